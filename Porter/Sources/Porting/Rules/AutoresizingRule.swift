import SwiftSyntax

/// Leaves out `view.translatesAutoresizingMaskIntoConstraints = true`, which every view does without Auto Layout.
final class AutoresizingRule: SyntaxVisitor {
  private let port: FilePort

  private init(_ port: FilePort) {
    self.port = port
    super.init(viewMode: .sourceAccurate)
  }

  static func apply(to port: FilePort) { AutoresizingRule(port).walk(port.source.tree) }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard Self.isDefault(node) else { return .visitChildren }
    port.edits.replace(port.source.removal(of: node.span), with: "")
    port.did("\(node.trimmedDescription) is left out", at: node.span.lowerBound)
    return .skipChildren
  }

  /// Whether a statement sets the property to what it is.
  static func isDefault(_ node: SequenceExprSyntax) -> Bool {
    let elements = Array(node.elements)
    guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
      let item = node.parent?.as(CodeBlockItemSyntax.self), item.semicolon == nil
    else { return false }
    let name =
      elements[0].as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? elements[0].as(DeclReferenceExprSyntax.self)?.baseName.text
    return name == "translatesAutoresizingMaskIntoConstraints"
      && elements[2].as(BooleanLiteralExprSyntax.self)?.literal.tokenKind == .keyword(.true)
  }
}
