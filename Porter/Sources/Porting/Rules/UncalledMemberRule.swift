import SwiftSyntax

/// Leaves out members that nothing calls here: a `draw(_:)` that draws nothing, as Xcode's templates have it, methods of
/// a class that overrode Objective-C's by chance, what is told of segues and constraints, and what writes a view into an
/// archive.
///
/// It goes before the other rules: what is left out needs no edit.
final class UncalledMemberRule: RuleVisitor {
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let archives = port.archives(node)
    let isNeverTold = port.isNeverTold(node)
    guard archives || isNeverTold || node.isLeftOut else { return .visitChildren }
    let name = Method(node, isOverridable: false).name
    let item = node.parent?.as(MemberBlockItemSyntax.self)?.span ?? node.span
    if port.edits.replace(port.source.removal(of: item), with: "") {
      let why =
        archives
        ? "there are no archives"
        : node.isOfItsClass ? "nothing calls it on a class" : "it draws nothing"
      if let reason = isNeverTold ? FilePort.neverTold[node.name.text] : nil {
        port.warn("\(name) is left out: \(reason)", at: node.funcKeyword.span.lowerBound)
      } else {
        port.did("\(name) is left out: \(why)", at: node.funcKeyword.span.lowerBound)
      }
    }
    return .skipChildren
  }

  /// `requiresConstraintBasedLayout` tells Auto Layout alone something.
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.has(.override), node.isOfClass, node.bindings.count == 1,
      let name = node.bindings.first?.pattern.trimmedDescription,
      AbsentFeature.layoutHints.contains(name),
      let item = node.parent?.as(MemberBlockItemSyntax.self),
      port.surroundings.isIn("UIView", at: node)
    else { return .visitChildren }
    if port.leaveOut(item) {
      port.did(
        "\(name) is left out: Auto Layout is not part of Touchstone",
        at: node.bindingSpecifier.span.lowerBound
      )
    }
    return .skipChildren
  }
}

extension VariableDeclSyntax {
  fileprivate var isOfClass: Bool { modifiers.has(.class) || modifiers.has(.static) }
}

extension FilePort {
  private static let segues = "there are no storyboards, and no segues"
  private static let keys = "a view's and a controller's values have no keys here"
  private static let restoring = "nothing restores the interface"
  private static let focus = "no assistive code moves a focus"
  private static let constraints = "Auto Layout is not part of Touchstone"

  /// Methods that UIKit calls for what isn't here at all, so that nothing calls them, and why.
  static let neverTold = [
    "prepareForSegue": segues, "shouldPerformSegue": segues,
    "shouldPerformSegueWithIdentifier": segues,
    "remoteControlReceived": "there are no remote controls",
    "remoteControlReceivedWithEvent": "there are no remote controls",
    "forBaselineLayout": constraints, "viewForBaselineLayout": constraints,
    "encodeRestorableState": restoring, "encodeRestorableStateWithCoder": restoring,
    "decodeRestorableState": restoring, "decodeRestorableStateWithCoder": restoring,
    "applicationFinishedRestoringState": restoring,
    "accessibilityElementDidBecomeFocused": focus, "accessibilityElementDidLoseFocus": focus,
    "layerWillDraw": "no layer is drawn by hand", "unwind": segues,
    "value": keys, "setValue": keys,
    "prepare": segues, "updateConstraints": constraints, "updateViewConstraints": constraints,
  ]

  /// Whether a method overrides one that isn't here and that nothing would call.
  func isNeverTold(_ node: FunctionDeclSyntax) -> Bool {
    let name = node.name.text
    guard node.modifiers.has(.override), !node.isConditional, Self.neverTold[name] != nil,
      let scope = Scope(around: node)
    else { return false }
    if name == "prepare",
      node.signature.parameterClause.parameters.outerNames != ["for", "sender"]
    {
      return false
    }
    let types = surroundings.chain(of: scope.full).types
    // A method of a given class is called by that class's code.
    let method = Method(node, isOverridable: false, isSwift2: isSwift2).name
    guard
      !types.dropFirst().contains(where: { type in
        !type.isEngine && type.methods.contains { $0.name == method && !$0.isOverride }
      })
    else { return false }
    if name == "value" || name == "setValue" {
      guard node.signature.parameterClause.parameters.outerNames.last == "forUndefinedKey",
        !types.contains(where: { $0.path == "CALayer" || $0.path == "CAAnimation" })
      else { return false }
    }
    // Constraints that a method makes need a hand.
    if name == "updateConstraints" || name == "updateViewConstraints" {
      guard let body = node.body, body.statements.count == 1,
        body.statements.trimmedDescription == "super.\(name)()"
      else { return false }
    }
    return types.contains { $0.isEngine && $0.kind == .class }
  }

  /// Whether a method writes an object of the engine's classes into an archive.
  func archives(_ node: FunctionDeclSyntax) -> Bool {
    guard node.modifiers.has(.override), !node.isConditional,
      ["encode(with:)", "encodeWithCoder(_:)"].contains(
        Method(node, isOverridable: false, isSwift2: node.name.text == "encodeWithCoder").name
      ), let scope = Scope(around: node)
    else { return false }
    return surroundings.chain(of: scope.full).types.contains { $0.isEngine && $0.kind == .class }
  }
}

extension FunctionDeclSyntax {
  /// Whether the method overrides one that isn't here, and does nothing.
  var isLeftOut: Bool {
    guard modifiers.has(.override) else { return false }
    let name = Method(self, isOverridable: false).name
    if isOfItsClass { return Self.neverCalled.contains(name) && !isConditional }
    return drawsNothing && AbsentFeature.drawingMembers.contains(name)
  }

  /// Methods of every object in Objective-C, and so of every class, that only objects are told.
  private static let neverCalled: Set<String> = ["awakeFromNib()", "prepareForInterfaceBuilder()"]

  /// Whether it is a method of the class itself.
  var isOfItsClass: Bool { modifiers.has(.class) || modifiers.has(.static) }

  /// Whether a method of drawing does nothing but call its superclass.
  var drawsNothing: Bool {
    guard let statements = body?.statements, !isConditional else { return false }
    return statements.allSatisfy(\.callsSuperclassToDraw)
  }
}

extension CodeBlockItemSyntax {
  /// Whether it is `super.draw(rect)`.
  var callsSuperclassToDraw: Bool {
    let text = trimmedDescription
    return text.hasPrefix("super.draw(") || text.hasPrefix("super.drawRect(")
  }
}
