import SwiftSyntax

/// Makes variables of a class's constants that have a value and are set by an initializer again, which Swift 1 allowed.
final class SettledConstantRule: Swift2RuleVisitor {
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.bindingSpecifier.tokenKind == .keyword(.let), node.bindings.count == 1,
      let binding = node.bindings.first, binding.initializer != nil, !node.modifiers.isStatic,
      let members = node.parent?.parent?.as(MemberBlockItemListSyntax.self)
    else { return .visitChildren }
    let name = binding.pattern.trimmedDescription
    let isSet = members.contains { member in
      guard let maker = member.decl.as(InitializerDeclSyntax.self), let body = maker.body else {
        return false
      }
      let isHidden = maker.signature.parameterClause.parameters.contains { $0.innerName == name }
      return body.statements.contains { Self.sets(name, in: $0, unqualified: !isHidden) }
    }
    guard isSet else { return .visitChildren }
    port.replace(
      node.bindingSpecifier,
      with: "var",
      saying: "let \(name) becomes var: an initializer sets it again"
    )
    return .visitChildren
  }

  /// Whether a statement sets a property.
  private static func sets(_ name: String, in item: CodeBlockItemSyntax, unqualified: Bool) -> Bool
  {
    guard let elements = item.item.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      elements.count >= 3, elements[1].is(AssignmentExprSyntax.self)
    else { return false }
    let target = elements[0].trimmedDescription
    return target == "self.\(name)" || unqualified && target == name
  }
}
