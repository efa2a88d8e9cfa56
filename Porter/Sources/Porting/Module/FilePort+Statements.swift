import SwiftSyntax

extension FilePort {
  /// Leaves out a statement or a declaration; the only statement of a case becomes `break`, as a case isn't empty.
  ///
  /// - Returns: Whether it is left out; not where another edit changes it.
  func leaveOut(_ item: some SyntaxProtocol) -> Bool {
    let list = item.parent?.as(CodeBlockItemListSyntax.self)
    let isCase = list?.count == 1 && list?.parent?.is(SwitchCaseSyntax.self) == true
    let range = isCase ? item.span : source.removal(of: item.span)
    if edits.replace(range, with: isCase ? "break" : "") { return true }
    // What stands before it on the line may have gone with the blanks between them.
    return !isCase && edits.replace(item.span, with: "")
  }
}
