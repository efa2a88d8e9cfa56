import SwiftSyntax

/// Writes the calls of a method by its selector that Objective-C finds on any object.
///
/// `target.responds(to: action)` of an `AnyObject` becomes `((target as? any NSObjectProtocol)?.responds(to: action) == true)`.
/// What such a call returns isn't known here; where it is dropped, taking its value out is dropped too.
/// `value.isEqual("name")` compares what it holds: text and numbers are no objects here.
final class PerformRule: RuleVisitor {
  private static let performing: Set<String> = ["perform", "performSelector"]
  private static let asking: Set<String> = ["responds", "respondsToSelector"]

  /// The names that stand for an object of any class at all locations of the file.
  private var objects: Set<String> = []

  override class func apply(to port: FilePort) {
    let rule = Self(port)
    rule.objects = ObjectNames.names(in: port.source.tree) { $0 == "AnyObject" }
    rule.walk(port.source.tree)
  }

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
    "isEqual", "self", "dynamicType", "isKind", "isKindOfClass", "isMember",
  ])

  /// Only Objective-C finds a member of any object.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    guard let base = node.base, !Self.known.contains(name), isObject(base),
      // A value that `ValueRule` casts.
      ValueRule.readers[name] == nil || !base.unwrapped.is(TupleExprSyntax.self)
    else { return .visitChildren }
    if DynamicMember.cast(base, of: node, in: port) { return .visitChildren }
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

/// The names that a file declares as objects of some types, and never as something else.
final class ObjectNames: SyntaxVisitor {
  /// Whether a type's name is that of such objects.
  private let isObjects: (String) -> Bool
  private var objects: Set<String> = []
  private var others: Set<String> = []

  private init(_ isObjects: @escaping (String) -> Bool) {
    self.isObjects = isObjects
    super.init(viewMode: .sourceAccurate)
  }

  static func names(
    in tree: SourceFileSyntax,
    where isObjects: @escaping (String) -> Bool
  ) -> Set<String> {
    let reader = ObjectNames(isObjects)
    reader.walk(tree)
    // Once more, for constants whose value is a name that stands further down.
    reader.walk(tree)
    return reader.objects.subtracting(reader.others)
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      return .visitChildren
    }
    note(
      name,
      isObject: node.typeAnnotation.map { isObjects($0.type.typeName) } ?? node.initializer.map {
        castsToObject($0.value)
      } ?? false
    )
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      node.typeAnnotation == nil
    else { return .visitChildren }
    var source = node.initializer?.value.trimmedDescription ?? name
    if source.hasPrefix("self.") { source.removeFirst("self.".count) }
    let casts = node.initializer.map { castsToObject($0.value) } == true
    let isObject = objects.contains(source) || casts
    if source != name || casts {
      note(name, isObject: isObject)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    note(node.innerName, isObject: isObjects(node.type.typeName))
    return .visitChildren
  }

  /// Whether an expression ends with a cast to such an object.
  private func castsToObject(_ value: ExprSyntax) -> Bool {
    if value.castsToObject || value.isValueOfKey { return isObjects("AnyObject") }
    guard let last = value.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self)
    else { return false }
    return isObjects(last.type.typeName)
  }

  private func note(_ name: String, isObject: Bool) {
    if isObject { objects.insert(name) } else { others.insert(name) }
  }
}

extension ExprSyntax {
  /// The expression without a question mark or an exclamation mark behind it.
  var unwrapped: ExprSyntax {
    let value = self.as(OptionalChainingExprSyntax.self)?.expression ?? self
    return value.as(ForceUnwrapExprSyntax.self)?.expression ?? value
  }
}

extension ExprSyntax {
  /// Whether an expression is what a layer or an animation has under a key.
  fileprivate var isValueOfKey: Bool {
    guard let call = unwrapped.as(FunctionCallExprSyntax.self), call.arguments.count == 1 else {
      return false
    }
    return call.calledName?.text == "valueForKey"
      || call.calledName?.text == "value" && call.arguments.first?.label?.text == "forKey"
  }
}

extension ExprSyntaxProtocol {
  /// Whether an expression ends with a cast to an object of any class.
  fileprivate var castsToObject: Bool {
    let text = trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return ["as AnyObject", "as? AnyObject", "as! AnyObject"].contains {
      text.hasSuffix($0) || text.hasSuffix($0 + ")")
    }
  }

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
