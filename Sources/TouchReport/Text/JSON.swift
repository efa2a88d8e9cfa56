import TouchCore

/// A value as JSON text: members of objects keep their order, and equal values have equal bytes.
struct JSON: Hashable, Sendable {
  /// The text, without spaces and line ends.
  let text: String

  /// Nothing.
  static let null = JSON(text: "null")

  /// A string in quotes, with what JSON wants escaped.
  static func string(_ text: some StringProtocol) -> JSON {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return JSON(text: result + "\"")
  }

  /// A whole number.
  static func integer(_ value: some BinaryInteger) -> JSON { JSON(text: "\(value)") }

  /// A number with at most so many decimals; `null` if it isn't finite.
  static func number(_ value: Double, _ decimals: Int = 4) -> JSON {
    value.isFinite ? JSON(text: NumberText.short(value, decimals)) : .null
  }

  /// A time in seconds, with at most six decimals.
  static func seconds(_ time: TouchTime) -> JSON { number(time.seconds, 6) }

  /// True or false.
  static func bool(_ value: Bool) -> JSON { JSON(text: "\(value)") }

  /// A value; `null` if there is none.
  static func optional(_ value: JSON?) -> JSON { value ?? .null }

  /// A list.
  static func list(_ elements: [JSON]) -> JSON {
    JSON(text: "[\(elements.map(\.text).joined(separator: ","))]")
  }

  /// An object; members without a value are left out.
  static func object(_ members: [(String, JSON?)]) -> JSON {
    let written = members.compactMap { name, value in
      value.map { "\(string(name).text):\($0.text)" }
    }
    return JSON(text: "{\(written.joined(separator: ","))}")
  }
}
