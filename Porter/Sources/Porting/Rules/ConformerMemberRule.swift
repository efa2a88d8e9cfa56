import SwiftSyntax

/// Writes what `NSObjectProtocol` says of a conformer, where the conformer's protocol is bound to `AnyObject` here.
///
/// `delegate?.responds(to: action)` becomes `delegate.map({ object in (object as? any NSObjectProtocol)?.responds(to:
/// action) == true })`: an answer is there whenever the delegate is, as before.
final class ConformerMemberRule: RuleVisitor {
  private static let questions: Set<String> = [
    "responds", "respondsToSelector", "isEqual", "isKind", "isKindOfClass", "isMember",
    "isMemberOfClass",
  ]
  private static let performing: Set<String> = ["perform", "performSelector"]

  /// The names that stand for such conformers.
  private lazy var conformers = ObjectNames(in: port.source.tree) { [port] name in
    Self.refines(name, in: port.surroundings)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base, node.trailingClosure == nil
    else { return .visitChildren }
    let name = member.declName.baseName.text
    let isQuestion = Self.questions.contains(name)
    guard isQuestion || Self.performing.contains(name), isConformer(base),
      OptionalQuestion(node, in: port) == nil, !port.surroundings.declaresMember(name)
    else { return .visitChildren }
    write(base, member, node, isQuestion: isQuestion)
    return .visitChildren
  }

  /// Whether a protocol's objects are those of Objective-C on iOS, and of any class here.
  private static func refines(_ name: String, in surroundings: Surroundings) -> Bool {
    guard let type = surroundings.type(name), type.kind == .protocol, type.name == name else {
      return false
    }
    if type.inherited.contains("NSObjectProtocol") { return !type.isEngine }
    if type.isEngine { return type.path.hasPrefix("UI") }
    return type.inherited.contains { $0 != name && refines($0, in: surroundings) }
  }

  private func isConformer(_ base: ExprSyntax) -> Bool {
    let object = base.unwrapped
    if let name = object.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return conformers.local(name, at: Syntax(base), isObject: isConformer)
        ?? conformers.contains(name)
    }
    guard let member = object.as(MemberAccessExprSyntax.self) else { return false }
    if member.base?.trimmedDescription == "self" {
      return conformers.contains(member.declName.baseName.text)
    }
    guard let scope = Scope(around: base),
      let type = port.surroundings.typeOfInstance(object, scope)?.name
    else { return false }
    return Self.refines(type, in: port.surroundings)
  }

  private func write(
    _ base: ExprSyntax,
    _ member: MemberAccessExprSyntax,
    _ call: FunctionCallExprSyntax,
    isQuestion: Bool
  ) {
    let object = base.unwrapped
    let (start, end) = (base.span.lowerBound, call.span.upperBound)
    // A closure with a parameter takes no `$0` of one around it.
    let usesArgument = call.arguments.tokens(viewMode: .sourceAccurate).contains {
      $0.text.hasPrefix("$")
    }
    if isQuestion, base.is(OptionalChainingExprSyntax.self), !usesArgument {
      let range = object.span.upperBound..<member.declName.span.lowerBound
      guard
        port.edits.replace(
          range,
          with: ".map({ object in (object as? any NSObjectProtocol)?."
        )
      else { return }
      port.edits.insert(" == true })", at: end)
    } else {
      // A forced one is still to be there.
      let last = base.is(OptionalChainingExprSyntax.self) ? object : base
      let isAsked = isQuestion && !base.is(OptionalChainingExprSyntax.self)
      guard
        port.edits.replace(
          last.span.upperBound..<member.declName.span.lowerBound,
          with: " as? any NSObjectProtocol)?."
        )
      else { return }
      port.edits.insert(isAsked ? "((" : "(", at: start)
      if isAsked { port.edits.insert(" == true)", at: end) }
    }
    port.did(
      "\(object.trimmedDescription) is asked as an NSObjectProtocol, which its protocol doesn't refine here",
      at: start
    )
  }
}
