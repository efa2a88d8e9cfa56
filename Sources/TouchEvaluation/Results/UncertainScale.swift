package import TouchRecording
import TouchReport

/// What isn't known of a recording's scale: its points needn't be a finger's points.
public struct UncertainScale: Hashable, Sendable {
  /// The ranges of the axes that were used, as `0:1079,0:2399`.
  public var ranges: String
  /// Whether those are only the largest values in the recording.
  public var isGuessed: Bool
  /// Whether a phone's screen was assumed, as no size is known.
  public var isAssumed: Bool

  init(ranges: String, isGuessed: Bool, isAssumed: Bool) {
    self.ranges = ranges
    self.isGuessed = isGuessed
    self.isAssumed = isAssumed
  }

  /// Looks at how a recording was mapped; nil where its scale is known.
  package init?(_ mapping: ScreenMapping) {
    self.init(
      ranges: mapping.area?.description ?? "",
      isGuessed: mapping.ranges == .largestSeen,
      isAssumed: mapping.scale == .phoneScreen
    )
    if !isGuessed, !isAssumed { return nil }
  }

  /// What is said of a recording whose ranges are guessed; nil where they are known.
  package var notice: (problem: String, remedy: String)? {
    guard isGuessed else { return nil }
    return (
      "its points are guessed: the ranges \(ranges) are only the largest values in it",
      "name them with --range or --desc, or record the device's description, too"
    )
  }

  /// The scale as JSON.
  var json: JSON {
    .object([
      ("ranges", .string(ranges)), ("guessed", .bool(isGuessed)), ("assumed", .bool(isAssumed)),
    ])
  }

  /// Reads a scale from JSON.
  init(_ scanner: inout JSONScanner) throws(LineProblem) {
    self.init(ranges: "", isGuessed: false, isAssumed: false)
    try scanner.object { scanner, key throws(LineProblem) in
      switch key {
      case "ranges": ranges = try scanner.string()
      case "guessed": isGuessed = try scanner.flag()
      case "assumed": isAssumed = try scanner.flag()
      default: try scanner.skipValue()
      }
    }
  }
}
