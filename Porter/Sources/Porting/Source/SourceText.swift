import SwiftParser
import SwiftSyntax

/// A Swift file: its bytes, its syntax tree, and where its lines begin.
struct SourceText {
  let bytes: [UInt8]
  let tree: SourceFileSyntax
  private let lineStarts: [Int]

  /// Parses a file's bytes.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      let endsLine =
        byte == Byte.newline
        || byte == Byte.carriageReturn
          && (index + 1 == bytes.count || bytes[index + 1] != Byte.newline)
      if endsLine { starts.append(index + 1) }
    }
    lineStarts = starts
  }

  /// The line of an offset, from 1.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Where the line of an offset begins.
  func lineStart(at offset: Int) -> Int { lineStarts[line(at: offset) - 1] }

  /// The text of a range.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Whether a comment seems to begin in a range, which an edit there would lose.
  func hasComment(_ range: Range<Int>) -> Bool {
    let text = text(range)
    return text.contains("//") || text.contains("/*")
  }

  /// What this file ends its lines with.
  var newline: String {
    guard let index = bytes.firstIndex(where: { $0 == Byte.newline || $0 == Byte.carriageReturn })
    else { return "\n" }
    if bytes[index] == Byte.newline { return "\n" }
    return index + 1 < bytes.count && bytes[index + 1] == Byte.newline ? "\r\n" : "\r"
  }

  /// The first offset from `start` on that holds neither a blank nor a tab.
  func skipBlanks(from start: Int) -> Int {
    var index = start
    while index < bytes.count, Byte.isBlank(bytes[index]) { index += 1 }
    return index
  }

  /// The end of the line break at an offset; nil where there is none.
  func afterLineBreak(at offset: Int) -> Int? {
    guard offset < bytes.count else { return nil }
    if bytes[offset] == Byte.newline { return offset + 1 }
    guard bytes[offset] == Byte.carriageReturn else { return nil }
    return offset + 1 < bytes.count && bytes[offset + 1] == Byte.newline ? offset + 2 : offset + 1
  }

  /// Whether nothing but blanks stand between the beginning of the line and an offset.
  func isFirstOnLine(_ offset: Int) -> Bool {
    bytes[lineStart(at: offset)..<offset].allSatisfy(Byte.isBlank)
  }

  /// Whether nothing but blanks and a comment stand between an offset and the end of the line.
  func isLastOnLine(_ offset: Int) -> Bool {
    let end = skipBlanks(from: offset)
    return end == bytes.count || afterLineBreak(at: end) != nil
      || text(end..<min(end + 2, bytes.count)) == "//"
  }

  /// What parts a statement at an offset from one that is written before it.
  func gap(before offset: Int) -> String {
    isFirstOnLine(offset) ? newline + indentation(at: offset) : "; "
  }

  /// The blanks that a line begins with.
  func indentation(at offset: Int) -> String {
    let start = lineStart(at: offset)
    return text(start..<skipBlanks(from: start))
  }
}

/// Bytes that end lines or stand between words.
enum Byte {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}

extension SyntaxProtocol {
  /// The bytes of the node without the blanks and comments around it.
  var span: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
