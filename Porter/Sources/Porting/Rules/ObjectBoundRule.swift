import SwiftSyntax

/// Lets UIKit's classes stand where a file asks for any `NSObject`, which they don't inherit from here.
///
/// `extension Array where Element: NSObject` becomes one of `NSObjectProtocol & Hashable`.
final class ObjectBoundRule: RuleVisitor {
  private static let bound = "NSObjectProtocol & Hashable"

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.inheritedType { mend(type, of: node.name.text) }
    return .visitChildren
  }

  override func visit(_ node: ConformanceRequirementSyntax) -> SyntaxVisitorContinueKind {
    mend(node.rightType, of: node.leftType.trimmedDescription)
    return .visitChildren
  }

  private func mend(_ type: TypeSyntax, of name: String) {
    guard type.trimmedDescription == "NSObject", !isMade(name, at: type) else { return }
    port.replace(type, with: Self.bound)
  }

  /// Whether the code that the parameter is for makes an object of it, which only a class of Foundation's lets it.
  private func isMade(_ name: String, at node: some SyntaxProtocol) -> Bool {
    var next = node.parent
    while let current = next, !current.isProtocol((any DeclSyntaxProtocol).self) {
      next = current.parent
    }
    let text = next?.description ?? ""
    let bare = name.split(separator: ".").last.map(String.init) ?? name
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "(" && $0 != "." }
    return words.contains { $0.hasPrefix("\(bare)(") || $0.hasPrefix("\(bare).init(") }
  }
}
