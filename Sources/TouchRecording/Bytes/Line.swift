/// One line's bytes, without its end; valid until the next line is read.
package typealias Line = UnsafeBufferPointer<UInt8>

extension Line {
  /// Whether the bytes are exactly these.
  func equals(_ text: StaticString) -> Bool {
    count == text.utf8CodeUnitCount && starts(with: text)
  }

  /// Whether the bytes begin with these.
  func starts(with text: StaticString) -> Bool {
    guard count >= text.utf8CodeUnitCount, let baseAddress else { return false }
    return areEqual(baseAddress, text.utf8Start, count: text.utf8CodeUnitCount)
  }

  /// Whether the bytes begin with one of some texts.
  func starts(withAnyOf texts: [StaticString]) -> Bool { texts.contains { starts(with: $0) } }

  /// Whether a text stands somewhere in the line.
  func holds(_ text: StaticString) -> Bool {
    var scanner = LineScanner(self)
    return scanner.skip(past: text)
  }

  /// The line without the `^C` that a terminal shows where a key was pressed.
  var withoutEcho: Line {
    var line = self
    while line.starts(with: "^C") { line = Line(rebasing: line.dropFirst(2)) }
    return line
  }

  /// Whether there is nothing but blanks.
  package var isEmptyOrBlank: Bool { allSatisfy { isBlank($0) || $0 == 0x0D } }

  /// The line without the blanks at its beginning.
  var withoutIndentation: Line {
    var first = 0
    while first < count, isBlank(self[first]) { first += 1 }
    return first == 0 ? self : Line(rebasing: self[first...])
  }

  /// The bytes as text, without blanks around them; what isn't UTF-8 is repaired.
  var text: String {
    var slice = self[...]
    while let first = slice.first, isBlank(first) { slice = slice.dropFirst() }
    while let last = slice.last, isBlank(last) { slice = slice.dropLast() }
    return String(decoding: slice, as: UTF8.self)
  }

  /// A short piece of the line for a message, with what can't be printed made visible.
  var excerpt: String {
    var shown = ""
    for scalar in Line(rebasing: prefix(60)).text.unicodeScalars {
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

/// What is wrong with a line, without the line's file and number.
package struct LineProblem: Error {
  package var kind = RecordingError.Kind.malformed
  /// The offset of the problem in the line, where it is known.
  package var offset: Int?
  package var problem: String
  package var remedy: String
}

extension RecordingError {
  /// The error that a line's problem is in its file.
  package init(_ problem: LineProblem, file: String, location: Location) {
    self.init(
      problem.kind,
      file: file,
      location: location,
      problem: problem.problem,
      remedy: problem.remedy
    )
  }
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
