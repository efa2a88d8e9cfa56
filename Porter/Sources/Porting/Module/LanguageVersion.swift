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
  private var isSwift2 = false

  /// Whether a file was written in Swift 2, by what only that could say.
  static func isSwift2(_ tree: SourceFileSyntax) -> Bool {
    let version = LanguageVersion(viewMode: .sourceAccurate)
    version.walk(tree)
    return version.isSwift2
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = Array(node.signature.parameterClause.parameters)
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
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self), labels.isEmpty,
      member.base?.trimmedDescription == "UIColor",
      Self.colors.contains(member.declName.baseName.text)
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
