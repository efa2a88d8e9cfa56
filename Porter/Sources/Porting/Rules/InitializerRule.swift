import SwiftSyntax

/// Writes `self.init()` of a recognizer as `self.init(target: nil, action: nil)`, which is the same.
///
/// A class that overrides `init(target:action:)` alone has no `init()` here: there is another initializer, with a coder.
final class InitializerRule: RuleVisitor {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.trimmedDescription == "self.init", node.arguments.isEmpty,
      node.trailingClosure == nil, let open = node.leftParen, let scope = Scope(around: node)
    else { return .visitChildren }
    let chain = port.surroundings.chain(of: scope.full).types
    guard chain.contains(where: { $0.isEngine && $0.path == "UIGestureRecognizer" }) else {
      return .visitChildren
    }
    let own = chain.prefix { !$0.isEngine }.flatMap(\.initializers)
    guard own.contains(where: { $0.labels == ["target", "action"] && !$0.isConvenience }),
      !own.contains(where: { $0.labels.isEmpty })
    else { return .visitChildren }
    port.edits.insert("target: nil, action: nil", at: open.span.upperBound)
    port.did("self.init() becomes self.init(target: nil, action: nil)", at: node.span.lowerBound)
    return .visitChildren
  }
}
