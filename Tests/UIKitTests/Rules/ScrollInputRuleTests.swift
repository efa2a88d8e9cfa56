import Testing
import TouchCore
import UIKit
import UIKit.UIGestureRecognizerSubclass

@Suite("Rule 6.9: scroll input") @MainActor
struct ScrollInputRuleTests {
  /// A bench, and a wheel and a touchpad under a pointer at (100, 100).
  private func scroll(
    _ bench: Bench,
    _ phase: ScrollInput.Phase,
    _ delta: Double = 0,
    at time: Double,
    x: Double = 100
  ) {
    bench.application.receive(
      ScrollInput(
        time: .seconds(time),
        phase: phase,
        position: Point(x: x, y: 100),
        delta: Vector(dx: 0, dy: delta)
      )
    )
  }

  private func pan(_ bench: Bench, _ mask: UIScrollTypeMask = .all) -> UIPanGestureRecognizer {
    let pan = bench.add(UIPanGestureRecognizer(), "pan")
    pan.allowedScrollTypesMask = mask
    return pan
  }

  @Test("6.9 the mask is empty by default; its numbers are Apple's")
  func defaults() {
    #expect(UIPanGestureRecognizer().allowedScrollTypesMask == [])
    #expect(UIScrollTypeMask.discrete.rawValue == 1 && UIScrollTypeMask.continuous.rawValue == 2)
    #expect(UIScrollTypeMask.all == [.discrete, .continuous])
    #expect(UIScrollType.discrete.rawValue == 0 && UIScrollType.continuous.rawValue == 1)
    #expect(UIEvent.EventType.scroll.rawValue == 10)
  }

  @Test(
    "6.9 a pan receives the kinds in its mask, and no others",
    arguments: [[], .discrete, .continuous, .all] as [UIScrollTypeMask]
  )
  func mask(mask: UIScrollTypeMask) {
    let bench = Bench()
    let pan = pan(bench, mask)
    scroll(bench, .began, at: 0)
    scroll(bench, .changed, 30, at: 0.1)
    scroll(bench, .ended, at: 0.2)
    #expect(bench.take() == (mask.contains(.continuous) ? ["pan!began", "pan!ended"] : []))
    scroll(bench, .step, 30, at: 1)
    bench.wait(until: 2)
    #expect(bench.take() == (mask.contains(.discrete) ? ["pan!began", "pan!ended"] : []))
    _ = pan
  }

  @Test(
    "6.9 scrolling has no touches; its location is the pointer's, its translation the sum of the deltas"
  )
  func values() {
    let bench = Bench()
    let pan = pan(bench)
    var seen: [String] = []
    for state in ["began", "changed", "ended"] {
      bench.reactions["pan!\(state)"] = {
        let way = pan.translation(in: nil)
        let place = pan.location(in: nil)
        seen.append("\(state) \(pan.numberOfTouches) at \(place.x) by \(way.x), \(way.y)")
      }
    }
    scroll(bench, .began, at: 0)
    scroll(bench, .changed, 25, at: 0.1, x: 101)
    scroll(bench, .changed, -40, at: 0.2, x: 103)
    scroll(bench, .ended, at: 0.3, x: 103)
    #expect(
      seen == [
        "began 0 at 101.0 by 0.0, 15.0", "changed 0 at 103.0 by 0.0, -25.0",
        "ended 0 at 103.0 by 0.0, -25.0",
      ]
    )
    #expect(bench.take() == ["pan!began", "pan!changed", "pan!ended"])
  }

  @Test(
    "6.9 as with a finger, scrolling begins a pan at 10 points and not before",
    arguments: [9.9, 10]
  )
  func threshold(way: Double) {
    let bench = Bench()
    let pan = pan(bench)
    scroll(bench, .began, at: 0)
    scroll(bench, .changed, way / 2, at: 0.1)
    scroll(bench, .changed, way / 2, at: 0.2)
    #expect(bench.take() == (way < 10 ? [] : ["pan!began"]))
    scroll(bench, .ended, at: 0.3)
    #expect(bench.take() == (way < 10 ? [] : ["pan!ended"]))
    #expect(pan.state == .possible)
  }

  @Test("6.9 the velocity comes from the deltas, in points a second")
  func velocity() {
    let bench = Bench()
    let pan = pan(bench)
    var last = CGPoint.zero
    bench.reactions["pan!ended"] = { last = pan.velocity(in: nil) }
    scroll(bench, .began, at: 0)
    for step in 1...5 { scroll(bench, .changed, 20, at: Double(step) * 0.02) }
    scroll(bench, .ended, at: 0.1)
    #expect(last.x == 0 && abs(last.y - 1000) < 1e-6)
  }

  @Test("6.9 in a rotated view, the translation is in the view's coordinates")
  func conversion() {
    let bench = Bench()
    let pan = pan(bench)
    bench.v.transform = CGAffineTransform(scaleX: 2, y: 2)
    var way = CGPoint.zero
    bench.reactions["pan!began"] = { way = pan.translation(in: bench.v) }
    scroll(bench, .began, 30, at: 0)
    #expect(abs(way.y - 10) < 1e-9)
  }

  @Test("6.9 a touchpad's release ends the pan, a cancellation cancels it")
  func ends() {
    let bench = Bench()
    let pan = pan(bench)
    for (phase, time) in [(ScrollInput.Phase.ended, 0.0), (.cancelled, 1)] {
      scroll(bench, .began, 30, at: time)
      scroll(bench, phase, at: time + 0.1)
    }
    #expect(bench.take() == ["pan!began", "pan!ended", "pan!began", "pan!cancelled"])
    _ = pan
  }

  @Test("6.9 an end with a delta: a beginning or a change, then the end")
  func movingEnd() {
    let bench = Bench()
    let pan = pan(bench)
    scroll(bench, .began, at: 0)
    scroll(bench, .ended, 30, at: 0.1)
    #expect(bench.take() == ["pan!began", "pan!ended"])
    scroll(bench, .began, 30, at: 1)
    var way = 0.0
    bench.reactions["pan!ended"] = { way = Double(pan.translation(in: nil).y) }
    scroll(bench, .ended, 5, at: 1.1)
    #expect(bench.take() == ["pan!began", "pan!changed", "pan!ended"])
    #expect(way == 25)
  }

  @Test("6.9 a wheel's steps are one pan while they follow within the silence, which ends it")
  func silence() {
    let bench = Bench()
    let pan = pan(bench)
    #expect(GestureConstants.standard.scrollStepSilence == .milliseconds(150))
    scroll(bench, .step, 30, at: 0)
    scroll(bench, .step, 30, at: 0.149)
    bench.wait(until: 0.298)
    #expect(bench.take() == ["pan!began", "pan!changed"])
    bench.wait(until: 0.299)
    #expect(bench.take() == ["pan!ended"])
    scroll(bench, .step, 30, at: 1)
    // The silence ends at the time of the next step: timers come first (rule 10.3).
    scroll(bench, .step, 30, at: 1.15)
    #expect(bench.take() == ["pan!began", "pan!ended", "pan!began"])
    _ = pan
  }

  @Test("6.9 small steps add up to the pan's 10 points")
  func smallSteps() {
    let bench = Bench()
    let pan = pan(bench)
    for step in 0..<3 { scroll(bench, .step, 4, at: Double(step) * 0.1) }
    #expect(bench.take() == ["pan!began"])
    #expect(abs(pan.translation(in: nil).y - 2) < 1e-9)
    bench.wait(until: 1)
    scroll(bench, .step, 4, at: 2)
    bench.wait(until: 3)
    #expect(bench.take() == ["pan!ended"])
  }

  @Test("6.9 the silence is a constant that can be set")
  func ownSilence() {
    let bench = Bench()
    bench.application.gestureConstants.scrollStepSilence = .milliseconds(400)
    let pan = pan(bench)
    scroll(bench, .step, 30, at: 0)
    bench.wait(until: 0.399)
    #expect(bench.take() == ["pan!began"])
    bench.wait(until: 0.4)
    #expect(bench.take() == ["pan!ended"])
    _ = pan
  }

  @Test(
    "6.9 the recognizer is asked with an event of that type, and may refuse it",
    arguments: [true, false]
  )
  func question(takes: Bool) {
    let bench = Bench()
    let pan = pan(bench)
    let questions = Questions()
    var types: [UIEvent.EventType] = []
    questions.takesEvent = { _, event in
      types.append(event.type)
      #expect(event.allTouches?.isEmpty == true && event.timestamp == 2)
      return takes
    }
    pan.delegate = questions
    scroll(bench, .began, 30, at: 2)
    scroll(bench, .changed, 30, at: 2.1)
    #expect(types == [.scroll])
    #expect(questions.asked == (takes ? ["event pan", "begin pan"] : ["event pan"]))
    #expect(bench.take() == (takes ? ["pan!began", "pan!changed"] : []))
  }

  @Test(
    "6.9 the pans of the view under the pointer and its superviews receive it; bound until the end"
  )
  func candidates() {
    let bench = Bench()
    let left = bench.view("L", CGRect(x: 0, y: 0, width: 150, height: 800), in: bench.p)
    let right = bench.view("R", CGRect(x: 150, y: 0, width: 250, height: 800), in: bench.p)
    for (name, view) in [("left", left), ("right", right)] {
      bench.add(UIPanGestureRecognizer(), name, to: view).allowedScrollTypesMask = .all
    }
    scroll(bench, .began, at: 0)
    // The pointer is over the other view now.
    scroll(bench, .changed, 30, at: 0.1, x: 300)
    scroll(bench, .ended, at: 0.2, x: 300)
    #expect(bench.take() == ["left!began", "left!ended"])
    scroll(bench, .began, 30, at: 1, x: 300)
    scroll(bench, .ended, at: 1.1, x: 300)
    #expect(bench.take() == ["right!began", "right!ended"])
  }

  @Test(
    "6.9 of two pans the deeper one scrolls; both, if simultaneous recognition is allowed",
    arguments: [true, false]
  )
  func exclusion(together: Bool) {
    let bench = Bench()
    let questions = Questions()
    questions.together = { _, _ in together }
    pan(bench).delegate = questions
    let above = bench.add(UIPanGestureRecognizer(), "above", to: bench.p)
    above.allowedScrollTypesMask = .all
    scroll(bench, .began, 30, at: 0)
    scroll(bench, .ended, at: 0.1)
    #expect(
      bench.take()
        == (together
          ? ["pan!began", "above!began", "pan!ended", "above!ended"] : ["pan!began", "pan!ended"])
    )
  }

  @Test("6.9 a failure requirement makes a scrolling pan wait, and releases it")
  func requirement() {
    let bench = Bench()
    let pan = pan(bench)
    let own = bench.custom("own")
    own.isSilent = true
    pan.allowedTouchTypes = []
    pan.require(toFail: own)
    bench.down(1, 300, 300, at: 0)
    scroll(bench, .began, 30, at: 0.1)
    #expect(bench.take() == ["V b"])
    own.state = .failed
    bench.wait(until: 0.2)
    #expect(bench.take() == ["pan!began"])
    scroll(bench, .ended, at: 0.3)
    #expect(bench.take() == ["pan!ended"])
  }

  @Test("6.9 a pan that may not begin fails, and the scrolling is over for it")
  func refusal() {
    let bench = Bench()
    let questions = Questions()
    questions.begins = { _ in false }
    pan(bench).delegate = questions
    scroll(bench, .began, 30, at: 0)
    scroll(bench, .changed, 30, at: 0.1)
    scroll(bench, .ended, at: 0.2)
    #expect(bench.take() == [])
    #expect(questions.asked.filter { $0 == "begin pan" }.count == 1)
  }

  @Test("6.9 numbers of fingers don't apply to scrolling, and apply again to fingers after it")
  func numbersOfTouches() {
    let bench = Bench()
    let pan = pan(bench)
    pan.minimumNumberOfTouches = 2
    pan.maximumNumberOfTouches = 2
    scroll(bench, .began, 30, at: 0)
    scroll(bench, .ended, at: 0.1)
    #expect(bench.take() == ["pan!began", "pan!ended"])
    #expect(pan.minimumNumberOfTouches == 2)
    bench.down(1, 100, 100, at: 1)
    bench.move(1, 100, 200, at: 1.1)
    bench.up(1, at: 1.2)
    #expect(bench.take() == ["V b", "V m", "V e"])
  }

  @Test("6.9 a pan without touch types still scrolls")
  func noTouches() {
    let bench = Bench()
    pan(bench).allowedTouchTypes = []
    scroll(bench, .began, 30, at: 0)
    #expect(bench.take() == ["pan!began"])
  }

  @Test("6.9 fingers and scrolling don't share an attempt: the first has the pan")
  func fingers() {
    let bench = Bench()
    let pan = pan(bench)
    scroll(bench, .began, 30, at: 0)
    bench.down(1, 200, 200, at: 0.1)
    bench.move(1, 200, 300, at: 0.2)
    #expect(bench.take() == ["pan!began", "V b", "V m"])
    #expect(pan.numberOfTouches == 0)
    scroll(bench, .ended, at: 0.3)
    bench.up(1, at: 0.4)
    #expect(bench.take() == ["pan!ended", "V e"])
    bench.down(1, 200, 200, at: 1)
    bench.move(1, 200, 300, at: 1.1)
    scroll(bench, .began, 30, at: 1.2)
    scroll(bench, .ended, at: 1.3)
    #expect(pan.translation(in: nil).y == 90)
    bench.up(1, at: 1.4)
    #expect(bench.take() == ["V b", "pan!began", "V c", "pan!ended"])
  }

  @Test("6.9 only pans scroll, and not those from an edge")
  func others() {
    let bench = Bench()
    let edge = bench.add(UIScreenEdgePanGestureRecognizer(), "edge")
    edge.edges = .all
    edge.allowedScrollTypesMask = .all
    bench.add(UISwipeGestureRecognizer(), "swipe").direction = [.up, .down]
    bench.custom("own")
    scroll(bench, .began, at: 0, x: 0)
    scroll(bench, .changed, 100, at: 0.1, x: 0)
    scroll(bench, .ended, at: 0.2, x: 0)
    #expect(bench.take() == [])
  }

  @Test("6.9 an interruption cancels scrolling, once")
  func interruption() {
    let bench = Bench()
    let pan = pan(bench)
    scroll(bench, .began, 30, at: 0)
    bench.interrupt(at: 0.1)
    scroll(bench, .changed, 30, at: 0.2)
    scroll(bench, .ended, at: 0.3)
    #expect(bench.take() == ["pan!began", "pan!cancelled"])
    scroll(bench, .step, 30, at: 1)
    bench.interrupt(at: 1.1)
    bench.wait(until: 2)
    #expect(bench.take() == ["pan!began", "pan!cancelled"])
    _ = pan
  }

  @Test(
    "6.9 one scrolling at a time: steps end for a touchpad, and a touchpad that lost its end is cancelled"
  )
  func takingOver() {
    let bench = Bench()
    let pan = pan(bench)
    scroll(bench, .step, 30, at: 0)
    scroll(bench, .began, 30, at: 0.1)
    #expect(bench.take() == ["pan!began", "pan!ended", "pan!began"])
    scroll(bench, .began, 30, at: 1)
    #expect(bench.take() == ["pan!cancelled", "pan!began"])
    scroll(bench, .step, 30, at: 2)
    bench.wait(until: 3)
    #expect(bench.take() == ["pan!cancelled", "pan!began", "pan!ended"])
    _ = pan
  }

  @Test("6.9 an end without a beginning, and deltas and locations that are NaN, are ignored")
  func oddInput() {
    let bench = Bench()
    let pan = pan(bench)
    for phase in [ScrollInput.Phase.changed, .ended, .cancelled] { scroll(bench, phase, 30, at: 0) }
    scroll(bench, .began, 30, at: 0.1, x: .nan)
    scroll(bench, .changed, 30, at: 0.2)
    scroll(bench, .step, 30, at: 0.3, x: 1000)
    #expect(bench.take() == [])
    scroll(bench, .began, 30, at: 1)
    scroll(bench, .changed, .nan, at: 1.1)
    scroll(bench, .changed, 10, at: 1.2, x: .infinity)
    #expect(bench.take() == ["pan!began", "pan!changed"])
    #expect(pan.translation(in: nil).y == 30 && pan.location(in: nil).x == 100)
  }

  @Test(
    "6.9 a pan removed or disabled during scrolling is cancelled once, and scrolls again later"
  )
  func mutation() {
    for isRemoved in [true, false] {
      let bench = Bench()
      let pan = pan(bench)
      bench.reactions["pan!changed"] = {
        if isRemoved { bench.v.removeGestureRecognizer(pan) } else { pan.isEnabled = false }
      }
      scroll(bench, .began, 30, at: 0)
      scroll(bench, .changed, 30, at: 0.1)
      scroll(bench, .changed, 30, at: 0.2)
      scroll(bench, .ended, at: 0.3)
      #expect(bench.take() == ["pan!began", "pan!changed", "pan!cancelled"])
      bench.v.addGestureRecognizer(pan)
      pan.isEnabled = true
      scroll(bench, .began, 30, at: 1)
      #expect(bench.take() == ["pan!began"])
    }
  }

  @Test("6.9 the view under the pointer may be removed: pans above it continue")
  func removedView() {
    let bench = Bench()
    let above = bench.add(UIPanGestureRecognizer(), "above", to: bench.p)
    above.allowedScrollTypesMask = .all
    scroll(bench, .began, 30, at: 0)
    bench.v.removeFromSuperview()
    scroll(bench, .changed, 30, at: 0.1)
    scroll(bench, .ended, at: 0.2)
    #expect(bench.take() == ["above!began", "above!changed", "above!ended"])
  }

  @Test("6.9 scrolling sent inside an action waits until the pass is over")
  func fromInside() {
    let bench = Bench()
    let pan = pan(bench)
    bench.reactions["pan!began"] = {
      scroll(bench, .ended, at: 0)
      bench.note("back")
    }
    scroll(bench, .began, 30, at: 0)
    #expect(bench.take() == ["pan!began", "back", "pan!ended"])
    _ = pan
  }

  @Test("6.9 a pan has the keys that are down while it scrolls")
  func modifiers() {
    let bench = Bench()
    let pan = pan(bench)
    var keys: UIKeyModifierFlags = []
    bench.reactions["pan!began"] = { keys = pan.modifierFlags }
    bench.application.receive(
      ScrollInput(
        time: .zero,
        phase: .began,
        position: Point(x: 9, y: 9),
        delta: Vector(dx: 20, dy: 0),
        modifiers: 1 << 20
      )
    )
    #expect(keys == .command)
  }
}
