import SwiftSyntax

/// Writes the type of a local that is made of a member which unwraps itself, as a controller's `view`.
///
/// In Swift 2 `let view = controller.view` was a `UIView!` too; it is optional since.
final class UnwrappedLocalRule: Swift2RuleVisitor {
  /// UIKit's members that unwrap themselves.
  private static let members: [String: String] = [
    "view": "UIView", "tintColor": "UIColor", "textColor": "UIColor", "font": "UIFont",
  ]

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard node.typeAnnotation == nil,
      node.parent?.parent?.parent?.is(CodeBlockItemSyntax.self) == true,
      let value = node.initializer?.value, let name = node.pattern.as(IdentifierPatternSyntax.self),
      let type = type(of: value)
    else { return .visitChildren }
    port.edits.insert(": \(type)!", at: name.span.upperBound)
    port.did("\(name.identifier.text) gets its type, \(type)!", at: name.span.lowerBound)
    return .visitChildren
  }

  /// The type of a member that unwraps itself; nil for other expressions.
  private func type(of value: ExprSyntax) -> String? {
    let member = value.as(MemberAccessExprSyntax.self)
    guard
      let name = (member?.declName ?? value.as(DeclReferenceExprSyntax.self))?.baseName.text
    else { return nil }
    let isOwn = member == nil || member?.base?.trimmedDescription == "self"
    if isOwn, member != nil || !LocalNames.have(name, at: value), let scope = Scope(around: value),
      let property = port.surroundings.chain(of: scope.full).types.flatMap(\.properties)
        .first(where: { $0.name == name })
    {
      return property.isUnwrapped ? property.written : nil
    }
    guard member?.base != nil, !port.surroundings.declaresMember(name) else { return nil }
    return Self.members[name]
  }
}
