import SwiftSyntax

/// Leaves out statements that only reach for bars: `navigationController?.setNavigationBarHidden(true, animated: true)`.
///
/// Here no container has a bar, and no controller is in a split view controller. A local that holds an item of a bar goes too,
/// where only such statements use it. What the arguments call stays: `_ = makeImage()`.
final class BarRule: RuleVisitor {
  /// Controllers that contain others, which are nil where there are none.
  private static let containers: Set<String> = ["splitViewController"]
  /// Bars, what they show of a controller, and what hides them.
  static let items: Set<String> = [
    "navigationItem", "tabBarItem", "navigationBar", "tabBar", "isNavigationBarHidden",
    "navigationBarHidden", "setNavigationBarHidden", "isToolbarHidden", "toolbarHidden",
    "setToolbarHidden", "hidesBarsOnSwipe", "hidesBarsOnTap",
    "hidesBarsWhenKeyboardAppears", "hidesBarsWhenVerticallyCompact",
  ]
  /// Those that can be read: bars count as hidden, and their items are kept.
  static let readable: Set<String> = [
    "navigationItem", "tabBarItem", "navigationBar", "tabBar", "isNavigationBarHidden",
    "navigationBarHidden", "isToolbarHidden", "toolbarHidden",
  ]
  /// What is kept of the items of controllers, though no bar shows it.
  private static let kept: Set<String> = [
    "title", "titleView", "prompt", "backBarButtonItem", "backButtonTitle", "hidesBackButton",
    "leftBarButtonItem", "leftBarButtonItems", "rightBarButtonItem", "rightBarButtonItems",
    "leftItemsSupplementBackButton", "largeTitleDisplayMode", "backButtonDisplayMode",
    "setHidesBackButton", "setLeftBarButton", "setLeftBarButtonItems", "setRightBarButton",
    "setRightBarButtonItems", "image", "selectedImage", "badgeValue", "badgeColor", "tag",
    "titlePositionAdjustment", "imageInsets", "isEnabled", "setTitleTextAttributes",
    "accessibilityLabel", "accessibilityIdentifier", "accessibilityHint",
  ]

  private var isSaid = false

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.baseName.text
    guard !isSaid, ["navigationItem", "tabBarItem"].contains(text),
      !port.surroundings.declaresMember(text), !port.surroundings.declaresItself(text),
      !LocalNames.have(text, at: node), port.surroundings.engineHas("UINavigationItem")
    else { return .visitChildren }
    isSaid = true
    port.warn(
      "\(text) is kept, and no bar shows it: what its buttons do, call by yourself",
      at: node.span.lowerBound
    )
    return .visitChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard let name = statement(node), let list = node.parent?.as(CodeBlockItemListSyntax.self),
      Self.isDropped(from: list)
    else { return .visitChildren }
    let effects = DroppedEffects.leaveOut(
      node,
      until: Self.absent,
      isReached: !Self.containers.contains(name),
      reason: "\(name): there are no bars",
      in: port
    )
    guard let effects else { return .visitChildren }
    port.warn(
      Self.containers.contains(name)
        ? "\(name)?.… is left out: there are no such controllers, so it is nil and the line does nothing"
        : "\(name) is left out: there are no bars",
      at: node.span.lowerBound
    )
    return effects.isEmpty ? .skipChildren : .visitChildren
  }

  /// What a chain is cut at.
  private static var absent: Set<String> { items.union(containers) }

  /// Whether nothing is called in a statement about bars that would stay.
  private func hasNoEffects(_ item: CodeBlockItemSyntax, _ name: String) -> Bool {
    DroppedEffects(
      of: item,
      until: Self.absent,
      isReached: !Self.containers.contains(name),
      in: port
    )?.isEmpty == true
  }

  /// Whether a node is in what is left out of a statement.
  static func leavesOut(_ node: some SyntaxProtocol, _ port: FilePort) -> Bool {
    guard port.edits.cover(node.span) else { return false }
    var next = node.parent
    while let current = next {
      if let item = current.as(CodeBlockItemSyntax.self),
        let list = item.parent?.as(CodeBlockItemListSyntax.self),
        BarRule(port).statement(item) != nil, isDropped(from: list)
      {
        return true
      }
      next = current.parent
    }
    return false
  }

  /// What a statement reaches through that isn't here; nil where it does something else.
  private func statement(_ item: CodeBlockItemSyntax) -> String? {
    if makesItem(item) || setsItem(item) { return "UIBarButtonItem" }
    guard let node = item.item.as(ExprSyntax.self) else { return nil }
    if let parts = node.as(SequenceExprSyntax.self).map({ Array($0.elements) }) {
      guard parts.count >= 3, parts[1].is(AssignmentExprSyntax.self) else { return nil }
      return parts[0].is(DiscardAssignmentExprSyntax.self) && parts.count == 3
        ? root(of: parts[2], isSet: false) : root(of: parts[0], isSet: true)
    }
    return root(of: node, isSet: false)
  }

  /// Whether a statement makes a button of a bar that only statements about bars use.
  private func makesItem(_ item: CodeBlockItemSyntax) -> Bool {
    guard let variable = item.item.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, let list = item.parent,
      binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledType == "UIBarButtonItem"
    else { return false }
    let name = binding.pattern.trimmedDescription
    let uses = (list.as(CodeBlockItemListSyntax.self) ?? []).filter { other in
      other.id != item.id
        && other.tokens(viewMode: .sourceAccurate).contains { $0.text == name }
    }
    return !uses.isEmpty
      && uses.allSatisfy { use in
        use.trimmedDescription.hasPrefix(name + ".")
          || reaches(use) && hasNoEffects(use, statement(use) ?? "")
      }
  }

  /// Whether a statement asks something of such a button, or sets it: `button.tintColor = .red`.
  private func setsItem(_ item: CodeBlockItemSyntax) -> Bool {
    let name = item.trimmedDescription.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard item.item.is(ExprSyntax.self), !name.isEmpty,
      item.trimmedDescription.hasPrefix(name + "."),
      let list = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return false }
    return list.contains { other in
      let binding = other.item.as(VariableDeclSyntax.self)?.bindings.first
      return binding?.pattern.trimmedDescription == String(name) && makesItem(other)
    }
  }

  /// Whether a statement reaches for bars itself.
  private func reaches(_ item: CodeBlockItemSyntax) -> Bool {
    item.item.is(ExprSyntax.self) && statement(item) != nil
  }

  /// The name among those above that a chain goes through, where all behind it are members and calls.
  private func root(of node: ExprSyntax, isSet: Bool) -> String? {
    var next = node
    var isCall = false
    var hasMember = false
    var member: String?
    while true {
      if let call = next.as(FunctionCallExprSyntax.self) {
        isCall = true
        next = call.calledExpression
      } else if let chain = next.as(OptionalChainingExprSyntax.self) {
        next = chain.expression
        if let name = name(of: next), Self.containers.contains(name) {
          return hasMember && (isSet || isCall) ? name : nil
        }
      } else if let unwrapped = next.as(ForceUnwrapExprSyntax.self) {
        next = unwrapped.expression
      } else if let part = next.as(SubscriptCallExprSyntax.self) {
        next = part.calledExpression
      } else if let name = name(of: next), Self.items.contains(name) {
        if name.hasSuffix("Item"), member.map(Self.kept.contains) ?? isSet { return nil }
        return isSet || isCall ? name : nil
      } else if let access = next.as(MemberAccessExprSyntax.self), let base = access.base {
        hasMember = true
        member = access.declName.baseName.text
        next = base
      } else {
        return nil
      }
    }
  }

  /// The name of a member, where no given file declares one of this name.
  private func name(of node: ExprSyntax) -> String? {
    let token =
      node.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? node.as(DeclReferenceExprSyntax.self)?.baseName
    guard let token, Self.absent.contains(token.text),
      !port.surroundings.declaresMember(token.text),
      !port.surroundings.declaresItself(token.text),
      node.is(MemberAccessExprSyntax.self) || !LocalNames.have(token.text, at: node)
    else { return nil }
    return token.text
  }

  /// Whether a list of statements may lose one: its last one isn't what a function or an accessor returns.
  private static func isDropped(from list: CodeBlockItemListSyntax) -> Bool {
    if list.count > 1 { return true }
    if list.parent?.is(AccessorBlockSyntax.self) == true { return false }
    guard let function = list.parent?.parent?.as(FunctionDeclSyntax.self) else { return true }
    let result = function.signature.returnClause?.type.trimmedDescription
    return result == nil || result == "Void" || result == "()"
  }
}
