import SwiftSyntax

/// Writes `application.delegate?.window??.bounds` as `application.delegate?.window?.bounds`.
///
/// The window is an optional requirement of Apple's, and so an optional of an optional there; here it has a default. A
/// local that is used as such a one gets such a value: `application.delegate.map({ $0.window })`.
final class DelegateWindowRule: RuleVisitor {
  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    if let inner = node.expression.as(OptionalChainingExprSyntax.self), isWindow(inner.expression) {
      drop(node.questionMark, "window??")
    }
    return .visitChildren
  }

  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    if let inner = node.expression.as(ForceUnwrapExprSyntax.self), isWindow(inner.expression) {
      drop(node.exclamationMark, "window!!")
    } else if let inner = node.expression.as(OptionalChainingExprSyntax.self),
      isWindow(inner.expression)
    {
      drop(inner.questionMark, "window?!")
    } else if isWindow(node.expression), node.parent?.is(ForceUnwrapExprSyntax.self) != true,
      node.parent?.is(MemberAccessExprSyntax.self) != true
    {
      // A lone mark before a member is what is left of two.
      drop(node.exclamationMark, "window!")
    }
    return .visitChildren
  }

  private func drop(_ mark: TokenSyntax, _ text: String) {
    port.edits.replace(mark.span, with: "")
    port.did(
      "\(text) loses a mark: the delegate's window is no optional requirement",
      at: mark.span.lowerBound
    )
  }

  /// What `if let window = application.delegate?.window` binds is an optional where it is used as one.
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      node.typeAnnotation == nil, let value = node.initializer?.value,
      OptionalUses.have(name, of: Syntax(node), marks: 1)
    {
      nest(value)
    }
    return .visitChildren
  }

  /// `let window = application.delegate?.window` is an optional of an optional where it is used as one.
  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      node.typeAnnotation == nil, let value = node.initializer?.value,
      node.parent?.parent?.parent?.is(CodeBlockItemSyntax.self) == true,
      OptionalUses.have(name, of: Syntax(node), marks: 2)
    {
      nest(value)
    }
    return .visitChildren
  }

  /// Makes the window an optional of an optional, as it is on iOS.
  private func nest(_ value: ExprSyntax) {
    guard isWindow(value), let member = value.as(MemberAccessExprSyntax.self),
      let base = member.base
    else { return }
    guard !isNeverThere else {
      port.cannot(
        "\(value.trimmedDescription) is nil on iOS, as the delegate has no such property; here it is there and"
          + " holds nil",
        at: value.span.lowerBound
      )
      return
    }
    let start = value.span.lowerBound
    if let chain = base.as(OptionalChainingExprSyntax.self) {
      port.edits.replace(
        chain.expression.span.upperBound..<value.span.upperBound,
        with: ".map({ $0.window })"
      )
      port.did(
        "\(value.trimmedDescription) becomes \(chain.expression.trimmedDescription).map({ $0.window }),"
          + " an optional of an optional, as it is on iOS",
        at: start
      )
    } else {
      port.edits.insert("Optional.some(", at: start)
      port.edits.insert(")", at: value.span.upperBound)
      port.did(
        "\(value.trimmedDescription) becomes Optional.some(…), an optional of an optional, as it is on iOS",
        at: start
      )
    }
  }

  /// Whether the given files have a delegate of the application, and none that has a window.
  private var isNeverThere: Bool {
    let delegates = port.surroundings.allTypes.filter { type in
      !type.isEngine
        && port.surroundings.chain(of: type.path).types.contains {
          $0.inherited.contains("UIApplicationDelegate")
        }
    }
    return !delegates.isEmpty
      && !delegates.contains { type in
        port.surroundings.chain(of: type.path).types.contains {
          $0.properties.contains { $0.name == "window" && !$0.isEngine }
        }
      }
  }

  /// Whether an expression is the window of the application's delegate.
  private func isWindow(_ node: ExprSyntax) -> Bool {
    guard let member = node.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "window", let base = member.base
    else { return false }
    return isDelegate(base.unwrapped)
  }

  /// Whether an expression is the application's delegate: by itself, or a local or a property that is made of it.
  private func isDelegate(_ node: ExprSyntax) -> Bool {
    if let member = node.as(MemberAccessExprSyntax.self) {
      if member.base?.trimmedDescription == "self" {
        return isDelegate(property: member.declName.baseName.text, around: node)
      }
      return member.declName.baseName.text == "delegate"
        && StandInRule.isSent(member, to: StandInRule.application)
    }
    guard let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    guard let local = LocalDeclaration(name, at: node) else {
      return isDelegate(property: name, around: node)
    }
    if local.unwraps(name), local.value.isEmpty {
      // `if let delegate { … }`
      return LocalDeclaration(name, at: local.node).map {
        !$0.unwraps(name) && isMade($0.value, $0.type)
      } ?? isDelegate(property: name, around: local.node)
    }
    return (local.kind == .variable || local.kind == .condition) && isMade(local.value, local.type)
  }

  private func isDelegate(property name: String, around node: some SyntaxProtocol) -> Bool {
    guard let scope = Scope(around: node),
      let members = scope.declaration.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members
    else { return false }
    return members.contains { item in
      item.decl.as(VariableDeclSyntax.self)?.bindings.contains { binding in
        binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
          && isMade(binding.initializer.map { [$0.value] } ?? [], binding.typeAnnotation?.type)
      } == true
    }
  }

  /// Whether a variable is made of the delegate, and no cast gives it another type.
  private func isMade(_ value: [ExprSyntax], _ type: TypeSyntax?) -> Bool {
    guard value.count == 1, type.map({ $0.typeName == "UIApplicationDelegate" }) ?? true else {
      return false
    }
    return isDelegate(value[0].unwrapped)
  }
}
