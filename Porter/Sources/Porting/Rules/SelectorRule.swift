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

  static let senders: Set<String> = ["performSelector", "respondsToSelector"]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if OptionalQuestion(node, in: port) != nil { return .skipChildren }
    let callee = node.calledExpression.trimmedDescription
    if callee == "Selector" || callee == "NSSelectorFromString", node.arguments.count == 1,
      let argument = node.arguments.first, argument.label == nil,
      let name = argument.expression.withoutParentheses.plainString
    {
      changeString(Syntax(node), name)
      return .skipChildren
    }
    if callee == "NSStringFromSelector", let name = node.arguments.first?.expression,
      name.plainString != nil
    {
      // In Swift 2 a string stood for a selector.
      port.replace(node, with: name.trimmedDescription)
      return .skipChildren
    }
    if callee == "NSStringFromSelector",
      let argument = node.arguments.first?.expression.as(MacroExpansionExprSyntax.self)?.arguments
        .first, argument.label?.text == "getter"
    {
      // A property's name, which observers hand over.
      let path = argument.expression.trimmedDescription.split(separator: ".")
      port.replace(node, with: "\"\(path.last ?? "")\"")
      return .skipChildren
    }
    if answerForProperty(node) { return .skipChildren }
    if callee.hasSuffix("removeTarget") { noteRemoval(node) }
    if let sender = node.calledName?.text, Self.senders.contains(sender),
      let action = node.arguments.first, action.label == nil,
      let name = action.expression.plainString
    {
      changeString(Syntax(action.expression), name)
    }
    changeArguments(of: node)
    return .visitChildren
  }

  /// `self.responds(to: #selector(getter: contentScaleFactor))` is true where the class has the property.
  private func answerForProperty(_ node: FunctionCallExprSyntax) -> Bool {
    guard ["responds", "self.responds"].contains(node.calledExpression.trimmedDescription),
      let argument = node.arguments.first?.expression.as(MacroExpansionExprSyntax.self)?.arguments
        .first, argument.label?.text == "getter"
    else { return false }
    let path = argument.expression.trimmedDescription.split(separator: ".")
    guard let name = path.last, port.surroundings.inherits(String(name), at: node) else {
      return false
    }
    port.replace(node, with: "true", saying: "responds(to:) of \(name) is true")
    return true
  }

  /// `let action: Selector = "go:"`.
  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.typeAnnotation?.type, Self.isSelector(type.trimmedDescription),
      let value = node.initializer?.value
    {
      changeStrings(of: value)
    }
    return .visitChildren
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    // Until Swift 2.2 a string could stand for a selector.
    if node.label?.text == "action" || node.label?.text == "selector", node.standsBesideTarget {
      changeStrings(of: node.expression)
    }
    return .visitChildren
  }

  /// `action == "copy:"`, where `action` is a selector.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard port.isSwift2 else { return .visitChildren }
    let parts = Array(node.elements)
    for index in parts.indices.dropFirst().dropLast()
    where ["==", "!="].contains(parts[index].trimmedDescription) {
      for (one, other) in [(index - 1, index + 1), (index + 1, index - 1)] {
        guard let local = parts[one].as(DeclReferenceExprSyntax.self)?.baseName.text,
          LocalTypes.type(of: local, at: Syntax(node))?.name == "Selector",
          let name = parts[other].plainString
        else { continue }
        changeString(Syntax(parts[other]), name)
      }
    }
    return .visitChildren
  }

  private func changeStrings(of value: ExprSyntax) {
    for branch in value.branches {
      if let name = branch.plainString { changeString(Syntax(branch), name) }
    }
  }

  // MARK: Finding the method

  struct Reference {
    /// What stands before the method's name, as in `Dial`.
    var type: String
    /// The name as it is written there.
    var name: String
    var method: Method?
    /// Whether the type has more methods that are named alike, of which the name alone doesn't choose one.
    var isOverloaded = false
    /// Whether the type is a protocol, of which no method can be named.
    var isOfProtocol = false
    /// Whether the method is the class's own.
    var isOfClass: Bool { method?.isStatic == true }
  }

  /// How many parameters the method has that a cast asks for.
  private var chosen: Int?

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
      chosen = sequence.elements.last?.as(TypeExprSyntax.self)?.type.parameterCount
      defer { chosen = nil }
      return explicit(first, scope)
    }
    if let cast = expression.as(AsExprSyntax.self) {
      chosen = cast.type.parameterCount
      defer { chosen = nil }
      return explicit(cast.expression, scope)
    }
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
      if let known, known.kind == .protocol { return required(member.declName, by: known) }
      return found(member.declName, in: known?.path ?? baseText, written: baseText)
    }
    guard let scope, let (type, written) = port.surroundings.typeOfInstance(base, scope) else {
      return nil
    }
    if let known = port.surroundings.type(type, inside: scope.full), known.kind == .protocol {
      return required(member.declName, by: known)
    }
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
    // An extension of a protocol names the method of the class that conforms.
    let isOfProtocol = port.surroundings.type(scope.full)?.kind == .protocol
    var reference = found(name, in: scope.full, written: isOfProtocol ? "Self" : scope.name)
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
    let named = chain.flatMap(\.methods).filter { $0.base == base }
    let objects = named.filter { !$0.isStatic }
    let all = objects.isEmpty ? named : objects
    guard name.argumentNames == nil else {
      return Reference(type: written, name: text, method: all.first { $0.name == text })
    }
    let method = chosen.flatMap { count in all.first { $0.labels.count == count } } ?? all.first
    let isOverloaded = Set(all.map(\.name)).count > 1
    return Reference(type: written, name: text, method: method, isOverloaded: isOverloaded)
  }

  /// A method that a protocol of the given files requires.
  private func required(_ name: DeclReferenceExprSyntax, by type: DeclaredType) -> Reference? {
    let reference = found(name, in: type.path, written: type.path)
    guard reference.method != nil else { return nil }
    return Reference(
      type: type.path,
      name: reference.name,
      method: reference.method,
      isOfProtocol: true
    )
  }

  // MARK: Writing the selector

  func write(_ reference: Reference, _ node: Syntax) {
    let name = Self.plainName(reference.method?.selectorName ?? reference.name)
    let text: String
    switch reference.method {
    case .some(let method) where method.labels.count > (isOfAnimations(node) ? 3 : 2):
      port.cannot(
        "\(node.trimmedDescription): an action takes at most two arguments",
        at: node.span.lowerBound
      )
      return
    case .some(let method) where reference.isOfClass && method.labels.count > 1:
      port.cannot(
        "\(node.trimmedDescription): a class's action takes at most one argument",
        at: node.span.lowerBound
      )
      return
    case .some(let method)
    where reference.isOfClass && (!method.returnsNothing || reference.isOverloaded):
      text = Self.wrapped(method, ofClass: reference.type)
    case .some where reference.isOfClass:
      text = "Selector(class: \(reference.type).\(reference.name))"
    case .some(let method)
    where !method.returnsNothing || reference.isOfProtocol || reference.isOverloaded:
      text = Self.wrapped(method, of: reference.type, isProtocol: reference.isOfProtocol)
    default:
      text = "Selector(\(reference.type).\(reference.name))"
    }
    port.replace(node, with: text + ".named(\"\(name)\")")
  }

  /// Whether a selector is that of an animation's delegate, which takes the name, the end and the context.
  private func isOfAnimations(_ node: Syntax) -> Bool {
    let call = node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    return call?.calledName?.text == "setAnimationDidStop"
  }

  private static func plainName(_ name: String) -> String {
    name.hasSuffix("()") ? String(name.dropLast(2)) : name
  }

  /// An action returns nothing: a closure calls the method and drops what it returns.
  ///
  /// One of a protocol asks the target for it, as any object may adopt it.
  private static func wrapped(_ method: Method, of type: String, isProtocol: Bool) -> String {
    let names = ["sender", "event", "context"].prefix(method.labels.count)
    let parameters = zip(names, method.parameterTypes).map { "\($0): \($1)" }
    let arguments = zip(method.labels, names).map { $0 == "_" ? $1 : "\($0): \($1)" }
    let list = parameters.isEmpty ? "()" : "(" + parameters.joined(separator: ", ") + ")"
    let (target, receiver) =
      isProtocol ? ("AnyObject", "(target as! \(type))") : (type, "target")
    return "Selector({ (target: \(target)) in { \(list) -> Void in _ = \(receiver).\(method.base)("
      + arguments.joined(separator: ", ") + ") } })"
  }

  /// The same of a class's own method.
  private static func wrapped(_ method: Method, ofClass type: String) -> String {
    let parameter = method.parameterTypes.first.map { "(sender: \($0))" } ?? "()"
    let label = method.labels.first.map { $0 == "_" ? "sender" : "\($0): sender" } ?? ""
    let drop = method.returnsNothing ? "" : "_ = "
    return "Selector(class: { \(parameter) -> Void in \(drop)\(type).\(method.base)(\(label)) })"
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

extension TypeSyntax {
  /// How many parameters a method of this type has: that of `(Dial) -> (Any) -> Void` has one.
  fileprivate var parameterCount: Int? {
    let plain = self.as(TupleTypeSyntax.self).flatMap {
      $0.elements.count == 1 ? $0.elements.first?.type : nil
    }
    guard let function = (plain ?? self).as(FunctionTypeSyntax.self) else { return nil }
    let result = function.returnClause.type
    return result.is(FunctionTypeSyntax.self) ? result.parameterCount : function.parameters.count
  }
}

extension LabeledExprSyntax {
  /// Whether the argument is the selector of a call that takes a target.
  var standsBesideTarget: Bool {
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
