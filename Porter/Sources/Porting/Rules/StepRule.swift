import SwiftSyntax

/// Writes `count++` as `count += 1`, where it is a statement of its own.
final class StepRule: Swift2RuleVisitor {
  private static let operators = ["++": "+= 1", "--": "-= 1"]

  override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if let now = Self.operators[node.operator.text] {
      step(node, node.operator, node.expression, now)
    }
    return .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if let now = Self.operators[node.operator.text] {
      step(node, node.operator, node.expression, now)
    }
    return .visitChildren
  }

  private func step(
    _ node: some ExprSyntaxProtocol,
    _ sign: TokenSyntax,
    _ subject: ExprSyntax,
    _ now: String
  ) {
    let offset = node.span.lowerBound
    guard node.parent?.is(CodeBlockItemSyntax.self) == true else {
      port.cannot(
        "\(node.trimmedDescription) gives a value, which \(now) doesn't; write it as a statement",
        at: offset
      )
      return
    }
    port.edits.replace(sign.span, with: "")
    port.edits.insert(" " + now, at: subject.span.upperBound)
    port.did("\(node.trimmedDescription) becomes \(subject.trimmedDescription) \(now)", at: offset)
  }
}
