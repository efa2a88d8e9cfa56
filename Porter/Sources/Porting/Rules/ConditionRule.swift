import SwiftSyntax

/// Lets code for iOS be compiled here too.
final class ConditionRule: RuleVisitor {
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    // Where the author has thought of Linux, nothing is added.
    if node.mentionsLinux { return .visitChildren }
    for clause in node.clauses {
      guard let condition = clause.condition else { continue }
      for call in OperatingSystems(condition).calls {
        let isWhole = call.span == condition.span
        let text = isWhole ? "os(iOS) || os(Linux)" : "(os(iOS) || os(Linux))"
        port.replace(call, with: text)
      }
    }
    return .visitChildren
  }
}

/// The locations of `os(iOS)` in a condition.
private final class OperatingSystems: SyntaxVisitor {
  private(set) var calls: [FunctionCallExprSyntax] = []

  init(_ condition: ExprSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(condition)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.trimmedDescription.filter({ !$0.isWhitespace }) == "os(iOS)" { calls.append(node) }
    return .visitChildren
  }
}
