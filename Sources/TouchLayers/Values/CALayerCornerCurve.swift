/// The shape of a layer's round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Quarters of circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Curves that set in earlier and bend more evenly.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
