import SwiftSyntax

/// The names that a file declares as objects of some types, and never as something else.
final class ObjectNames: SyntaxVisitor {
  /// Whether a type's name is that of such objects.
  private let isObjects: (String) -> Bool
  private var objects: Set<String> = []
  private var others: Set<String> = []
  /// The names of lists of such objects.
  private var lists: Set<String> = []

  /// Reads a file's declarations.
  init(in tree: SourceFileSyntax, where isObjects: @escaping (String) -> Bool) {
    self.isObjects = isObjects
    super.init(viewMode: .sourceAccurate)
    walk(tree)
    // Once more, for constants whose value is a name that stands further down.
    walk(tree)
  }

  /// Whether a name stands for such objects wherever the file declares it.
  func contains(_ name: String) -> Bool { objects.contains(name) && !others.contains(name) }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      return .visitChildren
    }
    noteList(name, node.typeAnnotation?.type)
    note(
      name,
      isObject: node.typeAnnotation.map { isObjects($0.type.typeName) } ?? node.initializer.map {
        castsToObject($0.value)
      } ?? false
    )
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      node.typeAnnotation == nil
    else { return .visitChildren }
    var source = node.initializer?.value.trimmedDescription ?? name
    if source.hasPrefix("self.") { source.removeFirst("self.".count) }
    let casts = node.initializer.map { castsToObject($0.value) } == true
    let isObject = objects.contains(source) || casts
    if source != name || casts {
      note(name, isObject: isObject)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    noteList(node.innerName, node.type)
    note(node.innerName, isObject: isObjects(node.type.typeName))
    return .visitChildren
  }

  /// Whether an expression ends with a cast to such an object.
  private func castsToObject(_ value: ExprSyntax) -> Bool {
    if value.castsToObject || value.isValueOfKey { return isObjects("AnyObject") }
    return castsToObject(value.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? [])
  }

  /// The same of an expression's parts.
  private func castsToObject(_ parts: [ExprSyntax]) -> Bool {
    if parts.count == 1 { return castsToObject(parts[0]) }
    return parts.last?.as(TypeExprSyntax.self).map { isObjects($0.type.typeName) } ?? false
  }

  private func note(_ name: String, isObject: Bool) {
    if isObject { objects.insert(name) } else { others.insert(name) }
  }

  private func noteList(_ name: String, _ type: TypeSyntax?) {
    guard let type else { return }
    let element =
      type.as(ArrayTypeSyntax.self)
      ?? type.as(OptionalTypeSyntax.self)?.wrappedType.as(ArrayTypeSyntax.self)
      ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType.as(ArrayTypeSyntax.self)
    if let element, isObjects(element.element.typeName) { lists.insert(name) }
  }

  // MARK: Locals

  /// Whether the nearest local of a name is such an object; nil where there is none.
  ///
  /// `isObject` tells it of the expression that a condition binds.
  func local(_ name: String, at node: Syntax, isObject: (ExprSyntax) -> Bool) -> Bool? {
    guard let local = LocalDeclaration(name, at: node) else { return nil }
    if local.unwraps(name) {
      return self.local(name, at: local.node, isObject: isObject) ?? contains(name)
    }
    if TouchSetRule.isTouch(local) { return false }
    if let type = local.type { return isObjects(type.typeName) }
    switch local.kind {
    case .parameter: return isElement(local.node)
    case .variable: return castsToObject(local.value)
    case .condition:
      return castsToObject(local.value) || local.value.count == 1 && isObject(local.value[0])
    case .element: return local.value.count == 1 && isList(local.value[0])
    case .other: return false
    }
  }

  private func isList(_ value: ExprSyntax) -> Bool {
    let list = value.unwrapped.trimmedDescription
    return lists.contains(list.hasPrefix("self.") ? String(list.dropFirst(5)) : list)
  }

  /// Whether a closure's parameter without a type is an element of a list: `views.forEach { view in … }`.
  private func isElement(_ parameter: Syntax) -> Bool {
    guard
      let closure = parameter.parent?.parent?.parent?.as(ClosureExprSyntax.self)
        ?? parameter.parent?.parent?.parent?.parent?.as(ClosureExprSyntax.self)
    else { return false }
    let base = closure.takingCall?.calledExpression.as(MemberAccessExprSyntax.self)?.base
    return base.map(isList) ?? false
  }
}

extension ExprSyntax {
  /// The expression without a question mark or an exclamation mark behind it.
  var unwrapped: ExprSyntax {
    let value = self.as(OptionalChainingExprSyntax.self)?.expression ?? self
    return value.as(ForceUnwrapExprSyntax.self)?.expression ?? value
  }

  /// Whether an expression is what a layer or an animation has under a key.
  fileprivate var isValueOfKey: Bool {
    guard let call = unwrapped.as(FunctionCallExprSyntax.self), call.arguments.count == 1 else {
      return false
    }
    return call.calledName?.text == "valueForKey"
      || call.calledName?.text == "value" && call.arguments.first?.label?.text == "forKey"
  }
}

extension ExprSyntaxProtocol {
  /// Whether an expression ends with a cast to an object of any class.
  var castsToObject: Bool {
    let text = trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return ["as AnyObject", "as? AnyObject", "as! AnyObject"].contains {
      text.hasSuffix($0) || text.hasSuffix($0 + ")")
    }
  }
}
