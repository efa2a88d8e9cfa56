import Expectations
import Testing
import UIKit

/// Steppers.
@MainActor
final class UIStepperTests {
  /// At (100, 100): the left half lowers, the right half raises.
  let stepper = UIStepper()
  /// Made, with the stepper in it, when a test first asks for it.
  lazy var bench = {
    let bench = Bench()
    bench.listen(stepper)
    stepper.frame.size = CGSize(width: 94, height: 32)
    return bench
  }()

  /// The numbers that the stepper has at moments that come one after the other.
  private func values(at moments: [TimeInterval]) -> [Double] {
    moments.map { moment in
      bench.wait(until: moment)
      return stepper.value
    }
  }

  @Test("it has its own size, and numbers from 0 to 100 in steps of 1")
  func defaults() {
    expectEqual(UIStepper().bounds.size, CGSize(width: 94, height: 32))
    expectEqual(UIStepper().sizeThatFits(.zero), CGSize(width: 94, height: 32))
    #expect(stepper.value == 0 && stepper.minimumValue == 0 && stepper.maximumValue == 100)
    #expect(stepper.stepValue == 1 && stepper.isContinuous && stepper.autorepeat && !stepper.wraps)
  }

  @Test("a number is clamped, and a limit takes the other one with it")
  func limits() {
    stepper.value = 200
    expectEqual(stepper.value, 100)
    stepper.minimumValue = 300
    #expect(stepper.maximumValue == 300 && stepper.value == 300)
    stepper.maximumValue = 50
    #expect(stepper.minimumValue == 50 && stepper.value == 50)
    #expect(bench.take().isEmpty)

    let other = UIStepper()
    other.value = 20
    other.minimumValue = 30
    #expect(other.value == 30 && other.maximumValue == 100)
    other.value = 60
    other.maximumValue = 40
    #expect(other.value == 40 && other.minimumValue == 30)
  }

  @Test("a tap on a half steps once, as the finger lands")
  func tap() {
    bench.down(1, 180, 115, at: 0)
    expectEqual(stepper.value, 1)
    bench.up(1, at: 0.1)
    expectEqual(bench.take(), ["value", "down", "upInside"])
    bench.tap(110, 115, at: 1)
    expectEqual(stepper.value, 0)
    // It can't go lower: the half doesn't track.
    _ = bench.take()
    bench.tap(110, 115, at: 2)
    expectEqual(stepper.value, 0)
    #expect(!bench.take().contains("value"))
  }

  @Test("a half that is held goes on stepping, faster and faster, until the finger leaves or lifts")
  func hold() {
    bench.down(1, 180, 115, at: 0)
    expectEqual(values(at: [0.49, 0.51, 0.77, 0.97]), [1, 2, 3, 4])
    bench.move(1, 180, 400, at: 1)
    bench.wait(until: 3)
    expectEqual(stepper.value, 4)
    bench.move(1, 180, 115, at: 3.1)
    bench.wait(until: 3.7)
    expectEqual(stepper.value, 5)
    bench.up(1, at: 3.71)
    bench.wait(until: 6)
    expectEqual(stepper.value, 5)
  }

  @Test("a half that is held steps every twentieth of a second at last, and not more often")
  func fastest() {
    bench.down(1, 180, 115, at: 0)
    expectEqual(values(at: [1.55, 1.58, 1.6, 1.63, 1.65]), [10, 10, 11, 11, 12])
    bench.up(1, at: 1.66)
  }

  @Test("without autorepeat a half that is held steps once")
  func noRepeat() {
    stepper.autorepeat = false
    bench.down(1, 180, 115, at: 0)
    bench.move(1, 181, 115, at: 1)
    bench.wait(until: 3)
    expectEqual(stepper.value, 1)
  }

  @Test("one that isn't continuous sends once, at the lift; cancelled, it goes back")
  func notContinuous() {
    stepper.isContinuous = false
    bench.down(1, 180, 115, at: 0)
    bench.wait(until: 1)
    expectEqual(stepper.value, 4)
    expectEqual(bench.take(), ["down"])
    bench.up(1, at: 1.01)
    expectEqual(bench.take(), ["value", "upInside"])
    bench.down(1, 180, 115, at: 2)
    expectEqual(stepper.value, 5)
    stepper.isEnabled = false
    expectEqual(stepper.value, 4)
    bench.wait(until: 4)
    expectEqual(stepper.value, 4)
  }

  @Test("one that wraps goes on at the other limit")
  func wraps() {
    stepper.wraps = true
    stepper.maximumValue = 2
    bench.tap(110, 115, at: 0)
    expectEqual(stepper.value, 2)
    bench.tap(180, 115, at: 1)
    expectEqual(stepper.value, 0)
  }

  @Test("a step ends at a limit; where it wraps, one that ends there exactly stays there")
  func stepsToLimits() {
    stepper.stepValue = 7
    stepper.maximumValue = 14
    for (time, value) in [(0.0, 7.0), (1, 14), (2, 14)] {
      bench.tap(180, 115, at: time)
      expectEqual(stepper.value, value)
    }
    stepper.wraps = true
    for (time, value) in [(3.0, 0.0), (4, 7), (5, 14), (6, 0)] {
      bench.tap(180, 115, at: time)
      expectEqual(stepper.value, value)
    }
    stepper.value = 7
    for (time, value) in [(7.0, 0.0), (8, 14)] {
      bench.tap(110, 115, at: time)
      expectEqual(stepper.value, value)
    }
    stepper.wraps = false
    stepper.value = 10
    bench.tap(180, 115, at: 9)
    expectEqual(stepper.value, 14)
    stepper.value = 3
    bench.tap(110, 115, at: 10)
    expectEqual(stepper.value, 0)
  }

  @Test("one that wraps between equal limits doesn't track")
  func noRange() {
    stepper.wraps = true
    stepper.maximumValue = 0
    bench.down(1, 180, 115, at: 0)
    #expect(!stepper.isTracking)
    bench.up(1, at: 0.1)
    #expect(stepper.value == 0 && !bench.take().contains("value"))
  }

  @Test("a half that is held again steps as slowly as the first time")
  func heldAgain() {
    bench.down(1, 180, 115, at: 0)
    bench.wait(until: 1.6)
    bench.up(1, at: 1.61)
    stepper.value = 0
    bench.down(1, 180, 115, at: 2)
    expectEqual(values(at: [2.49, 2.51, 2.74, 2.76, 2.94, 2.96]), [1, 2, 2, 3, 3, 4])
    bench.up(1, at: 3)
  }

  @Test("one that isn't continuous sends nothing for a press that changed nothing")
  func unchanged() {
    stepper.isContinuous = false
    bench.down(1, 180, 115, at: 0)
    stepper.value = 0
    bench.up(1, at: 0.1)
    expectEqual(bench.take(), ["down", "upInside"])
    bench.tap(180, 115, at: 1)
    expectEqual(bench.take(), ["down", "value", "upInside"])
  }

  @Test("where text is read from right to left the left half raises")
  func mirrored() {
    stepper.semanticContentAttribute = .forceRightToLeft
    bench.tap(110, 115, at: 0)
    expectEqual(stepper.value, 1)
  }

  @Test("assistive code steps, and hears the number")
  func accessibility() {
    bench.wait(until: 0)
    stepper.accessibilityIncrement()
    expectEqual(stepper.accessibilityValue, "1.0")
    stepper.accessibilityDecrement()
    stepper.accessibilityDecrement()
    expectEqual(bench.take(), ["value", "value"])
    stepper.isEnabled = false
    stepper.accessibilityIncrement()
    #expect(stepper.value == 0 && bench.take().isEmpty)
  }

  @Test("the pressed half is darker, and a half that can't step is paler")
  func looks() throws {
    stepper.layoutIfNeeded()
    let layers = try #require(stepper.layer.sublayers)
    #expect(layers[3].opacity < 1 && layers[4].opacity == 1 && layers[1].frame == .zero)
    bench.down(1, 180, 115, at: 0)
    stepper.layoutIfNeeded()
    expectEqual(layers[1].frame, CGRect(x: 47, y: 0, width: 47, height: 32))
    expectEqual(layers[3].opacity, 1)
    bench.up(1, at: 0.1)
    stepper.layoutIfNeeded()
    expectEqual(layers[1].frame, .zero)
  }
}
