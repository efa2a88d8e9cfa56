import SwiftSyntax

/// Names what compiles and behaves otherwise than expected, and what needs a hand.
final class WarningRule: RuleVisitor {
  private static let runtimeFunctions: Set<String> = [
    "method_exchangeImplementations", "class_getInstanceMethod", "class_addMethod",
    "class_getClassMethod", "class_replaceMethod", "method_getImplementation",
    "method_setImplementation", "imp_implementationWithBlock", "object_setClass",
    "objc_getClass", "objc_allocateClassPair", "objc_registerClassPair",
  ]
  /// Methods of Foundation that compare by a selector.
  private static let selectorSorts: Set<String> = [
    "keysSortedByValue", "sortedArray", "sort",
  ]

  /// What is said of a closure that the main queue calls.
  static let mainQueue =
    "DispatchQueue.main.async runs in real time, after the test; write"
    + " Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in … }"

  // MARK: Declarations

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isOutlet = node.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "IBOutlet"
    }
    let names = node.bindings.map { $0.pattern.trimmedDescription }
    let isSetInside = node.modifiers.contains { $0.name.text == "private" && $0.detail != nil }
    if isOutlet, node.modifiers.isPrivate || isSetInside {
      port.warn(
        "the private outlet \(names.joined(separator: ", ")) stays nil: there is no storyboard that"
          + " connects it, and no test can",
        at: node.bindingSpecifier.span.lowerBound
      )
    }
    return .visitChildren
  }

  /// Apple's classes that are there for their names alone, and why.
  private static let namesAlone = [
    "UITextView": "text views are not part of Touchstone",
    "UISearchBar": "search bars are not part of Touchstone",
    "UINavigationBar": "there are no bars", "UITabBar": "there are no bars",
  ]

  private func tellOfNameAlone(_ name: String?, at offset: Int) {
    guard let name, let why = Self.namesAlone[name], !port.surroundings.declaresItself(name)
    else { return }
    port.cannot("\(name): none can be made, as \(why)", at: offset)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    for type in node.inheritanceClause?.inheritedTypes ?? [] {
      tellOfNameAlone(type.type.trimmedDescription, at: type.span.lowerBound)
    }
    let initializers = node.memberBlock.members.compactMap {
      $0.decl.as(InitializerDeclSyntax.self)
    }
    let labels = initializers.map { $0.signature.parameterClause.parameters.outerNames }
    if !labels.isEmpty, labels.allSatisfy({ $0 == ["coder"] }) {
      port.warn(
        "\(node.name.text) can only be made by init(coder:): write \(node.name.text)(coder: NSCoder()), whose"
          + " frame is zero, or give it another initializer",
        at: initializers[0].span.lowerBound
      )
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if port.isNeverTold(node) { return .skipChildren }
    let statements = node.body?.statements.filter {
      !$0.trimmedDescription.hasPrefix("super.awakeFromNib")
    }
    if node.name.text == "awakeFromNib", !node.modifiers.isStatic, statements?.isEmpty == false,
      node.signature.parameterClause.parameters.isEmpty
    {
      port.warn(
        "awakeFromNib() is not called: there are no nibs; do its work in the initializers",
        at: node.funcKeyword.span.lowerBound
      )
    }
    return .visitChildren
  }

  // MARK: Uses

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression.trimmedDescription.filter { !$0.isWhitespace }
    tellOfNameAlone(node.calledType, at: node.span.lowerBound)
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    let offset = node.calledExpression.span.upperBound
    let isMended = MainQueueCall(node)?.isOnMain(port) == true
    if callee.hasSuffix(".asyncAfter"), !isMended {
      port.warn(
        "asyncAfter waits in real time, which a replay doesn't take; write"
          + " Timer.scheduledTimer(withTimeInterval: …, repeats: false) { _ in … }",
        at: offset
      )
    }
    if callee == "DispatchQueue.main.async", !isMended {
      port.warn(Self.mainQueue, at: offset)
    }
    if callee == "DispatchQueue",
      node.arguments.contains(where: {
        $0.label?.text == "target" && $0.expression.trimmedDescription.hasSuffix(".main")
      })
    {
      port.warn(
        "a queue whose target is the main one runs in real time, after the test",
        at: offset
      )
    }
    if ["Date", "NSDate", "Foundation.Date"].contains(callee), labels.isEmpty {
      port.warn("\(callee)() is real time; CACurrentMediaTime() is the application's", at: offset)
    }
    if callee == "DispatchTime.now", !isDelay(node), !port.edits.cover(node.span) {
      port.warn("\(callee)() is real time; CACurrentMediaTime() is the application's", at: offset)
    }
    if callee == "Task.sleep" {
      port.warn(
        "Task.sleep waits in real time, which a replay doesn't take; use a Timer",
        at: offset
      )
    }
    if callee == "DispatchSource.makeTimerSource" {
      port.warn("\(callee) runs in real time, off the main thread; write a Timer", at: offset)
    }
    if Self.runtimeFunctions.contains(callee) {
      port.cannot("\(callee) is Objective-C's; write a stored property or a method", at: offset)
    }
    let last = node.arguments.last?.expression.as(MacroExpansionExprSyntax.self)
    if labels.last == "using", let name = node.calledName?.text,
      Self.selectorSorts.contains(name), last?.macroName.text == "selector"
    {
      port.cannot("\(name)(using:) needs Objective-C; write sorted(by:)", at: offset)
    }
    if ["Thread", "Thread.init", "NSThread"].contains(callee),
      labels == ["target", "selector", "object"]
    {
      port.cannot(
        "\(callee)(target:selector:object:) needs Objective-C; write a Timer, which the application's clock runs",
        at: offset
      )
    }
    return .visitChildren
  }

  /// Whether the time is that of a delay, which is warned of already.
  private func isDelay(_ node: FunctionCallExprSyntax) -> Bool {
    var next = node.parent
    while let current = next, !current.is(CodeBlockItemSyntax.self) {
      if current.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
        .hasSuffix("asyncAfter") == true
      {
        return true
      }
      next = current.parent
    }
    return false
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if SafeAreaRule.view(of: node) != nil { return .skipChildren }
    let name = node.trimmedDescription
    if ["Date.now", "Date.timeIntervalSinceReferenceDate"].contains(name) {
      port.warn(
        "\(name) is real time; CACurrentMediaTime() is the application's",
        at: node.span.lowerBound
      )
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMember =
      node.parent?.as(MemberAccessExprSyntax.self).map {
        $0.declName.id == node.id && $0.base != nil
      } ?? false
    name(node.baseName, isMember: isMember)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    name(node.name, isMember: false)
    return .visitChildren
  }

  private func name(_ token: TokenSyntax, isMember: Bool) {
    let name = token.text
    let offset = token.span.lowerBound
    if isCondition(token) { return }
    if port.surroundings.declaresItself(name) { return }
    if name == "dispatch_source_create" {
      port.cannot("dispatch_source_create runs in real time; write a Timer", at: offset)
    }
    if DivideRule.calls(token) { return }
    if name == "CTFontCreateWithName" {
      if StandInRule.makesFont(token.parent?.parent) { return }
      port.cannot("\(name) isn't part of Touchstone; write UIFont(name:size:)", at: offset)
    }
    if let remedy = AbsentFeature.remedies[name], !isMember, !port.surroundings.engineHas(name) {
      return port.cannot("\(name) isn't part of Touchstone: \(remedy)", at: offset)
    }
    if AbsentFeature.isNamed(name) { return }
    if AbsentFeature.isMember(name), !port.surroundings.declaresMember(name),
      isMember || !LocalNames.have(name, at: token), !BarRule.leavesOut(token, port)
    {
      port.cannot("\(name) isn't part of Touchstone", at: offset)
    }
    if !isMember, Self.isApple(name), !port.surroundings.engineHas(name),
      SpellingRule.renamed(name) == nil, !port.surroundings.declaresMember(name),
      !LocalNames.have(name, at: token), !BarRule.leavesOut(token, port)
    {
      port.cannot("\(name) isn't part of Touchstone", at: offset)
    }
  }

  /// Whether a name is what a condition of the compiler asks for: `canImport(UIKit)`.
  private func isCondition(_ token: TokenSyntax) -> Bool {
    let call = token.parent?.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    return call?.calledExpression.trimmedDescription == "canImport"
  }

  private static func isApple(_ name: String) -> Bool {
    guard ["UI", "CA", "CG"].contains(name.prefix(2)), !AbsentFeature.foundationNames.contains(name)
    else { return false }
    let rest = name.dropFirst(2)
    return rest.first?.isUppercase == true && rest.dropFirst().first?.isLowercase == true
  }
}
