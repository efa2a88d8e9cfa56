import SwiftSyntax

extension FilePort {
  /// What a case of Foundation's is called since Swift 3; nil for others.
  func foundationCase(_ node: MemberAccessExprSyntax) -> String? {
    guard isSwift2, let now = OldSpellings.foundationCases[node.declName.baseName.text],
      node.base.map({ OldSpellings.foundationTypes.contains($0.trimmedDescription) }) ?? true,
      !mayBeOwnCase(node)
    else { return nil }
    return now
  }

  /// Whether a case without its type may be one that the given files declare by the same name.
  func mayBeOwnCase(_ node: MemberAccessExprSyntax) -> Bool {
    let name = node.declName.baseName.text
    guard node.base == nil,
      surroundings.ownCases.contains(name) || surroundings.declaresMember(name)
    else { return false }
    return CaseType.isEngines(node, in: self) != true
  }
}

extension ExprSyntaxProtocol {
  /// Whether an expression is all that a variable is made of whose type isn't written.
  var isUntypedInitializer: Bool {
    parent?.is(InitializerClauseSyntax.self) == true
      && parent?.parent?.as(PatternBindingSyntax.self)?.typeAnnotation == nil
      && parent?.parent?.is(PatternBindingSyntax.self) == true
  }
}
