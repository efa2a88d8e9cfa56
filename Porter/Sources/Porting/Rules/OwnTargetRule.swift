import SwiftSyntax

/// Gives a recognizer itself as its target after its superclass's initializer, not as an argument of it.
///
/// `super.init(target: self, action: a)` compiled up to Swift 4; since then nothing reads `self` before that call.
final class OwnTargetRule: RuleVisitor {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression.trimmedDescription
    guard callee == "super.init" || callee == "self.init", node.arguments.count == 2,
      let target = node.arguments.first, target.label?.text == "target",
      target.expression.trimmedDescription == "self",
      let action = node.arguments.last, action.label?.text == "action",
      let colon = action.colon, colon.span.upperBound < action.expression.span.lowerBound,
      let statement = node.parent?.as(CodeBlockItemSyntax.self),
      port.surroundings.isIn("UIGestureRecognizer", at: node)
    else { return .visitChildren }
    if action.expression.is(NilLiteralExprSyntax.self) {
      port.replace(target.expression, with: "nil", saying: "target: self becomes target: nil")
      return .visitChildren
    }
    let gap = port.source.gap(before: statement.span.lowerBound)
    guard port.edits.replace(target.expression.span, with: "nil") else { return .visitChildren }
    port.edits.replace(colon.span.upperBound..<action.expression.span.lowerBound, with: " nil")
    port.edits.move(
      action.expression.span,
      to: node.span.upperBound,
      before: gap + "addTarget(self, action: ",
      after: ")"
    )
    port.did(
      "target: self becomes addTarget(self, action:) after \(callee): nothing reads self before it",
      at: node.span.lowerBound
    )
    return .visitChildren
  }
}
