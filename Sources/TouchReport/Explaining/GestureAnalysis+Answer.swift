import TouchCore
public import TouchStage

extension GestureAnalysis {
  /// Why a gesture did not happen, or when it did, in a few words.
  ///
  /// "No tap: moved 46.2 pt, limit 45: 1.2 pt too far at 0.31 s. …" Of several sequences without the gesture the answer tells of the one in which it was closest.
  public func answer(about gesture: String) -> String { answer(about: gesture, absence: nil) }

  /// The same, with more that the caller knows.
  ///
  /// - Parameters:
  ///   - gesture: The recognizer's name.
  ///   - absence: Why nothing touched it, where that is known.
  ///   - tellsLast: Whether the last of several sequences is told of, too, if the answer is about another one.
  ///   - complete: Completes what is undecided in the last sequence.
  /// - Returns: The answer.
  func answer(
    about gesture: String,
    absence: String?,
    tellsLast: Bool = false,
    complete: (inout GestureExplanation) -> Void = { _ in }
  ) -> String {
    var answer = GestureAnswer(about: gesture)
    answer.tellsLast = tellsLast
    if let absence { answer.absence = absence }
    for index in sequences.indices {
      var told = SequenceExplanations(of: sequences[index], in: self).all
      if index == sequences.count - 1 {
        for index in told.indices where told[index].verdict == .undecided { complete(&told[index]) }
      }
      answer.take(told, of: sequences[index])
    }
    answer.take(log)
    return answer.text
  }
}

/// Why one gesture did not happen, or when it did, gathered sequence by sequence.
struct GestureAnswer {
  /// What happened several times: the first of it, and when each was.
  private struct Successes {
    var first: String?
    var count = 0
    var times = ""

    mutating func add(_ sentence: String, at time: TouchTime) {
      if first == nil { first = sentence }
      if count > 0 { times += ", " }
      times += NumberText.short(time.seconds, 3) + " s"
      count += 1
    }

    /// The answer; nil where nothing happened.
    func text(_ name: String) -> String? {
      guard let first else { return nil }
      return count == 1 ? "\(name): \(first)." : "\(name): \(count) times, at \(times)."
    }
  }

  private let gesture: String
  /// Whether a scene tells of it, and it is no recognizer.
  private let isToldByScene: Bool
  /// Why nothing touched it.
  var absence = "no touch began in its view or below it"
  /// Whether the last of several sequences is told of, too, if the answer is about another one.
  var tellsLast = false
  private var sequences = 0
  /// What became of it in the last sequence.
  private var last: [GestureExplanation] = []
  private var successes = Successes()
  private var closest: (number: Int, told: GestureExplanation)?
  /// In how many sequences it took part, or was refused to.
  private var count = 0
  private var isRecognizer = false
  private var noteSuccesses = Successes()
  private var closestNote: GestureNote?
  private var lastNote: GestureNote?
  /// The first finger that the system took.
  private var systemNote: GestureNote?

  init(about gesture: String, isToldByScene: Bool = false) {
    self.gesture = gesture
    self.isToldByScene = isToldByScene
  }

  /// Takes what became of the recognizers in the next sequence, or in the next part of one.
  mutating func take(_ explanations: [GestureExplanation], of sequence: GestureAnalysis.Sequence) {
    if !sequence.isContinued || sequences == 0 { sequences += 1 }
    let told = explanations.filter { $0.name == gesture }
    last = told
    for success in told where success.isSuccess {
      successes.add(success.sentence, at: success.time)
    }
    // A finger that is left over may be tried again: the first attempt is what the hand meant.
    guard let first = told.first else { return }
    count += 1
    if let closest, closest.told.distance <= first.distance { return }
    closest = (sequences, first)
  }

  /// Takes what the scene told in the next part of a log, or in a whole one.
  mutating func take(_ log: GestureLog) {
    isRecognizer = log.recognizers.contains { $0.name == gesture }
    systemNote = systemNote ?? log.notes.first { $0.isTakenBySystem }
    for note in log.notes where note.gesture == gesture {
      lastNote = note
      if note.role == .success { noteSuccesses.add(note.sentence, at: note.time) }
      // What came closest is what the hand meant.
      if note.reason != nil, closestNote.map({ note.distance < $0.distance }) ?? true {
        closestNote = note
      }
    }
  }

  /// The answer.
  var text: String {
    if sequences == 0 { return "No \(gesture): \(nothingText)." }
    // What is no recognizer is known from what the scene told of it.
    if !isRecognizer, let lastNote {
      return noteSuccesses.text(gesture) ?? "No \(gesture): \((closestNote ?? lastNote).sentence)."
    }
    if isToldByScene { return "No \(gesture): the scene told nothing of it." }
    if let text = successes.text(gesture) {
      let isOfLast = successes.count == 1 && last.contains { $0.isSuccess }
      return text + (isOfLast ? "" : lastText)
    }
    guard let closest else {
      return "No \(gesture): it took no part, as \(absence)."
    }
    var text = "No \(gesture): \(closest.told.sentence)."
    if let remedy = closest.told.remedy { text += " It would have needed \(remedy)." }
    if count > 1 {
      let isMeasured = closest.told.distance < GestureExplanation.farOff
      text += " That was number \(closest.number) of \(sequences) touch sequences"
      text += isMeasured ? ", the closest." : "."
    }
    return text + (closest.number == sequences ? "" : lastText)
  }

  /// What is said where no touch reached the app; the system may have held it back and taken it.
  private var nothingText: String {
    guard let systemNote else { return "nothing touched" }
    let time = NumberText.short(systemNote.time.seconds, 3)
    return
      "no touch reached the app: the system took the finger for \(systemNote.gesture) at \(time) s"
  }

  /// What became of it in the last of several sequences; empty where that isn't told.
  private var lastText: String {
    guard tellsLast, sequences > 1 else { return "" }
    guard let told = last.last(where: { $0.isSuccess }) ?? last.first else {
      return " It took no part in the last touch sequence."
    }
    return " In the last touch sequence: \(told.sentence)."
  }
}

extension GestureNote {
  /// What happened, when, and why it came to nothing.
  var sentence: String {
    "\(reason?.sentence() ?? words) at \(NumberText.short(time.seconds, 3)) s"
  }

  /// What happened: the event, with what belongs to it.
  var words: String {
    switch value {
    case .none: event
    case .number(let number): "\(event) \(NumberText.short(number, 4))"
    case .text(let text): "\(event) \(text)"
    }
  }

  /// One character for what it means.
  var mark: String {
    switch role {
    case .success: "+"
    case .miss: "-"
    case .step, .update: " "
    }
  }

  /// How far a miss was from success, in parts of the limit.
  var distance: Double {
    guard let measure = reason?.measure, !measure.isKept else { return GestureExplanation.farOff }
    return -measure.relativeSlack
  }
}

extension GestureExplanation {
  /// Whether it became its gesture, however it ended.
  var isSuccess: Bool { verdict == .recognized || verdict == .cancelled }

  /// How far a failure was from success: parts of the limit that was missed, more where it had no limit.
  var distance: Double {
    if verdict == .noPart { return .infinity }
    guard let measure, !measure.isKept else { return Self.farOff }
    // Fingers that are missing or too many make another gesture.
    let miss = -measure.relativeSlack + (measure.unit == .count ? Self.otherFingers : 0)
    return min(miss, Self.farOff)
  }

  /// Where failures without a limit stand among those that have one (our own choice).
  static let farOff = 1000.0
  /// What a wrong number of fingers adds (our own choice).
  private static let otherFingers = 10.0
}
