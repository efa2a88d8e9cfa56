import SwiftSyntax

/// Writes what Swift 2 asked of a number, which is a function of the standard library now, and empty sets of options.
final class OldLibraryRule: Swift2RuleVisitor {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    nameType(node)
    stepIndex(node)
    makeButton(node)
    advance(node)
    sort(node)
    convert(node)
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base
    else { return .visitChildren }
    let name = member.declName.baseName
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    if name.text == "stride", labels == ["to", "by"] || labels == ["through", "by"],
      let open = node.leftParen, !port.surroundings.declaresMethod("stride(\(labels[0]):by:)")
    {
      // `0.stride(to: 9, by: 3)`
      port.edits.insert("stride(from: ", at: base.span.lowerBound)
      port.edits.replace(base.span.upperBound..<open.span.upperBound, with: ", ")
      port.did("stride(…) becomes stride(from:…)", at: name.span.lowerBound)
    } else if let step = Self.steps[name.text], node.arguments.isEmpty,
      node.trailingClosure == nil, !port.surroundings.declaresMethod(name.text + "()")
    {
      let end = node.span.upperBound
      port.edits.replace(name.span.lowerBound..<end, with: "advanced(by: \(step))")
      port.did("\(name.text)() becomes advanced(by: \(step))", at: name.span.lowerBound)
    }
    return .visitChildren
  }

  /// `UIButton.buttonWithType(.Custom)` is an initializer since Swift 1.2.
  private func makeButton(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "buttonWithType", let base = member.base,
      let open = node.leftParen, node.arguments.count == 1
    else { return }
    port.edits.replace(base.span.upperBound..<open.span.upperBound, with: "(type: ")
    port.did("buttonWithType(_:) becomes init(type:)", at: member.declName.span.lowerBound)
  }

  /// `text.toInt()` of Swift 1, and `String(Dial)` and `String(view.dynamicType)` of Swift 2.
  private func convert(_ node: FunctionCallExprSyntax) {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.text == "toInt", node.arguments.isEmpty,
      !port.surroundings.declaresMethod("toInt()")
    {
      port.edits.insert("Int(", at: base.span.lowerBound)
      port.edits.replace(base.span.upperBound..<node.span.upperBound, with: ")")
      port.did("toInt() becomes Int(…)", at: member.declName.span.lowerBound)
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base?.trimmedDescription, base.hasPrefix("UnsafeMutablePointer<"),
      member.declName.baseName.text == "alloc", let count = node.arguments.first,
      node.arguments.count == 1
    {
      let (head, end) = (node.span.lowerBound..<count.span.lowerBound, count.span.upperBound)
      let isRaw = base == "UnsafeMutablePointer<Void>"
      port.edits.replace(
        head,
        with: isRaw ? "UnsafeMutableRawPointer.allocate(byteCount: " : base + ".allocate(capacity: "
      )
      if isRaw { port.edits.insert(", alignment: 1", at: end) }
      port.did("alloc(_:) becomes allocate", at: member.declName.span.lowerBound)
    } else if node.calledExpression.trimmedDescription == "String", node.arguments.count == 1,
      let value = node.arguments.first, value.label == nil, namesType(value.expression)
    {
      port.edits.insert("describing: ", at: value.span.lowerBound)
      port.did("String(_:) becomes String(describing:)", at: node.span.lowerBound)
    }
  }

  /// Whether an expression is a type by itself, or what an object's type is asked of.
  private func namesType(_ node: ExprSyntax) -> Bool {
    if let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return name == "self"
        || name.first?.isUppercase == true && port.surroundings.type(name) != nil
    }
    let member = node.as(MemberAccessExprSyntax.self)?.declName.baseName
    return member?.text == "dynamicType" || member?.tokenKind == .keyword(.self)
  }

  /// `sort()` gave a sorted list in Swift 2; `sortInPlace()` was what it is now.
  private func sort(_ node: FunctionCallExprSyntax) {
    guard let name = node.calledName, name.text == "sort", node.arguments.isEmpty,
      node.trailingClosure == nil, node.calledExpression.is(MemberAccessExprSyntax.self),
      node.parent?.is(CodeBlockItemSyntax.self) != true,
      !port.surroundings.declaresMethod("sort()")
    else { return }
    port.replace(name, with: "sorted")
  }

  /// `unsafeBitCast(object, Int.self)`: the type has a label since Swift 3.
  private func nameType(_ node: FunctionCallExprSyntax) {
    guard node.calledExpression.trimmedDescription == "unsafeBitCast", node.arguments.count == 2,
      let type = node.arguments.last, type.label == nil
    else { return }
    port.edits.insert("to: ", at: type.span.lowerBound)
    port.did("unsafeBitCast(_:_:) becomes unsafeBitCast(_:to:)", at: node.span.lowerBound)
  }

  /// Whether a call steps from a collection's index, which its collection does now.
  static func isIndexStep(_ node: FunctionCallExprSyntax) -> Bool {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "advancedBy", node.arguments.count == 1,
      node.arguments.first?.label == nil,
      let index = member.base?.as(MemberAccessExprSyntax.self),
      ["startIndex", "endIndex"].contains(index.declName.baseName.text), let base = index.base
    else { return false }
    return base.trimmedDescription.allSatisfy { $0.isLetter || $0.isNumber || "_.".contains($0) }
  }

  /// `text.startIndex.advancedBy(1)` is `text.index(text.startIndex, offsetBy: 1)`.
  private func stepIndex(_ node: FunctionCallExprSyntax) {
    guard Self.isIndexStep(node), let open = node.leftParen,
      let index = node.calledExpression.as(MemberAccessExprSyntax.self)?.base,
      let base = index.as(MemberAccessExprSyntax.self)?.base
    else { return }
    port.edits.insert(
      ".index(" + base.trimmedDescription,
      at: base.span.upperBound
    )
    port.edits.replace(index.span.upperBound..<open.span.upperBound, with: ", offsetBy: ")
    port.did("advancedBy(_:) becomes index(_:offsetBy:)", at: node.span.lowerBound)
  }

  /// `advance(text.startIndex, 1)` of Swift 1, and of a number; `distance(text.startIndex, index)`.
  private func advance(_ node: FunctionCallExprSyntax) {
    let name = node.calledExpression.trimmedDescription
    guard ["advance", "distance"].contains(name), node.arguments.count == 2,
      node.arguments.allSatisfy({ $0.label == nil }), let first = node.arguments.first?.expression,
      let second = node.arguments.last?.expression, !port.surroundings.declaresItself(name),
      !port.surroundings.hasMethod(called: name, around: node)
    else { return }
    let index = first.as(MemberAccessExprSyntax.self)
    let isIndex = ["startIndex", "endIndex"].contains(index?.declName.baseName.text ?? "")
    let gap = first.span.upperBound..<second.span.lowerBound
    let head = node.span.lowerBound..<first.span.lowerBound
    if isIndex, let text = index?.base?.trimmedDescription {
      let isStep = name == "advance"
      port.edits.replace(head, with: isStep ? "\(text).index(" : "\(text).distance(from: ")
      port.edits.replace(gap, with: isStep ? ", offsetBy: " : ", to: ")
    } else if name == "advance", !first.needsParentheses || first.is(IntegerLiteralExprSyntax.self)
    {
      port.edits.replace(head, with: "")
      port.edits.replace(gap, with: ".advanced(by: ")
    } else {
      return
    }
    port.did("\(name)(…) becomes a method", at: node.span.lowerBound)
  }

  // MARK: Associated objects

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    if node.label?.text == "options", isNone(node.expression) {
      port.replace(node.expression, with: "[]")
    } else if let call = node.expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      ["UInt", "objc_AssociationPolicy"].contains(call.calledExpression.trimmedDescription),
      let name = call.arguments.first?.trimmedDescription, name.hasPrefix("OBJC_ASSOCIATION_")
    {
      // Swift 1 had the policies as numbers.
      port.replace(node.expression, with: "." + name)
      return .skipChildren
    }
    return .visitChildren
  }

  // MARK: Key-value observing

  /// The changes could not be nil in Swift 1.
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = Array(node.signature.parameterClause.parameters)
    if ObservingRule.isOld(node), parameters.count > 2, let body = node.body,
      parameters[2].type.is(DictionaryTypeSyntax.self)
    {
      Elements(of: parameters[2].innerName, port).walk(body)
    }
    return .visitChildren
  }

  // MARK: Numbers

  private static let steps = ["successor": "1", "predecessor": "-1"]

  /// Properties that hold sets of options, whose empty one could be `.None`.
  private static let sets: Set<String> = ["edgesForExtendedLayout", "autoresizingMask", "edges"]

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self), isNone(parts[2]) else {
      return .visitChildren
    }
    let name =
      parts[0].as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? parts[0].trimmedDescription
    if Self.sets.contains(name) { port.replace(parts[2], with: "[]") }
    return .visitChildren
  }

  private func isNone(_ node: ExprSyntax) -> Bool {
    let member = node.as(MemberAccessExprSyntax.self)
    return member?.base == nil && member?.declName.baseName.text == "None"
  }
}

/// Writes `change?[key]` for `change[key]`.
private final class Elements: SyntaxVisitor {
  private let name: String
  private let port: FilePort

  init(of name: String, _ port: FilePort) {
    (self.name, self.port) = (name, port)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression
    if callee.as(DeclReferenceExprSyntax.self)?.baseName.text == name {
      port.edits.insert("?", at: callee.span.upperBound)
      port.did("\(name) may be nil now, and gets its ?", at: callee.span.lowerBound)
    }
    return .visitChildren
  }
}
