import SwiftSyntax

/// Members that Objective-C finds on any object, and that one class alone has here.
///
/// `(sender as AnyObject).tag` becomes `(sender as! UIView).tag`: another object would end the program on iOS, too.
enum DynamicMember {
  /// The classes by their members, as they are spelled in Swift 2 and since.
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

  /// Gives the object before a member the class that has the member; false where it isn't one class.
  ///
  /// `base` is what stands before the member's dot: a name, or a cast to `AnyObject` in parentheses.
  static func cast(
    _ base: ExprSyntax,
    of node: MemberAccessExprSyntax,
    in port: FilePort
  ) -> Bool {
    let name = node.declName.baseName.text
    guard let owner = owner(of: name, base), !port.surroundings.declaresMember(name),
      !base.is(OptionalChainingExprSyntax.self),
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

  private static func owner(of name: String, _ base: ExprSyntax) -> String? {
    if let owner = owners[name] { return owner }
    return locations.contains(name) && base.trimmedDescription.contains("anyObject()")
      ? "UITouch" : nil
  }
}
