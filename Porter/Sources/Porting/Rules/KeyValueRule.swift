import SwiftSyntax

/// Names the values that are read or set by a key of Objective-C: `recognizer.setValue(3, forKey: "state")`.
///
/// Layers and animations have such values. Views, controllers and recognizers have none here. The view of a bar's item,
/// which no bar shows, is its `customView`.
final class KeyValueRule: RuleVisitor {
  private static let names: Set<String> = ["value", "setValue", "valueForKey", "valueForKeyPath"]
  private static let labels: Set<String> = ["forKey", "forKeyPath", "forUndefinedKey"]
  /// The classes that have them, and those of Foundation.
  private static let others = ["CALayer", "CAAnimation", "CAEmitterCell", "CATransaction"]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.calledName?.text, Self.names.contains(name),
      let last = node.arguments.last,
      last.label.map({ Self.labels.contains($0.text) }) ?? name.hasPrefix("valueFor"),
      let type = receiver(of: node), !port.surroundings.declaresMember(name)
    else { return .visitChildren }
    if type.path == "UIDevice", name == "setValue",
      last.expression.trimmedDescription == "\"orientation\""
    {
      return .visitChildren
    }
    if type.path == "UIBarButtonItem", writeView(node, name, last.expression) {
      return .visitChildren
    }
    port.cannot(
      "\(name) of \(type.path) by the key \(last.expression.trimmedDescription): only Objective-C finds a property by its"
        + " name; use the property, or leave the line out",
      at: node.span.lowerBound
    )
    return .visitChildren
  }

  /// Writes `item.value(forKey: "view")` as `item.customView`; returns whether a call is one.
  private func writeView(_ node: FunctionCallExprSyntax, _ name: String, _ key: ExprSyntax) -> Bool
  {
    guard ["value", "valueForKey"].contains(name), node.arguments.count == 1,
      key.trimmedDescription == "\"view\"", let close = node.rightParen,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil,
      !port.surroundings.descendants(of: "UIBarButtonItem").contains(where: { type in
        type.properties.contains { $0.name == "view" }
      }),
      !port.source.hasComment(member.declName.span.lowerBound..<close.span.upperBound),
      port.edits.replace(
        member.declName.span.lowerBound..<close.span.upperBound,
        with: "customView"
      )
    else { return false }
    port.warn(
      "the view of a bar's item becomes its customView: no bar shows the item, so that it has no other one",
      at: member.declName.span.lowerBound
    )
    return true
  }

  /// The engine's class whose object has no values by keys; nil for other objects.
  private func receiver(of node: FunctionCallExprSyntax) -> DeclaredType? {
    guard let scope = Scope(around: node) else { return nil }
    let path: String?
    if let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base,
      !["self", "super"].contains(base.trimmedDescription)
    {
      path = port.surroundings.typeOfInstance(base.unwrapped, scope)?.name
    } else {
      path = scope.full
    }
    guard let path, let known = port.surroundings.type(path, inside: scope.full) else { return nil }
    let type = port.surroundings.chain(of: known.path).types.first {
      $0.isEngine && $0.kind == .class
    }
    guard let type,
      !Self.others.contains(where: { port.surroundings.inherits(type.path, from: $0) })
    else { return nil }
    return type
  }
}
