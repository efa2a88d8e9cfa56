import DeliberateTouch
import Expectations
import Testing
import TouchCore
import UIKit
import UIKit.UIGestureRecognizerSubclass

@MainActor
struct TouchDelayTests {
  private func bench() -> (Bench, TouchDelayGestureRecognizer) {
    let bench = Bench()
    let delay = TouchDelayGestureRecognizer()
    bench.view.addGestureRecognizer(delay)
    return (bench, delay)
  }

  @Test("Deliberate gestures 5 touches are delayed by 0.15 s, and then all delivered")
  func holds() {
    let (bench, delay) = bench()
    expectEqual(delay.delay, 0.15)
    #expect(delay.delaysTouchesBegan && !delay.cancelsTouchesInView)
    bench.play(.down(1, 100, 100), at: 1)
    bench.wait(until: 1.1499)
    expectEqual(bench.view.touches, "")
    bench.wait(until: 1.15)
    expectEqual(bench.view.touches, "b")
    bench.play(.move(1, 130, 100), at: 1.2)
    bench.play(.up(1), at: 1.3)
    expectEqual(bench.view.touches, "bme")
  }

  @Test("Deliberate gestures 5 the delay can be set")
  func setting() {
    let (bench, delay) = bench()
    delay.delay = 0.4
    bench.play(.down(1, 100, 100), at: 0)
    bench.wait(until: 0.399)
    expectEqual(bench.view.touches, "")
    bench.wait(until: 0.4)
    expectEqual(bench.view.touches, "b")
  }

  @Test("Deliberate gestures 5 a subclass that began by itself isn't ended by the delay")
  func ownBeginning() {
    final class Eager: TouchDelayGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .began
        super.touchesBegan(touches, with: event)
      }
    }
    let bench = Bench()
    let eager = Eager()
    bench.view.addGestureRecognizer(eager)
    bench.play(.down(1, 100, 100), at: 0)
    expectEqual(eager.state, .began)
    bench.wait(until: 1)
    bench.play(.move(1, 130, 100), at: 1)
    expectEqual(eager.state, .changed)
  }

  @Test("Deliberate gestures 5 a quick tap is delivered together with its lift")
  func tap() {
    let (bench, _) = bench()
    bench.play(.down(1, 100, 100), at: 0)
    bench.play(.up(1), at: 0.1)
    expectEqual(bench.view.touches, "be")
    expectNil(bench.application.nextDeadline)
  }

  @Test(
    "Deliberate gestures 5 the view receives nothing from a passing finger"
  )
  func passing() {
    let (bench, _) = bench()
    let pan = UIPanGestureRecognizer()
    bench.window.addGestureRecognizer(pan)
    bench.play(.down(1, 100, 100), at: 0)
    bench.play(.move(1, 130, 100), at: 0.1)
    expectEqual(pan.state, .began)
    bench.wait(until: 1)
    bench.play(.up(1), at: 1)
    expectEqual(bench.view.touches, "")
  }

  @Test("Deliberate gestures 5 it is never recognized, and prevents no other recognizer")
  func neverRecognizes() {
    let (bench, delay) = bench()
    var actions = 0
    let heard = Heard { actions += 1 }
    delay.addTarget(heard, action: Selector(Heard.act))
    let tap = UITapGestureRecognizer()
    var taps = 0
    let tapped = Heard { taps += 1 }
    tap.addTarget(tapped, action: Selector(Heard.act))
    bench.view.addGestureRecognizer(tap)
    for (index, length) in [0.05, 0.149, 0.15, 0.3].enumerated() {
      bench.play(.down(1, 100, 100), at: Double(index))
      bench.play(.up(1), at: Double(index) + length)
      bench.wait(until: Double(index) + 0.9)
      expectEqual(delay.state, .possible)
    }
    expectEqual(actions, 0)
    expectEqual(taps, 4)
  }

  @Test(
    "Deliberate gestures 5 a second finger is released with the first; one that comes later has its own delay"
  )
  func secondFinger() {
    let (bench, _) = bench()
    bench.play(.down(1, 100, 100), at: 0)
    bench.play(.down(2, 200, 100), at: 0.1)
    bench.wait(until: 0.149)
    expectEqual(bench.view.touches, "")
    bench.wait(until: 0.15)
    expectEqual(bench.view.touches, "b")
    bench.play(.down(3, 300, 100), at: 0.2)
    bench.wait(until: 0.349)
    expectEqual(bench.view.touches, "b")
    bench.wait(until: 0.35)
    expectEqual(bench.view.touches, "bb")
  }

  @Test(
    "Deliberate gestures 5 cancelled, removed or disabled at any time, it delays nothing afterwards",
    arguments: Disturbance.allCases
  )
  func disturbed(_ disturbance: Disturbance) {
    guard disturbance != .secondFinger else { return }
    for time in [0.05, 0.14, 0.16] {
      let (bench, delay) = bench()
      bench.play(.down(1, 100, 100), at: 0)
      bench.wait(until: time)
      switch disturbance {
      case .cancellation: bench.interrupt(at: time)
      case .viewRemoved: bench.view.removeFromSuperview()
      case .disabled: delay.isEnabled = false
      case .recognizerRemoved: bench.view.removeGestureRecognizer(delay)
      case .secondFinger: break
      }
      bench.play(.move(1, 101, 100), at: time + 0.005)
      // A delayed touch that is cancelled is delivered and cancelled; a view that is gone receives
      // no end of a touch whose beginning it never received.
      let seen =
        switch disturbance {
        case .disabled, .recognizerRemoved, .secondFinger: "bm"
        case .cancellation: "bc"
        case .viewRemoved: time < 0.15 ? "" : "bc"
        }
      expectEqual(bench.view.touches, seen, "\(disturbance) at \(time)")
      bench.wait(until: 1)
      expectNil(bench.application.nextDeadline)
    }
  }
}
