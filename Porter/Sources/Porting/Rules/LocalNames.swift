import SwiftSyntax

/// The names that a member declares inside of itself: parameters, variables and what patterns bind.
final class LocalNames: SyntaxVisitor {
  private var names: Set<String> = []

  /// Whether a parameter or variable of the member around a node has a name.
  static func have(_ name: String, at node: some SyntaxProtocol) -> Bool {
    LocalNames(node.enclosingMember).names.contains(name)
  }

  private init(_ node: Syntax) {
    super.init(viewMode: .sourceAccurate)
    // The member's own name isn't inside of it.
    if let variable = node.as(VariableDeclSyntax.self) {
      for binding in variable.bindings {
        if let block = binding.accessorBlock { walk(block) }
        if let value = binding.initializer { walk(value) }
      }
    } else {
      walk(node)
    }
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.identifier.text)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.innerName)
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert((node.secondName ?? node.firstName).text)
    return .visitChildren
  }
}

extension SyntaxProtocol {
  /// The member of a type, or the file, that a node is in.
  var enclosingMember: Syntax {
    var member = Syntax(self)
    while let parent = member.parent, !parent.is(MemberBlockItemSyntax.self) { member = parent }
    return member
  }
}
