import Expectations
import Testing
import TouchCore
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Rule 6.9: scroll input.
@MainActor
struct ScrollInputRuleTests {
  @Test("6.9 the mask is empty by default; its numbers are Apple's")
  func defaults() {
    expectEqual(UIPanGestureRecognizer().allowedScrollTypesMask, [])
    #expect(UIScrollTypeMask.discrete.rawValue == 1 && UIScrollTypeMask.continuous.rawValue == 2)
    expectEqual(UIScrollTypeMask.all, [.discrete, .continuous])
    #expect(UIScrollType.discrete.rawValue == 0 && UIScrollType.continuous.rawValue == 1)
    expectEqual(UIEvent.EventType.scroll.rawValue, 10)
  }

  @Test(
    "6.9 a pan receives the kinds in its mask, and no others",
    arguments: [[], .discrete, .continuous, .all] as [UIScrollTypeMask]
  )
  func mask(mask: UIScrollTypeMask) {
    let bench = Bench()
    let pan = bench.scrollingPan(mask)
    bench.scroll(.began, at: 0)
    bench.scroll(.changed, 30, at: 0.1)
    bench.scroll(.ended, at: 0.2)
    expectEqual(bench.take(), (mask.contains(.continuous) ? ["pan!began", "pan!ended"] : []))
    bench.scroll(.step, 30, at: 1)
    bench.wait(until: 2)
    expectEqual(bench.take(), (mask.contains(.discrete) ? ["pan!began", "pan!ended"] : []))
    _ = pan
  }

  @Test(
    "6.9 scrolling has no touches; its location is the pointer's, its translation the sum of the deltas"
  )
  func values() {
    let bench = Bench()
    let pan = bench.scrollingPan()
    var seen: [String] = []
    for state in ["began", "changed", "ended"] {
      bench.reactions["pan!\(state)"] = {
        let travel = pan.translation(in: nil)
        let place = pan.location(in: nil)
        seen.append("\(state) \(pan.numberOfTouches) at \(place.x) by \(travel.x), \(travel.y)")
      }
    }
    bench.scroll(.began, at: 0)
    bench.scroll(.changed, 25, at: 0.1, x: 101)
    bench.scroll(.changed, -40, at: 0.2, x: 103)
    bench.scroll(.ended, at: 0.3, x: 103)
    expectEqual(
      seen,
      [
        "began 0 at 101.0 by 0.0, 15.0", "changed 0 at 103.0 by 0.0, -25.0",
        "ended 0 at 103.0 by 0.0, -25.0",
      ]
    )
    expectEqual(bench.take(), ["pan!began", "pan!changed", "pan!ended"])
  }

  @Test(
    "6.9 as with a finger, scrolling begins a pan at 10 points and not before",
    arguments: [9.9, 10]
  )
  func threshold(travel: Double) {
    let bench = Bench()
    let pan = bench.scrollingPan()
    bench.scroll(.began, at: 0)
    bench.scroll(.changed, travel / 2, at: 0.1)
    bench.scroll(.changed, travel / 2, at: 0.2)
    expectEqual(bench.take(), (travel < 10 ? [] : ["pan!began"]))
    bench.scroll(.ended, at: 0.3)
    expectEqual(bench.take(), (travel < 10 ? [] : ["pan!ended"]))
    expectEqual(pan.state, .possible)
  }

  @Test("6.9 the velocity comes from the deltas, in points a second")
  func velocity() {
    let bench = Bench()
    let pan = bench.scrollingPan()
    var last = CGPoint.zero
    bench.reactions["pan!ended"] = { last = pan.velocity(in: nil) }
    bench.scroll(.began, at: 0)
    for step in 1...5 { bench.scroll(.changed, 20, at: Double(step) * 0.02) }
    bench.scroll(.ended, at: 0.1)
    #expect(last.x == 0 && abs(last.y - 1000) < 1e-6)
  }

  @Test("6.9 in a rotated view, the translation is in the view's coordinates")
  func conversion() {
    let bench = Bench()
    let pan = bench.scrollingPan()
    bench.v.transform = CGAffineTransform(scaleX: 2, y: 2)
    var travel = CGPoint.zero
    bench.reactions["pan!began"] = { travel = pan.translation(in: bench.v) }
    bench.scroll(.began, 30, at: 0)
    #expect(abs(travel.y - 10) < 1e-9)
  }

  @Test("6.9 a touchpad's release ends the pan, a cancellation cancels it")
  func ends() {
    let bench = Bench()
    let pan = bench.scrollingPan()
    for (phase, time) in [(ScrollInput.Phase.ended, 0.0), (.cancelled, 1)] {
      bench.scroll(.began, 30, at: time)
      bench.scroll(phase, at: time + 0.1)
    }
    expectEqual(bench.take(), ["pan!began", "pan!ended", "pan!began", "pan!cancelled"])
    _ = pan
  }

  @Test("6.9 an end with a delta: a beginning or a change, then the end")
  func movingEnd() {
    let bench = Bench()
    let pan = bench.scrollingPan()
    bench.scroll(.began, at: 0)
    bench.scroll(.ended, 30, at: 0.1)
    expectEqual(bench.take(), ["pan!began", "pan!ended"])
    bench.scroll(.began, 30, at: 1)
    var travel = 0.0
    bench.reactions["pan!ended"] = { travel = Double(pan.translation(in: nil).y) }
    bench.scroll(.ended, 5, at: 1.1)
    expectEqual(bench.take(), ["pan!began", "pan!changed", "pan!ended"])
    expectEqual(travel, 25)
  }

  @Test("6.9 a wheel's steps are one pan while they follow within the silence, which ends it")
  func silence() {
    let bench = Bench()
    let pan = bench.scrollingPan()
    expectEqual(GestureConstants.standard.scrollStepSilence, .milliseconds(150))
    bench.scroll(.step, 30, at: 0)
    bench.scroll(.step, 30, at: 0.149)
    bench.wait(until: 0.298)
    expectEqual(bench.take(), ["pan!began", "pan!changed"])
    bench.wait(until: 0.299)
    expectEqual(bench.take(), ["pan!ended"])
    bench.scroll(.step, 30, at: 1)
    // The silence ends at the time of the next step: timers come first (rule 10.3).
    bench.scroll(.step, 30, at: 1.15)
    expectEqual(bench.take(), ["pan!began", "pan!ended", "pan!began"])
    _ = pan
  }

  @Test("6.9 small steps add up to the pan's 10 points")
  func smallSteps() {
    let bench = Bench()
    let pan = bench.scrollingPan()
    for step in 0..<3 { bench.scroll(.step, 4, at: Double(step) * 0.1) }
    expectEqual(bench.take(), ["pan!began"])
    #expect(abs(pan.translation(in: nil).y - 2) < 1e-9)
    bench.wait(until: 1)
    bench.scroll(.step, 4, at: 2)
    bench.wait(until: 3)
    expectEqual(bench.take(), ["pan!ended"])
  }

  @Test("6.9 the silence is a constant that can be set")
  func ownSilence() {
    let bench = Bench()
    bench.application.gestureConstants.scrollStepSilence = .milliseconds(400)
    let pan = bench.scrollingPan()
    bench.scroll(.step, 30, at: 0)
    bench.wait(until: 0.399)
    expectEqual(bench.take(), ["pan!began"])
    bench.wait(until: 0.4)
    expectEqual(bench.take(), ["pan!ended"])
    _ = pan
  }

  @Test(
    "6.9 the recognizer is asked with an event of that type, and may refuse it",
    arguments: [true, false]
  )
  func question(takes: Bool) {
    let bench = Bench()
    let pan = bench.scrollingPan()
    let questions = Questions()
    var types: [UIEvent.EventType] = []
    questions.takesEvent = { _, event in
      types.append(event.type)
      #expect(event.allTouches?.isEmpty == true && event.timestamp == 2)
      return takes
    }
    pan.delegate = questions
    bench.scroll(.began, 30, at: 2)
    bench.scroll(.changed, 30, at: 2.1)
    expectEqual(types, [.scroll])
    expectEqual(questions.asked, (takes ? ["event pan", "begin pan"] : ["event pan"]))
    expectEqual(bench.take(), (takes ? ["pan!began", "pan!changed"] : []))
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
    bench.scroll(.began, at: 0)
    // The pointer is over the other view now.
    bench.scroll(.changed, 30, at: 0.1, x: 300)
    bench.scroll(.ended, at: 0.2, x: 300)
    expectEqual(bench.take(), ["left!began", "left!ended"])
    bench.scroll(.began, 30, at: 1, x: 300)
    bench.scroll(.ended, at: 1.1, x: 300)
    expectEqual(bench.take(), ["right!began", "right!ended"])
  }

  @Test(
    "6.9 of two pans the deeper one scrolls; both, if simultaneous recognition is allowed",
    arguments: [true, false]
  )
  func exclusion(together: Bool) {
    let bench = Bench()
    let questions = Questions()
    questions.together = { _, _ in together }
    bench.scrollingPan().delegate = questions
    let above = bench.add(UIPanGestureRecognizer(), "above", to: bench.p)
    above.allowedScrollTypesMask = .all
    bench.scroll(.began, 30, at: 0)
    bench.scroll(.ended, at: 0.1)
    expectEqual(
      bench.take(),
      (together
        ? ["pan!began", "above!began", "pan!ended", "above!ended"] : ["pan!began", "pan!ended"])
    )
  }

  @Test("6.9 a failure requirement makes a scrolling pan wait, and releases it")
  func requirement() {
    let bench = Bench()
    let pan = bench.scrollingPan()
    let own = bench.custom("own")
    own.isSilent = true
    pan.allowedTouchTypes = []
    pan.require(toFail: own)
    bench.down(1, 300, 300, at: 0)
    bench.scroll(.began, 30, at: 0.1)
    expectEqual(bench.take(), ["V b"])
    own.state = .failed
    bench.wait(until: 0.2)
    expectEqual(bench.take(), ["pan!began"])
    bench.scroll(.ended, at: 0.3)
    expectEqual(bench.take(), ["pan!ended"])
  }

  @Test("6.9 a pan that may not begin fails, and the scrolling is over for it")
  func refusal() {
    let bench = Bench()
    let questions = Questions()
    questions.begins = { _ in false }
    bench.scrollingPan().delegate = questions
    bench.scroll(.began, 30, at: 0)
    bench.scroll(.changed, 30, at: 0.1)
    bench.scroll(.ended, at: 0.2)
    expectEqual(bench.take(), [])
    expectEqual(questions.asked.filter { $0 == "begin pan" }.count, 1)
  }

  @Test("6.9 numbers of fingers don't apply to scrolling, and apply again to fingers after it")
  func numbersOfTouches() {
    let bench = Bench()
    let pan = bench.scrollingPan()
    pan.minimumNumberOfTouches = 2
    pan.maximumNumberOfTouches = 2
    bench.scroll(.began, 30, at: 0)
    bench.scroll(.ended, at: 0.1)
    expectEqual(bench.take(), ["pan!began", "pan!ended"])
    expectEqual(pan.minimumNumberOfTouches, 2)
    bench.down(1, 100, 100, at: 1)
    bench.move(1, 100, 200, at: 1.1)
    bench.up(1, at: 1.2)
    expectEqual(bench.take(), ["V b", "V m", "V e"])
  }

  @Test("6.9 a pan without touch types still scrolls")
  func noTouches() {
    let bench = Bench()
    bench.scrollingPan().allowedTouchTypes = []
    bench.scroll(.began, 30, at: 0)
    expectEqual(bench.take(), ["pan!began"])
  }

  @Test("6.9 fingers and scrolling don't share an attempt: the first has the pan")
  func fingers() {
    let bench = Bench()
    let pan = bench.scrollingPan()
    bench.scroll(.began, 30, at: 0)
    bench.down(1, 200, 200, at: 0.1)
    bench.move(1, 200, 300, at: 0.2)
    expectEqual(bench.take(), ["pan!began", "V b", "V m"])
    expectEqual(pan.numberOfTouches, 0)
    bench.scroll(.ended, at: 0.3)
    bench.up(1, at: 0.4)
    expectEqual(bench.take(), ["pan!ended", "V e"])
    bench.down(1, 200, 200, at: 1)
    bench.move(1, 200, 300, at: 1.1)
    bench.scroll(.began, 30, at: 1.2)
    bench.scroll(.ended, at: 1.3)
    expectEqual(pan.translation(in: nil).y, 90)
    bench.up(1, at: 1.4)
    expectEqual(bench.take(), ["V b", "pan!began", "V c", "pan!ended"])
  }

  @Test("6.9 only pans scroll, and not those from an edge")
  func others() {
    let bench = Bench()
    let edge = bench.add(UIScreenEdgePanGestureRecognizer(), "edge")
    edge.edges = .all
    edge.allowedScrollTypesMask = .all
    bench.add(UISwipeGestureRecognizer(), "swipe").direction = [.up, .down]
    bench.custom("own")
    bench.scroll(.began, at: 0, x: 0)
    bench.scroll(.changed, 100, at: 0.1, x: 0)
    bench.scroll(.ended, at: 0.2, x: 0)
    expectEqual(bench.take(), [])
  }
}

extension Bench {
  /// Moves a wheel or a touchpad under a pointer at (100, 100).
  func scroll(
    _ phase: ScrollInput.Phase,
    _ delta: Double = 0,
    at time: Double,
    x: Double = 100
  ) {
    application.receive(
      ScrollInput(
        time: .seconds(time),
        phase: phase,
        position: Point(x: x, y: 100),
        delta: Vector(dx: 0, dy: delta)
      )
    )
  }

  /// Adds a pan that scrolls.
  func scrollingPan(_ mask: UIScrollTypeMask = .all) -> UIPanGestureRecognizer {
    let pan = add(UIPanGestureRecognizer(), "pan")
    pan.allowedScrollTypesMask = mask
    return pan
  }
}
