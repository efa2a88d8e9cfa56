import TouchReport

/// How many recordings of a device have a scale that isn't known.
public struct ScaleStatistics: Hashable, Sendable {
  /// The recordings whose ranges are the largest values in them.
  public private(set) var guessed = 0
  /// The recordings that were fitted into a phone's screen, as no size is known.
  public private(set) var assumed = 0
  /// The guessed ranges of the first of them.
  private var first = ""
  /// The first guessed ranges that are others; nil where all are the same.
  private var other: String?

  /// Creates an empty tally.
  public init() {}

  mutating func add(_ scale: UncertainScale) {
    if scale.isAssumed { assumed += 1 }
    guard scale.isGuessed else { return }
    guessed += 1
    if guessed == 1 { first = scale.ranges }
    if scale.ranges != first, other == nil { other = scale.ranges }
  }

  /// What stands beside the figures.
  func lines(of device: String) -> [String] {
    var lines: [String] = []
    func recordings(_ count: Int) -> String {
      NumberText.count(count, "recording") + " of \(device)"
    }
    if guessed > 0 {
      let extent =
        other.map { "\(first) here and \($0) there: the same distance has other lengths in each" }
        ?? first
      lines.append(
        "SCALE GUESSED: of \(recordings(guessed)) the ranges are only the largest values (\(extent)); "
          + "name them with --range or --desc"
      )
    }
    if assumed > 0 {
      lines.append(
        "SIZE NOT KNOWN: \(recordings(assumed)) fitted into a phone's screen of 390 x 844 points; "
          + "name the device's with --screen"
      )
    }
    return lines
  }
}

extension EvaluationSummary {
  /// What isn't known of the recordings' scale, by device, in the order of names.
  package var scaleLines: [String] {
    scales.sorted { $0.key < $1.key }.flatMap { $0.value.lines(of: $0.key) }
  }
}
