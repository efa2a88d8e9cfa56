import Expectations
import Testing
import TouchCore
import UIKit

/// A recognizer that does what a test sets.
private final class Custom: UIGestureRecognizer {
  var onBegan: (Custom, Set<UITouch>, UIEvent) -> Void = { _, _, _ in }
  var onMoved: (Custom, Set<UITouch>, UIEvent) -> Void = { _, _, _ in }
  var heard: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    heard.append("b\(touches.count)")
    onBegan(self, touches, event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    heard.append("m\(touches.count)")
    onMoved(self, touches, event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    heard.append("e\(touches.count)")
    if numberOfTouches == touches.count { state = state == .possible ? .failed : .ended }
  }
}

/// A pan that reads its own state.
private final class CuriousPan: UIPanGestureRecognizer {
  var states: [UIGestureRecognizer.State] = []
  var withdraws = false

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    states.append(state)
    if withdraws, state == .began { state = .failed }
  }
}

/// What subclasses and targets can rely on, rule by rule.
@MainActor
final class SubclassTests {
  lazy var bench = Bench()

  @Test("4.25 an ignored touch sends no updates, and isn't cancelled in its view")
  func ignoring() {
    let custom = bench.add(Custom(), "custom")
    custom.onBegan = { custom, touches, event in
      if custom.numberOfTouches > 1 { for touch in touches { custom.ignore(touch, for: event) } }
    }
    custom.onMoved = { custom, _, _ in custom.state = .changed }
    bench.down(1, 100, 100, at: 0)
    bench.down(2, 200, 100, at: 0.1)
    bench.move(2, 210, 100, at: 0.2)
    expectEqual(custom.heard, ["b1", "b1"])
    expectEqual(custom.numberOfTouches, 1)
    expectEqual(bench.take(), ["V b", "V b", "V m"])
    bench.move(1, 110, 100, at: 0.3)
    expectEqual(bench.take(), ["custom!began", "V c"])
    bench.move(2, 220, 100, at: 0.4)
    bench.up(2, at: 0.5)
    expectEqual(bench.take(), ["V m", "V e"])
    bench.up(1, at: 0.6)
    expectEqual(bench.take(), ["custom!ended"])
  }

  @Test("4.27 targets are called in the order in which they were added, each pair once")
  func targets() {
    @MainActor
    final class Target {
      var log: [String] = []
      func first() { log.append("first") }
      func second(_ sender: UITapGestureRecognizer) { log.append("second \(sender.state)") }
    }
    let target = Target()
    let tap = UITapGestureRecognizer()
    let (second, first) = (Selector(Target.second(_:)), Selector(Target.first))
    tap.addTarget(target, action: second)
    tap.addTarget(target, action: first)
    tap.addTarget(target, action: second)
    bench.v.addGestureRecognizer(tap)
    bench.tap(at: 0)
    expectEqual(target.log, ["second ended", "first"])
    tap.removeTarget(target, action: second)
    bench.tap(at: 1)
    expectEqual(target.log, ["second ended", "first", "first"])
  }

  @Test("4.30 the location is the centroid of the touches, or that of one of them")
  func centroid() {
    let custom = bench.add(Custom(), "custom")
    bench.down(1, 100, 100, at: 0)
    bench.down(2, 200, 140, at: 0.1)
    expectEqual(custom.numberOfTouches, 2)
    expectEqual(custom.location(in: nil), CGPoint(x: 150, y: 120))
    expectEqual(custom.location(ofTouch: 1, in: bench.v), CGPoint(x: 200, y: 140))
    bench.up(1, at: 0.2)
    expectEqual(custom.numberOfTouches, 1)
  }

  @Test("4.31 a subclass reads its state back at once; others see it when the pass settles")
  func readingBack() {
    let pan = bench.add(CuriousPan(), "pan")
    var seenByView: [UIGestureRecognizer.State] = []
    bench.v.onTouch = { _, _ in seenByView.append(pan.state) }
    bench.down(1, 100, 100, at: 0)
    bench.move(1, 105, 100, at: 0.1)
    bench.move(1, 120, 100, at: 0.2)
    bench.move(1, 130, 100, at: 0.3)
    expectEqual(pan.states, [.possible, .began, .changed])
    expectEqual(seenByView, [.possible, .possible, .began])
    expectEqual(bench.take(), ["V b", "V m", "pan!began", "V c", "pan!changed"])
  }

  @Test("4.32 a beginning withdrawn in the same callback is a failure: no action, no cancellation")
  func withdrawing() {
    let pan = bench.add(CuriousPan(), "pan")
    pan.withdraws = true
    bench.down(1, 100, 100, at: 0)
    bench.move(1, 120, 100, at: 0.1)
    bench.up(1, at: 0.2)
    expectEqual(bench.take(), ["V b", "V m", "V e"])
  }

  @Test("5.1 a view that never received a touch receives no cancellation")
  func cancellation() {
    let pan = bench.add(UIPanGestureRecognizer(), "pan")
    pan.delaysTouchesBegan = true
    bench.down(1, 100, 100, at: 0)
    bench.move(1, 120, 100, at: 0.1)
    bench.up(1, at: 0.2)
    expectEqual(bench.take(), ["pan!began", "pan!ended"])
  }

  @Test("5.7 a waiting recognizer still delays its touches")
  func withheld() {
    let double = bench.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    double.delaysTouchesEnded = false
    let tap = bench.add(UITapGestureRecognizer(), "tap")
    tap.require(toFail: double)
    bench.tap(at: 0)
    expectEqual(bench.take(), ["V b"])
    bench.wait(until: 1)
    expectEqual(bench.take(), ["tap!ended", "V c"])
  }

  @Test("9.4 only a tap checks a pointer's button")
  func buttons() {
    let tap = bench.add(UITapGestureRecognizer(), "tap")
    func click(_ kind: Contact.Kind, _ buttons: Int, at time: Double) -> [String] {
      for (phase, delay) in [(Contact.Phase.began, 0.0), (.ended, 0.1)] {
        let place = Point(x: 100, y: 100)
        let contact = Contact(id: Contact.ID(1), phase: phase, position: place, kind: kind)
        bench.application.receive(
          TouchFrame(time: .seconds(time + delay), contacts: [contact], buttons: buttons)
        )
      }
      return bench.take().filter { $0.hasPrefix("tap") }
    }
    expectEqual(click(.indirectPointer, 1, at: 0), ["tap!ended"])
    expectEqual(click(.indirectPointer, 2, at: 1), [])
    expectEqual(click(.direct, 0, at: 2), ["tap!ended"])
    tap.buttonMaskRequired = .secondary
    expectEqual(click(.indirectPointer, 2, at: 3), ["tap!ended"])
  }

  @Test("9.5 pencil and finger share an attempt only if the recognizer allows it")
  func exclusiveType() {
    for isExclusive in [true, false] {
      let bench = Bench()
      let custom = bench.add(Custom(), "custom")
      custom.requiresExclusiveTouchType = isExclusive
      bench.down(1, 100, 100, at: 0)
      let place = Point(x: 200, y: 100)
      let pencil = Contact(id: Contact.ID(2), phase: .began, position: place, kind: .pencil)
      bench.application.receive(TouchFrame(time: .seconds(0.1), contacts: [pencil]))
      expectEqual(custom.numberOfTouches, (isExclusive ? 1 : 2))
    }
  }
}
