import SwiftSyntax

/// Writes sets of touches with their type, and loops over them without `AnyObject`.
///
/// They were `NSSet` in Swift 1, and sets of any object in Swift 1.2.
final class TouchSetRule: RuleVisitor {
  private static let touches = "Set<UITouch>"
  private static let anyObjects = "Set<NSObject>"

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    for parameter in node.signature.parameterClause.parameters
    where parameter.innerName.lowercased().hasSuffix("touches") {
      let type = parameter.type.trimmedDescription
      if type.hasPrefix(Self.anyObjects) {
        let mark = type.dropFirst(Self.anyObjects.count)
        port.replace(parameter.type, with: Self.touches + mark)
      } else if port.isSwift2, ["NSSet", "NSSet!"].contains(type) {
        port.replace(parameter.type, with: Self.touches)
      }
    }
    return .visitChildren
  }

  /// A touch of a set needs no type.
  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.typeAnnotation, type.type.trimmedDescription == "AnyObject",
      Self.isTouches(node.sequence)
    {
      let range = type.span
      port.edits.replace(range, with: "")
      port.did(
        "\(node.pattern.trimmedDescription): AnyObject becomes a touch",
        at: range.lowerBound
      )
    }
    return .visitChildren
  }

  /// `let touch: AnyObject = touches.first!` is a touch without the type.
  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    leaveOut(node.typeAnnotation, of: node.pattern, value: node.initializer?.value)
    return .visitChildren
  }

  private func leaveOut(
    _ type: TypeAnnotationSyntax?,
    of pattern: PatternSyntax,
    value: ExprSyntax?
  ) {
    guard let type, type.type.typeName == "AnyObject", let value, Self.isTouch(value) else {
      return
    }
    port.edits.replace(type.span, with: "")
    port.did(
      "\(pattern.trimmedDescription): \(type.type.trimmedDescription) becomes a touch",
      at: type.span.lowerBound
    )
  }

  /// So is `if let touch: AnyObject = touches.first`.
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    leaveOut(node.typeAnnotation, of: node.pattern, value: node.initializer?.value)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard port.isSwift2, let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base, node.arguments.isEmpty, let close = node.rightParen,
      Self.isTouches(base), member.declName.baseName.text == "anyObject"
    else { return .visitChildren }
    port.edits.replace(
      member.declName.span.lowerBound..<close.span.upperBound,
      with: "first"
    )
    port.did("anyObject() becomes first", at: member.declName.span.lowerBound)
    return .visitChildren
  }

  /// Whether a local is a touch, though it is declared as an `AnyObject`: it loses that type.
  static func isTouch(_ local: LocalDeclaration) -> Bool {
    guard local.type?.typeName == "AnyObject", local.value.count == 1 else { return false }
    return local.kind == .element ? isTouches(local.value[0]) : isTouch(local.value[0])
  }

  /// Whether an expression takes a touch out of a set.
  private static func isTouch(_ value: ExprSyntax) -> Bool {
    var value = value
    if let inner = value.as(ForceUnwrapExprSyntax.self)?.expression { value = inner }
    if let called = value.as(FunctionCallExprSyntax.self)?.calledExpression { value = called }
    guard let member = value.as(MemberAccessExprSyntax.self), let base = member.base else {
      return false
    }
    return ["first", "anyObject"].contains(member.declName.baseName.text) && isTouches(base)
  }

  /// Whether an expression is a parameter that is a set of touches.
  private static func isTouches(_ node: ExprSyntax) -> Bool {
    guard let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let type = LocalTypes.type(of: name, at: Syntax(node))
    else { return false }
    return type.name == "Set" && [Self.touches, Self.anyObjects].contains(type.written)
      || type.name == "NSSet" && name.lowercased().hasSuffix("touches")
  }
}
