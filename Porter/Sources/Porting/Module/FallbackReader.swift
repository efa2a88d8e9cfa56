import SwiftSyntax

/// Finds what calls of optional requirements fall back to: `delegate?.mayTurn?(self) ?? true` to `true`.
///
/// A requirement whose calls all have one literal can answer that by default, with the same outcome. A comparison with
/// a literal, as in `delegate?.mayTurn?(self) == true`, falls back to one, too.
final class FallbackReader: SyntaxVisitor {
  /// The literals by the requirement's key; nil stands for a call without one.
  private(set) var literals: [String: Set<String?>] = [:]

  /// Operators that bind less than `??`, so that the literal before them is all of the fallback.
  private static let weaker: Set<String> = ["&&", "||", "==", "!=", "<", ">", "<=", ">=", "=", ":"]

  /// What tells a requirement from others of the same base name: its labels but the first, which Swift 2 left out.
  static func key(_ base: String, _ labels: [String]) -> String {
    base + "(\(labels.count)" + labels.dropFirst().map { ":" + $0 }.joined() + ")"
  }

  /// The only fallback of each requirement that has one.
  static func fallbacks(in trees: [SourceFileSyntax]) -> [String: String] {
    let reader = FallbackReader(viewMode: .sourceAccurate)
    for tree in trees { reader.walk(tree) }
    return reader.literals.compactMapValues { $0.count == 1 ? $0.first ?? nil : nil }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let (member, _) = node.optionalCall {
      let labels = node.arguments.map { $0.label?.text ?? "_" }
      let key = Self.key(member.declName.baseName.text, labels)
      literals[key, default: []].insert(fallback(of: node))
    }
    return .visitChildren
  }

  private func fallback(of node: FunctionCallExprSyntax) -> String? {
    guard let list = node.parent?.as(ExprListSyntax.self) else { return nil }
    let elements = Array(list)
    guard let index = elements.firstIndex(where: { $0.id == ExprSyntax(node).id }),
      index + 2 < elements.count
    else { return nil }
    let sign = elements[index + 1].trimmedDescription
    // `delegate?.may?(self) == true` is false where there is no answer, as it is where the answer is false.
    if sign == "==" || sign == "!=",
      let flag = elements[index + 2].as(BooleanLiteralExprSyntax.self)
    {
      return (flag.literal.tokenKind == .keyword(.true)) == (sign == "==") ? "false" : "true"
    }
    guard sign == "??", let literal = literal(elements[index + 2]) else { return nil }
    if index + 3 < elements.count,
      !Self.weaker.contains(elements[index + 3].trimmedDescription),
      !elements[index + 3].is(UnresolvedTernaryExprSyntax.self)
    {
      return nil
    }
    return literal
  }

  /// The text of an expression that has one value everywhere: a literal, or a constant of a type.
  private func literal(_ node: ExprSyntax) -> String? {
    let text = node.trimmedDescription
    if let minus = node.as(PrefixOperatorExprSyntax.self), minus.operator.text == "-" {
      return literal(minus.expression).map { _ in text }
    }
    if let list = node.as(ArrayExprSyntax.self) { return list.elements.isEmpty ? text : nil }
    // `CGSizeZero` of Swift 2 is a constant of the requirement's type.
    if let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return Spellings.zeros.contains(name) ? ".zero" : nil
    }
    if let member = node.as(MemberAccessExprSyntax.self) {
      let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
      return member.base == nil || base?.first?.isUppercase == true ? text : nil
    }
    let isLiteral =
      node.is(BooleanLiteralExprSyntax.self) || node.is(IntegerLiteralExprSyntax.self)
      || node.is(FloatLiteralExprSyntax.self) || node.plainString != nil
    return isLiteral ? text : nil
  }
}

extension Spellings {
  /// Constants of C that Swift 3 made members.
  static let zeros: Set<String> = [
    "CGPointZero", "CGSizeZero", "CGRectZero", "UIEdgeInsetsZero", "UIOffsetZero",
  ]
}
