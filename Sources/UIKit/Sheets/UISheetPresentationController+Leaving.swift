#if !hasFeature(Embedded)
  // How a sheet comes to rest, and how the user dismisses it or a popover.
  extension UISheetPresentationController {
    /// Moves the sheet to its detent.
    ///
    /// - Parameter speed: How fast it moves upwards now, in points per second.
    func settle(speed: CGFloat = 0) {
      stopSettling()
      let way = frameOfPresentedViewInContainerView.minY - surface.frame.minY
      let relative = way == 0 ? 0 : -speed / way
      let animator = UIViewPropertyAnimator(
        duration: SheetMeasure.settling,
        timingParameters: UISpringTimingParameters(
          dampingRatio: 1,
          initialVelocity: CGVector(dx: relative, dy: relative)
        )
      )
      animator.addAnimations { [weak self] in self?.arrange() }
      animator.addCompletion { [weak self, weak animator] _ in
        if self?.settling === animator { self?.settling = nil }
      }
      settling = animator
      animator.startAnimation()
    }

    /// Leaves the sheet where it is on its way to its detent.
    func stopSettling() {
      settling?.stopAnimation(true)
      settling = nil
    }

    /// Tells the delegate of a detent that a drag selected.
    func tellOfSelection() {
      (delegate as? any UISheetPresentationControllerDelegate)?
        .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
  }

  extension UIPresentationController {
    /// The user tapped beside the presented view.
    func userLeaves() {
      guard isShown else { return }
      if userMayDismiss() {
        dismissForUser()
      } else {
        delegate?.presentationControllerDidAttemptToDismiss(self)
      }
    }

    /// Whether neither a controller nor the delegate objects to a dismissal by the user.
    func userMayDismiss() -> Bool {
      guard !presentedViewController.staysModal else { return false }
      return delegate?.presentationControllerShouldDismiss(self) ?? true
    }

    /// Dismisses the controller, and tells the delegate before and afterwards.
    func dismissForUser() {
      delegate?.presentationControllerWillDismiss(self)
      // The delegate may have dismissed it; what was told to begin ends all the same.
      guard isShown else { return delegate?.presentationControllerDidDismiss(self) ?? () }
      let controller = presentedViewController
      presentingViewController.dismiss(animated: true) {
        withExtendedLifetime(controller) {
          self.delegate?.presentationControllerDidDismiss(self)
        }
      }
    }
  }

  extension UIViewController {
    /// Whether the controller or one in it doesn't let the user dismiss it.
    fileprivate var staysModal: Bool {
      isModalInPresentation || children.contains { $0.staysModal }
    }
  }
#endif
