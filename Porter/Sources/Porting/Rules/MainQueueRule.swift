import SwiftSyntax

/// Writes what the main queue calls later as a timer, which the application's clock runs.
///
/// `DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { … }` becomes
/// `Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in … }`, and `async` one of 0 seconds; so do
/// `dispatch_after` and `dispatch_async` of Swift 2. The closure may
/// also be a parameter, as in helpers that delay what they are given. That is so in
/// methods on the main actor, in modules that name no other queue: a timer can't be made off the main thread.
final class MainQueueRule: RuleVisitor {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let call = MainQueueCall(node), call.isOnMain(port) {
      call.write(in: port)
    } else {
      respell(node)
    }
    return .visitChildren
  }

  /// `DispatchQueue.main.after(when: time)` of the betas of Swift 3.
  private func respell(_ node: FunctionCallExprSyntax) {
    guard let name = node.calledName, name.text == "after",
      node.calledExpression.trimmedDescription.hasPrefix("DispatchQueue."),
      let label = node.arguments.first?.label, label.text == "when",
      !port.surroundings.declaresFunction("after"),
      !port.surroundings.declaresItself("DispatchQueue")
    else { return }
    port.edits.replace(label.span, with: "deadline")
    port.replace(name, with: "asyncAfter")
  }
}

/// What a queue is to call: a closure that is written there, or a parameter of the function around the call.
enum QueuedBlock {
  case closure(ClosureExprSyntax)
  case parameter(DeclReferenceExprSyntax)

  /// - Parameter node: A call; nil if its last argument is neither, or the closure can't be a timer's.
  init?(lastOf node: FunctionCallExprSyntax) {
    let last = node.arguments.last?.expression
    if let closure = node.trailingClosure ?? last?.as(ClosureExprSyntax.self) {
      guard MainQueueCall.canTakeTimer(closure) else { return nil }
      self = .closure(closure)
    } else if let name = last?.as(DeclReferenceExprSyntax.self), Self.isParameter(name) {
      self = .parameter(name)
    } else {
      return nil
    }
  }

  var span: Range<Int> {
    switch self {
    case .closure(let closure): closure.span
    case .parameter(let name): name.span
    }
  }

  /// Whether a name is that of a closure that the function around it is given.
  private static func isParameter(_ name: DeclReferenceExprSyntax) -> Bool {
    var next = name.parent
    while let current = next, !current.is(FunctionDeclSyntax.self) { next = current.parent }
    return next?.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters.contains {
      let type = $0.type.as(AttributedTypeSyntax.self)?.baseType ?? $0.type
      return ($0.secondName ?? $0.firstName).text == name.baseName.text
        && type.as(FunctionTypeSyntax.self)?.parameters.isEmpty == true
    } == true
  }
}

/// A closure that the main queue is to call.
struct MainQueueCall {
  /// The classes whose methods are on the main actor.
  private static let isolated: Set<String> = [
    "UIResponder", "UIGestureRecognizer", "CALayer", "CATransaction", "UIPresentationController",
    "UIPercentDrivenInteractiveTransition",
  ]
  /// Methods whose closures aren't on the main actor, but for what `ObservingRule.isToldOnMain` finds.
  private static let sendable: Set<String> = ["addObserver", "observe"]

  private let node: FunctionCallExprSyntax
  private let block: QueuedBlock
  /// What reports call it.
  private let name: String
  /// The delay; nil for the next turn.
  private let delay: QueueDelay?

  /// - Parameter node: A call; nil if it isn't one of the main queue with a closure as the last argument.
  init?(_ node: FunctionCallExprSyntax) {
    self.node = node
    guard let block = QueuedBlock(lastOf: node), node.additionalTrailingClosures.isEmpty,
      node.parent?.is(CodeBlockItemSyntax.self) == true
    else { return nil }
    self.block = block
    var arguments = Array(node.arguments)
    var labels = arguments.map { $0.label?.text }
    let callee = node.calledExpression.trimmedDescription.filter { !$0.isWhitespace }
    let isOld = callee.hasPrefix("dispatch_")
    name = isOld ? "\(callee)(…)" : callee
    if node.trailingClosure == nil {
      arguments.removeLast()
      guard labels.removeLast() == (isOld ? nil : "execute") else { return nil }
    }
    let queue = isOld ? arguments.popLast()?.expression.trimmedDescription : nil
    if isOld, queue?.filter({ !$0.isWhitespace }) != "dispatch_get_main_queue()" { return nil }
    switch callee {
    case "DispatchQueue.main.async" where labels == [], "dispatch_async" where labels == [nil]:
      delay = nil
    case "DispatchQueue.main.asyncAfter" where labels == ["deadline"],
      "DispatchQueue.main.after" where labels == ["when"],
      "dispatch_after" where labels == [nil, nil]:
      guard let written = QueueDelay(arguments[0].expression) else { return nil }
      delay = written
    default: return nil
    }
  }

  /// Whether the call is made on the main actor, as far as the module can be read.
  func isOnMain(_ port: FilePort) -> Bool {
    let (start, end) = (node.span.lowerBound, block.span.lowerBound)
    let hasComment =
      delay?.hasComment(from: start, to: end, in: port) ?? port.source.hasComment(start..<end)
    return !hasComment && isDispatchs(port) && Self.isOnMain(node, port)
  }

  /// Whether the function or the queue is Dispatch's, and not the given files' own.
  private func isDispatchs(_ port: FilePort) -> Bool {
    guard let function = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else {
      return !port.surroundings.declaresItself("DispatchQueue")
        && (node.calledName?.text != "after" || !port.surroundings.declaresFunction("after"))
    }
    return !port.surroundings.declaresItself(function) && !LocalNames.have(function, at: node)
      && !port.surroundings.hasMethod(called: function, around: node)
  }

  private static func isOnMain(_ node: FunctionCallExprSyntax, _ port: FilePort) -> Bool {
    guard let scope = Scope(around: node), !port.surroundings.usesOtherQueues,
      port.surroundings.chain(of: scope.full).types.contains(where: {
        $0.isEngine && isolated.contains($0.path)
      })
    else { return false }
    var next = node.parent
    while let current = next, current.id != scope.declaration.id {
      if current.is(DeinitializerDeclSyntax.self) || isNonisolated(current) { return false }
      if let call = current.as(FunctionCallExprSyntax.self), let name = call.calledName?.text,
        sendable.contains(name), !ObservingRule.isToldOnMain(call, port)
      {
        return false
      }
      next = current.parent
    }
    return !isNonisolated(scope.declaration)
  }

  /// Whether a declaration says that it belongs to no actor.
  private static func isNonisolated(_ node: Syntax) -> Bool {
    node.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains {
      $0.name.text == "nonisolated"
    } ?? false
  }

  /// Whether a call is all that a closure around it does, so that the closure would return the timer.
  private static func isValue(_ node: FunctionCallExprSyntax) -> Bool {
    var next = node.parent
    while let current = next {
      if current.is(ClosureExprSyntax.self) { return true }
      if current.is(DeclSyntax.self) { return false }
      if let list = current.as(CodeBlockItemListSyntax.self), list.count > 1 { return false }
      next = current.parent
    }
    return false
  }

  /// Whether a closure has no parameters that are written, so that it can be given one.
  fileprivate static func canTakeTimer(_ closure: ClosureExprSyntax) -> Bool {
    guard let signature = closure.signature else { return true }
    return signature.parameterClause == nil && signature.effectSpecifiers == nil
      && signature.returnClause == nil && signature.attributes.isEmpty
  }

  /// Gives a closure the parameter that a timer's closure has.
  private static func takeTimer(_ closure: ClosureExprSyntax, _ port: FilePort) {
    if let captures = closure.signature?.capture {
      port.edits.insert(" _", at: captures.span.upperBound)
    } else {
      port.edits.insert(" _ in", at: closure.leftBrace.span.upperBound)
    }
  }

  /// The name of the engine's timer in a file.
  private static func timer(in port: FilePort) -> String {
    port.surroundings.declaresItself("Timer") || importsFoundation(port) ? "UIKit.Timer" : "Timer"
  }

  /// Whether a file sees Foundation's timer too.
  private static func importsFoundation(_ port: FilePort) -> Bool {
    port.source.tree.statements.contains {
      $0.item.as(ImportDeclSyntax.self)?.path.trimmedDescription == "Foundation"
    }
  }

  /// Writes the call as a timer; its delay stays where it is, and without any it fires in the next turn.
  func write(in port: FilePort) {
    let start = node.span.lowerBound
    let end = block.span.lowerBound
    let value = Self.isValue(node) ? "_ = " : ""
    let head = value + "\(Self.timer(in: port)).scheduledTimer(withTimeInterval: "
    let tail = ", repeats: false" + (node.trailingClosure == nil ? ", block: " : ") ")
    if let delay {
      delay.write(from: start, head, to: end, tail, in: port)
    } else {
      port.edits.replace(start..<end, with: head + "0" + tail)
    }
    switch block {
    case .closure(let closure): Self.takeTimer(closure, port)
    case .parameter:
      port.edits.insert("{ _ in ", at: end)
      port.edits.insert("() }", at: block.span.upperBound)
    }
    port.did("\(name) becomes a Timer on the application's clock", at: start)
    port.warn(
      "on iOS, a scheduled Timer waits while a scroll view is dragged; \(name) did not wait",
      at: start
    )
  }
}
