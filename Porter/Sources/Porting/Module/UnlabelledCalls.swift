import SwiftSyntax

/// Finds the functions that are called without any label, as functions outside of types were in Swift 1.
final class UnlabelledCalls: SyntaxVisitor {
  private var names: Set<String> = []

  /// The called functions by their names and numbers of arguments, as in `turn(_:_:)`.
  static func names(in trees: [SourceFileSyntax]) -> Set<String> {
    let calls = UnlabelledCalls(viewMode: .sourceAccurate)
    for tree in trees { calls.walk(tree) }
    return calls.names
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      node.arguments.count > 1, node.trailingClosure == nil,
      node.arguments.allSatisfy({ $0.label == nil })
    {
      names.insert(name + "(" + node.arguments.map { _ in "_:" }.joined() + ")")
    }
    return .visitChildren
  }
}
