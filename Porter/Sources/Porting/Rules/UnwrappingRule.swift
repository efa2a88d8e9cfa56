import SwiftSyntax

/// Writes `T!` as Swift 5 has it: only as the whole type of a variable, a parameter or what a function returns.
///
/// Parentheses around it go; `T!` inside of another type becomes `T?`, which it was since Swift 4.2; a cast to `T!`
/// becomes one to `T`. A variable that is set to `value as T!` gets that type, so that it is unwrapped where it is used.
final class UnwrappingRule: RuleVisitor {
  override func visit(
    _ node: ImplicitlyUnwrappedOptionalTypeSyntax
  ) -> SyntaxVisitorContinueKind {
    var outer = Syntax(node)
    var parentheses: TupleTypeSyntax?
    while let tuple = Self.parentheses(around: outer) {
      parentheses = tuple
      outer = Syntax(tuple)
    }
    if Self.isWhole(outer) {
      if let parentheses { port.replace(parentheses, with: node.trimmedDescription) }
      return .visitChildren
    }
    let mark = node.exclamationMark.span
    let type = node.wrappedType.trimmedDescription
    // What an expression is cast to stands beside the cast until operators are put in order.
    let isCast =
      outer.parent?.is(UnresolvedAsExprSyntax.self) == true
      || outer.parent?.is(AsExprSyntax.self) == true
      || outer.parent?.is(TypeExprSyntax.self) == true && Self.followsCast(outer.parent!)
    if isCast, declare(node, as: type) { return .visitChildren }
    port.edits.replace(mark, with: isCast ? "" : "?")
    port.did("\(type)! becomes \(type)\(isCast ? "" : "?")", at: node.span.lowerBound)
    return .visitChildren
  }

  /// Gives a variable the type of the cast that it is set to; false for other casts.
  private func declare(_ node: ImplicitlyUnwrappedOptionalTypeSyntax, as type: String) -> Bool {
    guard
      let binding = node.parent?.parent?.parent?.parent?.parent?.as(PatternBindingSyntax.self),
      let cast = binding.unwrappedCast, cast.type.id == node.id
    else { return false }
    port.edits.insert(": \(node.trimmedDescription)", at: binding.pattern.span.upperBound)
    port.edits.replace(cast.value.span.upperBound..<node.span.upperBound, with: "")
    port.did(
      "\(binding.pattern.trimmedDescription) is declared as \(type)!",
      at: node.span.lowerBound
    )
    return true
  }

  /// The parentheses that hold a type and nothing else.
  private static func parentheses(around type: Syntax) -> TupleTypeSyntax? {
    guard let element = type.parent?.as(TupleTypeElementSyntax.self), element.firstName == nil,
      element.ellipsis == nil, let tuple = element.parent?.parent?.as(TupleTypeSyntax.self),
      tuple.elements.count == 1
    else { return nil }
    return tuple
  }

  /// Whether a type is that of a variable, a parameter or what a declared function returns.
  private static func isWhole(_ type: Syntax) -> Bool {
    guard let parent = type.parent else { return true }
    if parent.is(AttributedTypeSyntax.self) { return isWhole(parent) }
    if let parameter = parent.as(FunctionParameterSyntax.self) { return parameter.ellipsis == nil }
    if parent.is(ReturnClauseSyntax.self) {
      return parent.parent?.is(FunctionSignatureSyntax.self) == true
        || parent.parent?.is(SubscriptDeclSyntax.self) == true
    }
    return parent.is(TypeAnnotationSyntax.self) || parent.is(ClosureParameterSyntax.self)
      || parent.is(EnumCaseParameterSyntax.self)
  }

  private static func followsCast(_ expression: Syntax) -> Bool {
    guard let list = expression.parent?.as(ExprListSyntax.self) else { return false }
    var last: ExprSyntax?
    for item in list {
      if Syntax(item) == expression { return last?.is(UnresolvedAsExprSyntax.self) == true }
      last = item
    }
    return false
  }
}

extension PatternBindingSyntax {
  /// The value and the type where a variable without a type is set to `value as T!`; nil for other casts.
  var unwrappedCast: (value: ExprSyntax, type: ImplicitlyUnwrappedOptionalTypeSyntax)? {
    guard typeAnnotation == nil,
      let elements = initializer?.value.as(SequenceExprSyntax.self)?.elements.suffix(3),
      let value = elements.first, elements.count == 3,
      let cast = elements.dropFirst().first?.as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark == nil,
      let type = elements.last?.as(TypeExprSyntax.self)?.type
        .as(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    else { return nil }
    return (value, type)
  }
}
