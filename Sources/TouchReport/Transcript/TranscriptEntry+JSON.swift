import TouchCore
public import TouchStage

extension TranscriptEntry {
  /// The entry as one line of JSON, without the line's end.
  ///
  /// Times have six decimals at most, places and values four; the keys come in a fixed order.
  public var json: String {
    var line = "{\"t\":\(NumberText.short(time.seconds, 6))"
    line += ",\"recognizer\":\(quoted(recognizer)),\"state\":\"\(state)\""
    line += ",\"x\":\(number(location.x)),\"y\":\(number(location.y))"
    line += ",\"touches\":\(touches)"
    switch values {
    case .none: break
    case .pan(let translation, let velocity):
      line += ",\"translation\":\(json(translation)),\"velocity\":\(json(velocity))"
    case .pinch(let scale, let velocity):
      line += ",\"scale\":\(number(scale)),\"velocity\":\(number(velocity))"
    case .rotation(let rotation, let velocity):
      line += ",\"rotation\":\(number(rotation)),\"velocity\":\(number(velocity))"
    }
    return line + "}"
  }

  private func json(_ vector: Vector) -> String {
    "{\"x\":\(number(vector.dx)),\"y\":\(number(vector.dy))}"
  }

  private func number(_ value: Double) -> String {
    value.isFinite ? NumberText.short(value, 4) : "null"
  }

  private func quoted(_ text: String) -> String { JSONText.quoted(text) }
}

/// Strings as JSON.
public enum JSONText {
  /// A string in quotes, with what JSON wants escaped.
  public static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
