import Expectations
import Testing
import TouchCore
import UIKit

/// Refresh controls, the keyboard, and the properties of one axis.
@MainActor
struct RefreshRuleTests {
  private func bench() -> (ScrollBench, UIRefreshControl) {
    let s = ScrollBench()
    let control = UIRefreshControl()
    s.scrollView.refreshControl = control
    control.addAction(UIAction { _ in s.bench.note("R refresh") }, for: .valueChanged)
    _ = s.take()
    return (s, control)
  }

  /// How far a finger drags for so much to be shown beyond the top.
  private func travel(_ shown: Double) -> Double { 10 + shown * 800 / (0.55 * (800 - shown)) }

  @Test("8.16 a pull of 60 points refreshes while the finger drags, once, and not before")
  func pull() {
    for (shown, fires) in [(59.9, false), (60.001, true), (200, true)] {
      let (s, control) = bench()
      let way = travel(shown)
      s.bench.down(1, 200, 100, at: 0)
      for step in 1...20 {
        s.bench.move(1, 200, 100 + way * Double(step) / 20, at: 0.016 * Double(step))
      }
      #expect(s.scrollView.isDragging)
      expectEqual(s.take().filter { $0 == "R refresh" }.count, (fires ? 1 : 0), "\(shown)")
      expectEqual(control.isRefreshing, fires)
      // Once a drag, even if the refresh is over.
      control.endRefreshing()
      s.bench.move(1, 200, 101 + way, at: 0.4)
      s.bench.move(1, 200, 130 + way, at: 0.41)
      #expect(!control.isRefreshing || !fires)
      s.bench.up(at: 0.6)
      s.rest()
      expectEqual(s.y, (control.isRefreshing ? -60 : 0))
    }
  }

  @Test("8.16 while it refreshes, content rests below it; afterwards it goes back to its top")
  func inset() {
    let (s, control) = bench()
    s.scrollView.contentInset.top = 20
    s.scrollView.contentOffset.y = -20
    let end = s.drag(from: 100, by: 10, steps: 40)
    s.bench.up(at: end + 0.008)
    #expect(control.isRefreshing)
    s.rest()
    expectEqual(s.y, -80)
    #expect(s.scrollView.adjustedContentInset.top == 80 && s.scrollView.contentInset.top == 20)
    expectEqual(s.take().filter { $0 == "R refresh" }.count, 1)
    control.endRefreshing()
    expectEqual(s.y, -20)
    expectEqual(s.scrollView.adjustedContentInset.top, 20)
    expectEqual(s.take(), ["S didScroll", "S didChangeInset"])
    s.rest()
    // The next pull refreshes again.
    _ = s.drag(from: 100, by: 10, steps: 40, at: 10)
    #expect(control.isRefreshing)
    s.bench.up(at: 11)
  }

  @Test(
    "8.16 refreshing that ends during the drag or the bounce lets the content go back to its top"
  )
  func early() {
    for time in [0.35, 0.5] {
      let (s, control) = bench()
      let end = s.drag(from: 100, by: 10, steps: 40)
      #expect(control.isRefreshing)
      if time < 0.4 {
        let y = s.y
        control.endRefreshing()
        expectEqual(s.y, y)
        s.bench.up(at: end + 0.008)
      } else {
        s.bench.up(at: end + 0.008)
        s.wait(until: end + 0.1)
        let y = s.y
        control.endRefreshing()
        expectEqual(s.y, y)
      }
      s.rest()
      expectEqual(s.y, 0)
    }
  }

  @Test("8.16 refreshing that is begun by program sends nothing and scrolls nothing")
  func program() {
    let (s, control) = bench()
    control.beginRefreshing()
    control.beginRefreshing()
    #expect(control.isRefreshing)
    expectEqual(s.y, 0)
    expectEqual(s.scrollView.adjustedContentInset.top, 60)
    expectEqual(s.take(), ["S didChangeInset"])
    s.scrollView.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
    s.rest()
    expectEqual(s.y, -60)
    control.endRefreshing()
    control.endRefreshing()
    expectEqual(s.y, 0)
  }

  @Test(
    "8.16 a throw beyond the top refreshes nothing, nor does a control that is disabled or gone"
  )
  func nothing() {
    let (s, control) = bench()
    s.scrollView.contentOffset.y = 300
    s.flick(from: 100, by: 24, steps: 8)
    s.rest()
    #expect(!control.isRefreshing)
    control.isEnabled = false
    _ = s.drag(from: 100, by: 10, steps: 40, at: 10)
    #expect(!control.isRefreshing)
    s.bench.up(at: 11)
    s.rest()
    control.isEnabled = true
    control.beginRefreshing()
    s.scrollView.refreshControl = nil
    expectNil(control.superview)
    expectEqual(s.scrollView.adjustedContentInset.top, 0)
    _ = s.drag(from: 100, by: 10, steps: 40, at: 20)
    #expect(!s.take().contains("R refresh"))
    s.bench.up(at: 21)
  }

  @Test("8.16 the control is above the content, as opaque as it is pulled")
  func look() {
    let (s, control) = bench()
    s.wait(until: 0.1)
    #expect(control.superview === s.scrollView)
    expectEqual(control.frame, CGRect(x: 0, y: -60, width: 400, height: 60))
    expectEqual(control.alpha, 0)
    let way = travel(30)
    s.bench.down(1, 200, 100, at: 1)
    for step in 1...20 {
      s.bench.move(1, 200, 100 + way * Double(step) / 20, at: 1 + 0.016 * Double(step))
    }
    #expect(abs(control.alpha - 0.5) < 1e-9)
    s.bench.up(at: 2)
    s.rest()
    expectEqual(control.alpha, 0)
  }

  @Test("8.9 each axis bounces as its own property says; bounces sets both")
  func axes() {
    let s = ScrollBench(content: CGSize(width: 2000, height: 2000))
    #expect(s.scrollView.bouncesVertically && s.scrollView.bouncesHorizontally)
    s.scrollView.bounces = false
    #expect(!s.scrollView.bouncesVertically && !s.scrollView.bouncesHorizontally)
    s.scrollView.bouncesHorizontally = true
    s.bench.down(1, 100, 100, at: 0)
    s.bench.move(1, 95, 95, at: 0.01)
    s.bench.move(1, 80, 80, at: 0.02)
    s.bench.move(1, 200, 200, at: 0.03)
    #expect(s.scrollView.contentOffset.x < 0)
    expectEqual(s.y, 0)
    s.bench.up(at: 0.2)
    s.rest()
    expectEqual(s.scrollView.contentOffset, .zero)
  }

  @Test("8.6 a drag dismisses what has the keyboard, where keyboardDismissMode says so")
  func keyboard() {
    for mode in [
      UIScrollView.KeyboardDismissMode.none, .onDrag, .onDragWithAccessory, .interactive,
    ] {
      let s = ScrollBench()
      let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      s.content.addSubview(field)
      #expect(field.becomeFirstResponder())
      s.scrollView.keyboardDismissMode = mode
      s.bench.down(1, 200, 700, at: 0)
      s.bench.move(1, 200, 691, at: 0.01)
      #expect(field.isFirstResponder)
      s.bench.move(1, 200, 680, at: 0.02)
      expectEqual(field.isFirstResponder, (mode == .none || mode == .interactive))
      s.bench.up(at: 0.1)
    }
  }

  @Test("3.8 touches end with a scroll view and with a control, unless a subclass hands them on")
  func chain() {
    let s = ScrollBench(make: { HandingOn(frame: $0) })
    s.content.removeFromSuperview()
    s.bench.p.addSubview(s.scrollView)
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 800))
    s.scrollView.addSubview(inner)
    s.bench.tap(100, 100, at: 0)
    s.bench.tap(300, 100, at: 1)
    expectEqual(s.take(), [])
    (s.scrollView as? HandingOn)?.handsOn = true
    s.bench.tap(100, 100, at: 2)
    s.bench.tap(300, 100, at: 3)
    expectEqual(s.take(), ["P b", "P e", "P b", "P e"])
    let control = UIControl(frame: s.bench.window.bounds)
    s.bench.p.addSubview(control)
    s.bench.tap(100, 100, at: 4)
    s.bench.down(1, 100, 100, at: 5)
    s.bench.interrupt(at: 5.1)
    expectEqual(s.take(), [])
  }

  @Test("a title stands below the ring, and goes with nil")
  func title() throws {
    let (s, control) = bench()
    expectNil(control.attributedTitle)
    control.attributedTitle = NSAttributedString(
      string: "Pull",
      attributes: [.foregroundColor: UIColor.red]
    )
    s.bench.application.advance(to: s.bench.application.now)
    let label = try #require(control.subviews.compactMap { $0 as? UILabel }.first)
    #expect(control.attributedTitle?.string == "Pull" && label.text == "Pull")
    #expect(label.textColor == .red && label.frame.maxY == control.bounds.maxY)
    let ring = try #require(control.layer.sublayers?.first { $0 is CAShapeLayer })
    #expect(ring.position.y == label.frame.minY / 2 && control.bounds.height == 60)
    control.attributedTitle = nil
    s.bench.application.advance(to: s.bench.application.now)
    #expect(control.attributedTitle == nil && label.superview == nil && ring.position.y == 30)
  }
}

/// A view that can be the first responder.
private final class Field: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

/// A scroll view that hands its touches on where a test says so.
private final class HandingOn: UIScrollView {
  var handsOn = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if handsOn { next?.touchesBegan(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if handsOn { next?.touchesEnded(touches, with: event) }
  }
}
