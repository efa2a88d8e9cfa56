import Expectations
import MachineTesting
import Testing
import TouchCore

struct PanMachineTests {
  private func machine(
    minimum: Int = 1,
    maximum: Int = .max,
    velocity: VelocityEstimation = .recentSegments
  ) -> PanMachine {
    PanMachine(
      configuration: .init(
        minimumNumberOfTouches: minimum,
        maximumNumberOfTouches: maximum,
        velocityEstimation: velocity
      )
    )
  }

  @Test("6.5 pan begins at exactly 10 points, in any direction and from any start")
  func slop() {
    for (x, y) in [(10.0, 0.0), (-10, 0), (0, 10), (6, -8)] {
      for start in [0, 100.1, 333.3333333] {
        var pan = machine()
        _ = pan.began([finger(1, start, start)], at: ms(0))
        let near = finger(1, start + x * 0.999, start + y * 0.999)
        #expect(pan.moved([near], at: ms(8)).says(nil, 9.99, 10))
        expectEqual(pan.translation, .zero)
        let there = finger(1, start + x, start + y)
        #expect(pan.moved([there], at: ms(16)).says(.began, 10, 10))
        #expect(pan.translation.length < 1e-9)
      }
    }
  }

  @Test("6.5 a pan that never travelled 10 points fails with its lift")
  func lifted() {
    var pan = machine()
    _ = pan.began([finger(1, 0)], at: ms(0))
    _ = pan.moved([finger(1, 9)], at: ms(8))
    #expect(pan.ended([finger(1, 9)], at: ms(16)).says(.failed, 9, 10))
    expectEqual(pan.moved([finger(1, 20)], at: ms(24)), .init(nil, .finished))
  }

  @Test("6.6 a jump of 24 points is a translation of 14")
  func jump() {
    var pan = machine()
    _ = pan.began([finger(1, 0)], at: ms(0))
    expectEqual(pan.moved([finger(1, 24)], at: ms(8)).wish, .began)
    expectEqual(pan.translation, Vector(dx: 14, dy: 0))
    expectEqual(pan.moved([finger(1, 30, 7)], at: ms(16)), .init(.changed, .following))
    expectEqual(pan.translation, Vector(dx: 20, dy: 7))
    expectEqual(pan.ended([finger(1, 31, 7)], at: ms(24)), .init(.ended, .lifted))
    expectEqual(pan.translation, Vector(dx: 21, dy: 7))
  }

  @Test("6.6 setTranslation rebases: deltas add up to the travel minus 10")
  func rebase() {
    var pan = machine()
    _ = pan.began([finger(1, 0)], at: ms(0))
    var sum = Vector.zero
    for step in 1...20 {
      _ = pan.moved([finger(1, Double(step) * 4, Double(step) * 3)], at: ms(Int64(step) * 8))
      guard step >= 2 else { continue }
      sum = sum + pan.translation
      pan.setTranslation(.zero)
      expectEqual(pan.translation, .zero)
      expectEqual(pan.velocity, .zero)
    }
    #expect((sum.length - 90).magnitude < 1e-9)
    pan.setTranslation(Vector(dx: 5, dy: 6))
    expectEqual(pan.translation, Vector(dx: 5, dy: 6))
  }

  @Test("6.8 a pan whose translation is set in each action still reports its final velocity")
  func rebaseAndThrow() {
    var pan = machine()
    _ = pan.began([finger(1, 0)], at: ms(0))
    for step in 1...5 {
      _ = pan.moved([finger(1, Double(step) * 8)], at: ms(Int64(step) * 8))
      pan.setTranslation(.zero)
    }
    expectEqual(pan.velocity, .zero)
    expectEqual(pan.ended([finger(1, 40)], at: ms(48)).wish, .ended)
    #expect((pan.velocity.dx - 1000).magnitude < 1e-6)
    pan.reset()
    expectEqual(pan.velocity, .zero)
  }

  @Test("6.8 a translation that is set in the action of the end leaves the velocity, to throw with")
  func rebaseAtTheEnd() {
    var pan = machine()
    _ = pan.began([finger(1, 0)], at: ms(0))
    for step in 1...5 {
      _ = pan.moved([finger(1, Double(step) * 8)], at: ms(Int64(step) * 8))
      pan.setTranslation(.zero)
    }
    _ = pan.ended([finger(1, 40)], at: ms(48))
    pan.setTranslation(.zero)
    expectEqual(pan.translation, .zero)
    #expect((pan.velocity.dx - 1000).magnitude < 1e-6)
  }

  @Test("6.6 setting a translation keeps the velocity if the thresholds say so")
  func rebaseKeepsVelocity() {
    var thresholds = GestureConstants()
    thresholds.settingResetsVelocity = false
    var pan = PanMachine(thresholds: thresholds)
    _ = pan.began([finger(1, 0)], at: ms(0))
    for step in 1...5 { _ = pan.moved([finger(1, Double(step) * 8)], at: ms(Int64(step) * 8)) }
    pan.setTranslation(.zero)
    #expect((pan.velocity.dx - 1000).magnitude < 1e-6)
  }

  @Test("6.7 fingers that join or leave never make the translation jump")
  func joining() {
    var pan = machine()
    _ = pan.began([finger(1, 0)], at: ms(0))
    _ = pan.moved([finger(1, 15)], at: ms(8))
    expectEqual(pan.translation, Vector(dx: 5, dy: 0))
    expectEqual(pan.began([finger(2, 300, 400)], at: ms(16)), .init(nil, .following))
    expectEqual(pan.translation, Vector(dx: 5, dy: 0))
    _ = pan.moved([finger(1, 25), finger(2, 310, 400)], at: ms(24))
    expectEqual(pan.translation, Vector(dx: 15, dy: 0))
    expectEqual(pan.ended([finger(1, 25)], at: ms(32)), .init(nil, .following))
    expectEqual(pan.translation, Vector(dx: 15, dy: 0))
    _ = pan.moved([finger(2, 310, 410)], at: ms(40))
    expectEqual(pan.translation, Vector(dx: 15, dy: 10))
    expectEqual(pan.ended([finger(2, 310, 410)], at: ms(48)).wish, .ended)
  }

  @Test("6.5 each of the required fingers has to travel, and with fewer fingers nothing changes")
  func minimum() {
    var pan = machine(minimum: 2)
    _ = pan.began([finger(1, 0)], at: ms(0))
    expectEqual(
      pan.moved([finger(1, 50)], at: ms(8)),
      .init(nil, .measured(.tooFewTouches, 1, limit: 2))
    )
    _ = pan.began([finger(2, 100)], at: ms(16))
    #expect(pan.moved([finger(2, 109)], at: ms(24)).says(nil, 9, 10))
    #expect(pan.moved([finger(1, 70), finger(2, 120)], at: ms(32)).says(.began, 20, 10))
    expectEqual(pan.translation, Vector(dx: 10, dy: 0))
    _ = pan.ended([finger(1, 70)], at: ms(40))
    expectEqual(
      pan.moved([finger(2, 200)], at: ms(48)),
      .init(nil, .measured(.tooFewTouches, 1, limit: 2))
    )
    expectEqual(pan.translation, Vector(dx: 10, dy: 0))
    _ = pan.began([finger(3, 0)], at: ms(56))
    expectEqual(pan.moved([finger(3, 10)], at: ms(64)).wish, .changed)
    expectEqual(pan.translation, Vector(dx: 15, dy: 0))
  }

  @Test("6.5 fingers that lift one by one leave the travel that they reached as the reason")
  func liftedOneByOne() {
    var pan = machine(minimum: 2)
    _ = pan.began([finger(1, 0), finger(2, 100)], at: ms(0))
    _ = pan.moved([finger(1, 7), finger(2, 108)], at: ms(8))
    expectNil(pan.ended([finger(1, 7)], at: ms(16)).wish)
    #expect(pan.ended([finger(2, 108)], at: ms(24)).says(.failed, 7, 10))
  }

  @Test(
    "6.5 a frame that leaves too few fingers begins no pan, and the reason is the travel before it"
  )
  func leavingFrame() {
    var pan = PanMachine(configuration: .init(minimumNumberOfTouches: 2))
    _ = pan.began([finger(1, 0), finger(2, 100)], at: ms(0))
    _ = pan.moved([finger(1, 12), finger(2, 109)], at: ms(8))
    pan.located([], leaving: [finger(1, 12)], at: ms(16))
    #expect(pan.moved([finger(2, 111)], at: ms(16)).says(nil, 9, 10))
    _ = pan.ended([finger(1, 12)], at: ms(16))
    #expect(pan.ended([finger(2, 111)], at: ms(24)).says(.failed, 9, 10))
    // Beside two that stay, the one that leaves prevents nothing.
    pan.reset()
    _ = pan.began([finger(1, 0), finger(2, 100), finger(3, 200)], at: ms(32))
    pan.located([], leaving: [finger(1, 0)], at: ms(40))
    #expect(pan.moved([finger(2, 110), finger(3, 210)], at: ms(40)).says(.began, 10, 10))
  }

  @Test("6.7 more fingers than the maximum: failure before the beginning, ignored after it")
  func maximum() {
    var early = machine(maximum: 1)
    _ = early.began([finger(1, 0)], at: ms(0))
    expectEqual(
      early.began([finger(2, 0)], at: ms(8)),
      .init(.failed, .measured(.tooManyTouches, 2, limit: 1))
    )
    var late = machine(maximum: 1)
    _ = late.began([finger(1, 0)], at: ms(0))
    _ = late.moved([finger(1, 20)], at: ms(8))
    expectEqual(late.began([finger(2, 0)], at: ms(16)), .init(nil, .following))
    #expect(late.ignores(Contact.ID(2)))
    #expect(!late.ignores(Contact.ID(1)))
    expectNil(late.moved([finger(2, 90)], at: ms(24)).wish)
    expectEqual(late.translation, Vector(dx: 10, dy: 0))
    expectEqual(late.ended([finger(1, 20)], at: ms(32)).wish, .ended)
  }

  @Test("6.8 a drag of constant speed has that speed, also with the lift after a rest")
  func velocity() {
    for estimation in VelocityEstimation.allCases {
      var pan = machine(velocity: estimation)
      _ = pan.began([finger(1, 0)], at: ms(0))
      for step in 1...10 {
        _ = pan.moved([finger(1, Double(step) * 4, Double(step) * -2)], at: ms(Int64(step) * 8))
      }
      #expect((pan.velocity - Vector(dx: 500, dy: -250)).length < 1e-6)
      _ = pan.ended([finger(1, 40, -20)], at: ms(500))
      let fitted = estimation == .leastSquares || estimation == .impulse
      let expected = fitted ? Vector.zero : Vector(dx: 500, dy: -250)
      #expect((pan.velocity - expected).length < 1e-6)
    }
  }

  @Test("6.8 a finger that joins doesn't change the velocity")
  func velocityWithJoining() {
    var pan = machine()
    _ = pan.began([finger(1, 0)], at: ms(0))
    for step in 1...5 { _ = pan.moved([finger(1, Double(step) * 8)], at: ms(Int64(step) * 8)) }
    _ = pan.began([finger(2, 500)], at: ms(44))
    _ = pan.moved([finger(1, 48), finger(2, 508)], at: ms(48))
    #expect((pan.velocity.dx - 1000).magnitude < 1e-6)
  }

  @Test("6.5 cancelled fingers fail the pan before its beginning, and cancel it after")
  func cancelled() {
    var early = machine()
    _ = early.began([finger(1, 0)], at: ms(0))
    expectEqual(early.cancelled([finger(1, 0)], at: ms(8)), .init(.failed, .touchesCancelled))
    var late = machine()
    _ = late.began([finger(1, 0), finger(2, 50)], at: ms(0))
    _ = late.moved([finger(1, 20), finger(2, 70)], at: ms(8))
    expectNil(late.cancelled([finger(1, 20)], at: ms(16)).wish)
    expectEqual(late.cancelled([finger(2, 70)], at: ms(24)), .init(.cancelled, .touchesCancelled))
  }

  @Test("Fingers at implausible locations are ignored")
  func implausible() {
    var pan = machine()
    _ = pan.began([finger(1, .nan), finger(2, .infinity, 3)], at: ms(0))
    expectEqual(
      pan.moved([finger(1, 50)], at: ms(8)).reason,
      .measured(.tooFewTouches, 0, limit: 1)
    )
    _ = pan.began([finger(3, 0)], at: ms(16))
    _ = pan.moved([finger(3, .nan)], at: ms(24))
    expectEqual(pan.moved([finger(3, 15)], at: ms(32)).wish, .began)
    expectEqual(pan.translation, Vector(dx: 5, dy: 0))
  }

  @Test("6.8 a lift where the finger already was doesn't slow a fitted velocity")
  func liftInPlace() {
    for estimation in [VelocityEstimation.leastSquares, .impulse] {
      var pan = machine(velocity: estimation)
      _ = pan.began([finger(1, 0)], at: ms(0))
      for step in 1...8 { _ = pan.moved([finger(1, Double(step) * 10)], at: ms(Int64(step) * 10)) }
      expectEqual(pan.ended([finger(1, 80)], at: ms(100)).wish, .ended)
      #expect((pan.velocity - Vector(dx: 1000, dy: 0)).length < 1e-6)
    }
  }

  @Test("6.8 a second attempt knows nothing of the velocity before the translation was set")
  func velocityOfSecondAttempt() {
    var pan = machine()
    _ = pan.began([finger(1, 0)], at: ms(0))
    for step in 1...5 { _ = pan.moved([finger(1, Double(step) * 20)], at: ms(Int64(step) * 10)) }
    pan.setTranslation(.zero)
    _ = pan.ended([finger(1, 100)], at: ms(60))
    #expect((pan.velocity - Vector(dx: 2000, dy: 0)).length < 1e-6)
    pan.reset()
    _ = pan.began([finger(2, 0)], at: ms(100))
    _ = pan.ended([finger(2, 0)], at: ms(110))
    expectEqual(pan.velocity, .zero)
  }
}
