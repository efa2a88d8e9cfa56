import TouchCore

/// A pointer over the view that doesn't touch (rule 6.15).
///
/// It takes no part in touches, and no other gesture excludes it.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  @exclusivity(unchecked) private var machine = HoverMachine()

  /// Excludes no other gesture.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// Is excluded by no other gesture.
  open override func canBePrevented(
    by preventingGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  override var takesTouches: Bool { false }
  override var followsHover: Bool { true }
  override var machineSatisfiedLimits: [GestureReason] { machine.satisfiedLimits }
  override func resetMachine() { machine.reset() }
  override func answer(to input: GestureInput) -> GestureAnswer? { machine.receive(input) }
  override func beginMachine(with contacts: [ContactSample], at time: TouchTime) -> Bool {
    machine.begin(with: contacts, at: time)
  }
}

extension UIHoverGestureRecognizer {
  /// How far a pencil is from the screen, from 0, where it touches, to 1; 0, as for every pointer that is no pencil.
  public var zOffset: CGFloat { 0 }

  /// A pencil's angle above the surface in radians; π/2, upright, as for every pointer that is no pencil.
  public var altitudeAngle: CGFloat { .pi / 2 }

  /// A pencil's direction in radians; 0, as for every pointer that is no pencil.
  public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// A pencil's direction as a vector of length 1; along +x, as for every pointer that is no pencil.
  public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// How far a pencil is turned about its length, in radians; 0, as for every pointer that is no pencil.
  public var rollAngle: CGFloat { 0 }
}
