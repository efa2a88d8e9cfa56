import TouchRecording
import TouchReport

/// A table as text: a line of names, then rows, with tabs between the columns.
struct TextTable {
  /// A row: its line, and its fields by the columns' names.
  struct Row {
    let line: Int
    let fields: [String: String]

    /// A field without blanks around it; empty where there is none.
    subscript(_ column: String) -> String { fields[column] ?? "" }
  }

  /// The mark of UTF-8 that a file may begin with.
  static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private(set) var columns: [String] = []
  private(set) var rows: [Row] = []
  private(set) var problems: [TableProblem] = []

  /// Reads a table; blank lines, and lines that begin with `#`, are skipped.
  ///
  /// - Parameters:
  ///   - bytes: The table.
  ///   - file: What problems call it.
  ///   - known: The columns that there can be.
  ///   - required: Those that there must be.
  init(_ bytes: [UInt8], file: String, known: [String], required: [String]) {
    var bytes = bytes[...]
    if bytes.starts(with: Self.mark) { bytes = bytes.dropFirst(Self.mark.count) }
    var line = 0
    for part in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      line += 1
      let text = String(systemBytes: part.last == 0x0D ? part.dropLast() : part)
      if Self.isSkipped(text) { continue }
      let fields = text.split(separator: "\t", omittingEmptySubsequences: false).map(\.trimmed)
      if columns.isEmpty {
        if !readHeader(fields, line, file, known, required) { return }
      } else {
        readRow(fields, line, file)
      }
    }
    if columns.isEmpty {
      problems.append(
        TableProblem(
          file: file,
          line: 1,
          problem: "the table is empty",
          remedy: "begin with a line of column names: \(required.joined(separator: ", "))"
        )
      )
    }
  }

  /// Whether a line is neither the line of names nor a row.
  static func isSkipped(_ line: String) -> Bool {
    line.allSatisfy { $0 == " " || $0 == "\t" } || line.hasPrefix("#")
  }

  private mutating func readHeader(
    _ names: [String],
    _ line: Int,
    _ file: String,
    _ known: [String],
    _ required: [String]
  ) -> Bool {
    let missing = required.filter { !names.contains($0) }
    if let first = missing.first {
      problems.append(
        TableProblem(
          file: file,
          line: line,
          problem: "there is no column \(first)",
          remedy:
            "begin with a line of names with tabs between them, of \(known.joined(separator: ", "))"
        )
      )
      return false
    }
    columns = names
    for (index, name) in names.enumerated() {
      if names[..<index].contains(name) {
        problems.append(
          TableProblem(
            file: file,
            line: line,
            problem: "the column \(name) stands twice",
            remedy: "keep one of them"
          )
        )
        return false
      }
      if !known.contains(name) {
        problems.append(
          TableProblem(
            .notice,
            file: file,
            line: line,
            problem: "the column \(name) is unknown and not read",
            remedy: NearestName.remedy(name, among: known, "the columns are")
          )
        )
      }
    }
    return true
  }

  private mutating func readRow(_ fields: [String], _ line: Int, _ file: String) {
    let extra = fields.dropFirst(columns.count).contains { !$0.isEmpty }
    if extra {
      problems.append(
        TableProblem(
          file: file,
          line: line,
          problem: "the row has \(fields.count) columns, the table \(columns.count)",
          remedy: "remove a tab, or name the column in the first line"
        )
      )
      return
    }
    let named = zip(columns, fields).map { ($0, $1) }
    rows.append(Row(line: line, fields: Dictionary(named) { first, _ in first }))
  }
}

extension StringProtocol {
  /// The text without blanks at its ends.
  var trimmed: String {
    var text = self[...]
    while text.first == " " { text = text.dropFirst() }
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}
