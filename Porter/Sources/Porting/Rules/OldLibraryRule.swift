import SwiftSyntax

/// Writes what Swift 2 asked of a number, which is a function of the standard library now, and empty sets of options.
final class OldLibraryRule: Swift2RuleVisitor {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base
    else { return .visitChildren }
    let name = member.declName.baseName
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    if name.text == "stride", labels == ["to", "by"] || labels == ["through", "by"],
      let open = node.leftParen, !port.surroundings.declaresMethod("stride(\(labels[0]):by:)")
    {
      // `0.stride(to: 9, by: 3)`
      port.edits.insert("stride(from: ", at: base.span.lowerBound)
      port.edits.replace(base.span.upperBound..<open.span.upperBound, with: ", ")
      port.did("stride(…) becomes stride(from:…)", at: name.span.lowerBound)
    } else if let step = Self.steps[name.text], node.arguments.isEmpty,
      node.trailingClosure == nil, !port.surroundings.declaresMethod(name.text + "()")
    {
      let end = node.span.upperBound
      port.edits.replace(name.span.lowerBound..<end, with: "advanced(by: \(step))")
      port.did("\(name.text)() becomes advanced(by: \(step))", at: name.span.lowerBound)
    }
    return .visitChildren
  }

  private static let steps = ["successor": "1", "predecessor": "-1"]

  /// Properties that hold sets of options, whose empty one could be `.None`.
  private static let sets: Set<String> = ["edgesForExtendedLayout", "autoresizingMask", "edges"]

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self), isNone(parts[2]) else {
      return .visitChildren
    }
    let name =
      parts[0].as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? parts[0].trimmedDescription
    if Self.sets.contains(name) { port.replace(parts[2], with: "[]") }
    return .visitChildren
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    if node.label?.text == "options", isNone(node.expression) {
      port.replace(node.expression, with: "[]")
    }
    return .visitChildren
  }

  private func isNone(_ node: ExprSyntax) -> Bool {
    let member = node.as(MemberAccessExprSyntax.self)
    return member?.base == nil && member?.declName.baseName.text == "None"
  }
}
