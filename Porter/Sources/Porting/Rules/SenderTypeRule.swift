import SwiftSyntax

/// Writes the type of a sender that an action doesn't read and that can't be its control: Objective-C calls the method all
/// the same, and here it would end the program.
///
/// `func tapped(sender: UIButton)`, which a stepper calls, becomes `func tapped(sender: UIControl)`: the class that both
/// inherit from, as a button may call it, too. Where the parameter is read, a warning says so.
final class SenderTypeRule: RuleVisitor {
  /// An action, and what calls it.
  private struct Action {
    let method: Method
    /// The class of the target.
    let path: String
    /// The parameter's class.
    let declared: DeclaredType
    var controls: [DeclaredType]
    /// Where the first of them gets its target.
    let offset: Int
  }

  private var actions: [Action] = []

  override class func apply(to port: FilePort) {
    let rule = Self(port)
    rule.walk(port.source.tree)
    rule.actions.forEach(rule.write)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let arguments = Array(node.arguments)
    guard node.calledName?.text == "addTarget", arguments.count == 3,
      arguments[0].label == nil, arguments[1].label?.text == "action",
      ["for", "forControlEvents"].contains(arguments[2].label?.text),
      let scope = Scope(around: node),
      let control = type(of: node.calledExpression, scope),
      isControl(control), let target = type(arguments[0].expression, scope),
      let method = SenderParameter.method(named: arguments[1].expression, of: target.path, port),
      let name = method.parameterTypes.first.map({ $0.hasSuffix("?") ? String($0.dropLast()) : $0 }
      ),
      let declared = port.surroundings.type(name, inside: target.path), declared.kind == .class,
      isStrange(control, to: declared)
    else { return .visitChildren }
    let index = actions.firstIndex { $0.path == target.path && $0.method.name == method.name }
    if let index {
      actions[index].controls.append(control)
    } else {
      let offset = node.span.lowerBound
      actions.append(
        Action(
          method: method,
          path: target.path,
          declared: declared,
          controls: [control],
          offset: offset
        )
      )
    }
    return .visitChildren
  }

  /// The class of what a method is called on.
  private func type(of callee: ExprSyntax, _ scope: Scope) -> DeclaredType? {
    guard let member = callee.as(MemberAccessExprSyntax.self) else {
      return port.surroundings.type(scope.full)
    }
    return member.base.flatMap { type($0, scope) }
  }

  private func type(_ object: ExprSyntax, _ scope: Scope) -> DeclaredType? {
    if object.trimmedDescription == "self" { return port.surroundings.type(scope.full) }
    let first = String(object.trimmedDescription.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    // A closure's parameter, say, has no type that is written, and may have a property's name.
    let isPlain =
      !LocalNames.have(first, at: object) || LocalTypes.type(of: first, at: Syntax(object)) != nil
    guard isPlain, let name = port.surroundings.typeOfInstance(object, scope)?.name else {
      return nil
    }
    return port.surroundings.type(name, inside: scope.full)
  }

  private func isControl(_ type: DeclaredType) -> Bool {
    type.kind == .class && port.surroundings.inherits(type.path, from: "UIControl")
  }

  /// Whether no object is of both classes.
  private func isStrange(_ one: DeclaredType, to other: DeclaredType) -> Bool {
    let (first, second) = (
      port.surroundings.chain(of: one.path), port.surroundings.chain(of: other.path)
    )
    return first.isComplete && second.isComplete
      && !first.types.contains { $0.path == other.path }
      && !second.types.contains { $0.path == one.path }
  }

  /// The first class that all inherit from.
  private func common(_ types: [DeclaredType]) -> String {
    let chains = types.map { port.surroundings.chain(of: $0.path).types }
    let found = chains[0].first { type in
      type.kind == .class && (type.isOwn || type.path.hasPrefix("UI"))
        && chains.allSatisfy { $0.contains { $0.path == type.path } }
    }
    return found?.path ?? "AnyObject"
  }

  private func write(_ action: Action) {
    let (name, control) = (action.method.name, action.controls[0].name)
    let type = common([action.declared] + action.controls)
    let parameter = SenderParameter(of: action.method, in: action.path, port)
    if let parameter, parameter.isFree, parameter.isUnused,
      let written = Self.classWritten(in: parameter.node.type),
      port.edits.replace(written.span, with: type)
    {
      port.did(
        "the unused sender of \(name) becomes \(type): \(control) is no \(action.declared.name)",
        at: parameter.node.span.lowerBound
      )
      return
    }
    let reading = parameter?.isUnused == false ? " and reads it" : ""
    port.warn(
      "\(name) takes \(action.declared.name)\(reading), but \(control) calls it, which ends the program here: declare"
        + " the parameter as \(type)",
      at: action.offset
    )
  }

  /// The class in a parameter's type, without what makes it optional.
  private static func classWritten(in type: TypeSyntax) -> TypeSyntax? {
    let plain =
      type.as(OptionalTypeSyntax.self)?.wrappedType
      ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType ?? type
    return plain.is(IdentifierTypeSyntax.self) ? plain : nil
  }
}
