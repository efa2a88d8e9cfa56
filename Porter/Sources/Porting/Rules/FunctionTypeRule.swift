import SwiftSyntax

/// Takes the labels out of types of functions, which Swift 3 stopped to have, and out of their calls.
///
/// `var done: ((finished: Bool) -> Void)?` becomes `var done: ((_ finished: Bool) -> Void)?`, and `done?(finished:
/// true)` becomes `done?(true)`. So does the call of a local that is made of one, as in `if let done = self.done`.
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
    let labels = "(" + node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined() + ")"
    let bare = "(" + node.arguments.map { _ in "_:" }.joined() + ")"
    guard labels != bare, has(node.calledExpression, labels) else { return .visitChildren }
    for argument in node.arguments {
      guard let label = argument.label, let colon = argument.colon else { continue }
      let end = port.source.skipBlanks(from: colon.span.upperBound)
      port.edits.replace(label.span.lowerBound..<end, with: "")
    }
    let name = Self.name(of: node.calledExpression)
    port.did(
      "\(name)\(labels) becomes \(name)\(bare), as its type has no labels",
      at: node.span.lowerBound
    )
    return .visitChildren
  }

  /// Whether a value is a function that had labels in its type.
  ///
  /// - Parameters:
  ///   - value: The value, whatever it is a member of, and whether it may be nil or not.
  ///   - labels: The labels, as in `(finished:)`.
  ///   - suffix: `[]` asks for the value's elements, and `()` for what it returns.
  /// - Returns: Whether it is one, as far as the given files say.
  private func has(_ value: ExprSyntax, _ labels: String, _ suffix: String = "") -> Bool {
    let functions = port.surroundings.labelledFunctions
    if let optional = value.as(OptionalChainingExprSyntax.self) {
      return has(optional.expression, labels, suffix)
    }
    if let forced = value.as(ForceUnwrapExprSyntax.self) {
      return has(forced.expression, labels, suffix)
    }
    if let tuple = value.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first
    {
      return has(inner.expression, labels, suffix)
    }
    if let element = value.as(SubscriptCallExprSyntax.self) {
      return suffix.isEmpty && has(element.calledExpression, labels, "[]")
    }
    if let call = value.as(FunctionCallExprSyntax.self) {
      return suffix.isEmpty && has(call.calledExpression, labels, "()")
    }
    if let member = value.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      if suffix.isEmpty, ["first", "last"].contains(name), let base = member.base,
        has(base, labels, "[]")
      {
        return true
      }
      return functions.contains(name + suffix + labels)
    }
    if let closure = value.as(ClosureExprSyntax.self),
      case .parameterClause(let clause)? = closure.signature?.parameterClause
    {
      let own = clause.parameters.map { $0.firstName.text + ":" }.joined()
      return suffix.isEmpty && "(" + own + ")" == labels
    }
    guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    // A local that is made of such a function is one too, unless its own type is written.
    if let local = LocalDeclaration(name, at: value), local.type == nil {
      if local.kind == .element, local.value.count == 1 {
        return suffix.isEmpty && has(local.value[0], labels, "[]")
      }
      if [.variable, .condition].contains(local.kind), local.value.count == 1 {
        return has(local.value[0], labels, suffix)
      }
      if local.kind == .condition, local.value.isEmpty {
        return has(name, outside: local, labels, suffix)
      }
      if let captured = local.node.as(ClosureCaptureSyntax.self)?.initializer?.value {
        return has(captured, labels, suffix)
      }
    }
    return functions.contains(name + suffix + labels)
  }

  /// Whether what `if let done { … }` unwraps is such a function.
  private func has(
    _ name: String,
    outside local: LocalDeclaration,
    _ labels: String,
    _ suffix: String
  ) -> Bool {
    if let outer = LocalDeclaration(name, at: local.node), outer.type == nil,
      outer.value.count == 1
    {
      return has(outer.value[0], labels, suffix)
    }
    return port.surroundings.labelledFunctions.contains(name + suffix + labels)
  }

  /// What a report calls a function.
  private static func name(of callee: ExprSyntax) -> String {
    let value = callee.unwrapped
    return value.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? value.trimmedDescription
  }
}
