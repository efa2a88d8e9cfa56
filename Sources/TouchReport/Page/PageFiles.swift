/// The page's own files, as they lie beside this one.
package enum PageFiles {
  /// The page, with `{{name}}` where a part goes.
  static let page = text(PackageResources.page_html)
  /// The colours of all pages, light and dark, as names that their styles use.
  package static let colors = text(PackageResources.colors_css)
  /// How it looks.
  static let style = colors + text(PackageResources.page_css)
  /// What it does; the files share their names and come in the order in which they need each other.
  static let script = [
    PackageResources.model_js, PackageResources.signs_js, PackageResources.scene_js,
    PackageResources.marks_js, PackageResources.grid_js, PackageResources.pens_js,
    PackageResources.lanes_js, PackageResources.answers_js, PackageResources.labels_js,
    PackageResources.player_js,
  ].map(text).joined(separator: "\n")

  /// What a browser may do for the page: run its script, use its style, and nothing else.
  static let policy = [
    "default-src 'none'", "img-src data:", "script-src \(ContentHash.source(of: script))",
    "style-src \(ContentHash.source(of: style))", "base-uri 'none'", "form-action 'none'",
  ].joined(separator: "; ")

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
