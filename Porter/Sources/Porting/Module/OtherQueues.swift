import SwiftSyntax

/// Finds what runs code off the main thread: other queues, threads, and sessions that load.
final class OtherQueues: SyntaxVisitor {
  private static let names: Set<String> = [
    "URLSession", "NSURLSession", "NSURLConnection", "OperationQueue", "NSOperationQueue",
    "BlockOperation", "detached", "detachNewThread", "detachNewThreadSelector", "concurrentPerform",
    "performSelectorInBackground", "inBackground", "makeTimerSource", "dispatch_get_global_queue",
    "dispatch_queue_create", "dispatch_source_create", "dispatch_apply",
  ]

  private var areFound = false

  /// Whether one of the files names such a thing.
  static func areUsed(in trees: [SourceFileSyntax]) -> Bool {
    let visitor = OtherQueues(viewMode: .sourceAccurate)
    for tree in trees { visitor.walk(tree) }
    return visitor.areFound
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if Self.names.contains(token.text) { areFound = true }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression.trimmedDescription.filter { !$0.isWhitespace }
    if ["DispatchQueue", "DispatchQueue.global", "Thread", "NSThread"].contains(callee) {
      areFound = true
    }
    return .visitChildren
  }
}
