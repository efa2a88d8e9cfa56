import SwiftSyntax

/// Writes sets of touches with their type, which Swift 1 didn't have, and loops over them without `AnyObject`.
final class TouchSetRule: RuleVisitor {
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    for parameter in node.signature.parameterClause.parameters where port.isSwift2 {
      let name = parameter.innerName
      let isOld = ["NSSet", "NSSet!"].contains(parameter.type.trimmedDescription)
      if isOld, name.lowercased().hasSuffix("touches") {
        port.replace(parameter.type, with: "Set<UITouch>")
      }
    }
    return .visitChildren
  }

  /// A touch of a set needs no type.
  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.typeAnnotation, type.type.trimmedDescription == "AnyObject",
      isTouches(node.sequence)
    {
      let range = type.span
      port.edits.replace(range, with: "")
      port.did(
        "\(node.pattern.trimmedDescription): AnyObject becomes a touch",
        at: range.lowerBound
      )
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard port.isSwift2, let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base, node.arguments.isEmpty, let close = node.rightParen,
      isTouches(base), member.declName.baseName.text == "anyObject"
    else { return .visitChildren }
    port.edits.replace(
      member.declName.span.lowerBound..<close.span.upperBound,
      with: "first"
    )
    port.did("anyObject() becomes first", at: member.declName.span.lowerBound)
    return .visitChildren
  }

  /// Whether an expression is a parameter that is a set of touches.
  private func isTouches(_ node: ExprSyntax) -> Bool {
    guard let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let type = LocalTypes.type(of: name, at: Syntax(node))
    else { return false }
    return type.name == "Set" && ["Set<UITouch>", "Set<NSObject>"].contains(type.written)
      || type.name == "NSSet" && name.lowercased().hasSuffix("touches")
  }
}
