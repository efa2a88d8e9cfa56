import SwiftSyntax

/// Writes functions of `Void` as those without parameters, which Swift 3 took them for.
///
/// `(Void) -> Bool` becomes `() -> Bool`. A file that hands such a function its `()` means it, and stays.
final class VoidRule: RuleVisitor {
  override class func apply(to port: FilePort) {
    let rule = Self(port)
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(port.source.tree)
    if !finder.found { rule.walk(port.source.tree) }
  }

  /// Looks for calls whose only argument is `()`.
  private final class Finder: SyntaxVisitor {
    var found = false

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let only = node.arguments.first, node.arguments.count == 1, only.label == nil,
        ["()", "Void()"].contains(only.expression.trimmedDescription)
      {
        found = true
      }
      return .visitChildren
    }
  }

  override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
    guard node.parameters.count == 1, let only = node.parameters.first,
      only.firstName == nil || only.firstName?.text == "_",
      ["Void", "()"].contains(only.type.trimmedDescription)
    else { return .visitChildren }
    let start = (only.firstName ?? only.type.firstToken(viewMode: .sourceAccurate))?.span.lowerBound
    guard let start else { return .visitChildren }
    port.edits.replace(start..<only.type.span.upperBound, with: "")
    port.did("(\(only.type.trimmedDescription)) -> … becomes () -> …", at: only.span.lowerBound)
    return .visitChildren
  }
}
