/// How positions in a device's units became points on a screen, and why so (recording formats 6).
public struct ScreenMapping: Hashable, Sendable, CustomStringConvertible {
  /// Where the ranges of the position axes are known from.
  public enum Ranges: Hashable, Sendable {
    /// The recording's own header.
    case recording
    /// A device's description in another file, named or found beside the recording.
    case description(path: String)
    /// The user named them.
    case named
    /// They aren't known: from 0 to the largest values in the recording.
    case largestSeen
    /// No axis was needed: the recording is in points already.
    case points
  }

  /// What decided how large the touch area is in points.
  public enum Scale: Hashable, Sendable {
    /// The axes' resolution, in units per millimetre: 163 points are an inch.
    case resolution(x: Int32, y: Int32)
    /// The screen that the user named; the area fits into it.
    case namedScreen
    /// Nothing: the area fits into a phone's screen, 390 × 844 points, upright or turned.
    case phoneScreen
    /// The recording is in points already.
    case points
  }

  /// Where the ranges are known from.
  public var ranges: Ranges
  /// The ranges themselves; nil for recordings in points.
  public var area: AxisRanges?
  /// What decided the size.
  public var scale: Scale

  /// A sentence for people.
  public var description: String {
    if ranges == .points {
      return scale == .namedScreen
        ? "Points as recorded, scaled to the named screen." : "Points as recorded."
    }
    let size =
      switch scale {
      case .resolution(let x, let y) where x == y:
        "Real size: \(x) units per mm"
      case .resolution(let x, let y):
        "Real size: \(x) units per mm across and \(y) down"
      case .namedScreen: "Scaled to the named screen"
      case .phoneScreen: "Scaled to a phone's screen, as no size is known"
      case .points: "Points"
      }
    let extent = area.map { " \($0)" } ?? ""
    let origin =
      switch ranges {
      case .recording: "the ranges\(extent) come from the recording's header"
      case .description(let path): "the ranges\(extent) come from \(path)"
      case .named: "the ranges\(extent) were named"
      case .largestSeen: "the ranges\(extent) are the largest values in the recording"
      case .points: "the positions are points"
      }
    return "\(size); \(origin)."
  }
}
