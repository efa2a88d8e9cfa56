import Expectations
import Testing
import TouchCore
import UIKit

/// Requests layout, twice, in every callback, and counts its layouts.
private final class Asking: UIView {
  var layouts = 0
  /// The count in each callback.
  var heard: [Int] = []

  private func ask() {
    heard.append(layouts)
    setNeedsLayout()
    setNeedsLayout()
  }

  override func layoutSubviews() { layouts += 1 }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { ask() }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { ask() }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { ask() }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { ask() }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { ask() }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { ask() }
  override var canBecomeFirstResponder: Bool { true }

  func scrolled(_ pan: UIGestureRecognizer) { ask() }
}

/// Layout at the end of a turn.
@MainActor
struct LayoutTurnTests {
  private func asking(_ bench: Bench) -> Asking {
    let view = Asking(frame: bench.window.bounds)
    bench.window.addSubview(view)
    bench.wait(until: 0)
    expectEqual(view.layouts, 1)
    return view
  }

  @Test("layout requested in a touch's callback runs once, after the event")
  func touches() {
    let bench = Bench()
    let view = asking(bench)
    bench.down(1, 50, 50, at: 0.1)
    expectEqual(view.layouts, 2)
    bench.move(1, 60, 50, at: 0.11)
    expectEqual(view.layouts, 3)
    bench.up(1, at: 0.12)
    expectEqual(view.layouts, 4)
    bench.down(1, 50, 50, at: 0.2)
    bench.interrupt(at: 0.21)
    expectEqual(view.layouts, 6)
    // Inside the callbacks no layout ran.
    expectEqual(view.heard, [1, 2, 3, 4, 5])
    bench.wait(until: 1)
    expectEqual(view.layouts, 6)
  }

  @Test("so does layout requested by a press or by scrolling")
  func otherInput() {
    let bench = Bench()
    let view = asking(bench)
    view.becomeFirstResponder()
    let application = bench.application
    application.receive(PressFrame(time: .seconds(0.1), presses: [Press(.select, .began)]))
    expectEqual(view.layouts, 2)
    application.receive(PressFrame(time: .seconds(0.2), presses: [Press(.select, .ended)]))
    expectEqual(view.layouts, 3)
    let pan = UIPanGestureRecognizer(target: view, action: Selector(Asking.scrolled(_:)))
    pan.allowedScrollTypesMask = .all
    view.addGestureRecognizer(pan)
    let place = Point(x: 50, y: 50)
    for (index, phase) in [ScrollInput.Phase.began, .changed, .changed, .ended].enumerated() {
      application.receive(
        ScrollInput(
          time: .seconds(0.3 + 0.01 * Double(index)),
          phase: phase,
          position: place,
          delta: phase == .changed ? Vector(dx: 0, dy: 20) : .zero
        )
      )
      expectEqual(view.layouts, 3 + view.heard.count - 2)
    }
    #expect(view.heard.count > 3)
  }

  @Test(
    "layout requested outside a turn runs before the next touch's hit test"
  )
  func beforeTouch() {
    final class Filling: UIView {
      override func layoutSubviews() { for view in subviews { view.frame = bounds } }
    }
    let bench = Bench()
    let filling = Filling(frame: bench.window.bounds)
    bench.window.addSubview(filling)
    let inner = bench.view("I", .zero, in: filling)
    bench.tap(at: 0.1)
    expectEqual(bench.take(), ["I b", "I e"])
    expectEqual(inner.frame, filling.bounds)
  }

  @Test("a hidden window waits until it is shown")
  func hiddenWindow() {
    let bench = Bench()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isUserInteractionEnabled = false
    let view = Asking(frame: window.bounds)
    window.addSubview(view)
    bench.tap(at: 0.1)
    view.setNeedsLayout()
    bench.tap(at: 0.5)
    expectEqual(view.layouts, 0)
    window.isHidden = false
    bench.tap(at: 1)
    expectEqual(view.layouts, 1)
    window.isHidden = true
    view.setNeedsLayout()
    bench.tap(at: 1.5)
    expectEqual(view.layouts, 1)
    window.isHidden = false
    bench.wait(until: 2)
    expectEqual(view.layouts, 2)
  }

  @Test("a view that is added in a callback is laid out with the tree")
  func newView() {
    let bench = Bench()
    let late = Asking(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    bench.v.onTouch = { letter, _ in if letter == "b" { bench.p.addSubview(late) } }
    bench.down(1, 50, 50, at: 0.1)
    expectEqual(late.layouts, 1)
  }

  @Test("layout that requests more, sends touches or advances the clock ends")
  func odd() {
    final class Restless: UIView {
      var layouts = 0
      var act: () -> Void = {}
      override func layoutSubviews() {
        layouts += 1
        act()
      }
    }
    let bench = Bench()
    let view = Restless(frame: bench.window.bounds)
    view.isUserInteractionEnabled = false
    view.act = { [unowned view] in
      view.setNeedsLayout()
      bench.application.advance(to: .seconds(5))
      if view.layouts == 3 { bench.up(1, at: 0.2) }
    }
    bench.window.addSubview(view)
    bench.down(1, 50, 50, at: 0.1)
    expectEqual(bench.application.now, .seconds(0.2))
    expectEqual(bench.take(), ["V b", "V e"])
    let layouts = view.layouts
    #expect(layouts < 60)
    view.act = {}
    bench.wait(until: 1)
    #expect(view.layouts <= layouts + 1)
  }
}
