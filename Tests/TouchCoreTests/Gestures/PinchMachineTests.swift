import Expectations
import MachineTesting
import Testing
import TouchCore

struct PinchMachineTests {
  /// A pinch with two fingers down, 100 points apart.
  private func machine() -> TwoFingerMachine {
    var pinch = TwoFingerMachine(.distance)
    _ = pinch.began([finger(1, 0)], at: ms(0))
    _ = pinch.began([finger(2, 100)], at: ms(0))
    return pinch
  }

  @Test("6.11 a pinch begins when the distance has changed by exactly 10 points, and not by 8")
  func slop() {
    for (sign, scale) in [(1.0, 110.0 / 108), (-1, 90.0 / 92)] {
      var pinch = machine()
      #expect(pinch.moved([finger(2, 100 + sign * 8)], at: ms(8)).says(nil, 8, 10))
      #expect(pinch.moved([finger(2, 100 + sign * 9.99)], at: ms(16)).says(nil, 9.99, 10))
      expectEqual(pinch.value, 1)
      #expect(pinch.moved([finger(2, 100 + sign * 10)], at: ms(24)).says(.began, 10, 10))
      #expect((pinch.value - scale).magnitude < 1e-12)
    }
  }

  @Test("6.11 the scale follows the distance; setting it rebases and resets the velocity")
  func scale() {
    var pinch = machine()
    _ = pinch.moved([finger(2, 120)], at: ms(8))
    expectEqual(pinch.moved([finger(2, 216)], at: ms(16)), .init(.changed, .following))
    #expect((pinch.value - 2).magnitude < 1e-12)
    #expect(pinch.velocity > 0)
    pinch.value = 1
    expectEqual(pinch.value, 1)
    expectEqual(pinch.velocity, 0)
    _ = pinch.moved([finger(2, 108)], at: ms(24))
    #expect((pinch.value - 0.5).magnitude < 1e-12)
  }

  @Test("6.13 a scale that is set in the action of the end leaves the velocity")
  func scaleAtTheEnd() {
    var pinch = machine()
    _ = pinch.moved([finger(2, 104)], at: ms(10))
    _ = pinch.moved([finger(2, 112)], at: ms(20))
    _ = pinch.ended([finger(1, 0), finger(2, 112)], at: ms(30))
    let velocity = pinch.velocity
    #expect(velocity > 0)
    pinch.value = 1
    expectEqual(pinch.value, 1)
    #expect((pinch.velocity - velocity).magnitude < 1e-9)
  }

  @Test("6.13 the first velocity is that of the last step")
  func velocity() {
    var pinch = machine()
    _ = pinch.moved([finger(2, 104)], at: ms(10))
    expectEqual(pinch.moved([finger(2, 112)], at: ms(20)).wish, .began)
    #expect((pinch.velocity - 8 / 108.0 / 0.01).magnitude < 1e-9)
    _ = pinch.ended([finger(1, 0)], at: ms(500))
    #expect((pinch.velocity - 8 / 108.0 / 0.01).magnitude < 1e-9)
  }

  @Test("6.11 with one finger left the scale stays, and continues with the next finger")
  func oneFinger() {
    var pinch = machine()
    _ = pinch.moved([finger(2, 216)], at: ms(8))
    expectEqual(
      pinch.ended([finger(1, 0)], at: ms(16)).reason,
      .measured(.tooFewTouches, 1, limit: 2)
    )
    expectEqual(pinch.moved([finger(2, 500)], at: ms(24)).wish, .changed)
    #expect((pinch.value - 2).magnitude < 1e-12)
    expectEqual(pinch.began([finger(3, 450)], at: ms(32)), .init(nil, .following))
    #expect((pinch.value - 2).magnitude < 1e-12)
    expectEqual(pinch.moved([finger(3, 400)], at: ms(40)).wish, .changed)
    #expect((pinch.value - 4).magnitude < 1e-12)
    _ = pinch.ended([finger(3, 400)], at: ms(48))
    expectEqual(pinch.ended([finger(2, 500)], at: ms(56)), .init(.ended, .lifted))
  }

  @Test("6.11 a third finger is ignored, before the beginning and after it")
  func thirdFinger() {
    var pinch = machine()
    #expect(!pinch.ignores(Contact.ID(1)))
    expectNil(pinch.began([finger(3, 50)], at: ms(8)).wish)
    #expect(pinch.ignores(Contact.ID(3)))
    #expect(pinch.moved([finger(3, 500)], at: ms(16)).says(nil, 0, 10))
  }

  @Test("6.11 fingers that lift one by one leave the spread that they reached as the reason")
  func lifted() {
    var pinch = machine()
    _ = pinch.moved([finger(2, 107)], at: ms(8))
    expectNil(pinch.ended([finger(1, 0)], at: ms(16)).wish)
    #expect(pinch.ended([finger(2, 107)], at: ms(24)).says(.failed, 7, 10))
    var one = TwoFingerMachine(.distance)
    _ = one.began([finger(1, 0)], at: ms(0))
    expectEqual(
      one.ended([finger(1, 0)], at: ms(8)),
      .init(.failed, .measured(.tooFewTouches, 1, limit: 2))
    )
  }

  @Test(
    "6.11 the frame in which a finger leaves begins no pinch, and the reason is the spread before it"
  )
  func leavingFrame() {
    var pinch = machine()
    _ = pinch.moved([finger(2, 107)], at: ms(8))
    pinch.located([], leaving: [finger(1, -50)], at: ms(16))
    #expect(pinch.moved([finger(2, 120)], at: ms(16)).says(nil, 7, 10))
    _ = pinch.ended([finger(1, -50)], at: ms(16))
    #expect(pinch.ended([finger(2, 120)], at: ms(24)).says(.failed, 7, 10))
    // The next attempt's second finger is measured from where it is.
    pinch.reset()
    _ = pinch.began([finger(1, 0), finger(2, 100)], at: ms(32))
    pinch.located([finger(2, 109)], leaving: [finger(1, 0)], at: ms(40))
    _ = pinch.ended([finger(1, 0)], at: ms(40))
    _ = pinch.began([finger(3, 9)], at: ms(48))
    #expect(pinch.moved([finger(2, 118)], at: ms(56)).says(nil, 9, 10))
    #expect(pinch.moved([finger(2, 119)], at: ms(64)).says(.began, 10, 10))
  }

  @Test("6.11 cancelled fingers fail the pinch before its beginning, and cancel it after")
  func cancelled() {
    var early = machine()
    expectEqual(
      early.cancelled([finger(1, 0), finger(2, 0)], at: ms(8)),
      .init(.failed, .touchesCancelled)
    )
    var late = machine()
    _ = late.moved([finger(2, 200)], at: ms(8))
    expectEqual(
      late.cancelled([finger(1, 0), finger(2, 0)], at: ms(16)),
      .init(.cancelled, .touchesCancelled)
    )
  }

  @Test("6.11 fingers at the same point give a finite scale")
  func coincident() {
    var pinch = machine()
    _ = pinch.moved([finger(2, 0)], at: ms(8))
    #expect(pinch.value > 0 && pinch.value.isFinite)
    pinch.value = 1
    _ = pinch.moved([finger(2, 50)], at: ms(16))
    expectEqual(pinch.value, 50)
  }

  @Test("6.13 after the scale was set the velocity is relative to the new scale")
  func velocityAfterSetting() {
    for scale in [1.0, 3] {
      var pinch = machine()
      _ = pinch.moved([finger(2, 216)], at: ms(10))
      pinch.value = scale
      _ = pinch.moved([finger(2, 226)], at: ms(20))
      #expect((pinch.value - scale * 226 / 216).magnitude < 1e-12)
      #expect((pinch.velocity - scale * 1000 / 216).magnitude < 1e-9)
    }
  }

  @Test("6.13 a lift where the fingers already were doesn't slow a fitted velocity")
  func liftInPlace() {
    var pinch = TwoFingerMachine(.distance, velocityEstimation: .leastSquares)
    _ = pinch.began([finger(1, 0), finger(2, 100)], at: ms(0))
    for step in 1...8 {
      _ = pinch.moved([finger(2, 100 + Double(step) * 10)], at: ms(Int64(step) * 10))
    }
    _ = pinch.ended([finger(2, 180)], at: ms(100))
    #expect((pinch.velocity - 1000 / 108.0).magnitude < 1e-6)
  }
}
