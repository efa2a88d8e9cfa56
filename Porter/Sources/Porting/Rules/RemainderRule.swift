import SwiftSyntax

/// Writes the remainder of floating-point numbers as the method that it became in Swift 3.
///
/// `angle % 360` becomes `angle.truncatingRemainder(dividingBy: 360)`, where one side is known to be such a number.
final class RemainderRule: Swift2RuleVisitor {
  private static let types: Set<String> = ["CGFloat", "Double", "Float", "NSTimeInterval"]
  private static let functions: Set<String> = [
    "atan2", "atan", "sin", "cos", "tan", "sqrt", "fabs", "floor", "ceil", "round", "pow",
  ]

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for index in elements.indices.dropFirst().dropLast() where sign(elements[index]) == "%" {
      let (left, right) = (elements[index - 1], elements[index + 1])
      let isBound = index > 1 && ["*", "/", "%"].contains(sign(elements[index - 2]))
      let gap = left.span.upperBound..<right.span.lowerBound
      guard isNumber(left) || isNumber(right) else { continue }
      guard !isBound, port.source.text(gap).filter({ !$0.isWhitespace }) == "%" else {
        port.cannot(
          "% is truncatingRemainder(dividingBy:) now; write it, what is before it in parentheses",
          at: gap.lowerBound
        )
        continue
      }
      if left.needsParentheses {
        port.edits.insert("(", at: left.span.lowerBound)
        port.edits.insert(")", at: left.span.upperBound)
      }
      port.edits.replace(gap, with: ".truncatingRemainder(dividingBy: ")
      port.edits.insert(")", at: right.span.upperBound)
      port.did("% becomes truncatingRemainder(dividingBy:)", at: gap.lowerBound)
    }
    return .visitChildren
  }

  private func sign(_ node: ExprSyntax) -> String {
    node.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
  }

  /// Whether an expression is surely a floating-point number.
  private func isNumber(_ node: ExprSyntax) -> Bool {
    let node = node.withoutParentheses
    if node.is(FloatLiteralExprSyntax.self) { return true }
    if let call = node.as(FunctionCallExprSyntax.self) {
      let name = call.calledExpression.trimmedDescription
      return Self.types.contains(name) || Self.functions.contains(name)
    }
    if let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return isNumber(name, at: Syntax(node))
    }
    if let member = node.as(MemberAccessExprSyntax.self),
      member.base?.trimmedDescription == "self"
    {
      return isNumber(member.declName.baseName.text, at: Syntax(node))
    }
    return false
  }

  private func isNumber(_ name: String, at node: Syntax) -> Bool {
    if let local = LocalTypes.type(of: name, at: node) { return Self.types.contains(local.name) }
    guard !LocalNames.have(name, at: node), let scope = Scope(around: node) else { return false }
    let properties = port.surroundings.chain(of: scope.full).types.flatMap(\.properties)
    return properties.first { $0.name == name }?.type.map(Self.types.contains) ?? false
  }
}
