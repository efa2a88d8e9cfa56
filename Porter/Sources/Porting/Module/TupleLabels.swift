import SwiftSyntax

/// Finds the labels of tuples, which are used as members are: `mark.selected` of a `(button: UIButton, selected: Bool)`.
final class TupleLabels: SyntaxVisitor {
  private var labels: Set<String> = []

  /// The labels in the types of tuples that the files write.
  static func labels(in trees: [SourceFileSyntax]) -> Set<String> {
    let visitor = TupleLabels(viewMode: .sourceAccurate)
    for tree in trees { visitor.walk(tree) }
    return visitor.labels
  }

  override func visit(_ node: TupleTypeSyntax) -> SyntaxVisitorContinueKind {
    labels.formUnion(node.elements.compactMap { $0.firstName?.text })
    return .visitChildren
  }
}
