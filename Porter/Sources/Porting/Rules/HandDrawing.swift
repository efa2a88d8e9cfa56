import SwiftSyntax

/// Finds whether a class draws by hand, or only sets up layers and subviews where it would draw.
final class HandDrawing: SyntaxVisitor {
  /// What the engine calls, without a context: `draw(_:)`, and what Swift 2 called it.
  static let called: Set<String> = ["draw(_:)", "drawRect(rect:)"]

  /// Methods without parameters that draw, or choose what is drawn with.
  private static let methods: Set<String> = [
    "setFill", "setStroke", "set", "fill", "stroke", "addClip",
  ]
  /// Functions that fill and frame rectangles.
  private static let functions: Set<String> = [
    "UIRectFill", "UIRectFrame", "UIRectClip", "UIRectFillUsingBlendMode",
  ]
  /// Methods of texts and images, with the labels of their first parameters.
  private static let drawing: [String: Set<String>] = [
    "draw": ["at", "in", "with"], "drawInRect": ["_"], "drawAtPoint": ["_"],
    "drawAsPatternInRect": ["_"], "drawAsPattern": ["in"],
  ]

  private let surroundings: Surroundings
  private var isFound = false

  /// Whether the type around a node draws, in itself or in its extensions in the same file.
  static func isUsed(around node: some SyntaxProtocol, _ surroundings: Surroundings) -> Bool {
    guard let scope = Scope(around: node) else { return false }
    let statements = node.root.as(SourceFileSyntax.self)?.statements.map(\.item) ?? []
    let parts = statements.filter {
      $0.as(ClassDeclSyntax.self)?.name.text == scope.name
        || $0.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription == scope.name
    }
    return ([scope.declaration] + parts.map { Syntax($0) }).contains {
      let visitor = HandDrawing(surroundings)
      visitor.walk($0)
      return visitor.isFound
    }
  }

  private init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    if AbsentFeature.drawingNames.contains(name) || Self.functions.contains(name)
      || name.hasPrefix("CGContext")
    {
      isFound = isFound || !surroundings.declaresItself(name)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.calledName?.text, node.calledExpression.is(MemberAccessExprSyntax.self)
    else { return .visitChildren }
    if node.arguments.isEmpty, node.trailingClosure == nil, Self.methods.contains(name) {
      isFound = isFound || !surroundings.declaresMethod(name + "()")
    } else if let label = node.arguments.first.map({ $0.label?.text ?? "_" }) {
      isFound = isFound || Self.drawing[name]?.contains(label) == true
    }
    return .visitChildren
  }
}
