import SwiftSyntax

extension FilePort {
  /// Properties of UIKit's classes that have a case as their value.
  private static let caseProperties: Set<String> = [
    "direction", "state", "contentMode", "textAlignment", "phase", "lineBreakMode",
  ]

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
    guard node.base == nil, !isComparedWithEngines(node) else { return false }
    return surroundings.ownCases.contains(name) || surroundings.declaresMember(name)
  }

  /// Whether a case is compared with a property that only UIKit's classes have, or is assigned to it.
  private func isComparedWithEngines(_ node: MemberAccessExprSyntax) -> Bool {
    guard let sequence = node.parent?.parent?.as(SequenceExprSyntax.self) else { return false }
    let elements = Array(sequence.elements)
    guard let index = elements.firstIndex(where: { $0.id == node.id }), index > 1,
      let other = elements[index - 2].as(MemberAccessExprSyntax.self), other.base != nil
    else { return false }
    let sign = elements[index - 1].trimmedDescription
    let property = other.declName.baseName.text
    return ["==", "!=", "="].contains(sign) && Self.caseProperties.contains(property)
      && !surroundings.declaresMember(property)
  }
}
