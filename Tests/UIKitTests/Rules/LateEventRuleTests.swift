import Expectations
import Testing
import TouchCore
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Checks in each callback that the event contains what the callback is about.
private final class Asking: UIView {
  var calls: [String] = []
  /// The x coordinates of the coalesced touches of each callback, of one touch after the other.
  var samples: [[CGFloat]] = []
  var lastEvent: UIEvent?
  var lastTouches: [UITouch] = []

  private func ask(_ letter: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
    calls.append(touches.count == 1 ? letter : "\(letter)\(touches.count)")
    lastEvent = event
    lastTouches = touches.sorted { $0.timestamp < $1.timestamp }
    for touch in lastTouches {
      expectEqual(event?.allTouches?.contains(touch), true)
      expectEqual(event?.touches(for: self)?.contains(touch), true)
      expectEqual(touch.window.map { event?.touches(for: $0)?.contains(touch) }, true)
      expectEqual(event?.touches(for: UIView()), [])
      #expect(event?.predictedTouches(for: touch) != nil)
      let coalesced = event?.coalescedTouches(for: touch) ?? []
      samples.append(coalesced.map { $0.location(in: nil).x })
      expectEqual(coalesced.last?.timestamp, touch.timestamp)
      expectEqual(coalesced.last?.location(in: nil), touch.location(in: nil))
      expectEqual(coalesced.last?.phase, touch.phase)
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    ask("b", touches, event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    ask("m", touches, event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    ask("e", touches, event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    ask("c", touches, event)
  }
}

/// Rules 1: events of callbacks that come late.
@MainActor
final class LateEventRuleTests {
  lazy var bench = Bench()
  private lazy var view = asking(in: bench.p)

  private func asking(in parent: UIView) -> Asking {
    let view = Asking(frame: bench.window.bounds)
    view.isMultipleTouchEnabled = true
    parent.addSubview(view)
    return view
  }

  private func doubleTap() -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    view.addGestureRecognizer(tap)
    return tap
  }

  @Test("1.16 a lift that comes when the double tap's time is up: its event contains the touch")
  func lateLift() {
    _ = doubleTap()
    bench.tap(at: 0)
    expectEqual(view.calls, ["b"])
    bench.wait(until: 1)
    expectEqual(view.calls, ["b", "e"])
    expectEqual(view.samples, [[100], [100]])
    // Afterwards it contains the touch no more.
    expectEqual(view.lastEvent?.allTouches, [])
    #expect(view.lastTouches.allSatisfy { view.lastEvent?.coalescedTouches(for: $0) == nil })
  }

  @Test("1.16 3.10 while a lift waits, each view is told of its own touches alone that are taken")
  func takenWhileWaiting() {
    _ = doubleTap()
    let parent = UIView(frame: CGRect(x: 200, y: 0, width: 200, height: 800))
    bench.p.addSubview(parent)
    let (left, right) = (asking(in: parent), asking(in: parent))
    left.frame = CGRect(x: 0, y: 0, width: 100, height: 800)
    right.frame = CGRect(x: 100, y: 0, width: 100, height: 800)
    let pan = bench.add(UIPanGestureRecognizer(), "pan", to: parent)
    bench.tap(100, 100, at: 0)
    bench.frame([(2, .began, 250, 100), (3, .began, 350, 100)], at: 0.2)
    #expect(view.calls == ["b"] && pan.state == .possible)
    bench.frame([(2, .moved, 250, 160), (3, .moved, 350, 160)], at: 0.22)
    expectEqual(pan.state, .began)
    expectEqual(left.calls, ["b", "c"])
    expectEqual(right.calls, ["b", "c"])
    expectEqual(view.calls, ["b"])
    bench.frame([(2, .ended, 250, 160), (3, .ended, 350, 160)], at: 0.24)
    bench.wait(until: 1)
    expectEqual(view.calls, ["b", "e"])
    #expect(left.calls == ["b", "c"] && right.calls == ["b", "c"])
  }

  @Test("1.16 a lift that becomes a cancellation, while the next finger has the same number")
  func lateCancellation() {
    _ = doubleTap()
    bench.tap(100, 100, at: 0)
    bench.tap(120, 100, at: 0.3)
    expectEqual(view.calls, ["b", "b", "c", "c"])
    expectEqual(view.samples, [[100], [120], [120], [100]])
  }

  @Test(
    "1.16 a lift that comes late contains the finger that came since, and that one's no samples"
  )
  func lateLiftBesideAnother() {
    _ = doubleTap()
    bench.tap(100, 100, at: 0)
    // Too far away to be the second tap.
    bench.down(1, 300, 300, at: 0.2)
    #expect(view.calls.contains("e"))
    expectEqual(view.samples.sorted { $0[0] < $1[0] }, [[100], [100], [300]])
  }

  @Test("1.16 a beginning and a lift that come together, late")
  func lateTap() {
    doubleTap().delaysTouchesBegan = true
    bench.tap(at: 0)
    expectEqual(view.calls, [])
    bench.wait(until: 1)
    expectEqual(view.calls, ["b", "e"])
    expectEqual(view.samples, [[100], [100]])
  }

  @Test(
    "1.16 a beginning that comes late has one sample, its own; the move after it has its event's"
  )
  func lateBeginning() {
    let own = LoggingRecognizer()
    own.delaysTouchesBegan = true
    own.delaysTouchesEnded = false
    own.reactions["m"] = { own, _, _ in own.state = .failed }
    view.addGestureRecognizer(own)
    func contact(_ phase: Contact.Phase, _ x: Double) -> Contact {
      Contact(id: Contact.ID(1), phase: phase, position: Point(x: x, y: 100))
    }
    bench.application.receive(TouchFrame(time: .zero, contacts: [contact(.began, 10)]))
    expectEqual(view.calls, [])
    bench.application.receive(
      TouchFrame(time: .seconds(0.016), contacts: [contact(.moved, 16)]),
      history: [TouchFrame(time: .seconds(0.008), contacts: [contact(.moved, 13)])]
    )
    expectEqual(view.calls, ["b", "m"])
    expectEqual(view.samples, [[10], [13, 16]])
  }

  @Test("1.16 two beginnings that come late: each event contains both")
  func lateBeginnings() {
    let own = LoggingRecognizer()
    own.delaysTouchesBegan = true
    view.addGestureRecognizer(own)
    bench.down(1, 50, 50, at: 0)
    bench.down(2, 90, 50, at: 0.1)
    expectEqual(view.calls, [])
    own.isEnabled = false
    bench.wait(until: 0.2)
    expectEqual(view.calls, ["b2"])
    expectEqual(view.samples, [[50], [90]])
    bench.up(1, at: 0.3)
    bench.up(2, at: 0.4)
    expectEqual(view.calls, ["b2", "e", "e"])
  }

  @Test("1.16 a cancellation because the view left its window: the event contains the touch")
  func departure() {
    let view = view
    bench.down(1, 50, 50, at: 0)
    view.removeFromSuperview()
    bench.wait(until: 0.1)
    expectEqual(view.calls, ["b", "c"])
    // A lift that was held back becomes a cancellation.
    bench.p.addSubview(view)
    _ = doubleTap()
    bench.tap(at: 1)
    expectEqual(view.calls, ["b", "c", "b"])
    view.removeFromSuperview()
    bench.wait(until: 1.2)
    expectEqual(view.calls, ["b", "c", "b", "c"])
  }

  @Test("1.16 what a scroll view is asked about a late beginning is in the event as well")
  func question() {
    final class Gate: UIScrollView {
      var knew: [Bool] = []

      override func touchesShouldBegin(
        _ touches: Set<UITouch>,
        with event: UIEvent?,
        in view: UIView
      ) -> Bool {
        knew.append(touches.isSubset(of: event?.allTouches ?? []))
        return true
      }
    }
    let gate = Gate(frame: bench.window.bounds)
    bench.p.addSubview(gate)
    let inner = asking(in: gate)
    bench.tap(at: 0, for: 0.05)
    bench.down(1, 100, 100, at: 1)
    bench.wait(until: 2)
    expectEqual(inner.calls, ["b", "e", "b"])
    expectEqual(gate.knew, [true, true])
  }

  @Test("1.16 a release that comes late: the presses' event contains the press")
  func latePress() {
    final class Pressed: UIView {
      var knew: [String: Bool] = [:]
      var last: UIPressesEvent?

      private func ask(_ letter: String, _ presses: Set<UIPress>, _ event: UIPressesEvent?) {
        knew[letter] = presses.isSubset(of: event?.allPresses ?? [])
        last = event
      }
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        ask("b", presses, event)
      }
      override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        ask("e", presses, event)
      }
    }
    let pressed = Pressed(frame: bench.window.bounds)
    bench.p.addSubview(pressed)
    pressed.becomeFirstResponder()
    let tap = UITapGestureRecognizer()
    tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
    tap.numberOfTapsRequired = 2
    pressed.addGestureRecognizer(tap)
    let application = bench.application
    application.receive(PressFrame(time: .seconds(0.1), presses: [Press(.select, .began)]))
    application.receive(PressFrame(time: .seconds(0.2), presses: [Press(.select, .ended)]))
    expectEqual(pressed.knew, ["b": true])
    bench.wait(until: 1)
    expectEqual(pressed.knew, ["b": true, "e": true])
    expectEqual(pressed.last?.allPresses, [])
  }
}
