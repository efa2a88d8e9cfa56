import SwiftSyntax

/// Writes `pair.offset` for `pair.index`, as what `enumerate()` gave in Swift 1 and 2 was called.
///
/// The pair is the variable of a loop over `list.enumerate()`, or what a closure gets from `list.enumerate().map { … }`.
final class EnumeratedElementRule: Swift2RuleVisitor {
  /// Methods of a sequence whose closure gets one or two elements.
  private static let methods: Set<String> = [
    "map", "flatMap", "filter", "forEach", "contains", "indexOf", "sort", "minElement",
    "maxElement",
  ]
  /// Methods of a sequence that give elements of it.
  private static let parts: Set<String> = [
    "filter", "sort", "reverse", "prefix", "suffix", "dropFirst", "dropLast",
  ]

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.declName.baseName.text == "index",
      let base = node.base?.as(DeclReferenceExprSyntax.self), isPair(base)
    {
      port.replace(node.declName.baseName, with: "offset")
    }
    return .visitChildren
  }

  private func isPair(_ node: DeclReferenceExprSyntax) -> Bool {
    let name = node.baseName.text
    if name.hasPrefix("$") {
      let closure = node.ancestorOrSelf { $0.as(ClosureExprSyntax.self) }
      return closure.map { gets($0, Int(name.dropFirst())) } ?? false
    }
    guard let local = LocalDeclaration(name, at: node), local.type == nil else { return false }
    switch local.kind {
    case .element: return local.value.count == 1 && isEnumeration(local.value[0])
    case .parameter:
      let owner = local.node.ancestorOrSelf {
        $0.is(ClosureExprSyntax.self) || $0.is(FunctionDeclSyntax.self) ? $0 : nil
      }
      guard let closure = owner?.as(ClosureExprSyntax.self) else { return false }
      return gets(closure, Self.index(of: name, in: closure))
    default: return false
    }
  }

  /// The number of a closure's parameter.
  private static func index(of name: String, in closure: ClosureExprSyntax) -> Int? {
    switch closure.signature?.parameterClause {
    case .simpleInput(let list)?: return list.map(\.name.text).firstIndex(of: name)
    case .parameterClause(let clause)?:
      return clause.parameters.map { ($0.secondName ?? $0.firstName).text }.firstIndex(of: name)
    default: return nil
    }
  }

  /// Whether a closure's parameter of a number is an element of what `enumerate()` gives.
  private func gets(_ closure: ClosureExprSyntax, _ parameter: Int?) -> Bool {
    guard let parameter, let call = closure.takingCall,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      isEnumeration(base)
    else { return false }
    let name = member.declName.baseName.text
    return name == "reduce" ? parameter == 1 : Self.methods.contains(name)
  }

  /// Whether an expression is what `enumerate()` gives, or a part of it.
  private func isEnumeration(_ node: ExprSyntax) -> Bool {
    guard let call = node.withoutParentheses.as(FunctionCallExprSyntax.self) else { return false }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else {
      return call.calledExpression.trimmedDescription == "enumerate" && call.arguments.count == 1
        && !port.surroundings.declaresFunction("enumerate")
    }
    let name = member.declName.baseName.text
    if name == "enumerate" {
      return call.arguments.isEmpty && !port.surroundings.declaresFunction("enumerate")
    }
    return Self.parts.contains(name) && (member.base.map(isEnumeration) ?? false)
  }
}
