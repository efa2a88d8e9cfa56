import SwiftSyntax

/// Unwraps the views of a presentation controller, which were a `UIView!` in Swift 1.
///
/// In such a class `containerView.bounds` becomes `containerView!.bounds`, and a local that is made of `containerView` and
/// isn't used as an optional becomes a `UIView!`.
final class PresentationViewRule: Swift2RuleVisitor {
  private static let controller = "UIPresentationController"
  private static let names: Set<String> = ["containerView", "presentedView"]

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.base, let name = name(of: base),
      !OptionalMembers.have(node.declName.baseName.text, in: port.surroundings)
    else { return .visitChildren }
    port.edits.insert("!", at: base.span.upperBound)
    port.did("\(name) becomes \(name)!", at: base.span.lowerBound)
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard node.typeAnnotation == nil, let value = node.initializer?.value, name(of: value) != nil,
      node.parent?.parent?.parent?.is(CodeBlockItemSyntax.self) == true,
      let local = node.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      OptionalUses.areMissing(for: local.text, of: Syntax(node))
    else { return .visitChildren }
    port.edits.insert(": UIView!", at: local.span.upperBound)
    port.did("\(local.text) gets its type, UIView!", at: local.span.lowerBound)
    return .visitChildren
  }

  /// The name of the controller's view that an expression is; nil for other expressions.
  private func name(of node: ExprSyntax) -> String? {
    // Up to Swift 2 the presented view was a method's.
    let call = node.as(FunctionCallExprSyntax.self)
    if let call, !call.arguments.isEmpty || call.trailingClosure != nil { return nil }
    let callee = call?.calledExpression ?? node
    let member = callee.as(MemberAccessExprSyntax.self)
    if let member, !["self", "super"].contains(member.base?.trimmedDescription) { return nil }
    guard
      let name = (member?.declName ?? callee.as(DeclReferenceExprSyntax.self))?.baseName.text,
      Self.names.contains(name), call == nil || name == "presentedView",
      member != nil || !LocalNames.have(name, at: node), let scope = Scope(around: node),
      port.surroundings.inherits(scope.full, from: Self.controller)
    else { return nil }
    let isOwn = port.surroundings.chain(of: scope.full).types.contains { type in
      type.properties.contains { $0.name == name && !$0.isEngine }
        || type.methods.contains { $0.base == name && !$0.isEngine }
    }
    return isOwn ? nil : name
  }

  // MARK: Initializers

  /// A controller of presentations that is made without its controllers: what that is on iOS isn't known.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.trimmedDescription == "super.init", node.arguments.isEmpty,
      let scope = Scope(around: node)
    else { return .visitChildren }
    let above = port.surroundings.chain(of: scope.full).types.dropFirst()
    guard let first = above.first, first.isEngine, first.path == Self.controller else {
      return .visitChildren
    }
    port.cannot(
      "super.init() of \(Self.controller): write super.init(presentedViewController: …, presenting: …)",
      at: node.span.lowerBound
    )
    return .visitChildren
  }
}

/// What every optional has, whatever it holds.
enum OptionalMembers {
  private static let names: Set<String> = [
    "map", "flatMap", "unsafelyUnwrapped", "hashValue", "debugDescription", "self", "take",
  ]

  /// Whether a member is one of optionals, or one that a given file gives to them.
  static func have(_ name: String, in surroundings: Surroundings) -> Bool {
    if names.contains(name) { return true }
    guard let own = surroundings.type("Optional") else { return false }
    return own.methods.contains { $0.base == name } || own.properties.contains { $0.name == name }
  }
}
