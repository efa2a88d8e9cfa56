import SwiftSyntax

/// Writes the timers of Core Foundation, which other platforms leave out, as those of the application's clock.
///
/// `CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, CFAbsoluteTimeGetCurrent() + delay, 0, 0, 0, handler)`
/// becomes `Timer(timeInterval: delay, repeats: false, block: handler)` where the interval is 0.
final class RunLoopTimerRule: RuleVisitor {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let arguments = Array(node.arguments)
    switch node.calledExpression.trimmedDescription {
    case "CFRunLoopTimerCreateWithHandler":
      guard arguments.count == 6 || arguments.count == 5 && node.trailingClosure != nil else {
        break
      }
      create(node, arguments)
    case "CFRunLoopAddTimer":
      guard arguments.count == 3 else { break }
      let (loop, timer, end) = (arguments[0], arguments[1], node.span.upperBound)
      guard
        port.edits.replace(
          node.span.lowerBound..<timer.expression.span.lowerBound,
          with: (loop.trimmedDescription.contains("GetMain") ? "RunLoop.main" : "RunLoop.current")
            + ".add("
        ),
        port.edits.replace(
          timer.expression.span.upperBound..<end,
          with: ", forMode: RunLoop.Mode.common)"
        )
      else { break }
      port.did("CFRunLoopAddTimer(…) becomes add(_:forMode:)", at: node.span.lowerBound)
    default: break
    }
    return .visitChildren
  }

  private func create(_ node: FunctionCallExprSyntax, _ arguments: [LabeledExprSyntax]) {
    let interval = arguments[2].expression.trimmedDescription
    guard let delay = Self.delay(of: arguments[1].expression), interval == "0" || interval == delay
    else {
      port.cannot(
        "a timer that begins at a date of its own: make a Timer, and set its fireDate",
        at: node.span.lowerBound
      )
      return
    }
    let handler = arguments.count == 6 ? arguments[5].expression : nil
    guard let end = handler?.span.lowerBound ?? node.rightParen?.span.lowerBound,
      port.edits.replace(
        node.span.lowerBound..<end,
        with: "Timer(timeInterval: \(delay), repeats: \(interval == "0" ? "false" : "true")"
          + (handler == nil ? "" : ", block: ")
      )
    else { return }
    port.did("CFRunLoopTimerCreateWithHandler(…) becomes a Timer", at: node.span.lowerBound)
  }

  /// What a date adds to the time that is: of `delay + CFAbsoluteTimeGetCurrent()`, or of a constant above with such a value.
  private static func delay(of date: ExprSyntax) -> String? {
    if let elements = date.as(SequenceExprSyntax.self)?.elements.map(\.trimmedDescription) {
      guard elements.count == 3, elements[1] == "+",
        let now = elements.firstIndex(of: "CFAbsoluteTimeGetCurrent()")
      else { return nil }
      return elements[2 - now]
    }
    guard let name = date.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    var next = date.parent
    while let current = next, !current.is(MemberBlockSyntax.self) {
      for item in current.as(CodeBlockItemListSyntax.self) ?? [] {
        let binding = item.item.as(VariableDeclSyntax.self)?.bindings.first
        if binding?.pattern.trimmedDescription == name, let value = binding?.initializer?.value,
          value.is(SequenceExprSyntax.self)
        {
          return delay(of: value)
        }
      }
      next = current.parent
    }
    return nil
  }
}
