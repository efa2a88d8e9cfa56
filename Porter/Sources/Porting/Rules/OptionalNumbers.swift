import SwiftSyntax

/// Numbers that may be nil, which Swift 2 compared: nil was less than all.
enum OptionalNumbers {
  /// Members of geometry, which are numbers with an infinity.
  private static let lengths: Set<String> = [
    "x", "y", "width", "height", "minX", "midX", "maxX", "minY", "midY", "maxY", "alpha", "force",
    "timestamp", "zoomScale",
  ]
  /// Members that are whole numbers, whatever has them.
  private static let counts: Set<String> = ["count", "tag", "numberOfTouches", "tapCount"]
  private static let leasts: [String: String] = [
    "Int": "Int.min", "CGFloat": "-.infinity", "Double": "-.infinity", "Float": "-.infinity",
    "NSTimeInterval": "-.infinity", "TimeInterval": "-.infinity",
  ]

  /// What is less than all values of a chain that ends with a member of UIKit's or of a list; nil for any other.
  static func leastOfMember(_ node: ExprSyntax, in surroundings: Surroundings) -> String? {
    guard isChain(node),
      let name = node.withoutParentheses.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    else { return nil }
    if lengths.contains(name) { return "-.infinity" }
    return counts.contains(name) && !surroundings.declaresMember(name) ? "Int.min" : nil
  }

  /// Whether an expression is a chain with a question mark.
  static func isChain(_ node: ExprSyntax) -> Bool {
    var next = node.withoutParentheses
    while true {
      if next.is(OptionalChainingExprSyntax.self) { return true }
      if let member = next.as(MemberAccessExprSyntax.self), let base = member.base {
        next = base
      } else if let call = next.as(FunctionCallExprSyntax.self) {
        next = call.calledExpression
      } else {
        return false
      }
    }
  }

  /// What is less than all values of a local or property that is declared as an optional number; nil for any other.
  static func least(of node: ExprSyntax, in surroundings: Surroundings) -> String? {
    if isPosition(node, in: surroundings) { return "Int.min" }
    var name = node.as(DeclReferenceExprSyntax.self)?.baseName.text
    let isOwn =
      node.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription == "self"
    if isOwn { name = node.as(MemberAccessExprSyntax.self)?.declName.baseName.text }
    guard let name else { return nil }
    if !isOwn, let local = LocalDeclaration(name, at: node) {
      if local.kind == .variable, local.type == nil, local.value.count == 1,
        isPosition(local.value[0], in: surroundings)
      {
        return "Int.min"
      }
      let type = local.type?.as(OptionalTypeSyntax.self)?.wrappedType.trimmedDescription
      return type.flatMap { leasts[$0] }
    }
    guard let scope = Scope(around: node) else { return nil }
    return surroundings.property(name, of: scope.full).flatMap {
      $0.isOptional ? $0.type.flatMap { leasts[$0] } : nil
    }
  }

  /// Whether an expression is the position of an element in a list, which there may be none of: `find(list, a)` of
  /// Swift 1, `list.indexOf(a)` of Swift 2.
  private static func isPosition(_ node: ExprSyntax, in surroundings: Surroundings) -> Bool {
    guard let call = node.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      call.arguments.allSatisfy({ $0.label == nil }), let name = call.calledName?.text,
      !surroundings.declaresFunction(name), !surroundings.declaresMember(name)
    else { return false }
    let list: ExprSyntax?
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      guard name == "indexOf", call.arguments.count == 1 else { return false }
      list = member.base
    } else {
      guard name == "find", call.arguments.count == 2 else { return false }
      list = call.arguments.first?.expression
    }
    // The position of a character isn't a number.
    return list.map {
      !$0.is(StringLiteralExprSyntax.self) && !$0.trimmedDescription.contains("characters")
    }
      ?? false
  }
}
