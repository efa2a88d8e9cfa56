import SwiftSyntax

/// Writes an assignment behind a question mark that reads what it changes in two steps.
///
/// `rect?.origin.x = (width - rect!.width) / 2` has `rect` in use while its new value is made, which Swift 5 rejects for
/// locals. `if rect != nil { rect!.origin.x = … }` makes the value first.
final class OverlapRule: RuleVisitor {
  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard let parts = node.item.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      parts.count >= 3, parts[1].is(AssignmentExprSyntax.self),
      let (name, mark) = Self.chain(parts[0]), Self.isVariable(name, at: Syntax(node)),
      parts[2...].contains(where: { Reads.have(name, in: $0) })
    else { return .visitChildren }
    port.edits.insert("if \(name) != nil { ", at: node.span.lowerBound)
    port.edits.replace(mark.span, with: "!")
    port.edits.insert(" }", at: node.item.span.upperBound)
    port.did(
      "\(name)?.… becomes \(name)!.… where it isn't nil, as its value reads it too",
      at: node.span.lowerBound
    )
    return .visitChildren
  }

  /// What values of geometry consist of: an object isn't in use while one of its properties is set.
  private static let parts: Set<String> = [
    "origin", "size", "x", "y", "width", "height", "dx", "dy", "top", "left", "bottom", "right",
    "tx", "ty",
  ]

  /// The variable that a chain of members begins with, and the question mark behind it.
  private static func chain(_ node: ExprSyntax) -> (String, TokenSyntax)? {
    var next = node
    while let member = next.as(MemberAccessExprSyntax.self), let base = member.base {
      if let chain = base.as(OptionalChainingExprSyntax.self) {
        let name = chain.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
        let isPart = parts.contains(member.declName.baseName.text)
        return isPart ? name.map { ($0, chain.questionMark) } : nil
      }
      next = base
    }
    return nil
  }

  /// Whether the nearest declaration of a name in the blocks around a node is a variable.
  private static func isVariable(_ name: String, at node: Syntax) -> Bool {
    var next = node.parent
    while let current = next, !current.is(MemberBlockSyntax.self) {
      for item in current.as(CodeBlockItemListSyntax.self) ?? [] {
        guard let variable = item.item.as(VariableDeclSyntax.self),
          variable.bindings.contains(where: { $0.pattern.trimmedDescription == name })
        else { continue }
        return variable.bindingSpecifier.tokenKind == .keyword(.var)
      }
      next = current.parent
    }
    return false
  }
}

/// Finds whether an expression reads a variable.
private final class Reads: SyntaxVisitor {
  private let name: String
  private var isFound = false

  static func have(_ name: String, in node: ExprSyntax) -> Bool {
    let reads = Reads(name)
    reads.walk(node)
    return reads.isFound
  }

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    isFound = isFound || node.baseName.text == name && !isMember
    return .visitChildren
  }
}
