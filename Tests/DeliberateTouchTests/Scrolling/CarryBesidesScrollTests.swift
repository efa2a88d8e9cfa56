import DeliberateTouch
import Expectations
import Testing
import TouchCore
import UIKit

/// One finger carries a dot, another one scrolls: 120 frames a second.
@MainActor
final class CarryCourse {
  /// The frames of the events; nil for never.
  struct Plan {
    /// The finger that carries touches down on the dot, rests, and moves from `carries` on.
    var press = 40
    var carries = 110
    var drop: Int? = 180
    /// The finger that scrolls touches down, and moves downwards a point a frame from the next one on.
    var scroll: Int?
    var scrollLift: Int?
    /// The amplitude of the resting finger's tremor, in points.
    var tremor = 0.3
  }

  let it = CarrierBench()
  let plan: Plan
  /// The scrolling finger's travel.
  private(set) var travel = 0.0
  /// The carrying finger's location.
  private(set) var hand = Point(x: 200, y: 520)

  init(_ plan: Plan) { self.plan = plan }

  var offset: Double { Double(it.it.controller.scrollView.contentOffset.y) }

  /// The dot's displayed centre in the window.
  var seen: Point {
    guard let parent = it.dot.superview, let layer = it.dot.layer.presentation() else {
      return .zero
    }
    let place = parent.convert(layer.position, to: nil)
    return Point(x: Double(place.x), y: Double(place.y))
  }

  /// Plays one frame.
  func play(_ frame: Int) {
    var changes: [Bench.Change] = []
    if frame == plan.press {
      changes.append(.down(1, hand.x, hand.y))
    } else if frame == plan.drop {
      changes.append(.up(1))
    } else if frame > plan.press, frame < plan.drop ?? .max {
      if frame >= plan.carries {
        hand = hand + Vector(dx: -1, dy: -2)
        changes.append(.move(1, hand.x, hand.y))
      } else {
        changes.append(.move(1, hand.x + (frame.isMultiple(of: 2) ? plan.tremor : 0), hand.y))
      }
    }
    if let start = plan.scroll, frame >= start, frame <= plan.scrollLift ?? .max {
      if frame == start {
        changes.append(.down(2, 40, 300))
      } else if frame == plan.scrollLift {
        changes.append(.up(2))
      } else {
        travel += 1
        changes.append(.move(2, 40, 300 + travel))
      }
    }
    it.bench.play(changes, at: Double(frame) / 120)
  }
}

@MainActor
struct CarryBesidesScrollTests {
  @Test(
    "Deliberate gestures 5 content follows the other finger before, during and after the press, whenever that begins",
    arguments: [0.0, 0.3, 3]
  )
  func everyFrame(_ tremor: Double) {
    for start in stride(from: 0, through: 160, by: 4) {
      let course = CarryCourse(CarryCourse.Plan(scroll: start, tremor: tremor))
      for frame in 0..<(start + 190) {
        course.play(frame)
        let scrolled = max(course.travel - 10, 0)
        let near = (course.offset - (200 - scrolled)).magnitude < 0.01
        #expect(near, "\(start): frame \(frame), \(course.offset) after \(course.travel)")
        guard near else { return }
      }
      course.it.bench.play(.up(2), at: 10)
      course.it.bench.wait(until: 12)
      expectEqual(course.it.bench.take().filter { $0 != "opened" }, ["picked up", "on canvas"])
    }
  }

  @Test(
    "Deliberate gestures 5 the carrying finger never scrolls, even after the other one was lifted"
  )
  func neverScrolls() {
    for start in stride(from: 0, through: 100, by: 10) {
      for length in [8, 30, 60] {
        let lift = start + length
        let course = CarryCourse(
          CarryCourse.Plan(drop: 300, scroll: start, scrollLift: lift, tremor: 0.3)
        )
        for frame in 0..<300 {
          course.play(frame)
          guard frame == max(lift, 100) + 100 else { continue }
          // By now the drawer is at rest.
          expectEqual(course.offset, 200, "\(start) to \(lift)")
        }
        expectEqual(course.offset, 200, "\(start) to \(lift)")
        expectEqual(course.it.center, CGPoint(x: course.hand.x, y: course.hand.y))
      }
    }
  }

  @Test(
    "Deliberate gestures 5 a finger that moves at once on a dot scrolls, alone and beside another one"
  )
  func moves() {
    let it = CarrierBench()
    it.bench.play(.down(1, 200, 520), at: 0)
    for step in 1...30 { it.bench.play(.move(1, 200, 520 + Double(step)), at: Double(step) / 120) }
    expectEqual(it.it.controller.scrollView.contentOffset.y, 180)
    it.bench.wait(until: 1)
    expectEqual(it.bench.take(), [])
    it.bench.interrupt(at: 1)

    let both = CarrierBench()
    both.bench.play(.down(1, 200, 520), .down(2, 40, 300), at: 0)
    for step in 1...30 {
      let way = Double(step)
      both.bench.play(.move(1, 200, 520 + way), .move(2, 40, 300 + way), at: way / 120)
    }
    expectEqual(both.it.controller.scrollView.contentOffset.y, 180)
  }

  @Test(
    "Deliberate gestures 5 while two dots are picked up at once, a third finger keeps scrolling"
  )
  func severalAtOnce() {
    let it = CarrierBench()
    let other = UIView(frame: CGRect(x: 80, y: 600, width: 40, height: 40))
    it.it.main.addSubview(other)
    it.carrier.carry(other)
    it.bench.play(.down(1, 200, 520), .down(2, 100, 620), .down(3, 300, 300), at: 0)
    for step in 1...120 {
      it.bench.play(.move(3, 300, 300 + Double(step)), at: Double(step) / 120)
    }
    expectEqual(it.carrier.carried.count, 2)
    expectEqual(it.it.controller.scrollView.contentOffset.y, 90)
    for step in 121...150 {
      let way = Double(step)
      it.bench.play(
        .move(1, 200, 520 - way),
        .move(2, 100, 620 - way),
        .move(3, 300, 300 + way),
        at: way / 120
      )
    }
    expectEqual(it.it.controller.scrollView.contentOffset.y, 60)
  }

  @Test(
    "Deliberate gestures 5 a carried view's centre never jumps: not on pick-up, not on drop, in no frame"
  )
  func continuous() {
    // Dropped while it is still growing, and long after; into the canvas and, open, into the drawer.
    for drop in [101, 102, 105, 110, 115, 124, 140, 200] {
      for carries in [101, 118, 500] {
        for scroll in [Int?.none, 30, 90] {
          let course = CarryCourse(
            CarryCourse.Plan(carries: carries, drop: drop, scroll: scroll, tremor: 0)
          )
          var before = course.seen
          for frame in 0...(drop + 40) {
            let hand = course.hand
            course.play(frame)
            let after = course.seen
            // The finger's movement, and the remaining distance to it.
            let moved = hand.distance(to: course.hand)
            let jump = before.distance(to: after)
            #expect(
              jump <= moved + 0.5,
              "drop \(drop), carries \(carries), frame \(frame): \(jump) for \(moved)"
            )
            before = after
          }
        }
      }
    }
  }
}
