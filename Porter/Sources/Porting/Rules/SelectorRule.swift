import SwiftSyntax

/// Writes `#selector(handle(_:))` as `Selector(Dial.handle(_:)).named("handle(_:)")`.
///
/// The name makes two selectors of one method equal wherever they are written, as Apple's are.
final class SelectorRule: RuleVisitor {
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "selector" else { return .visitChildren }
    // `ProtocolRule` answers that.
    if let call = node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
      OptionalQuestion(call, in: port) != nil
    {
      return .skipChildren
    }
    change(Syntax(node), node.arguments)
    return .skipChildren
  }

  private static let senders: Set<String> = ["performSelector", "respondsToSelector"]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression.trimmedDescription
    if callee == "Selector" || callee == "NSSelectorFromString", node.arguments.count == 1,
      let argument = node.arguments.first, argument.label == nil,
      let name = argument.expression.withoutParentheses.plainString
    {
      changeString(Syntax(node), name)
      return .skipChildren
    }
    if callee.hasSuffix("removeTarget") { noteRemoval(node) }
    if let sender = node.calledName?.text, Self.senders.contains(sender),
      let action = node.arguments.first, action.label == nil,
      let name = action.expression.plainString
    {
      changeString(Syntax(action.expression), name)
    }
    return .visitChildren
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    // Until Swift 2.2 a string could stand for a selector.
    if node.label?.text == "action" || node.label?.text == "selector", node.standsBesideTarget {
      for (branch, name) in node.expression.branches.compactMap({ branch in
        branch.plainString.map { (branch, $0) }
      }) {
        changeString(Syntax(branch), name)
      }
    }
    return .visitChildren
  }

  // MARK: Finding the method

  private struct Reference {
    /// What stands before the method's name, as in `Dial`.
    var type: String
    /// The name as it is written there.
    var name: String
    var method: Method?
  }

  private func change(_ node: Syntax, _ arguments: LabeledExprListSyntax) {
    let start = node.span.lowerBound
    guard let argument = arguments.first, arguments.count == 1 else { return }
    if let label = argument.label?.text {
      port.cannot(
        "#selector(\(label): …) names a property; a selector is made of a method here: write one that"
          + " reads or sets it",
        at: start
      )
      return
    }
    guard let scope = Scope(around: node) else {
      if let reference = explicit(argument.expression, nil) { return write(reference, node) }
      port.cannot("\(node.trimmedDescription) stands outside of any type", at: start)
      return
    }
    guard let reference = explicit(argument.expression, scope) else {
      port.cannot(
        "\(node.trimmedDescription): the type that has the method can't be told; write"
          + " Selector(Type.method)",
        at: start
      )
      return
    }
    write(reference, node)
  }

  /// The method that an expression names.
  private func explicit(_ expression: ExprSyntax, _ scope: Scope?) -> Reference? {
    let expression = expression.withoutParentheses
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      // A cast chooses among methods of one name.
      return explicit(first, scope)
    }
    if let cast = expression.as(AsExprSyntax.self) { return explicit(cast.expression, scope) }
    if let name = expression.as(DeclReferenceExprSyntax.self), let scope {
      return unqualified(name, scope)
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else {
      return nil
    }
    let baseText = base.trimmedDescription.replacing(/\.self$/, with: "")
    let isOwn = ["self", "Self", "type(of: self)", "type(of:self)"].contains(baseText)
    if isOwn, let scope {
      return unqualified(member.declName, scope)
    }
    if baseText == "super", let scope {
      let parent = port.surroundings.chain(of: scope.full).types.dropFirst().first
      return parent.map { found(member.declName, in: $0.path, written: $0.path) }
    }
    if isType(base, baseText, scope) {
      let known = port.surroundings.type(baseText, inside: scope?.full ?? "")
      if known?.kind == .protocol { return nil }
      return found(member.declName, in: known?.path ?? baseText, written: baseText)
    }
    guard let scope, let (type, written) = port.surroundings.typeOfInstance(base, scope) else {
      return nil
    }
    if port.surroundings.type(type, inside: scope.full)?.kind == .protocol { return nil }
    return found(
      member.declName,
      in: port.surroundings.type(type, inside: scope.full)?.path ?? type,
      written: written
    )
  }

  /// Whether a name is a type's: it begins with a capital letter, or is no value's and a type of the module has it.
  private func isType(_ base: ExprSyntax, _ text: String, _ scope: Scope?) -> Bool {
    guard let last = text.split(separator: ".").last else { return false }
    if last.first?.isUppercase == true { return true }
    if let scope, port.surroundings.typeOfInstance(base, scope) != nil { return false }
    return port.surroundings.type(text, inside: scope?.full ?? "")?.path.split(separator: ".").last
      == last
  }

  private func unqualified(_ name: DeclReferenceExprSyntax, _ scope: Scope) -> Reference {
    var reference = found(name, in: scope.full, written: scope.name)
    var around = scope.path
    while reference.method == nil, around.count > 1 {
      around.removeLast()
      let outer = found(name, in: around.joined(separator: "."), written: around.last!)
      if outer.method != nil { reference = outer }
    }
    return reference
  }

  private func found(_ name: DeclReferenceExprSyntax, in path: String, written: String) -> Reference
  {
    let text = name.trimmedDescription.filter { !$0.isWhitespace }
    let base = name.baseName.text.trimmingBackticks
    let chain = port.surroundings.chain(of: path).types
    let all = chain.flatMap(\.methods).filter { $0.base == base && !$0.isStatic }
    let method =
      name.argumentNames == nil
      ? all.first : all.first { $0.name == text } ?? (all.count == 1 ? nil : nil)
    return Reference(type: written, name: text, method: method)
  }

  // MARK: Writing the selector

  private func write(_ reference: Reference, _ node: Syntax) {
    let name = Self.plainName(reference.method?.selectorName ?? reference.name)
    let text: String
    switch reference.method {
    case .some(let method) where method.labels.count > 2:
      port.cannot(
        "\(node.trimmedDescription): an action takes at most two arguments",
        at: node.span.lowerBound
      )
      return
    case .some(let method) where !method.returnsNothing:
      text = Self.wrapped(method, of: reference.type)
    default:
      text = "Selector(\(reference.type).\(reference.name))"
    }
    port.replace(node, with: text + ".named(\"\(name)\")")
  }

  private static func plainName(_ name: String) -> String {
    name.hasSuffix("()") ? String(name.dropLast(2)) : name
  }

  /// An action returns nothing: a closure calls the method and drops what it returns.
  private static func wrapped(_ method: Method, of type: String) -> String {
    let names = ["sender", "event"].prefix(method.labels.count)
    let parameters = zip(names, method.parameterTypes).map { "\($0): \($1)" }
    let arguments = zip(method.labels, names).map { $0 == "_" ? $1 : "\($0): \($1)" }
    let list = parameters.isEmpty ? "()" : "(" + parameters.joined(separator: ", ") + ")"
    return "Selector({ (target: \(type)) in { \(list) -> Void in _ = target.\(method.base)("
      + arguments.joined(separator: ", ") + ") } })"
  }

  private func changeString(_ node: Syntax, _ name: String) {
    guard let scope = Scope(around: node) else { return changeOutside(node, name) }
    if let reference = methodOfTarget(node, name, scope) { return write(reference, node) }
    guard !isSentToAnother(node) else {
      port.cannot(
        "the method of the selector \"\(name)\" is another object's, whose type isn't in the given files",
        at: node.span.lowerBound
      )
      return
    }
    for length in stride(from: scope.path.count, through: 1, by: -1) {
      let around = Array(scope.path.prefix(length))
      let methods = port.surroundings.chain(of: around.joined(separator: ".")).types.flatMap(
        \.methods
      )
      let written = length == scope.path.count ? scope.name : around.last!
      if let method = methods.first(where: { !$0.isStatic && $0.objectiveCName == name })
        ?? methods.first(where: {
          !$0.isStatic && $0.swift2Name == name && !$0.labels.isEmpty
        })
      {
        return write(Reference(type: written, name: method.selectorName, method: method), node)
      }
    }
    guard node.is(FunctionCallExprSyntax.self) || name.hasSuffix(":") else { return }
    port.cannot(
      "the method of the selector \"\(name)\" isn't in the given files",
      at: node.span.lowerBound
    )
  }

  /// A selector that stands outside of any type: of the only class that has such a method.
  private func changeOutside(_ node: Syntax, _ name: String) {
    guard node.is(FunctionCallExprSyntax.self) else { return }
    let found = port.surroundings.allTypes.compactMap { type -> (DeclaredType, Method)? in
      guard type.isOwn, type.kind == .class else { return nil }
      return type.methods.first { !$0.isStatic && $0.isCalled(name) }.map { (type, $0) }
    }
    let reason: String
    if let (type, method) = found.first, found.count == 1, !type.isGeneric {
      return write(Reference(type: type.path, name: method.selectorName, method: method), node)
    } else if let (type, method) = found.first, found.count == 1 {
      reason =
        "\(type.path) is generic: make the selector where its types are known, as in"
        + " Selector(\(type.path)<…>.\(method.selectorName))"
    } else {
      reason =
        found.isEmpty
        ? "the method of the selector \"\(name)\" isn't in the given files"
        : "\(found.count) classes have a method of the selector \"\(name)\"; write Selector(Type.method)"
    }
    port.cannot(reason, at: node.span.lowerBound)
  }

  /// The method of the target that stands beside a string, where that is another object.
  private func methodOfTarget(_ node: Syntax, _ name: String, _ scope: Scope) -> Reference? {
    var argument = node.parent
    // A selector may be a branch of a choice.
    while let current = argument, !current.is(LabeledExprSyntax.self) { argument = current.parent }
    guard let call = argument?.parent?.parent?.as(FunctionCallExprSyntax.self),
      let target = call.arguments.first(where: { $0.label?.text == "target" })?.expression
        ?? (call.calledName?.text == "addTarget" ? call.arguments.first?.expression : nil)
          ?? receiver(of: call),
      target.trimmedDescription != "self",
      let (type, written) = port.surroundings.typeOfInstance(target, scope),
      let known = port.surroundings.type(type, inside: scope.full), known.kind != .protocol
    else { return nil }
    let methods = port.surroundings.chain(of: known.path).types.flatMap(\.methods)
    guard let method = methods.first(where: { !$0.isStatic && $0.isCalled(name) }) else {
      return nil
    }
    return Reference(type: written, name: method.selectorName, method: method)
  }

  /// The object that is asked to perform a method, or whether it has one; nil for the object itself, and for other calls.
  private func receiver(of call: FunctionCallExprSyntax) -> ExprSyntax? {
    guard let name = call.calledName?.text, Self.senders.contains(name),
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
      !["self", "super"].contains(base.trimmedDescription)
    else { return nil }
    return base
  }

  private func isSentToAnother(_ node: Syntax) -> Bool {
    guard let argument = node.parent?.as(LabeledExprSyntax.self), argument.label == nil,
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    return receiver(of: call) != nil
  }

  private func noteRemoval(_ node: FunctionCallExprSyntax) {
    guard let action = node.arguments.first(where: { $0.label?.text == "action" })?.expression,
      let call = action.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "Selector"
    else { return }
    port.warn(
      "removeTarget with a selector that is made here finds the action only by its class and parameters;"
        + " write .named(\"…\") here and where it is added",
      at: node.span.lowerBound
    )
  }
}

extension Method {
  /// Whether a string of Swift 2 names the method.
  fileprivate func isCalled(_ name: String) -> Bool {
    objectiveCName == name || swift2Name == name && !labels.isEmpty
  }

  /// The Objective-C name where the first parameter has a label of its own in Swift only.
  fileprivate var swift2Name: String {
    base
      + labels.enumerated().map { $0.offset == 0 || $0.element == "_" ? ":" : $0.element + ":" }
      .joined()
  }
}

extension LabeledExprSyntax {
  /// Whether the argument is the selector of a call that takes a target.
  fileprivate var standsBesideTarget: Bool {
    guard let call = parent?.parent?.as(FunctionCallExprSyntax.self) else { return false }
    let name = call.calledName?.text ?? ""
    return name == "addTarget" || name == "removeTarget" || name == "addObserver"
      || call.arguments.contains { $0.label?.text == "target" }
  }
}

extension ExprSyntax {
  /// The expression inside of one pair of parentheses after the other.
  var withoutParentheses: ExprSyntax {
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first, element.label == nil
    else { return self }
    return element.expression.withoutParentheses
  }

  /// What an expression may come to: both sides of `condition ? one : other`, otherwise itself.
  fileprivate var branches: [ExprSyntax] {
    guard let elements = withoutParentheses.as(SequenceExprSyntax.self)?.elements,
      let choice = elements.compactMap({ $0.as(UnresolvedTernaryExprSyntax.self) }).last,
      let other = elements.last
    else { return [withoutParentheses] }
    return choice.thenExpression.branches + other.branches
  }

  /// The content of a string without interpolation.
  var plainString: String? {
    guard let literal = self.as(StringLiteralExprSyntax.self), literal.segments.count == 1,
      let segment = literal.segments.first?.as(StringSegmentSyntax.self)
    else { return nil }
    return segment.content.text
  }
}
