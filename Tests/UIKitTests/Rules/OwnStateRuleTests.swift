import Expectations
import Testing
import TouchCore
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Rules 4: a recognizer's own state.
@MainActor
final class OwnStateRuleTests {
  lazy var bench = Bench()
  let questions = Questions()

  @Test("4.30 the location of a gesture is its touches' centroid; each touch has its own")
  func location() {
    let own = bench.custom("own")
    bench.v.frame.origin.x = 10
    bench.play("at   0   .1\n1    b   +10\n2    b\nown  b2  m\nV     b2  m")
    expectEqual(own.location(in: nil), CGPoint(x: 155, y: 100))
    expectEqual(own.location(in: bench.v), CGPoint(x: 145, y: 100))
    expectEqual(own.numberOfTouches, 2)
    expectEqual(Set((0..<2).map { own.location(ofTouch: $0, in: nil).x }), [110, 200])
  }

  @Test("4.30 a touch index beyond the number of touches traps")
  func locationOfMissing() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = UIPanGestureRecognizer().location(ofTouch: 0, in: nil)
    }
  }

  @Test(
    "4.31 a subclass reads its state back at once, also a refusal; others see it when it settles"
  )
  func readingBack() {
    let own = bench.custom("own")
    own.delegate = questions
    let other = bench.custom("other", to: bench.p)
    var seen: [UIGestureRecognizer.State] = []
    own.reactions["b"] = { own, _, _ in
      own.state = .began
      seen.append(own.state)
    }
    other.reactions["b"] = { _, _, _ in seen.append(own.state) }
    bench.down(1, 10, 10, at: 0)
    expectEqual(seen, [.began, .possible])
    bench.interrupt(at: 0.1)
    seen = []
    own.state = .cancelled
    questions.begins = { _ in false }
    bench.down(1, 10, 10, at: 1)
    expectEqual(seen, [.failed, .possible])
  }

  @Test("4.31 a pan subclass sees its beginning after super, and may withdraw it")
  func panSubclass() {
    final class Picky: UIPanGestureRecognizer {
      var limit: CGFloat = 0
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if state == .began, translation(in: view).x < limit { state = .failed }
      }
    }
    let picky = bench.add(Picky(), "picky")
    picky.limit = 20
    bench.play(
      """
      at     0  .1  .2  1  1.1    1.2
      1      b  +20 e   b  +40    e
      picky                began  ended
      V      b  m   e   b        c
      """
    )
  }

  @Test(
    "4.32 a beginning withdrawn in the same callback: no action, nothing cancelled in the view",
    arguments: [
      UIGestureRecognizer.State.failed, .cancelled,
    ]
  )
  func withdrawn(state: UIGestureRecognizer.State) {
    let own = bench.custom("own")
    own.reactions["m"] = { own, _, _ in
      own.state = .began
      own.state = state
      expectEqual(own.state, .failed)
    }
    bench.play(
      "at   0  .1           .2\n1    b  +1           e\nown  b  m reset\nV     b          m   e"
    )
  }

  @Test("4.33 values inside shouldBegin and overrides already include the event")
  func values() {
    let pan = bench.add(UIPanGestureRecognizer(), "pan")
    pan.delegate = questions
    var seen: [CGFloat] = []
    questions.begins = { _ in
      seen = [pan.translation(in: nil).x, pan.location(in: nil).x, pan.velocity(in: nil).x]
      return true
    }
    bench.down(1, 100, 100, at: 0)
    bench.move(1, 130, 100, at: 0.1)
    expectEqual(seen.count, 3)
    expectEqual(seen.first, 20)
    expectEqual(seen.dropFirst().first, 130)
    #expect((seen.last ?? 0) > 0)
  }

  @Test(
    "4.31 a subclass sees its state after super behind a timer, too, and others the settled one"
  )
  func behindTimer() {
    final class Press: UILongPressGestureRecognizer {
      var seen: [State] = []
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        seen.append(state)
        super.touchesMoved(touches, with: event)
        seen.append(state)
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        seen.append(state)
      }
    }
    let press = bench.add(Press(), "press")
    for start in [0.0, 5] {
      bench.down(1, 100, 100, at: start)
      bench.wait(until: start + 1)
      expectEqual(press.state, .began)
      bench.move(1, 130, 100, at: start + 1.1)
      bench.move(1, 160, 100, at: start + 1.2)
      bench.up(1, at: start + 1.3)
      expectEqual(press.seen, [.began, .changed, .changed, .changed, .ended])
      expectEqual(press.state, .possible)
      press.seen = []
    }
  }

  @Test("4.31 with 1.15: a subclass sees its state at once behind better values, too")
  func behindBetterValues() {
    let own = bench.custom("own")
    var seen: [UIGestureRecognizer.State] = []
    own.reactions["u"] = { own, _, _ in
      own.state = .began
      seen.append(own.state)
    }
    own.reactions["m"] = { own, _, _ in
      own.state = .changed
      seen.append(own.state)
    }
    let estimate = Contact.Estimate(.force, updateIndex: 1)
    for (step, phase) in [Contact.Phase.began, .moved, .moved].enumerated() {
      if step == 1 { bench.application.receive([EstimateUpdate(index: 1, force: 3)]) }
      let place = Point(x: 100 + 20 * Double(step), y: 100)
      var contact = Contact(id: Contact.ID(1), phase: phase, position: place)
      (contact.kind, contact.force) = (.pencil, 1)
      if step == 0 { contact.estimate = estimate }
      bench.application.receive(TouchFrame(time: .seconds(0.1 * Double(step)), contacts: [contact]))
    }
    expectEqual(seen, [.began, .changed, .changed])
  }

  @Test("4.31 an action reads back at once the state that it sets of another recognizer")
  func readingBackInAction() {
    let own = bench.custom("own")
    bench.add(UIPanGestureRecognizer(), "pan", to: bench.p).delegate = questions
    questions.together = { _, _ in true }
    var seen: [UIGestureRecognizer.State] = []
    bench.reactions["pan!began"] = {
      own.state = .failed
      seen.append(own.state)
    }
    bench.down(1, 100, 100, at: 0)
    bench.move(1, 130, 100, at: 0.1)
    expectEqual(seen, [.failed])
  }

  @Test("4.31 a reason that is given belongs to the next state only")
  func explainedOnce() {
    let own = bench.custom("own")
    let wishes = Wishes()
    bench.application.gestureObserver = wishes
    own.reactions["b"] = { own, _, _ in
      own.explain("it touched")
      own.state = .began
    }
    own.reactions["m"] = { own, _, _ in own.state = .changed }
    own.reactions["e"] = { own, _, _ in
      own.explain("it left", GestureMeasure(3, .atLeast, 2, .points))
      own.state = .ended
    }
    bench.down(1, 100, 100, at: 0)
    bench.move(1, 110, 100, at: 0.1)
    bench.up(at: 0.2)
    expectEqual(
      wishes.reasons,
      [
        .explained(ReasonText("it touched"), nil), .decided(in: .touchesMoved, touches: 1),
        .explained(ReasonText("it left"), GestureMeasure(3, .atLeast, 2, .points)),
      ]
    )
  }

  @Test(
    "4.31 a state that is set without a reason names the callback, and how many touches it had",
    arguments: [
      ("b", 1, GestureCallback.touchesBegan), ("b", 2, .touchesBegan), ("m", 2, .touchesMoved),
      ("e", 1, .touchesEnded),
    ]
  )
  func unexplained(word: String, touches: Int, callback: GestureCallback) {
    let own = bench.custom("own")
    let wishes = Wishes()
    bench.application.gestureObserver = wishes
    own.reactions[word] = { own, _, _ in
      if own.numberOfTouches == touches { own.state = .ended }
    }
    bench.down(1, 100, 100, at: 0)
    if touches == 2 { bench.down(2, 150, 100, at: 0.05) }
    bench.move(1, 110, 100, at: 0.1)
    bench.up(at: 0.2)
    expectEqual(wishes.reasons.first, .decided(in: callback, touches: touches))
  }

  /// A tap whose subclass may keep the machine's states to itself.
  private final class KeepingTap: UITapGestureRecognizer {
    var keeps = true
    override var state: UIGestureRecognizer.State {
      get { super.state }
      set { if !keeps { super.state = newValue } }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesEnded(touches, with: event)
      keeps = false
      state = .failed
    }
  }

  @Test("4.31 the machine's reason belongs to its own state, also if a subclass drops that state")
  func droppedState() {
    let tap = bench.add(KeepingTap(), "tap")
    let wishes = Wishes()
    bench.application.gestureObserver = wishes
    bench.tap(at: 0)
    expectEqual(wishes.reasons, [.decided(in: .touchesEnded, touches: 1)])
    expectEqual(tap.state, .possible)
    // The next attempt has a reason of its own again.
    wishes.reasons = []
    bench.down(1, 100, 100, at: 1)
    bench.wait(until: 3)
    expectEqual(wishes.reasons.count, 1)
    #expect(wishes.reasons.first != .decided(in: .touchesEnded, touches: 1))
  }

  /// Stores the reasons of recognizers.
  private final class Wishes: GestureObserver {
    var reasons: [GestureReason] = []

    func observe(_ decision: GestureDecision) {
      if case .wished(_, let reason, _) = decision.event { reasons.append(reason) }
    }
  }
}
