import Expectations
import Testing
import TouchCore
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Rule 9.3: presses and their responders.
@MainActor
struct PressRuleTests {
  @Test("9.3 types and phases have Apple's numbers")
  func rawValues() {
    let types: [UIPress.PressType] = [
      .upArrow, .downArrow, .leftArrow, .rightArrow, .select, .menu, .playPause, .pageUp, .pageDown,
    ]
    expectEqual(types.map(\.rawValue), [0, 1, 2, 3, 4, 5, 6, 30, 31])
    expectEqual(types.map(\.rawValue), Press.Button.allCases.map(\.rawValue))
    let phases: [UIPress.Phase] = [.began, .changed, .stationary, .ended, .cancelled]
    expectEqual(phases.map(\.rawValue), [0, 1, 2, 3, 4])
    expectEqual(UIEvent.EventType.presses.rawValue, 3)
  }

  @Test("9.3 the first responder receives a press: began, changed, ended, with its values")
  func responder() {
    let bench = PressBench()
    var values: [String] = []
    bench.v.onPress = { letter, presses, event in
      guard let press = presses.first else { return }
      values.append("\(letter) \(press.phase) \(press.force) \(press.timestamp)")
      #expect(press.type == .select && press.responder === bench.v)
      #expect(press.window === bench.bench.window)
      #expect(event?.type == .presses && event?.allPresses == presses)
    }
    bench.down(at: 1)
    bench.change(0.5, at: 1.5)
    bench.change(0.5, at: 1.6)
    bench.up(at: 2)
    expectEqual(bench.take(), ["V press b", "V press d", "V press e"])
    expectEqual(values, ["b began 1.0 1.0", "d changed 0.5 1.5", "e ended 0.0 2.0"])
  }

  @Test("9.3 a force is clamped to 0 to 1")
  func force() {
    let bench = PressBench()
    var forces: [CGFloat] = []
    bench.v.onPress = { _, presses, _ in forces += presses.map(\.force) }
    bench.down(force: -2, at: 0)
    bench.change(7, at: 1)
    expectEqual(forces, [0, 1])
  }

  @Test("9.3 a press is one object for its whole duration, and the next one is another")
  func identity() {
    let bench = PressBench()
    var seen: [UIPress] = []
    bench.v.onPress = { _, presses, _ in seen += presses }
    bench.down(at: 0)
    bench.up(at: 1)
    bench.down(at: 2)
    #expect(seen[0] === seen[1] && seen[1] !== seen[2])
  }

  @Test(
    "9.3 without a first responder, the key window receives it and forwards it to the application"
  )
  func keyWindow() {
    let bench = PressBench()
    bench.v.resignFirstResponder()
    let root = Bystander()
    bench.bench.application.delegate = root
    bench.down(at: 0)
    expectEqual(bench.take(), [])
    expectEqual(root.heard, 1)
    #expect(bench.bench.application.keyWindow === root.responder)
  }

  @Test("9.3 a responder that does nothing forwards presses up the chain, a controller's view too")
  func chain() {
    let bench = PressBench()
    let controller = QuietController()
    bench.p.addSubview(controller.view)
    #expect(controller.becomeFirstResponder())
    let own = bench.custom("own", to: controller.view)
    bench.down(at: 0)
    bench.change(0.5, at: 0.1)
    bench.up(at: 0.2)
    bench.down(at: 1)
    bench.bench.interrupt(at: 1.1)
    expectEqual(
      bench.take(),
      [
        "own.b", "P press b", "own.d", "P press d", "own.e", "P press e",
        "own.b", "P press b", "own.c", "P press c",
      ]
    )
    _ = own
  }

  @Test(
    "9.3 the application receives presses first, then the window; one sent twice is delivered once"
  )
  func applicationFirst() {
    let bench = PressBench()
    bench.v.onPress = { letter, _, event in
      // From inside, and again: nothing happens.
      if let event { bench.bench.application.sendEvent(event) }
    }
    bench.down(at: 0)
    expectEqual(bench.take(), ["V press b"])
  }

  @Test("9.3 recognizers receive a press before its responder, on its view and its superviews only")
  func recognizersFirst() {
    let bench = PressBench()
    bench.custom("above", to: bench.p)
    bench.custom("own")
    bench.custom("beside", to: bench.view("W", in: bench.p))
    bench.custom("window", to: bench.bench.window)
    bench.down(at: 0)
    expectEqual(bench.take(), ["own.b", "above.b", "window.b", "V press b"])
    bench.up(at: 1)
    expectEqual(bench.take(), ["own.e", "above.e", "window.e", "V press e"])
  }

  @Test("9.3 a recognizer receives only the types that it allows")
  func allowedTypes() {
    let bench = PressBench()
    let own = bench.custom("own")
    own.allowedPressTypes = [NSNumber(value: UIPress.PressType.menu.rawValue)]
    bench.down(.select, at: 0)
    bench.up(.select, at: 0.1)
    expectEqual(bench.take(), ["V press b", "V press e"])
    bench.down(.menu, at: 1)
    expectEqual(bench.take(), ["own.b", "V press b"])
  }

  @Test("9.3 taps and long presses accept the select button by default, others accept none")
  func defaults() {
    let select = [NSNumber(value: UIPress.PressType.select.rawValue)]
    expectEqual(UITapGestureRecognizer().allowedPressTypes, select)
    expectEqual(UILongPressGestureRecognizer().allowedPressTypes, select)
    for other in [
      UIGestureRecognizer(), UIPanGestureRecognizer(), UISwipeGestureRecognizer(),
      UIPinchGestureRecognizer(), UIHoverGestureRecognizer(),
    ] { expectEqual(other.allowedPressTypes, []) }
    let tap = UITapGestureRecognizer()
    tap.allowedPressTypes = []
    expectEqual(tap.allowedPressTypes, [])
  }

  @Test(
    "9.3 a recognizer is asked about the event, its delegate about the press"
  )
  func questions() {
    let bench = PressBench()
    let own = bench.custom("own")
    let answers = PressAnswers()
    own.delegate = answers
    answers.takesPress = false
    bench.down(at: 0)
    bench.up(at: 0.1)
    expectEqual(bench.take(), ["V press b", "V press e"])
    #expect(own.eventTypes == [.presses] && answers.asked == [.select])
    own.receivesEvents = false
    bench.down(at: 1)
    bench.up(at: 1.1)
    // After a refusal of the event, the press isn't asked about.
    #expect(own.eventTypes.count == 2 && answers.asked.count == 1)
    own.receivesEvents = true
    answers.takesPress = true
    _ = bench.take()
    bench.down(at: 2)
    expectEqual(bench.take(), ["own.b", "V press b"])
  }

  @Test("9.3 an event has a recognizer's tracked presses, and a press its recognizers")
  func tracking() {
    let bench = PressBench()
    let own = bench.custom("own")
    var found: [Int] = []
    own.reactions["b"] = { own, presses, event in
      found = [event.presses(for: own).count, event.allPresses.count]
      expectEqual(presses.first?.gestureRecognizers, [own])
    }
    bench.frame([Press(.select, .began), Press(.menu, .began)], at: 0)
    expectEqual(found, [1, 2])
    expectEqual(bench.take(), ["own.b", "V press b2"])
  }

  @Test("9.3 a press that is held is stationary: in the event, but in no call")
  func stationary() {
    let bench = PressBench()
    bench.down(.select, at: 0)
    bench.v.onPress = { _, presses, event in
      expectEqual(presses.map(\.type), [.menu])
      let phases = event?.allPresses.map { "\($0.type) \($0.phase)" } ?? []
      expectEqual(Set(phases), ["select stationary", "menu began"])
    }
    bench.down(.menu, at: 1)
    expectEqual(bench.take(), ["V press b", "V press b"])
  }

  @Test("9.3 a frame with two phases of one button is two events")
  func twoEvents() {
    let bench = PressBench()
    bench.frame([Press(.select, .began), Press(.select, .ended), Press(.select, .began)], at: 0)
    expectEqual(bench.take(), ["V press b", "V press e", "V press b"])
  }

  @Test("9.3 a second beginning cancels the first; an end without a beginning is ignored")
  func lostRelease() {
    let bench = PressBench()
    bench.up(at: 0)
    expectEqual(bench.take(), [])
    bench.down(at: 1)
    bench.down(at: 2)
    bench.up(at: 3)
    expectEqual(bench.take(), ["V press b", "V press c", "V press b", "V press e"])
    bench.frame([Press(.select, .began), Press(.select, .began)], at: 4)
    expectEqual(bench.take(), ["V press b", "V press c", "V press b"])
  }

  @Test("9.3 a press sent inside a callback waits until the pass is over")
  func fromInside() {
    let bench = PressBench()
    bench.v.onPress = { letter, presses, _ in
      if letter == "b", presses.first?.type == .select {
        bench.down(.menu, at: 0)
        bench.bench.note("back")
      }
    }
    bench.down(at: 0)
    expectEqual(bench.take(), ["V press b", "back", "V press b"])
  }

  @Test("9.3 a recognizer has the keys that were down during its press")
  func modifiers() {
    let bench = PressBench()
    let own = bench.custom("own")
    bench.bench.application.receive(
      PressFrame(time: .zero, presses: [Press(.select, .began)], modifiers: 1 << 17)
    )
    expectEqual(own.modifierFlags, .shift)
    expectEqual(own.numberOfTouches, 0)
  }
}

/// A delegate that answers about presses.
@MainActor
private final class PressAnswers: UIGestureRecognizerDelegate {
  var takesPress = true
  var asked: [UIPress.PressType] = []

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive press: UIPress
  ) -> Bool {
    asked.append(press.type)
    return takesPress
  }
}

/// The last of the chain.
private final class Bystander: UIResponder, UIApplicationDelegate {
  var heard = 0
  var responder: UIResponder?

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    heard += 1
    responder = presses.first?.responder
  }
}
