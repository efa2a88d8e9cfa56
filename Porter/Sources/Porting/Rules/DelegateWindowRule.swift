import SwiftSyntax

/// Writes `application.delegate?.window??.bounds` as `application.delegate?.window?.bounds`.
///
/// The window is an optional requirement of Apple's, and so an optional of an optional there; here it has a default.
final class DelegateWindowRule: RuleVisitor {
  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    if let inner = node.expression.as(OptionalChainingExprSyntax.self), isWindow(inner.expression) {
      drop(node.questionMark, "window??")
    }
    return .visitChildren
  }

  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    if let inner = node.expression.as(ForceUnwrapExprSyntax.self), isWindow(inner.expression) {
      drop(node.exclamationMark, "window!!")
    } else if let inner = node.expression.as(OptionalChainingExprSyntax.self),
      isWindow(inner.expression)
    {
      drop(inner.questionMark, "window?!")
    } else if isWindow(node.expression), node.parent?.is(ForceUnwrapExprSyntax.self) != true,
      node.parent?.is(MemberAccessExprSyntax.self) != true
    {
      // A lone mark before a member is what is left of two.
      drop(node.exclamationMark, "window!")
    }
    return .visitChildren
  }

  private func drop(_ mark: TokenSyntax, _ text: String) {
    port.edits.replace(mark.span, with: "")
    port.did(
      "\(text) loses a mark: the delegate's window is no optional requirement",
      at: mark.span.lowerBound
    )
  }

  /// Whether an expression is the window of the application's delegate.
  private func isWindow(_ node: ExprSyntax) -> Bool {
    guard let member = node.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "window", var base = member.base
    else { return false }
    if let chain = base.as(OptionalChainingExprSyntax.self) { base = chain.expression }
    if let force = base.as(ForceUnwrapExprSyntax.self) { base = force.expression }
    guard let delegate = base.as(MemberAccessExprSyntax.self),
      delegate.declName.baseName.text == "delegate"
    else { return false }
    return StandInRule.isSent(delegate, to: StandInRule.application)
  }
}
