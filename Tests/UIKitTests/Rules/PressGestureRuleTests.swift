import Expectations
import Testing
import TouchCore
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Rule 9.3: presses and gestures.
@MainActor
struct PressGestureRuleTests {
  @Test(
    "9.3 a tap recognizes a short press at its view's centre, and takes it from the responder"
  )
  func tap() {
    let bench = PressBench()
    let tap = bench.add(UITapGestureRecognizer(), "tap")
    var place = CGPoint.zero
    var touches = -1
    bench.bench.reactions["tap!ended"] = {
      place = tap.location(in: nil)
      touches = tap.numberOfTouches
    }
    bench.down(at: 0)
    bench.up(at: 0.1)
    expectEqual(bench.take(), ["V press b", "tap!ended", "V press c"])
    #expect(place == CGPoint(x: 150, y: 230) && touches == 0)
  }

  @Test(
    "9.3 a press longer than a tap isn't one: its end reaches the responder",
    arguments: [true, false]
  )
  func tapHold(isInTime: Bool) {
    let bench = PressBench()
    bench.add(UITapGestureRecognizer(), "tap")
    bench.down(at: 0)
    bench.up(at: isInTime ? 0.75 : 0.751)
    expectEqual(
      bench.take(),
      (isInTime
        ? ["V press b", "tap!ended", "V press c"] : ["V press b", "V press e"])
    )
  }

  @Test("9.3 two presses are a double tap; a single one is delayed to the end of the gap")
  func doubleTap() {
    let bench = PressBench()
    bench.add(UITapGestureRecognizer(), "tap").numberOfTapsRequired = 2
    for time in [0, 0.2] {
      bench.down(at: time)
      bench.up(at: time + 0.1)
    }
    expectEqual(
      bench.take(),
      ["V press b", "V press b", "tap!ended", "V press c2"]
    )
    bench.down(at: 1)
    bench.up(at: 1.1)
    bench.bench.wait(until: 1.45)
    expectEqual(bench.take(), ["V press b"])
    bench.bench.wait(until: 1.46)
    expectEqual(bench.take(), ["V press e"])
  }

  @Test("9.3 a long press begins after half a second, and ends with the button")
  func longPress() {
    let bench = PressBench()
    bench.add(UILongPressGestureRecognizer(), "press")
    bench.down(at: 0)
    bench.bench.wait(until: 0.499)
    expectEqual(bench.take(), ["V press b"])
    bench.bench.wait(until: 0.5)
    expectEqual(bench.take(), ["press!began", "V press c"])
    bench.change(0.5, at: 0.6)
    bench.up(at: 0.7)
    expectEqual(bench.take(), ["press!changed", "press!ended"])
    bench.down(at: 1)
    bench.up(at: 1.4)
    expectEqual(bench.take(), ["V press b", "V press e"])
  }

  @Test("9.3 exclusion and failure requirements apply to gestures of presses")
  func arbitration() {
    let bench = PressBench()
    bench.add(UITapGestureRecognizer(), "above", to: bench.p)
    let single = bench.add(UITapGestureRecognizer(), "single")
    let double = bench.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    bench.down(at: 0)
    bench.up(at: 0.1)
    // The superview's tap requires no other, and the deeper one isn't recognized yet.
    expectEqual(bench.take(), ["V press b", "above!ended", "V press c"])
    bench.p.gestureRecognizers?.forEach { bench.p.removeGestureRecognizer($0) }
    bench.down(at: 2)
    bench.up(at: 2.1)
    expectEqual(bench.take(), ["V press b"])
    bench.bench.wait(until: 2.5)
    expectEqual(bench.take(), ["single!ended", "V press c"])
  }

  @Test(
    "9.3 the beginning is delayed while a gesture that delays beginnings is possible",
    arguments: [true, false]
  )
  func delaysBegan(delays: Bool) {
    let bench = PressBench()
    let own = bench.custom("own")
    own.delaysTouchesBegan = delays
    var values: [String] = []
    bench.v.onPress = { _, presses, _ in
      for press in presses { values.append("\(press.phase) \(press.force) \(press.timestamp)") }
    }
    bench.down(force: 0.25, at: 0)
    bench.change(0.5, at: 1)
    expectEqual(
      bench.take(),
      (delays ? ["own.b", "own.d"] : ["own.b", "V press b", "own.d", "V press d"])
    )
    own.state = .failed
    bench.bench.wait(until: 2)
    expectEqual(bench.take(), (delays ? ["V press b", "V press d"] : []))
    expectEqual(values, ["began 0.25 0.0", "changed 0.5 1.0"])
    bench.up(at: 3)
    expectEqual(bench.take(), ["V press e"])
  }

  @Test("9.3 a press that is delayed to its end is delivered as a beginning and an end, or never")
  func heldToTheEnd() {
    for recognized in [true, false] {
      let bench = PressBench()
      bench.add(UITapGestureRecognizer(), "tap").delaysTouchesBegan = true
      bench.down(at: 0)
      expectEqual(bench.take(), [])
      bench.up(at: recognized ? 0.1 : 0.8)
      expectEqual(bench.take(), (recognized ? ["tap!ended"] : ["V press b", "V press e"]))
    }
  }

  @Test(
    "9.3 a press that is over before its gesture fails is delivered then; one that was taken isn't"
  )
  func heldAfterTheEnd() {
    for taken in [false, true] {
      let bench = PressBench()
      let own = bench.custom("own")
      own.delaysTouchesBegan = true
      let taker = bench.custom("taker")
      bench.down(at: 0)
      bench.up(at: 0.1)
      expectEqual(bench.take(), ["taker.b", "own.b", "taker.e", "own.e"])
      taker.state = taken ? .began : .failed
      bench.bench.wait(until: 0.2)
      expectEqual(bench.take(), (taken ? ["taker!began"] : []))
      own.state = .failed
      bench.bench.wait(until: 0.3)
      expectEqual(bench.take(), (taken ? [] : ["V press b", "V press e"]))
    }
  }

  @Test("A gesture that cancels only later keeps back a press that is over and was delayed")
  func cancelsLater() {
    for cancels in [false, true] {
      let bench = PressBench()
      let answers = Answers()
      answers.together = [("own", "taker"), ("taker", "own")]
      let own = bench.custom("own")
      let taker = bench.custom("taker")
      for recognizer in [own, taker] { recognizer.delegate = answers }
      own.delaysTouchesBegan = true
      taker.cancelsTouchesInView = false
      bench.down(at: 0)
      bench.up(at: 0.1)
      taker.state = .began
      bench.bench.wait(until: 0.2)
      _ = bench.take()
      taker.cancelsTouchesInView = cancels
      own.state = .failed
      bench.bench.wait(until: 0.3)
      expectEqual(bench.take(), (cancels ? [] : ["V press b", "V press e"]))
    }
  }

  @Test(
    "9.3 the end is delayed while a gesture that delays ends is possible",
    arguments: [true, false]
  )
  func delaysEnded(delays: Bool) {
    let bench = PressBench()
    let own = bench.custom("own")
    own.delaysTouchesEnded = delays
    bench.down(at: 0)
    bench.up(at: 1)
    expectEqual(
      bench.take(),
      ["own.b", "V press b", "own.e"] + (delays ? [] : ["V press e"])
    )
    own.state = .failed
    bench.bench.wait(until: 2)
    expectEqual(bench.take(), (delays ? ["V press e"] : []))
  }

  @Test(
    "9.3 a recognized gesture cancels the press in its responder, or leaves it",
    arguments: [true, false]
  )
  func cancels(cancels: Bool) {
    let bench = PressBench()
    bench.add(UILongPressGestureRecognizer(), "press").cancelsTouchesInView = cancels
    bench.down(at: 0)
    bench.up(at: 0.6)
    expectEqual(
      bench.take(),
      ["V press b", "press!began"]
        + (cancels ? ["V press c", "press!ended"] : ["press!ended", "V press e"])
    )
  }

  @Test("9.3 with the switch of 5.2, the cancellation comes before the action")
  func cancellationFirst() {
    let bench = PressBench()
    bench.bench.application.gestureConstants.cancelsTouchesBeforeAction = true
    bench.add(UITapGestureRecognizer(), "tap")
    bench.down(at: 0)
    bench.up(at: 0.1)
    expectEqual(bench.take(), ["V press b", "V press c", "tap!ended"])
  }

  @Test("9.3 an ignored press: no updates, no delay, and not cancelled")
  func ignoring() {
    let bench = PressBench()
    let own = bench.custom("own")
    own.delaysTouchesBegan = true
    own.delaysTouchesEnded = true
    own.reactions["b"] = { own, presses, event in
      for press in presses { own.ignore(press, for: event) }
      #expect(event.presses(for: own).isEmpty)
      own.state = .began
    }
    bench.down(at: 0)
    bench.up(at: 1)
    expectEqual(bench.take(), ["own.b", "own!began", "V press b", "V press e"])
  }

  @Test("9.3 a tap that ignores its press fails, and can be recognized again")
  func ignoringTap() {
    let bench = PressBench()
    let tap = bench.add(UITapGestureRecognizer(), "tap")
    let own = bench.custom("own", to: bench.p)
    own.reactions["b"] = { own, presses, event in
      for press in presses { tap.ignore(press, for: event) }
      own.state = .failed
    }
    bench.down(at: 0)
    bench.up(at: 0.1)
    expectEqual(bench.take(), ["own.b", "V press b", "V press e"])
    own.reactions = [:]
    own.isEnabled = false
    bench.down(at: 1)
    bench.up(at: 1.1)
    expectEqual(bench.take(), ["V press b", "tap!ended", "V press c"])
  }

  @Test(
    "9.3 touches and presses don't share an attempt, unless different types are allowed",
    arguments: [true, false]
  )
  func mixing(isExclusive: Bool) {
    let bench = PressBench()
    let own = bench.custom("own")
    own.requiresExclusiveTouchType = isExclusive
    bench.down(at: 0)
    bench.bench.down(1, 150, 230, at: 0.1)
    expectEqual(own.numberOfTouches, (isExclusive ? 0 : 1))
    let other = PressBench()
    let second = other.custom("own")
    second.requiresExclusiveTouchType = isExclusive
    other.bench.down(1, 150, 230, at: 0)
    _ = other.take()
    other.down(at: 0.1)
    expectEqual(other.take(), (isExclusive ? [] : ["own.b"]) + ["V press b"])
  }

  @Test(
    "9.3 a scroll view's touch delay, like any recognizer without press types, delays no press"
  )
  func scrollViewDelay() {
    let bench = PressBench()
    let delay = bench.add(LoggingRecognizer(), "delay", to: bench.p)
    delay.delaysTouchesBegan = true
    bench.down(at: 0)
    bench.up(at: 0.01)
    expectEqual(bench.take(), ["V press b", "V press e"])
  }

  @Test("9.3 nothing of a finished press is retained")
  func leaks() {
    let bench = PressBench()
    bench.add(UITapGestureRecognizer(), "tap")
    final class Box { weak var press: UIPress? }
    let box = Box()
    bench.v.onPress = { _, presses, _ in box.press = presses.first }
    bench.down(at: 0)
    #expect(box.press != nil)
    bench.up(at: 0.1)
    expectNil(box.press)
  }

  @Test("9.3 with 4.31: a subclass reads its state back at once in each callback of a press")
  func readingBack() {
    let bench = PressBench()
    let own = bench.custom("own")
    var seen: [UIGestureRecognizer.State] = []
    for (word, state) in [
      ("b", UIGestureRecognizer.State.began), ("d", .changed), ("e", .ended),
    ] {
      own.reactions[word] = { own, _, _ in
        own.state = state
        seen.append(own.state)
      }
    }
    bench.down(force: 0.5, at: 0)
    bench.change(1, at: 0.1)
    bench.up(at: 0.2)
    expectEqual(seen, [.began, .changed, .ended])
  }
}
