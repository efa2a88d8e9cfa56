import SwiftSyntax

/// Leaves out the parameter of closures that have none, which Swift 3 took: `{ _ in go() }` as `animations:` becomes
/// `{ go() }`.
final class UnusedParameterRule: RuleVisitor {
  /// Labels under which Apple's functions take closures without parameters, by the functions' names in any version.
  private static let labels: [String: Set<String>] = [
    "animate": ["animations"], "animateWithDuration": ["animations"],
    "animateKeyframes": ["animations"], "animateKeyframesWithDuration": ["animations"],
    "addKeyframe": ["animations"], "addKeyframeWithRelativeStartTime": ["animations"],
    "transition": ["animations"], "transitionWithView": ["animations"],
    "UIViewPropertyAnimator": ["animations"],
  ]
  /// Functions whose last argument is a closure without parameters.
  private static let functions: Set<String> = [
    "performWithoutAnimation", "setCompletionBlock", "addAnimations", "present",
    "presentViewController", "dismiss", "dismissViewControllerAnimated", "dispatch_async",
    "dispatch_sync", "dispatch_after",
  ]
  /// Methods of queues, whose names are those of others, too.
  private static let queued: Set<String> = ["async", "sync", "asyncAfter"]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.calledName?.text else { return .visitChildren }
    let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription ?? ""
    guard
      base == "UIView"
        || !port.surroundings.declaresMember(name) && !port.surroundings.declaresItself(name)
    else { return .visitChildren }
    for argument in node.arguments {
      if let label = argument.label?.text, Self.labels[name]?.contains(label) == true {
        shorten(argument.expression)
      }
    }
    for closure in node.additionalTrailingClosures
    where Self.labels[name]?.contains(closure.label.text) == true {
      shorten(ExprSyntax(closure.closure))
    }
    let isQueued =
      Self.queued.contains(name) && base.contains("DispatchQueue") && !base.hasSuffix("main")
    let isOnMain =
      name.hasPrefix("dispatch_")
      && node.arguments.contains {
        $0.expression.trimmedDescription.hasPrefix("dispatch_get_main_queue")
      }
    // `MainQueueRule` makes timers of those on the main queue, whose closures have a parameter.
    guard isQueued || Self.functions.contains(name), !isOnMain else { return .visitChildren }
    if let closure = node.trailingClosure {
      shorten(ExprSyntax(closure))
    } else if let last = node.arguments.last?.expression {
      shorten(last)
    }
    return .visitChildren
  }

  private func shorten(_ closure: ExprSyntax) {
    guard let closure = closure.as(ClosureExprSyntax.self), let signature = closure.signature,
      case .simpleInput(let parameters) = signature.parameterClause, parameters.count == 1,
      let only = parameters.first, only.name.text == "_"
    else { return }
    if signature.returnClause != nil {
      // A result stands behind parameters.
      port.replace(only.name, with: "()", saying: "_ becomes (): the closure has no parameter")
      return
    }
    // Beside what is captured, `in` stays.
    let isAll = signature.capture == nil && signature.attributes.isEmpty
    let (first, last) = (only.name, isAll ? signature.inKeyword : only.name)
    let hasComment = (first.leadingTrivia + last.trailingTrivia).contains(where: \.isComment)
    // The blanks on one side go with the words.
    let isLast = isAll && last.trailingTrivia.isEmpty
    let start = isLast && !hasComment ? closure.leftBrace.span.upperBound : first.span.lowerBound
    let gap = hasComment ? 0 : last.trailingTriviaLength.utf8Length
    guard port.edits.replace(start..<last.span.upperBound + gap, with: "") else { return }
    port.did("{ _ in … } becomes { … }: the closure has no parameter", at: first.span.lowerBound)
  }
}
