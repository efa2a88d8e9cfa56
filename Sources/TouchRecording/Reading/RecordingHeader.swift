/// What is known of a recording before its first frame.
public struct RecordingHeader: Hashable, Sendable {
  /// UIKit's largest force where a recording names none: an average touch is 1.
  public static let defaultMaximumForce = 20.0 / 3.0

  /// The format the recording came in.
  public var format: RecordingFormat
  /// The device's name (or the `source` of a `.touches` file); nil where the recording has none.
  public var deviceName: String?
  /// The size, in points, of the screen that the frames' positions are on.
  public var screen: ScreenSize
  /// How the device's units became points, and why so.
  public var mapping: ScreenMapping
  /// Frames per second while something touches; nil where nobody measured it.
  public var rate: Double?
  /// Whether the hardware measures force; where it doesn't, no contact has one.
  public var hasForce: Bool
  /// The force that the largest pressure stands for.
  public var maximumForce: Double
  /// Where the largest pressure is known from; nil where the hardware measures no force.
  public var pressure: PressureScale?
}

/// What the raw pressure that stands for the maximum force is, and where that is known from.
public enum PressureScale: Hashable, Sendable, CustomStringConvertible {
  /// The device says so.
  case declared(maximum: Int32)
  /// Nothing says so; it is the largest pressure in the recording.
  case largestSeen(maximum: Int32)
  /// The recording has forces already.
  case forces

  /// A sentence for people.
  public var description: String {
    switch self {
    case .declared(let maximum): "Pressure up to \(maximum), as the device says."
    case .largestSeen(let maximum): "Pressure up to \(maximum), the largest in the recording."
    case .forces: "Force as recorded."
    }
  }
}
