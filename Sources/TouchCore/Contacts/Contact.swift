/// One finger or pen at one moment: where it is, how hard it presses, what happened to it.
public struct Contact: Hashable, Sendable {
  /// Names one contact from its beginning to its end; the host may use the number again afterwards.
  public struct ID: Hashable, Comparable, Sendable {
    /// The host's number for the contact.
    public var rawValue: Int

    /// Creates a name from the host's number.
    public init(_ rawValue: Int) { self.rawValue = rawValue }

    /// Whether one number is smaller than the other.
    public static func < (lhs: ID, rhs: ID) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// What happened to the contact since the frame before (rule 1.2).
  ///
  /// A contact that did not change is left out of its frame, so there is no `stationary` here.
  public enum Phase: Hashable, Sendable, CaseIterable {
    /// The contact touched down.
    case began
    /// The contact moved, or its force or size changed.
    case moved
    /// The contact was lifted.
    case ended
    /// The contact was taken away: a system interruption, a lost stream, a palm.
    case cancelled
    /// A pointer or pen came near without touching.
    case regionEntered
    /// A pointer or pen moved without touching.
    case regionMoved
    /// A pointer or pen that did not touch went away.
    case regionExited

    /// Whether this is hover (rule 1.5): near the surface, never a contact.
    @inlinable public var isRegion: Bool {
      switch self {
      case .began, .moved, .ended, .cancelled: false
      case .regionEntered, .regionMoved, .regionExited: true
      }
    }
  }

  /// What touches (rule 1.13).
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// A finger on the screen.
    case direct
    /// A finger on a surface away from the screen.
    case indirect
    /// A pen.
    case pencil
    /// A mouse or a touchpad's pointer.
    case indirectPointer
  }

  /// Which contact this is.
  public var id: ID
  /// What happened to it.
  public var phase: Phase
  /// Where it is, in points of the screen.
  public var position: Point
  /// How hard it presses: 1 is an average touch; nil where the hardware has no force (rule 1.10).
  public var force: Double?
  /// The larger radius of the touched area in points; nil where the hardware has none (rule 1.12).
  public var radius: Double?
  /// What touches.
  public var kind: Kind
  /// A pen's angle above the surface in radians: 0 lies flat, π/2 is upright (rule 1.14).
  public var altitude: Double?
  /// A pen's direction in radians, from the screen's +x towards the pen's tail (rule 1.14).
  public var azimuth: Double?
  /// What of all this is an estimate; nil where nothing is (rule 1.15).
  public var estimate: Estimate?

  /// Creates a contact.
  public init(
    id: ID,
    phase: Phase,
    position: Point,
    force: Double? = nil,
    radius: Double? = nil,
    kind: Kind = .direct,
    altitude: Double? = nil,
    azimuth: Double? = nil,
    estimate: Estimate? = nil
  ) {
    self.id = id
    self.phase = phase
    self.position = position
    self.force = force
    self.radius = radius
    self.kind = kind
    self.altitude = altitude
    self.azimuth = azimuth
    self.estimate = estimate
  }
}
