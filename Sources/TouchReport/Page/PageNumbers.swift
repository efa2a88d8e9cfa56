import TouchCore
import TouchStage

/// Numbers and lists as the page's script reads them.
enum PageNumbers {
  /// A time in microseconds.
  static func time(_ time: TouchTime) -> String { "\(microseconds(time))" }

  /// A time as whole microseconds.
  static func microseconds(_ time: TouchTime) -> Int64 {
    Int64((Double(time.nanoseconds) / 1_000).rounded(.toNearestOrAwayFromZero))
  }

  /// A number with at most so many decimals; 0 for what is no number.
  static func short(_ value: Double, _ decimals: Int) -> String {
    value.isFinite ? NumberText.short(value, decimals) : "0"
  }

  /// Elements as a list.
  static func list(_ elements: some Sequence<String>) -> String {
    "[\(elements.joined(separator: ","))]"
  }

  /// Names and values as an object; values that are nil are left out.
  static func object(_ members: [(String, String?)]) -> String {
    let written = members.compactMap { name, value in value.map { "\"\(name)\":\($0)" } }
    return "{\(written.joined(separator: ","))}"
  }

  /// Whole numbers, one after the other, as differences from those one row before.
  struct Differences {
    private var last: [Int64]
    private(set) var text = "["

    /// Creates an empty list.
    ///
    /// - Parameter stride: How many numbers make a row.
    init(stride: Int) { last = Array(repeating: 0, count: stride) }

    /// Adds a row.
    mutating func add(_ row: [Int64]) {
      for (column, value) in row.enumerated() {
        if text.utf8.count > 1 { text += "," }
        text += "\(value - last[column])"
        last[column] = value
      }
    }

    /// The list as JSON.
    var json: String { text + "]" }
  }
}
