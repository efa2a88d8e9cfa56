import TouchCore
import TouchReport
import TouchStatistics

/// A summary as one self-contained page: no script, and nothing is loaded from anywhere else.
public struct EvaluationPage {
  private let figures: SummaryFigures
  private let report: (EvaluationSummary.Error) -> String?
  private var summary: EvaluationSummary { figures.summary }
  private var header: RunHeader { figures.header }

  /// Creates the page of a summary.
  ///
  /// - Parameters:
  ///   - summary: The summary.
  ///   - header: What the run was made with.
  ///   - report: Where the report about an error lies, as the page links to it; nil for none.
  public init(
    _ summary: EvaluationSummary,
    _ header: RunHeader,
    report: @escaping (EvaluationSummary.Error) -> String? = { _ in nil }
  ) {
    figures = SummaryFigures(summary, header)
    self.report = report
  }

  /// The page as HTML, in UTF-8.
  public var html: String {
    let style = EvaluationStyle.text
    let hash = ContentHash.base64(of: Array("\n\(style)\n".utf8))
    let policy = [
      "default-src 'none'", "img-src data:", "style-src 'sha256-\(hash)'", "base-uri 'none'",
      "form-action 'none'",
    ].joined(separator: "; ")
    let title = escaped("\(header.corpus) on \(header.scene)")
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="Touchstone">
      <link rel="icon" href="data:,">
      <title>\(title) – Touchstone evaluation</title>
      <style>
      \(style)
      </style>
      </head>
      <body>
      <header><h1>\(title)</h1>
      \(warning)
      \(head)
      </header>
      <main>
      \(sections)
      </main>
      \(warning)
      </body>
      </html>

      """
  }

  private var warning: String {
    header.isSynthetic
      ? "<p class=\"warning\" role=\"note\">\(escaped(EvaluationText.synthetic))</p>" : ""
  }

  private var head: String {
    EvaluationText(summary, header).head.filter { $0 != EvaluationText.synthetic }
      .map { "<p>\(escaped($0))</p>" }.joined(separator: "\n")
  }

  private func escaped(_ text: String) -> String { SVGText.escaped(text) }

  // MARK: Sections

  private struct Section {
    var title: String
    var about: String
    var content: String
  }

  private var sections: String {
    let text = EvaluationText(summary, header)
    let parts = [
      Section(title: "Strokes", about: "Intervals are for persons in general.", content: strokes),
      Section(
        title: "Confusion",
        about: "Rows: what was meant. Columns: what was recognized.",
        content: confusion
      ),
      Section(
        title: "False alarms",
        about: "Recognitions that no label asked for, an hour of touching.",
        content: table(text.alarmRows)
      ),
      Section(
        title: "Delays",
        about: "From the moment when the recognizer had seen enough, and to whom they are owed.",
        content: table(text.delayRows)
      ),
      Section(
        title: "Strata",
        about: "The same strokes by pointer and by device.",
        content: table(text.strataRows)
      ),
    ]
    let all =
      parts + charts + [
        Section(title: "Errors", about: errorsTitle, content: errors),
        Section(
          title: "Recordings that could not be read",
          about: "What came before counts.",
          content: summary.failures.map { "<p>\(escaped($0.problem))</p>" }.joined()
        ),
      ]
    return all.filter { !$0.content.isEmpty }.map {
      "<section><h2>\($0.title)</h2><p class=\"soft\">\(escaped($0.about))</p>\n\($0.content)</section>"
    }.joined(separator: "\n")
  }

  private var charts: [Section] {
    // Nothing is a part of a limit of 0.
    let charts = summary.measures.filter { $0.value.limits.lowerBound > 0 }
      .sorted { $0.key < $1.key }
      .map { MeasureChart(key: $0.key, values: $0.value) }
    func grid(_ cards: [String]) -> String {
      cards.isEmpty ? "" : "<div class=\"charts\">\(cards.joined())</div>"
    }
    return [
      Section(
        title: "Measured values",
        about:
          "In parts of the limit: above the line strokes that meant the recognizer, below it all "
          + "others. A value counts as far as the touches came.",
        content: grid(charts.map(\.histogram))
      ),
      Section(
        title: "Misses against alarms",
        about: "What every other limit of one measure would do, on probit axes, as if nothing else "
          + "decided; the dot is the limit as it is.",
        content: grid(charts.compactMap(\.trade))
      ),
    ]
  }

  // MARK: Tables

  private func table(_ rows: TextRows) -> String {
    if rows.isEmpty { return "" }
    var html = ""
    for (index, row) in rows.cells.enumerated() {
      let tag = index == 0 ? "th" : "td"
      html += "<tr>"
      for (column, text) in row.enumerated() {
        let style = rows.isLeft(column) ? " class=\"text\"" : ""
        html += "<\(tag)\(style)>\(escaped(text))</\(tag)>"
      }
      html += "</tr>\n"
    }
    return "<div class=\"scroll\"><table>\(html)</table></div>"
  }

  private var strokes: String {
    let text = EvaluationText(summary, header)
    return table(text.gestureRows) + text.zeroes.map { "<p>\(escaped($0))</p>" }.joined()
  }

  private var confusion: String {
    let labels = figures.labels
    if labels.isEmpty { return "" }
    let others = Set(labels.flatMap { (summary.gestures[$0]?.confused ?? [:]).keys }).sorted()
    let names = ["meant", "as meant"] + others + ["nothing", "too late", "merged"]
    var html = "<tr>" + names.map { "<th>\(escaped($0))</th>" }.joined() + "</tr>\n"
    for label in labels {
      guard let statistics = summary.gestures[label] else { continue }
      html += "<tr><td>\(escaped(label))</td>" + cell(statistics.hits, "right")
      for other in others { html += cell(statistics.confused[other] ?? 0, "wrong") }
      for number in [statistics.missed, statistics.late, statistics.merged] {
        html += cell(number, "wrong")
      }
      html += "</tr>\n"
    }
    return "<div class=\"scroll\"><table>\(html)</table></div>"
  }

  private func cell(_ number: Int, _ style: String) -> String {
    number == 0 ? "<td class=\"soft\">0</td>" : "<td class=\"\(style)\">\(number)</td>"
  }

  // MARK: Errors

  private var errorsTitle: String {
    summary.errorCount > summary.errors.count
      ? "The first \(summary.errors.count) of \(summary.errorCount)."
      : "\(summary.errorCount) in all."
  }

  private var errors: String {
    if summary.errors.isEmpty { return "" }
    var html = "<tr><th class=\"text\">recording</th><th>line</th><th>at</th>"
    html += "<th class=\"text\">meant</th><th class=\"text\">what happened</th></tr>\n"
    for error in summary.errors {
      let file = escaped(error.file)
      let link = report(error).map { "<a href=\"\(escaped($0))\">\(file)</a>" } ?? file
      html += "<tr><td>\(link)</td><td>\(error.line)</td>"
      html += "<td>\(NumberText.fixed(error.time.seconds, 3)) s</td>"
      html += "<td class=\"text\">\(escaped(error.gesture ?? "–"))</td>"
      let subject = error.gesture == nil ? "\(error.recognizer ?? "") " : ""
      html += "<td class=\"text wide\">\(escaped(subject + error.text))</td></tr>\n"
    }
    return "<div class=\"scroll\"><table>\(html)</table></div>"
  }
}
