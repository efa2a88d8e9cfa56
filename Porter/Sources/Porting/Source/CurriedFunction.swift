/// A function of Swift 2 with several lists of parameters, read from its text: no parser takes it any more.
struct CurriedFunction {
  /// What stands behind the first list, up to the body's first statement.
  let head: String
  /// Where the body begins, behind its brace.
  let bodyStart: Int
  /// Where the body ends, before its brace.
  let bodyEnd: Int
  /// What is added there.
  let tail: String

  /// Nil where no second list follows, or where its text isn't as plain as a type without defaults.
  init?(_ source: SourceText, from start: Int) {
    var lists: [[(name: String, type: String)]] = []
    var offset = source.skipBlanks(from: start)
    while offset < source.bytes.count, source.bytes[offset] == UInt8(ascii: "(") {
      guard let end = Self.end(of: offset, UInt8(ascii: "("), UInt8(ascii: ")"), source),
        let list = Self.parameters(source.text(offset + 1..<end))
      else { return nil }
      lists.append(list)
      offset = source.skipBlanks(from: end + 1)
    }
    guard !lists.isEmpty,
      let open = source.bytes[offset...].firstIndex(of: UInt8(ascii: "{")),
      let close = Self.end(of: open, UInt8(ascii: "{"), UInt8(ascii: "}"), source)
    else { return nil }
    let written = source.text(offset..<open).split(separator: " ").joined(separator: " ")
    guard written.isEmpty || written.hasPrefix("-> "), !written.contains("\n") else { return nil }
    let result = written.isEmpty ? "Void" : String(written.dropFirst("-> ".count))
    var types = [result]
    for list in lists.reversed() {
      types.append("(" + list.map(\.type).joined(separator: ", ") + ") -> " + types.last!)
    }
    let closures = lists.enumerated().map { index, list in
      "return { (" + list.map { "\($0.name): \($0.type)" }.joined(separator: ", ") + ") -> "
        + types[lists.count - 1 - index] + " in "
    }
    head = " -> " + types.last! + " { " + closures.joined()
    (bodyStart, bodyEnd) = (open + 1, close)
    tail = String(repeating: "} ", count: lists.count)
  }

  /// The names and types of a list; nil where it says more than that.
  private static func parameters(_ text: String) -> [(name: String, type: String)]? {
    guard !text.contains(where: { "()<>[]=#\n".contains($0) }) else { return nil }
    var result: [(name: String, type: String)] = []
    for part in text.split(separator: ",") {
      let halves = part.split(separator: ":")
      guard halves.count == 2 else { return nil }
      let names = halves[0].split(separator: " ").map(String.init)
      guard let name = names.last, !names.contains("inout"), !names.contains("var") else {
        return nil
      }
      result.append((name, halves[1].split(separator: " ").joined(separator: " ")))
    }
    return result
  }

  /// The location of the sign that closes another one.
  private static func end(
    of start: Int,
    _ open: UInt8,
    _ close: UInt8,
    _ source: SourceText
  ) -> Int? {
    var depth = 0
    for index in start..<source.bytes.count {
      let byte = source.bytes[index]
      // Text may have any such signs.
      if byte == UInt8(ascii: "\"") { return nil }
      if byte == open { depth += 1 }
      if byte == close { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}
