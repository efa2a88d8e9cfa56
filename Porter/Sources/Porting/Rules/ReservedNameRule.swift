import SwiftSyntax

/// Writes backticks around the names of members that are called `Type` or `Protocol`, which Swift 2 didn't ask for.
///
/// What uses them stays: `Item.Type` is the metatype of `Item`, as it always was, and a name by itself needs no
/// backticks.
final class ReservedNameRule: RuleVisitor {
  private func quote(_ name: TokenSyntax) {
    guard ["Type", "Protocol"].contains(name.text) else { return }
    port.replace(name, with: "`\(name.text)`")
  }

  private func quote(_ name: TokenSyntax, of node: some DeclSyntaxProtocol) {
    if node.parent?.is(MemberBlockItemSyntax.self) == true { quote(name) }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    quote(node.name, of: node)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    quote(node.name, of: node)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    quote(node.name, of: node)
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    quote(node.name, of: node)
    return .visitChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    quote(node.name, of: node)
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    quote(node.name)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.parent?.is(MemberBlockItemSyntax.self) == true else { return .visitChildren }
    for binding in node.bindings {
      if let pattern = binding.pattern.as(IdentifierPatternSyntax.self) {
        quote(pattern.identifier)
      }
    }
    return .visitChildren
  }
}
