import TouchCore
import TouchStage

/// One attempt as the page's script reads it.
struct PageAttempt {
  private let analysis: GestureAnalysis
  private let attempt: GestureAnalysis.Attempt
  private let explanation: GestureExplanation
  private let sequence: Int

  /// Gathers what a page shows of an attempt.
  init(
    _ analysis: GestureAnalysis,
    _ sequence: GestureAnalysis.Sequence,
    _ attempt: GestureAnalysis.Attempt,
    in place: Int
  ) {
    self.analysis = analysis
    self.attempt = attempt
    self.sequence = place
    explanation = analysis.explanation(of: attempt, in: sequence)
  }

  /// The attempt as JSON.
  var json: String {
    PageNumbers.object([
      ("r", "\(attempt.recognizer)"),
      ("sequence", "\(sequence)"),
      ("from", PageNumbers.time(attempt.began)),
      ("until", PageNumbers.time(attempt.ended)),
      ("blocks", PageNumbers.list(attempt.stretches.map(Self.json))),
      ("touches", list(attempt.touches)),
      ("outcome", "\"\(attempt.outcome)\""),
      ("at", time.map(PageNumbers.time) ?? "null"),
      ("title", JSONText.quoted(title)),
      ("why", JSONText.quoted(sentence)),
      ("need", explanation.remedy.map { JSONText.quoted($0) }),
      ("other", (attempt.cause?.other).map { "\($0)" }),
      ("link", link.map { "\"\($0)\"" }),
      ("measure", failedMeasure),
      ("passed", passed),
      ("miss", miss.map(JSONText.quoted)),
      ("waits", list(attempt.requirements)),
    ])
  }

  private func list(_ numbers: [Int]) -> String? {
    numbers.isEmpty ? nil : PageNumbers.list(numbers.map { "\($0)" })
  }

  /// When it was recognized at once, ended or failed; nil where it came to nothing.
  private var time: TouchTime? {
    switch attempt.outcome {
    case .ended, .cancelled, .failed: attempt.cause?.time ?? attempt.recognized
    case .possible, .began, .changed: attempt.recognized
    }
  }

  /// Why it came out so; a name that it begins with stays as it is.
  private var sentence: String {
    if let other = explanation.other,
      explanation.sentence.hasPrefix(analysis.log.recognizers[other].name)
    {
      return explanation.sentence + "."
    }
    return PageTexts.sentence(explanation.sentence)
  }

  private var title: String {
    let name = explanation.name
    return switch explanation.verdict {
    case .recognized: "\(name) was recognized"
    case .cancelled: "\(name) was broken off"
    case .failed: "\(name) failed"
    case .noPart: "\(name) took no part"
    case .undecided: "\(name) stayed undecided"
    }
  }

  /// How another recognizer decided this one's end.
  private var link: String? {
    guard attempt.cause?.other != nil else { return nil }
    return switch attempt.cause?.reason {
    case .prevented: "prevented"
    case .requirementRecognized: "required"
    default: nil
    }
  }

  private static func json(_ stretch: GestureAnalysis.Stretch) -> String {
    var parts = [PageNumbers.time(stretch.from), PageNumbers.time(stretch.until)]
    switch stretch.kind {
    case .possible: parts.insert("0", at: 0)
    case .waiting(let other): parts = ["1"] + parts + ["\(other)"]
    case .active: parts.insert("2", at: 0)
    case .ended: parts.insert("3", at: 0)
    case .cancelled: parts.insert("4", at: 0)
    case .failed: parts.insert("5", at: 0)
    }
    return PageNumbers.list(parts)
  }

  // MARK: Measures

  /// By how much a limit was nearly kept.
  private var miss: String? {
    guard explanation.isNearMiss, let measure = explanation.measure else { return nil }
    let words = explanation.reason?.words ?? MeasureWords(more: "too much", less: "too little")
    return measure.margin(words)
  }

  /// The limit that a failed attempt was held against.
  private var failedMeasure: String? {
    guard attempt.recognized == nil, let measure = explanation.measure else { return nil }
    return measure.json()
  }

  /// The limits that a recognized attempt kept, the tightest first.
  private var passed: String? {
    guard attempt.recognized != nil else { return nil }
    let reasons = ([attempt.wish?.reason].compactMap(\.self) + attempt.passed)
      .compactMap { reason in reason.measure.map { (reason, $0) } }
      .sorted { $0.1.relativeSlack < $1.1.relativeSlack }
    return reasons.isEmpty ? nil : PageNumbers.list(reasons.map { $0.1.json(of: $0.0) })
  }
}

extension GestureMeasure {
  /// The measure as the page's script reads it, with a sentence for a reason where there is one.
  func json(of reason: GestureReason? = nil) -> String {
    let text = MeasureText(unit)
    var parts = [
      PageNumbers.short(text.exact(value), 3),
      PageNumbers.short(text.exact(limit), 3),
      bound == .atLeast ? "1" : "0",
      JSONText.quoted(text.amount(value)),
      JSONText.quoted(text.amount(limit)),
    ]
    if let reason { parts.append(JSONText.quoted(PageTexts.sentence(reason.sentence()))) }
    return PageNumbers.list(parts)
  }
}
