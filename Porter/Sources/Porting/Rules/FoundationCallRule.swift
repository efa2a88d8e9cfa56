import SwiftSyntax

/// Names calls and overrides of Foundation's that only Objective-C has, and what to write instead.
final class FoundationCallRule: RuleVisitor {
  /// What is said of a call, by its name and its first label.
  private static let calls: [String: String] = [
    "NSPredicate(format":
      "only Objective-C reads a value by its name; write filter(_:) with a closure",
    "NSSortDescriptor(key": "only Objective-C reads a value by its name; write sorted(by:)",
    "performSelector(inBackground": "call the method, or hand it to DispatchQueue.global()",
    "loadNibNamed(_": "there are no nibs; make the view by an initializer",
    "detachNewThreadSelector(_": "call the method, or hand it to DispatchQueue.global()",
    "mutableArrayValue(forKey": "only Objective-C reads a value by its name; use the property",
    "setValuesForKeys(_": "only Objective-C finds a property by its name; set each",
    "dictionaryWithValues(forKeys": "only Objective-C finds a property by its name; read each",
  ]
  /// Methods of Objective-C's root class that Foundation's hasn't here.
  private static let overrides: Set<String> = [
    "isKind(of:)", "isMember(of:)", "setValue(_:forKey:)", "value(forKey:)",
    "setValue(_:forUndefinedKey:)", "value(forUndefinedKey:)", "setNilValueForKey(_:)",
    "doesNotRecognizeSelector(_:)", "awakeFromNib()",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.calledName?.text ?? node.calledType else { return .visitChildren }
    let label = node.arguments.first.map { $0.label?.text ?? "_" } ?? ""
    guard let reason = Self.calls["\(name)(\(label)"], !port.surroundings.declaresMember(name),
      !port.surroundings.declaresItself(name),
      !port.surroundings.declaresMethod(
        name + "(" + node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined() + ")"
      )
    else { return .visitChildren }
    port.cannot("\(name)(\(label):): \(reason)", at: node.calledExpression.span.lowerBound)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = Method(node, isOverridable: false).name
    guard node.modifiers.has(.override), !node.modifiers.isStatic, Self.overrides.contains(name),
      let scope = Scope(around: node), !port.edits.haveLeftOut(node.span)
    else { return .visitChildren }
    let types = port.surroundings.chain(of: scope.full).types
    guard !types.contains(where: { $0.isEngine && $0.kind == .class }),
      types.last?.inherited.first == "NSObject",
      !types.flatMap(\.methods).contains(where: { $0.base == "forwardingTarget" })
    else { return .visitChildren }
    port.cannot(
      "\(name): NSObject has no such method to override here, and nothing calls it; do without it",
      at: node.funcKeyword.span.lowerBound
    )
    return .visitChildren
  }
}
