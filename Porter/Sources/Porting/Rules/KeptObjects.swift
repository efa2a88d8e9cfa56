import SwiftSyntax

/// What a file declares as `NSValue` and keeps ranges and references in, which stay objects.
final class KeptObjects: SyntaxVisitor {
  /// What takes these out.
  private static let readers: Set<String> = [
    "rangeValue", "nonretainedObjectValue", "pointerValue", "objCType", "getValue",
  ]
  /// The labels of values that stand by themselves.
  private let labels: Set<String>
  private var names: Set<String> = []

  init(in tree: SourceFileSyntax, except labels: Set<String>) {
    self.labels = labels
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  /// Whether a type is that of such an object: of a variable, a parameter or a result.
  func keep(_ type: some SyntaxProtocol) -> Bool {
    var next = type.parent
    while let current = next, !current.is(CodeBlockItemSyntax.self) {
      if let binding = current.as(PatternBindingSyntax.self) {
        return names.contains(binding.pattern.trimmedDescription)
      }
      if let parameter = current.as(FunctionParameterSyntax.self) {
        return names.contains(parameter.innerName)
      }
      if let parameter = current.as(ClosureParameterSyntax.self) {
        return names.contains((parameter.secondName ?? parameter.firstName).text)
      }
      if let function = current.as(FunctionDeclSyntax.self) {
        return names.contains(function.name.text)
      }
      next = current.parent
    }
    return false
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if Self.readers.contains(node.declName.baseName.text), let base = node.base { note(base) }
    return .visitChildren
  }

  /// `NSValue(range: range)`, which a variable is set to or a list is given.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledType == "NSValue", let label = node.arguments.first?.label?.text,
      !labels.contains(label)
    else { return .visitChildren }
    var next = node.parent
    while let current = next {
      if let binding = current.as(PatternBindingSyntax.self) {
        names.insert(binding.pattern.trimmedDescription)
        break
      }
      if let function = current.as(FunctionDeclSyntax.self) {
        names.insert(function.name.text)
        break
      }
      if let sequence = current.as(SequenceExprSyntax.self),
        sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
        let target = sequence.elements.first
      {
        note(target)
        break
      }
      if let call = current.as(FunctionCallExprSyntax.self), call.calledName?.text == "append",
        let list = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
      {
        note(list)
        break
      }
      next = current.parent
    }
    return .visitChildren
  }

  /// Notes the name that a chain begins with; that of the list where it is a closure's argument.
  private func note(_ node: ExprSyntax) {
    let node = node.unwrapped.withoutParentheses
    if let call = node.as(SubscriptCallExprSyntax.self) { return note(call.calledExpression) }
    if let call = node.as(FunctionCallExprSyntax.self) { return note(call.calledExpression) }
    if let member = node.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      if let base = member.base, ["first", "last"].contains(name) { return note(base) }
      names.insert(name)
      return
    }
    guard let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text else { return }
    names.insert(name)
    var next = node.parent
    while let current = next, name == "$0" {
      if let closure = current.as(ClosureExprSyntax.self) {
        let called = closure.takingCall?.calledExpression
        if let base = called?.as(MemberAccessExprSyntax.self)?.base { note(base) }
        return
      }
      next = current.parent
    }
  }
}
