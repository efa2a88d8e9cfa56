import SwiftSyntax

extension FilePort {
  /// Leaves out a statement or a declaration; the last statement that a case has becomes `break`, as a case isn't empty.
  ///
  /// - Returns: Whether it is left out; not where another edit changes it.
  func leaveOut(_ item: some SyntaxProtocol) -> Bool {
    let list = item.parent?.as(CodeBlockItemListSyntax.self)
    let isCase =
      list?.parent?.is(SwitchCaseSyntax.self) == true
      && list?.allSatisfy { $0.span == item.span || edits.haveLeftOut($0.span) } == true
    let range = isCase ? item.span : source.removal(of: item.span)
    if edits.replace(range, with: isCase ? "break" : "") { return true }
    // A statement before it on the line went with the blanks between them, which belong to this larger range too.
    return !isCase && edits.replace(item.span, with: "")
  }

  /// Leaves out a modifier with what only it needed: the blanks behind it, its line, or the line break and the blanks
  /// before what follows an `@objc optional` on a line of its own.
  func leaveOut(_ modifier: DeclModifierSyntax) {
    let span = modifier.span
    let isLast = source.afterLineBreak(at: source.skipBlanks(from: span.upperBound)) != nil
    if isLast, !source.isFirstOnLine(span.lowerBound),
      let next = modifier.nextToken(viewMode: .sourceAccurate)?.span.lowerBound,
      isBlank(span.upperBound..<next)
    {
      edits.replace(span.lowerBound..<next, with: "")
    } else {
      edits.replace(source.removal(of: span), with: "")
    }
  }
}
