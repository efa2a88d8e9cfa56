import Expectations
import Testing
import TouchCore
import UIKit

/// Switches.
@MainActor
final class UISwitchTests {
  lazy var bench = Bench()
  /// At (100, 100): the knob is 31 wide and moves 20 to the right.
  lazy var toggle = bench.listen(UISwitch())

  @Test("where text is read from right to left the knob moves to the left to be on")
  func mirrored() {
    toggle.semanticContentAttribute = .forceRightToLeft
    toggle.layoutIfNeeded()
    expectEqual(toggle.layer.sublayers?.last?.frame.midX, 35.5)
    bench.down(1, 135, 115, at: 0)
    bench.move(1, 125, 115, at: 0.1)
    bench.up(1, at: 0.2)
    #expect(toggle.isOn)
    toggle.layoutIfNeeded()
    expectEqual(toggle.layer.sublayers?.last?.frame.midX, 15.5)
    bench.down(1, 115, 115, at: 1)
    bench.move(1, 90, 115, at: 1.1)
    bench.up(1, at: 1.2)
    #expect(toggle.isOn)
    // Playback and its like are the same in every language.
    toggle.semanticContentAttribute = .playback
    toggle.layoutIfNeeded()
    expectEqual(toggle.layer.sublayers?.last?.frame.midX, 35.5)
  }

  @Test("a switch has its own size")
  func size() {
    expectEqual(UISwitch().bounds.size, CGSize(width: 51, height: 31))
    expectEqual(toggle.frame, CGRect(x: 100, y: 100, width: 51, height: 31))
    toggle.bounds.size = .zero
    expectEqual(toggle.sizeThatFits(.zero), CGSize(width: 51, height: 31))
    expectEqual(toggle.frame, CGRect(x: 100, y: 100, width: 51, height: 31))
  }

  @Test("7.4 a tap toggles it and sends one event")
  func tap() {
    _ = toggle
    bench.tap(125, 115, at: 0)
    #expect(toggle.isOn)
    expectEqual(bench.take(), ["value", "upInside"])
    bench.tap(125, 115, at: 1)
    #expect(!toggle.isOn)
    expectEqual(bench.take(), ["value", "upInside"])
  }

  @Test(
    "7.7 a switch sends no touchDown, nor a repeated one; a plain control and a button send both"
  )
  func noTouchDown() {
    _ = toggle
    bench.tap(125, 115, at: 0)
    bench.tap(125, 115, at: 0.2)
    expectEqual(bench.take(), ["value", "upInside", "value", "upInside"])
    toggle.removeFromSuperview()
    for control in [UIControl(), UIButton()] {
      bench.listen(control)
      bench.tap(125, 115, at: bench.now + 1)
      bench.tap(125, 115, at: bench.now + 0.1)
      expectEqual(
        bench.take().filter { $0 == "down" || $0 == "repeat" },
        ["down", "down", "repeat"]
      )
      control.removeFromSuperview()
    }
    // Other events of the touch are sent, and the switch tracks it.
    bench.p.addSubview(toggle)
    bench.down(1, 125, 115, at: 20)
    #expect(bench.take() == [] && toggle.isTracking && toggle.isHighlighted)
    bench.move(1, 125, 300, at: 20.1)
    expectEqual(bench.take(), ["dragOutside", "dragExit"])
    // What the client sends itself is sent.
    toggle.sendActions(for: .touchDown)
    expectEqual(bench.take(), ["down"])
  }

  @Test("setting it sends no event")
  func setting() {
    toggle.isOn = true
    toggle.setOn(false, animated: true)
    #expect(!toggle.isOn)
    expectEqual(bench.take(), [])
  }

  @Test("7.4 a finger that leaves vertically and is lifted outside changes nothing")
  func outside() {
    _ = toggle
    bench.down(1, 125, 115, at: 0)
    bench.move(1, 125, 300, at: 0.1)
    bench.up(1, at: 0.2)
    #expect(!toggle.isOn)
    expectEqual(bench.take(), ["dragOutside", "dragExit", "upOutside"])
  }

  @Test(
    "a drag moves the knob: released beyond the centre it toggles, before it it doesn't",
    arguments: [(10.0, true), (25, true), (200, true), (-10, false), (-200, false)]
  )
  func drag(dx: Double, isOn: Bool) {
    _ = toggle
    bench.down(1, 115, 115, at: 0)
    bench.move(1, 115 + dx, 115, at: 0.1)
    #expect(!toggle.isOn)
    bench.up(1, at: 0.2)
    expectEqual(toggle.isOn, isOn)
    expectEqual(bench.take().filter { $0 == "value" }, (isOn ? ["value"] : []))
  }

  @Test("a movement shorter than a drag is a tap", arguments: [-9.9, 9.9])
  func wobble(dx: Double) {
    _ = toggle
    bench.down(1, 125, 115, at: 0)
    bench.move(1, 125 + dx, 115, at: 0.1)
    bench.up(1, at: 0.2)
    #expect(toggle.isOn)
  }

  @Test("a knob that is dragged there and back sends nothing")
  func thereAndBack() {
    _ = toggle
    bench.down(1, 115, 115, at: 0)
    bench.move(1, 135, 115, at: 0.1)
    bench.move(1, 116, 115, at: 0.2)
    bench.up(1, at: 0.3)
    #expect(!toggle.isOn)
    expectEqual(bench.take(), ["dragInside", "dragInside", "upInside"])
  }

  @Test("7.5 cancelled, the knob moves back")
  func cancellation() {
    _ = toggle
    bench.down(1, 115, 115, at: 0)
    bench.move(1, 135, 115, at: 0.1)
    bench.interrupt(at: 0.2)
    #expect(!toggle.isOn)
    expectEqual(bench.take(), ["dragInside", "touchCancel"])
    bench.tap(125, 115, at: 1)
    #expect(toggle.isOn)
  }

  @Test("set during a drag, it keeps the value")
  func setInDrag() {
    _ = toggle
    bench.down(1, 115, 115, at: 0)
    bench.move(1, 135, 115, at: 0.1)
    toggle.isOn = true
    bench.move(1, 100, 115, at: 0.2)
    bench.up(1, at: 0.3)
    #expect(toggle.isOn)
    #expect(!bench.take().contains("value"))
  }

  @Test("7.6 disabled, it doesn't change")
  func disabled() {
    toggle.isEnabled = false
    bench.tap(125, 115, at: 0)
    #expect(!toggle.isOn)
    expectEqual(bench.take(), [])
  }
}
