public import TouchCore

/// What is known of a recording before its first frame.
public struct RecordingHeader: Hashable, Sendable {
  /// The largest force where a recording names none: UIKit's, as `.touches` files write it.
  ///
  /// An average touch is 1.
  public static let defaultMaximumForce = 6.667
  /// UIKit's largest force.
  static let exactMaximumForce = 20.0 / 3.0

  /// The format the recording came in.
  public var format: RecordingFormat
  /// The device's name (or the `source` of a `.touches` file); nil where the recording has none.
  public var deviceName: String?
  /// The size, in points, of the screen that the frames' positions are on.
  public var screen: ScreenSize
  /// How the device's units became points, and why so.
  public var mapping: ScreenMapping
  /// Frames per second while something touches; nil where it wasn't measured.
  public var rate: Double?
  /// When the last frame is; nil where it wasn't measured.
  public var duration: TouchTime?
  /// Whether the hardware measures force; where it doesn't, no contact has one.
  public var hasForce: Bool
  /// The force that the largest pressure stands for.
  public var maximumForce: Double
  /// Where the largest pressure is known from; nil where the hardware measures no force.
  public var pressure: PressureScale?
}

/// What the raw pressure that stands for the maximum force is, and where that is known from.
public enum PressureScale: Hashable, Sendable, CustomStringConvertible {
  /// The device's description has it.
  case declared(maximum: Int32)
  /// It isn't known: the smallest usual maximum that isn't below `seen`, the largest in the recording.
  ///
  /// With the largest pressure itself, the hardest tap would count as a full press.
  case usual(maximum: Int32, seen: Int32)
  /// The recording has forces already.
  case forces

  /// The largest pressures of devices (recording formats 4.10, and the powers of two between and above).
  static let usualMaxima: [Int32] = [15, 255, 1023, 2047, 4095, 8191, 16383, 32767, 65535]

  /// The scale of a device of which only the largest pressure in a recording is known.
  static func usual(for seen: Int32) -> PressureScale {
    .usual(maximum: usualMaxima.first { $0 >= seen } ?? seen, seen: seen)
  }

  /// The raw pressure that stands for the maximum force; nil for forces.
  var maximum: Int32? {
    switch self {
    case .declared(let maximum), .usual(let maximum, _): maximum
    case .forces: nil
    }
  }

  /// A sentence for people.
  public var description: String {
    switch self {
    case .declared(let maximum): "Pressure up to \(maximum), as the device says."
    case .usual(let maximum, let seen):
      "Pressure up to \(maximum), the least usual maximum for the \(seen) in the recording."
    case .forces: "Force as recorded."
    }
  }
}
