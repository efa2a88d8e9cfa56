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

  /// Creates a recognizer without a target: there are no archives.
  public override init?(coder: NSCoder) {
    super.init(coder: coder)
    gate = EdgeGate()
  }

  /// Scrolling comes from no edge.
  override var scrollTypes: UIScrollTypeMask? { [] }

  override class var plainClass: UIGestureRecognizer.Type? { UIScreenEdgePanGestureRecognizer.self }
  override func answer(to input: GestureInput) -> GestureAnswer? {
    if input.kind == .began, tracked.touches.inputs.count <= input.contacts.count {
      gate = gateOfAttempt
    }
    return super.answer(to: input)
  }

  /// The edges that are meant, as the attempt begins.
  private var gateOfAttempt: EdgeGate {
    let bounds = (tracked.touches.inputs.first?.ownWindow ?? watchedView?.window)?.bounds ?? .zero
    return EdgeGate(
      edges: RectEdges(rawValue: edges.rawValue),
      bounds: Rect(
        x: Double(bounds.minX),
        y: Double(bounds.minY),
        width: Double(bounds.width),
        height: Double(bounds.height)
      )
    )
  }
}
