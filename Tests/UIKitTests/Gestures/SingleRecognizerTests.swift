import Testing
import TouchCore
import UIKit

@Suite("One recognizer") @MainActor
final class SingleRecognizerTests {
  lazy var bench = Bench()

  @Test("5.2 a tap: the action first, then the view hears of the cancellation")
  func tap() {
    bench.add(UITapGestureRecognizer(), "tap")
    bench.tap(at: 0)
    #expect(bench.take() == ["V b", "tap!ended", "V c"])
  }

  @Test("5.2 behind a switch the cancellation comes first")
  func cancellationFirst() {
    bench.application.gestureConstants.cancelsTouchesBeforeAction = true
    bench.add(UITapGestureRecognizer(), "tap")
    bench.tap(at: 0)
    #expect(bench.take() == ["V b", "V c", "tap!ended"])
  }

  @Test("6.2 a tap may move 12 points")
  func tapMoves() {
    bench.add(UITapGestureRecognizer(), "tap")
    bench.down(1, 100, 100, at: 0)
    bench.move(1, 112, 100, at: 0.05)
    bench.up(1, at: 0.1)
    #expect(bench.take() == ["V b", "V m", "tap!ended", "V c"])
  }

  @Test("5.6 the view's end waits for a second tap until the gap is over")
  func delayedEnd() {
    let tap = bench.add(UITapGestureRecognizer(), "tap")
    tap.numberOfTapsRequired = 2
    bench.tap(at: 0)
    #expect(bench.take() == ["V b"])
    bench.wait(until: 0.45)
    #expect(bench.take() == [])
    bench.wait(until: 0.451)
    #expect(bench.take() == ["V e"])
  }

  @Test("6.2 two taps 0.5 s apart are no double tap")
  func slowDoubleTap() {
    let tap = bench.add(UITapGestureRecognizer(), "tap")
    tap.numberOfTapsRequired = 2
    bench.tap(at: 0)
    bench.tap(at: 0.6)
    bench.wait(until: 2)
    #expect(bench.take() == ["V b", "V e", "V b", "V e"])
  }

  @Test("6.4 a press begins without an event, and takes the touch from the view")
  func press() {
    bench.add(UILongPressGestureRecognizer(), "press")
    bench.down(1, 100, 100, at: 0)
    bench.wait(until: 0.499_999)
    #expect(bench.take() == ["V b"])
    bench.wait(until: 0.5)
    #expect(bench.take() == ["press!began", "V c"])
    bench.move(1, 300, 300, at: 0.7)
    bench.up(1, at: 0.8)
    #expect(bench.take() == ["press!changed", "press!ended"])
  }

  @Test("6.4 a press that moves 11 points before it begins fails")
  func pressMoves() {
    bench.add(UILongPressGestureRecognizer(), "press")
    bench.down(1, 100, 100, at: 0)
    bench.move(1, 111, 100, at: 0.2)
    bench.wait(until: 1)
    bench.up(1, at: 1.1)
    #expect(bench.take() == ["V b", "V m", "V e"])
  }

  @Test("6.5 a pan of 9 points stays possible, and the view gets its end at the lift")
  func shortPan() {
    bench.add(UIPanGestureRecognizer(), "pan")
    bench.down(1, 100, 100, at: 0)
    bench.move(1, 109, 100, at: 0.1)
    bench.up(1, at: 0.2)
    #expect(bench.take() == ["V b", "V m", "V e"])
  }

  @Test("6.6 a pan of 15 points begins with a translation of 5")
  func pan() {
    let pan = bench.add(UIPanGestureRecognizer(), "pan")
    bench.reactions["pan!began"] = {
      #expect(pan.translation(in: nil) == CGPoint(x: 5, y: 0))
      #expect(pan.state == .began)
    }
    bench.down(1, 100, 100, at: 0)
    bench.move(1, 115, 100, at: 0.1)
    bench.up(1, at: 0.2)
    #expect(bench.take() == ["V b", "pan!began", "V c", "pan!ended"])
  }

  @Test("6.6 translations that are set to zero each time add up to the travel less 10")
  func setTranslation() {
    let pan = bench.add(UIPanGestureRecognizer(), "pan")
    var sum: CGFloat = 0
    for state in ["began", "changed", "ended"] {
      bench.reactions["pan!\(state)"] = {
        sum += pan.translation(in: nil).x
        pan.setTranslation(.zero, in: nil)
      }
    }
    bench.down(1, 100, 100, at: 0)
    for step in 1...20 { bench.move(1, 100 + Double(step * 7), 100, at: Double(step) / 100) }
    bench.up(1, at: 0.3)
    #expect(abs(sum - 130) < 1e-9)
  }

  @Test("4.8 an active pan speaks in every pass in which its touch moved, and in no other")
  func changedActions() {
    bench.add(UIPanGestureRecognizer(), "pan")
    bench.down(1, 100, 100, at: 0)
    bench.move(1, 120, 100, at: 0.1)
    bench.move(1, 130, 100, at: 0.2)
    bench.down(2, 300, 300, at: 0.3)
    bench.wait(until: 0.5)
    bench.up(2, at: 0.6)
    bench.up(1, at: 0.7)
    #expect(bench.take() == ["V b", "pan!began", "V c", "pan!changed", "pan!ended"])
  }

  @Test("6.12 a turn of 45° is reported as 40°")
  func rotation() {
    let rotation = bench.add(UIRotationGestureRecognizer(), "rotation")
    bench.frame([(1, .began, 100, 100), (2, .began, 200, 100)], at: 0)
    let half = 100 * 0.5.squareRoot()
    bench.move(2, 100 + half, 100 + half, at: 0.1)
    #expect(abs(rotation.rotation - 40 * .pi / 180) < 1e-9)
    #expect(bench.take() == ["V b2", "rotation!began", "V c2"])
  }

  @Test("6.10 a swipe of 100 points at 0.5 s counts, 1 ms later it doesn't")
  func swipe() {
    bench.add(UISwipeGestureRecognizer(), "swipe")
    bench.down(1, 100, 100, at: 0)
    bench.move(1, 200, 100, at: 0.5)
    bench.up(1, at: 0.6)
    #expect(bench.take() == ["V b", "swipe!ended", "V c"])
    bench.down(1, 100, 100, at: 1)
    bench.move(1, 200, 100, at: 1.501)
    bench.up(1, at: 1.6)
    #expect(bench.take() == ["V b", "V m", "V e"])
  }

  @Test("6.14 an edge pan begins at the edge only")
  func edgePan() {
    let pan = bench.add(UIScreenEdgePanGestureRecognizer(), "edge")
    pan.edges = .left
    bench.down(1, 20, 100, at: 0)
    bench.move(1, 60, 100, at: 0.1)
    bench.up(1, at: 0.2)
    bench.down(1, 21, 100, at: 1)
    bench.move(1, 60, 100, at: 1.1)
    bench.up(1, at: 1.2)
    #expect(bench.take() == ["V b", "edge!began", "V c", "edge!ended", "V b", "V m", "V e"])
  }

  @Test("6.15 hover begins, follows and ends with the pointer, whatever touches do")
  func hover() {
    bench.add(UIHoverGestureRecognizer(), "hover")
    bench.add(UITapGestureRecognizer(), "tap")
    bench.frame([(9, .regionEntered, 10, 10)], at: 0)
    bench.frame([(9, .regionMoved, 20, 10)], at: 0.1)
    bench.tap(at: 0.2)
    bench.frame([(9, .regionMoved, 30, 10)], at: 0.4)
    bench.frame([(9, .regionExited, 30, 10)], at: 0.5)
    #expect(
      bench.take() == [
        "hover!began", "hover!changed", "V b", "tap!ended", "V c", "hover!changed", "hover!ended",
      ]
    )
  }

  @Test("4.24 switched off, an active gesture is cancelled and forgets the finger")
  func disabling() {
    let pan = bench.add(UIPanGestureRecognizer(), "pan")
    bench.down(1, 100, 100, at: 0)
    bench.move(1, 150, 100, at: 0.1)
    pan.isEnabled = false
    pan.isEnabled = true
    bench.move(1, 200, 100, at: 0.2)
    bench.up(1, at: 0.3)
    #expect(bench.take() == ["V b", "pan!began", "V c", "pan!cancelled"])
    bench.down(1, 100, 100, at: 1)
    bench.move(1, 150, 100, at: 1.1)
    #expect(bench.take() == ["V b", "pan!began", "V c"])
  }

  @Test("4.28 a recognizer that is removed while active is cancelled")
  func removing() {
    let pan = bench.add(UIPanGestureRecognizer(), "pan")
    bench.down(1, 100, 100, at: 0)
    bench.move(1, 150, 100, at: 0.1)
    bench.v.removeGestureRecognizer(pan)
    bench.move(1, 200, 100, at: 0.2)
    #expect(bench.take() == ["V b", "pan!began", "V c", "pan!cancelled"])
  }

  @Test("4.3 a pan whose action sets ended ends once, and the finger is ignored")
  func endingByHand() {
    let pan = bench.add(UIPanGestureRecognizer(), "pan")
    bench.reactions["pan!changed"] = { pan.state = .ended }
    bench.down(1, 100, 100, at: 0)
    bench.move(1, 150, 100, at: 0.1)
    bench.move(1, 160, 100, at: 0.2)
    bench.move(1, 170, 100, at: 0.3)
    bench.up(1, at: 0.4)
    #expect(bench.take() == ["V b", "pan!began", "V c", "pan!changed", "pan!ended"])
  }
}
