import SwiftSyntax

/// Unwraps what may be nil and is handed to a method of UIKit's that took a `T!` in Swift 1.
///
/// `animator.addBehavior(push)` with `var push: UIPushBehavior?` becomes `animator.addBehavior(push!)` where a statement
/// before it in the same list has made the object, so that it isn't nil. `animator.removeBehavior(push)` of nil does nothing,
/// and is called where there is one.
final class HandedOptionalRule: Swift2RuleVisitor {
  /// The classes of UIKit whose initializers make an object always.
  private static let made = [
    "UIDynamicBehavior", "UIDynamicAnimator", "UIView", "UIGestureRecognizer", "CALayer",
    "UIViewController",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.calledName?.text,
      node.arguments.contains(where: { optional($0.expression) != nil }),
      let types = parameterTypes(of: node, name)
    else { return .visitChildren }
    for (argument, type) in zip(node.arguments, types) {
      guard let optional = optional(argument.expression), !type.hasSuffix("?"),
        port.surroundings.type(type)?.kind == .class
      else { continue }
      guard isMade(optional, before: node) else {
        if name == "removeBehavior" { ask(optional.name, argument.expression, of: node) }
        continue
      }
      port.edits.insert("!", at: argument.expression.span.upperBound)
      port.did(
        "\(optional.name) becomes \(optional.name)!, which \(name) takes",
        at: argument.expression.span.lowerBound
      )
    }
    return .visitChildren
  }

  /// Makes a call as a statement one that happens only where its argument isn't nil.
  private func ask(_ name: String, _ value: ExprSyntax, of call: FunctionCallExprSyntax) {
    guard call.parent?.is(CodeBlockItemSyntax.self) == true, call.arguments.count == 1,
      !call.calledExpression.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == name })
    else { return }
    port.edits.insert("if let \(name) = \(value.trimmedDescription) { ", at: call.span.lowerBound)
    if value.is(MemberAccessExprSyntax.self) { port.edits.replace(value.span, with: name) }
    port.edits.insert(" }", at: call.span.upperBound)
    port.did("\(name) is removed where there is one", at: call.span.lowerBound)
  }

  /// The types of a method's parameters, where the object that it is asked of has one method of UIKit's of this name.
  private func parameterTypes(of node: FunctionCallExprSyntax, _ name: String) -> [String]? {
    guard let scope = Scope(around: node) else { return nil }
    let labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
    let old = "\(name)(\(labels))"
    let now = SpellingRule.renamedMethod(old, isSwift2: true) ?? old
    var path: String? = scope.full
    if let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base,
      !["self", "super"].contains(base.trimmedDescription)
    {
      path = port.surroundings.typeName(of: base)
    }
    guard let path, let type = port.surroundings.type(path, inside: scope.full) else { return nil }
    let methods = port.surroundings.chain(of: type.path).types.flatMap(\.methods).filter {
      $0.name == now || $0.name == old
    }
    guard let first = methods.first, methods.allSatisfy(\.isEngine),
      Set(methods.map(\.parameterTypes)).count == 1,
      first.parameterTypes.count == node.arguments.count
    else { return nil }
    return first.parameterTypes
  }

  /// The property of the class that an expression is, where it may be nil.
  private func optional(_ node: ExprSyntax) -> Property? {
    let member = node.as(MemberAccessExprSyntax.self)
    if let member, member.base?.trimmedDescription != "self" { return nil }
    guard let name = (member?.declName ?? node.as(DeclReferenceExprSyntax.self))?.baseName.text,
      member != nil || !LocalNames.have(name, at: node), let scope = Scope(around: node)
    else { return nil }
    return port.surroundings.property(name, of: scope.full).flatMap {
      $0.isOptional && !$0.isEngine ? $0 : nil
    }
  }

  /// Whether a statement before a call in the same list makes the object that a property holds, and nothing between them
  /// may change that.
  private func isMade(_ property: Property, before call: FunctionCallExprSyntax) -> Bool {
    let name = property.name
    guard !property.isWeak, let item = call.parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return false }
    for other in list.reversed() where other.position < item.position {
      if let elements = other.item.as(SequenceExprSyntax.self)?.elements.map({ $0 }),
        elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
        [name, "self.\(name)"].contains(elements[0].trimmedDescription)
      {
        guard let type = elements[2].calledType,
          elements[2].as(FunctionCallExprSyntax.self)?.arguments.first?.label?.text != "coder"
        else { return false }
        let known = port.surroundings.type(type)
        return known?.isEngine == true
          && Self.made.contains { port.surroundings.inherits(type, from: $0) }
      }
      if mayChange(name, in: other) { return false }
    }
    return false
  }

  /// Whether a statement names a property before `=`, or calls what a given file declares.
  private func mayChange(_ name: String, in item: CodeBlockItemSyntax) -> Bool {
    let tokens = item.tokens(viewMode: .sourceAccurate).map(\.text)
    return zip(tokens, tokens.dropFirst()).contains { word, next in
      word == name && next == "=" || next == "(" && port.surroundings.declaresFunction(word)
        || word == "&" && next == name
    }
  }
}
