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
  func castsToObject(_ value: ExprSyntax) -> Bool {
    if value.castsToObject || value.isValueOfKey { return isObjects("AnyObject") }
    guard let last = value.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self)
    else { return false }
    return isObjects(last.type.typeName)
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
  /// `isObject` tells it of the expression that a local is made of.
  func local(_ name: String, at node: Syntax, isObject: (ExprSyntax) -> Bool) -> Bool? {
    var child = node
    while let parent = child.parent, !parent.is(MemberBlockSyntax.self) {
      if let found = bound(name, in: parent, around: child, isObject) { return found }
      child = parent
    }
    return nil
  }

  private func bound(
    _ name: String,
    in parent: Syntax,
    around child: Syntax,
    _ isObject: (ExprSyntax) -> Bool
  ) -> Bool? {
    let lists = [
      parent.as(ConditionElementListSyntax.self), parent.as(IfExprSyntax.self)?.conditions,
      parent.as(WhileStmtSyntax.self)?.conditions,
    ]
    for list in lists {
      if let found = binding(name, in: list, before: child.position, isObject) { return found }
    }
    for item in (parent.as(CodeBlockItemListSyntax.self) ?? []).reversed()
    where item.position < child.position {
      let list = item.item.as(GuardStmtSyntax.self)?.conditions
      if let found = binding(name, in: list, before: child.position, isObject) { return found }
    }
    if let loop = parent.as(ForStmtSyntax.self), loop.body.id == child.id,
      loop.pattern.trimmedDescription == name
    {
      let list = loop.sequence.trimmedDescription
      return self.lists.contains(list.hasPrefix("self.") ? String(list.dropFirst(5)) : list)
    }
    let clause =
      parent.as(FunctionDeclSyntax.self)?.signature.parameterClause
      ?? parent.as(InitializerDeclSyntax.self)?.signature.parameterClause
    return clause?.parameters.first { $0.innerName == name }.map { isObjects($0.type.typeName) }
  }

  /// Whether a condition before a location binds a name to such an object; nil where none binds it.
  private func binding(
    _ name: String,
    in list: ConditionElementListSyntax?,
    before position: AbsolutePosition,
    _ isObject: (ExprSyntax) -> Bool
  ) -> Bool? {
    for element in list ?? [] where element.position < position {
      guard let bound = element.condition.as(OptionalBindingConditionSyntax.self),
        bound.pattern.trimmedDescription == name
      else { continue }
      guard let value = bound.initializer?.value else { return contains(name) }
      if value.trimmedDescription == name { return contains(name) }
      return castsToObject(value) || !value.is(SequenceExprSyntax.self) && isObject(value)
    }
    return nil
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
