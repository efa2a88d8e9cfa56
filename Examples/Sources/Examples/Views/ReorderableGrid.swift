import UIKit

/// A grid whose items are put into another order: held, carried, and let go.
///
/// A finger that rests on an item lifts it. Carried over another item's location, the item takes it and the others
/// make room; near the upper and lower edge the grid scrolls on by itself. A touch that the system cancels puts
/// the item back where it was.
public final class ReorderableGrid: UIScrollView {
  /// The size of an item, in points.
  public var itemSize = CGSize(width: 80, height: 80) { didSet { setNeedsLayout() } }
  /// The gap between items, and around them, in points.
  public var spacing: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// The items in their order.
  public var items: [UIView] = [] { didSet { replace(oldValue) } }
  /// Called when an item was let go at another index, with the index before and the new one.
  public var onMove: ((Int, Int) -> Void)?
  /// Recognizes the finger that lifts and carries an item.
  public let carry = UILongPressGestureRecognizer()

  /// How near to an edge a carried item scrolls the grid, in points.
  public static let edge: CGFloat = 60
  /// How fast the grid scrolls with an item at its very edge, in points a second.
  public static let scrollSpeed: CGFloat = 600

  /// The item in the hand.
  public private(set) var carriedItem: UIView?
  private var startIndex = 0
  /// From the finger to the middle of the carried item.
  private var grip = CGPoint.zero
  private var link: CADisplayLink?
  private var lastTime: TimeInterval = 0
  private var isMoving = false
  private let feedback = UISelectionFeedbackGenerator()
  private lazy var carried = Handler { [unowned self] in follow() }

  /// Creates a grid.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a grid.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    carry.name = "carry"
    carry.minimumPressDuration = 0.4
    carry.addTarget(carried)
    addGestureRecognizer(carry)
  }

  // MARK: Locations

  /// How many items are in a row.
  public var columns: Int {
    let width = bounds.width - spacing
    return max(Int(width / max(itemSize.width + spacing, 1)), 1)
  }

  /// The middle of a cell, in the grid's content.
  public func center(of index: Int) -> CGPoint {
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    return CGPoint(
      x: spacing + itemSize.width / 2 + CGFloat(column) * (itemSize.width + spacing),
      y: spacing + itemSize.height / 2 + CGFloat(row) * (itemSize.height + spacing)
    )
  }

  /// The cell under a point of the content: the last one behind the end.
  private func index(at point: CGPoint) -> Int {
    let column = Int((point.x - spacing / 2) / max(itemSize.width + spacing, 1))
    let row = Int((point.y - spacing / 2) / max(itemSize.height + spacing, 1))
    let lastRow = max(items.count - 1, 0) / columns
    let index = row.clamped(to: 0...lastRow) * columns + column.clamped(to: 0...(columns - 1))
    return index.clamped(to: 0...max(items.count - 1, 0))
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let rows = (items.count + columns - 1) / columns
    contentSize = CGSize(
      width: bounds.width,
      height: spacing + CGFloat(rows) * (itemSize.height + spacing)
    )
    for (index, item) in items.enumerated() where item !== carriedItem {
      item.bounds.size = itemSize
      item.center = center(of: index)
    }
  }

  private func replace(_ old: [UIView]) {
    guard !isMoving else { return }
    if carriedItem != nil {
      // Cancels the gesture.
      carry.isEnabled = false
      carry.isEnabled = true
    }
    for item in old where !items.contains(where: { $0 === item }) { item.removeFromSuperview() }
    for item in items where item.superview !== self {
      addSubview(item)
      makeAccessible(item)
    }
    setNeedsLayout()
  }

  private func move(from old: Int, to new: Int) {
    isMoving = true
    items.insert(items.remove(at: old), at: new)
    isMoving = false
    setNeedsLayout()
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
      self.layoutIfNeeded()
    }
  }

  // MARK: Carrying

  private func follow() {
    switch carry.state {
    case .began: lift()
    case .changed: carryOn()
    case .ended: letGo(cancelled: false)
    case .cancelled: letGo(cancelled: true)
    default: break
    }
  }

  private func lift() {
    let finger = carry.location(in: self)
    guard let index = items.firstIndex(where: { $0.frame.contains(finger) }) else { return }
    let item = items[index]
    carriedItem = item
    startIndex = index
    grip = CGPoint(x: item.center.x - finger.x, y: item.center.y - finger.y)
    bringSubviewToFront(item)
    feedback.selectionChanged()
    UIView.animate(withDuration: 0.15, delay: 0, options: .allowUserInteraction) {
      item.transform = CGAffineTransform(scaleX: 1.1, y: 1.1)
    }
    startLink()
  }

  private func carryOn() {
    guard let item = carriedItem, let old = items.firstIndex(of: item) else { return }
    let finger = carry.location(in: self)
    item.center = CGPoint(x: finger.x + grip.x, y: finger.y + grip.y)
    let new = index(at: item.center)
    if new != old {
      feedback.selectionChanged()
      move(from: old, to: new)
    }
  }

  private func letGo(cancelled: Bool) {
    stopLink()
    let item = carriedItem
    carriedItem = nil
    // The items may have been replaced meanwhile.
    guard let item, let index = items.firstIndex(of: item) else { return }
    if cancelled, index != startIndex { move(from: index, to: startIndex) }
    setNeedsLayout()
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
      item.transform = .identity
      self.layoutIfNeeded()
    }
    if !cancelled, index != startIndex { onMove?(startIndex, index) }
  }

  // MARK: Scrolling by itself

  private func startLink() {
    lastTime = CACurrentMediaTime()
    let handler = Handler { [weak self] in self?.scrollOn() }
    let link = CADisplayLink(target: handler, selector: handler.selector)
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func stopLink() {
    link?.invalidate()
    link = nil
  }

  public override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { stopLink() }
  }

  private func scrollOn() {
    let now = CACurrentMediaTime()
    let time = CGFloat(now - lastTime)
    lastTime = now
    guard carriedItem != nil else { return }
    let y = carry.location(in: self).y - contentOffset.y
    let beyond: CGFloat
    if y < Self.edge {
      beyond = max(y, 0) - Self.edge
    } else if y > bounds.height - Self.edge {
      beyond = min(y, bounds.height) - (bounds.height - Self.edge)
    } else {
      return
    }
    let last = max(contentSize.height - bounds.height, 0)
    let next = (contentOffset.y + beyond / Self.edge * Self.scrollSpeed * time).clamped(
      to: 0...last
    )
    guard next != contentOffset.y else { return }
    contentOffset.y = next
    // The finger rests, and the content moves below it.
    carryOn()
  }

  // MARK: Without touch

  private func makeAccessible(_ item: UIView) {
    item.isAccessibilityElement = true
    item.accessibilityCustomActions = [("Move earlier", -1), ("Move later", 1)].map { name, step in
      UIAccessibilityCustomAction(name: name) { [weak self, weak item] _ in
        guard let self, let item, let old = items.firstIndex(of: item) else { return false }
        guard items.indices.contains(old + step) else { return false }
        move(from: old, to: old + step)
        onMove?(old, old + step)
        return true
      }
    }
  }
}
