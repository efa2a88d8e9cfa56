import SwiftSyntax

/// Parameters that Swift 2 let a function change: `func f(var a: Int) { … }` is `func f(a: Int) { var a = a … }`.
///
/// No version has taken `var` and `let` as labels.
final class VariableParameters: SyntaxVisitor {
  private let source: SourceText
  private var found: [OldSyntax.Repair] = []

  /// What mends a file, in the order of its bytes.
  static func repairs(in source: SourceText) -> [OldSyntax.Repair] {
    let parameters = VariableParameters(source)
    parameters.walk(source.tree)
    return parameters.found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private init(_ source: SourceText) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    mend(node.signature.parameterClause, node.body)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    mend(node.signature.parameterClause, node.body)
    return .visitChildren
  }

  private func mend(_ clause: FunctionParameterClauseSyntax, _ body: CodeBlockSyntax?) {
    var copies: [String] = []
    for parameter in clause.parameters {
      let word = parameter.firstName
      guard let name = parameter.secondName,
        ["var", "let"].contains(word.text)
      else { continue }
      if word.text == "var" { copies.append("var \(name.text) = \(name.text)") }
      found.append(
        OldSyntax.Repair(
          range: word.span.lowerBound..<name.span.lowerBound,
          text: "",
          note: "\(word.text) \(name.text) becomes a parameter that doesn't change"
        )
      )
    }
    guard let body, !copies.isEmpty else { return }
    let start = body.leftBrace.span.upperBound
    let next = source.skipBlanks(from: start)
    let ends = source.afterLineBreak(at: next) != nil
    found.append(
      OldSyntax.Repair(
        range: start..<start,
        text: " " + copies.joined(separator: "; ") + (ends ? "" : ";"),
        note: ""
      )
    )
  }
}
