import DeliberateTouch
import Expectations
import Testing
import TouchCore
import UIKit

/// Sets of taps, locations, counting at touch-down, and why a tap didn't count.
@MainActor
struct TriggeredTapSetTests {
  private func bench() -> (it: TriggerBench, misses: () -> [GestureMiss]) {
    let it = TriggerBench()
    var misses: [GestureMiss] = []
    it.tap.onMiss = { misses.append($0) }
    it.tap.onCount = { it.bench.note("count \($0)") }
    return (it, { misses })
  }

  // MARK: Sets

  @Test("Deliberate gestures 2 with a required count of two, each second tap is recognized")
  func pairs() {
    let (it, misses) = bench()
    it.tap.requiredCount = 2
    it.trigger(at: 0)
    it.tap(at: 0.5)
    expectEqual(it.bench.take(), ["count 1"])
    it.tap(at: 1)
    expectEqual(it.bench.take(), ["count 2", "2"])
    it.tap(at: 1.5)
    expectEqual(it.bench.take(), ["count 3"])
    it.tap(at: 2)
    expectEqual(it.bench.take(), ["count 4", "4"])
    it.bench.play(.up(1), at: 2.5)
    #expect(misses().isEmpty)
    expectEqual(it.tap.count, 4)
  }

  @Test(
    "Deliberate gestures 2 a trigger that lifts before the set is complete is a miss, with what it lacks"
  )
  func incomplete() {
    for taps in 0...3 {
      let (it, misses) = bench()
      it.tap.requiredCount = 3
      it.trigger(at: 0)
      for tap in 0..<taps { it.tap(at: 0.5 + Double(tap) * 0.3) }
      it.bench.play(.up(1), at: 3)
      expectEqual(misses().map(\.cause), (taps == 1 || taps == 2 ? [.taps] : []), "\(taps)")
      expectEqual(misses().first?.value, (taps == 1 || taps == 2 ? Double(taps) : nil))
      expectEqual(it.bench.take().contains("3"), (taps == 3))
    }
  }

  @Test(
    "Deliberate gestures 2 a set that isn't complete is missed when its trigger lifts, also behind a complete one"
  )
  func incompleteBehindComplete() {
    for taps in 2...5 {
      let (it, misses) = bench()
      it.tap.requiredCount = 2
      it.trigger(at: 0)
      for tap in 0..<taps { it.tap(at: 0.5 + Double(tap) * 0.3) }
      it.bench.wait(until: 4)
      #expect(misses().isEmpty, "while the trigger rests")
      it.bench.play(.up(1), at: 4)
      it.bench.wait(until: 4.06)
      expectEqual(misses().map(\.cause), (taps.isMultiple(of: 2) ? [] : [.taps]), "\(taps)")
      expectEqual(misses().first?.value, (taps.isMultiple(of: 2) ? nil : 1))
      // Once, whatever touches next.
      it.trigger(at: 6)
      it.bench.play(.up(1), at: 7)
      it.bench.wait(until: 9)
      expectEqual(misses().count, (taps.isMultiple(of: 2) ? 0 : 1))
      expectEqual(it.tap.count, 0)
    }
  }

  @Test("Deliberate gestures 2 a trigger that isn't delivered is missed once, however it goes")
  func undelivered() {
    enum End: CaseIterable { case tapIsDown, interrupted, disabled, removed, recognizerRemoved }
    for end in End.allCases {
      let (it, misses) = bench()
      it.tap.requiredCount = 2
      it.trigger(at: 0)
      for tap in 0..<3 { it.tap(at: 0.5 + Double(tap) * 0.3) }
      let causes: [GestureMiss.Cause]
      switch end {
      case .tapIsDown:
        it.bench.play(.down(2, 300, 400), at: 2)
        it.bench.play(.up(1), at: 2.1)
        causes = [.fingers]
      case .interrupted:
        it.bench.interrupt(at: 2)
        causes = [.taps]
      case .disabled:
        it.tap.isEnabled = false
        causes = [.disabled]
      case .removed:
        it.bench.view.removeFromSuperview()
        causes = [.removed]
      case .recognizerRemoved:
        it.bench.view.removeGestureRecognizer(it.tap)
        causes = [.removed]
      }
      it.bench.wait(until: 2.2)
      expectEqual(misses().map(\.cause), causes, "\(end)")
      it.bench.play(.up(1), .up(2), at: 3)
      it.bench.wait(until: 5)
      expectEqual(misses().count, 1, "\(end)")
    }
  }

  @Test("Deliberate gestures 2 a trigger that moves as the tap touches down counts no tap")
  func movesWithTap() {
    let (it, misses) = bench()
    it.tap.requiredCount = 2
    it.trigger(at: 0)
    it.bench.play(.move(1, 101, 400), .down(2, 300, 400), at: 0.5)
    expectEqual(it.tap.count, 0)
    it.bench.play(.move(1, 102, 400), .up(2), at: 0.6)
    expectEqual(it.bench.take(), ["count 1"])
    #expect(misses().isEmpty)
  }

  @Test("Deliberate gestures 2 a tap that lifts in one frame with a move of its trigger counts")
  func liftsWithMove() {
    let (it, misses) = bench()
    it.tap.requiredCount = 2
    it.trigger(at: 0)
    for tap in 1...4 {
      let start = Double(tap)
      it.bench.play(.down(2, 300, 400), at: start)
      it.bench.play(.move(1, 100 + start, 400), .up(2), at: start + 0.1)
      let counted = "count \(tap)"
      expectEqual(it.bench.take(), (tap % 2 == 0 ? [counted, "\(tap)"] : [counted]))
    }
    #expect(misses().isEmpty)
  }

  @Test("Deliberate gestures 2 a required count below one is one")
  func least() {
    for required in [0, -3, 1] {
      let (it, _) = bench()
      it.tap.requiredCount = required
      it.trigger(at: 0)
      it.tap(at: 0.5)
      expectEqual(it.bench.take(), ["count 1", "1"])
    }
  }

  // MARK: Locations

  @Test("Deliberate gestures 2 location is the last tap's place, triggerLocation the trigger's")
  func places() {
    let (it, _) = bench()
    expectEqual(it.tap.triggerLocation(in: nil), .zero)
    it.trigger(at: 0)
    expectEqual(it.tap.location(in: nil), CGPoint(x: 100, y: 400), "before the first tap")
    var places: [CGPoint] = []
    it.reaction = { places.append(it.tap.location(in: it.bench.view)) }
    it.tap(x: 300, at: 0.5)
    it.tap(x: 330, at: 1)
    expectEqual(places, [CGPoint(x: 300, y: 400), CGPoint(x: 330, y: 400)])
    // Moved before it lifts: where it lifts.
    it.bench.play(.down(2, 200, 500), at: 1.5)
    it.bench.play(.move(2, 210, 500), at: 1.55)
    it.bench.play(.move(1, 104, 402), at: 1.55)
    it.bench.play(.up(2), at: 1.6)
    expectEqual(places.last, CGPoint(x: 210, y: 500))
    expectEqual(it.tap.triggerLocation(in: nil), CGPoint(x: 104, y: 402))
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    it.bench.view.addSubview(inner)
    expectEqual(it.tap.location(in: inner), CGPoint(x: 200, y: 480))
    expectEqual(it.tap.triggerLocation(in: inner), CGPoint(x: 94, y: 382))
    // An uncounted tap changes nothing.
    it.tap.minimumDistance = 50
    it.tap(x: 110, at: 2)
    expectEqual(it.tap.location(in: nil), CGPoint(x: 210, y: 500))
  }

  // MARK: Counting at touch-down

  @Test("Deliberate gestures 2 as an option a tap counts when it touches down, once")
  func touchDown() {
    let (it, misses) = bench()
    it.tap.countsAtTouchDown = true
    it.tap.maximumTapDuration = 0.1
    it.tap.allowableTapMovement = 5
    it.trigger(at: 0)
    for tap in 0..<3 {
      let start = 0.5 + Double(tap)
      it.bench.play(.down(2, 300, 400), at: start)
      expectEqual(it.bench.take(), ["count \(tap + 1)", "\(tap + 1)"])
      it.bench.play(.move(2, 380, 400), at: start + 0.3)
      it.bench.play(.up(2), at: start + 0.5)
      expectEqual(it.bench.take(), [])
    }
    #expect(misses().isEmpty)
  }

  @Test("Deliberate gestures 2 at touch-down the delay counts from the lift of the tap before")
  func touchDownDelay() {
    for (gap, count) in [(0.099, 1), (0.1, 2)] {
      let (it, misses) = bench()
      it.tap.countsAtTouchDown = true
      it.trigger(at: 0)
      it.bench.play(.down(2, 300, 400), at: 0.5)
      it.bench.play(.up(2), at: 1)
      it.bench.play(.down(3, 300, 400), at: 1 + gap)
      it.bench.play(.up(3), at: 1.5)
      expectEqual(it.tap.count, count, "\(gap)")
      expectEqual(misses().map(\.cause), (count == 1 ? [.delay] : []))
    }
  }

  @Test("Deliberate gestures 2 at touch-down a second finger beside the first counts nothing")
  func touchDownRollover() {
    let (it, misses) = bench()
    it.tap.countsAtTouchDown = true
    it.trigger(at: 0)
    it.bench.play(.down(2, 300, 400), at: 0.5)
    it.bench.play(.down(3, 300, 500), at: 0.53)
    it.bench.play(.up(2), at: 0.6)
    it.bench.play(.up(3), at: 0.63)
    expectEqual(it.tap.count, 1)
    expectEqual(misses().map(\.cause), [.fingers])
    it.tap(at: 1)
    expectEqual(it.tap.count, 2)
  }

  // MARK: Misses

  @Test("Deliberate gestures 2 onMiss says why a tap didn't count, with the measure and the limit")
  func misses() {
    let (it, misses) = bench()
    it.tap.maximumTapDuration = 0.3
    it.tap.allowableTapMovement = 20
    it.tap.minimumDistance = 50
    it.trigger(at: 0)
    it.tap(at: 0.06)
    it.tap(x: 149, at: 0.5)
    it.tap(at: 1, for: 0.31)
    it.bench.play(.down(2, 300, 400), at: 2)
    it.bench.play(.move(2, 320.5, 400), at: 2.05)
    it.bench.play(.up(2), at: 2.1)
    it.bench.play(.down(2, 300, 400), .down(3, 300, 500), at: 3)
    it.bench.play(.up(2), .up(3), at: 3.1)
    expectEqual(misses().map(\.cause), [.delay, .distance, .duration, .movement, .fingers])
    expectEqual(misses().map(\.limit), [0.1, 50, 0.3, 20, 1])
    expectEqual(it.tap.count, 0)
    // On the other side of each limit.
    let before = misses().count
    it.tap(x: 150, at: 4, for: 0.3)
    it.bench.play(.down(2, 300, 400), at: 5)
    it.bench.play(.move(2, 320, 400), at: 5.05)
    it.bench.play(.up(2), at: 5.1)
    expectEqual(misses().count, before)
    expectEqual(it.tap.count, 2)
  }

  @Test("Deliberate gestures 2 fingers that arrive together trigger nothing, which is a miss")
  func together() {
    let (it, misses) = bench()
    it.bench.play(.down(1, 100, 400), .down(2, 300, 400), at: 0)
    it.bench.play(.up(1), .up(2), at: 0.3)
    expectEqual(misses().map(\.cause), [.fingers])
    expectNil(it.tap.trigger)
    expectEqual(it.tap.count, 0)
  }

  @Test("Deliberate gestures 2 a rollover of two fingers within 30 ms counts nothing")
  func rollover() {
    for gap in [0.001, 0.03, 0.099] {
      let (it, misses) = bench()
      it.bench.play(.down(1, 100, 400), at: 0)
      it.bench.play(.down(2, 300, 400), at: gap)
      it.bench.play(.up(2), at: gap + 0.1)
      it.bench.play(.up(1), at: 0.4)
      expectEqual(it.tap.count, 0)
      expectEqual(misses().map(\.cause), [.delay], "\(gap)")
    }
  }

  @Test("Deliberate gestures 2 a finger that rests, lifts or moves without a tap is no miss")
  func alone() {
    let (it, misses) = bench()
    it.tap.allowableTriggerMovement = 10
    it.trigger(at: 0)
    it.bench.play(.up(1), at: 1)
    it.bench.play(.down(2, 100, 400), at: 2)
    it.bench.play(.move(2, 200, 400), at: 2.1)
    it.bench.play(.up(2), at: 2.2)
    it.bench.play(.down(3, 100, 400), at: 3)
    it.bench.interrupt(at: 3.1)
    #expect(misses().isEmpty)
  }

  @Test("Deliberate gestures 2 a trigger that goes while a finger taps is a miss of that tap")
  func gone() {
    let (it, misses) = bench()
    it.trigger(at: 0)
    it.bench.play(.down(2, 300, 400), at: 0.5)
    it.bench.play(.up(1), at: 0.6)
    it.bench.play(.up(2), at: 0.7)
    expectEqual(misses().map(\.cause), [.fingers])
    expectEqual(misses().first?.limit, 2)
  }

  @Test("Deliberate gestures 2 a tap that the delegate refuses is a miss and isn't counted")
  func refused() {
    let (it, misses) = bench()
    let no = Refusing()
    it.tap.delegate = no
    it.trigger(at: 0)
    it.tap(at: 0.5)
    expectEqual(misses().map(\.cause), [.prevented])
    expectEqual(it.tap.count, 0)
    no.refuses = false
    it.tap(at: 1)
    expectEqual(it.bench.take(), ["count 1", "1"])
  }
}
