import Expectations
import Testing
import TouchCore
import UIKit

/// Buttons.
@MainActor
final class UIButtonTests {
  lazy var bench = Bench()
  lazy var button = bench.listen(UIButton(type: .system))

  @Test("scenario 66 · 7.4 a tap: touchDown, touchUpInside, and then the primary action")
  func tap() {
    _ = button
    bench.tap(150, 150, at: 0)
    expectEqual(bench.take(), ["down", "upInside", "primary"])
  }

  @Test("7.4 the primary action is sent after all of touchUpInside's, separately")
  func primaryAction() {
    bench.on([.touchUpInside, .primaryActionTriggered], of: button) { [bench] _ in
      bench.log.append("either")
    }
    bench.tap(150, 150, at: 0)
    expectEqual(bench.take(), ["down", "upInside", "either", "primary", "either"])
  }

  @Test("7.4 a lift outside and a cancellation trigger nothing")
  func outside() {
    _ = button
    bench.down(1, 150, 150, at: 0)
    bench.move(1, 280, 150, at: 0.1)
    bench.up(1, at: 0.2)
    bench.down(1, 150, 150, at: 1)
    bench.interrupt(at: 1.1)
    expectEqual(
      bench.take(),
      ["down", "dragOutside", "dragExit", "upOutside", "down", "touchCancel"]
    )
  }

  @Test("7.4 a button that its touchUpInside disables still sends its primary action")
  func disabledInUp() {
    bench.on(.touchUpInside, of: button) { $0.isEnabled = false }
    bench.tap(150, 150, at: 0)
    bench.tap(150, 150, at: 1)
    expectEqual(bench.take(), ["down", "upInside", "primary"])
  }

  @Test("7.2 the highlight follows the finger, and the title the highlight")
  func highlight() {
    button.setTitle("Go", for: .normal)
    button.setTitle("Going", for: .highlighted)
    expectEqual(button.currentTitle, "Go")
    bench.down(1, 150, 150, at: 0)
    expectEqual(button.currentTitle, "Going")
    bench.move(1, 280, 150, at: 0.1)
    expectEqual(button.currentTitle, "Go")
    bench.move(1, 260, 150, at: 0.2)
    #expect(button.isHighlighted)
    bench.up(1, at: 0.3)
    #expect(!button.isHighlighted)
  }

  @Test("titles: the state's, or else the one for normal")
  func titles() {
    let button = UIButton()
    expectNil(button.currentTitle)
    button.setTitle("normal", for: .normal)
    button.setTitle("both", for: [.selected, .disabled])
    button.isSelected = true
    expectEqual(button.currentTitle, "normal")
    button.isEnabled = false
    expectEqual(button.currentTitle, "both")
    button.setTitle(nil, for: [.selected, .disabled])
    expectEqual(button.title(for: [.selected, .disabled]), "normal")
  }

  @Test("a button is created with a type, or with an action that gives its title")
  func making() {
    expectEqual(button.buttonType, .system)
    expectEqual(UIButton().buttonType, .custom)
    let action = UIAction(title: "Go") { [bench] _ in bench.log.append("go") }
    let other = bench.listen(UIButton(frame: .zero, primaryAction: action))
    expectEqual(other.currentTitle, "Go")
    bench.tap(150, 150, at: 0)
    expectEqual(bench.take(), ["down", "upInside", "go", "primary"])
    expectEqual(UIButton(type: .system, primaryAction: action).buttonType, .system)
  }
}
