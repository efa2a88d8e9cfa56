import SwiftSyntax

/// Selectors that are strings, as they could be until Swift 2.2.
extension SelectorRule {
  /// Makes a selector of a string that names a method of the given files.
  func changeString(_ node: Syntax, _ name: String) {
    guard let scope = Scope(around: node) else { return changeOutside(node, name) }
    if let reference = methodOfTarget(node, name, scope) { return write(reference, node) }
    if otherTarget(node) != nil, let reference = onlyMethod(name) { return write(reference, node) }
    guard !isSentToAnother(node), otherTarget(node) == nil else {
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
        let others = methods.contains { $0.base == method.base && $0.name != method.name }
        return write(
          Reference(
            type: written,
            name: method.selectorName,
            method: method,
            isOverloaded: method.labels.isEmpty && others
          ),
          node
        )
      }
    }
    if node.is(FunctionCallExprSyntax.self) || name.hasSuffix(":") { keepText(node, name) }
  }

  /// Leaves a selector its text, where no given file has the method.
  private func keepText(_ node: Syntax, _ name: String) {
    if !node.is(FunctionCallExprSyntax.self) {
      port.replace(node, with: "Selector(\(node.trimmedDescription))")
    }
    port.warn(
      "the method of the selector \"\(name)\" isn't in the given files: no object responds to it here",
      at: node.span.lowerBound
    )
  }

  /// A selector that stands outside of any type: of the only class that has such a method.
  private func changeOutside(_ node: Syntax, _ name: String) {
    guard node.is(FunctionCallExprSyntax.self) else { return }
    let found = methods(name, of: [.class])
    let reason: String
    if let (type, method) = found.first, found.count == 1, !type.isGeneric {
      return write(Reference(type: type.path, name: method.selectorName, method: method), node)
    } else if let (type, method) = found.first, found.count == 1 {
      reason =
        "\(type.path) is generic: make the selector where its types are known, as in"
        + " Selector(\(type.path)<…>.\(method.selectorName))"
    } else if found.isEmpty {
      return keepText(node, name)
    } else {
      reason =
        "\(found.count) classes have a method of the selector \"\(name)\"; write Selector(Type.method)"
    }
    port.cannot(reason, at: node.span.lowerBound)
  }

  /// The methods of a selector's name, in types of the given files.
  private func methods(_ name: String, of kinds: Set<DeclaredType.Kind>) -> [(DeclaredType, Method)]
  {
    port.surroundings.allTypes.compactMap { type -> (DeclaredType, Method)? in
      guard type.isOwn, kinds.contains(type.kind) else { return nil }
      return type.methods.first { !$0.isStatic && $0.isCalled(name) }.map { (type, $0) }
    }
  }

  /// The method of a target of unknown type: of the only protocol that requires it, or of the only class that has it.
  private func onlyMethod(_ name: String) -> Reference? {
    for kind in [DeclaredType.Kind.protocol, .class] {
      let found = methods(name, of: [kind])
      guard let (type, method) = found.first else { continue }
      guard found.count == 1, !type.isGeneric else { return nil }
      return Reference(
        type: type.path,
        name: method.selectorName,
        method: method,
        isOfProtocol: kind == .protocol
      )
    }
    return nil
  }

  /// The target beside a string, where it is neither the object itself nor nil.
  private func otherTarget(_ node: Syntax) -> ExprSyntax? {
    guard let call = call(around: node), let target = target(of: call),
      !["self", "nil"].contains(target.trimmedDescription)
    else { return nil }
    return target
  }

  /// The call that has a node in one of its arguments: a selector may be a branch of a choice.
  private func call(around node: Syntax) -> FunctionCallExprSyntax? {
    var argument = node.parent
    while let current = argument, !current.is(LabeledExprSyntax.self) { argument = current.parent }
    return argument?.parent?.parent?.as(FunctionCallExprSyntax.self)
  }

  /// The object whose method a call's selector names; nil for the object itself.
  private func target(of call: FunctionCallExprSyntax) -> ExprSyntax? {
    call.arguments.first(where: { $0.label?.text == "target" })?.expression
      ?? (call.calledName?.text == "addTarget" ? call.arguments.first?.expression : nil)
      ?? receiver(of: call)
  }

  /// The method of the target that stands beside a string, where that is another object.
  private func methodOfTarget(_ node: Syntax, _ name: String, _ scope: Scope) -> Reference? {
    guard let target = otherTarget(node),
      let (type, written) = port.surroundings.typeOfInstance(target, scope),
      let known = port.surroundings.type(type, inside: scope.full)
    else { return nil }
    let methods = port.surroundings.chain(of: known.path).types.flatMap(\.methods)
    guard let method = methods.first(where: { !$0.isStatic && $0.isCalled(name) }) else {
      return nil
    }
    return Reference(
      type: written,
      name: method.selectorName,
      method: method,
      isOfProtocol: known.kind == .protocol
    )
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

  // MARK: Where a selector is wanted

  static func isSelector(_ type: String) -> Bool {
    ["Selector", "Selector?", "Selector!"].contains(type)
  }

  /// Makes selectors of the strings that are handed to parameters of the given files which are selectors.
  func changeArguments(of node: FunctionCallExprSyntax) {
    guard node.arguments.contains(where: { $0.expression.plainString != nil }) else { return }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    let types: [String]?
    if let name = node.calledType {
      types =
        port.surroundings.type(name, inside: Scope(around: node)?.full ?? "")?.initializers
        .first { $0.labels == labels && !$0.isEngine }?.parameterTypes
    } else {
      types = ownMethod(node.calledName?.text ?? "", labels)?.parameterTypes
    }
    for (argument, type) in zip(node.arguments, types ?? []) where Self.isSelector(type) {
      guard let name = argument.expression.plainString, !isBesideTarget(argument) else { continue }
      changeString(Syntax(argument.expression), name)
    }
  }

  /// A method of the given files, by its name and labels.
  private func ownMethod(_ name: String, _ labels: [String]) -> Method? {
    for type in port.surroundings.allTypes {
      if let method = type.methods.first(where: {
        $0.base == name && $0.labels == labels && !$0.isEngine
      }) {
        return method
      }
    }
    return nil
  }

  /// Whether the argument is changed as that of a call that takes a target.
  private func isBesideTarget(_ argument: LabeledExprSyntax) -> Bool {
    (argument.label?.text == "action" || argument.label?.text == "selector")
      && argument.standsBesideTarget
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
