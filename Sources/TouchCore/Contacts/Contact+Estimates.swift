extension Contact {
  /// Values of a contact that can be estimates (rule 1.15), with UIKit's raw values.
  public struct Properties: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The force.
    public static let force = Properties(rawValue: 1)
    /// The azimuth.
    public static let azimuth = Properties(rawValue: 2)
    /// The altitude.
    public static let altitude = Properties(rawValue: 4)
    /// The position.
    public static let position = Properties(rawValue: 8)
  }

  /// What of a contact's values is an estimate, and whether better ones will come.
  public struct Estimate: Hashable, Sendable {
    /// The values that are estimates.
    public var properties: Properties
    /// The number under which better values will come; nil where none will.
    public var updateIndex: Int?

    /// Creates a note on estimates.
    public init(_ properties: Properties, updateIndex: Int? = nil) {
      self.properties = properties
      self.updateIndex = updateIndex
    }
  }
}

/// Better values for a sample that held estimates, perhaps long after it (rule 1.15).
///
/// A value that is nil is no better known than before, and may come in another update.
public struct EstimateUpdate: Hashable, Sendable {
  /// The number that the sample was given.
  public var index: Int
  /// Where the contact really was, in points of the screen.
  public var position: Point?
  /// How hard it really pressed.
  public var force: Double?
  /// A pen's real angle above the surface, in radians.
  public var altitude: Double?
  /// A pen's real direction, in radians.
  public var azimuth: Double?

  /// Creates an update.
  public init(
    index: Int,
    position: Point? = nil,
    force: Double? = nil,
    altitude: Double? = nil,
    azimuth: Double? = nil
  ) {
    self.index = index
    self.position = position
    self.force = force
    self.altitude = altitude
    self.azimuth = azimuth
  }
}
