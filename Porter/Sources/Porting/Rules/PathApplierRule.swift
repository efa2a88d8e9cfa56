import SwiftSyntax

/// Writes a function that hands a path's elements to a closure by way of Objective-C's blocks as a call of
/// `applyWithBlock(_:)`: `unsafeBitCast` makes no closure of a pointer here.
///
/// It is the last rule: the changes that others made inside of the function are dropped.
final class PathApplierRule: RuleVisitor {
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let body = node.body, isInPath(node),
      node.signature.parameterClause.parameters.count == 1,
      let parameter = node.signature.parameterClause.parameters.first,
      takesElements(parameter.type)
    else { return .visitChildren }
    let text = body.trimmedDescription
    guard text.contains("unsafeBitCast"),
      text.contains("apply(info") || text.contains("CGPathApply")
    else { return .visitChildren }
    let name = (parameter.secondName ?? parameter.firstName).text
    let range = body.leftBrace.span.upperBound..<body.rightBrace.span.lowerBound
    port.edits.leaveOut([range])
    if port.edits.replace(range, with: " applyWithBlock { \(name)($0.pointee) } ") {
      port.did(
        "\(node.name.text) hands its closure to applyWithBlock(_:): there are no blocks of Objective-C",
        at: node.name.span.lowerBound
      )
    }
    return .skipChildren
  }

  private func isInPath(_ node: FunctionDeclSyntax) -> Bool {
    var current = node.parent
    while let here = current {
      if let type = here.as(ExtensionDeclSyntax.self) {
        return type.extendedType.trimmedDescription == "CGPath"
      }
      current = here.parent
    }
    return false
  }

  /// Whether a parameter is a closure that takes a path's element, by its type or by the name of such a type.
  private func takesElements(_ type: TypeSyntax) -> Bool {
    let text = type.trimmedDescription
    if text.contains("CGPathElement") { return true }
    let name = text.split(separator: " ").last.map { String($0) } ?? text
    let aliases = AliasFinder(viewMode: .sourceAccurate)
    aliases.walk(port.source.tree)
    return aliases.types[name]?.contains("CGPathElement") ?? false
  }
}

/// The types that a file gives other names.
private final class AliasFinder: SyntaxVisitor {
  var types: [String: String] = [:]

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    types[node.name.text] = node.initializer.value.trimmedDescription
    return .skipChildren
  }
}
