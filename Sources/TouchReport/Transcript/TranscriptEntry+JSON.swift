import TouchCore
public import TouchStage

extension TranscriptEntry {
  /// The entry as one line of JSON, without the line's end.
  ///
  /// Times have six decimals at most, locations and values four; the keys come in a fixed order.
  public var json: String {
    let members: [(String, JSON?)] = [
      ("t", .seconds(time)), ("recognizer", .string(recognizer)), ("state", .string(state.word)),
      ("x", .number(location.x)), ("y", .number(location.y)), ("touches", .integer(touches)),
    ]
    return JSON.object(members + values.members).text
  }
}

extension GestureValues {
  fileprivate var members: [(String, JSON?)] {
    switch self {
    case .none: []
    case .pan(let translation, let velocity):
      [("translation", .vector(translation)), ("velocity", .vector(velocity))]
    case .pinch(let scale, let velocity):
      [("scale", .number(scale)), ("velocity", .number(velocity))]
    case .rotation(let rotation, let velocity):
      [("rotation", .number(rotation)), ("velocity", .number(velocity))]
    }
  }
}

extension JSON {
  fileprivate static func vector(_ vector: Vector) -> JSON {
    .object([("x", .number(vector.dx)), ("y", .number(vector.dy))])
  }
}
