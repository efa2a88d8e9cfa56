import TouchCore
public import TouchStage

extension GestureNote {
  /// The note as one line for people: time, gesture, event, value and place, and why it came to nothing.
  ///
  /// Columns are those of `RecognizedGesture.text`.
  public var text: String {
    var parts = [
      Columns.padded("\(NumberText.fixed(time.seconds, 3)) s", to: 15),
      Columns.padded(gesture, to: 12), words,
    ]
    if let location { parts.append("at \(NumberText.pair(location.x, location.y))") }
    let line = parts.joined(separator: "  ")
    return reason.map { "\(line): \($0.sentence())" } ?? line
  }

  /// The note as one line of JSON, without the line's end: time, gesture, event, and what else is known.
  public var json: String { members.text }

  var members: JSON {
    let value: JSON? =
      switch self.value {
      case .none: nil
      case .number(let number): .number(number)
      case .text(let text): .string(text)
      }
    return .object([
      ("t", .seconds(time)), ("gesture", .string(gesture)), ("event", .string(event)),
      ("value", value), ("x", location.map { .number($0.x) }),
      ("y", location.map { .number($0.y) }), ("why", reason.map { .string($0.sentence()) }),
    ])
  }
}
