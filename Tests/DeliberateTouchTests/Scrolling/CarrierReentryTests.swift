import DeliberateTouch
import Expectations
import Testing
import TouchCore
import UIKit

/// A delegate that calls the carrier while it is asked.
@MainActor
private final class Meddler: ViewCarrierDelegate {
  var whenPickedUp: () -> Void = {}
  var whenDropped: () -> Void = {}

  func viewCarrier(_ carrier: ViewCarrier, shouldPickUp view: UIView) -> Bool {
    whenPickedUp()
    return true
  }

  func viewCarrier(
    _ carrier: ViewCarrier,
    shouldDrop view: UIView,
    into container: UIView
  ) -> Bool {
    whenDropped()
    return true
  }
}

/// Clients that change what is carried while they are asked or told.
@MainActor
struct CarrierReentryTests {
  private let it = CarrierBench()
  private let meddler = Meddler()
  private let other = UIView(frame: CGRect(x: 20, y: 500, width: 40, height: 40))

  /// A carrier with another view before the dot.
  private func prepare() {
    it.bench.application.makeShared()
    it.carrier.leave(it.dot)
    it.it.main.addSubview(other)
    it.carrier.carry(other)
    it.carrier.carry(it.dot)
    it.carrier.delegate = meddler
    _ = it.bench.take()
  }

  /// Carries the dot to another location.
  private func carry() {
    it.bench.play(.down(1, 200, 520), at: 0)
    it.bench.wait(until: 0.6)
    it.bench.play(.move(1, 100, 600), at: 0.7)
    it.bench.play(.up(1), at: 0.8)
    it.bench.wait(until: 2)
  }

  @Test(
    "Deliberate gestures 5 a delegate that leaves other views when it is asked disturbs no pick-up"
  )
  func leavesOther() {
    prepare()
    let (carrier, other) = (it.carrier, self.other)
    meddler.whenPickedUp = { carrier.leave(other) }
    carry()
    expectEqual(it.bench.take(), ["picked up", "on canvas"])
    expectEqual(it.center, CGPoint(x: 100, y: 600))
    #expect(other.gestureRecognizers?.isEmpty ?? true)
  }

  @Test(
    "Deliberate gestures 5 a view that the delegate leaves, removes or disables isn't picked up"
  )
  func leavesSame() {
    for deed in 0..<4 {
      let it = CarrierBench()
      let meddler = Meddler()
      it.carrier.delegate = meddler
      meddler.whenPickedUp = { [dot = it.dot, carrier = it.carrier] in
        switch deed {
        case 0: carrier.leave(dot)
        case 1: dot.removeFromSuperview()
        case 2: dot.gestureRecognizers?.first?.isEnabled = false
        default:
          carrier.leave(dot)
          carrier.carry(dot)
        }
      }
      it.bench.play(.down(1, 200, 520), at: 0)
      it.bench.wait(until: 0.6)
      it.bench.play(.up(1), at: 0.8)
      it.bench.wait(until: 2)
      expectEqual(it.bench.take(), [], "\(deed)")
      #expect(it.carrier.carried.isEmpty && it.dot.transform == .identity, "\(deed)")
      // Without a finger too.
      if deed == 1 { it.it.main.addSubview(it.dot) }
      if deed == 0 { it.carrier.carry(it.dot) }
      meddler.whenPickedUp = { [dot = it.dot, carrier = it.carrier] in carrier.leave(dot) }
      #expect(!it.carrier.pickUp(it.dot))
    }
  }

  @Test(
    "Deliberate gestures 5 a delegate that leaves a view when it is asked for a place drops it once"
  )
  func leavesWhenDropped() {
    prepare()
    let (carrier, dot) = (it.carrier, it.dot)
    meddler.whenDropped = { carrier.leave(dot) }
    carry()
    expectEqual(it.bench.take(), ["picked up", "on canvas"])
    expectEqual(it.center, CGPoint(x: 100, y: 600))
    #expect(dot.gestureRecognizers?.isEmpty ?? true)
    // The same while it is left.
    carrier.carry(dot)
    it.bench.play(.down(1, 100, 600), at: 3)
    it.bench.wait(until: 3.6)
    it.bench.play(.move(1, 150, 650), at: 3.7)
    carrier.leave(dot)
    expectEqual(it.bench.take(), ["picked up", "on canvas"])
    it.bench.play(.up(1), at: 4)
    expectEqual(it.center, CGPoint(x: 150, y: 650))
  }

  @Test("Deliberate gestures 6 a closure for titles may stop the carrying of its view")
  func leavesInTitle() {
    prepare()
    let (carrier, other) = (it.carrier, self.other)
    carrier.dropTitle = { _, number in
      carrier.leave(other)
      return "\(number)"
    }
    #expect(carrier.pickUp(it.dot))
    expectEqual(it.dot.accessibilityCustomActions?.map(\.name), ["1", "2", "Put back"])
    carrier.carry(other)
    #expect(!carrier.pickUp(other))
    expectNil(other.accessibilityCustomActions)
  }
}
