import Expectations
import Testing
import TouchCore
import UIKit

/// Rules 6: the built-in recognizers.
@MainActor
final class BuiltInRuleTests {
  lazy var bench = Bench()

  @Test("6.1 a tap takes one tap of one finger, and is recognized at its start with the lift")
  func tap() {
    let tap = bench.add(UITapGestureRecognizer(), "tap")
    #expect((tap.numberOfTapsRequired, tap.numberOfTouchesRequired) == (1, 1))
    var place = CGPoint.zero
    bench.reactions["tap!ended"] = { place = tap.location(in: nil) }
    bench.play("at   0  .1   .2\n1    b  +12  e\ntap          ended\nV    b  m          c")
    expectEqual(place, CGPoint(x: 100, y: 100))
  }

  @Test("scenario 17 · 6.2 a tap that moves 12 pt is recognized")
  func tapMoves() {
    bench.add(UITapGestureRecognizer(), "tap")
    bench.play("at   0  .05  .1\n1    b  +12  e\ntap          ended\nV    b  m          c")
  }

  @Test("6.2 a tap may move 45 pt and last 0.75 s, and no more")
  func tapLimits() {
    bench.add(UITapGestureRecognizer(), "tap")
    bench.play(
      """
      at   0  .1    .2         1  1.1    1.2  2  2.75      3  3.7500001
      1    b  +45   e          b  +45.1  e    b  e         b  e
      tap           ended                        ended
      V    b  m           c    b  m      e    b        c   b  e
      """
    )
  }

  @Test("scenario 21 · 6.2 two taps 0.5 s apart aren't a double tap: b, e, b, e")
  func slowDoubleTap() {
    bench.add(UITapGestureRecognizer(), "tap").numberOfTapsRequired = 2
    bench.play("at  0  .1  .6   .7  1.1\n1   b  e   b    e\nV   b      e b      e")
  }

  @Test(
    "6.2 the second tap may begin 0.35 s after the first lift, not later",
    arguments: [true, false]
  )
  func gap(isInTime: Bool) {
    bench.add(UITapGestureRecognizer(), "tap").numberOfTapsRequired = 2
    bench.tap(at: 0)
    bench.tap(at: isInTime ? 0.45 : 0.450001)
    expectEqual(bench.take().contains("tap!ended"), isInTime)
  }

  @Test(
    "scenario 22 · 6.1 a tap of two fingers receives one: it fails, and the view receives its end"
  )
  func oneOfTwo() {
    bench.add(UITapGestureRecognizer(), "tap").numberOfTouchesRequired = 2
    bench.play(
      "at  0  .1  1    1.1\n1   b  e   b    e\n2          b    e\nV   b  e   b2       c2\ntap             ended"
    )
  }

  @Test(
    "6.3 without a requirement the single tap is recognized on tap 1, the double tap on tap 2 alone"
  )
  func singleAndDouble() {
    bench.add(UITapGestureRecognizer(), "single")
    bench.add(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
    bench.play(
      """
      at      0  .1      .2  .3
      1       b  e       b   e
      single     ended
      double                 ended
      V       b        c b         c
      """
    )
  }

  @Test("scenario 23 · 6.4 a press begins after 0.5 s without an event, and takes the touch")
  func press() {
    bench.add(UILongPressGestureRecognizer(), "press")
    bench.play(
      """
      at     0  .499999999  .5       .7       .8
      1      b                       +200     e
      press                 began    changed  ended
      V      b                     c
      """
    )
  }

  @Test("scenario 24 · 6.4 a press may move 10 pt before it begins, and 11 fail it")
  func pressMoves() {
    bench.add(UILongPressGestureRecognizer(), "press")
    bench.play(
      """
      at     0  .2   .5       1      2  2.2  2.6  3
      1      b  +10           e      b  +11       e
      press          began    ended
      V      b  m           c        b  m         e
      """
    )
  }

  @Test("6.4 one finger too many fails a press before it begins")
  func pressTwoFingers() {
    bench.add(UILongPressGestureRecognizer(), "press")
    bench.play("at  0  .2  1\n1   b      e\n2      b\nV   b  b   e")
  }

  @Test("scenario 27 · 6.5 a pan of 9 pt stays possible, and the view receives its end at the lift")
  func shortPan() {
    bench.add(UIPanGestureRecognizer(), "pan")
    bench.play("at  0  .1  .2\n1   b  +9  e\nV   b  m   e")
  }

  @Test("6.5 a pan of exactly 10 pt begins")
  func exactPan() {
    bench.add(UIPanGestureRecognizer(), "pan")
    bench.play("at   0  .1       .2\n1    b  +10      e\npan     began    ended\nV    b        c")
  }

  @Test("scenario 28 · 6.6 a pan of 15 pt begins with a translation of 5")
  func pan() {
    let pan = bench.add(UIPanGestureRecognizer(), "pan")
    bench.reactions["pan!began"] = { expectEqual(pan.translation(in: nil), CGPoint(x: 5, y: 0)) }
    bench.play("at   0  .1       .2\n1    b  +15      e\npan     began    ended\nV    b        c")
  }

  @Test("scenario 30 · 6.6 translations set to zero each time add up to the travel minus 10")
  func setTranslation() {
    let pan = bench.add(UIPanGestureRecognizer(), "pan")
    var sum: CGFloat = 0
    for state in ["began", "changed", "ended"] {
      bench.reactions["pan!\(state)"] = {
        sum += pan.translation(in: nil).x
        pan.setTranslation(.zero, in: nil)
        // The end keeps its velocity, to throw with (rule 6.8).
        expectEqual((pan.velocity(in: nil) == .zero), (state != "ended"))
      }
    }
    bench.down(1, 100, 100, at: 0)
    for step in 1...20 { bench.move(1, 100 + Double(step * 7), 100, at: Double(step) / 100) }
    bench.up(1, at: 0.3)
    #expect(abs(sum - 130) < 1e-9)
  }

  @Test(
    "6.7 a finger that joins or leaves changes no translation; one too many is ignored or fails"
  )
  func fingers() {
    let pan = bench.add(UIPanGestureRecognizer(), "pan")
    pan.maximumNumberOfTouches = 2
    var seen: [CGFloat] = []
    for state in ["began", "changed", "ended"] {
      bench.reactions["pan!\(state)"] = { seen.append(pan.translation(in: nil).x) }
    }
    bench.play(
      """
      at   0  .1       .2        .25   .3       .4  .5   .6       .7
      1    b  +20                      +10      e
      2                b300,300        +10               +5       e
      3                          b9,9               +99
      pan     began                    changed           changed  ended
      V    b        c            b                  m
      """
    )
    expectEqual(seen, [10, 20, 25, 25])
    bench.play("at   1       1.1\n4    b50,50  +50\n5    b99,9\n6    b50,9\nV    b3      m")
  }

  @Test("6.8 velocity is in pt/s, and a rest before the lift doesn't change it")
  func velocity() {
    let pan = bench.add(UIPanGestureRecognizer(), "pan")
    var velocity: CGFloat = 0
    bench.reactions["pan!ended"] = { velocity = pan.velocity(in: nil).x }
    bench.down(1, 0, 100, at: 0)
    for step in 1...10 { bench.move(1, Double(step * 10), 100, at: Double(step) / 100) }
    bench.up(1, at: 2)
    #expect(abs(velocity - 1000) < 1e-6)
  }

  @Test("scenario 32 · 6.10 a swipe of 100 pt at 0.5 s counts, at 0.501 s it doesn't")
  func swipe() {
    bench.add(UISwipeGestureRecognizer(), "swipe")
    bench.play(
      """
      at     0  .5       .6  1  1.501  1.6
      1      b  +100     e   b  +100   e
      swipe     ended
      V      b        c      b  m      e
      """
    )
  }

  @Test("scenario 34 · 6.10 a swipe that first moves back by a point isn't recognized")
  func swipeBack() {
    bench.add(UISwipeGestureRecognizer(), "swipe")
    bench.play("at  0  .05  .1    .2\n1   b  -1   +100  e\nV   b  m    m     e")
  }

  @Test("6.10 a swipe is recognized once, during the move, at its start")
  func swipePlace() {
    let swipe = bench.add(UISwipeGestureRecognizer(), "swipe")
    expectEqual(swipe.direction, .right)
    var place = CGPoint.zero
    bench.reactions["swipe!ended"] = { place = swipe.location(in: nil) }
    bench.play("at     0  .1     .2\n1      b  +60    +60\nswipe     ended\nV      b        c")
    expectEqual(place, CGPoint(x: 100, y: 100))
  }

  @Test("6.11 a pinch begins at 10 pt, not at 8; its scale is distance / (start + 8)")
  func pinch() {
    let pinch = bench.add(UIPinchGestureRecognizer(), "pinch")
    var scales: [CGFloat] = []
    for state in ["began", "changed"] {
      bench.reactions["pinch!\(state)"] = { scales.append(pinch.scale) }
    }
    bench.play(
      """
      at     0   .1  .2       .3       .4       .5
      1      b                                  e
      2      b   +8  +2       +106     e
      pinch          began    changed           ended
      V      b2  m         c2
      """
    )
    let first: CGFloat = 110 / 108
    expectEqual(scales, [first, 2])
  }

  @Test(
    "scenario 36 · 6.12 a rotation of 45° is reported as 40°, and 9.9° as none",
    arguments: [45.0, 9.9]
  )
  func rotation(degrees: Double) {
    let rotation = bench.add(UIRotationGestureRecognizer(), "rotation")
    let angle = degrees * .pi / 180
    bench.frame([(1, .began, 100, 100), (2, .began, 200, 100)], at: 0)
    let turned = CGAffineTransform(rotationAngle: angle)
    bench.move(2, 100 + 100 * turned.a, 100 + 100 * turned.b, at: 0.1)
    let expected = degrees > 10 ? angle - 5 * .pi / 180 : 0
    #expect(abs(rotation.rotation - expected) < 1e-9)
    expectEqual(bench.take().contains("rotation!began"), (degrees > 10))
  }

  @Test("6.13 the first velocities of pinch and rotation are those of the last step")
  func firstVelocity() {
    let pinch = bench.add(UIPinchGestureRecognizer(), "pinch")
    bench.frame([(1, .began, 100, 100), (2, .began, 192, 100)], at: 0)
    bench.move(2, 212, 100, at: 0.1)
    #expect(abs(pinch.velocity - 2) < 1e-9)
  }

  @Test("6.14 an edge pan begins within 20 pt of its edge, and inwards")
  func edgePan() {
    bench.add(UIScreenEdgePanGestureRecognizer(), "edge").edges = .left
    bench.play(
      """
      at    0       .1       .2     1       1.1  1.2  2      2.1    2.2
      1     b20,99  +40      e      b21,99  +40  e    b9,99  +5,30  e
      edge          began    ended
      V     b              c        b       m    e    b      m      e
      """
    )
  }

  @Test("6.15 hover follows the pointer, view by view, whatever touches do")
  func hover() {
    let w = bench.view("W", CGRect(x: 0, y: 0, width: 50, height: 50), in: bench.p)
    bench.add(UIHoverGestureRecognizer(), "hover", to: w)
    bench.add(UITapGestureRecognizer(), "tap", to: w)
    bench.frame([(9, .regionEntered, 100, 10)], at: 0)
    bench.frame([(9, .regionMoved, 20, 10)], at: 0.1)
    bench.tap(10, 10, at: 0.2)
    bench.frame([(9, .regionMoved, 30, 10)], at: 0.4)
    bench.frame([(9, .regionMoved, 51, 10)], at: 0.5)
    bench.frame([(9, .regionExited, 51, 10)], at: 0.6)
    expectEqual(
      bench.take(),
      [
        "hover!began", "W b", "tap!ended", "W c", "hover!changed", "hover!ended",
      ]
    )
  }

  @Test("6.15 a hover recognizer that is disabled and enabled follows the pointer again")
  func hoverOffAndOn() {
    let hover = bench.add(UIHoverGestureRecognizer(), "hover")
    bench.frame([(9, .regionEntered, 100, 10)], at: 0)
    hover.isEnabled = false
    bench.wait(until: 0.1)
    hover.isEnabled = true
    bench.frame([(9, .regionMoved, 110, 10)], at: 0.2)
    bench.frame([(9, .regionExited, 110, 10)], at: 0.3)
    expectEqual(bench.take(), ["hover!began", "hover!cancelled", "hover!began", "hover!ended"])
  }

  @Test("6.15 · 3.9 an interruption cancels a hover, and the pointer may begin another one")
  func hoverInterrupted() {
    bench.add(UIHoverGestureRecognizer(), "hover")
    bench.frame([(9, .regionEntered, 100, 10)], at: 0)
    bench.interrupt(at: 0.1)
    bench.frame([(9, .regionMoved, 110, 10)], at: 0.2)
    bench.frame([(9, .regionExited, 110, 10)], at: 0.3)
    expectEqual(bench.take(), ["hover!began", "hover!cancelled", "hover!began", "hover!ended"])
  }

  @Test("6.16 pan, pinch and rotation on one view exclude each other", arguments: [true, false])
  func exclusion(isAllowed: Bool) {
    let questions = Questions()
    questions.together = { _, _ in isAllowed }
    bench.add(UIPanGestureRecognizer(), "pan").delegate = questions
    bench.add(UIRotationGestureRecognizer(), "rotation").delegate = questions
    bench.add(UIPinchGestureRecognizer(), "pinch").delegate = questions
    bench.frame([(1, .began, 100, 100), (2, .began, 200, 100)], at: 0)
    bench.frame([(1, .moved, 80, 130), (2, .moved, 260, 60)], at: 0.1)
    let began = bench.take().filter { $0.contains("!") }
    expectEqual(
      Set(began),
      (isAllowed ? ["pinch!began", "rotation!began", "pan!began"] : ["pinch!began"])
    )
  }

  @Test("6.11, 6.12 scale and rotation continue from the values that an action sets")
  func settingScaleAndRotation() {
    let pinch = bench.add(UIPinchGestureRecognizer(), "pinch")
    let rotation = bench.add(UIRotationGestureRecognizer(), "rotation")
    let questions = Questions()
    questions.together = { _, _ in true }
    pinch.delegate = questions
    func turn(_ degrees: Double, _ length: Double, at time: Double) {
      let angle = CGAffineTransform(rotationAngle: CGFloat(degrees * .pi / 180))
      let place = CGPoint(x: length, y: 0).applying(angle)
      bench.move(2, 100 + Double(place.x), 100 + Double(place.y), at: time)
    }
    bench.down(1, 100, 100, at: 0)
    bench.down(2, 200, 100, at: 0)
    turn(45, 200, at: 0.1)
    #expect(pinch.state == .began && rotation.state == .began)
    #expect(isNear(Double(rotation.rotation), 40 * .pi / 180))
    pinch.scale = 3
    rotation.rotation = 1
    #expect(pinch.scale == 3 && rotation.rotation == 1)
    turn(65, 100, at: 0.2)
    #expect(isNear(Double(pinch.scale), 1.5))
    #expect(isNear(Double(rotation.rotation), 1 + 20 * .pi / 180))
  }
}
