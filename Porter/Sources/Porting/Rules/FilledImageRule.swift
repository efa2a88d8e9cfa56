import SwiftSyntax

/// Writes the drawing of an image in one colour as the making of it: `UIImage.filled(rect, with: color, size: size)`.
///
/// So it does with an image of another image in another size, and with one of a layer or a view.
/// Buttons take such images as their backgrounds, and what is dragged shows them. What draws anything else, or more than
/// that, is drawing by hand.
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

  /// The method that makes the image.
  private static func maker(_ changes: [(range: Range<Int>, text: String)]) -> String {
    let text = changes.first { !$0.text.isEmpty }?.text ?? ""
    if text.hasPrefix("UIImage.pictured") { return "UIImage.pictured(_:in:size:)" }
    return text.hasPrefix("UIImage.rendered")
      ? "UIImage.rendered(_:size:)" : "UIImage.filled(_:with:size:)"
  }

  private func note(_ changes: [(range: Range<Int>, text: String)], at offset: Int) {
    port.filledImages += changes
    port.did(
      "the drawing of an image becomes \(Self.maker(changes))",
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
