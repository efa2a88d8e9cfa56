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
      port.edits.replace(port.source.removal(of: modifier.span), with: "")
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

  /// A default that does nothing, as where a conformer leaves the requirement out.
  private func answer(to member: DeclSyntax) -> String? {
    guard let node = member.as(FunctionDeclSyntax.self) else { return nil }
    let method = Method(node, isOverridable: false)
    var signature = node.signature.trimmedDescription
    // Swift 2 meant no label there, which another rule writes into the requirement.
    if port.isSwift2, let first = node.signature.parameterClause.parameters.first,
      first.secondName == nil, first.firstName.text != "_"
    {
      signature.replace(first.firstName.text, with: "_ " + first.firstName.text, maxReplacements: 1)
    }
    let head =
      "func " + node.name.text + (node.genericParameterClause?.trimmedDescription ?? "") + signature
    if method.returnsNothing { return head + " {}" }
    if node.signature.returnClause?.type.is(OptionalTypeSyntax.self) == true {
      return head + " { nil }"
    }
    if let fallback = port.surroundings.fallback(of: method) { return head + " { \(fallback) }" }
    return nil
  }

  private func extend(_ node: ProtocolDeclSyntax, _ answers: [String]) {
    let newline = port.source.newline
    let access = node.modifiers.first { $0.isAccess }.map { $0.name.text + " " } ?? ""
    let lines =
      ["", "", "\(access)extension \(node.name.text) {"] + answers.map { "    " + $0 } + ["}"]
    port.edits.insert(lines.joined(separator: newline), at: node.span.upperBound)
  }

  // MARK: Calls

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let (member, mark) = node.optionalCall,
      port.surroundings.hasAnswer(
        to: member.declName.baseName.text,
        labels: node.arguments.map { $0.label?.text ?? "_" }
      )
    {
      let name = member.declName.baseName.text
      port.edits.replace(mark.span, with: "")
      port.did(
        "\(name)\(mark.text)(…) becomes \(name)(…): the requirement has a default answer",
        at: mark.span.lowerBound
      )
    }
    return .visitChildren
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

extension Surroundings {
  /// What all calls of an optional requirement fall back to, where that is one literal.
  func fallback(of requirement: Method) -> String? {
    fallbacks[FallbackReader.key(requirement.base, requirement.labels)]
  }

  /// Whether a requirement of this name, which Apple's code may leave out, has a default answer here.
  func hasAnswer(to name: String, labels: [String]) -> Bool {
    // A closure of that name is called in the same way.
    if declaresMember(name) { return false }
    let old = name + "(" + labels.map { $0 + ":" }.joined() + ")"
    if let now = OldSpellings.requirements[old] {
      let method = MethodName(now)
      return hasAnswer(to: method.base, labels: method.labels)
    }
    return allTypes.contains { type in
      guard type.kind == .protocol else { return false }
      if type.isEngine { return type.methods.contains { $0.base == name && $0.labels == labels } }
      return type.optionalRequirements.contains {
        $0.base == name && $0.labels == labels
          && ($0.returnsNothing || $0.result.hasSuffix("?") || fallback(of: $0) != nil)
      }
    }
  }
}
