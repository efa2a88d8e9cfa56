import Expectations
import Testing
import TouchCore
import UIKit

/// Controls that change during a touch.
@MainActor
final class ControlMutationTests {
  lazy var bench = Bench()
  lazy var control = bench.control()

  /// Puts the first finger at the centre of the control.
  private func press(at time: Double) {
    let middle = control.center
    bench.down(1, Double(middle.x), Double(middle.y), at: time)
  }

  @Test("7.5 disabling a tracking control cancels it without an event")
  func disabling() {
    press(at: 1)
    control.isEnabled = false
    expectEqual(bench.take(), ["begin", "down", "cancel nil", "touchCancel"])
    #expect(control.state == .disabled && !control.isTracking)
    control.isEnabled = true
    bench.move(1, 160, 150, at: 1.1)
    bench.up(1, at: 1.2)
    expectEqual(bench.take(), [])
  }

  @Test("7.5 disabled in touchDown: the other targets receive the beginning before the end")
  func disablingInDown() {
    let control = control
    control.sendsFirst(.touchDown) { $0.isEnabled = false }
    press(at: 0)
    expectEqual(bench.take(), ["begin", "cancel nil", "down", "touchCancel"])
    bench.up(1, at: 0.1)
    expectEqual(bench.take(), [])
  }

  @Test("7.5 disabled in a lift's action: the lift stays the only end")
  func disablingInUp() {
    bench.on(.touchUpInside, of: control) { $0.isEnabled = false }
    bench.tap(150, 150, at: 0)
    expectEqual(bench.take(), ["begin", "down", "end", "upInside"])
    expectEqual(control.state, .disabled)
  }

  @Test("7.5 disabled in the control's own methods: one end each time")
  func disablingInOverrides() {
    control.onBegin = { [unowned self] in control.isEnabled = false }
    bench.tap(150, 150, at: 0)
    expectEqual(bench.take(), ["begin"])
    control.onBegin = {}
    control.isEnabled = true
    control.onContinue = { [unowned self] in control.isEnabled = false }
    press(at: 1)
    bench.move(1, 160, 150, at: 1.1)
    bench.up(1, at: 1.2)
    expectEqual(bench.take(), ["begin", "down", "continue", "cancel nil", "touchCancel"])
    control.isEnabled = true
    control.onEnd = { [unowned self] in control.isEnabled = false }
    bench.tap(150, 150, at: 2)
    expectEqual(bench.take(), ["begin", "down", "end", "upInside"])
  }

  @Test("3.10 a tracking control that leaves the window is cancelled once, at the next flush")
  func removal() {
    press(at: 0)
    control.removeFromSuperview()
    bench.move(1, 160, 150, at: 0.1)
    bench.up(1, at: 0.2)
    expectEqual(bench.take(), ["begin", "down", "cancel", "touchCancel"])
    #expect(!control.isTracking && !control.isHighlighted)
  }

  @Test(
    "3.10 removed inside an action: cancelled in that pass, or already at its end",
    arguments: [UIControl.Event.touchDown, .touchDragInside, .touchUpInside]
  )
  func removalInAction(at event: UIControl.Event) {
    let control = control
    bench.on(event, of: control) { $0.removeFromSuperview() }
    press(at: 0)
    bench.move(1, 160, 150, at: 0.1)
    bench.up(1, at: 0.2)
    let expected =
      switch event {
      case .touchDown: ["begin", "down", "cancel", "touchCancel"]
      case .touchDragInside: ["begin", "down", "continue", "dragInside", "cancel", "touchCancel"]
      default: ["begin", "down", "continue", "dragInside", "end", "upInside"]
      }
    expectEqual(bench.take(), expected)
    #expect(control.state == .normal && !control.isTracking)
  }

  @Test("3.10 a control that moves within the window keeps its touch")
  func reparenting() {
    press(at: 0)
    bench.window.addSubview(control)
    bench.move(1, 160, 150, at: 0.1)
    bench.up(1, at: 0.2)
    expectEqual(bench.take(), ["begin", "down", "continue", "dragInside", "end", "upInside"])
  }

  @Test("7.5 a touch whose end a subclass kept to itself is cancelled when the next one comes")
  func lostTouch() {
    control.keepsEnds = true
    press(at: 0)
    bench.up(1, at: 0.1)
    control.keepsEnds = false
    expectEqual(bench.take(), ["begin", "down"])
    bench.tap(150, 150, at: 1)
    expectEqual(bench.take(), ["cancel", "touchCancel", "begin", "down", "end", "upInside"])
  }

  @Test("2.9 the control doesn't receive a second finger", arguments: [false, true])
  func secondFinger(multiple: Bool) {
    control.isMultipleTouchEnabled = multiple
    press(at: 0)
    bench.down(2, 160, 160, at: 0.1)
    bench.move(2, 300, 300, at: 0.2)
    bench.up(2, at: 0.3)
    #expect(control.isTracking && control.isTouchInside)
    bench.up(1, at: 0.4)
    expectEqual(bench.take(), ["begin", "down", "end", "upInside"])
  }

  @Test("7.1 when the first finger is lifted, one that is still down is not tracked")
  func remainingFinger() {
    control.isMultipleTouchEnabled = true
    press(at: 0)
    bench.down(2, 160, 160, at: 0.1)
    bench.up(1, at: 0.2)
    bench.move(2, 170, 160, at: 0.3)
    expectEqual(bench.take(), ["begin", "down", "end", "upInside"])
    #expect(!control.isTracking)
    press(at: 0.4)
    #expect(control.isTracking)
  }

  @Test("7.1 of two touches in one event the first is tracked")
  func together() {
    control.isMultipleTouchEnabled = true
    bench.frame([(1, .began, 150, 150), (2, .began, 160, 160)], at: 0)
    bench.move(2, 300, 300, at: 0.1)
    bench.up(1, at: 0.2)
    expectEqual(bench.take(), ["begin", "down", "end", "upInside"])
  }

  @Test("7.1 a touch that begins in the event in which the tracked one is lifted is tracked next")
  func relay() {
    press(at: 0)
    bench.frame([(1, .ended, 150, 150), (2, .began, 160, 160)], at: 0.1)
    expectEqual(bench.take(), ["begin", "down", "end", "upInside", "begin", "down", "repeat"])
    bench.interrupt(at: 0.2)
    expectEqual(bench.take(), ["cancel", "touchCancel"])
  }

  @Test("7.1 a waiting touch that is cancelled is never tracked")
  func relayCancelled() {
    let double = bench.add(UITapGestureRecognizer(), "double", to: bench.p)
    double.numberOfTapsRequired = 2
    press(at: 0)
    bench.up(1, at: 0.1)
    press(at: 0.2)
    expectEqual(bench.take(), ["begin", "down"])
    bench.up(1, at: 0.3)
    expectEqual(bench.take(), ["double!ended", "cancel", "touchCancel"])
    #expect(!control.isTracking && !control.isHighlighted)
  }

  @Test("5.6 when the double tap fails, the delayed lift comes and then the second touch")
  func heldRelay() {
    let double = bench.add(UITapGestureRecognizer(), "double", to: bench.p)
    double.numberOfTapsRequired = 2
    press(at: 0)
    bench.up(1, at: 0.1)
    press(at: 0.2)
    bench.move(1, 150, 200, at: 0.3)
    expectEqual(
      bench.take(),
      ["begin", "down", "end", "upInside", "begin", "down", "continue", "dragInside"]
    )
    bench.up(1, at: 0.4)
    expectEqual(bench.take(), ["end", "upInside"])
  }

  @Test("two controls track a finger each")
  func twoControls() {
    let other = bench.listen(UIControl())
    other.frame = CGRect(x: 250, y: 100, width: 100, height: 100)
    press(at: 0)
    bench.down(2, 300, 150, at: 0.1)
    #expect(control.isTracking && other.isTracking)
    bench.up(1, at: 0.2)
    bench.up(2, at: 0.3)
    expectEqual(bench.take(), ["begin", "down", "down", "end", "upInside", "upInside"])
  }

  @Test("a control retains no touch, and no touch retains a control")
  func leaks() {
    let bench = Bench()
    var control: UIControl? = bench.listen(UIControl())
    weak let reference = control
    bench.tap(150, 150, at: 0)
    press(at: 1)
    control?.removeFromSuperview()
    bench.up(1, at: 1.1)
    control = nil
    expectNil(reference)
  }
}

extension UIControl {
  /// Registers a handler before the existing ones.
  fileprivate func sendsFirst(
    _ event: Event,
    _ work: @escaping @MainActor (UIControl) -> Void
  ) {
    var actions: [(UIAction, Event)] = []
    enumerateEventHandlers { action, _, events, _ in
      if let action { actions.append((action, events)) }
    }
    for (action, events) in actions { removeAction(action, for: events) }
    addAction(UIAction { action in (action.sender as? UIControl).map { work($0) } }, for: event)
    for (action, events) in actions { addAction(action, for: events) }
  }
}
