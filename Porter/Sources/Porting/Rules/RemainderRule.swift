import SwiftSyntax

/// Writes the remainder of floating-point numbers as the method that it became in Swift 3.
///
/// `angle % 360` becomes `angle.truncatingRemainder(dividingBy: 360)`, where one side is known to be such a number: of
/// these, `%` compiles in no version since.
final class RemainderRule: RuleVisitor {
  private static let types: Set<String> = ["CGFloat", "Double", "Float", "NSTimeInterval"]
  /// Constants that are such numbers.
  private static let constants: Set<String> = [
    "M_PI", "M_PI_2", "M_PI_4", "M_1_PI", "M_2_PI", "M_E", "M_SQRT2", "M_SQRT1_2",
  ]
  private static let signs: Set<String> = ["+", "-", "*", "/"]
  private static let functions: Set<String> = [
    "atan2", "atan", "sin", "cos", "tan", "sqrt", "fabs", "floor", "ceil", "round", "pow",
  ]

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for index in elements.indices.dropFirst().dropLast() where sign(elements[index]) == "%" {
      let (left, right) = (elements[index - 1], elements[index + 1])
      let isBound = index > 1 && ["*", "/", "%"].contains(sign(elements[index - 2]))
      let gap = left.span.upperBound..<right.span.lowerBound
      guard isNumber(left) || isNumber(right) else { continue }
      guard !isBound, port.source.text(gap).filter({ !$0.isWhitespace }) == "%" else {
        port.cannot(
          "% is truncatingRemainder(dividingBy:) now; write it, what is before it in parentheses",
          at: gap.lowerBound
        )
        continue
      }
      if left.needsParentheses {
        port.edits.insert("(", at: left.span.lowerBound)
        port.edits.insert(")", at: left.span.upperBound)
      }
      port.edits.replace(gap, with: ".truncatingRemainder(dividingBy: ")
      port.edits.insert(")", at: right.span.upperBound)
      port.did("% becomes truncatingRemainder(dividingBy:)", at: gap.lowerBound)
    }
    return .visitChildren
  }

  private func sign(_ node: ExprSyntax) -> String {
    node.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
  }

  /// Whether an expression is surely a floating-point number.
  private func isNumber(_ node: ExprSyntax) -> Bool {
    let node = node.withoutParentheses
    if node.is(FloatLiteralExprSyntax.self) { return true }
    if let sum = node.as(SequenceExprSyntax.self) {
      let elements = Array(sum.elements)
      return elements.contains(where: isNumber)
        && elements.allSatisfy { sign($0).isEmpty || Self.signs.contains(sign($0)) }
        && !elements.contains { $0.is(AsExprSyntax.self) || $0.is(UnresolvedAsExprSyntax.self) }
        && !elements.contains { $0.is(UnresolvedTernaryExprSyntax.self) }
    }
    if let call = node.as(FunctionCallExprSyntax.self) {
      let name = call.calledExpression.trimmedDescription
      return Self.types.contains(name) || Self.functions.contains(name)
    }
    if let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return isNumber(name, at: Syntax(node))
        || Self.constants.contains(name) && !port.surroundings.declaresItself(name)
    }
    guard let member = node.as(MemberAccessExprSyntax.self), let base = member.base else {
      return false
    }
    let name = member.declName.baseName.text
    if Self.types.contains(base.trimmedDescription), name == "pi" { return true }
    if base.trimmedDescription == "self" { return isNumber(name, at: Syntax(node)) }
    return Self.parts.contains(name) && isGeometry(base)
  }

  /// What the engine's points, sizes and rectangles have of numbers.
  private static let parts: Set<String> = [
    "x", "y", "width", "height", "minX", "midX", "maxX", "minY", "midY", "maxY",
  ]
  /// Properties of views and layers that are points, sizes or rectangles.
  private static let geometry: Set<String> = [
    "frame", "bounds", "center", "contentOffset", "contentSize", "position",
  ]

  /// Whether an expression is surely a point, a size or a rectangle: a view's, or a part of one.
  private func isGeometry(_ node: ExprSyntax) -> Bool {
    let name =
      node.as(DeclReferenceExprSyntax.self) ?? node.as(MemberAccessExprSyntax.self)?.declName
    guard let name = name?.baseName.text else { return false }
    if Self.geometry.contains(name) { return !port.surroundings.declaresMember(name) }
    guard name == "size" || name == "origin" else { return false }
    return node.as(MemberAccessExprSyntax.self)?.base.map(isGeometry) == true
  }

  private func isNumber(_ name: String, at node: Syntax) -> Bool {
    if let local = LocalTypes.type(of: name, at: node) { return Self.types.contains(local.name) }
    guard !LocalNames.have(name, at: node), let scope = Scope(around: node) else { return false }
    return port.surroundings.property(name, of: scope.full)?.type.map(Self.types.contains) ?? false
  }
}
