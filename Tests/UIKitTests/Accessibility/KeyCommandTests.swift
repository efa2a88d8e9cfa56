import Expectations
import Testing
import TouchCore
import UIKit

/// Keys and their commands.
@MainActor struct KeyCommandTests {
  private let shift = UIKeyModifierFlags.shift.rawValue
  private let command = UIKeyModifierFlags.command.rawValue

  private func press(_ bench: PressBench, _ key: Press.Key, _ modifiers: Int = 0) {
    let now = bench.bench.application.now
    for phase in [Press.Phase.began, .ended] {
      bench.bench.application.receive(
        PressFrame(time: now, presses: [Press(key, phase)], modifiers: modifiers)
      )
    }
  }

  @Test("a key that belongs to no command is a press with its key")
  func plain() {
    let bench = PressBench()
    var keys: [UIKey?] = []
    bench.v.onPress = { _, presses, _ in keys += presses.map(\.key) }
    press(bench, Press.Key(code: 4, characters: "A", charactersIgnoringModifiers: "a"), shift)
    expectEqual(bench.take(), ["V press b", "V press e"])
    expectEqual(keys.map { $0?.keyCode }, [.keyboardA, .keyboardA])
    expectEqual(keys.map { $0?.characters }, ["A", "A"])
    expectEqual(keys.first??.modifierFlags, .shift)
    expectEqual(keys.first??.charactersIgnoringModifiers, "a")
  }

  @Test("two keys are two presses, and each is let go by itself")
  func two() {
    let bench = PressBench()
    bench.frame([Press(.typing("a")!, .began)], at: 0.1)
    bench.frame([Press(.typing("b")!, .began)], at: 0.2)
    expectEqual(bench.take(), ["V press b", "V press b"])
    bench.frame([Press(.typing("a")!, .ended)], at: 0.3)
    bench.frame([Press(.typing("a")!, .ended)], at: 0.35)
    expectEqual(bench.take(), ["V press e"])
    bench.frame([Press(.typing("b")!, .ended)], at: 0.4)
    expectEqual(bench.take(), ["V press e"])
  }

  @Test("a key doesn't press what takes the select button")
  func selects() {
    let bench = PressBench()
    bench.add(UITapGestureRecognizer(), "tap")
    press(bench, .return)
    expectEqual(bench.take().filter { $0.hasPrefix("tap") }, [])
  }

  @Test("a command is called with itself, and its key is no press")
  func called() {
    let bench = PressBench()
    let (controller, view) = root(bench)
    controller.commands = [
      UIKeyCommand(
        input: "d",
        modifierFlags: .command,
        action: Selector(Keys.heard(_:))
      )
    ]
    _ = view.becomeFirstResponder()
    press(bench, .typing("d")!, command)
    expectEqual(controller.calls, ["d"])
    expectEqual(bench.take(), [])
    press(bench, .typing("d")!)
    expectEqual(controller.calls, ["d"])
    press(bench, .typing("d")!, command | shift)
    expectEqual(controller.calls, ["d"])
    press(bench, .typing("e")!, command)
    expectEqual(controller.calls, ["d"])
  }

  @Test("the number pad and caps lock make no difference to a command")
  func ignored() {
    let bench = PressBench()
    let (controller, _) = root(bench)
    controller.commands = [
      UIKeyCommand(
        input: UIKeyCommand.inputUpArrow,
        modifierFlags: [],
        action: Selector(Keys.heard(_:))
      )
    ]
    press(bench, .upArrow, UIKeyModifierFlags([.numericPad, .alphaShift]).rawValue)
    expectEqual(controller.calls, [UIKeyCommand.inputUpArrow])
    press(bench, .downArrow)
    expectEqual(controller.calls.count, 1)
  }

  @Test("each key that types nothing is found by its name, and by no other")
  func names() {
    let bench = PressBench()
    let (controller, _) = root(bench)
    let keys: [(Int, String)] = [
      (82, UIKeyCommand.inputUpArrow), (81, UIKeyCommand.inputDownArrow),
      (80, UIKeyCommand.inputLeftArrow), (79, UIKeyCommand.inputRightArrow),
      (41, UIKeyCommand.inputEscape), (75, UIKeyCommand.inputPageUp),
      (78, UIKeyCommand.inputPageDown), (74, UIKeyCommand.inputHome), (77, UIKeyCommand.inputEnd),
      (76, UIKeyCommand.inputDelete),
    ]
    controller.commands = keys.map {
      UIKeyCommand(input: $0.1, modifierFlags: [], action: Selector(Keys.heard(_:)))
    }
    for (code, _) in keys { press(bench, Press.Key(code: code)) }
    expectEqual(controller.calls, keys.map(\.1))
    press(bench, Press.Key(code: 73))
    press(bench, Press.Key(code: 82), shift)
    expectEqual(controller.calls.count, keys.count)
  }

  @Test("a character that needs Shift is found without naming it, and a letter isn't")
  func shifted() {
    let bench = PressBench()
    let (controller, _) = root(bench)
    controller.commands = ["?", "a"].map {
      UIKeyCommand(input: $0, modifierFlags: [], action: Selector(Keys.heard(_:)))
    }
    let question = Press.Key(code: 56, characters: "?", charactersIgnoringModifiers: "/")
    press(bench, question, shift)
    expectEqual(controller.calls, ["?"])
    press(bench, Press.Key(code: 4, characters: "A", charactersIgnoringModifiers: "a"), shift)
    expectEqual(controller.calls, ["?"])
  }

  @Test(
    "the nearest responder's command goes first; without a first responder the front controller's"
  )
  func nearest() {
    let bench = PressBench()
    let (controller, view) = root(bench)
    let escape = UIKeyCommand(
      input: UIKeyCommand.inputEscape,
      modifierFlags: [],
      action: Selector(Keys.heard(_:))
    )
    controller.commands = [escape]
    bench.v.resignFirstResponder()
    press(bench, .escape)
    expectEqual(controller.calls.count, 1)
    let presented = Keys()
    presented.commands = [escape]
    controller.present(presented, animated: false)
    press(bench, .escape)
    #expect(controller.calls.count == 1 && presented.calls.count == 1)
    presented.dismiss(animated: false)
    _ = view
    press(bench, .escape)
    expectEqual(controller.calls.count, 2)
  }

  @Test("a held key that repeats calls its command each time")
  func repeats() {
    let bench = PressBench()
    let (controller, _) = root(bench)
    controller.commands = [
      UIKeyCommand(input: " ", modifierFlags: [], action: Selector(Keys.heard(_:)))
    ]
    for step in 1...3 { bench.frame([Press(.space, .began)], at: Double(step) / 10) }
    bench.frame([Press(.space, .ended)], at: 0.5)
    expectEqual(controller.calls.count, 3)
    expectEqual(bench.take(), [])
  }

  private func root(_ bench: PressBench) -> (Keys, PressView) {
    let controller = Keys()
    bench.bench.window.rootViewController = controller
    bench.v.resignFirstResponder()
    return (controller, bench.view("W", in: controller.view))
  }
}

private final class Keys: UIViewController {
  var commands: [UIKeyCommand] = []
  var calls: [String] = []
  override var keyCommands: [UIKeyCommand]? { commands }
  func heard(_ command: UIKeyCommand) { calls.append(command.input ?? "") }
}
