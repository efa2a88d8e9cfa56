import SwiftSyntax

/// Writes `window.keyWindow` of Swift 2 as `window.isKeyWindow`; an application's stays, which is a window.
final class KeyWindowRule: Swift2RuleVisitor {
  private static let (old, now, owner) = ("keyWindow", "isKeyWindow", "UIWindow")

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.declName.baseName.text == Self.old, let base = node.base, isWindow(base) {
      port.replace(node.declName.baseName, with: Self.now)
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.text == Self.old,
      node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id,
      port.surroundings.isIn(Self.owner, at: node), !LocalNames.have(Self.old, at: node),
      !port.surroundings.declaresMember(Self.old)
    {
      port.replace(node.baseName, with: Self.now)
    }
    return .visitChildren
  }

  /// Whether an expression is a window by its declaration, or a `window` as views and delegates of applications have one.
  private func isWindow(_ base: ExprSyntax) -> Bool {
    let object = base.unwrapped
    if object.trimmedDescription == "self" { return port.surroundings.isIn(Self.owner, at: base) }
    let local = object.as(DeclReferenceExprSyntax.self)?.baseName.text
    let type =
      local.flatMap { LocalTypes.type(of: $0, at: Syntax(base)) }
      ?? Scope(around: base).flatMap { port.surroundings.typeOfInstance(object, $0) }
    if let type { return port.surroundings.inherits(type.name, from: Self.owner) }
    return (local ?? object.as(MemberAccessExprSyntax.self)?.declName.baseName.text) == "window"
  }
}
