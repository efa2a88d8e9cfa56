import SwiftSyntax

/// Writes what Swift 1 alone could say: sets of options joined by `|`, `nil` for an empty one, members that were
/// unwrapped by themselves, and `as` for `as!`.
final class SwiftOneRule: Swift2RuleVisitor {
  // MARK: Options

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    // `mask = .A | .B`: what is assigned stands behind the sign.
    let first = elements.count > 2 && elements[1].is(AssignmentExprSyntax.self) ? 2 : 0
    let parts = elements[first...]
    let signs = parts.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    let options = parts.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    guard options.count > 1, options.allSatisfy(Self.isOption),
      signs.allSatisfy({ $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "|" })
    else { return .visitChildren }
    let offset = options[0].span.lowerBound
    port.edits.insert("[", at: offset)
    for sign in signs {
      var start = sign.span.lowerBound
      while start > 0, Byte.isBlank(port.source.bytes[start - 1]) { start -= 1 }
      port.edits.replace(start..<sign.span.upperBound, with: ",")
    }
    port.edits.insert(
      "]" + type(of: options, in: node),
      at: options[options.count - 1].span.upperBound
    )
    port.did("options that | joins become a list", at: offset)
    return .visitChildren
  }

  /// What tells a list's type where nothing else does: it is all that a variable is made of.
  private func type(of options: [ExprSyntax], in node: SequenceExprSyntax) -> String {
    let type = options.lazy.compactMap { $0.as(MemberAccessExprSyntax.self)?.base }.first
    guard let type = type?.trimmedDescription, node.isUntypedInitializer else { return "" }
    return " as " + (Spellings.names[type] ?? type)
  }

  /// Whether an expression is an option of UIKit, as `.FlexibleWidth` or with its type.
  private static func isOption(_ node: ExprSyntax) -> Bool {
    guard let member = node.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text.first?.isUppercase == true
    else { return false }
    guard let base = member.base?.trimmedDescription else { return true }
    return base.hasPrefix("UI") && base.allSatisfy(\.isLetter)
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    if node.label?.text == "options", node.expression.is(NilLiteralExprSyntax.self) {
      port.replace(node.expression, with: "[]")
    }
    return .visitChildren
  }

  // MARK: Members that were unwrapped by themselves

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    unwrapPresentation(node)
    guard let base = node.base, name == "sublayers" || isAnimations(name, of: base),
      !port.surroundings.declaresMember(name), isUnwrapped(ExprSyntax(node))
    else { return .visitChildren }
    port.edits.insert("!", at: node.span.upperBound)
    port.did("\(name) becomes \(name)!", at: node.declName.span.lowerBound)
    return .visitChildren
  }

  /// `layer.presentationLayer().frame`: what the screen shows of a layer is an optional since Swift 2.
  private func unwrapPresentation(_ node: MemberAccessExprSyntax) {
    guard let call = node.base, port.isPresentation(call),
      !OptionalMembers.have(node.declName.baseName.text, in: port.surroundings)
    else { return }
    port.edits.insert("!", at: call.span.upperBound)
    port.did("presentationLayer() is unwrapped, as in Swift 1", at: call.span.lowerBound)
  }

  /// Whether a member is one of an animation's that were unwrapped by themselves, where the animation is a local.
  private func isAnimations(_ name: String, of base: ExprSyntax) -> Bool {
    guard ["values", "keyTimes", "keyPath"].contains(name),
      let local = base.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return false }
    let type = LocalTypes.type(of: local, at: Syntax(base))?.name
    return type?.hasPrefix("CA") == true && type?.hasSuffix("Animation") == true
  }

  /// Whether a member is used as what isn't optional.
  private func isUnwrapped(_ node: ExprSyntax) -> Bool {
    guard let parent = node.parent else { return false }
    if let call = parent.as(SubscriptCallExprSyntax.self) {
      return call.calledExpression.id == node.id
    }
    if let member = parent.as(MemberAccessExprSyntax.self) { return member.base?.id == node.id }
    if let loop = parent.as(ForStmtSyntax.self) { return loop.sequence.id == node.id }
    // A key path of a layer isn't optional, and that of an animation is.
    if parent.as(LabeledExprSyntax.self)?.label?.text == "forKeyPath" { return true }
    if parent.is(LabeledExprSyntax.self),
      let call = parent.parent?.parent?.as(FunctionCallExprSyntax.self)
    {
      return OldFunctions.swift1[call.calledExpression.trimmedDescription] != nil
    }
    return false
  }

  // MARK: Casts

  private static let inexact: Set<String> = [
    "layer", "anyObject", "view", "superview", "presentationLayer", "objectAtIndex", "viewWithTag",
    "lastObject", "firstObject", "copy", "[]",
  ]

  /// `as` was what `as!` is, before Swift 1.2.
  override func visit(_ node: UnresolvedAsExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.questionOrExclamationMark == nil,
      let (value, behind) = node.operands, let type = behind.as(TypeExprSyntax.self),
      Self.isDecoded(value, type.type) || isInexact(value, to: type.type)
    else { return .visitChildren }
    port.edits.insert("!", at: node.asKeyword.span.upperBound)
    port.did("as \(type.trimmedDescription) becomes as!", at: node.span.lowerBound)
    return .visitChildren
  }

  /// Whether a cast is one to a class below that of a value, or of any.
  private func isInexact(_ value: ExprSyntax, to type: TypeSyntax) -> Bool {
    guard let subject = subject(value) else { return false }
    if subject == "presentationLayer", type.trimmedDescription == "CALayer" { return true }
    guard isClass(type.typeName) else { return false }
    return Self.inexact.contains(subject) || narrows(value, to: type.typeName)
      || type.trimmedDescription != "UITouch" && isElement(value)
  }

  /// Whether a cast is one of what a coder gives, which may be anything, to what isn't an optional.
  private static func isDecoded(_ node: ExprSyntax, _ type: TypeSyntax) -> Bool {
    node.as(FunctionCallExprSyntax.self)?.calledName?.text == "decodeObjectForKey"
      && !type.is(OptionalTypeSyntax.self) && !["Any", "AnyObject"].contains(type.typeName)
  }

  private func subject(_ node: ExprSyntax) -> String? {
    if node.is(SubscriptCallExprSyntax.self) { return "[]" }
    if let call = node.as(FunctionCallExprSyntax.self) { return call.calledName?.text }
    return node.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? node.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// Whether a local is of a class above another, of any, or of a protocol.
  private func narrows(_ node: ExprSyntax, to type: String) -> Bool {
    guard let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let declared = LocalTypes.type(of: name, at: Syntax(node))?.name
    else { return false }
    return declared == "AnyObject" || port.surroundings.type(declared)?.kind == .protocol
      || port.surroundings.chain(of: type).types.dropFirst().contains { $0.path == declared }
  }

  /// Whether a name is a loop's: a list of Foundation's doesn't tell what its elements are.
  private func isElement(_ node: ExprSyntax) -> Bool {
    guard let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    var child = Syntax(node)
    while let parent = child.parent, !parent.is(MemberBlockSyntax.self) {
      if let loop = parent.as(ForStmtSyntax.self), loop.sequence.id != child.id,
        loop.pattern.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == name })
      {
        return true
      }
      child = parent
    }
    return false
  }

  private func isClass(_ name: String) -> Bool {
    name != "CALayer" && port.surroundings.type(name)?.kind == .class
  }
}

extension FilePort {
  /// Whether an expression is `layer.presentationLayer()`, what the screen shows of a layer.
  func isPresentation(_ node: ExprSyntax) -> Bool {
    guard let call = node.as(FunctionCallExprSyntax.self) else { return false }
    return call.arguments.isEmpty && call.trailingClosure == nil
      && call.calledName?.text == "presentationLayer"
      && !surroundings.declaresFunction("presentationLayer")
  }
}
