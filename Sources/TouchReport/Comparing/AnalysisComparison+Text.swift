import TouchCore
import TouchStage

extension AnalysisComparison {
  /// The narrowest that a column is (our own choice).
  private static let narrowest = 22

  /// The comparison as lines for people: how often each recognizer was recognized, then what changed, with a
  /// column for each variant.
  ///
  /// - Parameters:
  ///   - width: How wide the lines may be, in characters.
  ///   - style: How to set off what is important.
  /// - Returns: The lines.
  public func lines(width: Int, style: TerminalStyle = .plain) -> [String] {
    let counts = counts
    let names = rows.map(\.recognizer) + counts.map(\.recognizer)
    let head = (names.map(\.count).max() ?? 0) + 2
    let room = (width - head) / max(variants.count, 1) - 2
    let column = max(room, Self.narrowest)
    var lines = table("", variants.map { ($0.title, style.strong) }, head, column)
    for row in counts {
      lines += table(row.recognizer, row.counts.map { ("\($0)", { $0 }) }, head, column)
    }
    if counts.isEmpty { lines += table("none", variants.map { _ in ("", { $0 }) }, head, column) }
    lines.append("")
    if rows.isEmpty {
      lines.append("Nothing changes.")
      return lines
    }
    var began: TouchTime?
    for row in rows {
      if row.began != began {
        if began != nil { lines.append("") }
        lines.append(style.strong("Touched at \(NumberText.fixed(row.began.seconds, 3)) s"))
        began = row.began
      }
      let cells = row.verdicts.map { told -> (String, (String) -> String) in
        guard let told else { return ("", { $0 }) }
        return ("\(told.verdict.mark) \(told.sentence)", { style.paint($0, told) })
      }
      lines += table(row.recognizer, cells, head, column)
    }
    return lines
  }

  /// A row of cells, each wrapped in its column.
  private func table(
    _ name: String,
    _ cells: [(text: String, paint: (String) -> String)],
    _ head: Int,
    _ column: Int
  ) -> [String] {
    let wrapped = cells.map { Wrapped.lines($0.text, indent: 0, width: column) }
    var lines: [String] = []
    for number in 0..<max(wrapped.map(\.count).max() ?? 0, 1) {
      var line = number == 0 ? name : ""
      var length = line.count
      for (place, words) in wrapped.enumerated() where words.indices.contains(number) {
        let start = head + place * (column + 2)
        line += String(repeating: " ", count: max(start - length, 0))
        line += cells[place].paint(words[number])
        length = max(start, length) + words[number].count
      }
      lines.append(line)
    }
    return lines
  }

  /// The comparison as lines of JSON: the counts first, then an object for everything that changed.
  public var json: [String] {
    let head = JSON.object([
      ("settings", .list(variants.map { .string($0.title) })),
      ("counts", .object(counts.map { ($0.recognizer, .list($0.counts.map(JSON.integer))) })),
    ])
    return [head.text]
      + rows.map { row in
        JSON.object([
          ("recognizer", .string(row.recognizer)), ("touched", .seconds(row.began)),
          ("verdicts", .list(row.verdicts.map { .optional($0.map(verdict)) })),
        ]).text
      }
  }

  private func verdict(_ told: GestureExplanation) -> JSON {
    .object([
      ("verdict", .string(told.verdict.rawValue)), ("time", .seconds(told.time)),
      ("sentence", .string(told.sentence)),
    ])
  }
}
