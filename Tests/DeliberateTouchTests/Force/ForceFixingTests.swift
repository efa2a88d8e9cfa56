import DeliberateTouch
import Expectations
import Testing
import TouchCore
import UIKit

/// What fixes a press, how its force is measured, and why it came to nothing.
@MainActor
struct ForceFixingTests {
  private func misses(_ it: PressBench) -> () -> [GestureMiss] {
    var misses: [GestureMiss] = []
    it.press.onMiss = {
      misses.append($0)
      it.bench.note("missed")
    }
    return { misses }
  }

  // MARK: The full force

  @Test("Deliberate gestures 1 a press is fixed at fullForce, and not a thousandth below")
  func fullForce() {
    for (force, isFixed) in [(2.999, false), (3.0, true), (3.5, true)] {
      let it = PressBench(maximumForce: 20.0 / 3)
      it.press.fullForce = 3
      it.bench.play(.down(1, 100, 100, force: 2), at: 0)
      expectEqual(it.bench.take(), ["started", "0.667"])
      it.bench.play(.press(1, force), at: 0.1)
      expectEqual((it.press.stage == .fixed), isFixed, "\(force)")
    }
  }

  @Test("Deliberate gestures 1 the threshold is a part of the maximum, whatever fullForce is")
  func thresholdOfMaximum() {
    for full in [nil, 3, 1.2] as [CGFloat?] {
      let it = PressBench(maximumForce: 4)
      it.press.fullForce = full
      it.bench.play(.down(1, 100, 100, force: 0.999), at: 0)
      expectEqual(it.bench.take(), [])
      it.bench.play(.press(1, 1), at: 0.1)
      expectEqual(it.bench.take().first, "started")
    }
  }

  @Test("Deliberate gestures 1 a fullForce beyond the sensor's end, or none, is the sensor's end")
  func beyond() {
    for full in [nil, 4, 9, .nan] as [CGFloat?] {
      let it = PressBench(maximumForce: 4)
      it.press.fullForce = full
      it.bench.play(.down(1, 100, 100, force: 2), at: 0)
      expectEqual(it.bench.take(), ["started", "0.5"])
      it.bench.play(.press(1, 4), at: 0.1)
      expectEqual(it.bench.take(), ["1.0", "fixed"])
    }
    for full in [0, -1] as [CGFloat] {
      let it = PressBench(maximumForce: 4)
      it.press.fullForce = full
      it.bench.play(.down(1, 100, 100, force: 1), at: 0)
      expectEqual(it.bench.take(), ["started", "1.0", "fixed"])
    }
  }

  @Test("Deliberate gestures 1 a force within the sensor's last step, of 255, counts as full")
  func lastStep() {
    for (force, isFixed) in [(253.99, false), (254.0, true), (255, true)] {
      let it = PressBench(maximumForce: 255)
      it.bench.play(.down(1, 100, 100, force: 100), at: 0)
      it.bench.play(.press(1, force), at: 0.1)
      expectEqual((it.press.stage == .fixed), isFixed, "\(force)")
    }
  }

  // MARK: The measure

  @Test("Deliberate gestures 1 a touch whose force isn't measured takes the hold")
  func fallback() {
    let it = PressBench(maximumForce: 4)
    it.bench.play(.down(1, 100, 100), at: 0)
    it.bench.wait(until: 0.299)
    expectEqual(it.bench.take(), [])
    it.bench.wait(until: 0.3)
    expectEqual(it.bench.take(), ["started", "0.1"])
    it.bench.wait(until: 1)
    expectEqual(it.bench.take().last, "fixed")
    it.bench.play(.up(1), at: 1.1)
    // The next touch is measured again.
    it.bench.play(.down(2, 100, 100, force: 0.5), at: 2)
    it.bench.wait(until: 3)
    expectEqual(it.bench.take(), [])
    it.bench.play(.press(2, 4), at: 3)
    expectEqual(it.bench.take(), ["started", "1.0", "fixed"])
  }

  @Test(
    "Deliberate gestures 1 force that is switched off takes the hold; a touch that is down keeps its measure"
  )
  func switchedOff() {
    let it = PressBench(maximumForce: 4)
    it.bench.play(.down(1, 100, 100, force: 0.5), at: 0)
    let off = UITraitCollection(forceTouchCapability: .unavailable)
    it.bench.application.replaceTraits(with: off)
    it.bench.play(.press(1, 2), at: 0.1)
    expectEqual(it.bench.take(), ["started", "0.5"])
    it.bench.play(.up(1), at: 0.2)
    _ = it.bench.take()
    it.bench.play(.down(2, 100, 100, force: 4), at: 1)
    expectEqual(it.bench.take(), [])
    it.bench.wait(until: 1.3)
    expectEqual(it.bench.take(), ["started", "0.1"])
  }

  @Test(
    "Deliberate gestures 1 a touch whose first force comes late is measured, unless its hold is over"
  )
  func lateForce() {
    for (time, isMeasured) in [(0.01, true), (0.29, true), (0.31, false)] {
      let it = PressBench(maximumForce: 4)
      it.bench.play(.down(1, 100, 100), at: 0)
      it.bench.play(.press(1, 0.5), at: time)
      it.bench.wait(until: 0.6)
      expectEqual(it.bench.take().isEmpty, isMeasured, "\(time)")
      it.bench.play(.press(1, 2), at: 1)
      expectEqual(it.bench.take(), (isMeasured ? ["started", "0.5"] : []), "\(time)")
    }
  }

  @Test("Deliberate gestures 1 beside a finger without force a pencil is measured")
  func pencil() {
    let it = PressBench(maximumForce: 4)
    it.bench.application.replaceTraits(
      with: UITraitCollection(forceTouchCapability: .unavailable)
    )
    let pencil = Contact(
      id: Contact.ID(7),
      phase: .began,
      position: Point(x: 100, y: 100),
      force: 2,
      kind: .pencil
    )
    it.bench.application.receive(TouchFrame(time: .seconds(1), contacts: [pencil]))
    expectEqual(it.bench.take(), ["started", "0.5"])
  }

  @Test("Deliberate gestures 1 a long press takes the hold, also where force is measured")
  func longPress() {
    let it = PressBench(maximumForce: 4, type: .longPress)
    it.bench.play(.down(1, 100, 100, force: 4), at: 0)
    expectEqual(it.bench.take(), [])
    it.bench.wait(until: 0.3)
    expectEqual(it.bench.take(), ["started", "0.1"])
  }

  // MARK: Misses

  @Test("Deliberate gestures 1 onMiss gives the hardest force of a press that wasn't fixed")
  func forceMiss() {
    let it = PressBench(maximumForce: 100)
    let misses = misses(it)
    it.bench.play(.down(1, 100, 100, force: 50), at: 0)
    it.bench.play(.press(1, 99), at: 0.1)
    it.bench.play(.press(1, 20), at: 1.2)
    it.bench.play(.up(1), at: 1.3)
    expectEqual(it.bench.take().suffix(2), ["ended", "missed"])
    expectEqual(misses().map(\.cause), [.force])
    expectEqual(misses().first?.value, 0.99)
    expectEqual(misses().first?.limit, 1)
    expectEqual(it.press.lastMiss, misses().first)
  }

  @Test("Deliberate gestures 1 onMiss gives the time of a hold that wasn't long enough to be fixed")
  func holdMiss() {
    for (time, isMissed) in [(0.479, true), (0.48, false)] {
      let it = PressBench(maximumForce: nil)
      let misses = misses(it)
      it.bench.play(.down(1, 100, 100), at: 0)
      it.bench.wait(until: time)
      it.bench.play(.up(1), at: time)
      expectEqual(misses().count, (isMissed ? 1 : 0), "\(time)")
      guard let miss = misses().first else { continue }
      expectEqual(miss.cause, .hold)
      expectEqual(miss.value, time)
      expectEqual(miss.limit, 0.48)
    }
  }

  @Test("Deliberate gestures 1 a press that was fixed, or never started, reports no miss")
  func noMiss() {
    for force in [0.99, 4] {
      let it = PressBench(maximumForce: 4)
      let misses = misses(it)
      it.bench.play(.down(1, 100, 100, force: force), at: 0)
      it.bench.play(.up(1), at: 0.1)
      #expect(misses().isEmpty)
      expectEqual((it.press.lastMiss == nil), (force == 4))
      if force < 1 {
        expectEqual(it.press.lastMiss?.cause, .force)
        expectEqual(it.press.lastMiss?.value, 0.99 / 4)
        expectEqual(it.press.lastMiss?.limit, 0.25)
        expectEqual(it.bench.take(), [])
      }
    }
  }

  @Test("Deliberate gestures 1 a press that is cancelled, disabled or removed reports that once")
  func interrupted() {
    for (cause, act) in [
      (.cancelled, { $0.bench.interrupt(at: 0.2) }),
      (.disabled, { $0.press.isEnabled = false }),
      (
        .removed,
        {
          $0.bench.view.removeFromSuperview()
          $0.bench.wait(until: 0.3)
        }
      ),
    ] as [(GestureMiss.Cause, (PressBench) -> Void)] {
      for force in [4.0, nil] {
        let it = PressBench(maximumForce: force)
        let misses = misses(it)
        it.bench.play(.down(1, 100, 100, force: force.map { _ in 2 }), at: 0)
        if force == nil { it.bench.wait(until: 0.35) }
        act(it)
        it.bench.wait(until: 1)
        expectEqual(misses().map(\.cause), [cause], "\(cause)")
        expectEqual(it.bench.take().count { $0 == "ended" }, 1)
      }
    }
  }
}
