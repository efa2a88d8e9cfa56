import Expectations
import Testing
import TouchCore

@testable import UIKit

/// Odd input.
@MainActor
struct OddInputTests {
  @Test("1.2 a lift at a location that is NaN is a lift at the finger's last location")
  func liftNowhere() {
    let bench = Bench()
    bench.down(1, 100, 100, at: 0)
    bench.frame([(1, .moved, .nan, 100)], at: 0.1)
    bench.frame([(1, .ended, .infinity, .nan)], at: 0.2)
    expectEqual(bench.take(), ["V b", "V e"])
    #expect(bench.application.gestures.touches.live.isEmpty)
  }

  @Test("1.2 a finger that begins at a location that is NaN isn't a touch")
  func beginNowhere() {
    let bench = Bench()
    bench.frame([(1, .began, .nan, 100)], at: 0)
    bench.move(1, 100, 100, at: 0.1)
    expectEqual(bench.take(), [])
  }

  @Test("1.1 sixty-four touches are tracked, the next is ignored with a line in the log")
  func manyTouches() {
    let bench = Bench()
    var lines = 0
    bench.application.onLog = { _ in lines += 1 }
    for finger in 1...66 { bench.down(finger, Double(finger), 10, at: Double(finger)) }
    expectEqual(lines, 2)
    expectEqual(bench.take().count, 64)
    for finger in 1...66 { bench.up(finger, at: 100) }
    expectEqual(bench.take().count, 64)
    bench.down(67, 10, 10, at: 101)
    expectEqual(bench.take(), ["V b"])
  }

  @Test("1.2 a frame with several phases of one finger is several events")
  func oneFingerOften() {
    let bench = Bench()
    bench.frame(
      [
        (1, .began, 10, 10), (1, .moved, 20, 10), (1, .moved, 30, 10), (1, .ended, 30, 10),
        (1, .began, 40, 10),
      ],
      at: 0
    )
    expectEqual(bench.take(), ["V b", "V m", "V m", "V e", "V b"])
  }

  @Test("1.2 a finger that begins while it is down was lost: cancelled, then began")
  func lostFinger() {
    let bench = Bench()
    bench.add(UIPanGestureRecognizer(), "pan").cancelsTouchesInView = false
    bench.down(1, 10, 10, at: 0)
    bench.move(1, 40, 10, at: 0.1)
    bench.down(1, 90, 10, at: 0.2)
    expectEqual(bench.take(), ["V b", "pan!began", "V m", "pan!cancelled", "V c", "V b"])
  }

  @Test("10.3 a time before the clock's counts as now")
  func backwards() {
    let bench = Bench()
    bench.down(1, 10, 10, at: 5)
    bench.move(1, 12, 10, at: 4)
    expectEqual(bench.application.now, .seconds(5))
    bench.up(1, at: -1)
    expectEqual(bench.take(), ["V b", "V m", "V e"])
  }

  @Test("3.5 many combinations of moving fingers leave nothing behind")
  func combinations() {
    let bench = Bench()
    for finger in 0..<8 { bench.down(finger, 10, 10, at: 0) }
    for mask in 1..<256 {
      var changes: [(finger: Int, phase: Contact.Phase, x: Double, y: Double)] = []
      for finger in 0..<8 where mask >> finger & 1 == 1 {
        changes.append((finger, .moved, Double(mask), 10))
      }
      bench.frame(changes, at: Double(mask))
    }
    #expect(bench.application.gestures.touches.roster.cachedSets <= Roster<UITouch>.mostCachedSets)
  }

  @Test(
    "6.15 a pointer and fingers in one frame: the touches are complete before the pointer moves"
  )
  func hoverAmongTouches() {
    let bench = Bench()
    bench.add(UIHoverGestureRecognizer(), "hover")
    bench.add(UITapGestureRecognizer(), "tap").delaysTouchesBegan = true
    bench.application.receive(
      TouchFrame(
        time: .zero,
        contacts: [
          Contact(id: .init(1), phase: .began, position: Point(x: 10, y: 10)),
          Contact(id: .init(9), phase: .regionEntered, position: Point(x: 50, y: 10)),
        ]
      )
    )
    expectEqual(bench.take(), ["hover!began"])
    bench.up(1, at: 0.1)
    expectEqual(bench.take(), ["tap!ended"])
  }

  @Test("5.6 a lift that another window's gesture releases in the same frame is delivered in it")
  func liftAcrossWindows() {
    let bench = Bench()
    let other = UIWindow(frame: CGRect(x: 0, y: 400, width: 400, height: 400))
    let below = bench.view("W", other.bounds, in: other)
    let required = bench.add(UIPanGestureRecognizer(), "other", to: below)
    bench.add(UIPanGestureRecognizer(), "pan").require(toFail: required)
    other.makeKeyAndVisible()
    bench.down(1, 10, 10, at: 0)
    bench.down(2, 10, 500, at: 0)
    bench.move(1, 40, 10, at: 0.1)
    expectEqual(bench.take(), ["V b", "W b", "V m"])
    bench.frame([(1, .ended, 40, 10), (2, .moved, 40, 500)], at: 0.2)
    expectEqual(bench.take(), ["other!began", "W c", "V e"])
  }

  @Test("2.8 new touches in two windows: each is delayed by its own window's recognizers")
  func twoWindows() {
    let bench = Bench()
    let other = UIWindow(frame: CGRect(x: 0, y: 400, width: 400, height: 400))
    let below = bench.view("W", other.bounds, in: other)
    let press = bench.add(UILongPressGestureRecognizer(), "press", to: below)
    press.delaysTouchesBegan = true
    other.makeKeyAndVisible()
    bench.frame([(1, .began, 10, 10), (2, .began, 10, 500)], at: 0)
    expectEqual(bench.take(), ["V b"])
    bench.wait(until: 1)
    expectEqual(bench.take(), ["press!began"])
  }
}
