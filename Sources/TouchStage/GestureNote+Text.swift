import TouchCore

extension GestureNote {
  /// The note as one line for people: time, gesture, event, value and place.
  ///
  /// Columns are those of `RecognizedGesture.text`; what stands in the place of the reason is for
  /// whoever has sentences for reasons.
  public var text: String {
    var parts = ["\(Decimal.fixed(time.seconds, 3)) s", gesture]
    for (place, width) in [15, 12].enumerated() {
      parts[place] += String(repeating: " ", count: max(width - parts[place].count, 0))
    }
    switch value {
    case .none: parts.append(event)
    case .number(let number): parts.append("\(event) \(Decimal.short(number, 4))")
    case .text(let text): parts.append("\(event) \(text)")
    }
    if let location {
      parts.append("at (\(Decimal.fixed(location.x, 1)), \(Decimal.fixed(location.y, 1)))")
    }
    return parts.joined(separator: "  ")
  }

  /// The note as one line of JSON, without the line's end: time, gesture, event, and what else is known.
  ///
  /// - Parameter why: The reason in words, where there is one.
  /// - Returns: The line.
  public func json(why: String? = nil) -> String {
    var line = "{\"t\":\(Decimal.short(time.seconds, 6))"
    line += ",\"gesture\":\(JSONText.quoted(gesture)),\"event\":\(JSONText.quoted(event))"
    switch value {
    case .none: break
    case .number(let number):
      line += ",\"value\":\(number.isFinite ? Decimal.short(number, 4) : "null")"
    case .text(let text): line += ",\"value\":\(JSONText.quoted(text))"
    }
    if let location {
      line += ",\"x\":\(Decimal.short(location.x, 4)),\"y\":\(Decimal.short(location.y, 4))"
    }
    if let why { line += ",\"why\":\(JSONText.quoted(why))" }
    return line + "}"
  }
}
