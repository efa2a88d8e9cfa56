/// Manages the presentation of a controller: where its view is, and what else is in the container.
///
/// A subclass comes from the transitioning delegate of a controller in the style `custom`.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIPresentationController: PlainObject, Hashable {
  /// The controller that presents the other one.
  var presenter: Weak<UIViewController>
  /// The controller that presents the other one; the presented one itself while there is none.
  open var presentingViewController: UIViewController {
    presenter.object ?? presentedViewController
  }
  #if hasFeature(Embedded)
    /// The presented controller.
    public let presentedViewController: UIViewController
  #else
    private let presented: Weak<UIViewController>
    /// The presented controller, unless that keeps this object.
    private var keptController: UIViewController?
    /// The presented controller.
    ///
    /// - Precondition: It is there still; what it prepared for its presentation doesn't keep it.
    open var presentedViewController: UIViewController {
      guard let controller = keptController ?? presented.object else {
        preconditionFailure("The controller that was to be presented is deallocated.")
      }
      return controller
    }
  #endif
  /// The view in which the presentation happens; nil before it.
  open internal(set) var containerView: UIView?

  /// Creates what manages a presentation.
  ///
  /// - Parameters:
  ///   - presentedViewController: The controller that is presented.
  ///   - presentingViewController: The one that presents it; nil if the system has to find it.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    #if hasFeature(Embedded)
      self.presentedViewController = presentedViewController
    #else
      presented = Weak(presentedViewController)
      keptController = presentedViewController
    #endif
    presenter = Weak(presentingViewController)
  }

  /// The presented controller's style.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  /// Whether the container fills the window, and not only the view that defines the context; true by default.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenter's view leaves its window when the presented one is there; false by default.
  ///
  /// Asked in the style `custom` alone; the others say it themselves.
  open var shouldRemovePresentersView: Bool { false }

  /// The presented controller's view, or one that contains it.
  open var presentedView: UIView? { presentedViewController.view }
  /// Where the presented view is at the end, in the container; all of it by default.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Called before the container lays out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  /// Called when the presentation begins, with the container in its window.
  open func presentationTransitionWillBegin() {}
  /// Called when the presentation is over.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called when the dismissal begins.
  open func dismissalTransitionWillBegin() {}
  /// Called when the dismissal is over.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Called before the window's size changes; tells the presented controller.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard presentedViewController.isViewLoaded else { return }
    presentedViewController.viewWillTransition(to: size, with: coordinator)
  }

  #if !hasFeature(Embedded)
    /// What is asked about the style, and asked and told of dismissals by the user; held weakly.
    ///
    /// A sheet or a popover tells its own delegate's methods to an object that conforms to that protocol too.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// How fast a finger moved the presented view downwards that dismisses it, in points per second.
    final var leavingSpeed: CGFloat = 0

    /// The style that decides what stays behind the presented view.
    var shownStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    /// Whether the presented view appears and fades, where there is no animator.
    var fades: Bool { presentedViewController.modalTransitionStyle == .crossDissolve }
    /// The style in a narrow window, unless the delegate wants another; `none` for the own one.
    var styleInNarrowWindows: UIModalPresentationStyle { .none }
    /// Whether it can manage a presentation in a style.
    func serves(_ style: UIModalPresentationStyle) -> Bool { !style.hasManagerOfItsOwn }
    /// What manages the presentation that begins with traits: this object, or what it has for them.
    func adapted(to traits: UITraitCollection) -> UIPresentationController { self }
    /// Whether a touch at a point of the container is kept from what is behind it.
    func takesTouch(at point: CGPoint) -> Bool { true }
    /// Leaves it to the presented controller to keep this object, so that neither keeps both.
    final func isKeptByController() { keptController = nil }
    /// Whether the presentation is neither beginning nor ending.
    final var isShown: Bool {
      guard let presentation = presentingViewController.presentation else { return false }
      return presentation.manager === self && presentation.phase == .shown
    }

    /// Called before the traits change with the window's size; tells the presented controller.
    open func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      guard presentedViewController.isViewLoaded else { return }
      presentedViewController.willTransition(to: newCollection, with: coordinator)
    }

    /// The traits of the container; of the presenting controller before there is one.
    open var traitCollection: UITraitCollection {
      containerView?.traitCollection ?? presentingViewController.traitCollection
    }

    /// Called when the traits of the presented view changed, after its controller's method.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The style in a narrow window; `none` for the one that the presentation has elsewhere.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
      delegate?.adaptivePresentationStyle(for: self) ?? styleInNarrowWindows
    }

    /// The style with traits, as the delegate answers; `none` for the one that the presentation has.
    open func adaptivePresentationStyle(
      for traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      if let delegate {
        return delegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
      }
      return traitCollection.horizontalSizeClass == .compact ? styleInNarrowWindows : .none
    }

    /// Called when constraints give a child another size; there are none, so that nothing calls it.
    open func systemLayoutFittingSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {}

    /// The size that the presented controller prefers.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    /// Called when the presented controller prefers another size.
    open func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {}

    /// The size that the presented controller gets in a size of the container's; the same by default.
    open func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
  #endif
}
