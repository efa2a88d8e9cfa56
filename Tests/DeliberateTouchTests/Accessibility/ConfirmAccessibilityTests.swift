import DeliberateTouch
import Expectations
import Testing
import TouchCore
import UIKit

/// The confirm button without touch.
@MainActor struct ConfirmAccessibilityTests {
  private let bench = Bench()
  private let button = ConfirmActionButton(title: "Delete")

  init() {
    button.frame.origin = CGPoint(x: 100, y: 400)
    bench.window.addSubview(button)
    let bench = bench
    button.addAction(UIAction { _ in bench.note("sent") }, for: .valueChanged)
    bench.application.onAccessibilityNotification = { bench.note($0.announcement ?? "-") }
  }

  private func advance(to time: Double) { bench.application.advance(to: .seconds(time)) }

  private func press(_ key: Press.Key) {
    for phase in [Press.Phase.began, .ended] {
      bench.application.receive(
        PressFrame(time: bench.application.now, presses: [Press(key, phase)])
      )
    }
  }

  @Test("Deliberate gestures 4 is a button with its title, a hint and an action")
  func element() {
    bench.application.makeShared()
    #expect(button.isAccessibilityElement && button.accessibilityLabel == "Delete")
    expectEqual(button.accessibilityTraits, .button)
    expectEqual(button.accessibilityHint, "Asks for a second activation")
    expectEqual(button.accessibilityCustomActions?.map(\.name), ["CONFIRM"])
    button.isEnabled = false
    expectEqual(button.accessibilityTraits, [.button, .notEnabled])
    button.accessibilityLabel = "Remove"
    button.title = "Other"
    expectEqual(button.accessibilityLabel, "Remove")
  }

  @Test("Deliberate gestures 4 the first activation asks, the second one confirms")
  func twice() {
    bench.application.makeShared()
    #expect(button.accessibilityActivate())
    #expect(button.isAskingAgain && button.accessibilityValue == "CONFIRM")
    expectEqual(bench.log, ["Activate again to confirm"])
    #expect(button.accessibilityActivate())
    #expect(!button.isAskingAgain && button.accessibilityValue == nil)
    expectEqual(bench.log, ["Activate again to confirm", "sent"])
  }

  @Test("Deliberate gestures 4 the second activation confirms until its time is over")
  func time() {
    bench.application.makeShared()
    button.activationTime = 3
    _ = button.accessibilityActivate()
    advance(to: 2.999)
    _ = button.accessibilityActivate()
    expectEqual(bench.log.last, "sent")
    bench.log = []
    _ = button.accessibilityActivate()
    advance(to: 5.999)
    #expect(!button.isAskingAgain)
    _ = button.accessibilityActivate()
    #expect(!bench.log.contains("sent"))
  }

  @Test("Deliberate gestures 6 the second activation may wait for ever")
  func endless() {
    bench.application.makeShared()
    button.activationTime = .infinity
    _ = button.accessibilityActivate()
    advance(to: 100_000)
    _ = button.accessibilityActivate()
    expectEqual(bench.log.last, "sent")
  }

  @Test("Deliberate gestures 6 an action confirms at once, without any time")
  func action() {
    bench.application.makeShared()
    #expect(button.accessibilityCustomActions?.first?.actionHandler != nil)
    let action = button.accessibilityCustomActions![0]
    expectEqual(action.actionHandler?(action), true)
    expectEqual(bench.log, ["sent"])
    button.isEnabled = false
    expectEqual(action.actionHandler?(action), false)
    expectEqual(bench.log, ["sent"])
  }

  @Test("Deliberate gestures 6 escape takes the first activation back")
  func escape() {
    bench.application.makeShared()
    #expect(!button.accessibilityPerformEscape())
    _ = button.accessibilityActivate()
    #expect(button.accessibilityPerformEscape())
    #expect(!button.isAskingAgain)
  }

  @Test(
    "Deliberate gestures 4 a touch, a removal and a disabled button forget the first activation"
  )
  func forgotten() {
    bench.application.makeShared()
    _ = button.accessibilityActivate()
    button.isEnabled = false
    #expect(!button.accessibilityActivate() && !button.isAskingAgain)
    button.isEnabled = true
    _ = button.accessibilityActivate()
    button.removeFromSuperview()
    #expect(!button.isAskingAgain)
    bench.window.addSubview(button)
    _ = button.accessibilityActivate()
    let contact = Contact(id: .init(1), phase: .began, position: Point(x: 150, y: 420))
    bench.application.receive(TouchFrame(time: .seconds(0.1), contacts: [contact]))
    #expect(!button.isAskingAgain)
    #expect(!button.accessibilityActivate())
  }

  @Test("Deliberate gestures 4 a keyboard asks and confirms as well")
  func keyboard() {
    bench.application.makeShared()
    button.becomeFirstResponder()
    press(.space)
    #expect(button.isAskingAgain)
    press(.escape)
    #expect(!button.isAskingAgain)
    press(.return)
    press(.space)
    expectEqual(bench.log.filter { $0 == "sent" }.count, 1)
  }

  @Test("Deliberate gestures 6 actions that a client adds stand beside the button's own, once each")
  func addedActions() {
    bench.application.makeShared()
    let bench = bench
    let names = { [button] in button.accessibilityCustomActions?.map(\.name) ?? [] }
    for name in ["Share", "Print"] {
      button.accessibilityCustomActions?.append(
        UIAccessibilityCustomAction(name: name) { _ in
          bench.note(name)
          return true
        }
      )
    }
    expectEqual(names().sorted(), ["CONFIRM", "Print", "Share"])
    button.selectedTitle = "LÖSCHEN"
    expectEqual(names().sorted(), ["LÖSCHEN", "Print", "Share"])
    for action in button.accessibilityCustomActions ?? [] { _ = action.actionHandler?(action) }
    expectEqual(bench.log.sorted(), ["Print", "Share", "sent"])
    button.accessibilityCustomActions = nil
    expectEqual(names(), ["LÖSCHEN"])
  }

  @Test("Deliberate gestures 6 the hint says what the second activation does while it is awaited")
  func secondHint() {
    bench.application.makeShared()
    button.activationPrompt = "Again, please"
    _ = button.accessibilityActivate()
    expectEqual(button.accessibilityHint, "Again, please")
    _ = button.accessibilityActivate()
    expectEqual(button.accessibilityHint, "Asks for a second activation")
    button.accessibilityHint = "Deletes the letter"
    expectEqual(button.accessibilityHint, "Deletes the letter")
  }
}
