import SwiftSyntax

/// Writes the frame of a safe area's guide as what it is, which needs no Auto Layout.
///
/// `view.safeAreaLayoutGuide.layoutFrame` becomes `view.bounds.inset(by: view.safeAreaInsets)`.
final class SafeAreaRule: RuleVisitor {
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let view = Self.view(of: node) else { return .visitChildren }
    let prefix = view.isEmpty ? "" : view + "."
    port.replace(node, with: "\(prefix)bounds.inset(by: \(prefix)safeAreaInsets)")
    return .skipChildren
  }

  /// The view whose safe area's frame is read, empty for the class itself; nil for another expression.
  static func view(of node: MemberAccessExprSyntax) -> String? {
    guard node.declName.baseName.text == "layoutFrame", let guide = node.base else { return nil }
    if guide.trimmedDescription == "safeAreaLayoutGuide" { return "" }
    guard let guide = guide.as(MemberAccessExprSyntax.self), let view = guide.base,
      guide.declName.baseName.text == "safeAreaLayoutGuide"
    else { return nil }
    let text = view.trimmedDescription
    return text.allSatisfy { $0.isLetter || $0.isNumber || "_.!".contains($0) } ? text : nil
  }
}
