import SwiftSyntax

/// Tells files of Swift 2, where the first parameter of a function had no label unless it was written twice.
final class LanguageVersion: SyntaxVisitor {
  /// Types that later versions call otherwise.
  private static let types: Set<String> = ["NSTimer", "NSTimeInterval"]
  /// Colours that later versions have as properties.
  static let colors: Set<String> = [
    "blackColor", "whiteColor", "redColor", "greenColor", "blueColor", "grayColor", "clearColor",
    "darkGrayColor", "lightGrayColor", "yellowColor", "orangeColor", "brownColor", "purpleColor",
    "cyanColor", "magentaColor",
  ]
  /// Properties that only Apple's classes can have meant.
  private static let members: Set<String> = [
    "userInteractionEnabled", "multipleTouchEnabled", "exclusiveTouch", "scrollEnabled",
    "pagingEnabled", "removedOnCompletion", "CGColor", "CGPath", "CGImage",
  ]
  /// Enums whose cases began with a capital letter.
  private static let enums: Set<String> = [
    "UIGestureRecognizerState", "UIControlEvents", "UIControlState", "UIViewContentMode",
    "UISwipeGestureRecognizerDirection", "NSTextAlignment", "UIViewAnimationOptions",
  ]
  private var isSwift2 = false

  /// Whether a file was written in Swift 2, by what only that could say.
  static func isSwift2(_ tree: SourceFileSyntax) -> Bool {
    let version = LanguageVersion(viewMode: .sourceAccurate)
    version.walk(tree)
    return version.isSwift2
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = Array(node.signature.parameterClause.parameters)
    let name =
      node.name.text + "("
      + (["_"] + parameters.dropFirst().map(\.firstName.text))
      .map { $0 + ":" }.joined() + ")"
    if OldSpellings.requirements[name] != nil { isSwift2 = true }
    if node.modifiers.has(.override), parameters.count == 2, parameters[0].secondName == nil,
      parameters[0].firstName.text != "_", parameters[1].firstName.text == "withEvent"
    {
      isSwift2 = true
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    if labels == ["_", "action", "forControlEvents"] { isSwift2 = true }
    if node.calledType?.hasPrefix("UI") == true,
      labels.contains(where: { OldSpellings.labels[$0] != nil })
    {
      isSwift2 = true
    }
    if let name = node.calledName?.text {
      let closure = node.trailingClosure == nil ? [] : ["animations", "completion"]
      let names = ([labels] + closure.map { labels + [$0] }).map {
        name + "(" + $0.map { $0 + ":" }.joined() + ")"
      }
      if !OldSpellings.signs.isDisjoint(with: names) { isSwift2 = true }
      if name.hasPrefix("CGPath"), OldFunctions.templates[name] != nil { isSwift2 = true }
    }
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self), labels.isEmpty,
      member.base?.trimmedDescription == "UIColor",
      Self.colors.contains(member.declName.baseName.text)
    {
      isSwift2 = true
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    // `CoreGraphics.CGColor` names a type of a module.
    let isQualified =
      node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
    if node.base != nil, !isQualified, Self.members.contains(name) { isSwift2 = true }
    if let base = node.base?.trimmedDescription, Self.enums.contains(base),
      Spellings.cases.contains(name)
    {
      isSwift2 = true
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if Self.types.contains(node.name.text) { isSwift2 = true }
    return .visitChildren
  }
}
