import SwiftSyntax

/// What a name that stands by itself means at a location: the nearest declaration around it that isn't a type's member.
///
/// Parameters, variables, functions and what patterns bind count, each only where Swift sees it: what `if let` binds isn't
/// seen in its `else`, and the parameter of a closure hides what stands outside of it.
struct LocalDeclaration {
  enum Kind {
    /// A parameter of a function, an initializer, a subscript or a closure.
    case parameter
    /// A variable or a constant.
    case variable
    /// What `if let`, `guard let` or `while let` binds.
    case condition
    /// What a loop gives from its sequence.
    case element
    /// A part of a pattern, a function, or a name that the language gives: `newValue`.
    case other
  }

  let kind: Kind
  /// What declares the name.
  let node: Syntax
  /// The type that is written beside the name.
  var type: TypeSyntax?
  /// What the name is set to, or the sequence of a loop: an expression, or the parts of one with operators.
  var value: [ExprSyntax] = []

  /// Finds the nearest declaration of a name; nil where there is none but a type's members.
  init?(_ name: String, at node: some SyntaxProtocol) {
    var child = Syntax(node)
    while let parent = child.parent, !parent.is(MemberBlockSyntax.self) {
      if let found = Self.find(name, in: parent, around: child) {
        self = found
        return
      }
      child = parent
    }
    return nil
  }

  private init(_ kind: Kind, _ node: some SyntaxProtocol) {
    (self.kind, self.node) = (kind, Syntax(node))
  }

  private init(
    _ kind: Kind,
    _ node: some SyntaxProtocol,
    _ type: TypeSyntax?,
    _ value: ExprSyntax?
  ) {
    self.init(kind, node)
    self.type = type
    self.value = Self.parts(value)
  }

  private static func parts(_ value: ExprSyntax?) -> [ExprSyntax] {
    if let sequence = value?.as(SequenceExprSyntax.self) { return Array(sequence.elements) }
    return value.map { [$0] } ?? []
  }

  // MARK: What it says of itself

  /// Whether a condition unwraps what has the same name outside of it: `if let view`, `guard let view = view`.
  func unwraps(_ name: String) -> Bool {
    guard kind == .condition, type == nil else { return false }
    return value.isEmpty
      || value.count == 1 && value[0].as(DeclReferenceExprSyntax.self)?.baseName.text == name
  }

  /// The declaration of what the conditions around a location unwrap; nil where that is a member.
  static func origin(of name: String, at node: some SyntaxProtocol) -> LocalDeclaration? {
    var found = LocalDeclaration(name, at: node)
    while let condition = found, condition.unwraps(name) {
      found = LocalDeclaration(name, at: condition.node)
    }
    return found
  }

  /// The type that the value is cast to, where it is a cast and nothing else.
  var cast: TypeSyntax? {
    guard value.count == 3, value[1].is(UnresolvedAsExprSyntax.self) else { return nil }
    return value[2].as(TypeExprSyntax.self)?.type
  }

  // MARK: The scopes

  private static func find(
    _ name: String,
    in parent: Syntax,
    around child: Syntax
  ) -> LocalDeclaration? {
    if let list = parent.as(CodeBlockItemListSyntax.self) {
      return statement(name, list, before: child.position)
    }
    if let list = parent.as(ConditionElementListSyntax.self) {
      return condition(name, list.filter { $0.position < child.position })
    }
    if let list = parent.as(PatternBindingListSyntax.self) {
      let isMember = parent.parent?.parent?.is(MemberBlockItemSyntax.self) == true
      return isMember ? nil : variable(name, list.filter { $0.position < child.position })
    }
    if let node = parent.as(IfExprSyntax.self) {
      return child.id == node.body.id ? condition(name, Array(node.conditions)) : nil
    }
    if let node = parent.as(WhileStmtSyntax.self) {
      return child.id == node.body.id ? condition(name, Array(node.conditions)) : nil
    }
    if let node = parent.as(ForStmtSyntax.self) { return element(name, node, child) }
    if let node = parent.as(SwitchCaseSyntax.self) {
      guard child.id == node.statements.id else { return nil }
      return Patterns.bind(name, in: node.label) ? LocalDeclaration(.other, node) : nil
    }
    if let node = parent.as(SwitchCaseItemSyntax.self) {
      guard child.id == node.whereClause?.id else { return nil }
      return Patterns.bind(name, in: node.pattern) ? LocalDeclaration(.other, node) : nil
    }
    if let node = parent.as(CatchClauseSyntax.self) {
      guard child.id == node.body.id else { return nil }
      let isBound =
        node.catchItems.isEmpty ? name == "error" : Patterns.bind(name, in: node.catchItems)
      return isBound ? LocalDeclaration(.other, node) : nil
    }
    if let node = parent.as(AccessorDeclSyntax.self) {
      let given = [Keyword.set: "newValue", .willSet: "newValue", .didSet: "oldValue"]
      let own = given.first { node.accessorSpecifier.tokenKind == .keyword($0.key) }?.value
      let parameter = node.parameters?.name.text ?? own
      return parameter == name ? LocalDeclaration(.other, node) : nil
    }
    if let node = parent.as(ClosureExprSyntax.self) {
      return child.id == node.statements.id ? parameter(name, node.signature) : nil
    }
    return parameter(name, parent, child)
  }

  /// What the statements before a location declare, and the functions of the same list.
  private static func statement(
    _ name: String,
    _ list: CodeBlockItemListSyntax,
    before position: AbsolutePosition
  ) -> LocalDeclaration? {
    for item in list.reversed() where item.position < position {
      if let found = declared(name, by: item, isBefore: true) { return found }
    }
    // What stands in no function is seen in the whole file.
    let isFile = list.parent?.is(SourceFileSyntax.self) == true
    for item in list where item.position >= position {
      guard isFile || item.item.is(FunctionDeclSyntax.self) else { continue }
      // A constant isn't what its own value is made of.
      if item.item.is(VariableDeclSyntax.self), item.position == position { continue }
      if let found = declared(name, by: item, isBefore: false) { return found }
    }
    return nil
  }

  private static func declared(
    _ name: String,
    by item: CodeBlockItemSyntax,
    isBefore: Bool
  ) -> LocalDeclaration? {
    if let node = item.item.as(GuardStmtSyntax.self), isBefore {
      return condition(name, Array(node.conditions))
    }
    if let node = item.item.as(VariableDeclSyntax.self) {
      return variable(name, Array(node.bindings))
    }
    if let node = item.item.as(FunctionDeclSyntax.self), node.name.text == name {
      return LocalDeclaration(.other, node)
    }
    for clause in item.item.as(IfConfigDeclSyntax.self)?.clauses ?? [] {
      for inner in clause.elements?.as(CodeBlockItemListSyntax.self)?.reversed() ?? [] {
        if let found = declared(name, by: inner, isBefore: isBefore) { return found }
      }
    }
    return nil
  }

  private static func variable(
    _ name: String,
    _ bindings: [PatternBindingSyntax]
  ) -> LocalDeclaration? {
    for binding in bindings.reversed() {
      if binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name {
        return LocalDeclaration(
          .variable,
          binding,
          binding.typeAnnotation?.type,
          binding.initializer?.value
        )
      }
      if Patterns.bind(name, in: binding.pattern) { return LocalDeclaration(.other, binding) }
    }
    return nil
  }

  private static func condition(
    _ name: String,
    _ list: [ConditionElementSyntax]
  ) -> LocalDeclaration? {
    for element in list.reversed() {
      switch element.condition {
      case .optionalBinding(let bound):
        if bound.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name {
          return LocalDeclaration(
            .condition,
            bound,
            bound.typeAnnotation?.type,
            bound.initializer?.value
          )
        }
      case .matchingPattern(let match):
        if Patterns.bind(name, in: match.pattern) { return LocalDeclaration(.other, match) }
      case .expression(let node):
        // `if let one = a, other = b` of Swift 2.
        let parts = parts(node)
        guard parts.count > 2, parts[1].is(AssignmentExprSyntax.self),
          parts[0].as(DeclReferenceExprSyntax.self)?.baseName.text == name
        else { continue }
        var found = LocalDeclaration(.condition, element)
        found.value = Array(parts.dropFirst(2))
        return found
      default: continue
      }
    }
    return nil
  }

  private static func element(
    _ name: String,
    _ node: ForStmtSyntax,
    _ child: Syntax
  ) -> LocalDeclaration? {
    guard child.id == node.body.id || child.id == node.whereClause?.id,
      Patterns.bind(name, in: node.pattern)
    else { return nil }
    let isWhole = node.pattern.is(IdentifierPatternSyntax.self)
    return LocalDeclaration(
      isWhole ? .element : .other,
      node,
      node.typeAnnotation?.type,
      node.sequence
    )
  }

  /// A parameter of what a node declares.
  private static func parameter(
    _ name: String,
    _ parent: Syntax,
    _ child: Syntax
  ) -> LocalDeclaration? {
    let clause: FunctionParameterClauseSyntax?
    if let node = parent.as(FunctionDeclSyntax.self) {
      clause = node.body?.id == child.id ? node.signature.parameterClause : nil
    } else if let node = parent.as(InitializerDeclSyntax.self) {
      clause = node.body?.id == child.id ? node.signature.parameterClause : nil
    } else if let node = parent.as(SubscriptDeclSyntax.self) {
      clause = node.accessorBlock?.id == child.id ? node.parameterClause : nil
    } else {
      clause = nil
    }
    let found = clause?.parameters.first { $0.innerName == name }
    return found.map { LocalDeclaration(.parameter, $0, $0.type, nil) }
  }

  /// A parameter of a closure, or what it captures under a name of its own.
  private static func parameter(
    _ name: String,
    _ signature: ClosureSignatureSyntax?
  ) -> LocalDeclaration? {
    switch signature?.parameterClause {
    case .simpleInput(let list)?:
      if let found = list.first(where: { $0.name.text == name }) {
        return LocalDeclaration(.parameter, found)
      }
    case .parameterClause(let clause)?:
      if let found = clause.parameters.first(where: {
        ($0.secondName ?? $0.firstName).text == name
      }) {
        return LocalDeclaration(.parameter, found, found.type, nil)
      }
    default: break
    }
    let captured = signature?.capture?.items.first {
      $0.name.text == name && $0.initializer != nil
    }
    return captured.map { LocalDeclaration(.other, $0) }
  }
}

/// Finds whether a pattern binds a name.
private final class Patterns: SyntaxVisitor {
  private let name: String
  private var isFound = false

  static func bind(_ name: String, in node: some SyntaxProtocol) -> Bool {
    let patterns = Patterns(name)
    patterns.walk(node)
    return patterns.isFound
  }

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    isFound = isFound || node.identifier.text == name
    return .visitChildren
  }
}

// MARK: Questions that rules ask

/// Whether a name is that of a local.
enum LocalNames {
  /// Whether a name that stands by itself at a node means a parameter, a variable or another local.
  static func have(_ name: String, at node: some SyntaxProtocol) -> Bool {
    LocalDeclaration(name, at: node) != nil
  }
}

/// Finds the types of locals by what is written at their declarations.
enum LocalTypes {
  /// The type of the nearest local of a name: as it is named, and as it is written with generic arguments.
  ///
  /// Nil where there is no such local, or where its type is inferred from more than a cast or a call of an initializer.
  static func type(of name: String, at node: Syntax) -> (name: String, written: String)? {
    guard let found = LocalDeclaration.origin(of: name, at: node) else { return nil }
    if TouchSetRule.isTouch(found) { return nil }
    if let type = found.type { return (type.typeName, type.writtenName) }
    guard found.kind == .variable || found.kind == .condition else { return nil }
    if found.value.count == 1, let type = found.value[0].calledType {
      return (type, found.value[0].writtenCallee ?? type)
    }
    // `let copy = animation.copy() as CAAnimation`
    return found.cast.map { ($0.typeName, $0.writtenName) }
  }
}

extension SyntaxProtocol {
  /// The member of a type, or the file, that a node is in.
  var enclosingMember: Syntax {
    var member = Syntax(self)
    while let parent = member.parent, !parent.is(MemberBlockItemSyntax.self) { member = parent }
    return member
  }
}

extension UnresolvedAsExprSyntax {
  /// What stands before and behind the cast in its line of operators.
  var operands: (before: ExprSyntax, behind: ExprSyntax)? {
    guard let elements = parent?.as(ExprListSyntax.self).map(Array.init),
      let index = elements.firstIndex(where: { $0.id == id }), index > 0,
      index + 1 < elements.count
    else { return nil }
    return (elements[index - 1], elements[index + 1])
  }
}

extension ClosureExprSyntax {
  /// The call that a closure is handed to: behind it, or among its arguments.
  var takingCall: FunctionCallExprSyntax? {
    parent?.as(FunctionCallExprSyntax.self)
      ?? parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
  }
}
