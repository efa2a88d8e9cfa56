import SwiftSyntax

/// Marks a layer's `init()` and `init(layer:)` as `required`, and adds them to a class that doesn't inherit them; of an
/// animation `init()` alone.
///
/// The engine makes the layer of a view from its class by `init()`, and a layer's presentation by `init(layer:)`, so that
/// each layer's class has to have both; iOS asks Objective-C for them when the program runs, and ends there if a class
/// has none.
final class LayerInitializerRule: RuleVisitor {
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = (Scope(around: node)?.path ?? []) + [node.name.text]
    let chain = port.surroundings.chain(of: path.joined(separator: ".")).types
    let isAnimation = chain.contains { $0.isEngine && $0.path == "CAAnimation" }
    guard isAnimation || chain.contains(where: { $0.isEngine && $0.path == "CALayer" }) else {
      return .visitChildren
    }
    let own = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    let plain = own.first { $0.signature.parameterClause.parameters.isEmpty }
    if isAnimation {
      requireForAnimation(plain, of: node, with: own)
      return .visitChildren
    }
    let copying = own.first {
      $0.signature.parameterClause.parameters.outerNames == ["layer"]
    }
    if let plain { require(plain, "init(), which makes the layer of a view") }
    if let copying {
      require(copying, "init(layer:), which makes the layer's presentation")
      // Up to Swift 2 any value was an object.
      if let type = copying.signature.parameterClause.parameters.first?.type,
        type.typeName == "AnyObject"
      {
        port.replace(type, with: "Any")
      }
    }
    guard own.contains(where: { !$0.modifiers.has(.convenience) }) else { return .visitChildren }
    var added: [String] = []
    if plain == nil { added += plainInitializer(of: node, isCopy: copying != nil) }
    if copying == nil { added += copyingInitializer(of: node) }
    if !added.isEmpty { add(added, to: node) }
    return .visitChildren
  }

  /// An animation is copied as it is added to a layer: an object made by `init()` takes the values over.
  private func requireForAnimation(
    _ plain: InitializerDeclSyntax?,
    of node: ClassDeclSyntax,
    with own: [InitializerDeclSyntax]
  ) {
    if let plain {
      require(plain, "init(), which makes the copy of an animation that a layer keeps")
    } else if own.contains(where: { !$0.modifiers.has(.convenience) }) {
      let isWhole = begins(node)
      port.did(
        "required init() is added to class \(node.name.text), which doesn't inherit it"
          + (isWhole ? "" : "; it ends the program, as the class has values to be set"),
        at: node.name.span.lowerBound
      )
      let body = isWhole ? "super.init()" : "fatalError(\"init() has not been implemented\")"
      add(["required init() {", body], to: node)
    }
  }

  /// Whether no initializer has to set a property of a class.
  private func begins(_ node: ClassDeclSyntax) -> Bool {
    node.memberBlock.members.allSatisfy { member in
      member.decl.as(VariableDeclSyntax.self).map(Self.beginsByItself) ?? true
    }
  }

  private func require(_ node: InitializerDeclSyntax, _ purpose: String) {
    guard !node.modifiers.has(.required) else { return }
    let offset = node.modifiers.first?.span.lowerBound ?? node.initKeyword.span.lowerBound
    port.edits.insert("required ", at: offset)
    port.did("required is added to \(purpose)", at: offset)
  }

  /// An `init()`: one that copies a plain layer where the class can copy; otherwise one that ends the program, as iOS
  /// does where it finds none.
  private func plainInitializer(of node: ClassDeclSyntax, isCopy: Bool) -> [String] {
    port.did(
      "required init() is added to class \(node.name.text), which doesn't inherit it; it "
        + (isCopy ? "calls init(layer:)" : "ends the program, as on iOS"),
      at: node.name.span.lowerBound
    )
    return [
      "required override " + (isCopy ? "convenience init() {" : "init() {"),
      isCopy ? "self.init(layer: CALayer())" : "fatalError(\"init() has not been implemented\")",
    ]
  }

  /// An `init(layer:)`: one that leaves the class's own properties as they begin; where they have to be set, one that
  /// ends the program, as iOS does where it finds none.
  private func copyingInitializer(of node: ClassDeclSyntax) -> [String] {
    let isWhole = begins(node)
    port.did(
      "required init(layer:) is added to class \(node.name.text), which doesn't inherit it"
        + (isWhole ? "" : "; it ends the program, as on iOS"),
      at: node.name.span.lowerBound
    )
    return [
      "required override init(layer: Any) {",
      isWhole
        ? "super.init(layer: layer)" : "fatalError(\"init(layer:) has not been implemented\")",
    ]
  }

  /// Whether no initializer has to set a variable.
  private static func beginsByItself(_ node: VariableDeclSyntax) -> Bool {
    if node.modifiers.has(.static) || node.modifiers.has(.class) { return true }
    let isVariable = node.bindingSpecifier.tokenKind == .keyword(.var)
    return node.bindings.allSatisfy { binding in
      if binding.initializer != nil { return true }
      if let accessors = binding.accessorBlock {
        if case .getter = accessors.accessors { return true }
        if accessors.trimmedDescription.contains("get") { return true }
      }
      let type = binding.typeAnnotation?.type
      let isOptional =
        type?.is(OptionalTypeSyntax.self) == true
        || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
      return isVariable && isOptional
    }
  }

  /// Adds initializers of two lines each, the head and the body.
  private func add(_ initializers: [String], to node: ClassDeclSyntax) {
    let indentation = port.source.indentation(at: node.span.lowerBound) + "    "
    let access = node.modifiers.isPublic ? "public " : ""
    var lines = [""]
    for index in stride(from: 0, to: initializers.count, by: 2) {
      lines.append(indentation + access + initializers[index])
      lines.append(indentation + "    " + initializers[index + 1])
      lines.append(indentation + "}")
    }
    port.edits.insert(
      lines.joined(separator: port.source.newline),
      at: node.memberBlock.leftBrace.span.upperBound
    )
  }
}
