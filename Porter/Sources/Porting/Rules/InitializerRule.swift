import SwiftSyntax

/// Writes initializers without arguments as the ones that a class of UIKit is made by.
///
/// `self.init()` of a recognizer is `self.init(target: nil, action: nil)`: a class that overrides `init(target:action:)`
/// alone has no `init()` here, because there is another initializer, with a coder. And in Swift 1 a view's class
/// overrode `init()`, which is a convenience of views since. In Swift 2 what an array repeats stood behind its count.
final class InitializerRule: RuleVisitor {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    swapRepeated(node)
    nameMode(node)
    guard node.calledExpression.trimmedDescription == "self.init", node.arguments.isEmpty,
      node.trailingClosure == nil, let open = node.leftParen, let scope = Scope(around: node)
    else { return .visitChildren }
    let chain = port.surroundings.chain(of: scope.full).types
    guard chain.contains(where: { $0.isEngine && $0.path == "UIGestureRecognizer" }) else {
      return .visitChildren
    }
    let own = chain.prefix { !$0.isEngine }.flatMap(\.initializers)
    guard own.contains(where: { $0.labels == ["target", "action"] && !$0.isConvenience }),
      !own.contains(where: { $0.labels.isEmpty })
    else { return .visitChildren }
    port.edits.insert("target: nil, action: nil", at: open.span.upperBound)
    port.did("self.init() becomes self.init(target: nil, action: nil)", at: node.span.lowerBound)
    return .visitChildren
  }

  /// `UIPushBehavior()` inherits an initializer on iOS, of which Apple says nothing: its mode is the first one, 0.
  private func nameMode(_ node: FunctionCallExprSyntax) {
    let callee = node.calledExpression.trimmedDescription
    guard callee == "UIPushBehavior" || callee == "UIPushBehavior.init", node.arguments.isEmpty,
      node.trailingClosure == nil, let open = node.leftParen,
      !port.surroundings.declaresItself("UIPushBehavior")
    else { return }
    port.edits.insert("items: [], mode: .continuous", at: open.span.upperBound)
    port.did(
      "\(callee)() becomes \(callee)(items: [], mode: .continuous)",
      at: node.span.lowerBound
    )
  }

  /// `[Int](count: 3, repeatedValue: 0)` is `[Int](repeating: 0, count: 3)`.
  private func swapRepeated(_ node: FunctionCallExprSyntax) {
    let arguments = Array(node.arguments)
    guard arguments.map({ $0.label?.text }) == ["count", "repeatedValue"],
      let word = arguments[1].label
    else { return }
    let (first, second) = (arguments[0], arguments[1])
    guard port.edits.replace(first.span.lowerBound..<word.span.upperBound, with: "repeating")
    else { return }
    port.edits.insert(
      ", count: " + first.expression.trimmedDescription,
      at: second.expression.span.upperBound
    )
    port.did("count:repeatedValue: becomes repeating:count:", at: first.span.lowerBound)
  }

  /// Two extensions, of a class and of its subclass, can't have the same initializer: only Objective-C overrides there.
  private func nameOverridden(_ node: InitializerDeclSyntax) {
    guard let scope = Scope(around: node), scope.declaration.is(ExtensionDeclSyntax.self) else {
      return
    }
    let parameters = node.signature.parameterClause.parameters
    let types = parameters.typeTexts
    let above = port.surroundings.chain(of: scope.full).types.dropFirst().first { type in
      type.initializers.contains { other in
        !other.isEngine && other.labels == parameters.outerNames
          && other.parameterTypes == types.map { $0.replacing(scope.name, with: type.name) }
      }
    }
    guard let above else { return }
    let name = "init(" + parameters.outerNames.map { $0 + ":" }.joined() + ")"
    port.cannot(
      "\(name) overrides that of \(above.path) in an extension, which needs Objective-C; give it other labels",
      at: node.span.lowerBound
    )
  }

  /// The classes whose `init()` was overridden, and what their own initializers take.
  private static let arguments = [
    ("UIView", "frame: CGRect.zero"), ("UIViewController", "nibName: nil, bundle: nil"),
    ("UIGestureRecognizer", "target: nil, action: nil"),
  ]

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    require(node)
    override(node)
    nameOverridden(node)
    leaveOverride(node)
    guard port.isSwift2, let body = node.body, let scope = Scope(around: node),
      let call = SuperCalls.first(in: body), let open = call.leftParen
    else { return .visitChildren }
    let chain = port.surroundings.chain(of: scope.full).types
    let above = chain.dropFirst().prefix { !$0.isEngine }.flatMap(\.initializers)
    let arguments = Self.arguments.first { type, _ in
      chain.contains { $0.isEngine && $0.path == type }
    }
    guard let arguments, !above.contains(where: { $0.labels.isEmpty }) else {
      return .visitChildren
    }
    port.edits.insert(arguments.1, at: open.span.upperBound)
    guard node.signature.parameterClause.parameters.isEmpty,
      let word = node.modifiers.first(where: { $0.name.text == "override" })
    else {
      port.did("super.init() becomes super.init(\(arguments.1))", at: call.span.lowerBound)
      return .visitChildren
    }
    let end = port.source.skipBlanks(from: word.span.upperBound)
    port.edits.replace(word.span.lowerBound..<end, with: "")
    port.did(
      "override init() becomes init(), which calls super.init(\(arguments.1))",
      at: node.span.lowerBound
    )
    return .visitChildren
  }
}

extension InitializerRule {
  /// Recognizers had no `init(coder:)` that a class could override; here they have one that isn't required.
  private func override(_ node: InitializerDeclSyntax) {
    guard port.isSwift2, !node.modifiers.has(.override), !node.modifiers.has(.convenience),
      node.signature.parameterClause.parameters.map(\.firstName.text) == ["coder"],
      Scope(around: node)?.declaration.is(ClassDeclSyntax.self) == true,
      port.surroundings.isIn("UIGestureRecognizer", at: node)
    else { return }
    port.edits.insert("override ", at: node.initKeyword.span.lowerBound)
    port.did("override is added to init(coder:)", at: node.initKeyword.span.lowerBound)
  }

  /// `override convenience init()` of a view: what it overrode in Swift 1 is a convenience of views since.
  private func leaveOverride(_ node: InitializerDeclSyntax) {
    guard port.isSwift2, node.modifiers.has(.convenience),
      node.signature.parameterClause.parameters.isEmpty, let scope = Scope(around: node),
      let word = node.modifiers.first(where: { $0.name.text == "override" })
    else { return }
    let chain = port.surroundings.chain(of: scope.full).types
    let above = chain.dropFirst().prefix { !$0.isEngine }.flatMap(\.initializers)
    guard chain.contains(where: { $0.isEngine && $0.path == "UIView" }),
      !above.contains(where: { $0.labels.isEmpty })
    else { return }
    let end = port.source.skipBlanks(from: word.span.upperBound)
    port.edits.replace(word.span.lowerBound..<end, with: "")
    port.did("override convenience init() becomes convenience init()", at: node.span.lowerBound)
  }

  /// Swift 1.0 didn't ask for `required` where the initializer of a superclass is.
  private func require(_ node: InitializerDeclSyntax) {
    guard port.isSwift2, !node.modifiers.has(.required), !node.modifiers.has(.convenience),
      node.signature.parameterClause.parameters.map(\.firstName.text) == ["coder"],
      let scope = Scope(around: node), scope.declaration.is(ClassDeclSyntax.self),
      port.surroundings.chain(of: scope.full).types.contains(where: {
        $0.isEngine && $0.kind == .class && $0.initializers.contains { $0.labels == ["coder"] }
      })
    else { return }
    port.edits.insert("required ", at: node.initKeyword.span.lowerBound)
    port.did("required is added to init(coder:)", at: node.initKeyword.span.lowerBound)
  }
}

/// Finds the call of the superclass's `init()`.
private final class SuperCalls: SyntaxVisitor {
  private var found: FunctionCallExprSyntax?

  static func first(in body: CodeBlockSyntax) -> FunctionCallExprSyntax? {
    let calls = SuperCalls(viewMode: .sourceAccurate)
    calls.walk(body)
    return calls.found
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if found == nil, node.calledExpression.trimmedDescription == "super.init",
      node.arguments.isEmpty
    {
      found = node
    }
    return .visitChildren
  }
}
