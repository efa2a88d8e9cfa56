import DeliberateTouch
import Expectations
import Testing
import TouchCore
import UIKit

/// A drawer over a canvas, with dots that can be carried.
@MainActor
final class CarrierBench {
  let it = DrawerBench()
  let carrier: ViewCarrier
  let dot = UIView(frame: CGRect(x: 180, y: 500, width: 40, height: 40))
  var bench: Bench { it.bench }

  init() {
    carrier = ViewCarrier(stage: it.controller.view, scrollView: it.controller.scrollView)
    carrier.containers = [it.drawer, it.main]
    it.main.addSubview(dot)
    carrier.carry(dot)
    carrier.onEvent = { [it] event in
      switch event {
      case .pickedUp: it.bench.note("picked up")
      case .moved: break
      case .dropped(_, let into): it.bench.note(into === it.drawer ? "in drawer" : "on canvas")
      }
    }
    _ = it.bench.take()
  }

  /// The dot's centre in the window.
  var center: CGPoint { dot.superview?.convert(dot.center, to: nil) ?? .zero }
}

@MainActor
struct ViewCarrierTests {
  @Test(
    "Deliberate gestures 5 a long press picks up: scale 1.2, opacity 0.8, centred on the finger, in the stage"
  )
  func pickUp() {
    let it = CarrierBench()
    it.bench.play(.down(1, 190, 510), at: 0)
    it.bench.wait(until: 0.499)
    expectEqual(it.bench.take(), [])
    expectEqual(it.center, CGPoint(x: 200, y: 520))
    it.bench.wait(until: 0.5)
    expectEqual(it.bench.take(), ["picked up"])
    #expect(it.dot.superview === it.carrier.stage)
    #expect(it.dot.transform.a.isNear(1.2))
    expectEqual(it.dot.alpha, 0.8)
    expectEqual(it.dot.center, CGPoint(x: 190, y: 510))
    it.bench.play(.move(1, 100, 300), at: 0.6)
    expectEqual(it.dot.center, CGPoint(x: 100, y: 300))
  }

  @Test(
    "Deliberate gestures 5 a view's displayed location doesn't jump on pick-up and drop"
  )
  func seamless() {
    let it = CarrierBench()
    it.bench.play(.down(1, 190, 510), at: 0)
    it.bench.wait(until: 0.5)
    let seen = it.dot.layer.presentation()?.position ?? .zero
    #expect((Double(seen.x) - 200).magnitude < 0.5 && (Double(seen.y) - 520).magnitude < 0.5)
    it.bench.play(.move(1, 190, 400), at: 1)
    it.bench.wait(until: 2)
    it.bench.play(.up(1), at: 2)
    #expect(it.dot.superview === it.it.main)
    expectEqual(it.center, CGPoint(x: 190, y: 400))
    it.bench.wait(until: 3)
    expectEqual(it.dot.transform, .identity)
    expectEqual(it.dot.alpha, 1)
  }

  @Test("Deliberate gestures 5 a view is dropped into drawer or canvas, wherever the finger is")
  func drop() {
    let it = CarrierBench()
    it.it.controller.setOpen(true, animated: false)
    _ = it.bench.take()
    it.bench.play(.down(1, 200, 520), at: 0)
    it.bench.wait(until: 0.5)
    it.bench.play(.move(1, 200, 199), at: 0.6)
    it.bench.play(.up(1), at: 0.7)
    expectEqual(it.bench.take(), ["picked up", "in drawer"])
    #expect(it.dot.superview === it.it.drawer)
    it.bench.wait(until: 2)
    it.bench.play(.down(1, 200, 199), at: 2)
    it.bench.wait(until: 2.5)
    it.bench.play(.move(1, 200, 201), at: 2.6)
    it.bench.play(.up(1), at: 2.7)
    expectEqual(it.bench.take(), ["picked up", "on canvas"])
    expectEqual(it.center, CGPoint(x: 200, y: 201))
  }

  @Test("Deliberate gestures 5 the carrying finger never scrolls, another one does meanwhile")
  func scrolling() {
    let it = CarrierBench()
    let scroll = it.it.controller.scrollView
    it.bench.play(.down(1, 200, 520), at: 0)
    it.bench.wait(until: 0.5)
    it.bench.play(.move(1, 200, 700), at: 0.6)
    expectEqual(scroll.contentOffset.y, 200)
    #expect(!scroll.isDragging)
    it.bench.play(.down(2, 50, 300), at: 0.7)
    for step in 1...15 {
      let time = 0.7 + Double(step) * 0.02
      it.bench.play(
        .move(1, 200, 700 - Double(step)),
        .move(2, 50, 300 + Double(step) * 10),
        at: time
      )
    }
    #expect(scroll.contentOffset.y < 100)
    expectEqual(it.dot.center, CGPoint(x: 200, y: 685))
    expectEqual(it.carrier.carried.count, 1)
    it.bench.play(.up(2), at: 1.1)
    it.bench.wait(until: 3)
    it.bench.play(.move(1, 200, 600), at: 3.1)
    it.bench.play(.up(1), at: 3.2)
    expectEqual(it.bench.take(), ["picked up", "opened", "on canvas"])
  }

  @Test("Deliberate gestures 5 several views are carried at once")
  func several() {
    let it = CarrierBench()
    let other = UIView(frame: CGRect(x: 80, y: 600, width: 40, height: 40))
    it.it.main.addSubview(other)
    it.carrier.carry(other)
    it.bench.play(.down(1, 200, 520), at: 0)
    it.bench.play(.down(2, 100, 620), at: 0.2)
    it.bench.wait(until: 0.7)
    expectEqual(it.carrier.carried.count, 2)
    it.bench.play(.move(1, 300, 300), .move(2, 50, 400), at: 0.8)
    it.bench.play(.up(1), at: 0.9)
    it.bench.play(.up(2), at: 1)
    expectEqual(it.bench.take(), ["picked up", "picked up", "on canvas", "on canvas"])
    expectEqual(it.center, CGPoint(x: 300, y: 300))
    expectEqual(other.center, CGPoint(x: 50, y: 400))
  }

  @Test(
    "Deliberate gestures 5 a carried view that is cancelled or removed is dropped once",
    arguments: [0.2, 0.6, 0.9]
  )
  func disturbed(_ time: Double) {
    for disturbance in [Disturbance.cancellation, .viewRemoved] {
      let it = CarrierBench()
      it.bench.play(.down(1, 200, 520), at: 0)
      if time > 0.5 { it.bench.wait(until: 0.5) }
      if time > 0.7 { it.bench.play(.move(1, 200, 400), at: 0.7) }
      switch disturbance {
      case .cancellation: it.bench.interrupt(at: time)
      default: it.dot.removeFromSuperview()
      }
      it.bench.play(.move(1, 200, 410), at: 1)
      it.bench.play(.up(1), at: 1.1)
      it.bench.wait(until: 3)
      expectEqual(it.bench.take(), (time > 0.5 ? ["picked up", "on canvas"] : []))
      #expect(it.carrier.carried.isEmpty)
      expectEqual(it.dot.transform, .identity)
      expectEqual(it.dot.alpha, 1)
      #expect(it.dot.superview === (disturbance == .viewRemoved ? nil : it.it.main))
    }
  }

  @Test(
    "Deliberate gestures 5 a view from a rotated and scaled container keeps its appearance on pick-up"
  )
  func turnedContainer() {
    let bench = Bench()
    let parent = UIView(frame: bench.view.bounds)
    bench.view.addSubview(parent)
    parent.transform = CGAffineTransform(rotationAngle: 0.6).scaledBy(x: 0.5, y: 0.5)
    let dot = UIView(frame: CGRect(x: 180, y: 380, width: 80, height: 80))
    parent.addSubview(dot)
    let carrier = ViewCarrier(stage: bench.view)
    carrier.carry(dot)
    /// The top edge as displayed in the window.
    func edge() -> Vector {
      let (from, to) = (
        dot.convert(CGPoint.zero, to: nil), dot.convert(CGPoint(x: 80, y: 0), to: nil)
      )
      return Vector(dx: Double(to.x - from.x), dy: Double(to.y - from.y))
    }
    let before = edge()
    let middle = dot.convert(CGPoint(x: 40, y: 40), to: nil)
    bench.play(.down(1, Double(middle.x), Double(middle.y)), at: 0)
    bench.wait(until: 0.5)
    // At first nothing has grown.
    let seen = dot.layer.presentation()?.affineTransform() ?? .identity
    #expect((Double(seen.a) * 80 - before.dx).magnitude < 1e-6)
    #expect((Double(seen.b) * 80 - before.dy).magnitude < 1e-6)
    bench.wait(until: 1)
    #expect(dot.superview === bench.view)
    #expect((edge().dx - before.dx * 1.2).magnitude < 1e-6)
    #expect((edge().dy - before.dy * 1.2).magnitude < 1e-6)
    bench.play(.up(1), at: 1.5)
    bench.wait(until: 2)
    #expect(dot.superview === parent)
    #expect(dot.transform.isIdentity)
  }

  @Test("Deliberate gestures 5 outside all containers a view is dropped into the last visible one")
  func lastSeenContainer() {
    for hidden in 0..<3 {
      let it = CarrierBench()
      let containers = (0..<3).map {
        UIView(frame: CGRect(x: 10 + 60 * CGFloat($0), y: 10, width: 50, height: 50))
      }
      for container in containers { it.carrier.stage.addSubview(container) }
      containers[hidden].isHidden = true
      it.carrier.containers = containers
      it.bench.play(.down(1, 200, 520), at: 0)
      it.bench.wait(until: 0.5)
      it.bench.play(.move(1, 300, 600), at: 0.6)
      it.bench.play(.up(1), at: 0.7)
      #expect(it.dot.superview === containers[hidden == 2 ? 1 : 2])
      expectEqual(it.center, CGPoint(x: 300, y: 600))
    }
  }
}
