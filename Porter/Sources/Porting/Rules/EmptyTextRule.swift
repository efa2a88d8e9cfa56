import SwiftSyntax

/// Makes a text of nothing by `NSMutableAttributedString(string: "")` and `NSMutableString(capacity: 0)`.
///
/// On iOS the classes inherit `init()` from `NSObject`; Foundation's own here need an argument.
final class EmptyTextRule: RuleVisitor {
  private static let arguments = [
    "NSAttributedString": "string: \"\"", "NSMutableAttributedString": "string: \"\"",
    "NSMutableString": "capacity: 0",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.arguments.isEmpty, node.trailingClosure == nil, let parenthesis = node.leftParen,
      let type = made(by: node), let argument = Self.arguments[type],
      !port.surroundings.declaresItself(type)
    else { return .visitChildren }
    port.edits.insert(argument, at: parenthesis.span.upperBound)
    port.did(
      type == "NSMutableString"
        ? "\(type)() gets a capacity, as Foundation's has no init()"
        : "\(type)() gets an empty string, as Foundation's has no init()",
      at: node.span.lowerBound
    )
    return .visitChildren
  }

  /// The class that a call makes an object of, where the class or the variable's type is written.
  private func made(by node: FunctionCallExprSyntax) -> String? {
    let callee = node.calledExpression.trimmedDescription
    if callee != ".init" { return callee.replacing(/\.init$/, with: "") }
    let binding = node.parent?.parent?.as(PatternBindingSyntax.self)
    return binding?.typeAnnotation?.type.trimmedDescription.replacing(/[!?]$/, with: "")
  }
}
