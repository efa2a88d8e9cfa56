import SwiftSyntax

/// Writes a constant of layers and animations where another type's stands now: `line.lineJoin = kCALineCapRound`.
///
/// Before Swift 4.2 the constants were texts, and any of them was taken. Where the property's own type has a value of
/// the same text, that one is written.
final class LayerConstantRule: RuleVisitor {
  /// The texts that differ from the ends of their constants' names.
  private static let texts = [
    "kCAFillRuleNonZero": "non-zero", "kCAFillRuleEvenOdd": "even-odd",
    "kCAAnimationRotateAuto": "auto", "kCAAnimationRotateAutoReverse": "autoReverse",
  ]
  /// Properties that `ValueRule` doesn't know, as their values were no literals.
  private static let properties = [
    "truncationMode": "CATextLayerTruncationMode", "scrollMode": "CAScrollLayerScrollMode",
    "magnificationFilter": "CALayerContentsFilter", "minificationFilter": "CALayerContentsFilter",
  ]

  /// A constant as it was and as it is: its text, its type and what it is called there.
  private struct Constant {
    let text: String
    let type: String
    let value: String
  }

  private static let constants: [String: Constant] = {
    var constants: [String: Constant] = [:]
    for (prefix, type, cases) in Spellings.constants where prefix.hasPrefix("kCA") {
      for name in cases {
        constants[prefix + name] = Constant(
          text: texts[prefix + name] ?? name.loweredFirst,
          type: type,
          value: name.loweredFirst
        )
      }
    }
    return constants
  }()

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    for (index, sign) in parts.enumerated() where index > 0 && index + 1 < parts.count {
      let isAssigned = index == 1 && sign.is(AssignmentExprSyntax.self)
      let text = sign.as(BinaryOperatorExprSyntax.self)?.operator.text
      guard isAssigned || text == "==" || text == "!=" else { continue }
      if let type = type(of: parts[index - 1]) {
        for value in isAssigned ? Self.values(parts[2...]) : [parts[index + 1]] {
          use(value, as: type)
        }
      } else if !isAssigned, let type = type(of: parts[index + 1]) {
        use(parts[index - 1], as: type)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let makers = [
      "CAMediaTimingFunction": "CAMediaTimingFunctionName",
      "CAValueFunction": "CAValueFunctionName",
    ]
    if let type = makers[node.calledExpression.trimmedDescription], node.arguments.count == 1,
      let name = node.arguments.first, name.label?.text == "name"
    {
      let parts = name.expression.as(SequenceExprSyntax.self).map { Array($0.elements) }
      for value in Self.values((parts ?? [name.expression])[...]) { use(value, as: type) }
    }
    return .visitChildren
  }

  /// The type of a property that was a text.
  private func type(of node: ExprSyntax) -> String? {
    guard let member = node.as(MemberAccessExprSyntax.self),
      !port.surroundings.declaresMember(member.declName.baseName.text)
    else { return nil }
    return ValueRule.type(of: member, in: port) ?? Self.properties[member.declName.baseName.text]
  }

  /// What a value may be: itself, or what `? :` chooses from.
  private static func values(_ parts: ArraySlice<ExprSyntax>) -> [ExprSyntax] {
    if parts.count == 1, let value = parts.first { return tuple(value) }
    guard let index = parts.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let middle = parts[index].as(UnresolvedTernaryExprSyntax.self)
    else { return [] }
    let first = middle.thenExpression.as(SequenceExprSyntax.self).map { Array($0.elements) }
    return values((first ?? [middle.thenExpression])[...]) + values(parts[(index + 1)...])
  }

  /// A value without parentheses around it.
  private static func tuple(_ value: ExprSyntax) -> [ExprSyntax] {
    guard let tuple = value.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first?.expression
    else { return [value] }
    let parts = inner.as(SequenceExprSyntax.self).map { Array($0.elements) }
    return values((parts ?? [inner])[...])
  }

  private func use(_ value: ExprSyntax, as type: String) {
    guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text else { return }
    if let local = LocalDeclaration(name, at: value) {
      // A local that is a constant of another type gives its text.
      guard local.kind == .variable, local.type == nil, local.value.count == 1,
        let former = local.value[0].as(DeclReferenceExprSyntax.self)?.baseName.text,
        let constant = constant(former), constant.type != type
      else { return }
      port.replace(value, with: "\(type)(rawValue: \(name).rawValue)")
      return
    }
    guard let constant = constant(name), constant.type != type else { return }
    let same = Self.constants.values.first { $0.type == type && $0.text == constant.text }
    if let same {
      port.replace(value, with: "\(type).\(same.value)")
    } else {
      port.cannot(
        "\(name) is no \(type): the text \"\(constant.text)\" has no meaning there",
        at: value.span.lowerBound
      )
    }
  }

  private func constant(_ name: String) -> Constant? {
    port.surroundings.declaresItself(name) ? nil : Self.constants[name]
  }
}
