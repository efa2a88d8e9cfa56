import SwiftSyntax

/// Writes the functions of Dispatch as the methods of queues that they became in Swift 3.
///
/// `dispatch_after(time, queue) { … }` becomes `queue.asyncAfter(deadline: time) { … }`.
final class DispatchRule: RuleVisitor {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name.hasPrefix("dispatch_"), !port.surroundings.declaresItself(name),
      !LocalNames.have(name, at: node),
      !port.surroundings.hasMethod(called: name, around: node),
      node.arguments.allSatisfy({ $0.label == nil }),
      node.leftParen != nil, let close = node.rightParen,
      // What `MainQueueRule` has written as a timer.
      !port.edits.cover(node.calledExpression.span)
    else { return .visitChildren }
    let arguments = node.arguments.map(\.expression)
    guard !hasComment(node) else {
      port.cannot(
        "\(name) has a comment between its arguments; take it out, then port",
        at: node.span.lowerBound
      )
      return .visitChildren
    }
    let hasClosure = node.trailingClosure != nil
    switch (name, arguments.count) {
    case ("dispatch_async", 1) where hasClosure, ("dispatch_async", 2) where !hasClosure:
      async(arguments, node, close)
    case ("dispatch_after", 2) where hasClosure, ("dispatch_after", 3) where !hasClosure:
      after(arguments, node)
    case ("dispatch_once", 1) where hasClosure, ("dispatch_once", 2) where !hasClosure:
      once(arguments, node)
    case ("dispatch_get_global_queue", 2):
      port.replace(
        node,
        with: Self.queue(arguments[0].trimmedDescription),
        saying: "dispatch_get_global_queue(…) becomes DispatchQueue.global(…)"
      )
      return .skipChildren
    case ("dispatch_queue_create", 2):
      makeQueue(arguments, node)
      return .skipChildren
    case ("dispatch_time_t", 1):
      port.replace(node.calledExpression, with: "DispatchTime")
      port.edits.insert("uptimeNanoseconds: UInt64(", at: arguments[0].span.lowerBound)
      port.edits.insert(")", at: arguments[0].span.upperBound)
    case ("dispatch_time", 2) where arguments[0].trimmedDescription == "DISPATCH_TIME_NOW":
      let start = node.span.lowerBound
      port.edits.replace(
        start..<arguments[1].span.lowerBound,
        with: "DispatchTime.now() + Double("
      )
      port.edits.insert(" / 1_000_000_000", at: close.span.upperBound)
      port.did("dispatch_time(…) becomes DispatchTime.now() + …", at: start)
    default: break
    }
    return .visitChildren
  }

  /// A queue of the system's, by its priority or its class.
  private static func queue(_ priority: String) -> String {
    let classes = [
      ("HIGH", ".userInitiated"), ("LOW", ".utility"), ("BACKGROUND", ".background"),
      ("USER_INITIATED", ".userInitiated"), ("USER_INTERACTIVE", ".userInteractive"),
      ("UTILITY", ".utility"), ("UserInitiated", ".userInitiated"),
      ("UserInteractive", ".userInteractive"), ("Utility", ".utility"),
      ("Background", ".background"),
    ]
    let found = classes.first { priority.contains("_" + $0.0) || priority.contains("." + $0.0) }
    return "DispatchQueue.global(" + (found.map { "qos: \($0.1)" } ?? "") + ")"
  }

  /// A queue of the client's own: its label, and whether it runs blocks at the same time.
  private func makeQueue(_ arguments: [ExprSyntax], _ node: FunctionCallExprSyntax) {
    let kind = arguments[1].trimmedDescription
    let attributes = ["nil", "DISPATCH_QUEUE_SERIAL", "DISPATCH_QUEUE_CONCURRENT"]
    guard attributes.contains(kind) else {
      port.cannot(
        "dispatch_queue_create(…): write DispatchQueue(label:attributes:)",
        at: node.span.lowerBound
      )
      return
    }
    let rest = kind == attributes[2] ? ", attributes: .concurrent" : ""
    let label =
      arguments[0].is(NilLiteralExprSyntax.self) ? "\"\"" : arguments[0].trimmedDescription
    port.replace(
      node,
      with: "DispatchQueue(label: \(label)\(rest))",
      saying: "dispatch_queue_create(…) becomes DispatchQueue(label:)"
    )
  }

  /// Whether a comment stands between the arguments, where text is replaced.
  private func hasComment(_ node: FunctionCallExprSyntax) -> Bool {
    var offset = node.span.lowerBound
    var gaps: [Range<Int>] = []
    for argument in node.arguments {
      gaps.append(offset..<argument.expression.span.lowerBound)
      offset = argument.expression.span.upperBound
    }
    gaps.append(offset..<(node.rightParen?.span.upperBound ?? offset))
    return gaps.contains(where: port.source.hasComment)
  }

  /// The queue stays where it is; the closure is an argument behind it, or trails.
  private func async(
    _ arguments: [ExprSyntax],
    _ node: FunctionCallExprSyntax,
    _ close: TokenSyntax
  ) {
    let start = node.span.lowerBound
    let queue = arguments[0].span
    port.edits.replace(start..<queue.lowerBound, with: "")
    if arguments.count > 1 {
      let closure = arguments[1].span
      port.edits.replace(queue.upperBound..<closure.lowerBound, with: ".async(execute: ")
    } else {
      port.edits.replace(queue.upperBound..<close.span.upperBound, with: ".async")
    }
    port.did("dispatch_async(…) becomes .async", at: start)
    if arguments[0].trimmedDescription.filter({ !$0.isWhitespace }) == "dispatch_get_main_queue()" {
      port.warn(WarningRule.mainQueue, at: start)
    }
  }

  /// A token is a number, which says whether the closure was called.
  private func once(_ arguments: [ExprSyntax], _ node: FunctionCallExprSyntax) {
    guard let token = arguments[0].as(InOutExprSyntax.self)?.expression.trimmedDescription,
      let closure = arguments.count > 1 ? arguments[1].span : node.trailingClosure?.span,
      node.parent?.is(CodeBlockItemSyntax.self) == true
    else { return }
    let (start, end) = (node.span.lowerBound, node.span.upperBound)
    port.edits.replace(
      start..<closure.lowerBound,
      with: "if \(token) == 0 { \(token) = -1; ("
    )
    if end > closure.upperBound { port.edits.replace(closure.upperBound..<end, with: "") }
    port.edits.insert(")() }", at: end)
    port.did("dispatch_once(…) becomes a condition", at: start)
  }

  /// The queue stands before the time now.
  private func after(_ arguments: [ExprSyntax], _ node: FunctionCallExprSyntax) {
    let start = node.span.lowerBound
    let written = arguments[1].trimmedDescription
    let isMain = written.filter { !$0.isWhitespace } == "dispatch_get_main_queue()"
    guard isMain || written.allSatisfy({ $0.isLetter || $0.isNumber || "_.".contains($0) }) else {
      port.cannot("dispatch_after: the queue stands first now; write queue.asyncAfter", at: start)
      return
    }
    let queue = isMain ? "DispatchQueue.main" : written
    port.edits.replace(
      start..<arguments[0].span.lowerBound,
      with: "\(queue).asyncAfter(deadline: "
    )
    if arguments[0].trimmedDescription == "DISPATCH_TIME_NOW" {
      port.replace(arguments[0], with: "DispatchTime.now()")
    }
    if arguments.count > 2 {
      port.edits.replace(
        arguments[0].span.upperBound..<arguments[2].span.lowerBound,
        with: ", execute: "
      )
    } else {
      port.edits.replace(arguments[0].span.upperBound..<arguments[1].span.upperBound, with: "")
    }
    port.did("dispatch_after(…) becomes \(queue).asyncAfter(deadline:)", at: start)
    port.warn(
      "asyncAfter waits in real time, which a replay doesn't take; write"
        + " Timer.scheduledTimer(withTimeInterval: …, repeats: false) { _ in … }",
      at: start
    )
  }
}
