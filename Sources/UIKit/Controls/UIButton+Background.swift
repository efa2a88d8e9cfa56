#if !hasFeature(Embedded)
  extension UIButton {
    /// Shows what a background has on its surface, from the back to the front: effect, image, custom view.
    func showContents(of background: UIBackgroundConfiguration, in surface: UIView) {
      guard background.hasContents || !surface.subviews.isEmpty else { return }
      let effect =
        surface.subviews.lazy.compactMap { $0 as? UIVisualEffectView }.first { $0.tag == Self.own }
      let picture =
        surface.subviews.lazy.compactMap { $0 as? UIImageView }.first { $0.tag == Self.own }
      var wanted: [UIView] = []
      if let shown = background.visualEffect {
        let view = effect ?? UIVisualEffectView(effect: nil)
        if view.effect != shown { view.effect = shown }
        view.tag = Self.own
        wanted.append(view)
      }
      if let image = background.image {
        let view = picture ?? UIImageView(image: nil)
        view.image = image
        view.contentMode = background.imageContentMode
        view.tag = Self.own
        wanted.append(view)
      }
      if let view = background.customView { wanted.append(view) }
      for view in surface.subviews where !wanted.contains(view) { view.removeFromSuperview() }
      for view in wanted where view.superview !== surface { surface.addSubview(view) }
      if surface.subviews != wanted { for view in wanted { surface.bringSubviewToFront(view) } }
      for view in wanted { view.frame = surface.bounds }
      surface.clipsToBounds = true
    }

    /// The tag of the button's own views on its surface.
    private static var own: Int { .min }
  }
#endif
