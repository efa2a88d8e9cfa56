import SwiftSyntax

/// Leaves out what tells observers of a property that it changes: `willChangeValue(forKey: "value")`.
///
/// `ObservingRule` says which properties are observed here; those tell it by themselves.
final class ChangeNoticeRule: RuleVisitor {
  private static let notices: Set<String> = [
    "willChangeValue(forKey:)", "didChangeValue(forKey:)", "willChangeValue(for:)",
    "didChangeValue(for:)", "willChangeValueForKey(_:)", "didChangeValueForKey(_:)",
  ]

  private static let operations: Set<String> = [
    "Operation", "NSOperation", "BlockOperation", "NSBlockOperation",
  ]

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard let call = node.item.as(FunctionCallExprSyntax.self), let name = notice(call) else {
      return .visitChildren
    }
    if port.leaveOut(node) {
      port.did(
        "\(name) is left out: what is observed here tells it by itself",
        at: node.span.lowerBound
      )
    }
    return .skipChildren
  }

  /// The method that a call of the object's own tells a change with; nil for another call.
  private func notice(_ call: FunctionCallExprSyntax) -> String? {
    let callee = call.calledExpression
    let isOwn =
      callee.is(DeclReferenceExprSyntax.self)
      || callee.as(MemberAccessExprSyntax.self)?.base.map {
        ["self", "super"].contains($0.trimmedDescription)
      } == true
    guard isOwn, call.arguments.count == 1, let base = call.calledName?.text else { return nil }
    let name = base + "(" + (call.arguments.first?.label?.text ?? "_") + ":)"
    guard Self.notices.contains(name), !port.surroundings.declaresMethod(name),
      !isInOperation(call)
    else { return nil }
    return name
  }

  /// Whether a call stands in a class of operations: Foundation's queues observe those on Linux, too.
  private func isInOperation(_ call: FunctionCallExprSyntax) -> Bool {
    guard let scope = Scope(around: call) else { return false }
    let parents = port.surroundings.chain(of: scope.full).types.flatMap(\.inherited)
    return !Self.operations.isDisjoint(with: parents)
  }
}
