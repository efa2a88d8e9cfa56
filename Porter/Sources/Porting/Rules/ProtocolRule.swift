import SwiftSyntax

/// Gives protocols the shape that they have without Objective-C.
final class ProtocolRule: RuleVisitor {
  /// What bound protocols to classes of Objective-C: here UIKit's classes are classes of Swift.
  private static let objects: Set<String> = ["NSObjectProtocol", "NSObject"]

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    for type in node.inheritanceClause?.inheritedTypes ?? []
    where Self.objects.contains(type.type.typeName) {
      port.replace(type.type, with: "AnyObject")
    }
    bindToClasses(node)
    let options = node.memberBlock.members.compactMap { item -> DeclSyntax? in
      item.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers.has(.optional) == true
        ? item.decl : nil
    }
    var answers: [String] = []
    for member in options {
      guard
        let modifier = member.asProtocol((any WithModifiersSyntax).self)?.modifiers
          .first(where: { $0.name.tokenKind == .keyword(.optional) })
      else { continue }
      let offset = modifier.span.lowerBound
      guard let answer = answer(to: member) else {
        port.cannot(
          "an optional requirement needs Objective-C; write it without optional, with an answer in an"
            + " extension of \(node.name.text)",
          at: offset
        )
        continue
      }
      answers.append(answer)
      loosen(member, of: node)
      port.leaveOut(modifier)
      port.did(
        "optional is left out, and an extension of \(node.name.text) answers where a conformer doesn't",
        at: offset
      )
    }
    if !answers.isEmpty { extend(node, answers) }
    return .visitChildren
  }

  /// `where Self: NSObject`, of a protocol or of an extension of one.
  override func visit(_ node: ConformanceRequirementSyntax) -> SyntaxVisitorContinueKind {
    if node.leftType.typeName == "Self", Self.objects.contains(node.rightType.typeName) {
      port.replace(node.rightType, with: "AnyObject")
    }
    return .visitChildren
  }

  /// Binds a protocol to classes that Objective-C bound to them: weak references to conformers go on.
  private func bindToClasses(_ node: ProtocolDeclSyntax) {
    let isObjectiveC = node.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "objc"
    }
    guard isObjectiveC, node.inheritanceClause == nil else { return }
    port.edits.insert(": AnyObject", at: node.name.span.upperBound)
    port.did(
      "\(node.name.text) is bound to AnyObject, as @objc meant it",
      at: node.name.span.lowerBound
    )
  }

  /// A default that does nothing, as where a conformer leaves the requirement out; nil for what has none.
  private func answer(to member: DeclSyntax) -> String? {
    if let node = member.as(VariableDeclSyntax.self) { return answer(to: node) }
    guard let node = member.as(FunctionDeclSyntax.self) else { return nil }
    let method = Method(node, isOverridable: false, isSwift2: port.isSwift2)
    var signature = Self.spelled(node.signature)
    // Swift 2 meant no label there, which another rule writes into the requirement.
    if port.isSwift2, let first = node.signature.parameterClause.parameters.first,
      first.secondName == nil, first.firstName.text != "_"
    {
      signature.replace(first.firstName.text, with: "_ " + first.firstName.text, maxReplacements: 1)
    }
    let head =
      "func " + node.name.text + (node.genericParameterClause?.trimmedDescription ?? "") + signature
    switch port.surroundings.answer(to: method) {
    case .nothing: return head + " {}"
    case .literal(let text): return head + " { \(text) }"
    case .missing: return head + (method.mayReturnNil ? "" : "?") + " { nil }"
    }
  }

  /// A signature with the types' names as they are now, without the comments around it.
  private static func spelled(_ node: some SyntaxProtocol) -> String {
    let (start, end) = (node.span.lowerBound, node.span.upperBound)
    let text = node.tokens(viewMode: .sourceAccurate).map { token in
      let name = Spellings.names[token.text]
      let before = token.span.lowerBound == start ? "" : token.leadingTrivia.description
      let after = token.span.upperBound == end ? "" : token.trailingTrivia.description
      return before + (name ?? token.text) + after
    }
    return text.joined().trimmingCharacters
  }

  /// The default of a property that can only be read.
  private func answer(to node: VariableDeclSyntax) -> String? {
    guard let binding = node.bindings.first, node.bindings.count == 1,
      let type = binding.typeAnnotation?.type,
      binding.accessorBlock?.trimmedDescription.contains("set") == false
    else { return nil }
    let mark = type.is(OptionalTypeSyntax.self) ? "" : "?"
    return "var \(binding.pattern.trimmedDescription): \(Self.spelled(type))\(mark) { nil }"
  }

  /// Lets a requirement return nil, which stands for a conformer without it.
  private func loosen(_ member: DeclSyntax, of node: ProtocolDeclSyntax) {
    let (name, type): (String, TypeSyntax?)
    if let function = member.as(FunctionDeclSyntax.self) {
      let method = Method(function, isOverridable: false, isSwift2: port.isSwift2)
      guard port.surroundings.answer(to: method) == .missing, !method.mayReturnNil else { return }
      (name, type) = (method.name, function.signature.returnClause?.type)
    } else {
      let binding = member.as(VariableDeclSyntax.self)?.bindings.first
      (name, type) = (
        binding?.pattern.trimmedDescription ?? "", binding?.typeAnnotation?.type
      )
      if type?.is(OptionalTypeSyntax.self) == true { return }
    }
    guard let type else { return }
    port.edits.insert("?", at: type.span.upperBound)
    port.warn(
      "\(name) of \(node.name.text) is \(type.trimmedDescription)? now, and nil without an answer: a conformer outside of"
        + " the given files that declares \(type.trimmedDescription) isn't asked until it declares \(type.trimmedDescription)?",
      at: type.span.lowerBound
    )
  }

  private func extend(_ node: ProtocolDeclSyntax, _ answers: [String]) {
    let newline = port.source.newline
    let access = node.modifiers.first { $0.isAccess }.map { $0.name.text + " " } ?? ""
    let lines =
      ["", "", "\(access)extension \(node.name.text) {"] + answers.map { "    " + $0 } + ["}"]
    port.edits.insert(lines.joined(separator: newline), at: node.span.upperBound)
  }

  // MARK: Calls

  /// The calls whose result takes the location of the question whether there is one.
  private var taken: Set<SyntaxIdentifier> = []

  /// Asks for the answer itself, where a question stood whether there is one.
  private func take(_ forced: ForcedAnswer) {
    let call = forced.call
    switch forced.place {
    case .choice(let question, let other):
      guard
        port.edits.replace(question.span.lowerBound..<call.span.lowerBound, with: "("),
        port.edits.replace(call.span.upperBound..<other.span.lowerBound, with: " ?? ")
      else { return }
      port.edits.insert(")", at: other.span.upperBound)
    case .branch(let range, let isFirst):
      port.edits.move(
        call.span,
        to: range.lowerBound,
        before: (isFirst ? "" : ", ") + "let \(ForcedAnswer.name) = ",
        after: "",
        leaving: ForcedAnswer.name
      )
      port.edits.replace(range, with: "")
    }
    taken.insert(call.id)
    port.did(
      "the requirement is called where responds(to:) asked for it: it is nil without an answer",
      at: call.span.lowerBound
    )
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let (member, mark) = node.optionalCall,
      port.surroundings.hasAnswer(
        to: member.declName.baseName.text,
        labels: node.arguments.map { $0.label?.text ?? "_" }
      )
    {
      let name = member.declName.baseName.text
      port.edits.replace(mark.span, with: "")
      if mark.tokenKind == .exclamationMark, !taken.contains(node.id),
        port.surroundings.becomesOptional(node)
      {
        port.edits.insert("!", at: node.span.upperBound)
      }
      port.did(
        "\(name)\(mark.text)(…) becomes \(name)(…): the requirement has a default answer",
        at: mark.span.lowerBound
      )
    }
    if let requirement = OptionalQuestion(node, in: port) { answer(requirement, node) }
    return .visitChildren
  }

  /// `delegate.responds(to: #selector(DialDelegate.dialDidTurn))` is true of all conformers, as they have the default.
  private func answer(_ question: OptionalQuestion, _ node: FunctionCallExprSyntax) {
    let offset = node.span.lowerBound
    guard question.isAnswered else {
      if let forced = ForcedAnswer(to: question, node) { return take(forced) }
      port.cannot(
        "responds(to:) of \(question.name): the requirement is nil without an answer; ask whether its result is",
        at: offset
      )
      return
    }
    let base = question.base
    if let chain = base.as(OptionalChainingExprSyntax.self) {
      let range = chain.expression.span.upperBound..<node.span.upperBound
      port.edits.replace(range, with: ".map { _ in true }")
    } else {
      port.edits.replace(node.span, with: "true")
    }
    port.warn(
      "responds(to:) of \(question.name) is true of all conformers: the requirement has a default answer",
      at: offset
    )
  }

  /// Writes `if let start = delegate?.start { begin(start(self)) }` as `if let start = delegate?.start(self) {
  /// begin(start) }`, where all that is done with the method is to call it with the same arguments.
  private func call(
    _ method: Method,
    in node: OptionalBindingConditionSyntax,
    _ member: MemberAccessExprSyntax
  ) -> Bool {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let branch = node.parent?.parent?.parent?.as(IfExprSyntax.self), branch.conditions.count == 1
    else { return false }
    let uses = MethodUses(of: name, in: branch.body)
    guard let first = uses.calls.first, uses.calls.count == uses.count,
      Set(uses.calls.map(\.arguments.trimmedDescription)).count == 1,
      uses.calls.allSatisfy({ $0.trailingClosure == nil }),
      first.arguments.count == method.labels.count,
      first.arguments.allSatisfy({ $0.expression.isFree(of: uses.declared) })
    else { return false }
    let arguments = zip(method.labels, first.arguments).map { label, argument in
      (label == "_" ? "" : label + ": ") + argument.expression.trimmedDescription
    }
    port.edits.insert(
      "(" + arguments.joined(separator: ", ") + ")",
      at: member.declName.span.upperBound
    )
    for call in uses.calls {
      port.edits.replace(
        call.calledExpression.span.upperBound..<call.span.upperBound,
        with: ""
      )
    }
    return true
  }

  /// `if let turned = delegate?.turned`: the method itself, which no conformer lacks now.
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.initializer?.value.as(MemberAccessExprSyntax.self),
      let base = member.base, base.is(OptionalChainingExprSyntax.self),
      member.declName.argumentNames == nil
    else { return .visitChildren }
    let name = member.declName.baseName.text
    let all = port.surroundings.optionalRequirements(called: name)
    guard !all.isEmpty, !port.surroundings.declaresMember(name) else { return .visitChildren }
    let offset = member.declName.span.lowerBound
    let missing = all.filter { port.surroundings.answer(to: $0) == .missing }
    if all.count == 1, let method = missing.first, call(method, in: node, member) {
      port.did("\(name) is called where it was bound: its result is optional now", at: offset)
    } else if !missing.isEmpty {
      port.cannot(
        "\(name) is no optional method now, and its result is optional: call it here, as in"
          + " \(base.trimmedDescription).\(name)(…)",
        at: offset
      )
    } else {
      port.warn(
        "\(name) is there in all conformers: the requirement has a default answer",
        at: offset
      )
    }
    return .visitChildren
  }
}

/// What a block does with a name, and which names it declares.
private final class MethodUses: SyntaxVisitor {
  private let name: String
  /// How often the name stands in the block.
  private(set) var count = 0
  private(set) var calls: [FunctionCallExprSyntax] = []
  private(set) var declared: Set<String> = []

  init(of name: String, in block: CodeBlockSyntax) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
    walk(block)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    if node.baseName.text == name, !isMember { count += 1 }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == name {
      calls.append(node)
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.identifier.text)
    return .visitChildren
  }
}

extension ExprSyntax {
  /// Whether an expression is made of names and numbers alone, none of which is in a set.
  fileprivate func isFree(of names: Set<String>) -> Bool {
    tokens(viewMode: .sourceAccurate).allSatisfy { token in
      switch token.tokenKind {
      case .identifier(let name): !names.contains(name)
      case .keyword(.self), .period, .integerLiteral, .floatLiteral: true
      default: false
      }
    }
  }
}

extension String {
  /// The text without the blanks and line breaks around it.
  fileprivate var trimmingCharacters: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}
