import SwiftSyntax

/// Writes `for var i = 0; i < 3; i++ { … }` as a loop of today.
///
/// A scope keeps the variable, and `defer` does the step where `continue` leaves the body too.
enum OldLoop {
  /// The loop that contains a location: where it stands, and its text now; nil where it can't be told apart.
  static func repair(of source: SourceText, at offset: Int) -> (range: Range<Int>, text: String)? {
    let tokens = Array(source.tree.tokens(viewMode: .sourceAccurate))
    guard
      let start = tokens.lastIndex(where: {
        $0.tokenKind == .keyword(.for) && $0.span.lowerBound <= offset
      }),
      let body = end(of: tokens, from: start + 1, at: { $0 == .leftBrace })
    else { return nil }
    var (first, last) = (start + 1, body - 1)
    if first < last, tokens[first].tokenKind == .leftParen,
      end(of: tokens, from: first + 1, at: { $0 == .rightParen }) == last
    {
      (first, last) = (first + 1, last - 1)
    }
    let parts = parts(of: tokens[first...last], in: source)
    guard parts.count == 3, !parts[2].contains(","),
      let close = end(of: tokens, from: body + 1, at: { $0 == .rightBrace })
    else { return nil }
    // A comment there would be lost.
    let head = tokens[start].span.upperBound..<tokens[body].span.upperBound
    guard !source.hasComment(head) else { return nil }
    let hasLabel = start > 1 && tokens[start - 1].tokenKind == .colon
    let label = hasLabel ? tokens[start - 2].text + ": " : ""
    let offset = tokens[hasLabel ? start - 2 : start].span.lowerBound
    // Later lines keep their numbers.
    let breaks = String(
      repeating: source.newline,
      count: source.text(head).count(where: \.isNewline)
    )
    let inside = source.text(tokens[body].span.upperBound..<tokens[close].span.upperBound)
    let isLineEnd = !breaks.isEmpty || inside.first { $0 != " " && $0 != "\t" }?.isNewline == true
    let step = parts[2].isEmpty ? "" : " defer { \(parts[2]) }" + (isLineEnd ? "" : ";")
    return (
      offset..<tokens[close].span.upperBound,
      "do { \(parts[0])\(parts[0].isEmpty ? "" : "; ")\(label)while \(parts[1].isEmpty ? "true" : parts[1]) {\(step)\(breaks)\(inside) }"
    )
  }

  /// The first token of a kind that stands in no parentheses, brackets or braces of its own.
  private static func end(
    of tokens: [TokenSyntax],
    from start: Int,
    at isEnd: (TokenKind) -> Bool
  ) -> Int? {
    var depth = 0
    for index in start..<tokens.count {
      let kind = tokens[index].tokenKind
      if depth == 0, isEnd(kind) { return index }
      switch kind {
      case .leftParen, .leftSquare, .leftBrace: depth += 1
      case .rightParen, .rightSquare, .rightBrace: depth -= 1
      default: break
      }
    }
    return nil
  }

  /// The texts between semicolons.
  private static func parts(of tokens: ArraySlice<TokenSyntax>, in source: SourceText) -> [String] {
    tokens.split(omittingEmptySubsequences: false) { $0.tokenKind == .semicolon }.map { part in
      guard let first = part.first, let last = part.last else { return "" }
      return source.text(first.span.lowerBound..<last.span.upperBound)
    }
  }
}
