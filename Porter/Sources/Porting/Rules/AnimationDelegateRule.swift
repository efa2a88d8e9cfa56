import SwiftSyntax

/// Makes a delegate of animations of what overrode `animationDidStop(_:finished:)`, which every object had up to
/// Swift 2, or is handed to an animation as its delegate: the class adopts `CAAnimationDelegate`, and the method loses
/// its `override`.
final class AnimationDelegateRule: RuleVisitor {
  private static let methods: Set<String> = ["animationDidStart", "animationDidStop"]

  /// Whether a method overrides one of these.
  static func isOld(_ node: FunctionDeclSyntax) -> Bool {
    node.modifiers.has(.override) && methods.contains(node.name.text)
  }

  /// The classes of the file; an extension's method is the class's.
  private lazy var classes = ClassBodies(port.source.tree).classes
  private var adopted: Set<String> = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard Self.isOld(node), let scope = Scope(around: node),
      let modifier = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }),
      let type = port.surroundings.type(scope.full), !isDeclaredAbove(node, type)
    else { return .visitChildren }
    port.leaveOut(modifier)
    let offset = modifier.span.lowerBound
    port.did("\(node.name.text) isn't an override: it is CAAnimationDelegate's", at: offset)
    for parameter in node.signature.parameterClause.parameters {
      if let type = parameter.type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
        port.edits.replace(type.exclamationMark.span, with: "")
      }
    }
    if let first = node.signature.parameterClause.parameters.last, first.secondName == nil,
      node.name.text == "animationDidStop", first.firstName.text != "finished"
    {
      port.edits.insert("finished ", at: first.firstName.span.lowerBound)
    }
    adopt(scope, type, at: offset)
    return .visitChildren
  }

  /// `animation.delegate = self` in Swift 2, where every object could be a delegate.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    guard port.isSwift2, elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
      elements[2].trimmedDescription == "self",
      let member = elements[0].as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "delegate",
      let local = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let kind = LocalTypes.type(of: local, at: Syntax(node))?.name, kind.hasPrefix("CA"),
      kind.hasSuffix("Animation") || kind.hasSuffix("Transition") || kind == "CAAnimationGroup",
      let scope = Scope(around: node), let type = port.surroundings.type(scope.full)
    else { return .visitChildren }
    adopt(scope, type, at: node.span.lowerBound)
    return .visitChildren
  }

  /// Whether the override is one of a class of the given files.
  private func isDeclaredAbove(_ node: FunctionDeclSyntax, _ type: DeclaredType) -> Bool {
    port.surroundings.chain(of: type.path).types.dropFirst().contains {
      $0.methods.contains { $0.base == node.name.text }
    }
  }

  private func adopt(_ scope: Scope, _ type: DeclaredType, at offset: Int) {
    let isAdopted = port.surroundings.protocols(of: type.path).contains("CAAnimationDelegate")
    guard !isAdopted, adopted.insert(type.path).inserted else { return }
    let owner =
      classes[scope.full]?.inheritanceClause
      ?? scope.declaration.as(ExtensionDeclSyntax.self)?.inheritanceClause
    guard let last = owner?.inheritedTypes.last else {
      port.cannot("\(type.name) has to adopt CAAnimationDelegate", at: offset)
      return
    }
    port.edits.insert(", CAAnimationDelegate", at: last.type.span.upperBound)
    port.did("\(type.name) adopts CAAnimationDelegate", at: last.type.span.lowerBound)
  }

  /// What is called of the superclass, which has no such method, is left out.
  override func visit(_ node: SuperExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.parent?.as(MemberAccessExprSyntax.self),
      Self.methods.contains(member.declName.baseName.text),
      let item = member.parent?.parent?.as(CodeBlockItemSyntax.self),
      let scope = Scope(around: node),
      !port.surroundings.chain(of: scope.full).types.dropFirst().contains(where: {
        $0.methods.contains { $0.base == member.declName.baseName.text }
      }), port.edits.replace(port.source.removal(of: item.span), with: "")
    else { return .visitChildren }
    port.did(
      "super.\(member.declName.baseName.text) is left out: the superclass has none",
      at: node.span.lowerBound
    )
    return .visitChildren
  }
}
