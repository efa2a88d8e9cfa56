import SwiftSyntax

/// Marks a layer's `init()` as `required`, and adds it to a class that doesn't inherit it.
///
/// The engine makes the layer of a view from its class by `init()`, so that each layer's class has to have it; iOS asks
/// Objective-C for it when the program runs, and ends there if a class has none.
final class LayerInitializerRule: RuleVisitor {
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = (Scope(around: node)?.path ?? []) + [node.name.text]
    let chain = port.surroundings.chain(of: path.joined(separator: ".")).types
    guard chain.contains(where: { $0.isEngine && $0.path == "CALayer" }) else {
      return .visitChildren
    }
    let own = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    if let plain = own.first(where: { $0.signature.parameterClause.parameters.isEmpty }) {
      require(plain)
    } else if own.contains(where: { !$0.modifiers.has(.convenience) }) {
      let copies = own.contains { $0.signature.parameterClause.parameters.outerNames == ["layer"] }
      add(to: node, isCopy: copies)
    }
    return .visitChildren
  }

  private func require(_ node: InitializerDeclSyntax) {
    guard !node.modifiers.has(.required) else { return }
    let offset = node.modifiers.first?.span.lowerBound ?? node.initKeyword.span.lowerBound
    port.edits.insert("required ", at: offset)
    port.did("required is added to init(), which makes the layer of a view", at: offset)
  }

  /// Adds an `init()`: one that copies a plain layer where the class can copy, as the engine shows a layer in motion by
  /// a copy; otherwise one that ends the program, as iOS does where it finds none.
  private func add(to node: ClassDeclSyntax, isCopy: Bool) {
    let newline = port.source.newline
    let indentation = port.source.indentation(at: node.span.lowerBound) + "    "
    let access = node.modifiers.isPublic ? "public " : ""
    let head = access + "required override " + (isCopy ? "convenience init() {" : "init() {")
    let body =
      isCopy ? "self.init(layer: CALayer())" : "fatalError(\"init() has not been implemented\")"
    let lines = ["", indentation + head, indentation + "    " + body, indentation + "}"]
    port.edits.insert(
      lines.joined(separator: newline),
      at: node.memberBlock.leftBrace.span.upperBound
    )
    port.did(
      "required init() is added to class \(node.name.text), which doesn't inherit it; it "
        + (isCopy ? "calls init(layer:)" : "ends the program, as on iOS"),
      at: node.name.span.lowerBound
    )
  }
}
