/// Reads a line's words and numbers from left to right.
///
/// For speed what every line of events is read with is inlined, but for browsers, as that would make the module larger.
struct LineScanner {
  let line: Line
  private(set) var index = 0

  init(_ line: Line) { self.line = line }

  var isAtEnd: Bool { index >= line.count }

  var peek: UInt8? { index < line.count ? line[index] : nil }

  /// Goes to an index within the line.
  mutating func skip(to index: Int) { self.index = index }

  mutating func advance(_ count: Int = 1) { index = min(line.count, index + count) }

  /// Skips blanks and tabs.
  #if !hasFeature(Embedded)
    @inline(__always)
  #endif
  mutating func skipBlanks() {
    while index < line.count, isBlank(line[index]) { index += 1 }
  }

  /// Skips blanks and tabs; false where there are none.
  mutating func takeBlanks() -> Bool {
    let start = index
    skipBlanks()
    return index > start
  }

  /// Skips blanks; whether the line ends there, or a comment begins.
  mutating func endsOrComments() -> Bool {
    skipBlanks()
    return isAtEnd || peek == UInt8(ascii: "#")
  }

  /// Steps over a byte if it comes next.
  mutating func take(_ byte: UInt8) -> Bool {
    guard index < line.count, line[index] == byte else { return false }
    index += 1
    return true
  }

  /// Steps over a text if it comes next.
  mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard line.count - index >= count, let base = line.baseAddress,
      areEqual(base + index, text.utf8Start, count: count)
    else { return false }
    index += count
    return true
  }

  /// Moves past the next occurrence of a text; false, without moving, where there is none.
  mutating func skip(past text: StaticString) -> Bool {
    var probe = self
    let first = text.utf8Start[0]
    while !probe.isAtEnd {
      if probe.line[probe.index] == first, probe.take(text) {
        self = probe
        return true
      }
      probe.index += 1
    }
    return false
  }

  /// Steps over a key and its colon: `hidraw0:`; false where none comes next.
  mutating func takeKey() -> Bool {
    while let byte = peek, byte != UInt8(ascii: ":") {
      let isPart =
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
      guard isPart else { return false }
      index += 1
    }
    return take(UInt8(ascii: ":"))
  }

  /// Steps over a name in parentheses, if one comes next: ` (EV_ABS)`; false where it has no end.
  mutating func takeName() -> Bool {
    guard take(" (") else { return true }
    return skip(past: ")")
  }

  /// Reads up to the next blank; nil at the line's end.
  mutating func word() -> Line? {
    skipBlanks()
    let start = index
    while index < line.count, !isBlank(line[index]) { index += 1 }
    return index > start ? Line(rebasing: line[start..<index]) : nil
  }

  /// Reads a decimal number with an optional sign; nil where there is none that fits 32 bits.
  #if !hasFeature(Embedded)
    @inline(__always)
  #endif
  mutating func decimal() -> Int32? { fewDecimals() ?? anyDecimal() }

  /// Reads a decimal number of 1 to 7 digits; nil, without moving, for anything else.
  #if !hasFeature(Embedded)
    @inline(__always)
  #endif
  mutating func fewDecimals() -> Int32? {
    let next = EightBytes(line, at: index)
    let digits = next.decimalCount
    guard digits > 0, digits < 8 else { return nil }
    index &+= digits
    return Int32(truncatingIfNeeded: next.decimal(digits))
  }

  @inline(never)
  private mutating func anyDecimal() -> Int32? {
    var end = index
    let isNegative = end < line.count && line[end] == UInt8(ascii: "-")
    if isNegative || end < line.count && line[end] == UInt8(ascii: "+") { end += 1 }
    var value: Int64 = 0
    let start = end
    while end < line.count {
      let digit = line[end] &- 0x30
      guard digit <= 9 else { break }
      value = value &* 10 &+ Int64(digit)
      if value > 0xFFFF_FFFF { return nil }
      end &+= 1
    }
    guard end > start, let result = Int32(exactly: isNegative ? -value : value) else {
      return nil
    }
    index = end
    return result
  }

  /// Reads a decimal number that may be the code of a type, a key or an axis.
  mutating func decimalCode() -> UInt16? { decimal().flatMap(UInt16.init(exactly:)) }

  /// Reads decimal numbers in brackets: `[1, 2, 3]`; nil where that isn't what comes next.
  mutating func list() -> [Int32]? {
    skipBlanks()
    guard take(UInt8(ascii: "[")) else { return nil }
    var numbers: [Int32] = []
    while true {
      skipBlanks()
      if take(UInt8(ascii: "]")) { return numbers }
      guard let number = decimal() else { return nil }
      numbers.append(number)
      skipBlanks()
      if take(UInt8(ascii: ",")) { continue }
      return take(UInt8(ascii: "]")) ? numbers : nil
    }
  }

  /// Reads a type and a code as most lines have them, ` 0003 0035 `: of four digits, one blank before each
  /// and behind them.
  ///
  /// The type is the upper half; nil, without moving, for anything else.
  #if !hasFeature(Embedded)
    @inline(__always)
  #endif
  mutating func typeAndCode() -> UInt32? {
    guard line.count &- index > 11 else { return nil }
    let first = EightBytes(line, at: index)
    let second = EightBytes(line, at: index &+ 3)
    let digits = first.four(from: 1, and: second, from: 3)
    let blank = UInt8(ascii: " ")
    guard digits.isHexadecimal, first[0] == blank, second[2] == blank, second[7] == blank,
      !isBlank(line[index &+ 11])
    else { return nil }
    index &+= 11
    return digits.hexadecimal(8)
  }

  /// Reads a hexadecimal number; nil where there is none that fits 32 bits.
  #if !hasFeature(Embedded)
    @inline(__always)
  #endif
  mutating func hexadecimal() -> UInt32? {
    let next = EightBytes(line, at: index)
    let digits = next.hexadecimalCount
    let end = index &+ digits
    guard digits > 0, digits < 8 || end == line.count || isBlank(line[end]) else {
      return anyHexadecimal()
    }
    index = end
    return next.hexadecimal(digits)
  }

  /// Reads eight hexadecimal digits that end the line; nil, without moving, for anything else.
  #if !hasFeature(Embedded)
    @inline(__always)
  #endif
  mutating func lastEightHexadecimals() -> UInt32? {
    guard line.count &- index == 8 else { return nil }
    let next = EightBytes(line, at: index)
    guard next.isHexadecimal else { return nil }
    index &+= 8
    return next.hexadecimal(8)
  }

  @inline(never)
  private mutating func anyHexadecimal() -> UInt32? {
    var value: UInt64 = 0
    var end = index
    while end < line.count {
      let byte = line[end]
      var digit = byte &- 0x30
      if digit > 9 {
        // Small letters and capitals differ in one bit.
        digit = (byte | 0x20) &- 0x61
        guard digit <= 5 else { break }
        digit &+= 10
      }
      value = value << 4 | UInt64(digit)
      if value > 0xFFFF_FFFF { return nil }
      end &+= 1
    }
    guard end > index else { return nil }
    index = end
    return UInt32(truncatingIfNeeded: value)
  }

  /// Reads a time in seconds with a fraction; nil where there is none.
  #if !hasFeature(Embedded)
    @inline(__always)
  #endif
  mutating func seconds() -> Int64? {
    let whole = EightBytes(line, at: index)
    let digits = whole.decimalCount
    guard digits > 0, digits < 8, whole[digits] == UInt8(ascii: ".") else { return anySeconds() }
    let fraction = EightBytes(line, at: index &+ digits &+ 1)
    let decimals = fraction.decimalCount
    guard decimals > 0, decimals < 8 else { return anySeconds() }
    index &+= digits &+ 1 &+ decimals
    let seconds = Int64(truncatingIfNeeded: whole.decimal(digits))
    return seconds &* 1_000_000_000 &+ Int64(truncatingIfNeeded: fraction.fraction(decimals)) &* 10
  }

  @inline(never)
  private mutating func anySeconds() -> Int64? {
    var end = index
    let isNegative = end < line.count && line[end] == UInt8(ascii: "-")
    if isNegative { end += 1 }
    var whole: Int64 = 0
    let start = end
    while end < line.count {
      let digit = line[end] &- 0x30
      guard digit <= 9 else { break }
      guard whole < 900_000_000 else { return nil }
      whole = whole &* 10 &+ Int64(digit)
      end &+= 1
    }
    guard end > start else { return nil }
    var time = whole &* 1_000_000_000
    if end < line.count, line[end] == UInt8(ascii: ".") {
      end &+= 1
      let start = end
      var unit: Int64 = 100_000_000
      while end < line.count {
        let digit = line[end] &- 0x30
        guard digit <= 9 else { break }
        time = time &+ Int64(digit) &* unit
        unit /= 10
        end &+= 1
      }
      guard end > start else { return nil }
    }
    index = end
    return isNegative ? -time : time
  }

  /// The rest of the line as text, without blanks around it.
  var rest: String { Line(rebasing: line[index...]).text }

  /// The rest of the line as text, without the quotation marks around it.
  var unquotedRest: String {
    let rest = rest
    let isQuoted = rest.count >= 2 && rest.hasPrefix("\"") && rest.hasSuffix("\"")
    return isQuoted ? String(rest.dropFirst().dropLast()) : rest
  }
}

extension Line {
  /// The hexadecimal number that these bytes are; nil where they are something else.
  var hexadecimal: UInt32? {
    var scanner = LineScanner(self)
    let number = scanner.hexadecimal()
    return scanner.isAtEnd ? number : nil
  }
}
