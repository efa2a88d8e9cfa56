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
    _ attempt: GestureAnalysis.Attempt,
    _ explanation: GestureExplanation,
    in index: Int
  ) {
    self.analysis = analysis
    self.attempt = attempt
    self.sequence = index
    self.explanation = explanation
  }

  /// The attempt as JSON.
  var json: JSON {
    .object([
      ("r", .integer(attempt.recognizer)),
      ("sequence", .integer(sequence)),
      ("from", .microseconds(attempt.began)),
      ("until", .microseconds(attempt.ended)),
      ("blocks", .list(attempt.stretches.map(Self.json))),
      ("touches", JSON.unlessEmpty(attempt.touches.map(JSON.integer))),
      ("outcome", .string(attempt.outcome.word)),
      ("at", .optional(time.map(JSON.microseconds))),
      ("title", .string(title)),
      ("why", .string(sentence)),
      ("need", explanation.remedy.map(JSON.string)),
      ("other", (attempt.cause?.other).map(JSON.integer)),
      ("link", link.map(JSON.string)),
      ("measure", failedMeasure),
      ("passed", passed),
      ("miss", miss.map(JSON.string)),
      ("waits", JSON.unlessEmpty(attempt.requirements.map(JSON.integer))),
    ])
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

  private static func json(_ stretch: GestureAnalysis.Stretch) -> JSON {
    let span = [JSON.microseconds(stretch.from), .microseconds(stretch.until)]
    let kind: Int
    switch stretch.kind {
    case .waiting(let other): return .list([JSON.integer(1)] + span + [JSON.integer(other)])
    case .possible: kind = 0
    case .active: kind = 2
    case .ended: kind = 3
    case .cancelled: kind = 4
    case .failed: kind = 5
    }
    return .list([JSON.integer(kind)] + span)
  }

  // MARK: Measures

  /// By how much a limit was nearly kept.
  private var miss: String? {
    guard explanation.isNearMiss, let measure = explanation.measure else { return nil }
    return measure.margin(explanation.reason?.words ?? .much)
  }

  /// The limit that a failed attempt was held against.
  private var failedMeasure: JSON? {
    guard attempt.recognized == nil, let measure = explanation.measure else { return nil }
    return measure.json()
  }

  /// The limits that a recognized attempt kept, the tightest first.
  private var passed: JSON? {
    guard attempt.recognized != nil else { return nil }
    let reasons = ([attempt.wish?.reason].compactMap { $0 } + attempt.satisfiedLimits)
      .compactMap { reason in reason.measure.map { (reason, $0) } }
      .ordered { $0.1.relativeSlack < $1.1.relativeSlack }
    return JSON.unlessEmpty(reasons.map { $0.1.json(of: $0.0) })
  }
}

extension GestureMeasure {
  /// The measure as the page's script reads it, with a sentence for a reason where there is one.
  func json(of reason: GestureReason? = nil) -> JSON {
    let text = MeasureText(unit)
    let amounts = text.amounts(value, limit)
    var parts: [JSON] = [
      .finite(text.exact(value)), .finite(text.exact(limit)),
      .integer(bound == .atMost ? 0 : 1),
      .string(amounts.value), .string(amounts.limit),
    ]
    if let reason { parts.append(.string(PageTexts.sentence(reason.sentence()))) }
    return .list(parts)
  }
}
