/// A controller that another one presents, from the beginning of its way in to the end of its way out.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class Presentation {
  /// How far a presentation has come.
  enum Phase {
    case arriving
    case shown
    case leaving
  }

  /// The way of a presented controller that its callbacks are about.
  enum Turn {
    case coming
    case going
  }

  /// Where the view of a presenter is when nothing is presented.
  #if !hasFeature(Embedded)
    @MainActor
  #endif
  struct Position {
    /// Not kept alive: it keeps the presenter, and with it the presentation.
    private let place: Weak<UIView>
    let index: Int
    /// Whether the view filled its superview.
    let fills: Bool

    /// Stores where a view is in its superview.
    init(of view: UIView, in superview: UIView) {
      place = Weak(superview)
      index = superview.subviews.firstIndex { $0 === view } ?? 0
      fills = view.frame == superview.bounds
    }

    var superview: UIView? { place.object }
  }

  /// How long a view takes to come or go without an animator, in seconds (our own choice).
  static var duration: TimeInterval { 0.4 }

  /// The presented controller.
  nonisolated let controller: UIViewController
  /// Lies between the window, or the context's superview, and the presented view, and keeps touches from
  /// what is behind.
  let container: UIView
  /// What says where the presented view is.
  let manager: UIPresentationController
  /// Whether the presenter's view stays in its window.
  let keepsPresenter: Bool
  var phase = Phase.arriving
  /// Where the presenter's view belongs; nil if it stays there, or once it stays away.
  var position: Position?
  /// Whether the presenter's view left its window.
  var hasMadeRoom = false
  /// The animated transition that is under way.
  var transition: ModalTransition?
  /// What the client that dismisses the controller waits for.
  var dismissalCompletion: (() -> Void)?

  /// Removes the presented view first, so that the chain of responders through it is kept.
  func remove() {
    if controller.isViewLoaded { manager.presentedView?.removeFromSuperview() }
    container.removeFromSuperview()
  }

  init(_ manager: UIPresentationController, in container: UIView, keepsPresenter: Bool) {
    controller = manager.presentedViewController
    self.manager = manager
    self.container = container
    self.keepsPresenter = keepsPresenter
  }
}

/// Holds a presented view.
///
/// While the touches of a dismissed view are cancelled, the chain of responders still leads through it to
/// the controller that presented the view (rules 3.8, 3.10).
final class PresentationContainer: UIView {
  private let presenter: Weak<UIViewController>

  init(frame: CGRect, presenter: UIViewController) {
    self.presenter = Weak(presenter)
    super.init(frame: frame)
    // What is behind the presented view can't be used.
    accessibilityViewIsModal = true
  }

  private var manager: UIPresentationController? {
    let presentation = presenter.object?.presentation
    return presentation?.container === self ? presentation?.manager : nil
  }

  #if !hasFeature(Embedded)
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      super.point(inside: point, with: event) && manager?.takesTouch(at: point) ?? true
    }
  #endif

  override func layoutSubviews() {
    let manager = manager
    manager?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    manager?.containerViewDidLayoutSubviews()
  }

  /// Always nil: views aren't read from archives here.
  required init?(coder: NSCoder) { return nil }

  override var next: UIResponder? {
    gestureState.formerSuperview == nil ? super.next : presenter.object ?? super.next
  }
}
