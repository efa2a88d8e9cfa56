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
      let method = method(named: arguments[0].expression), let type = method.parameterTypes.first,
      !type.hasSuffix("?"), !["Any", "AnyObject?"].contains(type)
    else { return .visitChildren }
    if makeOptional(method, at: node) { return .visitChildren }
    port.warn(
      "\(method.name) gets nil for its \(type), which ends the program here: hand one over, or declare the parameter"
        + " as \(type)?",
      at: arguments[1].span.lowerBound
    )
    return .visitChildren
  }

  /// Gives a method of the file that doesn't use its parameter a type that can be nil; false where it can't.
  private func makeOptional(_ method: Method, at node: some SyntaxProtocol) -> Bool {
    let finder = FunctionFinder(method.name, around: node)
    finder.walk(port.source.tree)
    guard finder.found.count == 1, let function = finder.found.first,
      !function.modifiers.has(.override),
      let parameter = function.signature.parameterClause.parameters.first,
      !(function.body?.tokens(viewMode: .sourceAccurate)
        .contains { $0.text == parameter.innerName } ?? true)
    else { return false }
    let type = parameter.type.trimmedDescription
    // The second call of the same method finds it done.
    if optional.insert(parameter.span.lowerBound).inserted {
      port.edits.insert("?", at: parameter.type.span.upperBound)
      port.did(
        "the unused parameter of \(method.name) becomes \(type)?, as it gets nil",
        at: parameter.span.lowerBound
      )
    }
    return true
  }

  /// The method of the class around a selector that the selector names.
  private func method(named selector: ExprSyntax) -> Method? {
    guard let scope = Scope(around: selector) else { return nil }
    let methods = port.surroundings.chain(of: scope.full).types.flatMap(\.methods)
    if let text = selector.plainString
      ?? selector.as(FunctionCallExprSyntax.self)?.arguments.first?.expression.plainString
    {
      return methods.first { $0.objectiveCName == text && !$0.labels.isEmpty }
    }
    guard let macro = selector.as(MacroExpansionExprSyntax.self),
      let named = macro.arguments.first?.expression
    else { return nil }
    let member = named.as(MemberAccessExprSyntax.self)
    guard let name = member?.declName ?? named.as(DeclReferenceExprSyntax.self) else { return nil }
    let text = name.trimmedDescription.filter { !$0.isWhitespace }
    return methods.first {
      name.argumentNames == nil ? $0.base == text && !$0.labels.isEmpty : $0.name == text
    }
  }
}

/// Finds the methods of a name in the class around a node.
private final class FunctionFinder: SyntaxVisitor {
  private let name: String
  private let scope: String?
  private(set) var found: [FunctionDeclSyntax] = []

  init(_ name: String, around node: some SyntaxProtocol) {
    self.name = name
    scope = Scope(around: node)?.full
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if Method(node, isOverridable: false).name == name, Scope(around: node)?.full == scope {
      found.append(node)
    }
    return .visitChildren
  }
}
