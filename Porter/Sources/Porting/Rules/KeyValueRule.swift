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
    let key = last.expression.trimmedDescription
    let reason =
      advice(for: key, of: type)
      ?? "only Objective-C finds a property by its name; use the property, or leave the line out"
    port.cannot(
      "\(name) of \(type.path) by the key \(key): \(reason)",
      at: node.span.lowerBound
    )
    return .visitChildren
  }

  /// What serves in place of values that Apple's classes keep to themselves, by the class and the key's first name.
  private static let advice: [String: [String: String]] = [
    "UIPageControl": [
      "pageImage": "write preferredIndicatorImage, with an image that is alwaysOriginal",
      "currentPageImage":
        "write preferredCurrentPageIndicatorImage, with an image that is alwaysOriginal",
    ],
    "UIGestureRecognizer": ["targets": "call addTarget(_:action:) with a method of your own"],
    "UITextField": ["placeholderLabel": "write attributedPlaceholder"],
    "UIAlertAction": ["titleTextColor": "", "image": "", "checked": ""],
    "UIAlertController": [
      "attributedTitle": "", "attributedMessage": "", "contentViewController": "",
    ],
  ]

  /// What is said of a key that the engine's class keeps to itself on iOS; nil for other keys.
  private func advice(for key: String, of type: DeclaredType) -> String? {
    guard key.hasPrefix("\""), key.hasSuffix("\"") else { return nil }
    let path = key.dropFirst().dropLast()
    let isHidden = path.hasPrefix("_")
    let name = String(path.drop { $0 == "_" }.prefix { $0 != "." })
    let known = Self.advice.first { port.surroundings.inherits(type.path, from: $0.key) }?.value
    guard let advice = known?[name] ?? (isHidden ? "" : nil) else { return nil }
    return "Apple's class keeps this value to itself, and only Objective-C finds it; "
      + (advice.isEmpty ? "leave the line out" : advice)
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
