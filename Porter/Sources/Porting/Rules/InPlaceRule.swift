import SwiftSyntax

/// Writes what changed a rectangle in place in Swift 2 as an assignment: `a.insetInPlace(dx: 1, dy: 1)` is
/// `a = a.insetBy(dx: 1, dy: 1)`.
///
/// Sets had two methods of the same names, and an assignment gives them the same value.
final class InPlaceRule: Swift2RuleVisitor {
  private static let methods: [String: String] = [
    "unionInPlace(_:)": "union", "intersectInPlace(_:)": "intersection",
    "insetInPlace(dx:dy:)": "insetBy", "offsetInPlace(dx:dy:)": "offsetBy",
    "makeIntegralInPlace()": "integral", "standardizeInPlace()": "standardized",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base, node.parent?.is(CodeBlockItemSyntax.self) == true,
      node.trailingClosure == nil, base.isPath
    else { return .visitChildren }
    let old = member.declName.baseName.text
    let labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
    guard let now = Self.methods["\(old)(\(labels))"],
      !port.surroundings.declaresMethod("\(old)(\(labels))")
    else { return .visitChildren }
    let value = base.trimmedDescription
    let name = member.declName.span
    // Without arguments it is a property now.
    let end = node.arguments.isEmpty ? node.span.upperBound : name.upperBound
    port.edits.insert("\(value) = ", at: base.span.lowerBound)
    port.edits.replace(name.lowerBound..<end, with: now)
    port.did("\(old) becomes an assignment of \(now)", at: name.lowerBound)
    return .visitChildren
  }
}

extension ExprSyntax {
  /// Whether an expression is a chain of names, which has the same value each time that it is written.
  var isPath: Bool {
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.isPath ?? false }
    return self.is(DeclReferenceExprSyntax.self)
  }
}
