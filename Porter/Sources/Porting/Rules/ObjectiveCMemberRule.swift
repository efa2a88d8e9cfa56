import SwiftSyntax

/// Writes what Objective-C alone gives to objects and colours as Swift does.
///
/// `self.classForCoder` and `object_getClass(self)!` become `type(of: self)`, `UIView.classForCoder()` becomes
/// `UIView.self`, and
/// `UIColor(colorLiteralRed:green:blue:alpha:)` becomes `UIColor(red:green:blue:alpha:)`.
final class ObjectiveCMemberRule: RuleVisitor {
  private static let property = "classForCoder"
  private static let function = "object_getClass"
  private static let components: [String?] = ["colorLiteralRed", "green", "blue", "alpha"]

  // MARK: Classes

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.declName.baseName.text == Self.property, let base = node.base,
      !port.surroundings.declaresMember(Self.property)
    else { return .visitChildren }
    let offset = node.declName.span.lowerBound
    if let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id
    {
      // Of a class it is a method, which gives the class itself.
      if port.edits.replace(base.span.upperBound..<call.span.upperBound, with: ".self") {
        port.did("\(Self.property)() becomes self", at: offset)
      }
      return .visitChildren
    }
    guard !base.tokens(viewMode: .sourceAccurate).contains(where: { $0.isChain }) else {
      port.cannot(
        "\(Self.property) is Objective-C's; write type(of: …) of what isn't nil",
        at: offset
      )
      return .visitChildren
    }
    // The object's own edits stay possible: only what is around it changes.
    guard port.edits.replace(base.span.upperBound..<node.declName.span.upperBound, with: ")") else {
      return .visitChildren
    }
    port.edits.insert("type(of: ", at: base.span.lowerBound)
    port.did("\(Self.property) becomes type(of: \(base.trimmedDescription))", at: offset)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.text == Self.property,
      node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id,
      !port.surroundings.declaresMember(Self.property), Scope(around: node) != nil,
      !LocalNames.have(Self.property, at: node)
    else { return .visitChildren }
    port.replace(node.baseName, with: "type(of: self)")
    return .visitChildren
  }

  // MARK: Calls

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    askClass(node)
    makeColor(node)
    return .visitChildren
  }

  private func askClass(_ node: FunctionCallExprSyntax) {
    guard node.calledExpression.trimmedDescription == Self.function, node.arguments.count == 1,
      let argument = node.arguments.first, argument.label == nil, let open = node.leftParen,
      !port.surroundings.declaresItself(Self.function),
      !port.surroundings.declaresMethod(Self.function + "(_:)")
    else { return }
    let name = node.calledExpression.span
    // Of an object whose type is Any or optional, type(of:) gives that type; and what it gives is never nil.
    let isAsked =
      node.parent?.is(OptionalChainingExprSyntax.self) == true
      || node.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true
    guard argument.expression.trimmedDescription == "self", !isAsked else {
      port.cannot(
        "\(Self.function) is Objective-C's; write type(of:) of an object whose class is known",
        at: name.lowerBound
      )
      return
    }
    guard port.edits.replace(name.lowerBound..<open.span.upperBound, with: "type(of: ") else {
      return
    }
    if let forced = node.parent?.as(ForceUnwrapExprSyntax.self) {
      port.edits.replace(forced.exclamationMark.span, with: "")
    }
    port.did("\(Self.function) becomes type(of:)", at: name.lowerBound)
  }

  /// A literal's components were of single precision.
  private func makeColor(_ node: FunctionCallExprSyntax) {
    let callee = node.calledExpression.trimmedDescription
    guard callee == ".init" || callee == "UIColor" || callee == "UIColor.init",
      node.arguments.map(\.label?.text) == Self.components, let first = node.arguments.first?.label
    else { return }
    port.replace(first, with: "red", saying: "UIColor(colorLiteralRed:) becomes UIColor(red:)")
    for argument in node.arguments {
      let value = argument.expression
      if value.tokens(viewMode: .sourceAccurate).contains(where: { $0.isIdentifier }) {
        port.edits.insert("CGFloat(", at: value.span.lowerBound)
        port.edits.insert(")", at: value.span.upperBound)
      }
    }
  }
}

extension TokenSyntax {
  /// Whether the token is the question mark of an optional chain.
  fileprivate var isChain: Bool { tokenKind == .postfixQuestionMark }

  fileprivate var isIdentifier: Bool {
    if case .identifier = tokenKind { true } else { false }
  }
}
