/// A page in which `{{name}}` stands where a part goes.
package struct PageTemplate {
  private let text: String

  /// Takes a page.
  package init(_ text: String) { self.text = text }

  /// The page with its parts; a name without a part becomes nothing.
  package func filled(with parts: [String: String]) -> String {
    // The page in pieces: text, a part's name, text, a part's name …
    var page = ""
    for (place, piece) in text.split(separator: "{{").enumerated() {
      guard place > 0, let end = piece.firstIndex(of: "}") else {
        page += piece
        continue
      }
      page += parts[String(piece[..<end])] ?? ""
      page += piece[end...].dropFirst(2)
    }
    return page
  }
}
