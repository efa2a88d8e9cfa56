import Expectations
import Testing
import TouchCore
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Rule 6.9: disturbed scroll input.
///
/// Scroll input that is interrupted, odd, or meets changes of the tree.
@MainActor
struct ScrollInputDisturbanceRuleTests {
  @Test("6.9 an interruption cancels scrolling, once")
  func interruption() {
    let bench = Bench()
    let pan = bench.scrollingPan()
    bench.scroll(.began, 30, at: 0)
    bench.interrupt(at: 0.1)
    bench.scroll(.changed, 30, at: 0.2)
    bench.scroll(.ended, at: 0.3)
    expectEqual(bench.take(), ["pan!began", "pan!cancelled"])
    bench.scroll(.step, 30, at: 1)
    bench.interrupt(at: 1.1)
    bench.wait(until: 2)
    expectEqual(bench.take(), ["pan!began", "pan!cancelled"])
    _ = pan
  }

  @Test(
    "6.9 one scrolling at a time: steps end for a touchpad, and a touchpad that lost its end is cancelled"
  )
  func takingOver() {
    let bench = Bench()
    let pan = bench.scrollingPan()
    bench.scroll(.step, 30, at: 0)
    bench.scroll(.began, 30, at: 0.1)
    expectEqual(bench.take(), ["pan!began", "pan!ended", "pan!began"])
    bench.scroll(.began, 30, at: 1)
    expectEqual(bench.take(), ["pan!cancelled", "pan!began"])
    bench.scroll(.step, 30, at: 2)
    bench.wait(until: 3)
    expectEqual(bench.take(), ["pan!cancelled", "pan!began", "pan!ended"])
    _ = pan
  }

  @Test("6.9 an end without a beginning, and deltas and locations that are NaN, are ignored")
  func oddInput() {
    let bench = Bench()
    let pan = bench.scrollingPan()
    for phase in [ScrollInput.Phase.changed, .ended, .cancelled] { bench.scroll(phase, 30, at: 0) }
    bench.scroll(.began, 30, at: 0.1, x: .nan)
    bench.scroll(.changed, 30, at: 0.2)
    bench.scroll(.step, 30, at: 0.3, x: 1000)
    expectEqual(bench.take(), [])
    bench.scroll(.began, 30, at: 1)
    bench.scroll(.changed, .nan, at: 1.1)
    bench.scroll(.changed, 10, at: 1.2, x: .infinity)
    expectEqual(bench.take(), ["pan!began", "pan!changed"])
    #expect(pan.translation(in: nil).y == 30 && pan.location(in: nil).x == 100)
  }

  @Test(
    "6.9 a pan removed or disabled during scrolling is cancelled once, and scrolls again later"
  )
  func mutation() {
    for isRemoved in [true, false] {
      let bench = Bench()
      let pan = bench.scrollingPan()
      bench.reactions["pan!changed"] = {
        if isRemoved { bench.v.removeGestureRecognizer(pan) } else { pan.isEnabled = false }
      }
      bench.scroll(.began, 30, at: 0)
      bench.scroll(.changed, 30, at: 0.1)
      bench.scroll(.changed, 30, at: 0.2)
      bench.scroll(.ended, at: 0.3)
      expectEqual(bench.take(), ["pan!began", "pan!changed", "pan!cancelled"])
      bench.v.addGestureRecognizer(pan)
      pan.isEnabled = true
      bench.scroll(.began, 30, at: 1)
      expectEqual(bench.take(), ["pan!began"])
    }
  }

  @Test("6.9 the view under the pointer may be removed: pans above it continue")
  func removedView() {
    let bench = Bench()
    let above = bench.add(UIPanGestureRecognizer(), "above", to: bench.p)
    above.allowedScrollTypesMask = .all
    bench.scroll(.began, 30, at: 0)
    bench.v.removeFromSuperview()
    bench.scroll(.changed, 30, at: 0.1)
    bench.scroll(.ended, at: 0.2)
    expectEqual(bench.take(), ["above!began", "above!changed", "above!ended"])
  }

  @Test("6.9 scrolling sent inside an action waits until the pass is over")
  func fromInside() {
    let bench = Bench()
    let pan = bench.scrollingPan()
    bench.reactions["pan!began"] = {
      bench.scroll(.ended, at: 0)
      bench.note("back")
    }
    bench.scroll(.began, 30, at: 0)
    expectEqual(bench.take(), ["pan!began", "back", "pan!ended"])
    _ = pan
  }

  @Test("6.9 a pan has the keys that are down while it scrolls")
  func modifiers() {
    let bench = Bench()
    let pan = bench.scrollingPan()
    var keys: UIKeyModifierFlags = []
    bench.reactions["pan!began"] = { keys = pan.modifierFlags }
    bench.application.receive(
      ScrollInput(
        time: .zero,
        phase: .began,
        position: Point(x: 9, y: 9),
        delta: Vector(dx: 20, dy: 0),
        modifiers: 1 << 20
      )
    )
    expectEqual(keys, .command)
  }
}
