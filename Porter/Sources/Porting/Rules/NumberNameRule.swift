import SwiftSyntax

/// Writes a number that names a boundary as the object that Objective-C makes of it.
///
/// `collision.addBoundary(withIdentifier: 3, for: path)` becomes `addBoundary(withIdentifier: NSNumber(value: 3), for: path)`:
/// here a number is no `NSCopying`.
final class NumberNameRule: RuleVisitor {
  private static let names: Set<String> = ["addBoundary", "removeBoundary", "boundary"]
  private static let types: Set<String> = ["Int", "UInt", "Double", "Float"]
  /// Members that are an `Int`, whatever has them.
  private static let members: Set<String> = ["tag", "count", "hashValue"]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.calledName?.text, let argument = node.arguments.first,
      argument.label?.text == "withIdentifier" && Self.names.contains(name)
        || argument.label == nil && name.hasSuffix("oundaryWithIdentifier"),
      !port.surroundings.declaresFunction(name)
    else { return .visitChildren }
    var value = argument.expression
    if let elements = value.as(SequenceExprSyntax.self)?.elements.map({ $0 }) {
      // `brick.tag as NSCopying`
      guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
        ["NSCopying", "any NSCopying"].contains(elements[2].trimmedDescription)
      else { return .visitChildren }
      value = elements[0]
    }
    guard isNumber(value) else { return .visitChildren }
    port.edits.insert("NSNumber(value: ", at: value.span.lowerBound)
    port.edits.insert(")", at: value.span.upperBound)
    port.did(
      "\(value.trimmedDescription) names a boundary as NSNumber(value:)",
      at: value.span.lowerBound
    )
    return .visitChildren
  }

  /// Whether an expression is known to be a number.
  private func isNumber(_ node: ExprSyntax) -> Bool {
    if node.is(IntegerLiteralExprSyntax.self) { return true }
    if let member = node.as(MemberAccessExprSyntax.self), member.base?.trimmedDescription != "self",
      Self.members.contains(member.declName.baseName.text),
      !port.surroundings.declaresMember(member.declName.baseName.text)
    {
      return member.base != nil && !OptionalNumbers.isChain(node)
    }
    guard let path = node.as(MemberAccessExprSyntax.self)?.base ?? Optional(node),
      path.is(DeclReferenceExprSyntax.self)
    else { return false }
    if let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let local = LocalDeclaration(name, at: node)
    {
      if let type = local.type { return Self.types.contains(type.trimmedDescription) }
      return isNumber(name, local)
    }
    guard let scope = Scope(around: node), let type = property(node, scope) else { return false }
    return Self.types.contains(type)
  }

  /// Whether a local without a type is a number: what a literal makes, or what counts in a loop.
  private func isNumber(_ name: String, _ local: LocalDeclaration) -> Bool {
    if local.kind == .variable, local.value.count == 1 { return isNumber(local.value[0]) }
    guard let loop = local.node.as(ForStmtSyntax.self) else { return false }
    if local.kind == .element {
      let parts = local.value.enumerated()
      let signs = parts.filter { $0.offset % 2 == 1 }.map(\.element.trimmedDescription)
      return ["..<", "..."].contains(signs.first)
        && signs.dropFirst().allSatisfy { ["+", "-", "*", "/"].contains($0) }
        && parts.allSatisfy { $0.offset % 2 == 1 || isNumber($0.element) }
    }
    let first = loop.pattern.as(TuplePatternSyntax.self)?.elements.first?.pattern
    let sequence = loop.sequence.as(FunctionCallExprSyntax.self)
    return first?.trimmedDescription == name
      && ["enumerated", "enumerate"].contains(sequence?.calledName?.text)
  }

  /// The type of a property as it is written, where it isn't an optional.
  private func property(_ node: ExprSyntax, _ scope: Scope) -> String? {
    let member = node.as(MemberAccessExprSyntax.self)
    var path: String? = scope.full
    if let owner = member?.base, owner.trimmedDescription != "self" {
      path = port.surroundings.typeName(of: owner)
    }
    guard let path,
      let name = (member?.declName ?? node.as(DeclReferenceExprSyntax.self))?.baseName.text,
      let found = port.surroundings.property(name, of: path)
    else { return nil }
    if found.isEngine, found.type == nil, Self.members.contains(found.name) { return "Int" }
    return found.isOptional || found.isUnwrapped ? nil : found.written
  }
}
