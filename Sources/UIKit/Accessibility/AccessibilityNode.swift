// Ours, not Apple's: there, the order in which elements are read is the system's.

import TouchCore

/// An element that assistive code reads, or several in a container; ours, not Apple's.
#if !hasFeature(Embedded)
  @MainActor
#endif
public struct AccessibilityNode {
  /// The element, or the container.
  public let subject: UIResponder
  /// What the container holds, in the order in which it is read; nil for an element.
  public let parts: [AccessibilityNode]?
  /// Where the node counts as being, in the screen's coordinates.
  let frame: CGRect

  /// The elements in the node, in the order in which they are read.
  public var flattened: [UIResponder] { parts?.flatMap { $0.flattened } ?? [subject] }

  /// What is read of an object: nothing, itself, or what is in it.
  static func nodes(of object: UIResponder) -> [AccessibilityNode] {
    guard !object.accessibilityElementsHidden else { return [] }
    let view = object as? UIView
    if let view, view.isHidden || view.alpha < 0.01 { return [] }
    if object.isAccessibilityElement {
      let frame = object.accessibilityFrame
      guard !frame.isEmpty, !object.isSilentText else { return [] }
      return [AccessibilityNode(subject: object, parts: nil, frame: frame)]
    }
    if let elements = object.toldElements {
      let inside = elements.flatMap { element in
        ((element as AnyObject) as? UIResponder).map { nodes(of: $0) } ?? []
      }
      return group(inside, in: object)
    }
    guard let view else { return [] }
    let inside = sorted(
      view.readSubviews.flatMap { nodes(of: $0) },
      view.effectiveUserInterfaceLayoutDirection
    )
    return view.isScrollView || view.shouldGroupAccessibilityChildren
      ? group(inside, in: view) : inside
  }

  private static func group(_ inside: [AccessibilityNode], in container: UIResponder)
    -> [AccessibilityNode]
  {
    guard let first = inside.first else { return [] }
    let own = container.accessibilityFrame
    let frame = own.isEmpty ? inside.dropFirst().reduce(first.frame) { $0.union($1.frame) } : own
    return [AccessibilityNode(subject: container, parts: inside, frame: frame)]
  }

  /// From top to bottom; what is in one row in the direction of the language.
  ///
  /// Two elements are in one row if their middles are closer, up and down, than half the lower one's
  /// height; a container and another node if they begin at the same height.
  private static func sorted(
    _ nodes: [AccessibilityNode],
    _ direction: UIUserInterfaceLayoutDirection
  ) -> [AccessibilityNode] {
    // Places in the tree decide between equals, so that there is one order.
    let inTree = Array(nodes.enumerated())
    var rest = inTree.ordered { $0.element.frame.minY < $1.element.frame.minY }
    var result: [AccessibilityNode] = []
    while let first = rest.first?.element {
      let row = rest.filter { isBeside($0.element, first) }
      rest.removeAll { isBeside($0.element, first) }
      let ordered = row.ordered { one, other in
        let (mine, its) = (one.element.frame, other.element.frame)
        let isSame = direction == .leftToRight ? mine.minX == its.minX : mine.maxX == its.maxX
        if isSame { return one.offset < other.offset }
        return direction == .leftToRight ? mine.minX < its.minX : mine.maxX > its.maxX
      }
      result += ordered.map { $0.element }
    }
    return result
  }

  private static func isBeside(_ node: AccessibilityNode, _ first: AccessibilityNode) -> Bool {
    let (one, other) = (node.frame, first.frame)
    // A container can be as large as the screen, with others in front of it.
    if node.parts != nil || first.parts != nil { return one.minY == other.minY }
    return one == other
      || (one.midY - other.midY).magnitude < min(one.height, other.height) / 2
  }
}

extension UIResponder {
  /// What the object says is read in it, at once or one by one; nil if it says nothing.
  fileprivate var toldElements: [ActionTarget]? {
    if let elements = accessibilityElements { return elements }
    let count = accessibilityElementCount()
    return count > 0 ? (0..<count).compactMap { accessibilityElement(at: $0) } : nil
  }

  /// Whether this is a text without a word.
  fileprivate var isSilentText: Bool {
    accessibilityTraits.contains(.staticText) && (accessibilityLabel ?? "").isEmpty
      && (accessibilityValue ?? "").isEmpty
  }
}

extension UIView {
  /// The subviews that are read: all, or the frontmost modal one that is seen.
  fileprivate var readSubviews: [UIView] {
    let modal = children.last {
      $0.accessibilityViewIsModal && !$0.isHidden && $0.alpha >= UIView.leastTouchableAlpha
        && !$0.accessibilityElementsHidden
    }
    return modal.map { [$0] } ?? children
  }
}
