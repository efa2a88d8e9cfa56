import SwiftSyntax

/// Writes the type of a local that is made of a member which unwraps itself, as a controller's `view`.
///
/// In Swift 2 `let view = controller.view` was a `UIView!` too; it is optional since.
final class UnwrappedLocalRule: Swift2RuleVisitor {
  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard node.typeAnnotation == nil,
      node.parent?.parent?.parent?.is(CodeBlockItemSyntax.self) == true,
      let value = node.initializer?.value, let name = node.pattern.as(IdentifierPatternSyntax.self),
      let type = port.unwrappedType(of: value) ?? memberType(of: value, in: node)
        ?? presentationType(of: value, in: node)
    else { return .visitChildren }
    port.edits.insert(": \(type)!", at: name.span.upperBound)
    port.did("\(name.identifier.text) gets its type, \(type)!", at: name.span.lowerBound)
    return .visitChildren
  }

  /// The type of what the screen shows of a layer, where the local is asked for members as what isn't an optional.
  private func presentationType(of value: ExprSyntax, in node: PatternBindingSyntax) -> String? {
    guard port.isPresentation(value),
      OptionalUses.areMissing(for: node.pattern.trimmedDescription, of: Syntax(node))
    else { return nil }
    return "CALayer"
  }

  /// The type of a member of another object which a given file declares as one that unwraps itself, where the local isn't
  /// used as an optional; nil for other values.
  private func memberType(of value: ExprSyntax, in node: PatternBindingSyntax) -> String? {
    guard let member = value.as(MemberAccessExprSyntax.self), let base = member.base,
      !OptionalNumbers.isChain(base), let scope = Scope(around: node),
      let owner = port.surroundings.typeName(of: base),
      let type = port.surroundings.type(owner, inside: scope.full)
    else { return nil }
    guard let property = port.surroundings.property(member.declName.baseName.text, of: type.path),
      property.isUnwrapped, !property.isEngine,
      !OptionalUses.have(node.pattern.trimmedDescription, of: Syntax(node), marks: 1)
    else { return nil }
    return property.written
  }
}

/// Unwraps the elements of a literal that unwrap themselves: `for view in [top, bottom]`, where both are a `UIView!`.
///
/// In Swift 2 such a list held a `UIView!`; its elements are optional since.
final class UnwrappedElementRule: Swift2RuleVisitor {
  override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
    guard isOnItsOwn(node) else { return .visitChildren }
    for element in node.elements where port.unwrappedType(of: element.expression) != nil {
      port.edits.insert("!", at: element.expression.span.upperBound)
      port.did(
        "\(element.expression.trimmedDescription) in a list is unwrapped, as in Swift 2",
        at: element.span.lowerBound
      )
    }
    return .visitChildren
  }

  /// Whether a loop asks its variable for nil, so that a list which holds one is meant.
  private func asksForNil(_ loop: ForStmtSyntax) -> Bool {
    let name = loop.pattern.trimmedDescription
    let tokens = loop.body.tokens(viewMode: .sourceAccurate).map(\.text)
    return zip(tokens, tokens.dropFirst()).contains { word, next in
      word == name && ["?", "!=", "=="].contains(next) || word == "=" && next == name
    }
  }

  /// Whether a literal's type follows from its elements alone: a loop goes over it, a variable without a type keeps it,
  /// or one of its methods is called.
  private func isOnItsOwn(_ node: ArrayExprSyntax) -> Bool {
    if node.elements.contains(where: { $0.expression.is(NilLiteralExprSyntax.self) }) {
      return false
    }
    if let loop = node.parent?.as(ForStmtSyntax.self) {
      return loop.sequence.id == node.id && !asksForNil(loop)
    }
    if node.parent?.is(MemberAccessExprSyntax.self) == true { return true }
    return node.parent?.parent?.as(PatternBindingSyntax.self)?.typeAnnotation == nil
      && node.parent?.is(InitializerClauseSyntax.self) == true
      && node.parent?.parent?.is(PatternBindingSyntax.self) == true
  }
}

extension FilePort {
  /// UIKit's members that unwrap themselves.
  private static let unwrappedMembers: [String: String] = [
    "view": "UIView", "tintColor": "UIColor", "textColor": "UIColor", "font": "UIFont",
  ]

  /// The type of a member that unwraps itself; nil for other expressions.
  fileprivate func unwrappedType(of value: ExprSyntax) -> String? {
    if let elements = value.as(SequenceExprSyntax.self)?.elements, let last = elements.last,
      let choice = elements.dropLast().last?.as(UnresolvedTernaryExprSyntax.self)
    {
      let type = unwrappedType(of: choice.thenExpression)
      return type == unwrappedType(of: last) ? type : nil
    }
    if let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let local = LocalDeclaration(name, at: value)?.node.as(PatternBindingSyntax.self),
      let type = local.typeAnnotation?.type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        ?? local.unwrappedCast?.type
    {
      return type.wrappedType.trimmedDescription
    }
    let member = value.as(MemberAccessExprSyntax.self)
    guard
      let name = (member?.declName ?? value.as(DeclReferenceExprSyntax.self))?.baseName.text
    else { return nil }
    let isOwn = member == nil || member?.base?.trimmedDescription == "self"
    if isOwn, member != nil || !LocalNames.have(name, at: value), let scope = Scope(around: value),
      let property = surroundings.property(name, of: scope.full)
    {
      return property.isUnwrapped ? property.written : nil
    }
    guard member?.base != nil, !surroundings.declaresMember(name) else { return nil }
    return Self.unwrappedMembers[name]
  }
}
