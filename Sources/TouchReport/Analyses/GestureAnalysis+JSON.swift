public import TouchCore
public import TouchStage

extension GestureAnalysis {
  /// The story as lines of JSON: an object a sequence, in the order of time.
  ///
  /// Times have six decimals at most, values four; the keys come in a fixed order.
  ///
  /// - Parameter gesture: The only recognizer to tell of; nil for all.
  /// - Returns: The lines, without their ends.
  public func json(gesture: String? = nil) -> [String] {
    sequences.enumerated().map { place, sequence in
      let told = explanations(of: sequence).filter { gesture == nil || $0.name == gesture }
      var line = "{\"sequence\":\(place + 1)"
      line += ",\"began\":\(seconds(sequence.began)),\"ended\":\(seconds(sequence.ended))"
      line += ",\"touches\":[\(sequence.touches.map(json).joined(separator: ","))]"
      line += ",\"recognizers\":[\(told.map(json).joined(separator: ","))]"
      let notes = sequence.notes.filter { gesture == nil || $0.gesture == gesture }
      if !notes.isEmpty {
        let list = notes.map { $0.json(why: $0.reason?.sentence()) }
        line += ",\"events\":[\(list.joined(separator: ","))]"
      }
      return line + "}"
    }
  }

  private func json(touch: Int) -> String {
    let touch = log.touches[touch]
    return "{\"began\":\(seconds(touch.began)),\"ended\":\(seconds(touch.last))"
      + ",\"x\":\(number(touch.start.x)),\"y\":\(number(touch.start.y))"
      + ",\"farthest\":\(number(touch.farthest))}"
  }

  private func json(_ told: GestureExplanation) -> String {
    var line = "{\"recognizer\":\(JSONText.quoted(told.name))"
    line += ",\"verdict\":\"\(told.verdict.rawValue)\",\"time\":\(seconds(told.time))"
    line += ",\"sentence\":\(JSONText.quoted(told.sentence))"
    if let reason = told.reason { line += ",\"reason\":\"\(reason.kind)\"" }
    if let other = told.other { line += ",\"other\":\(JSONText.quoted(name(other)))" }
    if let measure = told.measure {
      line += ",\"value\":\(number(measure.value)),\"limit\":\(number(measure.limit))"
      line += ",\"bound\":\"\(measure.bound)\",\"unit\":\"\(measure.unit)\""
      line += ",\"slack\":\(number(measure.slack))"
    }
    if let remedy = told.remedy { line += ",\"remedy\":\(JSONText.quoted(remedy))" }
    return line + ",\"nearMiss\":\(told.isNearMiss)}"
  }

  private func seconds(_ time: TouchTime) -> String { NumberText.short(time.seconds, 6) }
  private func number(_ value: Double) -> String {
    value.isFinite ? NumberText.short(value, 4) : "null"
  }
}

extension GestureReason {
  /// The reason's name, for programs.
  public var kind: String {
    switch self {
    case .tooFewTouches: "tooFewTouches"
    case .tooManyTouches: "tooManyTouches"
    case .taps: "taps"
    case .moved: "moved"
    case .travelled: "travelled"
    case .apart: "apart"
    case .near: "near"
    case .spread: "spread"
    case .strayed: "strayed"
    case .backwards: "backwards"
    case .awayFromEdge: "awayFromEdge"
    case .inwards: "inwards"
    case .turned: "turned"
    case .tooSlow: "tooSlow"
    case .held: "held"
    case .gap: "gap"
    case .tooSoon: "tooSoon"
    case .pressed: "pressed"
    case .speed: "speed"
    case .following: "following"
    case .lifted: "lifted"
    case .touchesCancelled: "touchesCancelled"
    case .hovering: "hovering"
    case .left: "left"
    case .finished: "finished"
    case .prevented: "prevented"
    case .requirementRecognized: "requirementRecognized"
    case .refused: "refused"
    case .disabled: "disabled"
    case .removed: "removed"
    case .ownDoing: "ownDoing"
    case .own: "own"
    }
  }
}
