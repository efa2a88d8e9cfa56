import SwiftSyntax

/// Calls a `draw(_:)` that places layers and views, and draws nothing itself, when the view is laid out.
///
/// iOS calls it once when the view appears, and after each `setNeedsDisplay()`. Here it becomes `placeLayers(_:)`, and
/// the layout calls it as often.
final class PlacingRule: RuleVisitor {
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard port.places(node), let owner = Scope(around: node)?.declaration.as(ClassDeclSyntax.self),
      let item = node.parent?.as(MemberBlockItemSyntax.self),
      let modifier = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
    else { return .visitChildren }
    port.leaveOut(modifier)
    port.edits.replace(node.name.span, with: "placeLayers")
    for statement in node.body?.statements ?? [] where statement.callsSuperclassToDraw {
      port.edits.replace(port.source.removal(of: statement.span), with: "")
    }
    let access = owner.modifiers.isPublic ? "public " : ""
    var members = [
      "private var needsPlacing = true",
      "\(access)override func setNeedsDisplay() {", "    super.setNeedsDisplay()",
      "    needsPlacing = true", "    setNeedsLayout()", "}",
      "private func placeLayersIfNeeded() {",
      "    guard needsPlacing, !bounds.isEmpty else { return }", "    needsPlacing = false",
      "    placeLayers(bounds)", "}",
    ]
    if let brace = owner.method("layoutSubviews")?.body?.leftBrace {
      port.edits.insert(" defer { placeLayersIfNeeded() }", at: brace.span.upperBound)
    } else {
      members += [
        "\(access)override func layoutSubviews() {", "    super.layoutSubviews()",
        "    placeLayersIfNeeded()", "}",
      ]
    }
    let newline = port.source.newline
    let indentation = port.source.indentation(at: item.span.lowerBound)
    port.edits.insert(
      members.map { newline + indentation + $0 }.joined(),
      at: item.span.upperBound
    )
    port.did(
      "\(Method(node, isOverridable: false).name) becomes placeLayers(_:), which the layout calls once and after each"
        + " setNeedsDisplay(): it draws nothing itself",
      at: node.name.span.lowerBound
    )
    return .visitChildren
  }
}

extension FilePort {
  /// Whether a method overrides `draw(_:)` of a view, and only places layers and views.
  func places(_ node: FunctionDeclSyntax) -> Bool {
    let name = Method(node, isOverridable: false).name
    guard node.modifiers.has(.override),
      ["draw(_:)", "drawRect(rect:)", "drawRect(_:)"].contains(name),
      let body = node.body, !node.isConditional, !node.drawsNothing,
      let scope = Scope(around: node), let owner = scope.declaration.as(ClassDeclSyntax.self),
      owner.method("setNeedsDisplay") == nil, owner.memberBlock.members.count > 0,
      !source.tree.description.lowercased().contains(".redraw"),
      !DrawingUse.has(body, in: source.tree)
    else { return false }
    let chain = surroundings.chain(of: scope.full).types
    let others = chain.dropFirst() + surroundings.descendants(of: scope.full)
    let isView = chain.contains { $0.isEngine && $0.path == "UIView" }
    let isShared = others.contains { type in
      !type.isEngine
        && type.methods.contains { ["draw", "drawRect"].contains($0.base) && $0.isOverride }
    }
    // A layout of the class that stands in an extension moves into it, and is not seen here.
    let layouts =
      surroundings.type(scope.full)?.methods.count { $0.name == "layoutSubviews()" } ?? 0
    return isView && !isShared && layouts == (owner.method("layoutSubviews") == nil ? 0 : 1)
  }
}

extension ClassDeclSyntax {
  /// A method without parameters in the class's own body.
  fileprivate func method(_ name: String) -> FunctionDeclSyntax? {
    memberBlock.members.lazy.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.first {
      $0.name.text == name && $0.signature.parameterClause.parameters.isEmpty
    }
  }
}

/// Finds whether a body draws into a context: it names one, sets a colour, or fills, strokes or draws something; also
/// where a function of the file that it calls does.
final class DrawingUse: SyntaxVisitor {
  private static let calls: Set<String> = [
    "fill", "stroke", "setFill", "setStroke", "addClip", "set", "fillWithBlendMode",
    "strokeWithBlendMode", "clip", "render", "renderInContext",
  ]
  private let bodies: [String: [CodeBlockSyntax]]
  private var seen: Set<String> = []
  private var isFound = false

  static func has(_ body: CodeBlockSyntax, in tree: SourceFileSyntax) -> Bool {
    let use = DrawingUse(FunctionBodies.bodies(in: tree))
    use.walk(body)
    return use.isFound
  }

  private init(_ bodies: [String: [CodeBlockSyntax]]) {
    self.bodies = bodies
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    let begins = ["UIGraphics", "CGContext", "UIRectF", "NSStringDrawing"]
    isFound = isFound || begins.contains { name.hasPrefix($0) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.calledName?.text else { return .visitChildren }
    let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    if member?.base?.is(SuperExprSyntax.self) == true { return .visitChildren }
    let isOwn = member == nil || member?.base?.trimmedDescription == "self"
    if isOwn, let found = bodies[name] {
      if seen.insert(name).inserted { for body in found { walk(body) } }
      return .visitChildren
    }
    isFound = isFound || Self.calls.contains(name) || name.hasPrefix("draw")
    return .visitChildren
  }
}

/// The bodies of a file's functions by their names.
private final class FunctionBodies: SyntaxVisitor {
  private var bodies: [String: [CodeBlockSyntax]] = [:]

  static func bodies(in tree: SourceFileSyntax) -> [String: [CodeBlockSyntax]] {
    let reader = FunctionBodies(viewMode: .sourceAccurate)
    reader.walk(tree)
    return reader.bodies
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let body = node.body { bodies[node.name.text, default: []].append(body) }
    return .visitChildren
  }
}
