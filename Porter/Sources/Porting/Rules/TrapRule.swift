import SwiftSyntax

/// Warns of what ends the program here and doesn't on iOS: pictures that no asset catalog holds, and `nil` for a
/// parameter that can't be nil.
final class TrapRule: RuleVisitor {
  /// Whether the file was told of its pictures: one line says it of all.
  private var namesPictures = false
  /// Where the parameters are that can be nil now.
  private var optional: Set<Int> = []

  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    guard let call = node.expression.as(FunctionCallExprSyntax.self),
      let label = call.arguments.first?.label?.text
    else { return .visitChildren }
    let callee = call.calledExpression.trimmedDescription
    let offset = node.span.lowerBound
    if callee == "UIImage", ["named", "systemName"].contains(label) {
      warnOfPictures(label, at: offset)
    }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    // It becomes such a call.
    if node.macroName.text == "imageLiteral" { warnOfPictures("named", at: node.span.lowerBound) }
    return .visitChildren
  }

  private func warnOfPictures(_ label: String, at offset: Int) {
    if namesPictures { return }
    namesPictures = true
    port.warn(
      "UIImage(\(label):) is nil here unless the host gives the picture, and ! ends the program, here and wherever"
        + " else it stands: set UIImage.namedPictures first",
      at: offset
    )
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let arguments = Array(node.arguments)
    guard ["perform", "performSelector"].contains(node.calledName?.text ?? ""),
      arguments.count > 1, let label = arguments[1].label?.text,
      ["with", "withObject"].contains(label),
      arguments[1].expression.is(NilLiteralExprSyntax.self),
      let scope = Scope(around: node),
      let method = SenderParameter.method(named: arguments[0].expression, of: scope.full, port),
      let type = method.parameterTypes.first,
      !type.hasSuffix("?"), !["Any", "AnyObject?"].contains(type)
    else { return .visitChildren }
    if makeOptional(method, scope) { return .visitChildren }
    port.warn(
      "\(method.name) gets nil for its \(type), which ends the program here: hand one over, or declare the parameter"
        + " as \(type)?",
      at: arguments[1].span.lowerBound
    )
    return .visitChildren
  }

  /// Gives the parameter of a method of the file a type that can be nil; false where the method's uses of it don't allow
  /// that.
  private func makeOptional(_ method: Method, _ scope: Scope) -> Bool {
    guard let parameter = SenderParameter(of: method, in: scope.full, port), parameter.isFree else {
      return false
    }
    // The second call of the same method finds it done.
    let offset = parameter.node.span.lowerBound
    if optional.contains(offset) { return true }
    if !parameter.isUnused {
      guard let chains = NilChains(of: parameter, port) else { return false }
      chains.write()
    }
    optional.insert(offset)
    let type = parameter.node.type
    let which = parameter.isUnused ? "the unused parameter" : "the parameter"
    port.edits.insert("?", at: type.span.upperBound)
    port.did(
      "\(which) of \(method.name) becomes \(type.trimmedDescription)?, as it gets nil",
      at: offset
    )
    return true
  }
}
