import SwiftSyntax

/// Reads what a file declares into a table of types.
final class DeclarationReader: SyntaxVisitor {
  /// The types by their paths.
  private(set) var types: [String: DeclaredType]
  private let isEngine: Bool
  private let isSwift2: Bool
  private var path: [String] = []
  /// Whether the innermost declaration is a class's own body.
  private var isBody: [Bool] = []
  /// The engine's types that clients don't see.
  private var hidden: Set<String> = []
  /// The engine's types that they see.
  private var seen: Set<String> = []

  private init(_ types: [String: DeclaredType], isEngine: Bool, isSwift2: Bool) {
    self.types = types
    self.isSwift2 = isSwift2
    self.isEngine = isEngine
    super.init(viewMode: .sourceAccurate)
  }

  /// Adds what a given file declares to a table.
  static func read(
    _ tree: SourceFileSyntax,
    into types: inout [String: DeclaredType],
    isSwift2: Bool
  ) {
    let reader = DeclarationReader(types, isEngine: false, isSwift2: isSwift2)
    reader.walk(tree)
    types = reader.types
  }

  /// What the files of an engine declare, without the types that only the engine sees.
  static func engine(_ trees: [SourceFileSyntax]) -> [String: DeclaredType] {
    let reader = DeclarationReader([:], isEngine: true, isSwift2: false)
    for tree in trees { reader.walk(tree) }
    let hidden = reader.hidden.subtracting(reader.seen)
    return reader.types.filter { path, _ in
      !hidden.contains { path == $0 || path.hasPrefix($0 + ".") }
    }
  }

  private var current: String { path.joined(separator: ".") }

  private func change(_ body: (inout DeclaredType) -> Void) {
    var type = types[current] ?? DeclaredType(path: current)
    type.isEngine = type.isEngine || isEngine
    body(&type)
    types[current] = type
  }

  private func enter(
    _ name: String,
    _ kind: DeclaredType.Kind?,
    _ inherited: InheritanceClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    path.append(name)
    isBody.append(kind != nil)
    change {
      if let kind {
        $0.kind = kind
        $0.isOwn = $0.isOwn || !isEngine
      }
      $0.inherited += (inherited?.inheritedTypes ?? []).map { $0.type.typeName }
    }
    return .visitChildren
  }

  /// Notes whether clients see a type of the engine's.
  private func note(_ name: String, _ modifiers: DeclModifierListSyntax) {
    guard isEngine else { return }
    let path = (path + [name]).joined(separator: ".")
    if modifiers.isPublic { seen.insert(path) } else { hidden.insert(path) }
  }

  private func leave() {
    path.removeLast()
    isBody.removeLast()
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text, node.modifiers)
    if isEngine, !node.modifiers.isPublic { return .skipChildren }
    let isGeneric = node.genericParameterClause != nil
    defer { change { $0.isGeneric = isGeneric } }
    return enter(node.name.text, .class, node.inheritanceClause)
  }
  override func visitPost(_ node: ClassDeclSyntax) {
    if isEngine, !node.modifiers.isPublic { return }
    leave()
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text, node.modifiers)
    return enter(node.name.text, .value, node.inheritanceClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { leave() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text, node.modifiers)
    return enter(node.name.text, .value, node.inheritanceClause)
  }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text, node.modifiers)
    return enter(node.name.text, .value, node.inheritanceClause)
  }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text, node.modifiers)
    return enter(node.name.text, .protocol, node.inheritanceClause)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.typeName, nil, node.inheritanceClause)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text, node.modifiers)
    path.append(node.name.text)
    change {
      $0.inherited.append(node.initializer.value.typeName)
      $0.isOwn = $0.isOwn || !isEngine
    }
    path.removeLast()
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if isEngine, !node.modifiers.isPublic, types[current]?.kind != .protocol {
      return .skipChildren
    }
    let canOverride = isBody.last == true && (node.modifiers.has(.open) || !isEngine)
    var method = Method(node, isOverridable: canOverride, isSwift2: isSwift2)
    method.isEngine = isEngine
    change {
      if node.modifiers.has(.optional) { $0.optionalRequirements.append(method) }
      $0.methods.append(method)
    }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if isEngine, !node.modifiers.isPublic, types[current]?.kind != .protocol {
      return .skipChildren
    }
    let canOverride = isBody.last == true && (node.modifiers.has(.open) || !isEngine)
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      let property = Property(
        name: name.trimmingBackticks,
        type: binding.typeAnnotation?.type.typeName ?? binding.initializer?.value.calledType,
        isStatic: node.modifiers.isStatic,
        isPrivate: node.modifiers.isPrivate,
        isOverridable: canOverride,
        isOverride: node.modifiers.has(.override),
        isEngine: isEngine,
        written: binding.typeAnnotation?.type.writtenName
          ?? binding.initializer?.value.writtenCallee,
        isUnwrapped: binding.typeAnnotation?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
          ?? false,
        isOptional: binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true,
        isWeak: node.modifiers.has(.weak)
      )
      change {
        if node.modifiers.has(.optional) { $0.optionalProperties.append(property) }
        $0.properties.append(property)
      }
    }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if isEngine, !node.modifiers.isPublic { return .skipChildren }
    let initializer = Initializer(
      labels: node.signature.parameterClause.parameters.outerNames,
      parameterTypes: node.signature.parameterClause.parameters.typeTexts,
      isConvenience: node.modifiers.has(.convenience),
      isRequired: node.modifiers.has(.required),
      isEngine: isEngine
    )
    change { $0.initializers.append(initializer) }
    return .skipChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    change { $0.cases.formUnion(node.elements.map { $0.name.text }) }
    return .skipChildren
  }
}

extension TypeSyntaxProtocol {
  /// The type's name without optionals, generic arguments and attributes, as in `Outer.Inner`.
  var typeName: String {
    if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.typeName }
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return type.wrappedType.typeName
    }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.typeName }
    if let type = self.as(SomeOrAnyTypeSyntax.self) { return type.constraint.typeName }
    if let type = self.as(IdentifierTypeSyntax.self) { return type.name.text }
    if let type = self.as(MemberTypeSyntax.self) {
      return type.baseType.typeName + "." + type.name.text
    }
    return trimmedDescription
  }
}

extension TypeSyntaxProtocol {
  /// The type with its generic arguments, without what makes it optional.
  var writtenName: String {
    if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.writtenName }
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return type.wrappedType.writtenName
    }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.writtenName }
    return trimmedDescription
  }
}

extension ExprSyntaxProtocol {
  /// The type with its generic arguments where the expression makes one, as in `Action<Knob>()`.
  var writtenCallee: String? {
    guard calledType != nil, let call = self.as(FunctionCallExprSyntax.self) else { return nil }
    return call.calledExpression.trimmedDescription
  }

  /// The type's name where the expression makes one, as in `Knob(frame: .zero)`.
  var calledType: String? {
    guard let call = self.as(FunctionCallExprSyntax.self) else { return nil }
    let callee = call.calledExpression
    let name =
      callee.as(GenericSpecializationExprSyntax.self)?.expression.trimmedDescription
      ?? callee.trimmedDescription
    guard name.first?.isUppercase == true,
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
    else { return nil }
    return name
  }
}
