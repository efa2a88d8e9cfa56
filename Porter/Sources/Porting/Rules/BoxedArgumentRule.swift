import SwiftSyntax

/// Hands over text and numbers as objects where Swift 2 did so by itself, and gives the keys of associated objects a value.
///
/// `show("a", position: "top")` with `position: AnyObject` becomes `show("a", position: "top" as AnyObject)`, and `var key:
/// UnsafePointer<UIView> = nil`, of which the address alone counts, becomes `var key: UInt8 = 0`.
final class BoxedArgumentRule: Swift2RuleVisitor {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.calledName?.text,
      node.arguments.contains(where: { isPlain($0.expression) })
    else { return .visitChildren }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    let found = port.surroundings.allTypes.flatMap(\.methods).filter {
      $0.base == name && !$0.isEngine && Self.takes($0.labels, labels)
    }
    guard !found.isEmpty, Set(found.map(\.parameterTypes)).count == 1 else { return .visitChildren }
    for (index, argument) in node.arguments.enumerated()
    where isPlain(argument.expression)
      && ["AnyObject", "AnyObject?"].contains(found[0].parameterTypes[index])
    {
      port.edits.insert(" as AnyObject", at: argument.expression.span.upperBound)
      port.did(
        "\(argument.expression.trimmedDescription) is handed over as an AnyObject",
        at: argument.span.lowerBound
      )
    }
    return .visitChildren
  }

  /// Whether a method's labels are those of a call; the first one is written in Swift 2 only where it is said twice.
  private static func takes(_ labels: [String], _ called: [String]) -> Bool {
    labels.count == called.count && labels.dropFirst() == called.dropFirst()
  }

  /// Whether an expression is text or a number: a literal, or a constant of the file whose value is one.
  private func isPlain(_ value: ExprSyntax) -> Bool {
    if Self.isLiteral(value) { return true }
    guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text,
      !LocalNames.have(name, at: value)
    else { return false }
    return constants.contains(name)
  }

  private static func isLiteral(_ value: ExprSyntax) -> Bool {
    value.is(StringLiteralExprSyntax.self) || value.is(IntegerLiteralExprSyntax.self)
      || value.is(FloatLiteralExprSyntax.self) || value.is(BooleanLiteralExprSyntax.self)
  }

  /// The file's constants outside of types that are text or numbers.
  private lazy var constants: Set<String> = {
    var names: Set<String> = []
    for item in port.source.tree.statements {
      guard let node = item.item.as(VariableDeclSyntax.self),
        node.bindingSpecifier.tokenKind == .keyword(.let)
      else { continue }
      for binding in node.bindings {
        if let value = binding.initializer?.value, Self.isLiteral(value) {
          names.insert(binding.pattern.trimmedDescription)
        }
      }
    }
    return names
  }()

  // MARK: Keys

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let type = node.typeAnnotation?.type, let value = node.initializer?.value,
      value.is(NilLiteralExprSyntax.self),
      type.trimmedDescription.hasPrefix("UnsafePointer<"),
      isKey(node.pattern.trimmedDescription)
    else { return .visitChildren }
    port.replace(type, with: "UInt8")
    port.edits.replace(value.span, with: "0")
    return .visitChildren
  }

  /// Whether only a variable's address is used.
  private func isKey(_ name: String) -> Bool {
    let uses = port.source.tree.tokens(viewMode: .sourceAccurate).filter {
      $0.text == name && $0.parent?.is(IdentifierPatternSyntax.self) != true
    }
    return !uses.isEmpty
      && uses.allSatisfy { token in
        var first: TokenSyntax? = token.previousToken(viewMode: .sourceAccurate)
        while first?.text == "." {
          first = first?.previousToken(viewMode: .sourceAccurate)?
            .previousToken(viewMode: .sourceAccurate)
        }
        return first?.text == "&"
      }
  }
}
