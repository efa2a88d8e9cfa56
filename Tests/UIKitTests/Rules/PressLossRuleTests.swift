import Expectations
import Testing
import TouchCore
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Rule 9.3: presses and what happens meanwhile.
///
/// Presses that are interrupted, released, or lose their responder or their gesture.
@MainActor
struct PressLossRuleTests {
  @Test("9.3 an interruption cancels presses: recognizers first, then responders; and once")
  func interruption() {
    let bench = PressBench()
    bench.custom("own")
    let questions = Questions()
    questions.together = { _, _ in true }
    let press = bench.add(UILongPressGestureRecognizer(), "press", to: bench.p)
    press.cancelsTouchesInView = false
    press.delegate = questions
    bench.down(at: 0)
    bench.bench.wait(until: 0.5)
    _ = bench.take()
    bench.bench.application.cancelAllTouches()
    expectEqual(bench.take(), ["own.c", "press!cancelled", "V press c"])
    bench.up(at: 1)
    bench.bench.application.cancelAllTouches()
    expectEqual(bench.take(), [])
  }

  @Test(
    "9.3 a first responder that resigns during a press receives one cancellation; its gestures continue"
  )
  func resigning() {
    let bench = PressBench()
    bench.custom("own")
    bench.down(at: 0)
    _ = bench.take()
    bench.v.resignFirstResponder()
    bench.bench.wait(until: 1)
    expectEqual(bench.take(), ["V press c"])
    bench.change(0.5, at: 2)
    bench.up(at: 3)
    expectEqual(bench.take(), ["own.d", "own.e"])
  }

  @Test("9.3 another first responder receives the next press, and nothing of this one")
  func anotherResponder() {
    let bench = PressBench()
    let w = bench.view("W", in: bench.p)
    bench.v.onPress = { letter, _, _ in if letter == "b" { w.becomeFirstResponder() } }
    bench.down(at: 0)
    expectEqual(bench.take(), ["V press b", "V press c"])
    bench.up(at: 1)
    expectEqual(bench.take(), [])
    bench.down(at: 2)
    expectEqual(bench.take(), ["W press b"])
  }

  @Test("9.3 a view removed during a press: one cancellation; gestures above it keep the press")
  func removing() {
    let bench = PressBench()
    bench.custom("own")
    bench.custom("above", to: bench.p)
    let questions = Questions()
    questions.together = { _, _ in true }
    let press = bench.add(UILongPressGestureRecognizer(), "press")
    press.cancelsTouchesInView = false
    press.delegate = questions
    bench.down(at: 0)
    bench.bench.wait(until: 0.5)
    _ = bench.take()
    bench.v.removeFromSuperview()
    bench.bench.wait(until: 1)
    expectEqual(bench.take(), ["press!cancelled", "V press c"])
    bench.up(at: 2)
    expectEqual(bench.take(), ["above.e"])
  }

  @Test("9.3 a responder that received a press through a removed view receives its end too")
  func removingForwarder() {
    let bench = PressBench()
    let controller = QuietController()
    bench.p.addSubview(controller.view)
    #expect(controller.becomeFirstResponder())
    bench.down(at: 0)
    expectEqual(bench.take(), ["P press b"])
    controller.view.removeFromSuperview()
    bench.bench.wait(until: 1)
    expectEqual(bench.take(), ["P press c"])
    bench.up(at: 2)
    expectEqual(bench.take(), [])
  }

  @Test(
    "9.3 disabling a delay, or ignoring a press, outside a pass releases it in the next flush"
  )
  func freeing() {
    let bench = PressBench()
    let own = bench.custom("own")
    var event: UIPressesEvent?
    own.reactions["b"] = { event = $2 }
    own.delaysTouchesBegan = true
    bench.down(at: 0)
    own.delaysTouchesBegan = false
    bench.bench.wait(until: 1)
    expectEqual(bench.take(), ["own.b", "V press b"])
    own.delaysTouchesEnded = true
    bench.up(at: 2)
    expectEqual(bench.take(), ["own.e"])
    own.delaysTouchesEnded = false
    bench.bench.wait(until: 3)
    expectEqual(bench.take(), ["V press e"])
    // The attempt is still active: it takes another press, and releases it outside a pass.
    own.delaysTouchesBegan = true
    bench.down(at: 4)
    expectEqual(bench.take(), ["own.b"])
    if let event {
      for press in event.presses(for: own) { own.ignore(press, for: event) }
    }
    bench.bench.wait(until: 5)
    expectEqual(bench.take(), ["V press b"])
  }

  @Test("9.3 a view removed by an action in the press's own pass: each beginning has one end")
  func removingInAction() {
    let bench = PressBench()
    let press = bench.add(UILongPressGestureRecognizer(), "press")
    press.minimumPressDuration = 0
    press.cancelsTouchesInView = false
    bench.bench.reactions["press!began"] = { bench.v.removeFromSuperview() }
    bench.down(at: 0)
    bench.up(at: 1)
    let log = bench.take()
    expectEqual(log.filter { $0 == "V press b" }.count, log.filter { $0 == "V press c" }.count)
    expectEqual(log.filter { $0.hasPrefix("press!") }, ["press!began", "press!cancelled"])
    #expect(!log.contains("V press e"))
  }

  @Test("9.3 a recognizer disabled during a press releases it, and takes the next")
  func switchingOff() {
    let bench = PressBench()
    let own = bench.custom("own")
    own.delaysTouchesBegan = true
    bench.down(at: 0)
    own.isEnabled = false
    own.isEnabled = true
    bench.bench.wait(until: 1)
    expectEqual(bench.take(), ["own.b", "V press b"])
    bench.up(at: 2)
    bench.down(at: 3)
    expectEqual(bench.take(), ["V press e", "own.b"])
  }
}
