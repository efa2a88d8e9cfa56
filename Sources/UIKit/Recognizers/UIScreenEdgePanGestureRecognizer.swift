import TouchCore

/// A pan that comes in from an edge of the window (rule 6.14).
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  private var machine = ScreenEdgePanMachine(constants: UIApplication.shared.constants)

  /// The edges that the gesture may come from.
  open var edges: UIRectEdge = []

  override var drag: Vector { machine.translation }
  override var dragVelocity: Vector { machine.velocity }
  override func rebase(to translation: Vector) { machine.setTranslation(translation) }
  /// Scrolling comes from no edge.
  override var scrollTypes: UIScrollTypeMask? { [] }

  override var machineDeadline: TouchTime? { machine.deadline }
  override func machineIgnores(_ contact: Contact.ID) -> Bool { machine.ignores(contact) }
  override var machinePassed: [GestureReason] { machine.passed }
  override var machineConstants: GestureConstants? { machine.constants }
  override func tuneMachine(_ constants: GestureConstants) { machine.constants = constants }
  override func resetMachine() { machine.reset() }
  override func answer(to input: GestureInput) -> GestureAnswer? {
    if input.kind == .began, attempt.touches.count <= input.contacts.count { configure() }
    return machine.receive(input)
  }

  /// Tells the machine, as an attempt begins, which edges are meant.
  private func configure() {
    let size = (attempt.touches.first?.window ?? view?.window)?.bounds.size ?? .zero
    machine.configuration = ScreenEdgePanMachine.Configuration(
      edges: RectEdges(rawValue: edges.rawValue),
      bounds: Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height)),
      pan: panConfiguration
    )
  }
}
