import SwiftSyntax

/// Finds the types of functions whose one parameter has no parentheses, as up to Swift 2: `Int -> Void`.
final class BareParameters: SyntaxVisitor {
  private var repairs: [OldSyntax.Repair] = []

  /// The parentheses that are missing in a file, in their order.
  static func repairs(in source: SourceText) -> [OldSyntax.Repair] {
    let found = BareParameters(viewMode: .sourceAccurate)
    found.walk(source.tree)
    return found.repairs.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
    guard node.leftParen.presence == .missing, !node.parameters.isEmpty else {
      return .visitChildren
    }
    let span = node.parameters.span
    let text = node.parameters.trimmedDescription
    add("(", at: span.lowerBound, "\(text) -> … becomes (\(text)) -> …")
    add(")", at: span.upperBound, "")
    return .visitChildren
  }

  private func add(_ text: String, at offset: Int, _ note: String) {
    repairs.append(OldSyntax.Repair(range: offset..<offset, text: text, note: note))
  }
}
