import SwiftSyntax

/// Takes the labels out of types of functions, which Swift 3 stopped to have, and out of their calls.
///
/// `var done: ((finished: Bool) -> Void)?` becomes `var done: ((_ finished: Bool) -> Void)?`, and `done?(finished:
/// true)` becomes `done?(true)`.
final class FunctionTypeRule: RuleVisitor {
  override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
    for label in node.parameters.compactMap(LabelledFunctions.label) {
      let offset = label.span.lowerBound
      port.edits.insert("_ ", at: offset)
      port.did("_ is added to \(label.text): types of functions have no labels", at: offset)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = Self.name(of: node.calledExpression), !node.arguments.isEmpty else {
      return .visitChildren
    }
    let call = name + "(" + node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined() + ")"
    guard port.surroundings.labelledFunctions.contains(call) else { return .visitChildren }
    for argument in node.arguments {
      guard let label = argument.label, let colon = argument.colon else { continue }
      let end = port.source.skipBlanks(from: colon.span.upperBound)
      port.edits.replace(label.span.lowerBound..<end, with: "")
    }
    let bare = name + "(" + node.arguments.map { _ in "_:" }.joined() + ")"
    port.did("\(call) becomes \(bare), as its type has no labels", at: node.span.lowerBound)
    return .visitChildren
  }

  /// The name of a called variable, whatever it is a member of, and whether it may be nil or not.
  private static func name(of callee: ExprSyntax) -> String? {
    if let optional = callee.as(OptionalChainingExprSyntax.self) {
      return name(of: optional.expression)
    }
    if let forced = callee.as(ForceUnwrapExprSyntax.self) { return name(of: forced.expression) }
    if let member = callee.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text
    }
    return callee.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}
