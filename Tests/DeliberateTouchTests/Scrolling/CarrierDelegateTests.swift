import DeliberateTouch
import Expectations
import Testing
import TouchCore
import UIKit

/// A delegate that refuses what it is told to.
@MainActor
final class CarrierJudge: ViewCarrierDelegate {
  var allowsPickUp = true
  var refused: UIView?
  var asked: [String] = []

  func viewCarrier(_ carrier: ViewCarrier, shouldPickUp view: UIView) -> Bool {
    asked.append("pick up")
    return allowsPickUp
  }

  func viewCarrier(
    _ carrier: ViewCarrier,
    shouldDrop view: UIView,
    into container: UIView
  ) -> Bool {
    asked.append("drop")
    return container !== refused
  }
}

/// What may refuse a carried view, and what the view itself is told meanwhile.
@MainActor
struct CarrierDelegateTests {
  @Test("Deliberate gestures 5 a delegate may refuse a pick-up: the view stays")
  func pickUp() {
    for isAllowed in [true, false] {
      let it = CarrierBench()
      let judge = CarrierJudge()
      judge.allowsPickUp = isAllowed
      it.carrier.delegate = judge
      it.bench.play(.down(1, 190, 510), at: 0)
      it.bench.wait(until: 0.6)
      it.bench.play(.move(1, 100, 600), at: 0.7)
      it.bench.play(.up(1), at: 0.8)
      it.bench.wait(until: 2)
      expectEqual(it.bench.take(), (isAllowed ? ["picked up", "on canvas"] : []))
      expectEqual(judge.asked, (isAllowed ? ["pick up", "drop"] : ["pick up"]))
      expectEqual(it.center, (isAllowed ? CGPoint(x: 100, y: 600) : CGPoint(x: 200, y: 520)))
      #expect(it.dot.transform == .identity && it.dot.alpha == 1)
    }
  }

  @Test("Deliberate gestures 5 a delegate may refuse a place: the view returns to where it was")
  func place() {
    for isRefused in [false, true] {
      let it = CarrierBench()
      let judge = CarrierJudge()
      judge.refused = isRefused ? it.it.drawer : nil
      it.carrier.delegate = judge
      it.it.controller.setOpen(true, animated: false)
      _ = it.bench.take()
      it.bench.play(.down(1, 200, 520), at: 0)
      it.bench.wait(until: 0.6)
      it.bench.play(.move(1, 150, 100), at: 0.7)
      it.bench.play(.up(1), at: 0.8)
      it.bench.wait(until: 2)
      expectEqual(it.bench.take(), ["picked up", isRefused ? "on canvas" : "in drawer"])
      expectEqual(it.center, (isRefused ? CGPoint(x: 200, y: 520) : CGPoint(x: 150, y: 100)))
      #expect(it.dot.superview === (isRefused ? it.it.main : it.it.drawer))
    }
  }

  @Test("Deliberate gestures 5 the delegate is held weakly, and without one everything is allowed")
  func weakly() {
    let it = CarrierBench()
    it.carrier.delegate = CarrierJudge()
    expectNil(it.carrier.delegate)
  }

  @Test("Deliberate gestures 5 the press leaves the view's own touches alone")
  func touches() {
    let it = CarrierBench()
    let inner = TouchedView(frame: it.dot.bounds)
    it.dot.addSubview(inner)
    it.bench.play(.down(1, 200, 520), at: 0)
    it.bench.wait(until: 0.6)
    it.bench.play(.move(1, 100, 600), at: 0.7)
    expectEqual(it.carrier.carried, [it.dot])
    it.bench.play(.up(1), at: 0.8)
    expectEqual(inner.touches, "bme")
  }
}
