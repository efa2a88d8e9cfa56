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
      port.did("#colorLiteral becomes UIColor", at: head)
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
