import SwiftSyntax

/// Names the values that are read or set by a key of Objective-C: `recognizer.setValue(3, forKey: "state")`.
///
/// Layers and animations have such values. Views, controllers and recognizers have none here.
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
    port.cannot(
      "\(name) of \(type.path) by the key \(last.expression.trimmedDescription): only Objective-C finds a property by its"
        + " name; use the property, or leave the line out",
      at: node.span.lowerBound
    )
    return .visitChildren
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
