public import TouchCore
import TouchRecording
import TouchReport

/// A decision that came out differently in two runs.
public struct DecisionFlip: Hashable, Sendable {
  /// The recognizer's name; for a stroke that controls decided, its label.
  public var recognizer: String
  /// When the attempt, or the stroke, began.
  public var began: TouchTime
  /// What the first run decided; nil where it has no such attempt.
  public var first: SavedDecision?
  /// What the second run decided; nil where it has no such attempt.
  public var second: SavedDecision?
  /// The labelled stroke that it is about; nil outside of strokes.
  public var stroke: StrokePair?

  /// A labelled stroke in both runs.
  public struct StrokePair: Hashable, Sendable {
    /// In the first run.
    public var first: StrokeOutcome
    /// In the second one.
    public var second: StrokeOutcome
  }
}

/// What flipped in one recording.
public struct RecordingDiff: Hashable, Sendable {
  /// The recording's path as the table has it.
  public var file: String
  /// Who touched; nil where it isn't known.
  public var person: String?
  /// How many decisions both runs have.
  public var decisions: Int
  /// The decisions that flipped, in the order of time.
  public var flips: [DecisionFlip]
  /// Strokes that came out differently though no decision about them flipped, as controls have none.
  public var strokes: [DecisionFlip.StrokePair]
  /// What the second run says of reading the recording, where the first says something else.
  public var errors: [String]

  /// Compares what two runs came to in the same recording.
  public init(_ one: RecordingResult, _ other: RecordingResult) {
    file = one.file
    person = one.person ?? other.person
    decisions = max(one.decisions.count, other.decisions.count)
    flips = Self.flips(one, other)
    let told = Set(flips.compactMap { $0.stroke?.first })
    strokes = zip(one.strokes, other.strokes).compactMap { first, second in
      first.outcome == second.outcome || told.contains(first)
        ? nil : DecisionFlip.StrokePair(first: first, second: second)
    }
    errors =
      one.error == other.error
      ? [] : [one.error ?? "read to its end", other.error ?? "read to its end"]
  }

  /// Whether nothing is different.
  public var isEmpty: Bool { flips.isEmpty && strokes.isEmpty && errors.isEmpty }

  /// What tells attempts apart: their recognizer, when they began, and which of several it is.
  private struct Key: Hashable {
    var recognizer: String
    var began: TouchTime
    var number: Int
  }

  private static func keyed(_ decisions: [SavedDecision]) -> [(Key, SavedDecision)] {
    var numbers: [Key: Int] = [:]
    return decisions.map { decision in
      var key = Key(recognizer: decision.recognizer, began: decision.began, number: 0)
      let number = numbers[key, default: 0]
      numbers[key] = number + 1
      key.number = number
      return (key, decision)
    }
  }

  private static func flips(_ one: RecordingResult, _ other: RecordingResult) -> [DecisionFlip] {
    let first = keyed(one.decisions)
    let second = keyed(other.decisions)
    let known = Dictionary(second, uniquingKeysWith: { one, _ in one })
    let mine = Dictionary(first, uniquingKeysWith: { one, _ in one })
    var flips: [DecisionFlip] = []
    func add(_ key: Key, _ decision: SavedDecision?, _ changed: SavedDecision?) {
      let index = decision?.stroke ?? changed?.stroke
      var pair: DecisionFlip.StrokePair?
      if let index, one.strokes.indices.contains(index), other.strokes.indices.contains(index) {
        pair = DecisionFlip.StrokePair(first: one.strokes[index], second: other.strokes[index])
      }
      flips.append(
        DecisionFlip(
          recognizer: key.recognizer,
          began: key.began,
          first: decision,
          second: changed,
          stroke: pair
        )
      )
    }
    for (key, decision) in first {
      let changed = known[key]
      // An attempt that isn't there didn't become its gesture, nor did one that failed.
      let isFlip = changed.map { $0.verdict != decision.verdict } ?? decision.isGesture
      guard isFlip else { continue }
      add(key, decision, changed)
    }
    for (key, changed) in second where mine[key] == nil && changed.isGesture {
      add(key, nil, changed)
    }
    return flips.enumerated().sorted {
      ($0.element.began, $0.offset) < ($1.element.began, $1.offset)
    }
    .map(\.element)
  }
}

extension SavedDecision {
  /// Whether it became its gesture, to its end or not.
  var isGesture: Bool { verdict == .recognized || verdict == .cancelled }
}

// MARK: - Text

extension RecordingDiff {
  /// What is different, as lines for people.
  ///
  /// - Parameter commands: The commands that show more; nil for none.
  /// - Returns: The lines, the recording's name first.
  public func lines(commands: FlipCommands? = nil) -> [String] {
    var lines = [file.printable + (person.map { "  \($0.printable)" } ?? "")]
    if errors.count == 2 { lines += ["  A: \(errors[0])", "  B: \(errors[1])"] }
    for flip in flips {
      lines.append(
        "  \(NumberText.fixed(flip.began.seconds, 3)) s  \(flip.recognizer.printable): "
          + "\(Self.word(flip.first)) in A, \(Self.word(flip.second)) in B"
          + (flip.stroke.map { "  (\(Self.text($0)))" } ?? "")
      )
      let both = commands.map { commands in
        [0, 1].map { commands.command(file, flip, of: $0) }
      }
      for (run, decision) in [flip.first, flip.second].enumerated() {
        lines.append("    \(run == 0 ? "A" : "B"): \(Self.sentence(decision))")
        if commands?.areAlike == false, let command = both?[run] {
          lines.append("       \(command)")
        }
      }
      if commands?.areAlike == true, let command = both?.compactMap(\.self).first {
        lines.append("    \(command)")
      }
    }
    for pair in strokes {
      lines.append("  \(NumberText.fixed(pair.first.began.seconds, 3)) s  \(Self.text(pair))")
      for (name, stroke) in [("A", pair.first), ("B", pair.second)] where !stroke.why.isEmpty {
        lines.append("    \(name): \(stroke.why.printable)")
      }
    }
    return lines
  }

  private static func word(_ decision: SavedDecision?) -> String {
    decision?.verdict.rawValue ?? "no attempt"
  }

  private static func sentence(_ decision: SavedDecision?) -> String {
    decision?.sentence.printable ?? "no such attempt"
  }

  private static func text(_ pair: DecisionFlip.StrokePair) -> String {
    let (one, other) = (pair.first.outcome.text, pair.second.outcome.text)
    let label = "label \(pair.first.gesture.printable), line \(pair.first.line)"
    return one == other ? "\(label): \(one) in both" : "\(label): \(one) in A, \(other) in B"
  }

  /// What is different, as a line of JSON for each flip.
  public var jsonLines: [String] {
    let head: [(String, JSON?)] = [("file", .path(file)), ("person", person.map(JSON.path))]
    var lines = flips.map { flip in
      JSON.object(
        head + [
          ("recognizer", .string(flip.recognizer)), ("began", .exact(flip.began)),
          ("a", .optional(flip.first?.json)), ("b", .optional(flip.second?.json)),
          ("strokeA", flip.stroke?.first.json), ("strokeB", flip.stroke?.second.json),
        ]
      ).text
    }
    for pair in strokes {
      lines.append(
        JSON.object(head + [("strokeA", pair.first.json), ("strokeB", pair.second.json)]).text
      )
    }
    if errors.count == 2 {
      lines.append(
        JSON.object(head + [("errorA", .string(errors[0])), ("errorB", .string(errors[1]))]).text
      )
    }
    return lines
  }
}

extension StrokeOutcome.Outcome {
  /// The outcome in words.
  fileprivate var text: String {
    if case .confused(let other) = self { return "confused with \(other.printable)" }
    return word
  }
}
