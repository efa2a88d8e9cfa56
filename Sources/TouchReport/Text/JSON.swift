package import TouchCore
import TouchRecording

/// A value as JSON text: members of objects keep their order, and equal values have equal bytes.
package struct JSON: Hashable, Sendable {
  /// The text, without spaces and line ends.
  package let text: String

  /// Takes text that is JSON already.
  package init(text: String) { self.text = text }

  /// Nothing.
  package static let null = JSON(text: "null")

  /// A string in quotes, with what JSON wants escaped, and what would steer a terminal.
  package static func string(_ text: some StringProtocol) -> JSON {
    if isPlain(text) {
      return JSON(
        text: TextBytes.text(upTo: text.utf8.count + 2) { bytes in bytes.put(quoted: text) }
      )
    }
    var result = "\""
    for scalar in text.unicodeScalars {
      // A byte of a file's name that is no text becomes U+FFFD.
      result += scalar.systemByte == nil ? scalar.inJSON : "\\ufffd"
    }
    return JSON(text: result + "\"")
  }

  /// Whether a text is ASCII in which nothing is escaped.
  private static func isPlain(_ text: some StringProtocol) -> Bool {
    // For speed, over the bytes where they lie together.
    let known = text.utf8.withContiguousStorageIfAvailable { $0.allSatisfy(isPlain) }
    return known ?? text.utf8.allSatisfy(isPlain)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != 0x22 && byte != 0x5C
  }

  /// A whole number.
  package static func integer(_ value: some BinaryInteger) -> JSON { JSON(text: "\(value)") }

  /// A number with at most so many decimals; `null` if it isn't finite.
  package static func number(_ value: Double, _ decimals: Int = 4) -> JSON {
    value.isFinite ? JSON(text: NumberText.short(value, decimals)) : .null
  }

  /// A time in seconds, with at most six decimals.
  package static func seconds(_ time: TouchTime) -> JSON { number(time.seconds, 6) }

  /// True or false.
  package static func bool(_ value: Bool) -> JSON { JSON(text: value ? "true" : "false") }

  /// A value; `null` if there is none.
  package static func optional(_ value: JSON?) -> JSON { value ?? .null }

  /// A list.
  package static func list(_ elements: [JSON]) -> JSON {
    let size = elements.reduce(2) { $0 + $1.text.utf8.count + 1 }
    return JSON(
      text: TextBytes.text(upTo: size) { bytes in
        var separator: Unicode.Scalar = "["
        for element in elements {
          bytes.put(ascii: separator)
          bytes.put(element.text)
          separator = ","
        }
        if elements.isEmpty { bytes.put(ascii: separator) }
        bytes.put(ascii: "]")
      }
    )
  }

  /// An object; members without a value are left out.
  package static func object(_ members: [(String, JSON?)]) -> JSON {
    var size = 2
    for case (let name, let value?) in members {
      // A comma, a colon, and quotation marks where the name has none.
      size += (isPlain(name) ? name : string(name).text).utf8.count + value.text.utf8.count + 4
    }
    return JSON(
      text: TextBytes.text(upTo: size) { bytes in
        var separator: Unicode.Scalar = "{"
        for case (let name, let value?) in members {
          bytes.put(ascii: separator)
          if isPlain(name) { bytes.put(quoted: name) } else { bytes.put(string(name).text) }
          bytes.put(ascii: ":")
          bytes.put(value.text)
          separator = ","
        }
        if separator == "{" { bytes.put(ascii: separator) }
        bytes.put(ascii: "}")
      }
    )
  }

  /// Writes a list element by element, where the text of all of it would be large.
  static func write<Failure: Error>(
    listOf elements: some Sequence<JSON>,
    _ take: (String) throws(Failure) -> Void
  ) throws(Failure) {
    try take("[")
    var isFirst = true
    for element in elements {
      if !isFirst { try take(",") }
      try take(element.text)
      isFirst = false
    }
    try take("]")
  }
}
