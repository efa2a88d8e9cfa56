import ReportFiles

/// The page's own files, as they lie beside this one.
package enum PageFiles {
  /// The page, with `{{name}}` where a part goes.
  static let page = text(report_page())
  /// The colours of all pages, light and dark, as names that their styles use.
  package static let colors = text(report_colors())
  /// How it looks.
  static let style = colors + text(report_style())
  /// What it does; the files share their names and come in the order in which they need each other.
  static let script = (0..<report_script_count()).map { text(report_script($0)) }
    .joined(separator: "\n")

  /// What a browser may do for the page: run its script, use its style, and nothing else.
  static let policy = [
    "default-src 'none'", "img-src data:", "script-src \(ContentHash.source(of: script))",
    "style-src \(ContentHash.source(of: style))", "base-uri 'none'", "form-action 'none'",
  ].joined(separator: "; ")

  private static func text(_ file: report_file) -> String {
    String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
  }
}
