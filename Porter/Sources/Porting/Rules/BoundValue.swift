import SwiftSyntax

/// A local that a cast to `NSValue` gives.
struct BoundValue {
  /// Where `NSValue` is written: in the cast, and as the local's type.
  let types: [TypeSyntax]
  /// What takes the value out.
  let readers: Set<String>
  /// Whether all that uses the local takes the value out.
  let isOnlyRead: Bool

  /// Where the types of all such locals of a file begin.
  static func types(in tree: SourceFileSyntax) -> Set<Int> {
    let found = All(viewMode: .sourceAccurate)
    found.walk(tree)
    return found.types
  }

  private final class All: SyntaxVisitor {
    private(set) var types: Set<Int> = []

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if ValueRule.readers[node.declName.baseName.text] != nil,
        let base = node.base?.unwrapped.as(DeclReferenceExprSyntax.self),
        let bound = BoundValue(base.baseName.text, at: Syntax(base))
      {
        types.formUnion(bound.types.map(\.span.lowerBound))
      }
      return .visitChildren
    }
  }

  /// Finds the local of a name; nil where it is made otherwise.
  init?(_ name: String, at node: Syntax) {
    guard let local = LocalDeclaration.origin(of: name, at: node),
      local.kind == .variable || local.kind == .condition,
      let cast = local.cast, cast.trimmedDescription == "NSValue"
    else { return nil }
    var types = [cast]
    if let type = local.type {
      let inner = type.as(OptionalTypeSyntax.self)?.wrappedType ?? type
      guard inner.trimmedDescription == "NSValue" else { return nil }
      types.append(inner)
    }
    self.types = types
    let uses = Uses(of: name, declaredBy: local)
    (readers, isOnlyRead) = (uses.readers, uses.areReaders)
  }

  /// The uses of one declaration among those of its name.
  private final class Uses: SyntaxVisitor {
    private let name: String
    private let local: LocalDeclaration
    private(set) var readers: Set<String> = []
    private(set) var areReaders = true

    init(of name: String, declaredBy local: LocalDeclaration) {
      self.name = name
      self.local = local
      super.init(viewMode: .sourceAccurate)
      walk(local.node.enclosingMember)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.baseName.text == name,
        node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id,
        LocalDeclaration.origin(of: name, at: node)?.node.id == local.node.id
      else { return .visitChildren }
      var value = Syntax(node)
      while let mark = value.parent,
        mark.is(OptionalChainingExprSyntax.self) || mark.is(ForceUnwrapExprSyntax.self)
      {
        value = mark
      }
      if let member = value.parent?.as(MemberAccessExprSyntax.self),
        ValueRule.readers[member.declName.baseName.text] != nil
      {
        readers.insert(member.declName.baseName.text)
      } else if !unwraps(node) {
        areReaders = false
      }
      return .visitChildren
    }

    /// Whether a condition gives the local's value the same name: `if let value = value`.
    private func unwraps(_ node: DeclReferenceExprSyntax) -> Bool {
      node.parent?.parent?.as(OptionalBindingConditionSyntax.self)?
        .pattern.trimmedDescription == name
    }
  }
}
