import Expectations
import MachineTesting
import Testing
import TouchCore

struct GestureConstantsTests {
  @Test("6.2, 6.4 the standard thresholds are those of the rules")
  func standard() {
    let thresholds = GestureConstants.standard
    #expect(thresholds.tapMovement == 45 && thresholds.tapDistance == 45)
    #expect(thresholds.tapHold == ms(750) && thresholds.tapGap == ms(350))
    #expect(thresholds.longPressDuration == ms(500) && thresholds.longPressMovement == 10)
    #expect(thresholds.panSlop == 10 && thresholds.pinchSlop == 10 && thresholds.pinchOffset == 8)
    expectEqual(thresholds.edgeStrip, 20)
    expectEqual(thresholds.swipeDuration, ms(500))
    expectEqual(LongPressMachine.Configuration().minimumPressDuration, ms(500))
    expectEqual(LongPressMachine.Configuration().allowableMovement, 10)
  }

  @Test("12 a machine uses the thresholds that it is given")
  func changed() {
    var thresholds = GestureConstants()
    thresholds.tapMovement = 5
    thresholds.tapHold = ms(100)
    thresholds.panSlop = 3
    thresholds.rotationSlop = 0.5
    var tap = TapMachine(thresholds: thresholds)
    _ = tap.began([finger(1, 0)], at: ms(0))
    expectEqual(tap.deadline, ms(100) + .tick)
    #expect(tap.moved([finger(1, 6)], at: ms(8)).says(.failed, 6, 5))
    var pan = PanMachine(thresholds: thresholds)
    _ = pan.began([finger(1, 0)], at: ms(0))
    #expect(pan.moved([finger(1, 4)], at: ms(8)).says(.began, 4, 3))
    expectEqual(pan.translation, Vector(dx: 1, dy: 0))
    var rotation = TwoFingerMachine(.angle, thresholds: thresholds)
    _ = rotation.began([finger(1, 0), finger(2, 10)], at: ms(0))
    #expect(rotation.moved([finger(2, 0, 10)], at: ms(8)).says(.began, .pi / 2, 0.5))
  }
}
