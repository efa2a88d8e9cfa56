import SwiftSyntax

/// Writes `UIApplication.value(forKey: "sharedApplication")` as the application.
///
/// Code that is for extensions of applications, too, asks Objective-C for it, as `UIApplication.shared` is unavailable
/// there.
final class SharedApplicationRule: RuleVisitor {
  private static let calls: Set<String> = {
    let keys = ["\"sharedApplication\"", "\"shared\"", "#keyPath(UIApplication.shared)"]
    return Set(
      ["UIApplication.value", "UIApplication.self.value"].flatMap { method in
        ["forKey", "forKeyPath"].flatMap { label in keys.map { "\(method)(\(label):\($0))" } }
      }
    )
  }()

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.trimmedDescription.filter { !$0.isWhitespace }
    guard Self.calls.contains(text) else { return .visitChildren }
    port.replace(node, with: "(UIApplication.shared as Any?)")
    return .skipChildren
  }
}
