import SwiftSyntax

/// Members that Objective-C finds on any object, and that one class or two have here.
///
/// `(sender as AnyObject).isOn` becomes `(sender as! UISwitch).isOn`: another object would end the program on iOS, too. Where
/// items of bars have the member as well, `(sender as AnyObject).tag` becomes
/// `((sender as? UIView)?.tag ?? (sender as! UIBarItem).tag)`.
enum DynamicMember {
  /// The first of the classes by their members, as they are spelled in Swift 2 and since.
  private static let owners: [String: String] = [
    "tag": "UIView", "superview": "UIView", "addSubview": "UIView", "removeFromSuperview": "UIView",
    "isSelected": "UIControl", "selected": "UIControl",
    "titleLabel": "UIButton", "currentTitle": "UIButton", "setTitle": "UIButton",
    "isOn": "UISwitch", "on": "UISwitch", "setOn": "UISwitch",
    "selectedSegmentIndex": "UISegmentedControl", "currentPage": "UIPageControl",
    "contentOffset": "UIScrollView", "contentSize": "UIScrollView",
    "tapCount": "UITouch", "previousLocation": "UITouch", "previousLocationInView": "UITouch",
    "translation": "UIPanGestureRecognizer", "translationInView": "UIPanGestureRecognizer",
    "numberOfTouches": "UIGestureRecognizer",
    "lowercaseString": "String", "uppercaseString": "String", "hasPrefix": "String",
    "hasSuffix": "String",
  ]
  /// A touch and a recognizer have one; a set that says which object it is has touches.
  private static let locations: Set<String> = ["location", "locationInView"]

  /// Gives the object before a member the class that has the member; false where there is none.
  ///
  /// `base` is what stands before the member's dot: a name, or a cast to `AnyObject` in parentheses.
  static func cast(
    _ base: ExprSyntax,
    of node: MemberAccessExprSyntax,
    in port: FilePort
  ) -> Bool {
    let name = node.declName.baseName.text
    guard let owner = owner(of: name, base), !port.surroundings.declaresMember(name) else {
      return false
    }
    let others = others(than: owner, with: name, in: port)
    if !others.isEmpty { return choose([owner] + others, base, of: node, in: port) }
    if castChain(base, of: node, to: owner, in: port) { return true }
    guard !base.is(OptionalChainingExprSyntax.self),
      node.parent?.is(ForceUnwrapExprSyntax.self) != true,
      node.parent?.is(OptionalChainingExprSyntax.self) != true
    else { return false }
    if let elements = base.as(TupleExprSyntax.self)?.elements.first?.expression
      .as(SequenceExprSyntax.self)?.elements,
      let type = elements.last?.as(TypeExprSyntax.self), type.trimmedDescription == "AnyObject",
      let word = elements.dropLast().last?.as(UnresolvedAsExprSyntax.self),
      word.questionOrExclamationMark == nil
    {
      guard
        port.edits.replace(word.span.lowerBound..<type.span.upperBound, with: "as! \(owner)")
      else { return false }
    } else if base.is(DeclReferenceExprSyntax.self) {
      port.edits.insert("(", at: base.span.lowerBound)
      port.edits.insert(" as! \(owner))", at: base.span.upperBound)
    } else {
      return false
    }
    port.did(
      "an AnyObject with \(name) is cast to \(owner)",
      at: node.declName.span.lowerBound
    )
    return true
  }

  /// The other classes of the engine that declare a property of an owner's.
  private static func others(
    than owner: String,
    with name: String,
    in port: FilePort
  ) -> [String] {
    let now = OldSpellings.properties[name] ?? name
    let declared = port.surroundings.type(owner)?.properties ?? []
    guard declared.contains(where: { $0.name == now && !$0.isStatic }) else { return [] }
    return port.surroundings.allTypes.filter { type in
      type.isEngine && type.kind == .class && type.path.hasPrefix("UI")
        && !port.surroundings.inherits(type.path, from: owner)
        && type.properties.contains { $0.name == now && !$0.isStatic && !$0.isOverride }
    }.map(\.path)
  }

  /// Asks an object as each of the classes that have a member, one after the other.
  private static func choose(
    _ owners: [String],
    _ base: ExprSyntax,
    of node: MemberAccessExprSyntax,
    in port: FilePort
  ) -> Bool {
    var object = base.unwrapped.withoutParentheses
    if let parts = object.as(SequenceExprSyntax.self).map({ Array($0.elements) }), parts.count == 3,
      parts[1].is(UnresolvedAsExprSyntax.self)
    {
      object = parts[0]
    }
    let name = node.declName.baseName.text
    let isChain = base.is(OptionalChainingExprSyntax.self)
    let sequence = node.ancestorSequence
    let isSet =
      sequence?.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
      && sequence?.elements.first?.span.contains(node.span.lowerBound) == true
    // Asked twice, so it is a name, and its members.
    guard object.isPath, !isSet, node.parent?.is(ForceUnwrapExprSyntax.self) != true,
      node.parent?.is(OptionalChainingExprSyntax.self) != true,
      node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != node.id,
      port.edits.replace(
        base.span,
        with: "((\(object.trimmedDescription) as? \(owners[0]))?"
      )
    else { return false }
    let isAsked = isChain || node.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true
    let now = port.isSwift2 ? OldSpellings.properties[name] ?? name : name
    var text = ""
    for owner in owners.dropFirst() {
      let isForced = owner == owners.last && !isAsked
      let cast = isForced ? "as! \(owner))" : "as? \(owner))?"
      text += " ?? (\(object.trimmedDescription) \(cast).\(now)"
    }
    let goesOn = isChain && node.parent?.is(MemberAccessExprSyntax.self) == true
    port.edits.insert(text + (goesOn ? ")?" : ")"), at: node.span.upperBound)
    port.did(
      "an AnyObject with \(name) is cast to \(owners.joined(separator: " or "))",
      at: node.declName.span.lowerBound
    )
    return true
  }

  /// Writes `sender?.superview` and `sender?.removeFromSuperview?()` as `(sender as? UIView)?.…`: another object gives nil on
  /// iOS, too.
  private static func castChain(
    _ base: ExprSyntax,
    of node: MemberAccessExprSyntax,
    to owner: String,
    in port: FilePort
  ) -> Bool {
    let question = node.parent?.as(OptionalChainingExprSyntax.self)
    let isCall = node.parent?.is(FunctionCallExprSyntax.self) == true
    let sequence = node.ancestorSequence
    let isSet =
      sequence?.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
      && sequence?.elements.first?.span.contains(node.span.lowerBound) == true
    guard base.is(OptionalChainingExprSyntax.self) ? !isCall : question != nil, !isSet,
      base.unwrapped.is(DeclReferenceExprSyntax.self) || base.unwrapped.is(TupleExprSyntax.self),
      question == nil || question?.parent?.is(FunctionCallExprSyntax.self) == true,
      port.edits.replace(
        base.unwrapped.span.upperBound..<base.span.upperBound,
        with: " as? \(owner))?"
      )
    else { return false }
    port.edits.insert("(", at: base.span.lowerBound)
    if let question { port.edits.replace(question.questionMark.span, with: "") }
    port.did(
      "an AnyObject with \(node.declName.baseName.text) is cast to \(owner)",
      at: node.declName.span.lowerBound
    )
    return true
  }

  /// Writes a call of a method that one class or protocol of the given files alone declares, on that: `delegate?.turned?(self)` becomes
  /// `(delegate as? Turning)?.turned(self)`; false where it isn't one.
  static func call(_ base: ExprSyntax, of node: MemberAccessExprSyntax, in port: FilePort) -> Bool {
    let name = node.declName.baseName.text
    let question = node.parent?.as(OptionalChainingExprSyntax.self)
    let callee = question.map(Syntax.init) ?? Syntax(node)
    guard let call = callee.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == callee.id
    else { return false }
    let declaring = port.surroundings.allTypes.filter { type in
      type.methods.contains { $0.base == name && !$0.isStatic }
    }
    guard declaring.count == 1, let owner = declaring.first, !owner.isEngine,
      owner.kind == .class || owner.kind == .protocol,
      owner.methods.contains(where: { $0.base == name && $0.labels.count == call.arguments.count })
    else { return false }
    let type = owner.kind == .protocol ? "any \(owner.path)" : owner.path
    let isChain = base.is(OptionalChainingExprSyntax.self)
    let cast =
      question != nil ? " as? \(type))?" : isChain ? " as! (\(type))?)?" : " as! \(type))"
    guard port.edits.replace(base.unwrapped.span.upperBound..<base.span.upperBound, with: cast)
    else { return false }
    port.edits.insert("(", at: base.span.lowerBound)
    if let question { port.edits.replace(question.questionMark.span, with: "") }
    port.did(
      "an AnyObject with \(name) is cast to \(owner.path)",
      at: node.declName.span.lowerBound
    )
    return true
  }

  private static func owner(of name: String, _ base: ExprSyntax) -> String? {
    if let owner = owners[name] { return owner }
    return locations.contains(name) && base.trimmedDescription.contains("anyObject()")
      ? "UITouch" : nil
  }
}

extension MemberAccessExprSyntax {
  /// The sequence that the chain of this member is an element of.
  fileprivate var ancestorSequence: SequenceExprSyntax? {
    var next = parent
    while let current = next, !current.is(CodeBlockItemSyntax.self) {
      if let sequence = current.as(SequenceExprSyntax.self) { return sequence }
      next = current.parent
    }
    return nil
  }
}
