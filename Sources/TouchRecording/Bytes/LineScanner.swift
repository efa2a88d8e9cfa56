import Foundation

/// The first place of a byte; nil where there is none.
func firstIndex(of byte: UInt8, in bytes: UnsafeRawPointer, count: Int) -> Int? {
  guard let found = memchr(bytes, Int32(byte), count) else { return nil }
  return UnsafeRawPointer(found) - bytes
}

/// Reads a line's words and numbers from left to right.
struct LineScanner {
  let line: Line
  private(set) var index = 0

  init(_ line: Line) { self.line = line }

  var isAtEnd: Bool { index >= line.count }

  var peek: UInt8? { index < line.count ? line[index] : nil }

  mutating func advance(_ count: Int = 1) { index = min(line.count, index + count) }

  /// Skips blanks and tabs.
  mutating func skipBlanks() {
    while index < line.count, isBlank(line[index]) { index += 1 }
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
      memcmp(base + index, text.utf8Start, count) == 0
    else { return false }
    index += count
    return true
  }

  /// Moves behind the next place where a text stands; false, without moving, where it stands nowhere.
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

  /// Reads what stands before the next blank; nil at the line's end.
  mutating func word() -> Line? {
    skipBlanks()
    let start = index
    while index < line.count, !isBlank(line[index]) { index += 1 }
    return index > start ? Line(rebasing: line[start..<index]) : nil
  }

  /// Reads a decimal number with an optional sign; nil where there is none that fits 32 bits.
  mutating func decimal() -> Int32? {
    var probe = self
    let isNegative = probe.take(UInt8(ascii: "-"))
    if !isNegative { _ = probe.take(UInt8(ascii: "+")) }
    var value: Int64 = 0
    let start = probe.index
    while let digit = probe.peek.flatMap(decimalDigit) {
      value = value * 10 + Int64(digit)
      if value > 0xFFFF_FFFF { return nil }
      probe.index += 1
    }
    guard probe.index > start, let result = Int32(exactly: isNegative ? -value : value) else {
      return nil
    }
    self = probe
    return result
  }

  /// Reads a hexadecimal number; nil where there is none that fits 32 bits.
  mutating func hexadecimal() -> UInt32? {
    var value: UInt64 = 0
    let start = index
    var probe = index
    while probe < line.count, let digit = hexadecimalDigit(line[probe]) {
      value = value << 4 | UInt64(digit)
      if value > 0xFFFF_FFFF { return nil }
      probe += 1
    }
    guard probe > start else { return nil }
    index = probe
    return UInt32(value)
  }

  /// Reads a time in seconds with a fraction; nil where there is none.
  mutating func seconds() -> Int64? {
    var probe = self
    let isNegative = probe.take(UInt8(ascii: "-"))
    var whole: Int64 = 0
    let start = probe.index
    while let digit = probe.peek.flatMap(decimalDigit) {
      guard whole < 900_000_000 else { return nil }
      whole = whole * 10 + Int64(digit)
      probe.index += 1
    }
    guard probe.index > start else { return nil }
    var fraction: Int64 = 0
    var unit: Int64 = 100_000_000
    if probe.take(UInt8(ascii: ".")) {
      let start = probe.index
      while let digit = probe.peek.flatMap(decimalDigit) {
        fraction += Int64(digit) * unit
        unit /= 10
        probe.index += 1
      }
      guard probe.index > start else { return nil }
    }
    self = probe
    let time = whole * 1_000_000_000 + fraction
    return isNegative ? -time : time
  }

  /// The rest of the line as text, without blanks around it.
  var rest: String { text(Line(rebasing: line[index...])) }
}

/// Bytes as text, without blanks around them; what isn't UTF-8 is repaired.
func text(_ bytes: Line) -> String {
  var slice = bytes[...]
  while let first = slice.first, isBlank(first) { slice = slice.dropFirst() }
  while let last = slice.last, isBlank(last) { slice = slice.dropLast() }
  return String(decoding: slice, as: UTF8.self)
}

func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

func decimalDigit(_ byte: UInt8) -> UInt8? {
  byte >= 0x30 && byte <= 0x39 ? byte - 0x30 : nil
}

func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case 0x30...0x39: byte - 0x30
  case 0x41...0x46: byte - 0x41 + 10
  case 0x61...0x66: byte - 0x61 + 10
  default: nil
  }
}

extension Line {
  /// Whether the bytes are exactly these.
  func equals(_ text: StaticString) -> Bool {
    count == text.utf8CodeUnitCount && starts(with: text)
  }

  /// Whether the bytes begin with these.
  func starts(with text: StaticString) -> Bool {
    guard count >= text.utf8CodeUnitCount, let baseAddress else { return false }
    return memcmp(baseAddress, text.utf8Start, text.utf8CodeUnitCount) == 0
  }

  /// Whether nothing but blanks stands here.
  var isEmptyOrBlank: Bool { allSatisfy { isBlank($0) || $0 == 0x0D } }

  /// A short piece of the line for a message, with what can't be printed made visible.
  var excerpt: String {
    var shown = ""
    for scalar in text(Line(rebasing: prefix(60))).unicodeScalars {
      if scalar.value < 0x20 || scalar.value == 0x7F || scalar.value == 0xFFFD {
        shown += "?"
      } else {
        shown.unicodeScalars.append(scalar)
      }
      if shown.unicodeScalars.count == 40 {
        shown += "…"
        break
      }
    }
    return shown
  }
}
