/// How many frames a second something asks for.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The fewest frames a second.
  public var minimum: Float
  /// The most frames a second.
  public var maximum: Float
  /// The frames a second that are wanted; nil or 0 for no wish.
  public var preferred: Float?

  /// Creates a range; all of it zero leaves the choice to the screen.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The range that leaves the choice to the screen.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
