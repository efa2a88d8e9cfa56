import DeliberateTouch
import Expectations
import Testing
import TouchCore
import UIKit

/// An interruption at every frame of a press that picks up, carries and drops a view.
@MainActor
struct CarrierDisturbanceTests {
  /// The interruptions.
  enum Trouble: CaseIterable {
    case cancellation
    case secondFingerOnTheView
    case secondFingerElsewhere
    case viewRemoved
    case stageRemoved
    case pressDisabled
    case panDisabled
    case left
    case clientPicksItApart
  }

  private func trouble(_ it: CarrierBench, _ trouble: Trouble, at time: Double) {
    switch trouble {
    case .cancellation: it.bench.interrupt(at: time)
    case .secondFingerOnTheView:
      let place = it.center
      it.bench.play(.down(7, Double(place.x) + 5, Double(place.y)), at: time)
    case .secondFingerElsewhere: it.bench.play(.down(7, 30, 250), at: time)
    case .viewRemoved: it.dot.removeFromSuperview()
    case .stageRemoved: it.carrier.stage.removeFromSuperview()
    case .pressDisabled: it.dot.gestureRecognizers?.first?.isEnabled = false
    case .panDisabled:
      it.it.controller.scrollView.panGestureRecognizer.isEnabled = false
      it.it.controller.scrollView.panGestureRecognizer.isEnabled = true
    case .left: it.carrier.leave(it.dot)
    case .clientPicksItApart:
      it.it.main.addSubview(it.dot)
      it.dot.gestureRecognizers?.first?.isEnabled = false
      it.dot.gestureRecognizers?.first?.isEnabled = true
    }
  }

  @Test(
    "Deliberate gestures 5 after any interruption, a view that was picked up is dropped once, unchanged",
    arguments: Trouble.allCases
  )
  func everyFrame(_ kind: Trouble) {
    for force in [nil, 2.0] {
      for moment in 0...40 {
        let it = CarrierBench()
        it.bench.play(.down(1, 200, 520, force: force), at: 0)
        for frame in 0...40 {
          let time = Double(frame) * 0.025
          it.bench.wait(until: time)
          if frame == moment { trouble(it, kind, at: time + 0.001) }
          // It is picked up in frame 20 and moves from then on.
          let travel = Double(max(frame - 20, 0))
          it.bench.play(.move(1, 200 - travel * 4, 520 - travel * 6), at: time + 0.01)
        }
        it.bench.play(.up(1), at: 1.1)
        it.bench.interrupt(at: 1.2)
        it.bench.wait(until: 5)
        let log = it.bench.take().filter { $0 != "opened" && $0 != "closed" }
        #expect(log == [] || log == ["picked up", "on canvas"], "\(kind) in \(moment): \(log)")
        #expect(it.carrier.carried.isEmpty)
        expectEqual(it.dot.transform, .identity)
        expectEqual(it.dot.alpha, 1)
        if kind != .viewRemoved { #expect(it.dot.superview === it.it.main, "\(kind) in \(moment)") }
      }
    }
  }

  @Test(
    "Deliberate gestures 5 the carrier stays consistent whatever its listener does at each event",
    arguments: Trouble.allCases
  )
  func reentrance(_ kind: Trouble) {
    for event in 0...4 {
      let it = CarrierBench()
      var count = 0
      var picked = 0
      var dropped = 0
      it.carrier.onEvent = { [unowned it] heard in
        switch heard {
        case .pickedUp: picked += 1
        case .moved: break
        case .dropped: dropped += 1
        }
        defer { count += 1 }
        // A listener can't send frames; it can do the rest.
        guard count == event, kind != .cancellation, kind != .secondFingerOnTheView,
          kind != .secondFingerElsewhere
        else { return }
        trouble(it, kind, at: 0)
      }
      it.bench.play(.down(1, 200, 520), at: 0)
      it.bench.wait(until: 0.5)
      for step in 1...3 {
        it.bench.play(.move(1, 200, 520 - Double(step)), at: 0.5 + Double(step) / 10)
      }
      it.bench.play(.up(1), at: 1)
      it.bench.wait(until: 3)
      expectEqual(picked, 1)
      expectEqual(dropped, 1, "\(kind) at event \(event)")
      #expect(it.carrier.carried.isEmpty)
    }
  }

  @Test(
    "Deliberate gestures 5 the press is recognized together with the pan and with nothing else"
  )
  func onlyThatPair() {
    for kind in 0...2 {
      let it = CarrierBench()
      let other: UIGestureRecognizer =
        switch kind {
        case 0: UIPanGestureRecognizer()
        case 1: UILongPressGestureRecognizer()
        default: UIPinchGestureRecognizer()
        }
      var began = false
      let heard = Heard { began = began || other.state == .began }
      other.addTarget(heard, action: Selector(Heard.act))
      it.it.main.addGestureRecognizer(other)
      it.bench.play(.down(1, 200, 520), at: 0)
      it.bench.wait(until: 0.6)
      expectEqual(it.carrier.carried.count, 1)
      it.bench.play(.move(1, 200, 600), at: 0.7)
      it.bench.play(.move(1, 300, 600), at: 0.8)
      #expect(!began, "\(type(of: other))")
      it.bench.play(.up(1), at: 1)
    }
  }

  @Test(
    "Deliberate gestures 5 the press takes 0.5 s, or the set duration, with and without force"
  )
  func duration() {
    for force in [nil, 2.0] {
      for (duration, time, expected) in [
        (0.5, 0.499, [String]()), (0.5, 0.5, ["picked up"]), (0.2, 0.199, []),
        (0.2, 0.2, ["picked up"]),
      ] {
        let it = CarrierBench()
        expectEqual(it.carrier.pressDuration, 0.5)
        it.carrier.leave(it.dot)
        it.carrier.pressDuration = duration
        it.carrier.carry(it.dot)
        it.bench.play(.down(1, 200, 520, force: force), at: 0)
        it.bench.wait(until: time)
        expectEqual(it.bench.take(), expected, "\(duration), \(time)")
      }
    }
  }

  @Test(
    "Deliberate gestures 5 a hidden container accepts nothing: a dropped view stays visible"
  )
  func unseenContainers() {
    let hide: [(UIView) -> Void] = [
      { $0.isHidden = true }, { $0.superview?.isHidden = true }, { $0.removeFromSuperview() },
    ]
    for hide in hide {
      let bench = Bench()
      let canvas = UIView(frame: bench.view.bounds)
      let shelf = UIView(frame: bench.view.bounds)
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
      shelf.addSubview(box)
      bench.view.addSubview(shelf)
      bench.view.addSubview(canvas)
      let dot = UIView(frame: CGRect(x: 180, y: 500, width: 40, height: 40))
      canvas.addSubview(dot)
      let carrier = ViewCarrier(stage: bench.view)
      carrier.containers = [box, canvas]
      carrier.carry(dot)
      bench.play(.down(1, 200, 520), at: 0)
      bench.wait(until: 0.6)
      bench.play(.move(1, 200, 100), at: 0.7)
      hide(box)
      bench.play(.up(1), at: 0.8)
      #expect(dot.superview === canvas)
    }
  }
}
