import MachineTesting
import Testing
import TouchCore

@Suite struct GestureConstantsTests {
  @Test("6.2, 6.4 the standard thresholds are those of the rules")
  func standard() {
    let constants = GestureConstants.standard
    #expect(constants.tapMovement == 45 && constants.tapDistance == 45)
    #expect(constants.tapHold == ms(750) && constants.tapGap == ms(350))
    #expect(constants.longPressDuration == ms(500) && constants.longPressMovement == 10)
    #expect(constants.panSlop == 10 && constants.pinchSlop == 10 && constants.pinchOffset == 8)
    #expect(constants.edgeStrip == 20)
    #expect(constants.swipeDuration == ms(500))
    #expect(LongPressMachine.Configuration().minimumPressDuration == ms(500))
    #expect(LongPressMachine.Configuration().allowableMovement == 10)
  }

  @Test("12 a machine uses the thresholds that it is given")
  func changed() {
    var constants = GestureConstants()
    constants.tapMovement = 5
    constants.tapHold = ms(100)
    constants.panSlop = 3
    constants.rotationSlop = 0.5
    var tap = TapMachine(constants: constants)
    _ = tap.began([finger(1, 0)], at: ms(0))
    #expect(tap.deadline == ms(100) + .tick)
    #expect(tap.moved([finger(1, 6)], at: ms(8)).says(.failed, 6, 5))
    var pan = PanMachine(constants: constants)
    _ = pan.began([finger(1, 0)], at: ms(0))
    #expect(pan.moved([finger(1, 4)], at: ms(8)).says(.began, 4, 3))
    #expect(pan.translation == Vector(dx: 1, dy: 0))
    var rotation = TwoFingerMachine(.angle, constants: constants)
    _ = rotation.began([finger(1, 0), finger(2, 10)], at: ms(0))
    #expect(rotation.moved([finger(2, 0, 10)], at: ms(8)).says(.began, .pi / 2, 0.5))
  }
}
