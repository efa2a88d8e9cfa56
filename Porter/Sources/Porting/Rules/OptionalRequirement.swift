import SwiftSyntax

/// What a requirement answers that a conformer may leave out.
enum DefaultAnswer: Equatable {
  /// It returns nothing.
  case nothing
  /// What all its calls fall back to.
  case literal(String)
  /// Nil, which its result is able to be or becomes able to be.
  case missing
}

extension Surroundings {
  /// What all calls of an optional requirement fall back to, where that is one literal.
  private func fallback(of requirement: Method) -> String? {
    fallbacks[FallbackReader.key(requirement.base, requirement.labels)]
  }

  /// What a requirement answers that a conformer leaves out.
  func answer(to requirement: Method) -> DefaultAnswer {
    if requirement.returnsNothing { return .nothing }
    if requirement.mayReturnNil { return .missing }
    return fallback(of: requirement).map(DefaultAnswer.literal) ?? .missing
  }

  /// The given files' requirements of a name that conformers may leave out.
  func optionalRequirements(called name: String) -> [Method] {
    allTypes.flatMap(\.optionalRequirements).filter { $0.base == name }
  }

  /// Whether a requirement of this name, which Apple's code may leave out, has a default answer here.
  func hasAnswer(to name: String, labels: [String]) -> Bool {
    // A closure of that name is called in the same way, without labels.
    if declaresMember(name), labels.allSatisfy({ $0 == "_" }) { return false }
    let old = name + "(" + labels.map { $0 + ":" }.joined() + ")"
    if let now = OldSpellings.requirements[old] {
      let method = MethodName(now)
      return hasAnswer(to: method.base, labels: method.labels)
    }
    if optionalRequirements(called: name).contains(where: { $0.labels == labels }) { return true }
    return allTypes.contains { type in
      type.isEngine && type.kind == .protocol
        && type.methods.contains { $0.base == name && $0.labels == labels }
    }
  }

  /// Whether what a call of an optional requirement returns is optional now and wasn't.
  func becomesOptional(_ call: FunctionCallExprSyntax) -> Bool {
    guard let name = call.optionalCall?.member.declName.baseName.text else { return false }
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    return optionalRequirements(called: name).contains {
      $0.labels == labels && !$0.mayReturnNil && answer(to: $0) == .missing
    }
  }

  /// The names of the protocols that a type conforms to by what the given files say.
  func protocols(of path: String) -> Set<String> {
    var names: Set<String> = []
    var waiting = chain(of: path).types.flatMap(\.inherited)
    while let name = waiting.popLast() {
      guard let type = type(name, inside: path), type.kind == .protocol,
        names.insert(type.path).inserted
      else { continue }
      waiting += type.inherited
    }
    return names
  }
}

/// A call that asks an object for an optional requirement by a selector.
struct OptionalQuestion {
  /// The object that is asked.
  let base: ExprSyntax
  /// The requirement's name.
  let name: String
  /// Whether every conformer has an answer.
  let isAnswered: Bool

  /// Nil for any other call.
  init?(_ call: FunctionCallExprSyntax, in port: FilePort) {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base,
      ["responds", "respondsToSelector"].contains(member.declName.baseName.text),
      let argument = call.arguments.first?.expression, call.arguments.count == 1
    else { return nil }
    if let text = Self.text(of: argument), base.trimmedDescription != "super" {
      let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      let method = port.surroundings.optionalRequirements(called: parts[0]).first {
        $0.labels.count == parts.count - 1
          && Array($0.labels.dropFirst()) == Array(parts.dropFirst().dropLast())
      }
      guard let method else { return nil }
      self.base = base
      name = method.base
      isAnswered = port.surroundings.answer(to: method) != .missing
      return
    }
    guard let macro = argument.as(MacroExpansionExprSyntax.self),
      macro.macroName.text == "selector",
      let asked = macro.arguments.first?.expression
    else { return nil }
    if let own = asked.as(DeclReferenceExprSyntax.self)?.baseName.text,
      base.trimmedDescription != "super",
      port.surroundings.allTypes.contains(where: { type in
        type.isEngine && type.kind == .protocol && type.methods.contains { $0.base == own }
      })
    {
      self.base = base
      name = own
      isAnswered = true
      return
    }
    guard let named = asked.as(MemberAccessExprSyntax.self) else { return nil }
    let name = named.declName.baseName.text
    // The method is named by its protocol, or by the object itself.
    let owner = named.base.flatMap { port.surroundings.type($0.trimmedDescription) }
    let all =
      owner.map { type in type.optionalRequirements.filter { $0.base == name } }
      ?? port.surroundings.optionalRequirements(called: name)
    let isEngines = owner?.isEngine == true && owner?.kind == .protocol
    if isEngines, owner?.methods.contains(where: { $0.base == name }) == true {
      self.base = base
      self.name = name
      isAnswered = true
      return
    }
    let written = named.declName.trimmedDescription.filter { !$0.isWhitespace }
    guard let method = all.first(where: { $0.name == written }) ?? all.first else { return nil }
    self.base = base
    self.name = name
    isAnswered = port.surroundings.answer(to: method) != .missing
  }

  /// The selector that a string names: `"turned:"` or `Selector("turned:")`.
  private static func text(of node: ExprSyntax) -> String? {
    if let call = node.as(FunctionCallExprSyntax.self), call.calledType == "Selector",
      call.arguments.count == 1
    {
      return call.arguments.first?.expression.as(StringLiteralExprSyntax.self)?
        .representedLiteralValue
    }
    return node.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}

extension FunctionCallExprSyntax {
  /// The member and the mark behind it, where what is called may be missing: `delegate.turned?(self)`.
  var optionalCall: (member: MemberAccessExprSyntax, mark: TokenSyntax)? {
    if let chain = calledExpression.as(OptionalChainingExprSyntax.self) {
      return chain.expression.as(MemberAccessExprSyntax.self).map { ($0, chain.questionMark) }
    }
    guard let force = calledExpression.as(ForceUnwrapExprSyntax.self) else { return nil }
    return force.expression.as(MemberAccessExprSyntax.self).map { ($0, force.exclamationMark) }
  }
}

/// Lets conformers return nil where an optional requirement does now, so that they still answer it.
final class ConformerRule: RuleVisitor {
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let protocols = protocols(around: node), let type = node.signature.returnClause?.type,
      !type.is(OptionalTypeSyntax.self)
    else { return .visitChildren }
    let method = Method(node, isOverridable: false, isSwift2: port.isSwift2)
    let isAnswer = protocols.contains {
      $0.optionalRequirements.contains {
        $0.name == method.name && $0.result == method.result && !$0.mayReturnNil
          && port.surroundings.answer(to: $0) == .missing
      }
    }
    if isAnswer { loosen(type, of: method.name) }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let protocols = protocols(around: node), let binding = node.bindings.first,
      let type = binding.typeAnnotation?.type, !type.is(OptionalTypeSyntax.self)
    else { return .visitChildren }
    let name = binding.pattern.trimmedDescription
    let isAnswer = protocols.contains {
      $0.optionalProperties.contains { $0.name == name && !$0.isOptional }
    }
    if isAnswer { loosen(type, of: name) }
    return .visitChildren
  }

  private func protocols(around node: some DeclSyntaxProtocol) -> [DeclaredType]? {
    guard node.parent?.is(MemberBlockItemSyntax.self) == true, let scope = Scope(around: node),
      !scope.declaration.is(ProtocolDeclSyntax.self)
    else { return nil }
    let all = port.surroundings.protocols(of: scope.full).compactMap {
      port.surroundings.type($0)
    }
    return all.contains { !$0.isEngine } ? all : nil
  }

  private func loosen(_ type: TypeSyntax, of name: String) {
    port.edits.insert("?", at: type.span.upperBound)
    port.did(
      "\(name) is \(type.trimmedDescription)?, as the requirement is now",
      at: type.span.lowerBound
    )
  }
}
