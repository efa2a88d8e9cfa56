import SwiftSyntax

/// Writes a closed range where a half-open one is declared: `0...9` is `0..<10` there.
///
/// In Swift 2 both operators gave a `Range`, whose end was behind the last element.
final class OldRangeRule: RuleVisitor {
  /// A parameter of a function or an initializer of the file, by its name and label.
  private struct Parameter: Hashable {
    let function: String
    let label: String
  }

  private static let types: Set<String> = ["Range<Int>", "Range<UInt>"]
  private var parameters: Set<Parameter> = []

  override class func apply(to port: FilePort) {
    let rule = Self(port)
    let finder = Declarations(isSwift2: port.isSwift2)
    finder.walk(port.source.tree)
    rule.parameters = finder.found
    rule.walk(port.source.tree)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.calledName?.text else { return .visitChildren }
    for argument in node.arguments
    where parameters.contains(Parameter(function: name, label: argument.label?.text ?? "_")) {
      open(argument.expression)
    }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.typeAnnotation?.type, Self.isRange(type), let value = node.initializer?.value
    {
      open(value)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if Self.isRange(node.type), let value = node.defaultValue?.value { open(value) }
    return .visitChildren
  }

  private static func isRange(_ type: TypeSyntax) -> Bool {
    let text = type.trimmedDescription.filter { !$0.isWhitespace && $0 != "?" && $0 != "!" }
    return types.contains(text)
  }

  /// Writes the range with an end behind its last element; what binds less than the operator is left alone.
  private func open(_ value: ExprSyntax) {
    let value = value.withoutParentheses
    guard let elements = value.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      let index = elements.firstIndex(where: { Self.operator($0) == "..." }),
      elements.allSatisfy({
        $0.is(BinaryOperatorExprSyntax.self)
          ? Self.tighter.contains(Self.operator($0) ?? "") : !Self.isLooser($0)
      })
    else { return }
    let upper = elements[(index + 1)...]
    guard let last = upper.last else { return }
    port.edits.replace(elements[index].span, with: "..<")
    if upper.count == 1, let literal = last.as(IntegerLiteralExprSyntax.self),
      let number = Int(literal.literal.text), number < .max
    {
      port.edits.replace(last.span, with: String(number + 1))
    } else {
      port.edits.insert(" + 1", at: last.span.upperBound)
    }
    port.did(
      "\(value.trimmedDescription) gets an open end: a Range has one",
      at: value.span.lowerBound
    )
  }

  /// The range's operator, and what binds more than it.
  private static let tighter: Set<String> = ["...", "+", "-", "*", "/", "%"]

  private static func `operator`(_ node: ExprSyntax) -> String? {
    node.as(BinaryOperatorExprSyntax.self)?.operator.text
  }

  /// Whether an element of a sequence is itself an operator that binds less.
  private static func isLooser(_ node: ExprSyntax) -> Bool {
    node.is(UnresolvedTernaryExprSyntax.self) || node.is(UnresolvedAsExprSyntax.self)
      || node.is(UnresolvedIsExprSyntax.self) || node.is(AssignmentExprSyntax.self)
      || node.is(ArrowExprSyntax.self)
  }

  /// Finds the parameters of the file that are ranges.
  private final class Declarations: SyntaxVisitor {
    private let isSwift2: Bool
    var found: Set<Parameter> = []

    init(isSwift2: Bool) {
      self.isSwift2 = isSwift2
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      note(node.name.text, node.signature, isFunction: true)
      return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
      if let name = Scope(around: node)?.name { note(name, node.signature, isFunction: false) }
      return .visitChildren
    }

    private func note(_ name: String, _ signature: FunctionSignatureSyntax, isFunction: Bool) {
      for (index, parameter) in signature.parameterClause.parameters.enumerated()
      where OldRangeRule.isRange(parameter.type) {
        let isBare = isSwift2 && isFunction && index == 0 && parameter.secondName == nil
        found.insert(
          Parameter(function: name, label: isBare ? "_" : parameter.firstName.text)
        )
      }
    }
  }
}
