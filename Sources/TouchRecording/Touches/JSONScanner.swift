import TouchCore

/// Reads one line of JSON and stores where it is, so that errors can name the column.
///
/// It reads what `.touches` files need and skips everything else; it allocates for strings only.
package struct JSONScanner {
  /// Values nested deeper than this are refused.
  static let deepest = 64

  let line: Line
  var index = 0

  package init(_ line: Line) { self.line = line }

  // MARK: Structure

  /// Reads an object; the closure must read or skip the value of each key.
  package mutating func object(
    _ member: (inout JSONScanner, JSONText) throws(LineProblem) -> Void
  ) throws(LineProblem) {
    try expect(UInt8(ascii: "{"), "an object")
    skipSpace()
    if take(UInt8(ascii: "}")) { return }
    while true {
      skipSpace()
      let key = try self.key()
      skipSpace()
      try member(&self, key)
      skipSpace()
      if take(UInt8(ascii: ",")) { continue }
      try expect(UInt8(ascii: "}"), "',' or '}'")
      return
    }
  }

  /// Reads a key and its colon.
  private mutating func key() throws(LineProblem) -> JSONText {
    guard peek == UInt8(ascii: "\"") else { throw problem("a key in quotes is missing") }
    // For speed: most keys are short, and the colon follows at once.
    let next = EightBytes(line, at: index &+ 1)
    let count = next.plainCount
    if count < 7, next[count] == UInt8(ascii: "\""), next[count &+ 1] == UInt8(ascii: ":") {
      defer { index &+= count &+ 3 }
      return .plain(Line(rebasing: line[index &+ 1..<index &+ 1 &+ count]))
    }
    let key = try text()
    try expect(UInt8(ascii: ":"), "':'")
    return key
  }

  /// Reads an array; the closure must read or skip each element.
  package mutating func array(_ element: (inout JSONScanner) throws(LineProblem) -> Void)
    throws(LineProblem)
  {
    try expect(UInt8(ascii: "["), "an array")
    skipSpace()
    if take(UInt8(ascii: "]")) { return }
    while true {
      skipSpace()
      try element(&self)
      skipSpace()
      if take(UInt8(ascii: ",")) { continue }
      try expect(UInt8(ascii: "]"), "',' or ']'")
      return
    }
  }

  /// Reads an array of values.
  mutating func list<Value>(
    _ element: (inout JSONScanner) throws(LineProblem) -> Value
  ) throws(LineProblem) -> [Value] {
    var values: [Value] = []
    try array { scanner throws(LineProblem) in
      // For speed: most lists have one value, and storage for one is made at once.
      if values.isEmpty {
        values = [try element(&scanner)]
      } else {
        values.append(try element(&scanner))
      }
    }
    return values
  }

  /// Throws unless the line ends here.
  package mutating func end() throws(LineProblem) {
    skipSpace()
    guard isAtEnd else { throw problem("something stands behind the object") }
  }

  /// Skips a value of any kind.
  package mutating func skipValue() throws(LineProblem) { try skipValue(depth: 0) }

  private mutating func skipValue(depth: Int) throws(LineProblem) {
    guard depth < Self.deepest else { throw problem("values are nested too deeply") }
    skipSpace()
    switch peek {
    case UInt8(ascii: "{"):
      try object { scanner, _ throws(LineProblem) in try scanner.skipValue(depth: depth + 1) }
    case UInt8(ascii: "["):
      try array { scanner throws(LineProblem) in try scanner.skipValue(depth: depth + 1) }
    case UInt8(ascii: "\""): _ = try text()
    case UInt8(ascii: "t"): try literal("true")
    case UInt8(ascii: "f"): try literal("false")
    case UInt8(ascii: "n"): try literal("null")
    default: _ = try digits()
    }
  }

  private mutating func literal(_ text: StaticString) throws(LineProblem) {
    guard take(text) else { throw problem("a value is missing") }
  }

  // MARK: Numbers

  /// Reads a number of the usual size.
  package mutating func number() throws(LineProblem) -> Double {
    if let number = shortNumber() { return number }
    return try anyNumber()
  }

  @inline(never)
  private mutating func anyNumber() throws(LineProblem) -> Double {
    let start = index
    let parts = try digits()
    let value = parts.value(in: line)
    guard value.isFinite else { throw problem("the number is too large", at: start) }
    return value
  }

  /// Reads a whole number; machines with words of 32 bits keep its lower half.
  package mutating func integer() throws(LineProblem) -> Int {
    Int(truncatingIfNeeded: try wholeNumber())
  }

  /// Reads a whole number of 64 bits.
  private mutating func wholeNumber() throws(LineProblem) -> Int64 {
    let start = index
    if let units = shortUnits(), !line[start..<index].contains(UInt8(ascii: ".")) {
      return Int64(units / 100_000_000)
    }
    index = start
    let parts = try digits()
    // The least number has a magnitude of its own.
    let limit = UInt64(Int64.max) + (parts.isNegative ? 1 : 0)
    guard parts.isWhole else { throw problem("a whole number is missing", at: start) }
    guard parts.isExact, parts.mantissa <= limit else {
      throw problem("the whole number has more than 64 bits", at: start)
    }
    let value = Int64(bitPattern: parts.mantissa)
    return parts.isNegative ? 0 &- value : value
  }

  /// Reads a number of seconds as whole nanoseconds.
  package mutating func nanoseconds() throws(LineProblem) -> Int64 {
    if let short = shortNanoseconds() { return short }
    let start = index
    let parts = try digits()
    let seconds = parts.value(in: line)
    guard seconds >= 0, seconds <= 9_000_000_000 else {
      throw problem("the time is not within 0 … 9000000000 seconds", at: start)
    }
    if parts.isExact, parts.exponent <= 0, parts.exponent >= -9 {
      var value = parts.mantissa
      for _ in 0..<(9 + parts.exponent) { value = value.multipliedReportingOverflow(by: 10).0 }
      return Int64(value)
    }
    return Int64((seconds * 1e9).rounded(), within: 0...Int64.max)
  }

  private mutating func digits() throws(LineProblem) -> Digits {
    let start = index
    var parts = Digits()
    parts.isNegative = take(UInt8(ascii: "-"))
    let first = index
    while let digit = peek.flatMap(decimalDigit) { parts.add(digit, &index) }
    guard index > first else { throw problem("a number is missing", at: start) }
    guard index == first + 1 || line[first] != UInt8(ascii: "0") else {
      throw problem("a number begins with 0", at: start)
    }
    if take(UInt8(ascii: ".")) {
      parts.isWhole = false
      let fraction = index
      while let digit = peek.flatMap(decimalDigit) {
        parts.add(digit, &index)
        parts.exponent -= 1
      }
      guard index > fraction else { throw problem("digits are missing behind the point") }
    }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      parts.isWhole = false
      let isNegative = take(UInt8(ascii: "-"))
      if !isNegative { _ = take(UInt8(ascii: "+")) }
      let exponent = index
      var value = 0
      while let digit = peek.flatMap(decimalDigit) {
        value = min(value * 10 + Int(digit), 100_000)
        index += 1
      }
      guard index > exponent else { throw problem("digits are missing in the exponent") }
      parts.exponent += isNegative ? -value : value
    }
    parts.range = start..<index
    return parts
  }

  // MARK: Strings

  /// Reads a string; its bytes stay in the line as long as nothing in it is escaped.
  package mutating func text() throws(LineProblem) -> JSONText {
    // For speed: most texts are that short.
    let next = EightBytes(line, at: index &+ 1)
    let count = next.plainCount
    let end = index &+ 1 &+ count
    if peek == UInt8(ascii: "\""), end < line.count, line[end] == UInt8(ascii: "\"") {
      defer { index &+= count &+ 2 }
      return .plain(Line(rebasing: line[index &+ 1..<index &+ 1 &+ count]))
    }
    return try anyText()
  }

  @inline(never)
  private mutating func anyText() throws(LineProblem) -> JSONText {
    let start = index
    guard take(UInt8(ascii: "\"")) else { throw problem("a text in quotes is missing") }
    let first = index
    while true {
      let count = EightBytes(line, at: index).plainCount
      index &+= count
      if count < 8 { break }
    }
    if peek == UInt8(ascii: "\"") {
      defer { index += 1 }
      return .plain(Line(rebasing: line[first..<index]))
    }
    var bytes: [UInt8]? = Array(line[first..<index])
    while let byte = peek, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw problem("a control character stands in a text") }
      if byte == UInt8(ascii: "\\") {
        try escape(into: &bytes)
      } else {
        bytes?.append(byte)
        index += 1
      }
    }
    guard take(UInt8(ascii: "\"")) else { throw problem("the text has no end", at: start) }
    guard let text = String(validating: bytes ?? [], as: UTF8.self) else {
      throw problem("the text is not UTF-8", at: start)
    }
    return .decoded(text)
  }

  /// Reads a string as one of its own.
  package mutating func string() throws(LineProblem) -> String { try text().string }

  /// Reads a string that stands for a value.
  mutating func value<Value>(
    _ named: (JSONText) -> Value?,
    unknown text: String,
    remedy: String
  ) throws(LineProblem) -> Value {
    let start = index
    guard let value = named(try self.text()) else {
      throw problem(text, at: start, remedy: remedy)
    }
    return value
  }

  private mutating func escape(into bytes: inout [UInt8]?) throws(LineProblem) {
    let start = index
    index += 1
    guard let byte = peek else { throw problem("the text has no end") }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): bytes?.append(byte)
    case UInt8(ascii: "b"): bytes?.append(0x08)
    case UInt8(ascii: "f"): bytes?.append(0x0C)
    case UInt8(ascii: "n"): bytes?.append(0x0A)
    case UInt8(ascii: "r"): bytes?.append(0x0D)
    case UInt8(ascii: "t"): bytes?.append(0x09)
    case UInt8(ascii: "u"): bytes?.append(contentsOf: try unicodeEscape(start))
    default: throw problem("the escape is unknown", at: start)
    }
  }

  /// Reads the digits of `\uXXXX`, or of two of them that make one character.
  private mutating func unicodeEscape(_ start: Int) throws(LineProblem) -> [UInt8] {
    var scalar = try hexadecimal(start)
    if (0xD800...0xDBFF).contains(scalar), take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) {
      let low = try hexadecimal(start)
      if (0xDC00...0xDFFF).contains(low) {
        scalar = 0x10000 + (scalar - 0xD800) << 10 + (low - 0xDC00)
      }
    }
    guard let character = Unicode.Scalar(scalar) else {
      throw problem("half of a character is missing", at: start)
    }
    return Array(String(Character(character)).utf8)
  }

  private mutating func hexadecimal(_ start: Int) throws(LineProblem) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = peek.flatMap(hexadecimalDigit) else {
        throw problem("four hexadecimal digits are missing", at: start)
      }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }

  // MARK: Bytes

  package var peek: UInt8? { index < line.count ? line[index] : nil }

  mutating func skipSpace() {
    while index < line.count, isBlank(line[index]) || line[index] == 0x0D { index += 1 }
  }

  /// Moves behind a text if it comes next.
  @inline(__always)
  mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard line.count &- index >= count, let start = line.baseAddress,
      areEqual(start + index, text.utf8Start, count: count)
    else { return false }
    index &+= count
    return true
  }

  /// Whether nothing is left, not even a blank.
  var isAtEnd: Bool { index >= line.count }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ byte: UInt8, _ name: StaticString) throws(LineProblem) {
    skipSpace()
    guard take(byte) else { throw missing(name) }
  }

  @inline(never)
  private func missing(_ name: StaticString) -> LineProblem {
    problem(index < line.count ? "\(name) is missing" : "the line ends too early")
  }

  /// A problem at an offset in the line; without one, at the byte that is read next.
  package func problem(_ text: String, at offset: Int? = nil, remedy: String = "correct the line")
    -> LineProblem
  {
    LineProblem(offset: offset ?? index, problem: text, remedy: remedy)
  }
}
