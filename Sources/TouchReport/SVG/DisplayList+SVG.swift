import TouchCore
public import TouchGraphics

extension DisplayList {
  /// The picture as an SVG document, which ends with a line's end.
  ///
  /// The same picture gives the same bytes, on every platform and in every locale. A point is a pixel of
  /// the document.
  ///
  /// - Parameters:
  ///   - title: What the picture shows, for people who can't see it; nil for nothing.
  ///   - prefix: What the document's ids begin with, where several share a page.
  /// - Returns: The document.
  /// - Complexity: O(*n*) in the number of commands and their paths' elements.
  public func svg(title: String? = nil, prefix: String = "") -> String {
    let (width, height) = (SVGShape.number(width), SVGShape.number(height))
    var writer = SVGWriter(frame: bounds, prefix: prefix)
    writer.write(commands)
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
        + " viewBox=\"0 0 \(width) \(height)\" font-family=\"Helvetica, Arial, sans-serif\">"
    ]
    if let title { lines.append("  <title>\(SVGText.escaped(title))</title>") }
    lines += writer.lines
    lines.append("</svg>")
    return lines.joined(separator: "\n") + "\n"
  }
}
