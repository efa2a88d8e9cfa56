import TouchCore
public import TouchStage

extension GestureAnalysis {
  /// Why a gesture did not happen, or when it did, in a few words.
  ///
  /// "No tap: moved 46.2 pt, limit 45: 1.2 pt too far at 0.31 s. …" Of several sequences without the gesture the answer tells of the one in which it was closest.
  public func answer(about gesture: String) -> String {
    if sequences.isEmpty { return "No \(gesture): nothing touched." }
    let notes = log.controlNotes.filter { $0.gesture == gesture }
    if !notes.isEmpty { return answer(about: gesture, notes) }
    var met: [(place: Int, told: GestureExplanation)] = []
    var told: [(place: Int, told: GestureExplanation)] = []
    for (place, sequence) in sequences.enumerated() {
      let all = explanations(of: sequence).filter { $0.name == gesture }
      met += all.filter { $0.isSuccess }.map { (place, $0) }
      // A finger that is left over may be tried again: the first attempt is what the hand meant.
      if let first = all.first { told.append((place, first)) }
    }
    if let first = met.first?.told {
      if met.count == 1 { return "\(gesture): \(first.sentence)." }
      let times = met.map { moment($0.told.time) }
      return "\(gesture): \(met.count) times, at \(times.joined(separator: ", "))."
    }
    guard let closest = told.min(by: { $0.told.distance < $1.told.distance }) else {
      return "No \(gesture): it took no part, as no touch began in its view or below it."
    }
    var text = "No \(gesture): \(closest.told.sentence)."
    if let remedy = closest.told.remedy { text += " It would have needed \(remedy)." }
    if told.count > 1 {
      let isMeasured = closest.told.distance < GestureExplanation.farOff
      text += " That was number \(closest.place + 1) of \(sequences.count) touch sequences"
      text += isMeasured ? ", the closest." : "."
    }
    return text
  }

  /// The same for what is no recognizer, from what the scene told of it.
  private func answer(about name: String, _ notes: [GestureNote]) -> String {
    let met = notes.filter { $0.role == .success }
    if met.count == 1 { return "\(name): \(met[0].sentence)." }
    if !met.isEmpty {
      let times = met.map { moment($0.time) }
      return "\(name): \(met.count) times, at \(times.joined(separator: ", "))."
    }
    // What came closest is what the hand meant.
    let misses = notes.filter { $0.reason != nil }
    let closest = misses.min { $0.distance < $1.distance } ?? notes[notes.count - 1]
    return "No \(name): \(closest.sentence)."
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
  fileprivate var distance: Double {
    guard let measure = reason?.measure, measure.slack < 0 else { return GestureExplanation.farOff }
    return -measure.relativeSlack
  }
}

extension GestureExplanation {
  /// Whether it became its gesture, however it ended.
  var isSuccess: Bool { verdict == .recognized || verdict == .cancelled }

  /// How far a failure was from success: parts of the limit that was missed, more where it had no limit.
  var distance: Double {
    if verdict == .noPart { return .infinity }
    guard let measure, measure.slack < 0 else { return Self.farOff }
    // Fingers that are missing or too many make another gesture.
    let miss = -measure.relativeSlack + (measure.unit == .count ? Self.otherFingers : 0)
    return min(miss, Self.farOff)
  }

  /// Where failures without a limit stand among those that have one (our own choice).
  static let farOff = 1000.0
  /// What a wrong number of fingers adds (our own choice).
  private static let otherFingers = 10.0
}
