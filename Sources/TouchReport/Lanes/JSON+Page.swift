import TouchCore

/// Values as the page's script reads them.
extension JSON {
  /// A time, in whole microseconds.
  static func microseconds(_ time: TouchTime) -> JSON { .integer(time.microseconds) }

  /// A number with at most so many decimals; 0 if it isn't finite.
  static func finite(_ value: Double, _ decimals: Int = 3) -> JSON {
    value.isFinite ? .number(value, decimals) : .integer(0)
  }

  /// A switch: 1 if it is on, left out otherwise.
  static func flag(_ isOn: Bool) -> JSON? { isOn ? .integer(1) : nil }

  /// A list; nil if it is empty.
  static func unlessEmpty(_ elements: [JSON]) -> JSON? { elements.isEmpty ? nil : .list(elements) }

  /// Rows of whole numbers, one after the other, as differences from the row before.
  static func differences(_ rows: some Sequence<[Int64]>) -> JSON {
    var last: [Int64] = []
    var text = ""
    for row in rows {
      for (column, value) in row.enumerated() {
        if !text.isEmpty { text += "," }
        text += "\(value - (last.isEmpty ? 0 : last[column]))"
      }
      last = row
    }
    return JSON(text: "[\(text)]")
  }
}

extension TouchTime {
  /// The time in whole microseconds, rounded.
  var microseconds: Int64 {
    Int64(
      (Double(nanoseconds) / 1_000).rounded(.toNearestOrAwayFromZero),
      within: .min ... .max
    )
  }
}
