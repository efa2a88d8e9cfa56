/// A page in which `{{name}}` stands where a part goes.
package struct PageTemplate {
  private let text: String

  /// Takes a page.
  package init(_ text: String) { self.text = text }

  /// The page with its parts; a name without a part becomes nothing.
  package func filled(with parts: [String: String]) -> String {
    var page = ""
    write({ page += $0 }) { page += parts[$0] ?? "" }
    return page
  }

  /// Writes the page piece by piece.
  ///
  /// - Parameters:
  ///   - take: Called with each piece of the page's own text.
  ///   - part: Called with the name of each part, to write it.
  /// - Throws: What these throw.
  func write<Failure: Error>(
    _ take: (String) throws(Failure) -> Void,
    part: (String) throws(Failure) -> Void
  ) throws(Failure) {
    // The page in pieces: text, a part's name, text, a part's name …
    for (index, piece) in text.split(separator: "{{").enumerated() {
      guard index > 0, let end = piece.firstIndex(of: "}") else {
        try take(String(piece))
        continue
      }
      try part(String(piece[..<end]))
      try take(String(piece[end...].dropFirst(2)))
    }
  }
}
