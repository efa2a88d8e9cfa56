import SwiftSyntax

/// Gives properties of colours another name, where an extension of Swift 2 calls them as UIKit's colours are called
/// now: `var red: CGFloat` would hide `UIColor.red`, which was `redColor()` then.
///
/// UIKit had no member of such a name in Swift 2, so each `.red` of a module is the extension's.
final class HidingRule: Swift2RuleVisitor {
  private lazy var names: [String: String] = port.surroundings.hidingNames

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(MemberBlockItemSyntax.self) == true,
      Scope(around: node)?.full == "UIColor"
    {
      for binding in node.bindings {
        if let pattern = binding.pattern.as(IdentifierPatternSyntax.self) {
          rename(pattern.identifier)
        }
      }
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      if member.base != nil { rename(node.baseName) }
    } else if Scope(around: node)?.full == "UIColor", !LocalNames.have(node.baseName.text, at: node)
    {
      rename(node.baseName)
    }
    return .visitChildren
  }

  private func rename(_ token: TokenSyntax) {
    guard let now = names[token.text] else { return }
    port.replace(token, with: now, saying: "\(token.text) becomes \(now), as UIColor has one now")
  }
}

extension Surroundings {
  /// The properties that given files add to colours and that UIKit has as colours by now, by what they become: none
  /// that another type of the files declares too.
  fileprivate var hidingNames: [String: String] {
    guard let colors = type("UIColor"), colors.isEngine else { return [:] }
    let taken = colors.properties.filter { $0.isEngine && $0.isStatic }.map(\.name)
    var result: [String: String] = [:]
    for property in colors.properties where !property.isEngine && !property.isStatic {
      let name = property.name
      let isFree = declarations(of: name) == 1 && !ownCases.contains(name)
      if taken.contains(name), isFree {
        result[name] = "own" + name.prefix(1).uppercased() + name.dropFirst()
      }
    }
    return result
  }

  /// Whether the property of colours gets another name in files of Swift 2.
  func isRenamed(_ name: String) -> Bool { hidingNames[name] != nil }
}
