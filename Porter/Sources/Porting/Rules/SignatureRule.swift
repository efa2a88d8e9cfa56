import SwiftSyntax

/// Writes signatures that Apple's classes had in Swift 1 as they are now.
///
/// Parameters that may be `nil` now get a mark for it, `init(coder:)` may fail, and an initializer that overrides says so.
final class SignatureRule: RuleVisitor {
  // MARK: Methods

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause.parameters
    TransitionRule.mark(node, port)
    guard port.isSwift2, node.modifiers.has(.override), !parameters.isEmpty,
      let above = engineTypes(around: node)
    else { return .visitChildren }
    let old = Method(node, isOverridable: false, isSwift2: true).name
    let now = Spellings.methods[old] ?? OldSpellings.methods[old] ?? old
    guard let method = above.flatMap(\.methods).first(where: { $0.name == now }),
      method.parameterTypes.count == parameters.count
    else { return .visitChildren }
    for (parameter, type) in zip(parameters, method.parameterTypes) {
      let written = parameter.type.trimmedDescription
      let name = parameter.innerName
      if written == type + "?", let body = node.body, HandedUp.has(name, in: body) {
        let end = parameter.type.span.upperBound
        port.edits.replace(end - 1..<end, with: "!")
        port.did(
          "\(name): \(written) becomes \(type)!, which the superclass takes",
          at: parameter.type.span.lowerBound
        )
      }
      guard type == written + "?" else { continue }
      let isRead = node.body.map { MemberReads.have(name, in: $0) } ?? false
      // What reads the parameter's members goes on doing so.
      let mark = isRead ? "!" : "?"
      port.edits.insert(mark, at: parameter.type.span.upperBound)
      port.did("\(name): \(written) becomes \(written)\(mark)", at: parameter.type.span.lowerBound)
    }
    return .visitChildren
  }

  // MARK: Initializers

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let above = engineTypes(around: node), above.contains(where: { $0.kind == .class }),
      Scope(around: node)?.declaration.is(ClassDeclSyntax.self) == true
    else { return .visitChildren }
    let parameters = node.signature.parameterClause.parameters
    if parameters.outerNames == ["coder"], node.optionalMark == nil,
      let body = node.body, InitializerCalls.have(["coder"], in: body)
    {
      port.edits.insert("?", at: node.initKeyword.span.upperBound)
      port.did("init(coder:) becomes init?(coder:), as what it calls", at: node.span.lowerBound)
    }
    let isMarked = [Keyword.override, .required].contains { node.modifiers.has($0) }
    let overridden = above.flatMap(\.initializers).contains {
      $0.labels == parameters.outerNames && $0.parameterTypes == parameters.typeTexts
        && !$0.isConvenience && !$0.labels.isEmpty
    }
    if !isMarked, overridden {
      port.edits.insert("override ", at: node.initKeyword.span.lowerBound)
      port.did(
        "override is added to init(\(parameters.outerNames.map { $0 + ":" }.joined()))",
        at: node.span.lowerBound
      )
    }
    return .visitChildren
  }

  /// The engine's superclasses of the class around a node.
  private func engineTypes(around node: some DeclSyntaxProtocol) -> [DeclaredType]? {
    guard node.parent?.is(MemberBlockItemSyntax.self) == true, let scope = Scope(around: node)
    else { return nil }
    let own = port.surroundings.type(scope.full)
    guard own?.isEngine == false else { return nil }
    return port.surroundings.chain(of: scope.full).types.filter(\.isEngine)
  }
}

/// Finds whether a parameter is used for more than being handed to the superclass.
final class MemberReads: SyntaxVisitor {
  private let name: String
  private var isFound = false

  static func have(_ name: String, in body: CodeBlockSyntax) -> Bool {
    let reads = MemberReads(name)
    reads.walk(body)
    return reads.isFound
  }

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    node.calledExpression.as(MemberAccessExprSyntax.self)?.base?.is(SuperExprSyntax.self) == true
      ? .skipChildren : .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    isFound = isFound || node.baseName.text == name
    return .visitChildren
  }
}

/// Finds whether a parameter is handed to a method of the superclass.
private final class HandedUp: SyntaxVisitor {
  private let name: String
  private var isFound = false

  static func has(_ name: String, in body: CodeBlockSyntax) -> Bool {
    let calls = HandedUp(name)
    calls.walk(body)
    return calls.isFound
  }

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression.as(MemberAccessExprSyntax.self)
    if callee?.base?.is(SuperExprSyntax.self) == true {
      isFound = isFound || node.arguments.contains { $0.expression.trimmedDescription == name }
    }
    return .visitChildren
  }
}

/// Finds whether an initializer hands over to another one, as that may fail.
private final class InitializerCalls: SyntaxVisitor {
  private let labels: [String]
  private var isFound = false

  static func have(_ labels: [String], in body: CodeBlockSyntax) -> Bool {
    let calls = InitializerCalls(labels)
    calls.walk(body)
    return calls.isFound
  }

  private init(_ labels: [String]) {
    self.labels = labels
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.trimmedDescription == "super.init",
      node.parent?.is(ForceUnwrapExprSyntax.self) != true,
      node.arguments.map({ $0.label?.text ?? "_" }) == labels
    {
      isFound = true
    }
    return .visitChildren
  }
}
