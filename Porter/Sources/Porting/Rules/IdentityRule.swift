import SwiftSyntax

/// Compares objects by themselves, where a file takes them as `NSObject`, which UIKit's classes don't inherit from here.
///
/// `sender as NSObject == pan` becomes `sender == pan`. A cast that asks for an NSObject gets a warning: of a view it fails.
final class IdentityRule: RuleVisitor {
  override func visit(_ node: UnresolvedAsExprSyntax) -> SyntaxVisitorContinueKind {
    if let mark = node.questionOrExclamationMark?.text,
      node.operands?.behind.trimmedDescription == "NSObject"
    {
      port.warn(
        "as\(mark) NSObject: UIKit's classes don't inherit from it here, so that the cast fails for a view or a controller;"
          + " write as\(mark) any NSObjectProtocol",
        at: node.span.lowerBound
      )
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for index in elements.indices.dropFirst().dropLast()
    where elements[index].is(UnresolvedAsExprSyntax.self) {
      guard let cast = elements[index].as(UnresolvedAsExprSyntax.self),
        cast.questionOrExclamationMark == nil,
        elements[index + 1].as(TypeExprSyntax.self)?.trimmedDescription == "NSObject",
        isComparison(elements, index - 2) || isComparison(elements, index + 2)
      else { continue }
      let end = elements[index + 1].span.upperBound
      port.edits.replace(elements[index - 1].span.upperBound..<end, with: "")
      port.did(
        "as NSObject is left out: UIKit's classes don't inherit from it here, and compare by identity",
        at: elements[index].span.lowerBound
      )
    }
    return .visitChildren
  }

  private func isComparison(_ elements: [ExprSyntax], _ index: Int) -> Bool {
    guard elements.indices.contains(index) else { return false }
    return ["==", "!="].contains(elements[index].as(BinaryOperatorExprSyntax.self)?.operator.text)
  }
}
