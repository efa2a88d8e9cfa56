import TouchStage

extension GestureConflict.Kind {
  /// What stands above conflicts of the kind.
  var heading: String {
    switch self {
    case .unmeetable: "Requirements that can never be met"
    case .shadowed: "Always shadowed"
    case .circle: "Requirements in a circle"
    case .longWait: "Long waits"
    case .exclusive: "Never both"
    }
  }
}

extension GestureConflict {
  /// The conflict as one line of JSON.
  public var json: String {
    JSON.object([
      ("conflict", .string(kind.rawValue)), ("recognizer", .string(recognizer)),
      ("others", .list(others.map { .string($0) })), ("wait", wait.map { .number($0) }),
      ("sentence", .string(sentence)), ("fix", .string(fix)),
    ]).text
  }
}

extension [GestureConflict] {
  /// The conflicts as lines for people, by kind.
  ///
  /// - Parameters:
  ///   - width: How wide the lines may be, in characters.
  ///   - style: How to set off what is important.
  /// - Returns: The lines.
  public func lines(width: Int, style: TerminalStyle = .plain) -> [String] {
    var lines: [String] = []
    var kind: GestureConflict.Kind?
    for (index, conflict) in enumerated() {
      if conflict.kind != kind {
        if kind != nil { lines.append("") }
        lines.append(style.strong(conflict.kind.heading))
        kind = conflict.kind
      }
      lines += Wrapped.lines(conflict.sentence + ".", indent: 2, width: width)
      // The same advice for several is given once, below the last.
      let isRepeated = index + 1 < count && self[index + 1].fix == conflict.fix
      if isRepeated { continue }
      lines += Wrapped.lines("Fix: \(conflict.fix).", indent: 6, width: width)
    }
    return lines
  }
}
