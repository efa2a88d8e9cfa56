import SwiftSyntax

/// Begins an initializer that an extension gives to a structure of C with `self.init()`.
///
/// On iOS `CGPoint` and its siblings were structures of C, whose values an initializer in another module could set one by
/// one up to Swift 4, and which the compiler's own fix begins like this since. Here they are structures of Swift in
/// another module, which no initializer may make in parts.
final class StructInitializerRule: RuleVisitor {
  private static let types: Set<String> = [
    "CGPoint", "CGSize", "CGRect", "CGVector", "CGAffineTransform", "CATransform3D",
    "UIEdgeInsets", "UIOffset", "NSDirectionalEdgeInsets",
  ]

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let scope = Scope(around: node), scope.declaration.is(ExtensionDeclSyntax.self),
      Self.types.contains(scope.name), let body = node.body, let first = body.statements.first,
      !WholeSelf.isMade(in: body)
    else { return .visitChildren }
    let offset = first.span.lowerBound
    port.edits.insert("self.init()" + port.source.gap(before: offset), at: offset)
    port.did(
      "self.init() is added: \(scope.name) is a structure of another module",
      at: offset
    )
    return .visitChildren
  }
}

/// Whether a body calls another initializer, or sets `self` as a whole.
private final class WholeSelf: SyntaxVisitor {
  private var isMade = false

  static func isMade(in body: CodeBlockSyntax) -> Bool {
    let found = WholeSelf(viewMode: .sourceAccurate)
    found.walk(body)
    return found.isMade
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.trimmedDescription == "self.init" { isMade = true }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if elements.count > 1, elements[0].trimmedDescription == "self",
      elements[1].is(AssignmentExprSyntax.self)
    {
      isMade = true
    }
    return .visitChildren
  }
}
