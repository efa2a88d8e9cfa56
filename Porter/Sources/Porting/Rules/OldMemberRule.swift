import SwiftSyntax

/// Writes members of Swift 2 as they are declared now: `override var selected`, a bare `enabled` in a control, and
/// methods that became properties.
final class OldMemberRule: Swift2RuleVisitor {
  // MARK: Declarations

  /// Whether a method overrides one that is a property now.
  static func isPropertyNow(_ node: FunctionDeclSyntax, in port: FilePort) -> Bool {
    (node.modifiers.has(.override) || isAboutText(node, in: port))
      && node.signature.parameterClause.parameters.isEmpty
      && node.signature.returnClause != nil
      && OldSpellings.methodsNowProperties[node.name.text] != nil
      && (port.isSwift2 || CalledPropertyRule.overridesProperty(node, in: port))
  }

  /// Whether this is the method of what takes text, which a protocol asks for.
  private static func isAboutText(_ node: FunctionDeclSyntax, in port: FilePort) -> Bool {
    guard node.name.text == "hasText", let scope = Scope(around: node) else { return false }
    return port.surroundings.chain(of: scope.full).types.contains {
      $0.inherited.contains { $0 == "UIKeyInput" || $0 == "UITextInput" }
    }
  }

  /// Whether only what takes text has a method `hasText()` in the given files.
  private var isOnlyAboutText: Bool {
    port.surroundings.allTypes.allSatisfy { type in
      type.isEngine || type.inherited.contains { $0 == "UIKeyInput" || $0 == "UITextInput" }
        || !type.methods.contains { $0.name == "hasText()" && !$0.isOverride }
    }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if Self.isPropertyNow(node, in: port) { Self.makeProperty(node, in: port) }
    return .visitChildren
  }

  /// Writes a method that became a property as one.
  static func makeProperty(_ node: FunctionDeclSyntax, in port: FilePort) {
    guard let result = node.signature.returnClause,
      let name = OldSpellings.methodsNowProperties[node.name.text]
    else { return }
    port.edits.replace(node.funcKeyword.span, with: "var")
    port.edits.replace(node.name.span.lowerBound..<result.arrow.span.upperBound, with: name + ":")
    port.did("\(node.name.text)() becomes the property \(name)", at: node.name.span.lowerBound)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.has(.override) else { return .visitChildren }
    for binding in node.bindings {
      if let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
        let now = OldSpellings.properties[pattern.identifier.text]
      {
        port.replace(pattern.identifier, with: now)
      }
    }
    return .visitChildren
  }

  // MARK: Uses

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    relabel(node)
    guard node.arguments.isEmpty, node.trailingClosure == nil, let name = node.calledName,
      let now = OldSpellings.methodsNowProperties[name.text],
      let open = node.leftParen, let close = node.rightParen,
      name.text == "hasText" && isOnlyAboutText
        || !port.surroundings.declaresMethod(name.text + "()"),
      !isElement(node, name.text),
      node.calledExpression.is(MemberAccessExprSyntax.self)
        || port.surroundings.inherits(now, at: node) || name.text == "hasText"
    else { return .visitChildren }
    if name.text != now { port.edits.replace(name.span, with: now) }
    port.edits.replace(open.span.lowerBound..<close.span.upperBound, with: "")
    TransitionRule.unmark(node, port)
    port.did("\(name.text)() becomes \(now)", at: name.span.lowerBound)
    return .visitChildren
  }

  /// Whether a call takes a value out of what a subscript or a cast gives, which `ValueRule` casts.
  private func isElement(_ node: FunctionCallExprSyntax, _ name: String) -> Bool {
    guard ValueRule.readers[name] != nil,
      let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base
    else { return false }
    return ValueRule.element(base) != nil || ValueRule.isCast(base)
  }

  /// `UIImage(CGImage: image)` is `UIImage(cgImage: image)`.
  private func relabel(_ node: FunctionCallExprSyntax) {
    guard let type = node.calledType, !port.surroundings.declaresItself(type) else { return }
    let own = OldSpellings.initializers[type] ?? [:]
    let common = type.hasPrefix("UI") ? OldSpellings.labels : [:]
    port.relabel(node, of: type, by: own.merging(common) { first, _ in first })
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    guard let now = OldSpellings.properties[name], node.argumentNames == nil,
      node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id,
      node.parent?.is(FunctionCallExprSyntax.self) != true,
      port.surroundings.inherits(now, at: node), !port.surroundings.declaresMember(name),
      !LocalNames.have(name, at: node)
    else { return .visitChildren }
    port.replace(node.baseName, with: now)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for (index, element) in elements.enumerated() {
      guard let text = element.as(BinaryOperatorExprSyntax.self)?.operator.text,
        ["<", ">", "<=", ">="].contains(text), index > 0, index + 1 < elements.count,
        isOptional(elements[index - 1]) || isOptional(elements[index + 1])
      else { continue }
      // `??` and the other operators bind more or less than a comparison: only a lone chain is one side of it.
      let before = index < 2 || Self.isLogical(elements[index - 2])
      let after = index + 2 >= elements.count || Self.isLogical(elements[index + 2])
      let sides = [
        before ? elements[index - 1] : nil, after ? elements[index + 1] : nil,
      ].compactMap { $0 }.filter(isOptional)
      guard !sides.isEmpty else { continue }
      let least = sides.map(least(of:))
      if !least.contains(nil) {
        for (side, least) in zip(sides, least) {
          port.edits.insert("(", at: side.span.lowerBound)
          port.edits.insert(" ?? \(least!))", at: side.span.upperBound)
        }
        port.did("nil is less than all, as in Swift 2", at: element.span.lowerBound)
        continue
      }
      port.cannot(
        "Swift 2 compared optionals, and nil was less than all; unwrap what is behind the question mark",
        at: element.span.lowerBound
      )
    }
    return .visitChildren
  }

  /// What is less than all that an optional number can be; nil where that isn't known.
  private func least(of node: ExprSyntax) -> String? {
    OptionalNumbers.leastOfMember(node, in: port.surroundings)
      ?? OptionalNumbers.least(of: node, in: port.surroundings)
  }

  private static func isLogical(_ node: ExprSyntax) -> Bool {
    node.as(BinaryOperatorExprSyntax.self).map { ["&&", "||"].contains($0.operator.text) } ?? false
  }

  /// Whether an expression is a chain with a question mark, or a name that is declared as an optional number.
  private func isOptional(_ node: ExprSyntax) -> Bool {
    OptionalNumbers.isChain(node)
      || OptionalNumbers.least(of: node, in: port.surroundings) != nil
  }
}
