import SwiftSyntax

/// What Swift 2 wrote of optionals and of any objects.
extension SpellingRule {
  /// Whether a name is an optional's case: `.Some(let view)`, or `.None` where it is matched.
  func isOptionalCase(_ node: MemberAccessExprSyntax) -> Bool {
    guard node.base == nil || node.base?.trimmedDescription == "Optional" else { return false }
    switch node.declName.baseName.text {
    case "Some": return isCalled(node)
    case "None": return node.parent?.is(ExpressionPatternSyntax.self) == true
    default: return false
    }
  }

  /// What an override takes as any object in Swift 2 can be anything since.
  ///
  /// A body that uses it for more than the superclass's method declares it as the object that it was.
  func takeAny(_ node: FunctionDeclSyntax, _ name: String) {
    guard port.isSwift2, node.modifiers.has(.override), let scope = Scope(around: node) else {
      return
    }
    let above = port.surroundings.chain(of: scope.full).types.dropFirst().flatMap(\.methods)
      .first { $0.isEngine && $0.name == name }
    for (index, parameter) in node.signature.parameterClause.parameters.enumerated()
    where ["target", "sender"].contains(parameter.innerName) {
      let type = parameter.type.trimmedDescription
      let mark = String(type.dropFirst("AnyObject".count))
      guard type.hasPrefix("AnyObject"), ["", "?", "!"].contains(mark),
        above != nil || mark == "?"
      else { continue }
      let mayBeNil = above?.parameterTypes[index].hasSuffix("?") ?? true
      let now = mark == "" && mayBeNil ? "?" : mark
      port.replace(parameter.type, with: "Any" + now)
      guard let body = node.body, MemberReads.have(parameter.innerName, in: body),
        let first = body.statements.first?.span.lowerBound
      else { continue }
      let name = parameter.innerName
      let value =
        switch (mark, now) {
        case ("", ""): "\(name) = \(name) as AnyObject"
        case ("", _): "\(name) = \(name)! as AnyObject"
        case ("!", _): "\(name): AnyObject! = \(name) as AnyObject?"
        default: "\(name) = \(name) as AnyObject?"
        }
      port.edits.insert("let \(value)" + port.source.gap(before: first), at: first)
    }
  }
}
