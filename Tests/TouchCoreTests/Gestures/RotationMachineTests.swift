import Expectations
import Foundation
import MachineTesting
import Testing
import TouchCore

struct RotationMachineTests {
  private let degree = Double.pi / 180

  /// A rotation with two fingers down, the second to the right of the first.
  private func machine() -> TwoFingerMachine {
    var rotation = TwoFingerMachine(.angle)
    _ = rotation.began([finger(1, 0)], at: ms(0))
    _ = rotation.began([finger(2, 100)], at: ms(0))
    return rotation
  }

  /// The second finger, rotated about the first.
  private func turned(_ degrees: Double) -> ContactSample {
    finger(2, 100 * cos(degrees * degree), 100 * sin(degrees * degree))
  }

  @Test("6.12 a rotation begins at exactly 10 degrees and subtracts 5, in both directions")
  func slop() {
    for sign in [1.0, -1] {
      var rotation = machine()
      expectNil(rotation.moved([turned(sign * 9.99)], at: ms(8)).wish)
      expectEqual(rotation.value, 0)
      let answer = rotation.moved([turned(sign * 10)], at: ms(16))
      #expect(answer.says(.began, 10 * degree, 10 * degree))
      #expect((rotation.value - sign * 5 * degree).magnitude < 1e-12)
    }
    var jump = machine()
    expectEqual(jump.moved([turned(45)], at: ms(8)).wish, .began)
    #expect((jump.value - 40 * degree).magnitude < 1e-12)
  }

  @Test("6.12 rotations add up beyond full circles")
  func unwraps() {
    for sign in [1.0, -1] {
      var rotation = machine()
      for step in 1...100 { _ = rotation.moved([turned(sign * Double(step) * 10)], at: ms(8)) }
      #expect((rotation.value - sign * 995 * degree).magnitude < 1e-9)
    }
  }

  @Test("6.12 setting the rotation rebases without another slop and resets the velocity")
  func rebase() {
    var rotation = machine()
    _ = rotation.moved([turned(20)], at: ms(8))
    #expect(rotation.velocity > 0)
    rotation.value = 0
    expectEqual(rotation.value, 0)
    expectEqual(rotation.velocity, 0)
    expectEqual(rotation.moved([turned(21)], at: ms(16)), .init(.changed, .following))
    #expect((rotation.value - degree).magnitude < 1e-12)
  }

  @Test("6.13 the first velocity is that of the last step, in radians per second")
  func velocity() {
    var rotation = machine()
    _ = rotation.moved([turned(9)], at: ms(10))
    expectEqual(rotation.moved([turned(12)], at: ms(20)).wish, .began)
    #expect((rotation.velocity - 3 * degree / 0.01).magnitude < 1e-9)
  }

  @Test("6.12 with one finger left the rotation stays, and continues with the next finger")
  func oneFinger() {
    var rotation = machine()
    _ = rotation.moved([turned(45)], at: ms(8))
    _ = rotation.ended([finger(1, 0)], at: ms(16))
    expectEqual(rotation.moved([finger(2, 70, -300)], at: ms(24)).wish, .changed)
    _ = rotation.began([finger(3, 70, -200)], at: ms(32))
    #expect((rotation.value - 40 * degree).magnitude < 1e-12)
    expectEqual(rotation.moved([finger(3, -30, -300)], at: ms(40)).wish, .changed)
    #expect((rotation.value - 130 * degree).magnitude < 1e-12)
    expectEqual(
      rotation.ended([finger(2, 70, -300), finger(3, -30, -300)], at: ms(48)),
      .init(.ended, .lifted)
    )
  }

  @Test("6.12 a third finger is ignored, and fingers at one point have no angle")
  func thirdFinger() {
    var rotation = machine()
    _ = rotation.began([finger(3, 50)], at: ms(8))
    #expect(rotation.ignores(Contact.ID(3)))
    #expect(rotation.moved([finger(2, 0)], at: ms(16)).says(nil, 0, 10 * degree))
    #expect(rotation.moved([finger(2, 10)], at: ms(24)).says(nil, 0, 10 * degree))
  }

  @Test(
    "6.12 the frame in which a finger leaves begins no rotation, and the reason is the turn before it"
  )
  func leavingFrame() {
    var rotation = machine()
    _ = rotation.moved([turned(4)], at: ms(8))
    rotation.located([], leaving: [finger(1, 0)], at: ms(16))
    #expect(rotation.moved([turned(30)], at: ms(16)).says(nil, 4 * degree, 10 * degree))
    _ = rotation.ended([finger(1, 0)], at: ms(16))
    #expect(rotation.ended([turned(30)], at: ms(24)).says(.failed, 4 * degree, 10 * degree))
  }

  @Test("6.12 too small a rotation fails with the last lift; cancelled fingers fail or cancel")
  func over() {
    var short = machine()
    _ = short.moved([turned(7)], at: ms(8))
    _ = short.ended([finger(1, 0)], at: ms(16))
    #expect(short.ended([turned(7)], at: ms(24)).says(.failed, 7 * degree, 10 * degree))
    var early = machine()
    let both = [finger(1, 0), finger(2, 0)]
    expectEqual(early.cancelled(both, at: ms(8)), .init(.failed, .touchesCancelled))
    var late = machine()
    _ = late.moved([turned(20)], at: ms(8))
    expectEqual(late.cancelled(both, at: ms(16)), .init(.cancelled, .touchesCancelled))
  }

  @Test("6.13 a lift where the fingers already were doesn't slow a fitted velocity")
  func liftInPlace() {
    var rotation = TwoFingerMachine(.angle, velocityEstimation: .leastSquares)
    _ = rotation.began([finger(1, 0), finger(2, 100)], at: ms(0))
    for step in 1...8 { _ = rotation.moved([turned(Double(step) * 5)], at: ms(Int64(step) * 10)) }
    _ = rotation.ended([turned(40)], at: ms(100))
    #expect((rotation.velocity - 500 * degree).magnitude < 1e-6)
  }
}
