import SwiftSyntax

/// Writes the values of animations without the objects that Objective-C wraps them in, and the names of layers and
/// animations, which were strings before Swift 4.2, as the types that they have now.
final class ValueRule: RuleVisitor {
  private static let labels: Set<String> = [
    "cgPoint", "cgSize", "cgRect", "caTransform3D", "cgAffineTransform", "CGPoint", "CGSize",
    "CGRect", "CATransform3D",
  ]
  private static let properties: Set<String> = ["fromValue", "toValue", "byValue", "values"]
  /// The types of the properties that were strings.
  private static let names: [String: String] = [
    "fillMode": "CAMediaTimingFillMode", "calculationMode": "CAAnimationCalculationMode",
    "lineCap": "CAShapeLayerLineCap", "lineJoin": "CAShapeLayerLineJoin",
    "fillRule": "CAShapeLayerFillRule", "alignmentMode": "CATextLayerAlignmentMode",
  ]

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
      let name = elements[0].as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      let type = Self.names[name]
    {
      wrap(elements[2], in: type)
    }
    return .visitChildren
  }

  /// Makes a string the name of a type.
  private func wrap(_ value: ExprSyntax, in type: String) {
    guard value.is(StringLiteralExprSyntax.self) else { return }
    port.edits.insert("\(type)(rawValue: ", at: value.span.lowerBound)
    port.edits.insert(")", at: value.span.upperBound)
    port.did("\(value.trimmedDescription) becomes a \(type)", at: value.span.lowerBound)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.trimmedDescription == "CAMediaTimingFunction",
      node.arguments.count == 1, let name = node.arguments.first, name.label?.text == "name"
    {
      wrap(name.expression, in: "CAMediaTimingFunctionName")
    }
    nameNotification(node)
    guard node.calledExpression.trimmedDescription == "NSValue", node.arguments.count == 1,
      let argument = node.arguments.first, let label = argument.label?.text,
      Self.labels.contains(label), isAnimationValue(Syntax(node))
    else { return .visitChildren }
    let value = argument.expression.span
    // The argument's own edits stay possible: only what is around it goes.
    port.edits.replace(node.span.lowerBound..<value.lowerBound, with: "")
    port.edits.replace(value.upperBound..<node.span.upperBound, with: "")
    port.did("NSValue(\(label): …) becomes its value", at: node.span.lowerBound)
    return .visitChildren
  }

  /// Names of notifications were strings before Swift 3.
  private func nameNotification(_ node: FunctionCallExprSyntax) {
    let arguments = Array(node.arguments)
    switch node.calledName?.text {
    case "addObserver", "removeObserver":
      let labels = arguments.map { $0.label?.text ?? "_" }
      guard labels.suffix(2) == ["name", "object"] else { return }
      wrap(arguments[arguments.count - 2].expression, in: "NSNotification.Name")
    case "postNotificationName":
      guard let name = arguments.first, name.label == nil else { return }
      wrap(name.expression, in: "NSNotification.Name")
    default: return
    }
  }

  /// Whether a node is assigned to an animation's values, by itself or in an array.
  private func isAnimationValue(_ node: Syntax) -> Bool {
    var next = node.parent
    while let current = next {
      if let sequence = current.as(SequenceExprSyntax.self) {
        let elements = Array(sequence.elements)
        guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self) else { return false }
        let subject = elements[0].as(MemberAccessExprSyntax.self)?.declName.baseName.text
        return subject.map(Self.properties.contains) ?? false
      }
      let isPart =
        current.is(ExprListSyntax.self) || current.is(ArrayElementSyntax.self)
        || current.is(ArrayElementListSyntax.self) || current.is(ArrayExprSyntax.self)
      guard isPart else { return false }
      next = current.parent
    }
    return false
  }
}
