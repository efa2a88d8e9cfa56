import SwiftSyntax

/// Marks parameters that are closures as Swift 2 meant them: they may outlive the call unless `@noescape` says otherwise.
final class EscapingRule: Swift2RuleVisitor {
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    let offset = node.type.span.lowerBound
    // Swift 1 wrote it before the parameter's name, Swift 2 before the type.
    let inType = node.type.as(AttributedTypeSyntax.self)?.attributes
    let attributes = Array(node.attributes) + Array(inType ?? [])
    for attribute in attributes where attribute.trimmedDescription == "@noescape" {
      let range = attribute.span
      let end = port.source.skipBlanks(from: range.upperBound)
      port.edits.replace(range.lowerBound..<end, with: "")
      port.did("@noescape is left out", at: offset)
    }
    for attribute in node.attributes where attribute.trimmedDescription.hasPrefix("@autoclosure") {
      // Before the name it was in Swift 1.
      let end = port.source.skipBlanks(from: attribute.span.upperBound)
      port.edits.replace(attribute.span.lowerBound..<end, with: "")
      let escapes = attribute.trimmedDescription.contains("escaping") ? "@escaping " : ""
      port.edits.insert("@autoclosure " + escapes, at: offset)
      port.did("@autoclosure stands before the type", at: offset)
    }
    guard attributes.isEmpty else { return .visitChildren }
    guard isClosure(node.type) else { return .visitChildren }
    port.edits.insert("@escaping ", at: offset)
    port.did("@escaping is added to \(node.innerName)", at: offset)
    return .visitChildren
  }

  /// Whether a type is that of a function, by itself or by a name that a given file gives it.
  private func isClosure(_ type: TypeSyntax) -> Bool {
    if type.is(FunctionTypeSyntax.self) { return true }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first, element.firstName == nil
    {
      return isClosure(element.type)
    }
    guard let name = type.as(IdentifierTypeSyntax.self)?.name.text,
      let alias = port.surroundings.type(name, inside: Scope(around: type)?.full ?? ""),
      !alias.isEngine
    else { return false }
    return alias.inherited.first.map { $0.contains("->") && !$0.hasSuffix("?") } ?? false
  }
}
