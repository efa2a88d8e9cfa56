import SwiftSyntax

/// Writes `open static` and `open let`, which Swift 3 and 4 allowed, as `public`: neither can be overridden.
final class OpenStaticRule: RuleVisitor {
  override func visit(_ node: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
    let isConstant =
      node.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.tokenKind == .keyword(.let)
    let isStatic = node.contains { $0.name.text == "static" }
    guard isStatic || isConstant,
      let open = node.first(where: { $0.name.text == "open" && $0.detail == nil })?.name
    else { return .visitChildren }
    let kind = isStatic ? "static" : "constant"
    port.replace(
      open,
      with: "public",
      saying: "open becomes public: what is \(kind) can't be overridden"
    )
    return .visitChildren
  }
}
