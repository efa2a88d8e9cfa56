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

  /// Where a view was that made room.
  struct Place {
    let superview: UIView
    let index: Int
    /// Whether the view filled its superview.
    let fills: Bool
  }

  /// How long a view takes to slide in or out, in seconds (our own choice).
  static var duration: TimeInterval { 0.4 }

  /// The presented controller.
  nonisolated let controller: UIViewController
  /// Lies between the window, or the context's superview, and the presented view, and keeps touches from
  /// what is behind.
  let container: UIView
  /// Whether the presenter's view stays in its window.
  let keepsPresenter: Bool
  var phase = Phase.arriving
  /// Where the presenter's view was; nil while it is there.
  var place: Place?

  /// Removes the presented view first, so that the chain of responders through it is remembered.
  func remove() {
    controller.viewIfLoaded?.removeFromSuperview()
    container.removeFromSuperview()
  }

  init(_ controller: UIViewController, in container: UIView, keepsPresenter: Bool) {
    self.controller = controller
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

  /// Always nil: views aren't read from archives here.
  required init?(coder: NSCoder) { return nil }

  override var next: UIResponder? {
    gestureState.formerSuperview == nil ? super.next : presenter.object ?? super.next
  }
}
