import SwiftSyntax

/// Writes the frame of a safe area's guide as what it is, which needs no Auto Layout.
///
/// `view.safeAreaLayoutGuide.layoutFrame` becomes `view.bounds.inset(by: view.safeAreaInsets)`, and that of
/// `layoutMarginsGuide` is inset by `layoutMargins`.
final class SafeAreaRule: RuleVisitor {
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let view = Self.view(of: node) else { return .visitChildren }
    let prefix = view.isEmpty ? "" : view + "."
    let isMargins = node.base?.trimmedDescription.hasSuffix("layoutMarginsGuide") == true
    let insets = isMargins ? "layoutMargins" : "safeAreaInsets"
    port.replace(node, with: "\(prefix)bounds.inset(by: \(prefix)\(insets))")
    return .skipChildren
  }

  private static let guides: Set<String> = ["safeAreaLayoutGuide", "layoutMarginsGuide"]

  /// The view whose safe area's frame is read, empty for the class itself; nil for another expression.
  static func view(of node: MemberAccessExprSyntax) -> String? {
    guard node.declName.baseName.text == "layoutFrame", let guide = node.base else { return nil }
    if guides.contains(guide.trimmedDescription) { return "" }
    guard let guide = guide.as(MemberAccessExprSyntax.self), let view = guide.base,
      guides.contains(guide.declName.baseName.text)
    else { return nil }
    let text = view.trimmedDescription
    return text.allSatisfy { $0.isLetter || $0.isNumber || "_.!".contains($0) } ? text : nil
  }
}
