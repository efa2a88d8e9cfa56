import SwiftSyntax

/// Finds whether a local or a parameter is used as an optional.
final class OptionalUses: SyntaxVisitor {
  private let name: String
  private let declaration: Syntax
  private let marks: Int
  private var isFound = false
  /// Whether a member is asked of it without a mark.
  private var isBare = false

  /// Whether what a node declares is unwrapped as often as `marks` says, or more.
  static func have(_ name: String, of declaration: Syntax, marks: Int) -> Bool {
    let uses = OptionalUses(name, declaration, marks)
    uses.walk(declaration.enclosingMember)
    return uses.isFound
  }

  /// Whether what a node declares is asked for a member without a mark, and is nowhere used as an optional.
  static func areMissing(for name: String, of declaration: Syntax) -> Bool {
    let uses = OptionalUses(name, declaration, 1)
    uses.walk(declaration.enclosingMember)
    return uses.isBare && !uses.isFound
  }

  private init(_ name: String, _ declaration: Syntax, _ marks: Int) {
    (self.name, self.declaration, self.marks) = (name, declaration, marks)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.text == name,
      node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id,
      LocalDeclaration(name, at: node)?.node.id == declaration.id
    else { return .visitChildren }
    isFound = isFound || Self.depth(of: ExprSyntax(node)) >= marks
    isBare = isBare || node.parent?.is(MemberAccessExprSyntax.self) == true
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    // `if let window { … }` says the name once.
    if node.initializer == nil, node.pattern.trimmedDescription == name,
      LocalDeclaration(name, at: node)?.node.id == declaration.id
    {
      isFound = isFound || Self.depth(ofBound: node) >= marks
    }
    return .visitChildren
  }

  /// How many optionals a use of a value takes off.
  private static func depth(of node: ExprSyntax) -> Int {
    var (value, marks) = (node, 0)
    while let parent = value.parent {
      guard parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self),
        let outer = parent.as(ExprSyntax.self)
      else { break }
      (value, marks) = (outer, marks + 1)
    }
    if let bound = value.parent?.parent?.as(OptionalBindingConditionSyntax.self),
      bound.initializer?.value.id == value.id
    {
      return marks + depth(ofBound: bound)
    }
    return marks + (isAsked(value) ? 1 : 0)
  }

  /// How many optionals a condition takes off, with what is done to the value that it gives.
  private static func depth(ofBound node: OptionalBindingConditionSyntax) -> Int {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      return 1
    }
    return OptionalUses.have(name, of: Syntax(node), marks: 1) ? 2 : 1
  }

  /// Whether a value is compared with nil, or has another one behind `??`.
  private static func isAsked(_ node: ExprSyntax) -> Bool {
    guard let parts = node.parent?.parent?.as(SequenceExprSyntax.self)?.elements.map({ $0 }),
      let index = parts.firstIndex(where: { $0.id == node.id })
    else { return false }
    let sign = index + 1 < parts.count ? parts[index + 1].trimmedDescription : ""
    if sign == "??" { return true }
    let before = index > 1 ? parts[index - 1].trimmedDescription : ""
    return ["==", "!="].contains(sign) && parts[index + 2].is(NilLiteralExprSyntax.self)
      || ["==", "!="].contains(before) && parts[index - 2].is(NilLiteralExprSyntax.self)
  }
}
