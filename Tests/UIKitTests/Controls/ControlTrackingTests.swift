import Expectations
import Testing
import TouchCore
import UIKit

/// Controls track touches.
@MainActor
final class ControlTrackingTests {
  lazy var bench = Bench()
  lazy var control = bench.control()

  /// Puts the first finger at the centre of the control.
  private func press(at time: Double) {
    let middle = control.center
    bench.down(1, Double(middle.x), Double(middle.y), at: time)
  }

  @Test("7.1 a touch is tracked: inside, highlighted, and touchDown is sent")
  func down() {
    var seen: [Bool] = []
    bench.on(.touchDown, of: control) {
      seen = [$0.isTracking, $0.isTouchInside, $0.isHighlighted]
    }
    press(at: 0)
    expectEqual(bench.take(), ["begin", "down"])
    expectEqual(seen, [true, true, true])
    expectEqual(control.state, .highlighted)
  }

  @Test("7.1 during beginTracking no touch is tracked yet")
  func asked() {
    var seen: Bool?
    control.onBegin = { [unowned self] in seen = control.isTracking || control.isHighlighted }
    press(at: 0)
    expectEqual(seen, false)
  }

  @Test("7.1 the second tap adds touchDownRepeat in the same send", arguments: [0.45, 0.46])
  func downRepeat(next: Double) {
    bench.on([.touchDown, .touchDownRepeat], of: control) { [bench] _ in bench.log.append("either")
    }
    _ = control
    bench.tap(150, 150, at: 0)
    _ = bench.take()
    press(at: next)
    let expected =
      next < 0.455 ? ["begin", "down", "repeat", "either"] : ["begin", "down", "either"]
    expectEqual(bench.take(), expected)
  }

  @Test("7.1 a client that returns false from beginTracking receives nothing more of the touch")
  func refusal() {
    control.begins = false
    press(at: 0)
    bench.move(1, 160, 150, at: 0.1)
    bench.up(1, at: 0.2)
    expectEqual(bench.take(), ["begin"])
    #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
  }

  @Test("scenario 67 · 7.2 60 points beyond the edge is inside: touchUpInside")
  func near() {
    press(at: 0)
    bench.move(1, 260, 150, at: 0.1)
    bench.up(1, at: 0.2)
    expectEqual(
      bench.take(),
      ["begin", "down", "continue", "dragInside", "end", "upInside"]
    )
  }

  @Test("scenario 67 · 7.2 80 points beyond the edge is outside: dragExit, touchUpOutside")
  func far() {
    press(at: 0)
    bench.move(1, 280, 150, at: 0.1)
    #expect(!control.isTouchInside && !control.isHighlighted && control.isTracking)
    bench.up(1, at: 0.2)
    expectEqual(
      bench.take(),
      ["begin", "down", "continue", "dragOutside", "dragExit", "end", "upOutside"]
    )
  }

  @Test(
    "7.2 exactly 70 points from any edge is inside, 0.01 points more isn't",
    arguments: [
      (30.0, 150.0, -0.01, 0.0), (270, 150, 0.01, 0), (150, 30, 0, -0.01), (150, 270, 0, 0.01),
    ]
  )
  func margin(x: Double, y: Double, dx: Double, dy: Double) {
    press(at: 0)
    bench.move(1, x, y, at: 0.1)
    #expect(control.isTouchInside)
    bench.move(1, x + dx, y + dy, at: 0.2)
    #expect(!control.isTouchInside)
    // In both directions: the same limit on the return.
    bench.move(1, x, y, at: 0.3)
    #expect(control.isTouchInside && control.isHighlighted)
  }

  @Test("7.2 the margin is a constant that the host can change")
  func otherMargin() {
    bench.application.gestureConstants.controlMargin = 10
    press(at: 0)
    bench.move(1, 210, 150, at: 0.1)
    #expect(control.isTouchInside)
    bench.move(1, 211, 150, at: 0.2)
    #expect(!control.isTouchInside)
  }

  @Test(
    "7.2 on a pad exactly 25 points from an edge is inside, on a phone exactly 70, both ways",
    arguments: [
      (SystemProfile.phone, 70.0), (.pad, 25),
      (
        {
          var other = SystemProfile()
          other.idiom = .mac
          return other
        }(), 70
      ),
    ]
  )
  func idiom(profile: SystemProfile, margin: Double) {
    bench.application.systemProfile = profile
    press(at: 0)
    bench.move(1, 200 + margin, 150, at: 0.1)
    #expect(control.isTouchInside && control.isHighlighted)
    bench.move(1, 200 + margin + 0.1, 150, at: 0.2)
    #expect(!control.isTouchInside && !control.isHighlighted)
    bench.move(1, 150, 100 - margin, at: 0.3)
    #expect(control.isTouchInside)
    bench.move(1, 150, 100 - margin - 0.1, at: 0.4)
    #expect(!control.isTouchInside)
    // A touch begins within the bounds themselves, whatever the kind of device.
    bench.up(1, at: 0.5)
    _ = bench.take()
    bench.down(1, 201, 150, at: 1)
    expectEqual(bench.take(), ["V b"])
  }

  @Test("7.2 the margin of a pad is a constant that the host can change")
  func otherPadMargin() {
    bench.application.systemProfile = .pad
    bench.application.gestureConstants.padControlMargin = 10
    press(at: 0)
    bench.move(1, 210, 150, at: 0.1)
    #expect(control.isTouchInside)
    bench.move(1, 211, 150, at: 0.2)
    #expect(!control.isTouchInside)
  }

  @Test("7.2 a touch's start is compared with the bounds themselves")
  func trueBounds() {
    _ = control
    bench.down(1, 201, 150, at: 0)
    expectEqual(bench.take(), ["V b"])
    bench.down(2, 199, 150, at: 0.1)
    expectEqual(bench.take(), ["begin", "down"])
  }

  @Test("7.2 the margin is in the control's own coordinates")
  func scaled() {
    control.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    press(at: 0)
    bench.move(1, 175 + 34, 150, at: 0.1)
    #expect(control.isTouchInside)
    bench.move(1, 175 + 36, 150, at: 0.2)
    #expect(!control.isTouchInside)
  }

  @Test("7.3 a crossing comes in the same send, and one registration is sent once")
  func crossing() {
    let all: UIControl.Event = [
      .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit,
    ]
    bench.on(all, of: control) { [bench] _ in bench.log.append("any") }
    press(at: 0)
    _ = bench.take()
    bench.move(1, 280, 150, at: 0.1)
    expectEqual(bench.take(), ["continue", "dragOutside", "dragExit", "any"])
    bench.move(1, 290, 150, at: 0.2)
    expectEqual(bench.take(), ["continue", "dragOutside", "any"])
    bench.move(1, 260, 150, at: 0.3)
    expectEqual(bench.take(), ["continue", "dragInside", "dragEnter", "any"])
  }

  @Test("7.3 isTouchInside is up to date in continueTracking")
  func insideBeforeContinue() {
    var seen: [Bool] = []
    control.onContinue = { [unowned self] in
      seen += [control.isTouchInside, control.isHighlighted]
    }
    press(at: 0)
    bench.move(1, 280, 150, at: 0.1)
    bench.move(1, 150, 150, at: 0.2)
    expectEqual(seen, [false, false, true, true])
  }

  @Test("7.3 returning false from continueTracking ends tracking without an event")
  func silentEnd() {
    press(at: 0)
    control.continues = false
    bench.move(1, 160, 150, at: 0.1)
    expectEqual(bench.take(), ["begin", "down", "continue"])
    #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
    control.continues = true
    bench.move(1, 170, 150, at: 0.2)
    bench.up(1, at: 0.3)
    expectEqual(bench.take(), [])
    bench.tap(150, 150, at: 1)
    expectEqual(bench.take(), ["begin", "down", "end", "upInside"])
  }

  @Test("7.4 in a lift's actions no touch is tracked; then the highlight ends")
  func lift() {
    var seen: [Bool] = []
    bench.on(.touchUpInside, of: control) {
      seen = [$0.isTracking, $0.isTouchInside, $0.isHighlighted]
      $0.isHighlighted = true
    }
    bench.tap(150, 150, at: 0)
    expectEqual(seen, [false, true, true])
    #expect(!control.isTouchInside && !control.isHighlighted)
  }

  @Test("7.4 a lift at another location counts where it is")
  func liftElsewhere() {
    press(at: 0)
    bench.frame([(1, .ended, 280, 150)], at: 0.1)
    expectEqual(bench.take(), ["begin", "down", "end", "upOutside"])
  }

  @Test("7.4 isTracking is true in an override of endTracking until it calls super")
  func endTracking() {
    var seen: [Bool] = []
    control.onEnd = { [unowned self] in seen = [control.isTracking, control.isTouchInside] }
    bench.tap(150, 150, at: 0)
    expectEqual(seen, [true, true])
  }

  @Test("scenario 71 · 7.5 a system interruption cancels: touchCancel, not tracking, no highlight")
  func interruption() {
    press(at: 0)
    bench.interrupt(at: 0.1)
    expectEqual(bench.take(), ["begin", "down", "cancel", "touchCancel"])
    #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
    bench.tap(150, 150, at: 1)
    expectEqual(bench.take(), ["begin", "down", "end", "upInside"])
  }

  @Test("7.5 a cancellation is sent once, at any time", arguments: 0..<4)
  func cancellation(after moves: Int) {
    press(at: 0)
    for move in 0..<moves {
      bench.move(1, 150 + 50 * Double(move), 150, at: 0.1 * Double(move + 1))
    }
    _ = bench.take()
    bench.interrupt(at: 0.5)
    bench.up(1, at: 0.6)
    expectEqual(bench.take(), ["cancel", "touchCancel"])
    #expect(!control.isTracking && control.state == .normal)
  }

  @Test("7.5 calling cancelTracking(with:) directly ends tracking without an event")
  func cancelByHand() {
    press(at: 0)
    control.cancelTracking(with: nil)
    #expect(!control.isTracking && !control.isHighlighted)
    bench.move(1, 160, 150, at: 0.1)
    bench.up(1, at: 0.2)
    expectEqual(bench.take(), ["begin", "down", "cancel nil"])
  }

  @Test("7.6 a disabled control is hit but doesn't track, and the view behind it receives nothing")
  func disabled() {
    control.isEnabled = false
    bench.tap(150, 150, at: 0)
    expectEqual(bench.take(), [])
    expectEqual(control.state, .disabled)
  }

  @Test("7.6 a control that is enabled during a touch waits for the next one")
  func enabledLate() {
    control.isEnabled = false
    press(at: 0)
    control.isEnabled = true
    bench.move(1, 160, 150, at: 0.1)
    bench.up(1, at: 0.2)
    expectEqual(bench.take(), [])
    bench.tap(150, 150, at: 1)
    expectEqual(bench.take(), ["begin", "down", "end", "upInside"])
  }

  @Test("3.8 a control forwards no touch to its superview")
  func noForwarding() {
    control.begins = false
    press(at: 0)
    bench.move(1, 160, 150, at: 0.1)
    bench.interrupt(at: 0.2)
    expectEqual(bench.take(), ["begin"])
  }

  @Test("3.8 a touch that a view in a control forwards ends there, untracked")
  func inner() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
    control.addSubview(inner)
    bench.tap(149, 150, at: 0)
    expectEqual(bench.take(), [])
    bench.tap(151, 150, at: 1)
    expectEqual(bench.take(), ["begin", "down", "end", "upInside"])
    inner.isUserInteractionEnabled = false
    bench.tap(149, 150, at: 2)
    expectEqual(bench.take(), ["begin", "down", "end", "upInside"])
  }

  @Test("7.4 during a lift's actions, isTouchInside tells where the finger was lifted")
  func insideAtLift() {
    var seen: [Bool] = []
    control.onEnd = { [unowned self] in seen.append(control.isTouchInside) }
    press(at: 0)
    bench.frame([(1, .ended, 300, 150)], at: 0.1)
    expectEqual(bench.take(), ["begin", "down", "end", "upOutside"])
    press(at: 1)
    bench.move(1, 300, 150, at: 1.1)
    bench.frame([(1, .ended, 150, 150)], at: 1.2)
    expectEqual(seen, [false, true])
    expectEqual(bench.take().last, "upInside")
  }
}
