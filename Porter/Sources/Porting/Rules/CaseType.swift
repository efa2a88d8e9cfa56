import SwiftSyntax

/// Finds whether a case that stands without its type, as `.Left` of Swift 2, is one of Apple's types or of a client's.
///
/// It is asked where the given files declare a case of the same name: by what the case is compared with, assigned to or
/// handed to. Nil where that isn't known.
struct CaseType {
  private let port: FilePort
  private let name: String

  /// Whether a case is of one of Apple's types.
  static func isEngines(_ node: MemberAccessExprSyntax, in port: FilePort) -> Bool? {
    CaseType(port: port, name: node.declName.baseName.text).place(of: Syntax(node))
  }

  private var surroundings: Surroundings { port.surroundings }

  // MARK: Where a value stands

  private func place(of value: Syntax) -> Bool? {
    guard let parent = value.parent else { return nil }
    if let element = parent.as(ArrayElementSyntax.self), let list = element.parent?.parent {
      return place(of: list)
    }
    if let choice = parent.as(UnresolvedTernaryExprSyntax.self) { return place(of: Syntax(choice)) }
    if let sequence = parent.parent?.as(SequenceExprSyntax.self) {
      return place(of: value, among: Array(sequence.elements), in: sequence)
    }
    if let argument = parent.as(LabeledExprSyntax.self) { return place(of: argument) }
    if parent.is(ReturnStmtSyntax.self) { return result(around: parent) }
    if parent.is(ExpressionPatternSyntax.self) {
      return Self.subject(around: parent).flatMap(type(of:))
    }
    guard parent.is(InitializerClauseSyntax.self) else { return nil }
    let written =
      parent.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
      ?? parent.parent?.as(FunctionParameterSyntax.self)?.type
    return written.flatMap { isEngines($0, at: parent) }
  }

  /// A value among the operands of a line of operators.
  private func place(
    of value: Syntax,
    among elements: [ExprSyntax],
    in sequence: SequenceExprSyntax
  ) -> Bool? {
    guard let index = elements.firstIndex(where: { Syntax($0) == value }) else {
      return nil
    }
    let sign = { (place: Int) -> String in
      elements.indices.contains(place) ? elements[place].trimmedDescription : ""
    }
    if index > 1, ["==", "!="].contains(sign(index - 1)) { return type(of: elements[index - 2]) }
    if index + 2 < elements.count, ["==", "!="].contains(sign(index + 1)) {
      return type(of: elements[index + 2])
    }
    let choice = elements.firstIndex { $0.is(UnresolvedTernaryExprSyntax.self) }
    if let choice, index < choice { return nil }
    let rest = elements.dropFirst(sign(1) == "=" ? 2 : 0)
    let isWhole =
      choice != nil
      || rest.allSatisfy {
        $0.as(BinaryOperatorExprSyntax.self).map { $0.operator.text == "|" } ?? true
      }
    guard isWhole else { return nil }
    return sign(1) == "=" ? type(of: elements[0]) : place(of: Syntax(sequence))
  }

  /// An argument of a call, or a part of a tuple.
  private func place(of argument: LabeledExprSyntax) -> Bool? {
    guard let list = argument.parent?.as(LabeledExprListSyntax.self),
      let index = list.map(\.id).firstIndex(of: argument.id)
    else { return nil }
    if let tuple = list.parent?.as(TupleExprSyntax.self) {
      if list.count == 1 { return place(of: Syntax(tuple)) }
      guard let pattern = tuple.parent, pattern.is(ExpressionPatternSyntax.self),
        let subject = Self.subject(around: pattern)?.as(TupleExprSyntax.self),
        subject.elements.count == list.count
      else { return nil }
      return type(of: subject.elements.map(\.expression)[index])
    }
    guard let call = list.parent?.as(FunctionCallExprSyntax.self) else { return nil }
    let labels = list.map { $0.label?.text ?? "_" }
    if let type = call.calledType, let made = surroundings.type(type) {
      if made.isEngine { return surroundings.declaresItself(type) ? nil : true }
      let own = made.initializers.first { $0.labels == labels }
      let written =
        own?.parameterTypes[index] ?? made.properties.first { $0.name == labels[index] }?.type
      return written.flatMap { isEngines($0, inside: made.path) }
    }
    guard let name = call.calledName?.text else { return nil }
    if surroundings.declaresFunction(name) {
      let types = surroundings.allTypes.flatMap { type in
        type.methods.filter { !$0.isEngine && $0.base == name && $0.labels == labels }
          .map { isEngines($0.parameterTypes[index], inside: type.path) }
      }
      return Set(types).count == 1 ? types[0] : nil
    }
    let method = name + "(" + labels.map { $0 + ":" }.joined() + ")"
    return SpellingRule.renamedMethod(method, isSwift2: true) == nil ? nil : true
  }

  /// What a `switch` around a pattern asks.
  private static func subject(around pattern: Syntax) -> ExprSyntax? {
    guard let item = pattern.parent?.as(SwitchCaseItemSyntax.self) else { return nil }
    return item.parent?.parent?.parent?.parent?.parent?.as(SwitchExprSyntax.self)?.subject
  }

  /// What is returned by the function or the property around a statement.
  private func result(around statement: Syntax) -> Bool? {
    var next = statement.parent
    while let current = next, !current.is(ClosureExprSyntax.self) {
      if let function = current.as(FunctionDeclSyntax.self) {
        return (function.signature.returnClause?.type).flatMap { isEngines($0, at: statement) }
      }
      if let binding = current.as(PatternBindingSyntax.self) {
        return (binding.typeAnnotation?.type).flatMap { isEngines($0, at: statement) }
      }
      next = current.parent
    }
    return nil
  }

  // MARK: What values are of

  /// Whether an expression is of one of Apple's types; nil where that isn't known.
  private func type(of node: ExprSyntax) -> Bool? {
    var node = node.withoutParentheses
    while let inner = node.as(OptionalChainingExprSyntax.self)?.expression
      ?? node.as(ForceUnwrapExprSyntax.self)?.expression
    {
      node = inner
    }
    if let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text {
      guard let local = LocalDeclaration(name, at: node) else { return property(name, at: node) }
      return type(of: local)
    }
    guard let member = node.as(MemberAccessExprSyntax.self), let base = member.base else {
      return nil
    }
    let name = member.declName.baseName.text
    if ["self", "super"].contains(base.trimmedDescription) { return property(name, at: node) }
    if surroundings.declaresMember(name) {
      guard let owner = surroundings.typeName(of: base), let type = surroundings.type(owner) else {
        return nil
      }
      return property(name, of: type.path)
    }
    let isEngines = surroundings.allTypes.contains { type in
      type.isEngine
        && type.properties.contains {
          $0.isEngine && $0.name == name && !$0.isStatic && mayHoldCase($0, of: type)
        }
    }
    return isEngines ? true : nil
  }

  /// Whether a property of the engine's is of a type that may have the case: of one with such a case, of another name for
  /// one, or of one that isn't written.
  private func mayHoldCase(_ property: Property, of owner: DeclaredType) -> Bool {
    guard let written = property.type else { return true }
    guard let type = surroundings.type(written, inside: owner.path) else { return false }
    return ([type.path] + type.inherited).contains {
      surroundings.engine($0, has: name.loweredFirst)
    }
  }

  private func type(of local: LocalDeclaration) -> Bool? {
    if local.node.is(AccessorDeclSyntax.self) {
      let type = local.node.ancestorOrSelf { $0.as(PatternBindingSyntax.self) }?.typeAnnotation?
        .type
      return type.flatMap { isEngines($0, at: local.node) }
    }
    if let type = local.type { return isEngines(type, at: local.node) }
    guard [.variable, .condition].contains(local.kind), local.value.count == 1 else { return nil }
    let value = local.value[0]
    if let member = value.as(MemberAccessExprSyntax.self),
      let type = member.base?.trimmedDescription, type.first?.isUppercase == true
    {
      return isEngines(type, inside: Scope(around: local.node)?.full ?? "")
    }
    return type(of: value)
  }

  private func property(_ name: String, at node: some SyntaxProtocol) -> Bool? {
    Scope(around: node).flatMap { property(name, of: $0.full) }
  }

  private func property(_ name: String, of path: String) -> Bool? {
    for type in surroundings.chain(of: path).types {
      guard let property = type.properties.first(where: { $0.name == name && !$0.isStatic }) else {
        continue
      }
      return property.isEngine ? true : property.type.flatMap { isEngines($0, inside: type.path) }
    }
    return nil
  }

  private func isEngines(_ type: TypeSyntax, at node: some SyntaxProtocol) -> Bool? {
    isEngines(type.trimmedDescription, inside: Scope(around: node)?.full ?? "")
  }

  /// Whether a type that is written inside another is one of Apple's, or a list of such; nil where that isn't known.
  private func isEngines(_ written: String, inside path: String) -> Bool? {
    let name = written.filter { !"?!: []".contains($0) }
    if surroundings.declaresItself(name) { return false }
    guard let type = surroundings.type(name, inside: path) else {
      return Spellings.names[name] == nil ? nil : true
    }
    return type.isEngine || Spellings.names[name] != nil
  }
}
