import SwiftSyntax

/// The uses of a parameter to which a question mark can be added, so that nil leaves them without an effect, as
/// Objective-C does: `sender.isEnabled = false` and `sender.setTitle("", for: .normal)`.
struct NilChains {
  /// What each statement reaches through.
  private(set) var references: [DeclReferenceExprSyntax] = []
  private let parameter: String
  private let members: [DeclaredType]
  private let port: FilePort

  /// Nil where the body uses the parameter in another way, or its type is none of UIKit's classes: methods of Swift's
  /// own aren't messages.
  ///
  /// - Parameters:
  ///   - sender: The parameter.
  ///   - port: The file that declares the method.
  init?(of sender: SenderParameter, _ port: FilePort) {
    parameter = sender.node.innerName
    self.port = port
    guard let type = port.surroundings.type(sender.node.type.trimmedDescription), type.isEngine,
      !type.isOwn, type.kind == .class
    else { return nil }
    members = port.surroundings.chain(of: type.path).types
    for token in sender.body.tokens(viewMode: .sourceAccurate) where token.text == parameter {
      if token.parent?.is(LabeledExprSyntax.self) == true { continue }
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
        let member = reference.parent?.as(MemberAccessExprSyntax.self)
      else { return nil }
      if member.declName.id == reference.id { continue }
      guard isMessage(member), isStatement(member, in: sender.body),
        !port.edits.cover(reference.span)
      else { return nil }
      references.append(reference)
    }
  }

  /// Whether a member is UIKit's alone, in any version's spelling.
  private func isMessage(_ member: MemberAccessExprSyntax) -> Bool {
    let name = member.declName.baseName.text
    let getter = "is" + name.prefix(1).uppercased() + name.dropFirst()
    let properties = members.flatMap(\.properties).filter { [name, getter].contains($0.name) }
    let methods = members.flatMap(\.methods).filter { $0.base == name }
    return properties.count + methods.count > 0 && properties.allSatisfy(\.isEngine)
      && methods.allSatisfy(\.isEngine)
  }

  /// Whether a statement of the method does nothing but set what a member leads to, or call a method, with plain values.
  private func isStatement(_ member: MemberAccessExprSyntax, in body: CodeBlockSyntax) -> Bool {
    var top = ExprSyntax(member)
    while let next = top.parent?.as(MemberAccessExprSyntax.self) { top = ExprSyntax(next) }
    if let call = top.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == top.id {
      return call.trailingClosure == nil && isBelow(body, call.parent)
        && call.arguments.allSatisfy { isPlain($0.expression) }
    }
    guard let sequence = top.parent?.parent?.as(SequenceExprSyntax.self),
      sequence.elements.first?.id == top.id
    else { return false }
    let parts = Array(sequence.elements)
    return parts[1].is(AssignmentExprSyntax.self) && isBelow(body, sequence.parent)
      && parts.dropFirst(2).allSatisfy(isPlain)
  }

  /// Whether a statement is one of the method itself, not of a closure.
  private func isBelow(_ body: CodeBlockSyntax, _ statement: Syntax?) -> Bool {
    guard statement?.is(CodeBlockItemSyntax.self) == true else { return false }
    var next = statement
    while let current = next, current.id != body.id {
      if current.is(ClosureExprSyntax.self) || current.is(FunctionDeclSyntax.self) { return false }
      next = current.parent
    }
    return true
  }

  /// Whether nothing happens when a value is read, so that it can be left unread.
  private func isPlain(_ value: ExprSyntax) -> Bool {
    let effects = Effects(parameter, port)
    effects.walk(value)
    return !effects.areFound
  }

  /// Adds the question marks.
  func write() {
    for reference in references {
      port.edits.insert("?", at: reference.span.upperBound)
      port.did(
        "\(parameter). becomes \(parameter)?., as it may be nil",
        at: reference.span.lowerBound
      )
    }
  }
}

/// Finds what a value does beside being one.
private final class Effects: SyntaxVisitor {
  private let parameter: String
  private let port: FilePort
  private(set) var areFound = false

  init(_ parameter: String, _ port: FilePort) {
    (self.parameter, self.port) = (parameter, port)
    super.init(viewMode: .sourceAccurate)
  }

  private func find() -> SyntaxVisitorContinueKind {
    areFound = true
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let type = node.calledType, port.surroundings.engineHas(type),
      !port.surroundings.declaresItself(type)
    else { return find() }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    node.baseName.text == parameter ? find() : .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { find() }
  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind { find() }
  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind { find() }
  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind { find() }
  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind { find() }
  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind { find() }
  override func visit(_ node: UnresolvedAsExprSyntax) -> SyntaxVisitorContinueKind { find() }
  override func visit(_ node: AssignmentExprSyntax) -> SyntaxVisitorContinueKind { find() }
}
