import SwiftSyntax

/// Gives all objects what an extension of `NSObject` gave them: UIKit's classes are no subclasses of it here.
///
/// `extension NSObject` becomes `extension NSObjectProtocol`, and a class's own members static. A type in it, which an
/// extension of a protocol can't have, stands between two extensions then.
final class ObjectExtensionRule: RuleVisitor {
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.extendedType.trimmedDescription == "NSObject" else { return .visitChildren }
    let offset = node.extendedType.span.lowerBound
    let members = node.memberBlock.members
    if members.isEmpty, let protocols = node.inheritanceClause?.inheritedTypes.trimmedDescription {
      conform(to: protocols, node)
      return .visitChildren
    }
    if observe(node) { return .visitChildren }
    // What stands before the extension goes before its other part, too.
    let words = [node.attributes.trimmedDescription, node.modifiers.trimmedDescription]
      .filter { !$0.isEmpty }.map { $0 + " " }.joined()
    let isClosed = members.contains {
      $0.decl.is(InitializerDeclSyntax.self)
        || $0.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers.has(.override) == true
        || $0.decl.asProtocol((any DeclGroupSyntax).self) != nil && !isAlone($0.decl)
        || $0.decl.isStoredProperty
    }
    guard node.inheritanceClause == nil, !isClosed else {
      port.warn(
        "UIKit's classes don't inherit from NSObject here, and have nothing of its extensions",
        at: offset
      )
      return .visitChildren
    }
    port.replace(node.extendedType, with: "NSObjectProtocol")
    for member in members {
      if member.decl.asProtocol((any DeclGroupSyntax).self) != nil {
        let (head, newline) = (words + "extension NSObjectProtocol {", port.source.newline)
        port.edits.insert("}\(newline)", at: member.decl.span.lowerBound)
        port.edits.insert("\(newline)\(head)", at: member.decl.span.upperBound)
        port.did(
          "a type in an extension of NSObject stands beside it: a protocol's extension has none",
          at: member.decl.span.lowerBound
        )
        continue
      }
      for modifier in member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? [] {
        if modifier.name.tokenKind == .keyword(.class) {
          port.replace(modifier, with: "static")
        } else if modifier.name.text == "open" {
          port.replace(modifier, with: "public")
        }
      }
    }
    return .visitChildren
  }
}

extension ObjectExtensionRule {
  /// Makes an extension one of views where it adds observers to the object itself: nothing else has `addObserver` here.
  private func observe(_ node: ExtensionDeclSyntax) -> Bool {
    let observing = ["addObserver", "removeObserver"]
    let tokens = Array(node.memberBlock.tokens(viewMode: .sourceAccurate))
    let observes = tokens.contains { token in
      observing.contains(token.text) && token.previousToken(viewMode: .sourceAccurate)?.text != "."
        && token.parent?.parent?.as(FunctionCallExprSyntax.self)?.arguments.contains {
          $0.label?.text == "forKeyPath"
        } == true
    }
    guard observes, node.inheritanceClause == nil else { return false }
    port.replace(node.extendedType, with: "UIView")
    for token in tokens where token.text == "NSObject" { port.replace(token, with: "UIResponder") }
    port.warn(
      "the extension is one of views: of what can be observed by key paths here, a recognizer has no such methods",
      at: node.extendedType.span.lowerBound
    )
    return true
  }

  /// Whether a type can stand outside of the extension: no other one of the files has its name, and nothing names it as
  /// a part of `NSObject`.
  private func isAlone(_ node: DeclSyntax) -> Bool {
    guard let name = node.asProtocol((any NamedDeclSyntax).self)?.name.text else { return false }
    let text = port.source.tree.description
    return port.surroundings.declarations(of: name) == 1
      && !text.contains("NSObject.\(name)") && !text.contains("Self.\(name)")
  }

  /// The classes of UIKit and of layers that inherit from no other one, as far as protocols of clients are about them.
  private static let roots = [
    "UIResponder", "UIGestureRecognizer", "CALayer", "CAAnimation", "UIColor", "UIFont", "UIImage",
    "UIBezierPath",
  ]

  /// `extension NSObject: Then {}` says it of UIKit's classes too.
  private func conform(to protocols: String, _ node: ExtensionDeclSyntax) {
    let text = port.source.tree.description
    let missing = Self.roots.filter { !text.contains("extension \($0): \(protocols) {") }
    guard !missing.isEmpty else { return }
    let words = node.modifiers.trimmedDescription
    let start = "\n" + (words.isEmpty ? "" : words + " ") + "extension "
    port.edits.insert(
      missing.map { "\(start)\($0): \(protocols) {}" }.joined(),
      at: node.span.upperBound
    )
    port.did(
      "\(protocols) is said of UIKit's classes too, which don't inherit from NSObject here",
      at: node.span.lowerBound
    )
  }
}

extension DeclSyntax {
  /// Whether it is a property with a value of its own.
  fileprivate var isStoredProperty: Bool {
    self.as(VariableDeclSyntax.self)?.bindings.contains { $0.accessorBlock == nil } == true
  }
}
