import TouchCore

/// A pan that comes in from an edge of the window (rule 6.14).
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that the gesture may come from.
  open var edges: UIRectEdge = []

  /// Creates a recognizer that tells a target, held weakly, of its states.
  public override init(target: ActionTarget?, action: Selector?) {
    super.init(target: target, action: action)
    gate = EdgeGate()
  }

  /// Always nil: recognizers aren't read from archives here.
  public override init?(coder: NSCoder) { return nil }

  /// Scrolling comes from no edge.
  override var takesScroll: Bool { false }

  override func answer(
    to input: GestureInput,
    _ contacts: [ContactSample],
    at time: TouchTime
  ) -> GestureAnswer? {
    if input == .began, attempt.touches.count <= contacts.count { gate = gateOfAttempt }
    return super.answer(to: input, contacts, at: time)
  }

  /// The edges that are meant, as the attempt begins.
  private var gateOfAttempt: EdgeGate {
    let size = (attempt.touches.first?.window ?? view?.window)?.bounds.size ?? .zero
    return EdgeGate(
      edges: RectEdges(rawValue: edges.rawValue),
      bounds: Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    )
  }
}
