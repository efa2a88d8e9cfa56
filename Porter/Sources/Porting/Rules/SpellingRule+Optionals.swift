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
  func takeAny(_ node: FunctionDeclSyntax) {
    guard port.isSwift2, node.modifiers.has(.override) else { return }
    for parameter in node.signature.parameterClause.parameters
    where ["target", "sender"].contains(parameter.innerName)
      && parameter.type.trimmedDescription == "AnyObject?"
    {
      port.replace(parameter.type, with: "Any?")
    }
  }
}
