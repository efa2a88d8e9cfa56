import SwiftSyntax

/// Writes `open static`, which Swift 3 and 4 allowed, as `public static`: what is static can't be overridden.
final class OpenStaticRule: RuleVisitor {
  override func visit(_ node: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
    guard node.contains(where: { $0.name.text == "static" }),
      let open = node.first(where: { $0.name.text == "open" && $0.detail == nil })?.name
    else { return .visitChildren }
    port.replace(
      open,
      with: "public",
      saying: "open becomes public: what is static can't be overridden"
    )
    return .visitChildren
  }
}
