import SwiftSyntax

/// Writes casts of numbers to `NSNumber`, which only Objective-C makes, as the objects' initializers.
///
/// `stops as [NSNumber]` becomes `stops.map { NSNumber(value: $0) }`; literals stay, as they are objects here, too.
final class NumberRule: RuleVisitor {
  override func visit(_ node: UnresolvedAsExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.questionOrExclamationMark == nil,
      let elements = node.parent?.as(ExprListSyntax.self).map(Array.init),
      let index = elements.firstIndex(where: { $0.id == node.id }), index > 0,
      index + 1 < elements.count
    else { return .visitChildren }
    let (value, type) = (elements[index - 1], elements[index + 1])
    // An operator before it binds more: the cast is of all that stands there.
    let isWhole =
      index == 1 || elements[index - 2].is(AssignmentExprSyntax.self)
      || elements[index - 2].trimmedDescription == "??"
    guard isWhole, !Self.isLiteral(value) else { return .visitChildren }
    let range = value.span.upperBound..<type.span.upperBound
    switch type.trimmedDescription {
    case "NSNumber":
      port.edits.insert("NSNumber(value: ", at: value.span.lowerBound)
      port.edits.replace(range, with: ")")
      port.did("as NSNumber becomes NSNumber(value:)", at: node.span.lowerBound)
    case "[NSNumber]", "[NSNumber]?":
      let (open, close) = value.needsParentheses ? ("(", ")") : ("", "")
      if !open.isEmpty { port.edits.insert(open, at: value.span.lowerBound) }
      let mark = type.trimmedDescription.hasSuffix("?") && isOptional(value) ? "?" : ""
      port.edits.replace(range, with: close + mark + ".map { NSNumber(value: $0) }")
      port.did("as [NSNumber] makes each of them an NSNumber", at: node.span.lowerBound)
    default: break
    }
    return .visitChildren
  }

  /// `gradient.locations = stops`, where the property or local is declared as numbers: up to Swift 2 that was a cast.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
      let name = elements[0].as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      ["locations", "keyTimes", "lineDashPattern"].contains(name),
      !port.surroundings.declaresMember(name), let type = declaredType(of: elements[2]),
      ["[CGFloat]", "[Double]", "[Float]", "[Int]"].contains(type.text)
    else { return .visitChildren }
    port.edits.insert(
      (type.isOptional ? "?" : "") + ".map { NSNumber(value: $0) }",
      at: elements[2].span.upperBound
    )
    port.did("\(name) takes each number as an NSNumber", at: elements[2].span.lowerBound)
    return .visitChildren
  }

  private func declaredType(of node: ExprSyntax) -> (text: String, isOptional: Bool)? {
    var name = node.as(DeclReferenceExprSyntax.self)?.baseName.text
    if let member = node.as(MemberAccessExprSyntax.self), member.base?.trimmedDescription == "self"
    {
      name = member.declName.baseName.text
    } else if let name, LocalNames.have(name, at: node) {
      return LocalTypes.type(of: name, at: Syntax(node)).map { ($0.name, false) }
    }
    guard let name, let scope = Scope(around: node) else { return nil }
    let properties = port.surroundings.chain(of: scope.full).types.flatMap(\.properties)
    return properties.first { $0.name == name && !$0.isEngine }.flatMap { property in
      property.type.map { ($0, property.isOptional) }
    }
  }

  /// Whether a name is declared as what may be nil, or made of what may be.
  private func isOptional(_ node: ExprSyntax) -> Bool {
    if let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let local = LocalDeclaration(name, at: node)
    {
      if let type = local.type { return type.is(OptionalTypeSyntax.self) }
      guard local.kind == .variable, let last = local.value.last else { return false }
      let isWhole =
        local.value.count == 1
        || local.value.dropLast().last?.trimmedDescription == "??"
      return isWhole && (OptionalNumbers.isChain(last) || isOptional(last))
    }
    return declaredType(of: node)?.isOptional == true
  }

  private static func isLiteral(_ node: ExprSyntax) -> Bool {
    let node = node.withoutParentheses
    if let minus = node.as(PrefixOperatorExprSyntax.self) { return isLiteral(minus.expression) }
    if let list = node.as(ArrayExprSyntax.self) {
      return list.elements.allSatisfy { isLiteral($0.expression) }
    }
    return node.is(IntegerLiteralExprSyntax.self) || node.is(FloatLiteralExprSyntax.self)
      || node.is(BooleanLiteralExprSyntax.self) || node.is(NilLiteralExprSyntax.self)
  }
}
