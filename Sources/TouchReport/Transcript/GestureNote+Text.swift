import TouchCore
public import TouchStage

extension GestureNote {
  /// The note as one line for people: time, gesture, event, value and place.
  ///
  /// Columns are those of `RecognizedGesture.text`; what stands in the place of the reason is for
  /// whoever has sentences for reasons.
  public var text: String {
    var parts = ["\(NumberText.fixed(time.seconds, 3)) s", gesture]
    for (place, width) in [15, 12].enumerated() {
      parts[place] += String(repeating: " ", count: max(width - parts[place].count, 0))
    }
    switch value {
    case .none: parts.append(event)
    case .number(let number): parts.append("\(event) \(NumberText.short(number, 4))")
    case .text(let text): parts.append("\(event) \(text)")
    }
    if let location {
      parts.append("at (\(NumberText.fixed(location.x, 1)), \(NumberText.fixed(location.y, 1)))")
    }
    return parts.joined(separator: "  ")
  }

  /// The note as one line of JSON, without the line's end: time, gesture, event, and what else is known.
  ///
  /// - Parameter why: The reason in words, where there is one.
  /// - Returns: The line.
  public func json(why: String? = nil) -> String {
    var line = "{\"t\":\(NumberText.short(time.seconds, 6))"
    line += ",\"gesture\":\(JSONText.quoted(gesture)),\"event\":\(JSONText.quoted(event))"
    switch value {
    case .none: break
    case .number(let number):
      line += ",\"value\":\(number.isFinite ? NumberText.short(number, 4) : "null")"
    case .text(let text): line += ",\"value\":\(JSONText.quoted(text))"
    }
    if let location {
      line += ",\"x\":\(NumberText.short(location.x, 4)),\"y\":\(NumberText.short(location.y, 4))"
    }
    if let why { line += ",\"why\":\(JSONText.quoted(why))" }
    return line + "}"
  }
}
