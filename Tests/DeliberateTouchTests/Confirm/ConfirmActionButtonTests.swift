import DeliberateTouch
import Expectations
import Testing
import TouchCore
import UIKit

// Where the sentences of deliberate gestures 4 are tested:
//
// - the ring's location, and that it stays            circle, ConfirmPlacementTests, scrolled
// - its stroke, its smooth drawing, its glow        filling, smooth, looks
// - above everything, not clipped                   front, clipped
// - words that fit                                  words
// - haptics                                         haptics
// - intention by force and by time                  intention, ConfirmMachineTests
// - idle, updating, selected, confirmed, and back   course, threshold, edge, looks
// - lifting here and elsewhere                      course, lifts, reasons
// - cancelled, interrupted, removed, disabled       ConfirmDisturbanceTests
// - other means than touch                          accessible
// - its display and its reports                     ConfirmButtonSceneTests

@MainActor
struct ConfirmActionButtonTests {
  @Test(
    "Deliberate gestures 4 idle, updating, selected, confirmed, and valueChanged once at the lift"
  )
  func course() {
    for force in [nil, 20.0 / 3] {
      let it = ConfirmBench(maximumForce: force)
      for step in it.steps() { step() }
      expectEqual(it.bench.take(), ["updating", "selected", "confirmed", "idle", "value"])
      it.bench.wait(until: 5)
      expectEqual(it.bench.take(), [])
      expectNil(it.bench.application.nextDeadline)
    }
  }

  @Test("Deliberate gestures 4 lifting elsewhere returns to idle and sends nothing")
  func lifts() {
    for force in [nil, 20.0 / 3] {
      for moment in 1...3 {
        let it = ConfirmBench(maximumForce: force)
        for step in it.steps().prefix(moment) { step() }
        it.bench.play(.up(1), at: 3)
        let log = it.bench.take()
        #expect(log.last == "idle" && !log.contains("value"), "\(moment)")
      }
      let out = ConfirmBench(maximumForce: force)
      for step in out.steps().prefix(4) { step() }
      out.bench.play(.move(1, out.finger.x, out.finger.y), at: 2.7)
      out.bench.play(.up(1), at: 2.8)
      expectEqual(out.bench.take(), ["updating", "selected", "confirmed", "selected", "idle"])
    }
  }

  @Test(
    "Deliberate gestures 4 the intention is the force up to 3.0, or the time in steps of 0.1 s up to 2 s"
  )
  func intention() {
    let hard = ConfirmBench()
    hard.bench.play(.down(1, 180, 422, force: 1.5), at: 0)
    expectEqual(hard.button.intention, 0.5)
    hard.bench.wait(until: 10)
    expectEqual(hard.button.intention, 0.5, "time counts for nothing where there is force")
    hard.bench.play(.press(1, 5), at: 10)
    expectEqual(hard.button.intention, 1)
    let long = ConfirmBench(maximumForce: nil)
    long.bench.play(.down(1, 180, 422), at: 0)
    long.bench.wait(until: 0.999)
    #expect(long.button.intention.isNear(0.45))
    long.bench.wait(until: 1.999)
    expectEqual(long.button.confirmation, .updating)
    long.bench.wait(until: 2)
    expectEqual(long.button.confirmation, .selected)
  }

  @Test("Deliberate gestures 4 a haptic at selected, another at confirmed; none when they are off")
  func haptics() {
    for isOn in [true, false] {
      let it = ConfirmBench()
      it.button.hasHaptics = isOn
      var felt: [String] = []
      it.bench.application.onFeedback = { feedback in
        if case .prepare = feedback { return }
        felt.append("\(feedback)")
      }
      let steps = it.steps()
      steps[0]()
      steps[1]()
      #expect(felt.isEmpty)
      steps[2]()
      expectEqual(felt.count, (isOn ? 1 : 0))
      steps[3]()
      expectEqual(felt.count, (isOn ? 2 : 0))
      expectEqual(Set(felt).count, felt.count, "two different ones")
      steps[4]()
      expectEqual(felt.count, (isOn ? 2 : 0))
    }
  }

  @Test("Deliberate gestures 4 both haptics are prepared as the touch begins, each time anew")
  func preparedHaptics() {
    for isOn in [true, false] {
      let it = ConfirmBench()
      it.button.hasHaptics = isOn
      var felt: [Feedback] = []
      it.bench.application.onFeedback = { felt.append($0) }
      let prepared: [Feedback] = [.prepare(.impact(.medium)), .prepare(.notification)]
      it.bench.play(.down(1, 180, 422), at: 0)
      expectEqual(felt, (isOn ? prepared : []))
      it.bench.play(.up(1), at: 0.1)
      it.button.hasHaptics = !isOn
      it.bench.play(.down(2, 180, 422), at: 5)
      expectEqual(felt, prepared, "what counts is whether they are on as the touch begins")
    }
    let it = ConfirmBench()
    var felt: [Feedback] = []
    it.bench.application.onFeedback = { felt.append($0) }
    for step in it.steps() { step() }
    expectEqual(
      felt,
      [
        .prepare(.impact(.medium)), .prepare(.notification), .impact(.medium, intensity: 1),
        .notification(.success),
      ]
    )
  }

  @Test("Deliberate gestures 4 the haptic of a state comes before the client is told of it")
  func hapticFirst() {
    let it = ConfirmBench()
    var order: [String] = []
    it.bench.application.onFeedback = { feedback in
      if case .prepare = feedback { return }
      order.append("haptic")
    }
    let told = it.button.onChange
    it.button.onChange = { state in
      told?(state)
      if state == .selected || state == .confirmed { order.append("\(state)") }
    }
    for step in it.steps() { step() }
    expectEqual(order, ["haptic", "selected", "haptic", "confirmed"])
  }

  @Test(
    "Deliberate gestures 4 an intention of 0.97 doesn't select, one above it does; below it is updating again"
  )
  func threshold() {
    let it = ConfirmBench()
    it.bench.play(.down(1, 180, 422, force: 2.91), at: 0)
    expectEqual(it.bench.take(), ["updating"])
    it.bench.play(.press(1, 2.911), at: 0.1)
    expectEqual(it.bench.take(), ["selected"])
    it.bench.play(.press(1, 2.91), at: 0.2)
    expectEqual(it.bench.take(), [], "neither beyond nor below")
    it.bench.play(.press(1, 2.909), at: 0.3)
    expectEqual(it.bench.take(), ["updating"])
    // By time, the last step but one is 0.95.
    let long = ConfirmBench(maximumForce: nil)
    long.button.selectionThreshold = 0.95
    long.bench.play(.down(1, 180, 422), at: 0)
    long.bench.wait(until: 1.9)
    expectEqual(long.bench.take(), ["updating"])
    long.bench.wait(until: 2)
    expectEqual(long.bench.take(), ["selected"])
    let easier = ConfirmBench(maximumForce: nil)
    easier.button.selectionThreshold = 0.94
    easier.bench.play(.down(1, 180, 422), at: 0)
    easier.bench.wait(until: 1.899)
    expectEqual(easier.bench.take(), ["updating"])
    easier.bench.wait(until: 1.9)
    expectEqual(easier.bench.take(), ["selected"])
  }

  @Test("Deliberate gestures 4 the finger enters the ring before it is full and presses there")
  func early() {
    for force in [nil, 20.0 / 3] {
      let it = ConfirmBench(maximumForce: force)
      it.steps()[0]()
      it.bench.play(.move(1, it.circle.x, it.circle.y), at: 0.5)
      expectEqual(it.bench.take(), ["updating"])
      if force == nil { it.bench.wait(until: 2) } else { it.bench.play(.press(1, 3), at: 2) }
      expectEqual(it.bench.take(), ["confirmed"])
      it.bench.play(.up(1), at: 2.1)
      expectEqual(it.bench.take(), ["idle", "value"])
    }
  }

  @Test(
    "Deliberate gestures 4 once confirmed, a falling force doesn't end it; leaving the ring does"
  )
  func stays() {
    let it = ConfirmBench()
    for step in it.steps().prefix(4) { step() }
    it.bench.play(.press(1, 0.2), at: 2.6)
    it.bench.wait(until: 20)
    expectEqual(it.bench.take(), ["updating", "selected", "confirmed"])
    it.bench.play(.up(1), at: 20.1)
    expectEqual(it.bench.take(), ["idle", "value"])
    let out = ConfirmBench()
    for step in out.steps().prefix(4) { step() }
    out.bench.play(.press(1, 0.2), at: 2.6)
    out.bench.play(.move(1, out.finger.x, out.finger.y), at: 2.7)
    expectEqual(out.bench.take().last, "updating")
  }

  @Test(
    "Deliberate gestures 4 a lift within the circle confirms, one 0.01 points outside it doesn't"
  )
  func edge() {
    // The circle's radius is 22 points, and 1.3 times that once it is confirmed.
    for (away, confirms) in [(28.6, true), (28.61, false)] {
      let it = ConfirmBench()
      for step in it.steps().prefix(4) { step() }
      it.bench.play(.move(1, it.circle.x + away, it.circle.y), at: 2.6)
      it.bench.play(.up(1), at: 2.7)
      expectEqual(it.bench.take().contains("value"), confirms, "\(away)")
    }
    // Before that, its radius is 1.1 times as large.
    for (away, confirms) in [(24.2, true), (24.21, false)] {
      let it = ConfirmBench()
      for step in it.steps().prefix(3) { step() }
      it.bench.play(.move(1, it.circle.x + away, it.circle.y), at: 2.5)
      it.bench.play(.up(1), at: 2.6)
      expectEqual(it.bench.take().contains("value"), confirms, "\(away)")
    }
  }

  @Test(
    "Deliberate gestures 4 a failed press reports its reason, with the measured value and the limit"
  )
  func reasons() {
    func miss(_ force: Double?, _ body: (ConfirmBench) -> Void) -> GestureMiss? {
      let it = ConfirmBench(maximumForce: force)
      var misses: [GestureMiss] = []
      it.button.onMiss = { misses.append($0) }
      body(it)
      expectEqual(misses.count, 1)
      return misses.first
    }
    let most = 20.0 / 3
    let weak = miss(most) { it in
      it.bench.play(.down(1, 180, 422, force: 2.4), at: 0)
      it.bench.play(.press(1, 0.1), at: 0.1)
      it.bench.play(.up(1), at: 0.2)
    }
    expectEqual(weak?.cause, .intention)
    expectEqual(weak?.value.map { CGFloat($0).isNear(0.8) }, true)
    expectEqual(weak?.limit, 0.97)
    let short = miss(nil) { it in
      it.bench.play(.down(1, 180, 422), at: 0)
      it.bench.play(.up(1), at: 1.5)
    }
    expectEqual(short?.cause, .hold)
    expectEqual(short?.value, 1.5)
    expectEqual(short?.limit, 2)
    let beside = miss(nil) { it in
      for step in it.steps().prefix(3) { step() }
      it.bench.play(.move(1, 180, 422), at: 2.1)
      it.bench.play(.up(1), at: 2.2)
    }
    expectEqual(beside?.cause, .target)
    expectEqual(beside?.value, 44)
    expectEqual(beside?.limit.map { CGFloat($0).isNear(24.2) }, true)
    let faded = miss(most) { it in
      for step in it.steps().prefix(3) { step() }
      it.bench.play(.press(1, 1.5), at: 3)
      it.bench.play(.move(1, it.circle.x, it.circle.y), at: 3.2)
      it.bench.play(.up(1), at: 3.3)
    }
    expectEqual(faded?.cause, .intention)
    expectEqual(faded?.value, 0.5)
    let cancelled = miss(most) { it in
      it.steps()[0]()
      it.bench.interrupt(at: 0.5)
    }
    expectEqual(cancelled?.cause, .cancelled)
    #expect(cancelled?.value == nil && cancelled?.limit == nil)
    let disabled = miss(most) { it in
      it.steps()[0]()
      it.button.isEnabled = false
    }
    expectEqual(disabled?.cause, .disabled)
    let removed = miss(most) { it in
      it.steps()[0]()
      it.button.removeFromSuperview()
      it.bench.wait(until: 1)
    }
    expectEqual(removed?.cause, .removed)
  }

  @Test(
    "Deliberate gestures 4 assistive code confirms without a touch; a disabled button doesn't confirm"
  )
  func accessible() {
    let it = ConfirmBench()
    it.button.confirm()
    expectEqual(it.bench.take(), ["value"])
    it.button.isEnabled = false
    it.button.confirm()
    expectEqual(it.bench.take(), [])
  }
}
