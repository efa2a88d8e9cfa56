import SwiftSyntax

/// Writes sets of accessibility's traits, which were numbers before Swift 4.2.
///
/// `accessibilityTraits = a | b` becomes `accessibilityTraits = [a, b]`, and `accessibilityTraits |= a` becomes
/// `accessibilityTraits.insert(a)`.
final class OldTraitRule: RuleVisitor {
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    guard elements.count >= 3, isTraits(elements[0]) else { return .visitChildren }
    let operators = stride(from: 3, to: elements.count, by: 2).map { elements[$0] }
    guard operators.allSatisfy({ text($0) == "|" }) else { return .visitChildren }
    let (target, first, last) = (elements[0].span, elements[2].span, elements.last!.span)
    let gap = target.upperBound..<first.lowerBound
    let isList = !operators.isEmpty
    if elements[1].is(AssignmentExprSyntax.self), isList {
      port.edits.insert("[", at: first.lowerBound)
      port.edits.insert("]", at: last.upperBound)
      port.did("traits are a set: | becomes a list", at: target.lowerBound)
    } else if text(elements[1]) == "|=" {
      port.edits.replace(gap, with: isList ? ".formUnion([" : ".insert(")
      port.edits.insert(isList ? "])" : ")", at: last.upperBound)
      port.did("traits are a set: |= becomes an insertion", at: target.lowerBound)
    } else if text(elements[1]) == "&=", !isList,
      let rest = elements[2].as(PrefixOperatorExprSyntax.self), rest.operator.text == "~"
    {
      port.edits.replace(
        target.upperBound..<rest.expression.span.lowerBound,
        with: ".remove("
      )
      port.edits.insert(")", at: last.upperBound)
      port.did("traits are a set: &= ~ becomes a removal", at: target.lowerBound)
      return .visitChildren
    } else {
      return .visitChildren
    }
    for index in stride(from: 3, to: elements.count, by: 2) {
      port.edits.replace(
        elements[index - 1].span.upperBound..<elements[index].span.upperBound,
        with: ","
      )
    }
    return .visitChildren
  }

  private func isTraits(_ node: ExprSyntax) -> Bool {
    let name =
      node.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? node.as(DeclReferenceExprSyntax.self)?.baseName.text
    return name == "accessibilityTraits"
  }

  private func text(_ node: ExprSyntax) -> String? {
    node.as(BinaryOperatorExprSyntax.self)?.operator.text
  }
}
