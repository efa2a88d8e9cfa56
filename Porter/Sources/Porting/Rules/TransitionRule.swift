import SwiftSyntax

/// Writes what custom transitions of Swift 1 and 2 say of nil and of the presenting controller as it is now.
final class TransitionRule: Swift2RuleVisitor {
  // MARK: Initializers

  /// `init(presentedViewController:presentingViewController:)` calls the second one `presenting` since Swift 3.
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = Array(node.signature.parameterClause.parameters)
    guard parameters.map(\.firstName.text) == Self.labels,
      port.surroundings.isIn(Self.presentation, at: node)
    else { return .visitChildren }
    let second = parameters[1]
    if second.secondName == nil {
      port.edits.insert("presenting ", at: second.firstName.span.lowerBound)
    } else {
      port.edits.replace(second.firstName.span, with: "presenting")
    }
    if second.type.is(IdentifierTypeSyntax.self) {
      let isRead = node.body.map { MemberReads.have(second.innerName, in: $0) } ?? false
      port.edits.insert(isRead ? "!" : "?", at: second.type.span.upperBound)
    }
    port.did("presentingViewController: becomes presenting:", at: second.span.lowerBound)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.arguments.map({ $0.label?.text }) == Self.labels,
      let label = node.arguments.last?.label, isPresentation(node)
    else { return .visitChildren }
    port.edits.replace(label.span, with: "presenting")
    port.did("presentingViewController: becomes presenting:", at: label.span.lowerBound)
    return .visitChildren
  }

  private static let labels = ["presentedViewController", "presentingViewController"]

  private static let presentation = "UIPresentationController"

  private func isPresentation(_ call: FunctionCallExprSyntax) -> Bool {
    if call.calledExpression.trimmedDescription == "super.init" {
      return port.surroundings.isIn(Self.presentation, at: call)
    }
    guard let type = call.calledType else { return false }
    return port.surroundings.inherits(type, from: Self.presentation)
  }

  // MARK: Nil

  /// Marks the parameters of a delegate's method that may be nil now.
  static func mark(_ node: FunctionDeclSyntax, _ port: FilePort) {
    guard port.isSwift2, node.parent?.is(MemberBlockItemSyntax.self) == true,
      let now = OldSpellings.requirements[Method(node, isOverridable: false, isSwift2: true).name],
      let index = OldSpellings.optionalParameters[now]
    else { return }
    let parameter = Array(node.signature.parameterClause.parameters)[index]
    guard parameter.type.is(IdentifierTypeSyntax.self) else { return }
    let isRead = node.body.map { MemberReads.have(parameter.innerName, in: $0) } ?? false
    let mark = isRead ? "!" : "?"
    port.edits.insert(mark, at: parameter.type.span.upperBound)
    port.did(
      "\(parameter.innerName) may be nil now, and gets its \(mark)",
      at: parameter.type.span.lowerBound
    )
  }

  /// A transition always has a container since Swift 3: what unwraps `context.containerView()` loses its mark.
  static func unmark(_ call: FunctionCallExprSyntax, _ port: FilePort) {
    guard call.calledName?.text == "containerView",
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    else { return }
    if let parent = call.parent?.as(ForceUnwrapExprSyntax.self) {
      port.edits.replace(parent.exclamationMark.span, with: "")
    } else if let parent = call.parent?.as(OptionalChainingExprSyntax.self) {
      port.edits.replace(parent.questionMark.span, with: "")
    } else if member.base?.is(OptionalChainingExprSyntax.self) == false,
      let value = call.parent?.as(InitializerClauseSyntax.self), isUnwrapped(value)
    {
      port.edits.insert("Optional(", at: call.span.lowerBound)
      port.edits.insert(")", at: call.span.upperBound)
    }
  }

  /// Whether a variable is unwrapped where it is declared or in the same block.
  private static func isUnwrapped(_ value: InitializerClauseSyntax) -> Bool {
    if value.parent?.is(OptionalBindingConditionSyntax.self) == true { return true }
    guard let binding = value.parent?.as(PatternBindingSyntax.self), binding.typeAnnotation == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return false }
    var next = binding.parent
    while let current = next, !current.is(CodeBlockItemListSyntax.self) { next = current.parent }
    return next.map { Unwraps.has(name, in: $0) } ?? false
  }

  // MARK: Contexts

  /// Whether a call goes to a transition's context, which has `updateInteractiveTransition(_:)` by this name still.
  static func isOfContext(_ call: FunctionCallExprSyntax) -> Bool {
    guard let name = call.calledName?.text, name.hasSuffix("InteractiveTransition"),
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
    else { return false }
    return base.lowercased().contains("context")
  }
}

/// Finds whether a variable is unwrapped.
private final class Unwraps: SyntaxVisitor {
  private let name: String
  private var isFound = false

  static func has(_ name: String, in node: Syntax) -> Bool {
    let unwraps = Unwraps(name)
    unwraps.walk(node)
    return unwraps.isFound
  }

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    isFound = isFound || node.expression.trimmedDescription == name
    return .visitChildren
  }

  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    isFound = isFound || node.expression.trimmedDescription == name
    return .visitChildren
  }
}
