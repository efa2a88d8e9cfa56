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
  override var takesScroll: Bool { false }

  override var machineDeadline: TouchTime? { machine.deadline }
  override func machineIgnores(_ contact: Contact.ID) -> Bool { machine.ignores(contact) }
  override var machinePassed: [GestureReason] { machine.passed }
  override var machineConstants: GestureConstants? {
    get { machine.constants }
    set { if let newValue { machine.constants = newValue } }
  }
  override func resetMachine() { machine.reset() }
  override func answer(
    to input: GestureInput,
    _ contacts: [ContactSample],
    at time: TouchTime
  ) -> GestureAnswer? {
    if input == .began, attempt.touches.count <= contacts.count { configure() }
    return machine.receive(input, contacts, at: time)
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
