import SwiftSyntax

/// Writes the calls of a scroll view that a delegate hands on, where Objective-C forwarded the messages itself.
///
/// A proxy answers a few calls and overrides `responds(to:)` and `forwardingTarget(for:)` for the others. In their
/// place stand the methods of `UIScrollViewDelegate` that it doesn't have, each of which calls the target's.
final class DelegateForwardingRule: RuleVisitor {
  private static let delegate = "UIScrollViewDelegate"
  /// What a scroll view takes where its delegate doesn't answer.
  private static let answers = ["Bool": "true"]

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let methods = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
    let overrides = methods.filter { $0.modifiers.has(.override) && !$0.isConditional }
    guard let forwarding = overrides.first(where: Self.forwards),
      let target = Self.target(of: forwarding), isDelegate(node)
    else { return .visitChildren }
    let words = node.modifiers.isPublic ? "public " : ""
    let indent = forwarding.leadingTrivia.pieces.reversed().lazy.compactMap {
      if case .spaces(let count) = $0 { String(repeating: " ", count: count) } else { nil }
    }.first
    let receiver = receiver(target, in: node)
    let text = missing(in: node).map { words + Self.text(of: $0, receiver) }
      .joined(separator: port.source.newline + (indent ?? ""))
    guard port.edits.replace(forwarding.span, with: text) else { return .visitChildren }
    port.did(
      "forwardingTarget(for:) becomes the delegate's other methods, which call those of \(target)",
      at: forwarding.funcKeyword.span.lowerBound
    )
    tellOfOthers(in: node, at: forwarding.funcKeyword.span.lowerBound)
    if let asking = overrides.first(where: Self.asks), port.leaveOut(asking) {
      port.did(
        "responds(to:) is left out: a delegate's methods have defaults here",
        at: asking.funcKeyword.span.lowerBound
      )
    }
    return .visitChildren
  }

  /// Whether a method is the one that names another object for a message.
  private static func forwards(_ node: FunctionDeclSyntax) -> Bool {
    ["forwardingTarget", "forwardingTargetForSelector"].contains(node.name.text)
      && node.signature.parameterClause.parameters.count == 1
  }

  /// Whether a method says which messages an object understands.
  private static func asks(_ node: FunctionDeclSyntax) -> Bool {
    ["responds", "respondsToSelector"].contains(node.name.text)
      && node.signature.parameterClause.parameters.count == 1
  }

  /// Whether this rule leaves a method out.
  static func mends(_ node: FunctionDeclSyntax, in port: FilePort) -> Bool {
    guard let owner = Scope(around: node)?.declaration.as(ClassDeclSyntax.self) else {
      return false
    }
    let methods = owner.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
    guard let forwarding = methods.first(where: { $0.modifiers.has(.override) && forwards($0) })
    else { return false }
    return port.edits.haveReplaced(forwarding.span)
  }

  private func isDelegate(_ node: ClassDeclSyntax) -> Bool {
    guard let scope = Scope(around: node.memberBlock) else { return false }
    return port.surroundings.chain(of: scope.full).types.contains {
      $0.inherited.contains { $0 == Self.delegate || refines($0) }
    }
  }

  /// Whether a given file's protocol refines the delegate's.
  private func refines(_ name: String) -> Bool {
    guard let type = port.surroundings.type(name), type.kind == .protocol, !type.isEngine else {
      return false
    }
    return type.inherited.contains { $0 == Self.delegate || $0 != name && refines($0) }
  }

  /// Names the requirements of the given files' own protocols that the class doesn't hand on.
  private func tellOfOthers(in node: ClassDeclSyntax, at offset: Int) {
    guard let scope = Scope(around: node.memberBlock) else { return }
    let types = port.surroundings.chain(of: scope.full).types
    let own = Set(types.filter { $0.kind == .class }.flatMap(\.methods).map(\.base))
    let refined = Set(types.flatMap(\.inherited)).filter(refines).sorted()
    for name in refined {
      for method in port.surroundings.type(name)?.methods ?? [] where !own.contains(method.base) {
        port.cannot(
          "\(method.name) of \(name) is no longer handed on: write it, and call the target's",
          at: offset
        )
      }
    }
  }

  /// The delegate's methods that the class and what it inherits from don't declare.
  private func missing(in node: ClassDeclSyntax) -> [Method] {
    guard let scope = Scope(around: node.memberBlock),
      let asked = port.surroundings.type(Self.delegate)
    else { return [] }
    let own = port.surroundings.chain(of: scope.full).types.filter { $0.kind == .class }
      .flatMap(\.methods).filter { !$0.isEngine }.map(\.base)
    var seen: Set<String> = Set(own)
    return asked.methods.filter {
      $0.isEngine && !$0.isStatic && Self.isCall($0) && seen.insert($0.base).inserted
    }
  }

  private static func isCall(_ method: Method) -> Bool {
    method.parameterTypes.first == "UIScrollView"
  }

  /// How a call of the target's method begins: it may be any object, of which a cast tells whether it is a delegate.
  private func receiver(_ target: String, in node: ClassDeclSyntax) -> String {
    let known = Scope(around: node.memberBlock).flatMap {
      port.surroundings.property(target, of: $0.full)
    }
    guard let known, known.type == Self.delegate, known.isOptional || known.isUnwrapped else {
      return "(\(target) as? any \(Self.delegate))?"
    }
    return target + "?"
  }

  private static func text(of method: Method, _ receiver: String) -> String {
    let names = method.labels.indices.map { "value\($0)" }
    let parameters = zip(zip(method.labels, names), method.parameterTypes).map { pair, type in
      "\(pair.0) \(pair.1): \(type)"
    }
    let arguments = zip(method.labels, names).map { $0 == "_" ? $1 : "\($0): \($1)" }
    let result = method.returnsNothing ? "" : " -> \(method.result)"
    let answer = answers[method.result].map { " ?? \($0)" } ?? ""
    return "func \(method.base)(\(parameters.joined(separator: ", ")))\(result) { "
      + "\(receiver).\(method.base)(\(arguments.joined(separator: ", ")))\(answer) }"
  }

  // MARK: The target

  /// The object that a method names for a message, where it names no other one.
  private static func target(of node: FunctionDeclSyntax) -> String? {
    guard let body = node.body else { return nil }
    let finder = ReturnFinder(viewMode: .sourceAccurate)
    finder.walk(body)
    var values = finder.values
    if values.isEmpty, body.statements.count == 1,
      let value = body.statements.first?.item.as(ExprSyntax.self)
    {
      values = [value]
    }
    var found: Set<String> = []
    for value in values.flatMap(parts) {
      let text = value.trimmedDescription
      if text.hasPrefix("super") || text == "nil" { continue }
      guard value.is(DeclReferenceExprSyntax.self) || value.is(MemberAccessExprSyntax.self) else {
        return nil
      }
      found.insert(finder.bound[text] ?? text)
    }
    return found.count == 1 ? found.first : nil
  }

  /// Both values of `a ? b : c`.
  private static func parts(of value: ExprSyntax) -> [ExprSyntax] {
    guard let elements = value.as(SequenceExprSyntax.self)?.elements,
      let choice = elements.lazy.compactMap({ $0.as(UnresolvedTernaryExprSyntax.self) }).first,
      let last = elements.last
    else { return [value] }
    return [choice.thenExpression, last]
  }
}

/// What a method returns, and what its local constants stand for.
private final class ReturnFinder: SyntaxVisitor {
  private(set) var values: [ExprSyntax] = []
  private(set) var bound: [String: String] = [:]

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.expression { values.append(value) }
    return .skipChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.initializer?.value,
      value.is(DeclReferenceExprSyntax.self)
        || value.is(MemberAccessExprSyntax.self)
    {
      bound[node.pattern.trimmedDescription] = value.trimmedDescription
    }
    return .visitChildren
  }
}
