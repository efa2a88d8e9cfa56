public import TouchCore
public import TouchStage

/// What changes between several analyses of the same touches, side by side.
///
/// The analyses come in parts; what is the same in all of them is discarded as soon as all have come so far.
/// Where touches overlap for long, all of them are cut at the same moment, and compared up to there.
public struct AnalysisComparison {
  /// One of the analyses, whole.
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

  /// What became of one recognizer in the same touches, or what a scene told of a gesture or a control.
  public struct Row: Hashable, Sendable {
    /// What became of it in one of the variants.
    public struct Cell: Hashable, Sendable {
      /// How it came out; nil for a step on the way.
      public var verdict: GestureExplanation.Verdict?
      /// When it was recognized, or else when it came out so.
      public var time: TouchTime
      /// What happened and why.
      public var sentence: String
      /// Whether it missed its limit by little.
      public var isNearMiss: Bool
    }

    /// The name of the recognizer, the gesture or the control.
    public var recognizer: String
    /// When the first of the touches began.
    public var began: TouchTime
    /// What became of it in each variant; nil if it doesn't occur there.
    public var verdicts: [Cell?]
  }

  /// A sequence of one variant whose touches the other variants have not all come to.
  private struct Pending {
    let began: TouchTime
    /// The location of the last touch.
    let last: Int
    let verdicts: [GestureExplanation]
    /// What the scene told, without the misses that the verdicts tell of.
    let notes: [GestureNote]
  }

  /// What is different in each variant.
  public let titles: [String]
  private let take: (Row) -> Void
  private var pending: [[Pending]]
  /// How many touches each variant's parts had so far.
  private var touches: [Int]
  /// How often each recognizer was recognized in each variant.
  private var found: [String: [Int]] = [:]
  /// The recognizers of the first variant.
  private var recognizers: [String] = []
  /// The controls, and what windows see, of all variants.
  private var controls: [String] = []
  /// How many sequences of each variant were looked at for a common end.
  private var progress: [Int]

  /// Creates a comparison.
  ///
  /// - Parameters:
  ///   - titles: What is different in each variant.
  ///   - take: Called with what is not the same in all variants, in the order of time.
  public init(_ titles: [String], take: @escaping (Row) -> Void) {
    self.titles = titles
    self.take = take
    pending = titles.map { _ in [] }
    touches = titles.map { _ in 0 }
    progress = titles.map { _ in 1 }
  }

  /// How often a recognizer was recognized in each variant, for those that were in any, in the order of the
  /// first variant's log.
  public var counts: [(recognizer: String, counts: [Int])] {
    (recognizers + controls).compactMap { name in found[name].map { (name, $0) } }
  }

  /// Takes the next part of a variant's analysis.
  public mutating func take(_ part: GestureAnalysis, of variant: Int) {
    if variant == 0 { recognizers = part.log.recognizers.map(\.name) }
    for sequence in part.sequences {
      for winner in sequence.winners {
        let name = part.name(winner.recognizer)
        found[name, default: titles.map { _ in 0 }][variant] += 1
      }
      // The touches of what a cut goes through may all lie before it.
      let before = sequence.isContinued ? max(0, touches[variant] - 1) : nil
      guard let last = sequence.touches.last.map({ touches[variant] + $0 }) ?? before else {
        continue
      }
      let verdicts = part.verdicts(of: sequence)
      pending[variant].append(
        Pending(
          began: sequence.began,
          last: last,
          verdicts: verdicts,
          notes: sequence.notes.withoutMisses(toldBy: verdicts)
        )
      )
    }
    for note in part.log.controlNotes {
      // Controls and what a window sees, in the order in which they told of something first.
      if !controls.contains(note.gesture) { controls.append(note.gesture) }
      let count = note.role == .success ? 1 : 0
      found[note.gesture, default: titles.map { _ in 0 }][variant] += count
    }
    touches[variant] += part.log.touches.count
    while hasCommonPart() { compare() }
  }

  /// Compares what has come of all variants, which were all cut at the same moment, wherever that is.
  package mutating func cut() {
    progress = pending.map(\.count)
    compare()
  }

  // MARK: Rows

  /// Goes on until the touches that were looked at end with the same one in all variants; false as long as no
  /// touch is the last of a sequence in all of them.
  private mutating func hasCommonPart() -> Bool {
    var last = 0
    while true {
      var isSame = true
      for (variant, sequences) in pending.enumerated() {
        while progress[variant] <= sequences.count, sequences[progress[variant] - 1].last < last {
          progress[variant] += 1
        }
        guard progress[variant] <= sequences.count else { return false }
        let end = sequences[progress[variant] - 1].last
        if end > last, variant > 0 { isSame = false }
        last = end
      }
      if isSame { return true }
    }
  }

  /// Compares the sequences of each variant that were looked at, and discards them.
  private mutating func compare() {
    let parts = zip(pending, progress).map { $0.prefix($1) }
    for (variant, count) in progress.enumerated() { pending[variant].removeFirst(count) }
    progress = titles.map { _ in 1 }
    guard let began = parts.compactMap({ $0.first?.began }).min() else { return }
    let told = parts.map { part in Dictionary(grouping: part.flatMap(\.verdicts), by: \.name) }
    let notes = parts.map { part in Dictionary(grouping: part.flatMap(\.notes), by: \.gesture) }
    for recognizer in recognizers + controls.filter({ !recognizers.contains($0) }) {
      let cells = told.map { Self.cells($0[recognizer] ?? []) }
      for index in 0..<(cells.map(\.count).max() ?? 0) {
        let row = cells.map { $0.indices.contains(index) ? $0[index] : nil }
        let isSame = row.dropFirst().allSatisfy {
          $0?.verdict == row[0]?.verdict && $0?.sentence == row[0]?.sentence
        }
        if !isSame { take(Row(recognizer: recognizer, began: began, verdicts: row)) }
      }
      for row in Self.cells(of: notes.map { $0[recognizer] ?? [] }) {
        take(Row(recognizer: recognizer, began: began, verdicts: row))
      }
    }
  }

  /// What became of a recognizer: each success, or one failure.
  private static func cells(_ told: [GestureExplanation]) -> [Row.Cell] {
    let successes = told.filter(\.isSuccess)
    let closest = told.min { $0.distance < $1.distance }.map { [$0] } ?? []
    return (successes.isEmpty ? closest : successes).map {
      Row.Cell(
        verdict: $0.verdict,
        time: $0.time,
        sentence: $0.sentence,
        isNearMiss: $0.isNearMiss
      )
    }
  }
}
