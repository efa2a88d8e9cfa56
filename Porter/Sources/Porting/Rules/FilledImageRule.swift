import SwiftSyntax

/// Writes the drawing of an image in one colour as the making of it: `UIImage.filled(rect, with: color, size: size)`.
///
/// Buttons take such images as their backgrounds, for one state each. What draws anything else is drawing by hand.
final class FilledImageRule: RuleVisitor {
  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    let items = Array(node)
    for (index, item) in items.enumerated() {
      guard var drawing = FilledImage(beginningWith: item, isSwift2: port.isSwift2)
      else { continue }
      if drawing.take(items[(index + 1)...]) { note(drawing.changes, at: item.span.lowerBound) }
      return .visitChildren
    }
    return .visitChildren
  }

  /// `UIGraphicsImageRenderer(size: size).image { … }`, also with the renderer in a constant.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "image", node.arguments.isEmpty,
      let closure = node.trailingClosure, let base = member.base,
      let renderer = renderer(base)
    else { return .visitChildren }
    var drawing = FilledImage(size: renderer.size, isSwift2: port.isSwift2)
    guard closure.statements.allSatisfy({ drawing.draws($0.item) }),
      let text = drawing.image(forced: true)
    else { return .visitChildren }
    var changes = [(range: node.span, text: text)]
    if let declaration = renderer.declaration {
      changes.append((port.source.removal(of: declaration.span), ""))
    }
    note(changes, at: node.span.lowerBound)
    return .skipChildren
  }

  private func renderer(_ base: ExprSyntax) -> (size: String, declaration: CodeBlockItemSyntax?)? {
    if let call = base.as(FunctionCallExprSyntax.self) {
      return Self.size(of: call).map { ($0, nil) }
    }
    guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    var current = base.parent
    while let here = current {
      if let list = here.as(CodeBlockItemListSyntax.self) {
        for item in list {
          guard let binding = item.item.as(VariableDeclSyntax.self)?.bindings.first,
            binding.pattern.trimmedDescription == name,
            let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
            let size = Self.size(of: call)
          else { continue }
          // Another use needs the renderer.
          let uses = list.tokens(viewMode: .sourceAccurate).count { $0.text == name }
          return uses == 2 ? (size, item) : nil
        }
      }
      current = here.parent
    }
    return nil
  }

  private static func size(of call: FunctionCallExprSyntax) -> String? {
    guard call.calledExpression.trimmedDescription == "UIGraphicsImageRenderer",
      let argument = call.arguments.first
    else { return nil }
    switch argument.label?.text {
    case "size": return argument.expression.trimmedDescription
    case "bounds": return argument.expression.trimmedDescription + ".size"
    default: return nil
    }
  }

  private func note(_ changes: [(range: Range<Int>, text: String)], at offset: Int) {
    port.filledImages += changes
    port.did(
      "the drawing of an image in one colour becomes UIImage.filled(_:with:size:)",
      at: offset
    )
  }
}

extension FilePort {
  /// Whether a token stands in the drawing of an image in one colour, which becomes the making of it.
  func isInFilledImage(_ token: TokenSyntax) -> Bool {
    let offset = token.span.lowerBound
    return filledImages.contains { $0.range.contains(offset) }
  }

  /// Makes these changes, in the place of what other rules changed there.
  func writeFilledImages() {
    for change in filledImages {
      let range = change.text.isEmpty ? source.removal(of: change.range) : change.range
      edits.leaveOut([range])
      edits.replace(range, with: change.text)
    }
  }
}
