public import TouchCore
public import TouchStage

/// What changes between several analyses of the same touches, side by side.
public struct AnalysisComparison: Hashable, Sendable {
  /// One of the analyses.
  public struct Variant: Hashable, Sendable {
    /// What is different in it: "as it is" or a setting.
    public var title: String
    /// The analysis.
    public var analysis: GestureAnalysis

    /// Creates a variant.
    public init(title: String, analysis: GestureAnalysis) {
      self.title = title
      self.analysis = analysis
    }
  }

  /// What became of one recognizer in the same touches.
  public struct Row: Hashable, Sendable {
    /// The recognizer's name.
    public var recognizer: String
    /// When the first of the touches began.
    public var began: TouchTime
    /// What became of it in each variant; nil if it doesn't occur there.
    public var verdicts: [GestureExplanation?]
  }

  /// The analyses.
  public let variants: [Variant]
  /// What is not the same in all variants, in the order of time.
  public let rows: [Row]

  /// Compares analyses of the same touches.
  public init(_ variants: [Variant]) {
    self.variants = variants
    rows = Self.rows(variants.map(\.analysis))
  }

  /// How often a recognizer was recognized in each variant, for those that were in any, in the order of the
  /// first variant's log.
  public var counts: [(recognizer: String, counts: [Int])] {
    guard let first = variants.first else { return [] }
    return first.analysis.log.recognizers.compactMap { recognizer in
      let counts = variants.map { $0.analysis.count(of: recognizer.name) }
      return counts.contains { $0 > 0 } ? (recognizer.name, counts) : nil
    }
  }

  // MARK: Rows

  private static func rows(_ analyses: [GestureAnalysis]) -> [Row] {
    guard let first = analyses.first else { return [] }
    var rows: [Row] = []
    for touches in commonRanges(analyses) {
      for recognizer in first.log.recognizers {
        let told = analyses.map { $0.verdicts(of: recognizer.name, in: touches) }
        for place in 0..<(told.map(\.count).max() ?? 0) {
          let verdicts = told.map { $0.indices.contains(place) ? $0[place] : nil }
          let isSame = verdicts.dropFirst().allSatisfy {
            $0.map(Essence.init) == verdicts[0].map(Essence.init)
          }
          if isSame { continue }
          rows.append(
            Row(
              recognizer: recognizer.name,
              began: first.log.touches[touches.lowerBound].began,
              verdicts: verdicts
            )
          )
        }
      }
    }
    return rows
  }

  /// What of an explanation is worth comparing.
  private struct Essence: Equatable {
    let verdict: GestureExplanation.Verdict
    let sentence: String

    init(_ told: GestureExplanation) {
      verdict = told.verdict
      sentence = told.sentence
    }
  }

  /// The smallest ranges of touches that no variant divides further: all have a sequence's end there.
  private static func commonRanges(_ analyses: [GestureAnalysis]) -> [ClosedRange<Int>] {
    let ends = analyses.map { analysis in Set(analysis.sequences.compactMap(\.touches.last)) }
    guard let common = ends.dropFirst().reduce(ends.first, { $0?.intersection($1) }) else {
      return []
    }
    var start = 0
    return common.sorted().map { end in
      defer { start = end + 1 }
      return start...end
    }
  }
}

extension GestureAnalysis {
  /// How often a recognizer was recognized.
  fileprivate func count(of name: String) -> Int {
    sequences.reduce(0) { count, sequence in
      count + sequence.winners.count { self.name($0.recognizer) == name }
    }
  }

  /// What became of a recognizer in a range of touches: each success, or one failure.
  fileprivate func verdicts(of name: String, in touches: ClosedRange<Int>) -> [GestureExplanation] {
    let told = sequences.filter { $0.touches.first.map(touches.contains) ?? false }
      .flatMap { verdicts(of: $0) }.filter { $0.name == name }
    let successes = told.filter(\.isSuccess)
    if !successes.isEmpty { return successes }
    return told.min { $0.distance < $1.distance }.map { [$0] } ?? []
  }
}
