import Expectations
import Testing
import TouchCore
import UIKit

/// Controls and recognizers.
@MainActor
final class ControlGestureTests {
  lazy var bench = Bench()

  @Test("scenario 69 · 7.8 a superview's tap loses to the button")
  func tapOverButton() {
    bench.listen(UIButton())
    bench.add(UITapGestureRecognizer(), "tap", to: bench.p)
    bench.tap(150, 150, at: 0)
    expectEqual(bench.take(), ["down", "upInside", "primary"])
    // Beside the button the tap is recognized.
    bench.tap(50, 50, at: 1)
    expectEqual(bench.take(), ["V b", "tap!ended", "V c"])
  }

  @Test("7.8 the window's tap fails too, also if a view that covers the button was touched")
  func tapOverContent() {
    let button = bench.listen(UIButton())
    button.addSubview(UIView(frame: button.bounds))
    bench.add(UITapGestureRecognizer(), "tap", to: bench.window)
    bench.tap(150, 150, at: 0)
    expectEqual(bench.take(), [])
  }

  @Test("7.8 a tap that delays touches fails as well, and the button receives them")
  func delayedTap() {
    bench.listen(UIButton())
    bench.add(UITapGestureRecognizer(), "tap", to: bench.p).delaysTouchesBegan = true
    bench.tap(150, 150, at: 0)
    expectEqual(bench.take(), ["down", "upInside", "primary"])
  }

  @Test("scenario 70 · 7.8 a tap on the button itself wins: touchDown, tap, touchCancel")
  func tapOnButton() {
    let button = bench.listen(UIButton())
    bench.add(UITapGestureRecognizer(), "tap", to: button)
    bench.tap(150, 150, at: 0)
    expectEqual(bench.take(), ["down", "tap!ended", "touchCancel"])
    #expect(!button.isTracking && !button.isHighlighted)
  }

  @Test("7.8 a tap on a view in the button wins as well")
  func tapInButton() {
    let button = bench.listen(UIButton())
    let inner = UIView(frame: button.bounds)
    button.addSubview(inner)
    bench.add(UITapGestureRecognizer(), "tap", to: inner)
    bench.tap(150, 150, at: 0)
    expectEqual(bench.take(), ["tap!ended"])
  }

  @Test("7.8 two taps, two fingers and other gestures of a superview don't fail")
  func otherGestures() {
    let button = bench.listen(UIButton())
    button.isMultipleTouchEnabled = true
    let double = bench.add(UITapGestureRecognizer(), "double", to: bench.p)
    double.numberOfTapsRequired = 2
    bench.tap(150, 150, at: 0)
    bench.tap(150, 150, at: 0.2)
    #expect(bench.take().contains("double!ended"))
    bench.p.removeGestureRecognizer(double)
    let twoFingers = bench.add(UITapGestureRecognizer(), "two", to: bench.p)
    twoFingers.numberOfTouchesRequired = 2
    bench.frame([(1, .began, 150, 150), (2, .began, 160, 160)], at: 2)
    bench.frame([(1, .ended, 150, 150), (2, .ended, 160, 160)], at: 2.1)
    #expect(bench.take().contains("two!ended"))
    bench.p.removeGestureRecognizer(twoFingers)
    bench.add(UILongPressGestureRecognizer(), "press", to: bench.p)
    bench.down(1, 150, 150, at: 4)
    bench.wait(until: 4.6)
    expectEqual(bench.take(), ["down", "press!began", "touchCancel"])
  }

  @Test("7.8 a superview's tap wins over a disabled button, and over a plain control")
  func nothingToDefend() {
    let button = bench.listen(UIButton())
    button.isEnabled = false
    bench.add(UITapGestureRecognizer(), "tap", to: bench.p)
    bench.tap(150, 150, at: 0)
    expectEqual(bench.take(), ["tap!ended"])
    button.removeFromSuperview()
    bench.listen(UIControl())
    bench.tap(150, 150, at: 1)
    expectEqual(bench.take(), ["down", "tap!ended", "touchCancel"])
  }

  @Test("5.1 a superview's pan takes the touch from the button")
  func panOverButton() {
    bench.listen(UIButton())
    bench.add(UIPanGestureRecognizer(), "pan", to: bench.p)
    bench.down(1, 150, 150, at: 0)
    bench.move(1, 165, 150, at: 0.1)
    bench.up(1, at: 0.2)
    expectEqual(bench.take(), ["down", "pan!began", "touchCancel", "pan!ended"])
  }

  @Test("5.6 a superview's double tap delays the lift for the button until it fails")
  func heldLift() {
    bench.listen(UIButton())
    let double = bench.add(UITapGestureRecognizer(), "double", to: bench.p)
    double.numberOfTapsRequired = 2
    bench.tap(150, 150, at: 0)
    expectEqual(bench.take(), ["down"])
    bench.wait(until: 0.5)
    expectEqual(bench.take(), ["upInside", "primary"])
  }

  // MARK: Slider

  private func slider() -> UISlider {
    let slider = bench.listen(UISlider())
    slider.frame = CGRect(x: 100, y: 100, width: 231, height: 34)
    slider.value = 0.5
    return slider
  }

  private func swipe(_ direction: UISwipeGestureRecognizer.Direction) {
    let swipe = bench.add(UISwipeGestureRecognizer(), "swipe", to: bench.p)
    swipe.direction = direction
  }

  private func stroke(fromX x: Double, fromY y: Double, dx: Double, dy: Double) -> [String] {
    bench.down(1, x, y, at: 0)
    bench.move(1, x + dx / 2, y + dy / 2, at: 0.1)
    bench.move(1, x + dx, y + dy, at: 0.2)
    bench.up(1, at: 0.3)
    return bench.take()
  }

  @Test("7.8 a swipe along the slider fails on the knob", arguments: [1.0, -1])
  func swipeOnKnob(sign: Double) {
    let slider = slider()
    swipe(sign > 0 ? .right : .left)
    let log = stroke(fromX: 215, fromY: 117, dx: 80 * sign, dy: 0)
    #expect(!log.contains("swipe!ended") && log.last == "upInside")
    #expect(abs(slider.value - (0.5 + 0.4 * Float(sign))) < 1e-6)
  }

  @Test("7.8 beside the knob, and across the slider, the swipe wins")
  func swipeBesideKnob() {
    _ = slider()
    swipe(.right)
    expectEqual(stroke(fromX: 120, fromY: 117, dx: 80, dy: 0), ["swipe!ended"])
  }

  @Test("7.8 a swipe across the slider wins on the knob")
  func swipeAcross() {
    _ = slider()
    swipe(.down)
    #expect(stroke(fromX: 215, fromY: 117, dx: 0, dy: 80).contains("swipe!ended"))
  }

  @Test("7.8 a vertical slider resists along the other axis")
  func uprightSlider() {
    let slider = slider()
    slider.transform = CGAffineTransform(rotationAngle: .pi / 2)
    swipe([.down, .up])
    let log = stroke(fromX: 215, fromY: 117, dx: 0, dy: 80)
    #expect(!log.contains("swipe!ended"))
    #expect(abs(slider.value - 0.9) < 1e-6)
  }

  @Test("7.8 a swipe on the slider itself wins on the knob")
  func swipeOnSlider() {
    let slider = slider()
    let swipe = bench.add(UISwipeGestureRecognizer(), "swipe", to: slider)
    swipe.direction = .right
    let log = stroke(fromX: 215, fromY: 117, dx: 80, dy: 0)
    expectEqual(log.suffix(2), ["swipe!ended", "touchCancel"])
  }

  @Test("7.8 a disabled slider resists nothing")
  func disabledSlider() {
    slider().isEnabled = false
    swipe(.right)
    expectEqual(stroke(fromX: 215, fromY: 117, dx: 80, dy: 0), ["swipe!ended"])
  }

  // MARK: Switch

  @Test("7.8 a superview's tap fails on the switch")
  func tapOverSwitch() {
    let toggle = bench.listen(UISwitch())
    bench.add(UITapGestureRecognizer(), "tap", to: bench.p)
    bench.tap(125, 115, at: 0)
    expectEqual(bench.take(), ["value", "upInside"])
    #expect(toggle.isOn)
  }

  @Test("7.8 a superview's pan along the switch fails on the knob")
  func panOnKnob() {
    let toggle = bench.listen(UISwitch())
    bench.add(UIPanGestureRecognizer(), "pan", to: bench.p)
    let log = stroke(fromX: 115, fromY: 115, dx: 30, dy: 0)
    expectEqual(log, ["dragInside", "dragInside", "value", "upInside"])
    #expect(toggle.isOn)
  }

  @Test(
    "7.8 across the switch, and beside the knob, the pan wins",
    arguments: [(115.0, 0.0, 30.0), (140, 30, 0)]
  )
  func panElsewhere(x: Double, dx: Double, dy: Double) {
    let toggle = bench.listen(UISwitch())
    bench.add(UIPanGestureRecognizer(), "pan", to: bench.p)
    let log = stroke(fromX: x, fromY: 115, dx: dx, dy: dy)
    expectEqual(log, ["pan!began", "touchCancel", "pan!changed", "pan!ended"])
    #expect(!toggle.isOn)
  }

  @Test("7.8 a pan on the switch itself wins on the knob")
  func panOnSwitch() {
    let toggle = bench.listen(UISwitch())
    bench.add(UIPanGestureRecognizer(), "pan", to: toggle)
    let log = stroke(fromX: 115, fromY: 115, dx: 30, dy: 0)
    expectEqual(log.prefix(2), ["pan!began", "touchCancel"])
  }

  @Test(
    "7.8 the knob of a switch that is on lies at the other end",
    arguments: [(135.0, true), (110, false)]
  )
  func panOnKnobOfOn(x: Double, losesPan: Bool) {
    let toggle = bench.listen(UISwitch())
    toggle.isOn = true
    bench.add(UIPanGestureRecognizer(), "pan", to: bench.p)
    let log = stroke(fromX: x, fromY: 115, dx: -30, dy: 0)
    expectEqual(log.contains("pan!began"), !losesPan)
    expectEqual(toggle.isOn, !losesPan)
  }
}
