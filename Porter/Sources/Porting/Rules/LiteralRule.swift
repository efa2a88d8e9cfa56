import SwiftSyntax

/// Writes `#colorLiteral`, `#imageLiteral` and `#keyPath` as the calls and strings that they stand for.
final class LiteralRule: RuleVisitor {
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    change(node.macroName.text, node.arguments, pound: node.pound, node: Syntax(node))
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    change(node.macroName.text, node.arguments, pound: node.pound, node: Syntax(node))
    return .visitChildren
  }

  private func change(
    _ name: String,
    _ arguments: LabeledExprListSyntax,
    pound: TokenSyntax,
    node: Syntax
  ) {
    let head = pound.span.lowerBound
    switch name {
    case "colorLiteral":
      port.edits.replace(head..<head + "#colorLiteral".utf8.count, with: "UIColor")
      if isForLayer(node) {
        port.edits.insert(".cgColor", at: node.span.upperBound)
        port.did("#colorLiteral becomes UIColor, and its cgColor", at: head)
      } else {
        port.did("#colorLiteral becomes UIColor", at: head)
      }
    case "imageLiteral":
      guard let argument = arguments.first, arguments.count == 1 else { return }
      port.edits.replace(
        node.span,
        with: "UIImage(named: \(argument.expression.trimmedDescription))!"
      )
      port.did("#imageLiteral becomes UIImage(named:)!", at: head)
    case "keyPath":
      guard let argument = arguments.first, arguments.count == 1 else { return }
      let text = "\"\(port.keyPath(of: argument.expression.trimmedDescription))\""
      port.edits.replace(node.span, with: text)
      port.did("\(node.trimmedDescription) becomes \(text)", at: head)
    case "fileLiteral":
      port.cannot(
        "#fileLiteral is Xcode's; write Bundle.main.url(forResource:withExtension:)",
        at: head
      )
    default: return
    }
  }

  /// Colours that layers have.
  private static let colors: Set<String> = [
    "borderColor", "shadowColor", "backgroundColor", "fillColor", "strokeColor", "foregroundColor",
  ]

  /// Whether a literal stands where a `CGColor` is expected: it is a layer's colour, or its type is written there.
  private func isForLayer(_ node: Syntax) -> Bool {
    let type: TypeSyntax?
    if let binding = node.parent?.parent?.as(PatternBindingSyntax.self) {
      type = binding.typeAnnotation?.type
    } else if let elements = node.parent?.as(ExprListSyntax.self), elements.count == 3 {
      let parts = Array(elements)
      if parts[1].is(AssignmentExprSyntax.self) { return isLayersColor(parts[0]) }
      type = parts[2].as(TypeExprSyntax.self)?.type
    } else {
      type = nil
    }
    let name = type?.trimmedDescription.filter { $0 != "?" && $0 != "!" }
    return name == "CGColor"
  }

  private func isLayersColor(_ target: ExprSyntax) -> Bool {
    guard let member = target.as(MemberAccessExprSyntax.self), let base = member.base,
      Self.colors.contains(member.declName.baseName.text)
    else { return false }
    let last = base.trimmedDescription.split(separator: ".").last ?? ""
    let owner = last.filter { $0 != "?" && $0 != "!" }
    return owner == "layer" || owner.hasSuffix("Layer")
  }
}

extension FilePort {
  /// The string that a key path of Objective-C has: what follows the type's name.
  func keyPath(of text: String) -> String {
    var names = text.filter { !$0.isWhitespace }.split(separator: ".").map(String.init)
    var type: String? = nil
    while names.count > 1, names[0].first?.isUppercase == true {
      type = type.map { $0 + "." + names[0] } ?? names[0]
      names.removeFirst()
    }
    let isApple = type.map { !surroundings.declaresItself($0) } ?? false
    return names.map { isApple ? Self.objectiveCName(of: $0) : $0 }.joined(separator: ".")
  }

  /// Apple's `isHidden` is `hidden` to Objective-C.
  private static func objectiveCName(of name: String) -> String {
    let rest = name.dropFirst(2)
    guard name.hasPrefix("is"), let first = rest.first, first.isUppercase else { return name }
    return first.lowercased() + rest.dropFirst()
  }
}
