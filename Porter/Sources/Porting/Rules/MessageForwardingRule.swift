import SwiftSyntax

/// Makes a class that overrides `forwardingTarget(for:)` conform to `MessageForwarding`, as the targets of display links
/// do that hold the real ones weakly.
///
/// Objective-C asks every object where to forward. Here Foundation's `NSObject` has no such method to override. What the
/// class answers to `responds(to:)` is left out: whether the real target has the method is known by its class.
final class MessageForwardingRule: RuleVisitor {
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = node.memberBlock.members.first.flatMap { Scope(around: $0)?.full } ?? node.name.text
    guard let clause = node.inheritanceClause,
      !port.surroundings.chain(of: path).types.contains(where: \.isEngine)
    else { return .visitChildren }
    let methods = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .filter { $0.modifiers.has(.override) }
    if methods.contains(where: { DelegateForwardingRule.mends($0, in: port) }) {
      return .visitChildren
    }
    let names = methods.map { method -> String in
      let old = Self.oldNames[method.name.text]
      guard let old, method.signature.parameterClause.parameters.count == 1 else {
        return Method(method, isOverridable: false).name
      }
      return old
    }
    for (method, name) in zip(methods, names) where name == "responds(to:)" {
      if names.contains("forwardingTarget(for:)"), let item = method.parent,
        port.leaveOut(item)
      {
        port.did("responds(to:) is left out", at: method.span.lowerBound)
      } else {
        port.cannot(
          "responds(…): only Objective-C asks objects what they do; leave it out",
          at: method.funcKeyword.span.lowerBound
        )
      }
    }
    for (method, name) in zip(methods, names) where name == "forwardingTarget(for:)" {
      if isInherited(by: path) {
        respell(method)
        continue
      }
      guard let word = method.modifiers.first(where: { $0.name.text == "override" }),
        let next = word.nextToken(viewMode: .sourceAccurate),
        let last = clause.inheritedTypes.last
      else { continue }
      port.edits.replace(word.span.lowerBound..<next.span.lowerBound, with: "")
      port.edits.insert(", MessageForwarding", at: last.span.upperBound)
      respell(method)
      for call in SuperForwards.calls(in: method) {
        port.replace(call, with: "nil", saying: "super forwards to nil, as an NSObject does")
      }
      port.did("\(node.name.text) conforms to MessageForwarding", at: method.span.lowerBound)
    }
    return .visitChildren
  }

  /// Whether a class of the given files above another one forwards messages, too.
  private func isInherited(by path: String) -> Bool {
    port.surroundings.chain(of: path).types.dropFirst().flatMap(\.methods).contains {
      $0.base.hasPrefix("forwardingTarget")
    }
  }

  /// The methods' names up to Swift 2.
  private static let oldNames = [
    "respondsToSelector": "responds(to:)", "forwardingTargetForSelector": "forwardingTarget(for:)",
  ]

  /// Writes a method of Swift 2 as it is declared now.
  private func respell(_ method: FunctionDeclSyntax) {
    guard Self.oldNames[method.name.text] != nil,
      let parameter = method.signature.parameterClause.parameters.first,
      let result = method.signature.returnClause?.type
    else { return }
    // All of it at once, so that no other rule changes a part.
    port.edits.replace(
      method.name.span.lowerBound..<result.span.upperBound,
      with: "forwardingTarget(for \(parameter.innerName): Selector!) -> Any?"
    )
  }
}

/// Finds where a method asks its superclass for the object to forward to.
private final class SuperForwards: SyntaxVisitor {
  private var found: [FunctionCallExprSyntax] = []

  static func calls(in method: FunctionDeclSyntax) -> [FunctionCallExprSyntax] {
    let forwards = SuperForwards(viewMode: .sourceAccurate)
    forwards.walk(method)
    return forwards.found
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.as(MemberAccessExprSyntax.self)?.base?.is(SuperExprSyntax.self)
      == true,
      ["forwardingTarget", "forwardingTargetForSelector"].contains(node.calledName?.text)
    {
      found.append(node)
    }
    return .visitChildren
  }
}
