import SwiftSyntax

/// Writes names of Swift 2, 3 and 4 as they are spelled now.
final class SpellingRule: RuleVisitor {
  /// What a name is called now; nil where it is no old spelling.
  static func renamed(_ name: String) -> String? {
    Spellings.names[name] ?? Spellings.makers[name]?.type ?? Spellings.members[name]?.member
      ?? OldFunctions.templates[name]?.text ?? Spellings.notifications[name]
  }

  // MARK: Names

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    rename(node.name)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let access = node.parent?.as(MemberAccessExprSyntax.self)
    if let access, access.declName.id == node.id { return .visitChildren }
    // A constant of layers that serves as an animation's key: keys are strings still.
    let isKey = node.parent?.as(LabeledExprSyntax.self)?.label?.text == "forKey"
    rename(node.baseName, suffix: isKey && node.baseName.text.hasPrefix("kCA") ? ".rawValue" : "")
    // A member of the class itself, without `self`.
    let name = node.baseName.text
    if let now = Spellings.properties[name], !port.surroundings.declaresMember(name),
      !LocalNames.have(name, at: node), port.surroundings.inherits(now, at: node)
    {
      port.replace(node.baseName, with: now)
    }
    return .visitChildren
  }

  private func rename(_ token: TokenSyntax, suffix: String = "") {
    let name = token.text
    guard let now = Spellings.names[name], !port.surroundings.declaresItself(name) else { return }
    port.replace(token, with: now + suffix)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    if name == "dynamicType", let base = node.base, !port.surroundings.declaresMember(name) {
      // A member called `type` would be meant otherwise.
      let function = port.surroundings.declaresMember("type") ? "Swift.type" : "type"
      port.edits.insert("\(function)(of: ", at: base.span.lowerBound)
      port.edits.replace(base.span.upperBound..<node.declName.span.upperBound, with: ")")
      port.did(".dynamicType becomes type(of:)", at: node.declName.span.lowerBound)
    } else if let now = Spellings.notifications[name],
      node.base?.trimmedDescription.hasSuffix("Name") != false
    {
      port.replace(node, with: now)
    } else if let now = Spellings.limits[name], node.base?.trimmedDescription == "CGFloat" {
      port.replace(node.declName.baseName, with: now)
    } else if name == "None", let type = node.base?.trimmedDescription,
      Spellings.optionSets.contains(type), !port.surroundings.declaresItself(type)
    {
      let now = Spellings.names[type] ?? type
      port.replace(node, with: node.isUntypedInitializer ? "[] as \(now)" : "[]")
    } else if port.isSwift2, isOptionalCase(node), !port.surroundings.ownCases.contains(name) {
      port.replace(node.declName.baseName, with: name.loweredFirst)
    } else if name == "characters", let base = node.base, !isCalled(node),
      !port.surroundings.declaresMember(name)
    {
      // A string is a collection of its characters since Swift 4.
      port.edits.replace(base.span.upperBound..<node.declName.span.upperBound, with: "")
      port.did(".characters is left out", at: node.declName.span.lowerBound)
    } else if port.isSwift2, let now = OldSpellings.propertiesNowMethods[name], node.base != nil,
      !port.surroundings.declaresMember(name)
    {
      port.replace(node.declName.baseName, with: now)
    } else if let now = port.foundationCase(node) {
      port.replace(node.declName.baseName, with: now)
    } else if isOldCase(name, of: node.base), !port.mayBeOwnCase(node) {
      port.replace(node.declName.baseName, with: name.loweredFirst)
    } else if let now = Spellings.properties[name]
      ?? (port.isSwift2 ? OldSpellings.properties[name] : nil),
      !isCalled(node), !isOwnCase(node),
      !port.surroundings.declaresMember(name) || port.surroundings.isEngines(now, of: node)
    {
      port.replace(node.declName.baseName, with: now)
    }
    return .visitChildren
  }

  /// Types with cases whose names don't begin with UI.
  private static let caseTypes: Set<String> = [
    "NSTextAlignment", "NSLineBreakMode", "NSStringDrawingOptions", "CGRectEdge", "CGLineCap",
    "CGLineJoin",
  ]

  /// Whether a name is a case as Swift 2 wrote it, with a capital letter.
  private func isOldCase(_ name: String, of base: ExprSyntax?) -> Bool {
    guard isUIKits(base) else { return false }
    if Spellings.cases.contains(name) { return true }
    guard name.first?.isUppercase == true else { return false }
    guard let type = base?.trimmedDescription else {
      return port.surroundings.engineCases.contains(name.loweredFirst)
    }
    return port.surroundings.engine(Spellings.names[type] ?? type, has: name.loweredFirst)
  }

  /// Whether a case is one of UIKit's enums, or of one that isn't named.
  private func isUIKits(_ base: ExprSyntax?) -> Bool {
    guard let base else { return port.isSwift2 }
    let text = base.trimmedDescription
    return (text.hasPrefix("UI") || Self.caseTypes.contains(text))
      && !port.surroundings.declaresItself(text)
  }

  /// Whether a case of a client's enum is named, as `.moveToPoint` may be.
  private func isOwnCase(_ node: MemberAccessExprSyntax) -> Bool {
    let name = node.declName.baseName.text
    guard port.surroundings.ownCases.contains(name) else { return false }
    guard let base = node.base?.trimmedDescription else { return true }
    return port.surroundings.type(base)?.cases.contains(name) == true
  }

  func isCalled(_ node: MemberAccessExprSyntax) -> Bool {
    node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(node).id
  }

  // MARK: Calls

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
      !port.surroundings.declaresItself(name.text), !port.surroundings.engineHas(name.text)
    {
      if let maker = Spellings.makers[name.text] { make(node, name, maker) }
      if let member = Spellings.members[name.text] { ask(node, name, member) }
    }
    color(node)
    method(node)
    relabel(node)
    return .visitChildren
  }

  private func relabel(_ node: FunctionCallExprSyntax) {
    guard let type = node.calledType, let labels = Spellings.labels[type] else { return }
    port.relabel(node, of: type, by: labels)
  }

  private func make(
    _ node: FunctionCallExprSyntax,
    _ name: TokenSyntax,
    _ maker: (type: String, labels: [String])
  ) {
    let arguments = Array(node.arguments)
    guard arguments.count == maker.labels.count, arguments.allSatisfy({ $0.label == nil }) else {
      return
    }
    port.replace(
      name,
      with: maker.type,
      saying: "\(name.text)(…) becomes \(maker.type)(\(maker.labels.map { $0 + ":" }.joined()))"
    )
    for (argument, label) in zip(arguments, maker.labels) {
      port.edits.insert(label + ": ", at: argument.span.lowerBound)
    }
  }

  private func ask(
    _ node: FunctionCallExprSyntax,
    _ name: TokenSyntax,
    _ member: (member: String, labels: [String]?)
  ) {
    let arguments = Array(node.arguments)
    guard let first = arguments.first, arguments.count == 1 + (member.labels?.count ?? 0),
      let open = node.leftParen, let close = node.rightParen
    else { return }
    let needsParentheses =
      !(first.expression.is(DeclReferenceExprSyntax.self)
      || first.expression.is(MemberAccessExprSyntax.self)
      || first.expression.is(FunctionCallExprSyntax.self))
    let start = name.span.lowerBound
    let subject = first.expression.span
    port.edits.replace(start..<open.span.upperBound, with: needsParentheses ? "(" : "")
    let end = needsParentheses ? ")" : ""
    if let labels = member.labels {
      let next = arguments.count > 1 ? arguments[1].span.lowerBound : close.span.lowerBound
      port.edits.replace(subject.upperBound..<next, with: "\(end).\(member.member)(")
      for (argument, label) in zip(arguments.dropFirst(), labels) where label != "_" {
        port.edits.insert(label + ": ", at: argument.span.lowerBound)
      }
    } else {
      port.edits.replace(
        subject.upperBound..<close.span.upperBound,
        with: "\(end).\(member.member)"
      )
    }
    port.did("\(name.text)(…) becomes .\(member.member)", at: start)
  }

  /// `UIColor.redColor()` is `UIColor.red`.
  private func color(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty,
      let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.base?.trimmedDescription == "UIColor" || access.base == nil,
      LanguageVersion.colors.contains(access.declName.baseName.text),
      let close = node.rightParen
    else { return }
    let name = String(access.declName.baseName.text.dropLast("Color".count))
    let start = access.declName.span.lowerBound
    guard port.edits.replace(start..<close.span.upperBound, with: name) else { return }
    port.did("\(name)Color() becomes \(name)", at: start)
  }

  /// Whether a call changes a collection, by a name that gave a changed one in Swift 2: nothing takes its value.
  private func isChange(_ node: FunctionCallExprSyntax, _ name: String) -> Bool {
    ["subtract(_:)", "sort(_:)"].contains(name) && node.parent?.is(CodeBlockItemSyntax.self) == true
      && node.parent?.parent?.parent?.is(ClosureExprSyntax.self) != true
  }

  /// Methods by their old names: the words before the parenthesis and the labels change.
  private func method(_ node: FunctionCallExprSyntax) {
    guard let token = node.calledName, OptionalQuestion(node, in: port) == nil else { return }
    let isOwn = TransitionRule.isOfContext(node) || OldLibraryRule.keepsName(node, in: port)
    if find(node, token) || isOwn || OldLibraryRule.isIndexStep(node) { return }
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self), isOwnCase(access) {
      return
    }
    let trailing = node.trailingClosure == nil ? [] : ["completion", "animations", "_"]
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    var candidates = [labels]
    candidates += trailing.map { labels + [$0] }
    for labels in candidates {
      let old = token.text + "(" + labels.map { $0 + ":" }.joined() + ")"
      guard let now = Self.renamedMethod(old, isSwift2: port.isSwift2), now != old,
        !port.surroundings.declaresMethod(old),
        !isChange(node, old)
      else { continue }
      let name = MethodName(now)
      if token.text != name.base {
        // `pointInside(point, …)`: a local has the name that the method has now.
        let isHidden =
          node.calledExpression.is(DeclReferenceExprSyntax.self)
          && LocalNames.have(name.base, at: node)
        port.edits.replace(token.span, with: (isHidden ? "self." : "") + name.base)
      }
      for (argument, label) in zip(node.arguments, name.labels) {
        let current = argument.label?.text ?? "_"
        if current == label { continue }
        if label == "_", let colon = argument.colon, let word = argument.label {
          let end = port.source.skipBlanks(from: colon.span.upperBound)
          port.edits.replace(word.span.lowerBound..<end, with: "")
        } else if let word = argument.label {
          port.edits.replace(word.span, with: label)
        } else {
          port.edits.insert(label + ": ", at: argument.span.lowerBound)
        }
      }
      if old == "isKindOfClass(_:)" { nameType(node) }
      port.did("\(old) becomes \(now)", at: token.span.lowerBound)
      return
    }
  }

  /// In Swift 2 `indexOf` took a closure as well; returns whether a call is such a one.
  private func find(_ node: FunctionCallExprSyntax, _ token: TokenSyntax) -> Bool {
    guard port.isSwift2, token.text == "indexOf",
      node.calledExpression.is(MemberAccessExprSyntax.self)
    else { return false }
    let argument = node.arguments.first
    if node.arguments.isEmpty, node.trailingClosure != nil {
      port.replace(token, with: "firstIndex", saying: "indexOf becomes firstIndex(where:)")
      return true
    }
    guard node.arguments.count == 1, let argument, argument.label == nil,
      argument.expression.is(ClosureExprSyntax.self)
    else { return false }
    port.replace(token, with: "firstIndex", saying: "indexOf becomes firstIndex(where:)")
    port.edits.insert("where: ", at: argument.span.lowerBound)
    return true
  }

  /// A class that is an argument stood by itself in Swift 2: `isKindOfClass(UIButton)`.
  private func nameType(_ node: FunctionCallExprSyntax) {
    guard let name = node.arguments.first?.expression.as(DeclReferenceExprSyntax.self),
      name.baseName.text.first?.isUppercase == true
    else { return }
    port.edits.insert(".self", at: name.span.upperBound)
  }

  /// What a method is called now; nil where it is no old name.
  static func renamedMethod(_ old: String, isSwift2: Bool) -> String? {
    Spellings.methods[old]
      ?? (isSwift2 ? OldSpellings.requirements[old] ?? OldSpellings.methods[old] : nil)
  }

  // MARK: Overrides

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = Array(node.signature.parameterClause.parameters)
    // In Swift 2 the first parameter had no label unless it was written twice.
    let labels = parameters.enumerated().map {
      $0.offset == 0 && $0.element.secondName == nil ? "_" : $0.element.firstName.text
    }
    let old = node.name.text + "(" + labels.map { $0 + ":" }.joined() + ")"
    let isOverride = node.modifiers.has(.override) || OverrideRule.isRecognizers(node, in: port)
    let isRequirement = port.isSwift2 && node.parent?.is(MemberBlockItemSyntax.self) == true
    guard !port.places(node),
      let now = isOverride
        ? Self.renamedMethod(old, isSwift2: port.isSwift2)
        : isRequirement ? OldSpellings.requirements[old] : nil
    else {
      freeFirstLabel(node)
      takeAny(node, old)
      return .visitChildren
    }
    let name = MethodName(now)
    if node.name.text != name.base { port.edits.replace(node.name.span, with: name.base) }
    takeAny(node, now)
    for (parameter, label) in zip(parameters, name.labels) {
      if let second = parameter.secondName {
        if second.text == label {
          let span = parameter.firstName.span.lowerBound..<second.span.lowerBound
          port.edits.replace(span, with: "")
        } else if parameter.firstName.text != label {
          port.edits.replace(parameter.firstName.span, with: label)
        }
      } else if parameter.firstName.text != label {
        port.edits.insert(label + " ", at: parameter.firstName.span.lowerBound)
      }
    }
    if old != now || parameters.first?.secondName == nil, !isCurrent(node, now) {
      port.did("\(old) becomes \(now)", at: node.name.span.lowerBound)
    }
    return .visitChildren
  }

  /// The initializer of recognizers takes any target, and may have no action, since Swift 3.
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = Array(node.signature.parameterClause.parameters)
    guard node.modifiers.has(.override),
      parameters.map(\.firstName.text) == ["target", "action"]
    else { return .visitChildren }
    for (parameter, now) in zip(parameters, ["Any?", "Selector?"])
    where parameter.type.trimmedDescription != now {
      port.replace(parameter.type, with: now)
    }
    return .visitChildren
  }

  /// Writes `_` where Swift 2 meant it.
  private func freeFirstLabel(_ node: FunctionDeclSyntax) {
    let parameters = node.signature.parameterClause.parameters
    guard port.isSwift2, !ObservingRule.isOld(node), let first = parameters.first else { return }
    if node.parent?.is(CodeBlockItemSyntax.self) == true,
      port.surroundings.unlabelledCalls.contains(
        node.name.text + "(" + parameters.map { _ in "_:" }.joined() + ")"
      ), parameters.allSatisfy({ $0.secondName == nil && $0.firstName.text != "_" })
    {
      for parameter in parameters {
        port.edits.insert("_ ", at: parameter.firstName.span.lowerBound)
      }
      port.did(
        "_ is added to all parameters of \(node.name.text), as Swift 1 meant it",
        at: first.firstName.span.lowerBound
      )
      return
    }
    guard first.secondName == nil, first.firstName.text != "_" else { return }
    port.edits.insert("_ ", at: first.firstName.span.lowerBound)
    port.did(
      "_ is added to the first parameter of \(node.name.text), as Swift 2 meant it",
      at: first.firstName.span.lowerBound
    )
  }

  private func isCurrent(_ node: FunctionDeclSyntax, _ now: String) -> Bool {
    Method(node, isOverridable: false).name == now
  }
}

/// A method's name taken apart.
struct MethodName {
  let base: String
  let labels: [String]

  init(_ text: String) {
    let parts = text.split(separator: "(", maxSplits: 1)
    base = String(parts[0])
    labels = parts[1].dropLast().split(separator: ":").map(String.init)
  }
}

extension FunctionCallExprSyntax {
  /// The name of the method or function that is called.
  var calledName: TokenSyntax? {
    var callee = calledExpression
    if let chain = callee.as(OptionalChainingExprSyntax.self) { callee = chain.expression }
    return callee.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? callee.as(DeclReferenceExprSyntax.self)?.baseName
  }
}
