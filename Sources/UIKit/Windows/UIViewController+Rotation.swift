extension UIViewController {
  /// Tells the children of another size, and the methods of before iOS 8 that the interface turns, where it does.
  final func passOn(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
    #if !hasFeature(Embedded)
      let former = held
      let turned = UIInterfaceOrientation(rawValue: UIScreen.main.heldOrientation.rawValue)
      guard let turned, turned != former else { return }
      let duration = coordinator.transitionDuration
      willRotate(to: turned, duration: duration)
      coordinator.animate(
        alongsideTransition: { [weak self] _ in
          self?.willAnimateRotation(to: turned, duration: duration)
        },
        completion: { [weak self] _ in self?.didRotate(from: former) }
      )
    #endif
  }
}
