/// A string of JSON.
package enum JSONText {
  /// ASCII without escapes, as it stands in the line.
  case plain(Line)
  /// Any other text.
  case decoded(String)

  /// The text on its own.
  package var string: String {
    switch self {
    case .plain(let bytes): String(decoding: bytes, as: UTF8.self)
    case .decoded(let text): text
    }
  }

  package static func ~= (text: StaticString, value: JSONText) -> Bool {
    switch value {
    case .plain(let bytes): bytes.equals(text)
    case .decoded(let other): text.withUTF8Buffer { other.utf8.elementsEqual($0) }
    }
  }
}
