import Expectations
import Testing

@testable import UIKit

private final class Counter: UIView {
  var layouts = 0
  var whenLaidOut: (() -> Void)?

  override func layoutSubviews() {
    layouts += 1
    whenLaidOut?()
  }
}

/// Layout.
@MainActor
struct LayoutTests {
  private let root = Counter()
  private let child = Counter()

  init() {
    root.addSubview(child)
    root.layoutIfNeeded()
    root.layouts = 0
    child.layouts = 0
  }

  @Test("only views that need layout are laid out")
  func quiet() {
    root.layoutIfNeeded()
    child.layoutIfNeeded()
    expectEqual(root.layouts + child.layouts, 0)
  }

  @Test("a new size needs layout, of the superview too, a new location doesn't")
  func size() {
    child.frame.origin.x += 5
    child.center.y += 5
    root.layoutIfNeeded()
    #expect((root.layouts, child.layouts) == (0, 0))
    child.bounds.size.width += 5
    root.layoutIfNeeded()
    #expect((root.layouts, child.layouts) == (1, 1))
  }

  @Test("a size that a superview's own layout sets doesn't lay it out again")
  func sizeInLayout() {
    root.whenLaidOut = { [root, child] in child.frame.size.width = CGFloat(root.layouts) }
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect((root.layouts, child.layouts) == (1, 1))
  }

  @Test("layout runs once, however often it was requested, superviews first")
  func once() {
    var order: [String] = []
    root.whenLaidOut = { order.append("root") }
    child.whenLaidOut = { order.append("child") }
    for _ in 0..<3 {
      child.setNeedsLayout()
      root.setNeedsLayout()
    }
    child.layoutIfNeeded()
    expectEqual(order, ["root", "child"])
  }

  @Test("adding or removing a subtree needs its superview's layout")
  func tree() {
    let late = Counter()
    child.addSubview(late)
    root.layoutIfNeeded()
    #expect((root.layouts, child.layouts, late.layouts) == (0, 1, 1))
    late.removeFromSuperview()
    root.layoutIfNeeded()
    expectEqual(child.layouts, 2)
  }

  @Test("layout that invalidates itself runs again in the same call, but not for ever")
  func rounds() {
    root.whenLaidOut = { [root, child] in if root.layouts < 3 { child.setNeedsLayout() } }
    child.whenLaidOut = { [root] in root.setNeedsLayout() }
    root.setNeedsLayout()
    root.layoutIfNeeded()
    expectEqual(root.layouts, 3)
    child.whenLaidOut = { [child] in child.setNeedsLayout() }
    child.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(child.needsLayout)
  }

  @Test("the application lays out its visible windows")
  func windows() {
    let application = UIApplication.launch(screen: CGSize(width: 100, height: 100))
    let window = UIWindow()
    let view = Counter()
    window.addSubview(view)
    application.layOutWindows()
    expectEqual(view.layouts, 0)
    window.isHidden = false
    application.layOutWindows()
    expectEqual(view.layouts, 1)
  }
}
