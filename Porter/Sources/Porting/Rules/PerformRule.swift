import SwiftSyntax

/// Writes the calls of a method by its selector that Objective-C finds on any object.
///
/// `target.responds(to: action)` of an `AnyObject` becomes `((target as? any NSObjectProtocol)?.responds(to: action) == true)`.
/// What such a call returns isn't known here; where it is dropped, taking its value out is dropped too.
/// `value.isEqual("name")` compares what it holds: text and numbers are no objects here.
final class PerformRule: RuleVisitor {
  private static let performing: Set<String> = ["perform", "performSelector"]
  private static let asking: Set<String> = [
    "responds", "respondsToSelector", "isKind", "isKindOfClass", "isMember", "isMemberOfClass",
  ]

  /// The names that stand for an object of any class.
  private lazy var objects = ObjectNames(in: port.source.tree) { $0 == "AnyObject" }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base
    else { return .visitChildren }
    let name = member.declName.baseName.text
    if name == "takeUnretainedValue" || name == "takeRetainedValue" {
      dropValue(of: node, member, base)
    } else if name == "isEqual", isObject(base) {
      compare(base, node)
    } else if Self.performing.contains(name) || Self.asking.contains(name), isObject(base) {
      cast(base, of: node, isQuestion: Self.asking.contains(name))
    }
    return .visitChildren
  }

  /// What an object of any class has here, or what other rules write.
  private static let known: Set<String> = performing.union(asking).union([
    "isEqual", "self", "dynamicType",
  ])

  /// Only Objective-C finds a member of any object.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    guard let base = node.base, !Self.known.contains(name), isObject(base),
      // A value that `ValueRule` casts.
      ValueRule.readers[name] == nil || !base.unwrapped.is(TupleExprSyntax.self)
    else { return .visitChildren }
    if DynamicMember.cast(base, of: node, in: port) || DynamicMember.call(base, of: node, in: port)
    {
      return .visitChildren
    }
    let object = base.unwrapped.withoutParentheses.trimmedDescription
    port.cannot(
      "\(name) of an AnyObject: only Objective-C finds a member of any object; give \(object) its type",
      at: node.declName.span.lowerBound
    )
    return .visitChildren
  }

  /// Writes the comparison of an object with a literal.
  private func compare(_ base: ExprSyntax, _ call: FunctionCallExprSyntax) {
    guard let value = call.arguments.first?.expression, call.arguments.count == 1,
      call.arguments.first?.label == nil, let close = call.rightParen,
      let type = value.is(StringLiteralExprSyntax.self)
        ? "String" : value.is(IntegerLiteralExprSyntax.self) ? "Int" : nil
    else { return }
    let (object, start) = (base.unwrapped, base.span.lowerBound)
    guard port.edits.replace(start..<start, with: "(("),
      port.edits.replace(
        object.span.upperBound..<value.span.lowerBound,
        with: " as? \(type)) == "
      ), port.edits.replace(close.span, with: ")")
    else { return }
    port.did(
      "\(object.trimmedDescription) is compared as \(type): an AnyObject has no isEqual(_:) here",
      at: start
    )
  }

  /// Leaves out what takes the value of a call out, where the statement drops it.
  private func dropValue(
    of node: FunctionCallExprSyntax,
    _ member: MemberAccessExprSyntax,
    _ base: ExprSyntax
  ) {
    let call = base.unwrapped
    guard
      let method = call.as(FunctionCallExprSyntax.self)?.calledExpression
        .as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      Self.performing.contains(method)
    else { return }
    guard node.isDropped else {
      port.warn(
        "\(member.declName.baseName.text)() traps: what \(method)(…) returns isn't known here",
        at: member.declName.span.lowerBound
      )
      return
    }
    let range = call.span.upperBound..<node.span.upperBound
    guard !port.source.hasComment(range), port.edits.replace(range, with: "") else { return }
    port.did(
      "\(member.declName.baseName.text)() is left out: what the method returns isn't known here",
      at: member.declName.span.lowerBound
    )
  }

  /// Whether an expression is an object of any class: a name, or a cast in parentheses.
  private func isObject(_ base: ExprSyntax) -> Bool {
    let object = base.unwrapped
    if let member = object.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      return member.base?.trimmedDescription == "self" && objects.contains(name)
        && !port.surroundings.inherits(name, at: base)
    }
    if let name = object.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if let known = objects.local(name, at: Syntax(base), isObject: { isObject($0) }) {
        return known
      }
      // What a parameter elsewhere is named may be a view's own property here.
      return objects.contains(name)
        && (!port.surroundings.inherits(name, at: base) || LocalNames.have(name, at: base))
    }
    return object.as(TupleExprSyntax.self)?.elements.count == 1 && object.castsToObject
  }

  private func cast(_ base: ExprSyntax, of call: FunctionCallExprSyntax, isQuestion: Bool) {
    let object = base.unwrapped
    let isChained = base.is(OptionalChainingExprSyntax.self)
    let opening = isQuestion && !isChained ? "((" : "("
    let (start, end) = (base.span.lowerBound, base.span.upperBound)
    guard port.edits.replace(start..<start, with: opening),
      port.edits.replace(object.span.upperBound..<end, with: " as? any NSObjectProtocol)?")
    else { return }
    if isQuestion, !isChained {
      port.edits.replace(call.span.upperBound..<call.span.upperBound, with: " == true)")
    }
    port.did(
      "\(object.trimmedDescription) is asked as an NSObjectProtocol: an AnyObject has no methods of its own here",
      at: start
    )
  }
}

extension ExprSyntaxProtocol {
  /// Whether the value of an expression is dropped: it is a statement, or `_` takes it.
  fileprivate var isDropped: Bool {
    if parent?.is(CodeBlockItemSyntax.self) == true { return true }
    guard let sequence = parent?.parent?.as(SequenceExprSyntax.self),
      sequence.parent?.is(CodeBlockItemSyntax.self) == true
    else { return false }
    let elements = Array(sequence.elements)
    return elements.count == 3 && elements[0].is(DiscardAssignmentExprSyntax.self)
      && elements[1].is(AssignmentExprSyntax.self)
  }
}
