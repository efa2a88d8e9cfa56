public import TouchCore
public import TouchStage

extension GestureAnalysis {
  /// The analysis as lines of JSON: an object a sequence, in the order of time.
  ///
  /// Times have six decimals at most, values four; the keys come in a fixed order. A sequence that a log was
  /// cut in is an object for each part, the first with `goesOn`, the others with `continued`.
  ///
  /// - Parameters:
  ///   - gesture: The only recognizer to tell of; nil for all.
  ///   - count: How many sequences came before, where the analysis is a part of a longer one.
  /// - Returns: The lines, without their ends.
  public func json(gesture: String? = nil, after count: Int = 0) -> [String] {
    var number = count
    return sequences.map { sequence in
      if !sequence.isContinued || number == 0 { number += 1 }
      let told = explanations(of: sequence).filter { gesture == nil || $0.name == gesture }
      let notes = sequence.notes.filter { gesture == nil || $0.gesture == gesture }
      return JSON.object([
        ("sequence", .integer(number)),
        ("began", .seconds(sequence.began)),
        ("ended", .seconds(sequence.ended)),
        ("continued", sequence.isContinued ? .bool(true) : nil),
        ("goesOn", sequence.goesOn ? .bool(true) : nil),
        ("touches", .list(sequence.touches.map { json(log.touches[$0]) })),
        ("recognizers", .list(told.map(json))),
        ("events", notes.isEmpty ? nil : .list(notes.map { $0.members })),
      ]).text
    }
  }

  private func json(_ touch: GestureLog.Touch) -> JSON {
    .object([
      ("began", .seconds(touch.began)), ("ended", .seconds(touch.last)),
      ("x", .number(touch.start.x)), ("y", .number(touch.start.y)),
      ("farthest", .number(touch.farthest)),
    ])
  }

  private func json(_ told: GestureExplanation) -> JSON {
    let measure = told.measure
    return .object([
      ("recognizer", .string(told.name)), ("verdict", .string(told.verdict.rawValue)),
      ("time", .seconds(told.time)), ("sentence", .string(told.sentence)),
      ("reason", told.reason.map { .string($0.kind) }),
      ("other", told.other.map { .string(name($0)) }),
      ("value", measure.map { .number($0.value) }), ("limit", measure.map { .number($0.limit) }),
      ("bound", measure.map { .string($0.bound.word) }),
      ("unit", measure.map { .string($0.unit.word) }),
      ("slack", measure.map { .number($0.slack) }),
      ("remedy", told.remedy.map(JSON.string)), ("nearMiss", .bool(told.isNearMiss)),
    ])
  }
}

extension GestureReason {
  /// The reason's name, for programs.
  public var kind: String {
    switch self {
    case .measured(let kind, _, _): "\(kind.name)"
    case .following: "following"
    case .lifted: "lifted"
    case .touchesCancelled: "touchesCancelled"
    case .hovering: "hovering"
    case .pointerLeft: "left"
    case .finished: "finished"
    case .prevented: "prevented"
    case .requirementRecognized: "requirementRecognized"
    case .refused: "refused"
    case .disabled: "disabled"
    case .removed: "removed"
    case .decided, .unexplained: "ownDoing"
    case .explained: "own"
    }
  }
}
