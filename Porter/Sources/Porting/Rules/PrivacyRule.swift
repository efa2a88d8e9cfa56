import SwiftSyntax

/// Writes `private` of Swift 2, which reached as far as the file, as `fileprivate` where the file uses the member
/// outside of its type.
final class PrivacyRule: Swift2RuleVisitor {
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      widen(node.modifiers, of: binding.pattern.trimmedDescription, node)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    widen(node.modifiers, of: node.name.text, node)
    return .visitChildren
  }

  private func widen(
    _ modifiers: DeclModifierListSyntax,
    of name: String,
    _ node: some DeclSyntaxProtocol
  ) {
    guard let word = modifiers.first(where: { $0.name.text == "private" }),
      node.parent?.is(MemberBlockItemSyntax.self) == true, let scope = Scope(around: node),
      MemberUses.leave(scope.path, named: name, in: port.source.tree)
    else { return }
    port.replace(
      word.name,
      with: "fileprivate",
      saying: "private \(name) becomes fileprivate: Swift 2 let the whole file use it"
    )
  }
}

/// Finds uses of a member outside of its type.
private final class MemberUses: SyntaxVisitor {
  private let path: [String]
  private let name: String
  private var haveLeft = false

  /// Whether a file names a member outside of the type that declares it.
  static func leave(_ path: [String], named name: String, in tree: SourceFileSyntax) -> Bool {
    let uses = MemberUses(path, name)
    uses.walk(tree)
    return uses.haveLeft
  }

  private init(_ path: [String], _ name: String) {
    (self.path, self.name) = (path, name)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.declName.baseName.text == name, node.base != nil,
      node.base?.trimmedDescription != "self"
    {
      let around = Scope(around: node)?.path ?? []
      if !around.starts(with: path) { haveLeft = true }
    }
    return haveLeft ? .skipChildren : .visitChildren
  }
}
