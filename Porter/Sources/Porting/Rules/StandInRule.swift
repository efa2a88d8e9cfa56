import SwiftSyntax

/// Leaves out what only tells a device or the system something, with a warning: neither is there to act on it.
final class StandInRule: RuleVisitor {
  /// The application, as Swift 2 spells it and since.
  static let application: Set<String> = [
    "UIApplication.shared", "UIApplication.sharedApplication()",
  ]
  private static let device: Set<String> = ["UIDevice.current", "UIDevice.currentDevice()"]
  private static let bar = "the host shows no status bar"
  private static let urls = "nothing opens URLs here"

  /// What an application is told that has no effect here, and why.
  private static let messages = [
    "setStatusBarHidden": bar, "isStatusBarHidden": bar, "statusBarHidden": bar,
    "isNetworkActivityIndicatorVisible": bar, "networkActivityIndicatorVisible": bar,
    "statusBarOrientation": "the host turns the interface",
    "applicationIconBadgeNumber": "there is no icon",
    "open": urls, "openURL": urls,
  ]

  /// Whether a call makes a font of Core Text by its name, its size and nothing else.
  static func makesFont(_ node: Syntax?) -> Bool {
    guard let call = node?.as(FunctionCallExprSyntax.self), call.arguments.count == 3 else {
      return false
    }
    return call.calledExpression.trimmedDescription == "CTFontCreateWithName"
      && call.arguments.last?.expression.is(NilLiteralExprSyntax.self) == true
  }

  /// A font's name as a `String`, without the cast to Core Foundation's.
  private static func text(_ name: ExprSyntax) -> String {
    if let parts = name.as(SequenceExprSyntax.self).map({ Array($0.elements) }), parts.count == 3,
      parts[1].is(UnresolvedAsExprSyntax.self),
      ["CFString", "CFStringRef", "NSString"].contains(parts[2].trimmedDescription)
    {
      return text(parts[0])
    }
    let local = name.as(DeclReferenceExprSyntax.self)?.baseName.text
    let type = local.flatMap { LocalTypes.type(of: $0, at: Syntax(name)) }
    return name.trimmedDescription + (type?.name == "NSString" ? " as String" : "")
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if Self.makesFont(Syntax(node)) {
      let (name, size) = (node.arguments.first?.expression, node.arguments.dropFirst().first)
      port.replace(
        node,
        with: "UIFont(name: \(name.map(Self.text) ?? ""), "
          + "size: \(size?.expression.trimmedDescription ?? ""))!"
      )
      return .skipChildren
    }
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "canOpenURL", Self.isSent(member, to: Self.application)
    {
      port.replace(node, with: "false", saying: "canOpenURL(_:) becomes false: \(Self.urls)")
      return .skipChildren
    }
    return .visitChildren
  }

  /// `#Preview { … }` is for Xcode alone.
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    leaveOutPreview(Syntax(node), node.macroName)
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    leaveOutPreview(Syntax(node), node.macroName)
  }

  private func leaveOutPreview(_ node: Syntax, _ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard name.text == "Preview", let item = node.parent?.as(CodeBlockItemSyntax.self) else {
      return .visitChildren
    }
    if port.leaveOut(item) {
      port.did("#Preview is left out: there are no previews", at: node.span.lowerBound)
    }
    return .skipChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard let reason = reason(for: node) else { return .visitChildren }
    let effects = DroppedEffects.leaveOut(
      node,
      until: [],
      isReached: true,
      reason: "\(reason.name): \(reason.text)",
      in: port
    )
    guard let effects else { return .visitChildren }
    port.warn("\(reason.name) is left out: \(reason.text)", at: node.span.lowerBound)
    return effects.isEmpty ? .skipChildren : .visitChildren
  }

  /// Why a statement is left out; nil for one that stays.
  private func reason(for node: CodeBlockItemSyntax) -> (name: String, text: String)? {
    // The value of a closure or a property isn't left out.
    if let list = node.parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
      list.parent?.is(ClosureExprSyntax.self) != true,
      list.parent?.parent?.is(FunctionDeclSyntax.self) != true,
      list.parent?.parent?.isProtocol((any DeclSyntaxProtocol).self) == true
    {
      return nil
    }
    if let call = node.item.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    {
      let name = member.declName.baseName.text
      if name == "setValue", Self.isSent(member, to: Self.device),
        call.arguments.last?.expression.trimmedDescription == "\"orientation\""
      {
        return (
          "setValue(_:forKey: \"orientation\")", "the host turns the device, not the program"
        )
      }
      // A closure that waits for the end would never run.
      guard call.trailingClosure == nil,
        !call.arguments.contains(where: { $0.expression.is(ClosureExprSyntax.self) }),
        Self.isSent(member, to: Self.application), let text = Self.messages[name]
      else { return nil }
      return (name, text)
    }
    guard let parts = node.item.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      parts.count >= 3, parts[1].is(AssignmentExprSyntax.self),
      let member = parts[0].as(MemberAccessExprSyntax.self),
      Self.isSent(member, to: Self.application),
      let text = Self.messages[member.declName.baseName.text]
    else { return nil }
    return (member.declName.baseName.text, text)
  }

  /// Whether a member is one of some receivers, as they are spelled.
  static func isSent(_ member: MemberAccessExprSyntax, to receivers: Set<String>) -> Bool {
    member.base.map { receivers.contains($0.trimmedDescription) } ?? false
  }
}
