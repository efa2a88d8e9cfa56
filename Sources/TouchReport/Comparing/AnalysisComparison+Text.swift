import TouchCore
import TouchRecording
import TouchStage

extension AnalysisComparison {
  /// The comparison as lines of JSON: the counts first, then an object for everything that changed.
  public var jsonHead: String {
    JSON.object([
      ("settings", .list(titles.map { .string($0) })),
      ("counts", .object(counts.map { ($0.recognizer, .list($0.counts.map(JSON.integer))) })),
    ]).text
  }

  /// The comparison for people, once all parts were taken.
  ///
  /// - Parameters:
  ///   - names: The recognizers that have rows.
  ///   - width: How wide the lines may be, in characters.
  ///   - style: How to set off what is important.
  /// - Returns: The table, which has no rows yet.
  public func table(
    of names: some Swift.Sequence<String>,
    width: Int,
    style: TerminalStyle = .plain
  ) -> ComparisonTable {
    let longest = (Array(names) + counts.map(\.recognizer)).map(\.count).max() ?? 0
    return ComparisonTable(self, names: longest, width: width, style)
  }
}

extension AnalysisComparison.Row {
  /// The row as a line of text, to be kept; `init(encoded:)` reads it.
  package var encoded: String {
    let cells = verdicts.map { cell in
      cell.map {
        [
          $0.verdict?.rawValue ?? "", "\($0.time.nanoseconds)", $0.isNearMiss ? "near" : "",
          $0.sentence.printable,
        ].joined(separator: "\u{1F}")
      } ?? ""
    }
    return ([recognizer.printable, "\(began.nanoseconds)"] + cells).joined(separator: "\u{1E}")
  }

  /// Reads a row that was kept.
  package init(encoded text: String) {
    let parts = text.split(separator: "\u{1E}", omittingEmptySubsequences: false)
    self.init(
      recognizer: String(parts[0]),
      began: TouchTime(nanoseconds: Int64(parts[1]) ?? 0),
      verdicts: parts.dropFirst(2).map { cell in
        let fields = cell.split(separator: "\u{1F}", omittingEmptySubsequences: false)
        guard fields.count == 4 else { return nil }
        return Cell(
          verdict: GestureExplanation.Verdict(rawValue: String(fields[0])),
          time: TouchTime(nanoseconds: Int64(fields[1]) ?? 0),
          sentence: String(fields[3]),
          isNearMiss: !fields[2].isEmpty
        )
      }
    )
  }

  /// The row as one line of JSON, without the line's end.
  public var json: String {
    JSON.object([
      ("recognizer", .string(recognizer)), ("touched", .seconds(began)),
      (
        "verdicts",
        .list(
          verdicts.map { cell in
            .optional(
              cell.map {
                .object([
                  ("verdict", .optional($0.verdict.map { .string($0.rawValue) })),
                  ("time", .seconds($0.time)),
                  ("sentence", .string($0.sentence)),
                ])
              }
            )
          }
        )
      ),
    ]).text
  }
}

/// A comparison as lines for people: how often each recognizer was recognized, then what changed, with a
/// column for each variant.
public struct ComparisonTable {
  /// The narrowest that a column is (our own choice).
  private static let narrowest = 22

  private let comparison: AnalysisComparison
  private let style: TerminalStyle
  /// How wide the names' column is, and that of a variant.
  private let head: Int
  private let column: Int
  private var began: TouchTime?

  fileprivate init(
    _ comparison: AnalysisComparison,
    names: Int,
    width: Int,
    _ style: TerminalStyle
  ) {
    self.comparison = comparison
    self.style = style
    head = names + 2
    let room = (width - head) / max(comparison.titles.count, 1) - 2
    column = max(room, Self.narrowest)
  }

  /// The lines above the rows.
  public var headLines: [String] {
    let counts = comparison.counts
    var lines = row("", comparison.titles.map { ($0, style.strong) })
    for entry in counts { lines += row(entry.recognizer, entry.counts.map { ("\($0)", { $0 }) }) }
    if counts.isEmpty { lines += row("none", comparison.titles.map { _ in ("", { $0 }) }) }
    return lines + [""]
  }

  /// The lines of the next row.
  public mutating func lines(of row: AnalysisComparison.Row) -> [String] {
    var lines: [String] = []
    if row.began != began {
      if began != nil { lines.append("") }
      lines.append(style.strong("Touched at \(NumberText.fixed(row.began.seconds, 3)) s"))
      began = row.began
    }
    let style = style
    let cells = row.verdicts.map { cell -> (String, (String) -> String) in
      guard let cell else { return ("", { $0 }) }
      guard let verdict = cell.verdict else { return (cell.sentence, { $0 }) }
      return ("\(verdict.mark) \(cell.sentence)", { style.paint($0, verdict, cell.isNearMiss) })
    }
    return lines + self.row(row.recognizer, cells)
  }

  /// The lines below the rows.
  public var tailLines: [String] {
    let isSame = comparison.counts.allSatisfy { row in
      row.counts.allSatisfy { $0 == row.counts.first }
    }
    return began == nil && isSame ? ["Nothing changes."] : []
  }

  /// A text whose words fit into a column: longer ones are broken behind a full stop, a comma or an equals
  /// sign, or else anywhere.
  private func broken(_ text: String) -> String {
    text.split(separator: " ").map { word in
      var pieces: [Substring] = []
      var rest = word
      while rest.count > column {
        let head = rest.prefix(column)
        let end = head.lastIndex { ".,=".contains($0) }.map(head.index(after:)) ?? head.endIndex
        pieces.append(rest[..<end])
        rest = rest[end...]
      }
      return (pieces + [rest]).joined(separator: " ")
    }.joined(separator: " ")
  }

  /// A row of cells, each wrapped in its column.
  private func row(
    _ name: String,
    _ cells: [(text: String, paint: (String) -> String)]
  ) -> [String] {
    let wrapped = cells.map { Wrapped.lines(broken($0.text), indent: 0, width: column) }
    var lines: [String] = []
    for number in 0..<max(wrapped.map(\.count).max() ?? 0, 1) {
      var line = number == 0 ? name : ""
      var length = line.count
      for (index, words) in wrapped.enumerated() where words.indices.contains(number) {
        let start = head + index * (column + 2)
        line += String(repeating: " ", count: max(start - length, 0))
        line += cells[index].paint(words[number])
        length = max(start, length) + words[number].count
      }
      lines.append(line)
    }
    return lines
  }
}
