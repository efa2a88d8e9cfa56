import SwiftSyntax

/// Key-value observing: says what can't be observed, and lets subclasses of NSObject observe without Objective-C.
///
/// `class A: NSObject` that overrides `observeValue(forKeyPath:of:change:context:)` becomes
/// `class A: NSObject, NSKeyValueObserving`, and the method loses its `override`.
final class ObservingRule: RuleVisitor {
  /// What of a scroll view can be observed here.
  private static let keys: Set<String> = ["contentOffset", "contentSize", "contentInset"]
  private static let words =
    "of key-value observing there are a scroll view's contentOffset, contentSize and contentInset alone"
  private static let remedy = "call what has to know from didSet"

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let offset = node.span.lowerBound
    switch node.calledName?.text {
    case "observe":
      guard let path = node.arguments.first?.expression.as(KeyPathExprSyntax.self) else { break }
      let names = path.components.map {
        $0.component.trimmedDescription.replacing(/[?!]/, with: "")
      }
      if names.count != 1 || !Self.keys.contains(names[0]) {
        port.cannot("\(path.trimmedDescription): \(Self.words); \(Self.remedy)", at: offset)
      }
    case "addObserver", "removeObserver":
      guard let key = node.arguments.first(where: { $0.label?.text == "forKeyPath" })?.expression
      else { break }
      check(key, at: offset)
    default: break
    }
    return .visitChildren
  }

  /// Checks a key that is a string; of one that is made elsewhere the program says it.
  private func check(_ key: ExprSyntax, at offset: Int) {
    let name: Substring
    if let text = key.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
      name = text[...]
    } else if let macro = key.as(MacroExpansionExprSyntax.self), macro.macroName.text == "keyPath" {
      let path = macro.arguments.first?.expression.trimmedDescription ?? ""
      name =
        path.split(separator: ".").drop { $0.first?.isUppercase == true }.joined(separator: ".")[
          ...
        ]
    } else {
      return port.warn("\(key.trimmedDescription): \(Self.words); another one traps", at: offset)
    }
    if !Self.keys.contains(String(name)) {
      port.cannot("\(name): \(Self.words); \(Self.remedy)", at: offset)
    }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "observeValueForKeyPath" {
      port.cannot(
        "observeValueForKeyPath is observeValue(forKeyPath:of:change:context:) now, whose change has NSKeyValueChangeKey",
        at: node.name.span.lowerBound
      )
    }
    guard node.name.text == "observeValue",
      node.signature.parameterClause.parameters.first?.firstName.text == "forKeyPath",
      let modifier = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }),
      let type = node.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self),
      let inherited = type.inheritanceClause?.inheritedTypes,
      let first = inherited.first, first.type.typeName == "NSObject", let last = inherited.last
    else { return .visitChildren }
    port.edits.replace(port.source.removal(of: modifier.span), with: "")
    port.edits.insert(", NSKeyValueObserving", at: last.type.span.upperBound)
    port.did(
      "\(type.name.text) adopts NSKeyValueObserving, whose observeValue isn't an override: Foundation's NSObject has none",
      at: modifier.span.lowerBound
    )
    return .visitChildren
  }

  /// The call of NSObject's own method, which throws an exception on iOS.
  override func visit(_ node: SuperExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.parent?.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "observeValue",
      let scope = Scope(around: node), let type = scope.declaration.as(ClassDeclSyntax.self),
      type.inheritanceClause?.inheritedTypes.first?.type.typeName == "NSObject"
    else { return .visitChildren }
    port.cannot(
      "super.observeValue: Foundation's NSObject has none; leave it out, as on iOS it ends the program",
      at: node.span.lowerBound
    )
    return .visitChildren
  }
}
