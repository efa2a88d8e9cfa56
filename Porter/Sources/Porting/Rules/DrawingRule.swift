import SwiftSyntax

/// Leaves out a `draw(_:)` that draws nothing, as Xcode's templates have it.
///
/// It goes before the other rules: what is left out needs no edit.
final class DrawingRule: RuleVisitor {
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.isLeftOut else { return .visitChildren }
    let name = Method(node, isOverridable: false).name
    let item = node.parent?.as(MemberBlockItemSyntax.self)?.span ?? node.span
    if port.edits.replace(port.source.removal(of: item), with: "") {
      port.did("\(name) is left out: it draws nothing", at: node.funcKeyword.span.lowerBound)
    }
    return .skipChildren
  }
}

extension FunctionDeclSyntax {
  /// Whether the method overrides a method of drawing, and draws nothing.
  var isLeftOut: Bool {
    modifiers.has(.override) && drawsNothing
      && AbsentFeature.drawingMembers.contains(Method(self, isOverridable: false).name)
  }

  /// Whether a method of drawing does nothing but call its superclass.
  var drawsNothing: Bool {
    guard let statements = body?.statements, !isConditional else { return false }
    return statements.allSatisfy { $0.trimmedDescription.hasPrefix("super.draw(") }
  }
}
