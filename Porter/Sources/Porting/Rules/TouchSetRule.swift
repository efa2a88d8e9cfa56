import SwiftSyntax

/// Writes sets of touches with their type, and loops over them without `AnyObject`.
///
/// They were `NSSet` in Swift 1, and sets of any object in Swift 1.2.
final class TouchSetRule: RuleVisitor {
  private static let touches = "Set<UITouch>"
  private static let anyObjects = "Set<NSObject>"

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    for parameter in node.signature.parameterClause.parameters {
      name(parameter.type, of: parameter.innerName)
    }
    return .visitChildren
  }

  /// So are the touches that a function's type names: `(touches: NSSet, event: UIEvent) -> Void`.
  override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
    for parameter in node.parameters {
      if let word = parameter.secondName ?? parameter.firstName {
        name(parameter.type, of: word.text)
      }
    }
    return .visitChildren
  }

  /// And those of a closure where the module has such a type.
  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.type,
      port.surroundings.labelledFunctions.contains(where: { $0.contains("ouches:") })
    {
      name(type, of: (node.secondName ?? node.firstName).text)
    }
    return .visitChildren
  }

  private func name(_ type: TypeSyntax, of parameter: String) {
    guard parameter.lowercased().hasSuffix("touches") else { return }
    let text = type.trimmedDescription
    if text.hasPrefix(Self.anyObjects) {
      port.replace(type, with: Self.touches + text.dropFirst(Self.anyObjects.count))
    } else if port.isSwift2, ["NSSet", "NSSet!"].contains(text) {
      port.replace(type, with: Self.touches)
    }
  }

  /// `touches as Set<NSObject>` is the set itself.
  override func visit(_ node: UnresolvedAsExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.questionOrExclamationMark?.text != "?",
      let (touches, type) = node.operands, Self.isTouches(touches),
      type.trimmedDescription == Self.anyObjects
    else { return .visitChildren }
    let range = touches.span.upperBound..<type.span.upperBound
    guard !port.source.hasComment(range) else { return .visitChildren }
    port.edits.replace(range, with: "")
    port.did("as \(Self.anyObjects) is left out", at: node.span.lowerBound)
    return .visitChildren
  }

  /// `touches.allObjects` of an `NSSet` is a list of the set's touches.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard port.isSwift2, node.declName.baseName.text == "allObjects", let base = node.base,
      Self.isTouches(base), !port.source.hasComment(base.span.upperBound..<node.span.upperBound)
    else { return .visitChildren }
    port.edits.insert("Array(", at: base.span.lowerBound)
    port.edits.replace(base.span.upperBound..<node.span.upperBound, with: ")")
    port.did(".allObjects becomes Array(…)", at: node.declName.span.lowerBound)
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
