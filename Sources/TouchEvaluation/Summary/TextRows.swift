import TouchRecording

/// Rows of text in aligned columns: the first is left aligned, the others as they say.
struct TextRows {
  private var rows: [[String]] = []
  private let left: Set<Int>

  /// Creates rows under a line of names.
  ///
  /// - Parameters:
  ///   - names: The columns' names.
  ///   - left: The columns beside the first that are left aligned.
  init(_ names: [String], left: Set<Int> = []) {
    rows = [names]
    self.left = left.union([0])
  }

  mutating func add(_ row: [String]) { rows.append(row.map(\.printable)) }

  var isEmpty: Bool { rows.count == 1 }

  /// The names, then the rows.
  var cells: [[String]] { rows }

  /// Whether a column is left aligned.
  func isLeft(_ column: Int) -> Bool { left.contains(column) }

  /// The rows as lines, without blanks at their ends.
  var lines: [String] {
    var widths: [Int] = []
    for row in rows {
      for (index, text) in row.enumerated() {
        if index == widths.count { widths.append(0) }
        widths[index] = max(widths[index], text.count)
      }
    }
    return rows.map { row in
      var line = ""
      for (index, text) in row.enumerated() {
        if index > 0 { line += "  " }
        let space = String(repeating: " ", count: widths[index] - text.count)
        line += left.contains(index) ? text + space : space + text
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
