import SwiftSyntax

/// What is drawn into an image by the statements of a block: one rectangle in one colour, another image, or a layer.
struct FilledImage {
  private let size: String
  private let isSwift2: Bool
  private var color: String?
  private var rect: String?
  /// The call that makes an image of what is drawn, but for its size.
  private var other: String?
  private var context: String?
  /// What becomes of the statements: those that draw go, and what takes the image makes it.
  private(set) var changes: [(range: Range<Int>, text: String)] = []

  init(size: String, isSwift2: Bool) {
    self.size = size
    self.isSwift2 = isSwift2
  }

  /// Begins with a call of `UIGraphicsBeginImageContext`; nil for another statement.
  init?(beginningWith item: CodeBlockItemSyntax, isSwift2: Bool) {
    guard let call = item.item.as(FunctionCallExprSyntax.self),
      ["UIGraphicsBeginImageContext", "UIGraphicsBeginImageContextWithOptions"]
        .contains(call.calledExpression.trimmedDescription),
      let size = call.arguments.first?.expression.trimmedDescription
    else { return nil }
    self.init(size: size, isSwift2: isSwift2)
    leaveOut(item)
  }

  /// Takes the statements after the beginning in; false where one draws something else, or the image isn't taken.
  mutating func take(_ items: ArraySlice<CodeBlockItemSyntax>) -> Bool {
    var isTaken = false
    for item in items {
      if item.item.trimmedDescription == "UIGraphicsEndImageContext()" || endsLater(item) {
        leaveOut(item)
        continue
      }
      if begins(item) || draws(item.item) {
        leaveOut(item)
        continue
      }
      let calls = ImageCalls(viewMode: .sourceAccurate)
      calls.walk(item)
      if let call = calls.found, !calls.hasOthers {
        let isForced = call.parent?.is(ForceUnwrapExprSyntax.self) == true
        let isBound = call.parent?.is(OptionalChainingExprSyntax.self) == true || calls.isBinding
        guard let text = image(forced: isSwift2 && !isForced && !isBound) else { return false }
        changes.append((call.span, text))
        isTaken = true
        continue
      }
      if calls.hasOthers || context.map({ name in uses(name, in: item) }) == true { return false }
    }
    return isTaken
  }

  /// The image; nil where no rectangle or no colour was given, or more than one thing is drawn.
  func image(forced: Bool) -> String? {
    let end = ", size: \(size))" + (forced ? "!" : "")
    if let other { return color == nil && rect == nil ? other + end : nil }
    guard let color, let rect else { return nil }
    return "UIImage.filled(\(rect), with: \(color)" + end
  }

  private mutating func leaveOut(_ item: CodeBlockItemSyntax) {
    changes.append((item.span, ""))
  }

  private func uses(_ name: String, in item: CodeBlockItemSyntax) -> Bool {
    item.tokens(viewMode: .sourceAccurate).contains { $0.text == name }
  }

  private func endsLater(_ item: CodeBlockItemSyntax) -> Bool {
    guard let statement = item.item.as(DeferStmtSyntax.self) else { return false }
    let body = statement.body.statements
    return body.count == 1
      && body.first?.item.trimmedDescription == "UIGraphicsEndImageContext()"
  }

  /// Whether a statement only asks for the context, or draws where there is one.
  private mutating func begins(_ item: CodeBlockItemSyntax) -> Bool {
    if let binding = item.item.as(VariableDeclSyntax.self)?.bindings.first,
      let value = binding.initializer?.value.trimmedDescription,
      ["UIGraphicsGetCurrentContext()", "UIGraphicsGetCurrentContext()!"].contains(value)
    {
      context = binding.pattern.trimmedDescription
      return true
    }
    if let statement = item.item.as(GuardStmtSyntax.self) {
      return hasContext(statement.conditions)
    }
    if let expression = item.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self),
      expression.elseBody == nil, hasContext(expression.conditions)
    {
      return expression.body.statements.allSatisfy { draws($0.item) }
    }
    return false
  }

  private mutating func hasContext(_ conditions: ConditionElementListSyntax) -> Bool {
    guard conditions.count == 1,
      let binding = conditions.first?.condition.as(OptionalBindingConditionSyntax.self),
      binding.initializer?.value.trimmedDescription == "UIGraphicsGetCurrentContext()"
    else { return false }
    context = binding.pattern.trimmedDescription
    return true
  }

  /// Whether a statement sets the one colour or fills the one rectangle.
  mutating func draws(_ item: CodeBlockItemSyntax.Item) -> Bool {
    guard let call = item.as(FunctionCallExprSyntax.self) else { return false }
    let arguments = call.arguments.map { $0.expression }
    let isPlain = call.arguments.allSatisfy { $0.label == nil }
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      switch (member.declName.baseName.text, arguments.count) {
      case ("setFill", 0), ("set", 0):
        return set(color: member.base?.trimmedDescription ?? "self")
      case ("setFillColor", 1) where isPlain: return set(layerColor: arguments[0])
      case ("fill", 1) where isPlain: return set(rect: arguments[0])
      default: return drawsOther(member.declName.baseName.text, of: member.base, call)
      }
    }
    switch (call.calledExpression.trimmedDescription, arguments.count) {
    case ("setFill", 0), ("set", 0): return set(color: "self")
    case ("UIRectFill", 1): return set(rect: arguments[0])
    case ("CGContextSetFillColorWithColor", 2): return set(layerColor: arguments[1])
    case ("CGContextFillRect", 2): return set(rect: arguments[1])
    default: return drawsOther(call.calledExpression.trimmedDescription, of: nil, call)
    }
  }

  /// Whether a call draws an image into a rectangle, a layer, or a view.
  private mutating func drawsOther(
    _ name: String,
    of base: ExprSyntax?,
    _ call: FunctionCallExprSyntax
  ) -> Bool {
    guard other == nil, let first = call.arguments.first else { return false }
    let labels = call.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
    let bound = base?.as(OptionalChainingExprSyntax.self)?.expression ?? base
    let target = bound?.trimmedDescription ?? "self"
    let place = first.expression.trimmedDescription
    switch "\(name)(\(labels))" {
    case "draw(in:)", "drawInRect(_:)":
      other = "UIImage.pictured(\(target), in: \(place)"
    case "render(in:)", "renderInContext(_:)":
      other = "UIImage.rendered(\(target)"
    case "drawHierarchy(in:afterScreenUpdates:)",
      "drawViewHierarchyInRect(_:afterScreenUpdates:)":
      other = "UIImage.pictured(UIImage(picture: \(target).displayList()), in: \(place)"
    default: return false
    }
    return true
  }

  private mutating func set(color: String) -> Bool {
    guard self.color == nil else { return false }
    self.color = color
    return true
  }

  private mutating func set(layerColor: ExprSyntax) -> Bool {
    if let reference = layerColor.as(DeclReferenceExprSyntax.self),
      ["cgColor", "CGColor"].contains(reference.baseName.text)
    {
      return set(color: "self")
    }
    if let member = layerColor.as(MemberAccessExprSyntax.self), let base = member.base,
      ["cgColor", "CGColor"].contains(member.declName.baseName.text)
    {
      return set(color: base.trimmedDescription)
    }
    return set(color: "UIColor(cgColor: \(layerColor.trimmedDescription))")
  }

  private mutating func set(rect: ExprSyntax) -> Bool {
    guard self.rect == nil else { return false }
    self.rect = rect.trimmedDescription
    return true
  }
}

/// The call that takes the image out of a statement, and whether the statement draws beside that.
private final class ImageCalls: SyntaxVisitor {
  var found: FunctionCallExprSyntax?
  var hasOthers = false
  /// Whether the image is bound where it is there.
  var isBinding = false

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.trimmedDescription == "UIGraphicsGetImageFromCurrentImageContext"
    else { return .visitChildren }
    if found != nil { hasOthers = true }
    found = node
    isBinding = node.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    if name.hasPrefix("UIGraphics") || name.hasPrefix("CGContext") { hasOthers = true }
    return .visitChildren
  }
}
