import SwiftSyntax

/// Names the lines that use Auto Layout or draw by hand, which don't compile, and says what to write instead.
///
/// `translatesAutoresizingMaskIntoConstraints` is left out where it is set to a literal: without constraints the mask
/// is all there is. So are calls that only tell constraints how much they matter, or that they are due.
final class AbsentRule: RuleVisitor {
  private static let mask = "translatesAutoresizingMaskIntoConstraints"

  /// The lines of each feature that were named.
  private var named: Set<Use> = []

  private struct Use: Hashable {
    let isLayout: Bool
    let line: Int
  }

  // MARK: Overrides

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.has(.override) else { return .visitChildren }
    if port.isNeverTold(node) { return .skipChildren }
    let name = Method(node, isOverridable: false).name
    if AbsentFeature.drawingMembers.contains(name) {
      if node.drawsNothing { return .skipChildren }
      if port.places(node) { return .visitChildren }
      if let body = node.body, ["draw(_:)", "drawRect(rect:)"].contains(name),
        !DrawingUse.has(body, in: port.source.tree)
      {
        tell(arranging: name, at: node.funcKeyword)
      } else {
        tell(drawing: name, at: node.funcKeyword)
      }
    }
    if AbsentFeature.layerDrawingMembers.contains(name),
      port.surroundings.isIn("CALayer", at: node)
    {
      tell(drawing: name, at: node.funcKeyword)
    }
    if ["action(for:forKey:)", "actionForLayer(layer:forKey:)"].contains(name),
      port.surroundings.isIn("UIView", at: node)
    {
      port.cannot(
        "\(name): a view's own layer asks for no action; add the animation where the property is set",
        at: node.funcKeyword.span.lowerBound
      )
    }
    if AbsentFeature.layoutMembers.contains(name) { tell(layout: name, at: node.funcKeyword) }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if port.edits.haveLeftOut(node.span) { return .skipChildren }
    if node.modifiers.has(.override), let name = node.bindings.first?.pattern.trimmedDescription,
      AbsentFeature.layoutMembers.contains(name)
    {
      tell(layout: name, at: node.bindingSpecifier)
    }
    return .visitChildren
  }

  // MARK: Uses

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self),
      parts[2].is(BooleanLiteralExprSyntax.self), let target = target(of: parts[0]),
      let item = node.parent?.as(CodeBlockItemSyntax.self),
      let statements = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return .visitChildren }
    let rest = statements.count > 1 ? nil : Self.rest(of: statements, without: target)
    let range = rest == nil ? port.source.removal(of: item.span) : node.span
    if port.edits.replace(range, with: rest ?? "") {
      port.did("\(node.trimmedDescription) is left out", at: node.span.lowerBound)
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    tellOfArchive(node)
    tellOfPath(node)
    guard let (name, target) = Self.hint(of: node), !port.surroundings.declaresItself(name),
      let item = node.parent?.as(CodeBlockItemSyntax.self),
      let statements = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return .visitChildren }
    let rest = statements.count > 1 ? nil : Self.rest(of: statements, without: target)
    let range = rest == nil ? port.source.removal(of: item.span) : item.span
    if port.edits.replace(range, with: rest ?? "") {
      port.did("\(name) is left out", at: item.span.lowerBound)
    }
    return .skipChildren
  }

  /// The method of Auto Layout that a call only hints at something with, and what it belongs to.
  private static func hint(of call: FunctionCallExprSyntax) -> (name: String, target: String)? {
    let (name, target): (String, String)
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      (name, target) = (member.declName.baseName.text, member.base?.trimmedDescription ?? "")
    } else if let method = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      (name, target) = (method.baseName.text, "")
    } else {
      return nil
    }
    guard AbsentFeature.layoutCalls.contains(name), target != "super",
      !name.hasPrefix("setContent") || call.hasPriorityAsNumber
    else { return nil }
    return (name, target)
  }

  /// What the mask belongs to, where an expression is the mask: "" where it is a member of `self`.
  private func target(of expression: ExprSyntax) -> String? {
    if port.surroundings.declaresItself(Self.mask) { return nil }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text == Self.mask
        ? member.base?.trimmedDescription ?? "" : nil
    }
    return expression.as(DeclReferenceExprSyntax.self)?.baseName.text == Self.mask ? "" : nil
  }

  /// What stands where the only statement was, if something has to: a case isn't empty, and a closure uses its
  /// argument.
  private static func rest(of list: CodeBlockItemListSyntax, without target: String) -> String? {
    if list.parent?.is(SwitchCaseSyntax.self) == true { return "break" }
    guard list.parent?.is(ClosureExprSyntax.self) == true, target.contains("$") else { return nil }
    return "_ = \(target)"
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    // That is a frame, which `SafeAreaRule` writes without the guide.
    SafeAreaRule.view(of: node) == nil ? .visitChildren : .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    tell(node.baseName)
    let name = node.baseName.text
    if name == "constraints", !port.surroundings.declaresMember(name),
      !LocalNames.have(name, at: node)
    {
      tell(layout: name, at: node.baseName)
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    tell(node.name)
    return .visitChildren
  }

  // MARK: Notes

  /// Says that nothing of the engine comes out of an archive.
  private func tellOfArchive(_ node: FunctionCallExprSyntax) {
    tellOfCopy(node)
    guard node.calledName?.text == "unarchivedObject", let argument = node.arguments.first,
      argument.label?.text == "ofClass",
      let name = argument.expression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription,
      port.surroundings.type(name)?.isEngine == true
    else { return }
    port.cannot(
      "\(name): there are no archives of UIKit's and Core Animation's classes; take what you need of it by itself",
      at: node.span.lowerBound
    )
  }

  /// Says that a view isn't copied by an archive: `NSKeyedUnarchiver.unarchiveObject(with: data) as? UIView`.
  private func tellOfCopy(_ node: FunctionCallExprSyntax) {
    guard
      ["unarchiveObject", "unarchiveObjectWithData", "unarchiveTopLevelObjectWithData"]
        .contains(node.calledName?.text), let parts = node.parent?.as(ExprListSyntax.self),
      let index = parts.firstIndex(where: { $0.id == node.id }),
      let sign = parts.index(index, offsetBy: 1, limitedBy: parts.endIndex),
      sign < parts.endIndex, parts[sign].is(UnresolvedAsExprSyntax.self),
      let type = parts[parts.index(after: sign)].as(TypeExprSyntax.self)?.type.trimmedDescription,
      port.surroundings.type(type)?.isEngine == true
        || type == "Self" && port.surroundings.isIn("UIView", at: node)
    else { return }
    port.cannot(
      "\(type): there are no archives of UIKit's and Core Animation's classes, so that none copies one; make another one, or"
        + " show snapshotView(afterScreenUpdates:)",
      at: node.span.lowerBound
    )
  }

  /// Names what a path draws of itself: `path.stroke()`.
  private func tellOfPath(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      ["fill", "stroke", "addClip"].contains(member.declName.baseName.text),
      node.arguments.isEmpty,
      let local = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      LocalTypes.type(of: local, at: Syntax(node))?.name == "UIBezierPath"
    else { return }
    tell(drawing: member.declName.baseName.text + "()", at: member.declName.baseName)
  }

  private func tell(_ token: TokenSyntax) {
    let name = token.text
    if port.surroundings.declaresItself(name) || isBeforeAxis(token) { return }
    if AbsentFeature.layoutNames.contains(name) { tell(layout: name, at: token) }
    if AbsentFeature.drawingNames.contains(name) { tell(drawing: name, at: token) }
  }

  /// Whether a name is the one that a stack view's axes stand in: `NSLayoutConstraint.Axis`.
  private func isBeforeAxis(_ token: TokenSyntax) -> Bool {
    guard token.text == "NSLayoutConstraint",
      let dot = token.nextToken(viewMode: .sourceAccurate), dot.tokenKind == .period
    else { return false }
    return dot.nextToken(viewMode: .sourceAccurate)?.text == "Axis"
  }

  private func tell(layout name: String, at token: TokenSyntax) {
    guard isFirst(isLayout: true, token) else { return }
    let remedy: String
    if AbsentFeature.layoutHints.contains(name) {
      remedy = "leave it out"
    } else {
      let isController = Scope(around: token)?.name.hasSuffix("Controller") == true
      remedy =
        "set frames in \(isController ? "viewDidLayoutSubviews()" : "layoutSubviews()")"
        + (name == "safeAreaLayoutGuide" ? ", from safeAreaInsets" : "")
    }
    port.cannot(
      "\(name): Auto Layout is not part of Touchstone; \(remedy)",
      at: token.span.lowerBound
    )
  }

  private func tell(drawing name: String, at token: TokenSyntax) {
    guard isFirst(isLayout: false, token) else { return }
    port.cannot(
      "\(name): drawing by hand is not part of Touchstone; show a CAShapeLayer with the path, or leave it out",
      at: token.span.lowerBound
    )
  }

  /// Says what to do with a method of drawing that places views and layers alone.
  private func tell(arranging name: String, at token: TokenSyntax) {
    guard isFirst(isLayout: false, token) else { return }
    port.cannot(
      "\(name) isn't called, and this one draws nothing itself: do its work in layoutSubviews(), which is called when"
        + " the size changes, and make each view and layer once",
      at: token.span.lowerBound
    )
  }

  private func isFirst(isLayout: Bool, _ token: TokenSyntax) -> Bool {
    let line = port.source.line(at: token.span.lowerBound)
    return named.insert(Use(isLayout: isLayout, line: line)).inserted
  }
}

extension FunctionCallExprSyntax {
  /// Whether the first argument is a number, as priorities were in Swift 2 and 3, and none of the constants.
  fileprivate var hasPriorityAsNumber: Bool {
    guard let first = arguments.first?.expression else { return false }
    return first.is(IntegerLiteralExprSyntax.self) || first.is(FloatLiteralExprSyntax.self)
      || first.is(SequenceExprSyntax.self)
  }
}
