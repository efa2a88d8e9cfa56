import SwiftSyntax

/// Writes the timers of Core Foundation, which other platforms leave out, as those of the application's clock.
///
/// `CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, CFAbsoluteTimeGetCurrent() + delay, 0, 0, 0, handler)`
/// becomes `Timer(timeInterval: delay, repeats: false, block: handler)` where the interval is 0.
final class RunLoopTimerRule: RuleVisitor {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let arguments = Array(node.arguments)
    let name = node.calledExpression.trimmedDescription
    if port.surroundings.declaresItself(name) { return .visitChildren }
    switch name {
    case "CFRunLoopTimerCreateWithHandler":
      guard arguments.count == 6 || arguments.count == 5 && node.trailingClosure != nil else {
        break
      }
      create(node, arguments)
    case "CFRunLoopAddTimer":
      guard arguments.count == 3 else { break }
      let (loop, timer, end) = (arguments[0], arguments[1], node.span.upperBound)
      let mode = arguments[2].trimmedDescription == "kCFRunLoopDefaultMode" ? "default" : "common"
      guard
        port.edits.replace(
          node.span.lowerBound..<timer.expression.span.lowerBound,
          with: Self.runLoop(loop.expression) + ".add("
        ),
        port.edits.replace(
          timer.expression.span.upperBound..<end,
          with: ", forMode: RunLoop.Mode.\(mode))"
        )
      else { break }
      port.did("CFRunLoopAddTimer(…) becomes add(_:forMode:)", at: node.span.lowerBound)
      return .skipChildren
    case "CFRunLoopTimerInvalidate" where arguments.count == 1:
      let timer = arguments[0].expression
      guard port.edits.replace(node.span, with: timer.trimmedDescription + ".invalidate()") else {
        break
      }
      port.did("CFRunLoopTimerInvalidate(_:) becomes invalidate()", at: node.span.lowerBound)
    case "CFRunLoopRemoveTimer" where arguments.count == 3: remove(node, arguments[1].expression)
    case "CFRunLoopGetCurrent" where arguments.isEmpty: port.replace(node, with: "RunLoop.current")
    case "CFRunLoopGetMain" where arguments.isEmpty: port.replace(node, with: "RunLoop.main")
    default: break
    }
    return .visitChildren
  }

  /// A loop as it is written now: by its function, or by a name that holds it.
  private static func runLoop(_ loop: ExprSyntax) -> String {
    if loop.is(DeclReferenceExprSyntax.self) { return loop.trimmedDescription }
    return loop.trimmedDescription.contains("GetMain") ? "RunLoop.main" : "RunLoop.current"
  }

  /// Leaves out what takes a timer from a loop, where the next statement ends the timer, which takes it from all.
  private func remove(_ node: FunctionCallExprSyntax, _ timer: ExprSyntax) {
    let item = node.parent?.as(CodeBlockItemSyntax.self)
    let list = item?.parent?.as(CodeBlockItemListSyntax.self).map(Array.init) ?? []
    let index = list.firstIndex { $0.id == item?.id }
    let next = index.flatMap { $0 + 1 < list.count ? list[$0 + 1].trimmedDescription : nil }
    guard let item, next == "CFRunLoopTimerInvalidate(\(timer.trimmedDescription))" else {
      port.cannot(
        "CFRunLoopRemoveTimer: a loop doesn't give up a timer here; write invalidate()",
        at: node.span.lowerBound
      )
      return
    }
    if port.leaveOut(item) {
      port.did(
        "CFRunLoopRemoveTimer(…) is left out: invalidate() does as much",
        at: node.span.lowerBound
      )
    }
  }

  private func create(_ node: FunctionCallExprSyntax, _ arguments: [LabeledExprSyntax]) {
    let written = arguments[2].expression.trimmedDescription
    let interval = written == "0.0" ? "0" : written
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
