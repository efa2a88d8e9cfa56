import SwiftSyntax

/// Writes the functions of Dispatch as the methods of queues that they became in Swift 3.
///
/// `dispatch_after(time, queue) { … }` becomes `queue.asyncAfter(deadline: time) { … }`.
final class DispatchRule: SyntaxVisitor {
  private let port: FilePort

  private init(_ port: FilePort) {
    self.port = port
    super.init(viewMode: .sourceAccurate)
  }

  static func apply(to port: FilePort) { DispatchRule(port).walk(port.source.tree) }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      !port.surroundings.declaresItself(name), node.arguments.allSatisfy({ $0.label == nil }),
      node.leftParen != nil, let close = node.rightParen
    else { return .visitChildren }
    let arguments = node.arguments.map(\.expression)
    guard !name.hasPrefix("dispatch_") || !hasComment(node) else {
      port.cannot(
        "\(name) has a comment between its arguments; take it out, then port",
        at: node.span.lowerBound
      )
      return .visitChildren
    }
    let hasClosure = node.trailingClosure != nil
    switch (name, arguments.count) {
    case ("dispatch_async", 1) where hasClosure, ("dispatch_async", 2) where !hasClosure:
      call("async", "execute: ", arguments[0], arguments.dropFirst(), node, close)
    case ("dispatch_after", 2) where hasClosure, ("dispatch_after", 3) where !hasClosure:
      after(arguments, node)
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

  /// Whether a comment stands between the arguments, where text is replaced.
  private func hasComment(_ node: FunctionCallExprSyntax) -> Bool {
    var place = node.span.lowerBound
    var gaps: [Range<Int>] = []
    for argument in node.arguments {
      gaps.append(place..<argument.expression.span.lowerBound)
      place = argument.expression.span.upperBound
    }
    gaps.append(place..<(node.rightParen?.span.upperBound ?? place))
    return gaps.contains {
      port.source.text($0).contains("//") || port.source.text($0).contains("/*")
    }
  }

  private func call(
    _ method: String,
    _ label: String,
    _ queue: ExprSyntax,
    _ closure: ArraySlice<ExprSyntax>,
    _ node: FunctionCallExprSyntax,
    _ close: TokenSyntax
  ) {
    let start = node.span.lowerBound
    port.edits.replace(start..<queue.span.lowerBound, with: "")
    if let closure = closure.first {
      port.edits.replace(
        queue.span.upperBound..<closure.span.lowerBound,
        with: ".\(method)(\(label)"
      )
    } else {
      port.edits.replace(queue.span.upperBound..<close.span.upperBound, with: ".\(method)")
    }
    port.did("dispatch_\(method)(…) becomes .\(method)", at: start)
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
