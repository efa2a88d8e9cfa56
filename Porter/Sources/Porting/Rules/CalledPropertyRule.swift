import SwiftSyntax

/// Leaves out the parentheses of properties that the betas of Swift 3 called: `UIColor.white()`, `UIScreen.main()`.
///
/// A file that calls one of them has the betas' other calls as well, and overrides of what became properties.
final class CalledPropertyRule: RuleVisitor {
  private static let colors = Set(
    LanguageVersion.colors.map { String($0.dropLast("Color".count)) }
  )
  /// The properties of types by the types' names without `NS`.
  private static let properties: [String: Set<String>] = [
    "UIColor": colors, "UIApplication": ["shared"], "UIScreen": ["main", "screens"],
    "UIDevice": ["current"], "UIMenuController": ["shared"], "UIPasteboard": ["general"],
    "UIFont": ["systemFontSize", "smallSystemFontSize", "labelFontSize", "buttonFontSize"],
    "UIView": ["areAnimationsEnabled"], "NotificationCenter": ["default"],
    "UserDefaults": ["standard"], "Bundle": ["main", "allBundles", "allFrameworks"],
    "FileManager": ["default"], "RunLoop": ["main", "current"],
    "OperationQueue": ["main", "current"], "Thread": ["main", "current", "isMainThread"],
    "ProcessInfo": ["processInfo"], "Date": ["distantPast", "distantFuture"],
    "URLSession": ["shared"], "Locale": ["current"], "Calendar": ["current"],
    "TimeZone": ["current", "default"],
    "CharacterSet": ["whitespaces", "whitespacesAndNewlines", "decimalDigits", "letters"],
  ]

  /// Whether the file calls a type's property.
  private let isBeta: Bool

  required init(_ port: FilePort) {
    isBeta = CalledProperties.areIn(port)
    super.init(port)
  }

  /// Whether a call is one of a type's property.
  fileprivate static func isCalled(_ node: FunctionCallExprSyntax, in port: FilePort) -> Bool {
    guard node.hasNoArguments, let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      let type = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let all = properties[type.hasPrefix("NS") ? String(type.dropFirst(2)) : type]
    else { return false }
    return all.contains(member.declName.baseName.text) && !port.surroundings.declaresItself(type)
      && !isOwn(member.declName.baseName.text, in: port)
  }

  /// Whether a given file declares something that may be called so.
  private static func isOwn(_ name: String, in port: FilePort) -> Bool {
    port.surroundings.declaresFunction(name) || port.surroundings.declaresMember(name)
      || port.surroundings.ownCases.contains(name)
  }

  // MARK: Calls

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.hasNoArguments, let open = node.leftParen, let close = node.rightParen,
      let name = node.calledName, Self.isCalled(node, in: port) || isBetas(node, name.text)
    else { return .visitChildren }
    let range = node.calledExpression.span.upperBound..<close.span.upperBound
    guard !port.source.hasComment(range), port.edits.replace(range, with: "") else {
      return .visitChildren
    }
    TransitionRule.unmark(node, port)
    port.did("\(name.text)() becomes \(name.text)", at: open.span.lowerBound)
    return .visitChildren
  }

  /// Whether a call is one of an object's property, or of a colour without its type.
  private func isBetas(_ node: FunctionCallExprSyntax, _ name: String) -> Bool {
    if port.isSwift2 { return false }
    let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    if let member, member.base == nil {
      return isBeta && Self.colors.contains(name) && !Self.isOwn(name, in: port)
    }
    guard OldSpellings.methodsNowProperties[name] == name,
      !port.surroundings.declaresMethod(name + "()"), !port.surroundings.declaresMember(name)
    else { return false }
    let object = member?.base?.trimmedDescription
    guard object == nil || object == "self" || object == "super" else { return isBeta }
    return port.surroundings.inherits(name, at: node)
      && (object != nil || !LocalNames.have(name, at: node))
  }

  // MARK: Overrides

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if !port.isSwift2, OldMemberRule.isPropertyNow(node, in: port) {
      OldMemberRule.makeProperty(node, in: port)
    }
    return .visitChildren
  }

  /// Whether a method overrides nothing but what is a property of the engine's classes by the same name.
  static func overridesProperty(_ node: FunctionDeclSyntax, in port: FilePort) -> Bool {
    let name = node.name.text
    guard node.modifiers.has(.override), OldSpellings.methodsNowProperties[name] == name,
      let scope = Scope(around: node)
    else { return false }
    let above = port.surroundings.chain(of: scope.full).types.dropFirst()
    let isProperty = above.contains { type in
      type.isEngine
        && type.properties.contains { $0.name == name && $0.isStatic == node.modifiers.isStatic }
    }
    return isProperty
      && !above.contains { type in type.methods.contains { $0.base == name && !$0.isOverride } }
  }
}

/// Finds whether a file calls a type's property.
private final class CalledProperties: RuleVisitor {
  private var isFound = false

  static func areIn(_ port: FilePort) -> Bool {
    let calls = CalledProperties(port)
    calls.walk(port.source.tree)
    return calls.isFound
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    isFound = isFound || CalledPropertyRule.isCalled(node, in: port)
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  /// Whether a call has parentheses and nothing in them or behind them.
  fileprivate var hasNoArguments: Bool {
    leftParen != nil && arguments.isEmpty && trailingClosure == nil
  }
}
