// The objects that manage presentations, from before these begin.
extension UIViewController {
  /// The object that manages the presentation that begins.
  func makeManager(
    presenting: UIViewController,
    source: UIViewController
  ) -> UIPresentationController {
    let made =
      modalPresentationStyle == .custom
      ? transitioningDelegate?.presentationController(
        forPresented: self,
        presenting: presenting,
        source: source
      ) : nil
    if let made { return made }
    #if !hasFeature(Embedded)
      if extras?.manager != nil || modalPresentationStyle.hasManagerOfItsOwn,
        let prepared = preparedManager()
      {
        return prepared.adapted(to: presenting.traitCollection)
      }
    #endif
    return UIPresentationController(presentedViewController: self, presenting: presenting)
  }

  /// What manages the presentation of this controller or one of its ancestors; before there is one, what will manage
  /// that of the outermost.
  var managerInForce: UIPresentationController? {
    if let presented = nearest(where: { $0.presenter != nil }) {
      return presented.presenter?.presentation?.manager
    }
    #if hasFeature(Embedded)
      return nil
    #else
      return (nearest { $0.parent == nil } ?? self).preparedManager()
    #endif
  }
}

extension UIPresentationController {
  /// Whether the presented view appears and fades, where there is no animator.
  var fadesInForce: Bool {
    #if hasFeature(Embedded)
      presentedViewController.modalTransitionStyle == .crossDissolve
    #else
      fades
    #endif
  }

  /// The style that decides what stays behind the presented view.
  var styleInForce: UIModalPresentationStyle {
    #if hasFeature(Embedded)
      presentedViewController.modalPresentationStyle
    #else
      shownStyle
    #endif
  }
}

#if !hasFeature(Embedded)
  extension UIModalPresentationStyle {
    /// Whether presentations in the style have a manager of a class of their own.
    var hasManagerOfItsOwn: Bool { self == .pageSheet || self == .formSheet || self == .popover }
  }

  /// Makes the managers of a class of their own.
  ///
  /// Controllers conform to it beside those classes, which are unknown here.
  @MainActor
  protocol PresentationManagerMaking: AnyObject {
    /// Makes what manages a sheet or a popover; nil for other styles.
    func makeManager(for style: UIModalPresentationStyle) -> UIPresentationController?
  }

  extension UIViewController {
    /// What will manage the controller's presentation in its style, made at the first look and kept for the next one
    /// too.
    ///
    /// Nil in the style `custom`: the transitioning delegate is asked when the presentation begins.
    func preparedManager() -> UIPresentationController? {
      let style = modalPresentationStyle
      guard style != .custom else { return nil }
      if let manager = extras?.manager, manager.serves(style) { return manager }
      // By way of an object of any class: the compiler would look up the conformance, and the folders would need each
      // other.
      let object: AnyObject = self
      let made = (object as? any PresentationManagerMaking)?.makeManager(for: style)
      return adopt(
        made ?? UIPresentationController(presentedViewController: self, presenting: nil)
      )
    }

    /// Keeps what will manage the presentation; what the client set the delegate of passes that on.
    func adopt(_ manager: UIPresentationController) -> UIPresentationController {
      manager.isKeptByController()
      manager.delegate = extras?.manager?.delegate
      ownExtras.manager = manager
      return manager
    }
  }
#endif
