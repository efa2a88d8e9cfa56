import Expectations
import Testing
import TouchCore
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A pan that a client watches by its state.
private final class WatchedPan: UIPanGestureRecognizer {
  var seen: [UIGestureRecognizer.State] = []
  var resets = 0
  override var state: UIGestureRecognizer.State { didSet { seen.append(state) } }
  override func reset() {
    super.reset()
    resets += 1
  }
}

/// A client's recognizer that begins with its touch and leaves the rest to the engine.
private final class WatchedCustom: UIGestureRecognizer {
  var seen: [UIGestureRecognizer.State] = []
  override var state: UIGestureRecognizer.State { didSet { seen.append(state) } }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
}

/// Rule 4.31: what comes through the setter of state.
@MainActor
final class StateObservationTests {
  lazy var bench = Bench()

  private func pan() -> WatchedPan { bench.add(WatchedPan(), "pan") }

  private func drag(at time: Double, lifts: Bool = true) {
    bench.down(1, 100, 100, at: time)
    bench.move(1, 120, 100, at: time + 0.01)
    bench.move(1, 130, 100, at: time + 0.02)
    if lifts { bench.up(1, at: time + 0.03) }
  }

  @Test("4.31 began, changed and ended come through the setter, the return to possible doesn't")
  func course() {
    let pan = pan()
    drag(at: 0)
    expectEqual(pan.seen, [.began, .changed, .ended])
    #expect(pan.resets == 1 && pan.state == .possible)
  }

  @Test("4.31 a cancellation by the system and a failure of its own come through the setter")
  func cancelledAndFailed() {
    let pan = pan()
    drag(at: 0, lifts: false)
    bench.interrupt(at: 0.1)
    expectEqual(pan.seen, [.began, .changed, .cancelled])
    pan.seen = []
    bench.tap(at: 1)
    expectEqual(pan.seen, [.failed])
  }

  @Test("4.31 where a recognizer waits, its end comes through the setter at the lift")
  func withheld() {
    let pan = pan()
    let own = bench.custom("own")
    own.isSilent = true
    pan.require(toFail: own)
    drag(at: 0)
    expectEqual(pan.seen, [.began, .changed, .ended])
    #expect(!bench.take().contains { $0.contains("!") })
    own.state = .failed
    bench.wait(until: 1)
    expectEqual(bench.take().filter { $0.contains("!") }, ["pan!began", "pan!ended"])
    expectEqual(pan.seen, [.began, .changed, .ended])
  }

  @Test("4.31 · 4.8 a change that the engine adds comes through the setter, and reads as changed")
  func addedChange() {
    let own = bench.add(WatchedCustom(), "own")
    drag(at: 0)
    expectEqual(own.seen, [.began, .changed, .changed, .ended])
    expectEqual(
      bench.take().filter { $0.contains("!") },
      ["own!began", "own!changed", "own!changed", "own!ended"]
    )
  }

  @Test("4.31 a recognizer that is prevented or disabled is told by reset() alone")
  func notPromised() {
    let pan = pan()
    // The newest goes first (rule 4.15).
    bench.add(UIPanGestureRecognizer(), "other")
    drag(at: 0)
    expectEqual(pan.seen, [.began])
    expectEqual(pan.resets, 1)
    pan.seen = []
    bench.v.gestureRecognizers?.last?.isEnabled = false
    drag(at: 1, lifts: false)
    pan.isEnabled = false
    bench.wait(until: 2)
    expectEqual(pan.seen, [.began, .changed])
    #expect(pan.resets == 2 && pan.state == .possible)
    expectEqual(bench.take().last, "pan!cancelled")
  }
}
