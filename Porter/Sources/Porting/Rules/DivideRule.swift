import SwiftSyntax

/// Writes `CGRectDivide(r, &a, &b, 10, edge)` as `(a, b) = r.divided(atDistance: 10, from: edge)`.
final class DivideRule: RuleVisitor {
  /// Whether a name is that of a call, of which the rule tells.
  static func calls(_ name: TokenSyntax) -> Bool {
    name.text == "CGRectDivide" && name.parent?.parent?.is(FunctionCallExprSyntax.self) == true
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.trimmedDescription == "CGRectDivide",
      !port.surroundings.declaresItself("CGRectDivide")
    else { return .visitChildren }
    let values = node.arguments.map(\.expression)
    let parts = values.compactMap { $0.as(InOutExprSyntax.self)?.expression }
    let start = node.span.lowerBound
    guard values.count == 5, parts.count == 2, !values[0].needsParentheses,
      node.parent?.is(CodeBlockItemSyntax.self) == true, parts.allSatisfy(\.isPath),
      !port.source.hasComment(start..<values[0].span.lowerBound),
      !port.source.hasComment(values[0].span.upperBound..<values[3].span.lowerBound)
    else {
      port.cannot(
        "CGRectDivide became a method with a result; write divided(atDistance:from:)",
        at: start
      )
      return .visitChildren
    }
    let names = parts.map(\.trimmedDescription).joined(separator: ", ")
    port.edits.replace(start..<values[0].span.lowerBound, with: "(\(names)) = ")
    port.edits.replace(
      values[0].span.upperBound..<values[3].span.lowerBound,
      with: ".divided(atDistance: "
    )
    port.edits.insert("from: ", at: values[4].span.lowerBound)
    port.did("CGRectDivide(…) becomes an assignment of divided(atDistance:from:)", at: start)
    return .visitChildren
  }
}
