import Expectations
import Testing

@testable import UIKit

@MainActor
private final class Diary {
  var lines: [String] = []
}

private final class Witness: UIView {
  let name: String
  let diary: Diary
  var whenInWindow: ((Witness) -> Void)?
  var whenLeaving: ((Witness) -> Void)?

  init(_ name: String, _ diary: Diary) {
    self.name = name
    self.diary = diary
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  override func willMove(toWindow newWindow: UIWindow?) {
    diary.lines.append("\(name) will window \(newWindow == nil ? "-" : "+")")
    if newWindow == nil { whenLeaving?(self) }
  }
  override func didMoveToWindow() {
    diary.lines.append("\(name) did window \(window == nil ? "-" : "+")")
    if window != nil { whenInWindow?(self) }
  }
  override func willMove(toSuperview newSuperview: UIView?) {
    diary.lines.append("\(name) will super \(newSuperview == nil ? "-" : "+")")
  }
  override func didMoveToSuperview() {
    diary.lines.append("\(name) did super \(superview == nil ? "-" : "+")")
  }
  override func didAddSubview(_ subview: UIView) { diary.lines.append("\(name) added") }
  override func willRemoveSubview(_ subview: UIView) { diary.lines.append("\(name) removes") }
}

/// The tree of views.
@MainActor
struct HierarchyTests {
  private let diary = Diary()
  private let root = UIView()
  private let a = UIView()
  private let b = UIView()
  private let c = UIView()

  @Test("subviews have the requested order")
  func order() {
    root.addSubview(a)
    root.insertSubview(b, at: 0)
    expectEqual(root.subviews, [b, a])
    root.insertSubview(c, aboveSubview: b)
    expectEqual(root.subviews, [b, c, a])
    root.insertSubview(a, belowSubview: b)
    expectEqual(root.subviews, [a, b, c])
    root.exchangeSubview(at: 0, withSubviewAt: 2)
    expectEqual(root.subviews, [c, b, a])
    root.bringSubviewToFront(c)
    expectEqual(root.subviews, [b, a, c])
    root.sendSubviewToBack(c)
    expectEqual(root.subviews, [c, b, a])
    root.addSubview(b)
    expectEqual(root.subviews, [c, a, b])
    root.insertSubview(b, at: 99)
    expectEqual(root.subviews, [c, a, b])
    root.insertSubview(a, aboveSubview: a)
    expectEqual(root.subviews, [c, a, b])
  }

  @Test("a view next to one that is no subview comes in front of all")
  func noSibling() {
    root.addSubview(a)
    root.insertSubview(b, aboveSubview: root)
    expectEqual(root.subviews, [a, b])
    root.insertSubview(c, belowSubview: UIView())
    expectEqual(root.subviews, [a, b, c])
    root.insertSubview(a, aboveSubview: root)
    expectEqual(root.subviews, [b, c, a])
  }

  @Test("a view is in one superview at a time")
  func moving() {
    root.addSubview(a)
    b.addSubview(a)
    #expect(root.subviews.isEmpty)
    #expect(a.superview === b)
    a.removeFromSuperview()
    a.removeFromSuperview()
    expectNil(a.superview)
    #expect(b.subviews.isEmpty)
  }

  @Test("a view is a descendant of itself and of every superview")
  func descendants() {
    root.addSubview(a)
    a.addSubview(b)
    #expect(b.isDescendant(of: root))
    #expect(b.isDescendant(of: b))
    #expect(!root.isDescendant(of: b))
  }

  @Test("a tag finds the first view that has it, depth first")
  func tags() {
    root.addSubview(a)
    a.addSubview(b)
    root.addSubview(c)
    b.tag = 7
    c.tag = 7
    #expect(root.viewWithTag(7) === b)
    #expect(b.viewWithTag(7) === b)
    expectNil(root.viewWithTag(8))
    #expect(root.viewWithTag(0) === root)
  }

  @Test("every view receives the calls of a move, in one order")
  func calls() {
    let window = UIWindow()
    let (outer, inner) = (Witness("outer", diary), Witness("inner", diary))
    outer.addSubview(inner)
    expectEqual(diary.lines, ["inner will super +", "inner did super +", "outer added"])
    diary.lines = []
    window.addSubview(outer)
    expectEqual(
      diary.lines,
      [
        "outer will window +", "inner will window +", "outer will super +",
        "outer did window +", "inner did window +", "outer did super +",
      ]
    )
    diary.lines = []
    inner.removeFromSuperview()
    expectEqual(
      diary.lines,
      [
        "inner will window -", "inner will super -", "outer removes",
        "inner did window -", "inner did super -",
      ]
    )
    #expect(outer.window === window)
    expectNil(inner.window)
    #expect(window.window === window)
  }

  @Test("a move within a window calls no window methods")
  func within() {
    let window = UIWindow()
    let view = Witness("view", diary)
    window.addSubview(root)
    window.addSubview(view)
    diary.lines = []
    root.addSubview(view)
    expectEqual(diary.lines, ["view will super +", "view did super +"])
  }

  @Test("a view may change the tree again in these calls")
  func reentrancy() {
    let window = UIWindow()
    let (outer, inner) = (Witness("outer", diary), Witness("inner", diary))
    outer.addSubview(inner)
    outer.whenInWindow = { $0.removeFromSuperview() }
    window.addSubview(outer)
    expectNil(outer.superview)
    #expect(window.subviews.isEmpty)
    expectNil(inner.window)

    // A view that is moved while it leaves ends where the outer call puts it.
    outer.whenInWindow = nil
    outer.whenLeaving = { _ in }
    window.addSubview(outer)
    let other = UIWindow()
    outer.whenLeaving = { [root] in
      $0.whenLeaving = nil
      root.addSubview($0)
    }
    outer.removeFromSuperview()
    expectNil(outer.superview)
    #expect(root.subviews.isEmpty)
    other.addSubview(outer)
    #expect(inner.window === other)
  }

  @Test("a child added while its parent moves to a window receives the window's calls once")
  func added() {
    let window = UIWindow()
    let (outer, inner) = (Witness("outer", diary), Witness("inner", diary))
    outer.whenInWindow = { $0.addSubview(inner) }
    window.addSubview(outer)
    expectEqual(diary.lines.filter { $0 == "inner did window +" }.count, 1)
  }

  @Test("traits and safe area are the window's, as far as they extend into the view")
  func environment() {
    UIApplication.launch(screen: CGSize(width: 100, height: 200), maximumForce: 4)
    let window = UIWindow()
    expectEqual(window.frame, CGRect(x: 0, y: 0, width: 100, height: 200))
    window.addSubview(a)
    a.frame = CGRect(x: 0, y: 10, width: 100, height: 190)
    expectEqual(a.safeAreaInsets, .zero)
    window.setSafeAreaInsets(UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0))
    expectEqual(a.safeAreaInsets, UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0))
    a.frame = CGRect(x: 0, y: 50, width: 100, height: 100)
    expectEqual(a.safeAreaInsets, .zero)
    expectEqual(b.safeAreaInsets, .zero)
    expectEqual(a.traitCollection.forceTouchCapability, .available)
  }

  @Test("the safe area extends into each side of a view, also of one that is scaled or scrolled")
  func safeSides() {
    UIApplication.launch(screen: CGSize(width: 100, height: 200))
    let window = UIWindow()
    let insets = UIEdgeInsets(top: 40, left: 10, bottom: 20, right: 30)
    window.setSafeAreaInsets(insets)
    expectEqual(window.safeAreaInsets, insets)
    window.addSubview(a)
    a.frame = window.bounds
    expectEqual(a.safeAreaInsets, insets)
    a.bounds.origin = CGPoint(x: 7, y: 70)
    expectEqual(a.safeAreaInsets, insets)
    // Half as large on the screen: the insets are twice as many of its own points.
    a.frame = CGRect(x: -50, y: -100, width: 200, height: 400)
    a.bounds.origin = .zero
    a.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    expectEqual(a.frame, window.bounds)
    expectEqual(a.safeAreaInsets, UIEdgeInsets(top: 80, left: 20, bottom: 40, right: 60))
    // In the middle, where none of it reaches.
    a.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    expectEqual(a.safeAreaInsets, .zero)
  }

  @Test("9.1 a screen without force reports that")
  func noForce() {
    UIApplication.launch(screen: CGSize(width: 100, height: 200), maximumForce: nil)
    expectEqual(UIView().traitCollection.forceTouchCapability, .unavailable)
    expectEqual(UIForceTouchCapability.unavailable.rawValue, 1)
    expectEqual(UITraitCollection().forceTouchCapability, .unknown)
  }
}
