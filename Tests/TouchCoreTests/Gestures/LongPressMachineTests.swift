import Expectations
import MachineTesting
import Testing
import TouchCore

struct LongPressMachineTests {
  private func machine(
    taps: Int = 0,
    touches: Int = 1,
    duration: TouchTime = ms(500)
  ) -> LongPressMachine {
    LongPressMachine(
      configuration: .init(
        numberOfTapsRequired: taps,
        numberOfTouchesRequired: touches,
        minimumPressDuration: duration
      )
    )
  }

  @Test("6.4 a press begins by its deadline after exactly 0.5 seconds")
  func begins() {
    var press = machine()
    expectEqual(
      press.began([finger(1, 0)], at: ms(100)),
      .init(nil, .measured(.pressDuration, .zero, limit: ms(500)))
    )
    expectEqual(press.deadline, ms(600))
    expectEqual(
      press.deadlinePassed(at: ms(600) - .tick),
      .init(nil, .measured(.pressDuration, ms(500) - .tick, limit: ms(500)))
    )
    expectEqual(
      press.deadlinePassed(at: ms(600)),
      .init(.began, .measured(.pressDuration, ms(500), limit: ms(500)))
    )
    expectNil(press.deadline)
    expectEqual(press.ended([finger(1, 0)], at: ms(700)), .init(.ended, .lifted))
    expectEqual(press.moved([finger(1, 0)], at: ms(700)), .init(nil, .finished))
  }

  @Test(
    "6.4 a press reports how far its finger was from its start until it began, and not what came later"
  )
  func farthest() {
    var press = machine()
    _ = press.began([finger(1, 0)], at: ms(0))
    _ = press.moved([finger(1, 9)], at: ms(10))
    _ = press.moved([finger(1, 2)], at: ms(20))
    expectEqual(press.deadlinePassed(at: ms(500)).wish, .began)
    expectEqual(press.satisfiedLimits, [.measured(.moved, 9, limit: 10)])
    _ = press.moved([finger(1, 80)], at: ms(600))
    expectEqual(press.satisfiedLimits, [.measured(.moved, 9, limit: 10)])
    press.reset()
    expectEqual(press.satisfiedLimits, [.measured(.moved, 0, limit: 10)])
  }

  @Test("6.4 a lift before the time fails")
  func lifted() {
    var press = machine()
    _ = press.began([finger(1, 0)], at: ms(100))
    expectEqual(
      press.ended([finger(1, 0)], at: ms(580)),
      .init(.failed, .measured(.pressDuration, ms(480), limit: ms(500)))
    )
  }

  @Test("6.4 a finger may move 10 points before the beginning, and any distance after it")
  func movement() {
    for (x, wish) in [(110.0, GestureState?.none), (110.5, .failed)] {
      var press = machine()
      _ = press.began([finger(1, 100)], at: ms(0))
      #expect(press.moved([finger(1, x)], at: ms(200)).says(wish, x - 100, 10))
    }
    var press = machine()
    _ = press.began([finger(1, 100)], at: ms(0))
    _ = press.deadlinePassed(at: ms(500))
    expectEqual(press.moved([finger(1, 500)], at: ms(600)), .init(.changed, .following))
  }

  @Test("6.4 one more finger fails before the beginning, and is ignored after it")
  func extraFinger() {
    var early = machine()
    _ = early.began([finger(1, 0)], at: ms(0))
    expectEqual(
      early.began([finger(2, 0)], at: ms(100)),
      .init(.failed, .measured(.tooManyTouches, 2, limit: 1))
    )
    var late = machine()
    _ = late.began([finger(1, 0)], at: ms(0))
    _ = late.deadlinePassed(at: ms(500))
    expectEqual(late.began([finger(2, 0)], at: ms(600)), .init(nil, .following))
    #expect(late.ignores(Contact.ID(2)))
    #expect(!late.ignores(Contact.ID(1)))
    expectNil(late.ended([finger(2, 0)], at: ms(700)).wish)
    expectEqual(late.ended([finger(1, 0)], at: ms(700)).wish, .ended)
  }

  @Test("6.4 a press without a duration begins at touch-down")
  func noDuration() {
    var press = machine(duration: .zero)
    expectEqual(
      press.began([finger(1, 0)], at: ms(3)),
      .init(.began, .measured(.pressDuration, .zero, limit: .zero))
    )
  }

  @Test("6.4 the time counts from when all fingers are down; the first lift ends")
  func twoFingers() {
    var press = machine(touches: 2)
    expectEqual(
      press.began([finger(1, 0)], at: ms(0)).reason,
      .measured(.tooFewTouches, 1, limit: 2)
    )
    expectNil(press.deadline)
    _ = press.began([finger(2, 50)], at: ms(300))
    expectEqual(press.deadline, ms(800))
    expectEqual(press.deadlinePassed(at: ms(800)).wish, .began)
    expectEqual(press.ended([finger(1, 0)], at: ms(900)), .init(.ended, .lifted))
    var few = machine(touches: 2)
    _ = few.began([finger(1, 0)], at: ms(0))
    expectEqual(
      few.ended([finger(1, 0)], at: ms(50)),
      .init(.failed, .measured(.tooFewTouches, 1, limit: 2))
    )
    // Fingers that lift in one event were down together.
    var three = machine(touches: 3)
    _ = three.began([finger(1, 0), finger(2, 50)], at: ms(0))
    expectEqual(
      three.ended([finger(1, 0), finger(2, 50)], at: ms(50)),
      .init(.failed, .measured(.tooFewTouches, 2, limit: 3))
    )
  }

  @Test("6.4 taps before the press must come in time and nearby")
  func priorTaps() {
    for (start, x, wish) in [
      (ms(450), 45.0, GestureState?.none), (ms(450) + .tick, 0, .failed), (ms(450), 45.5, .failed),
    ] {
      var press = machine(taps: 1)
      expectEqual(press.began([finger(1, 0)], at: ms(0)).reason, .measured(.taps, 0, limit: 1))
      expectEqual(press.deadline, ms(750) + .tick)
      expectEqual(
        press.ended([finger(1, 0)], at: ms(100)),
        .init(nil, .measured(.taps, 1, limit: 1))
      )
      expectEqual(press.deadline, ms(450) + .tick)
      expectEqual(press.began([finger(2, x)], at: start).wish, wish)
      if wish == nil { expectEqual(press.deadlinePassed(at: start + ms(500)).wish, .began) }
    }
    var slow = machine(taps: 1)
    _ = slow.began([finger(1, 0)], at: ms(0))
    expectEqual(slow.deadlinePassed(at: ms(750) + .tick).wish, .failed)
    expectEqual(slow.ended([finger(1, 0)], at: ms(800)), .init(nil, .finished))
    var never = machine(taps: 1)
    _ = never.began([finger(1, 0)], at: ms(0))
    _ = never.ended([finger(1, 0)], at: ms(100))
    expectEqual(
      never.deadlinePassed(at: ms(450) + .tick),
      .init(.failed, .measured(.gap, ms(350) + .tick, limit: ms(350)))
    )
  }

  @Test("6.4 cancelled fingers fail the press before its beginning, and cancel it after")
  func cancelled() {
    var early = machine()
    _ = early.began([finger(1, 0)], at: ms(0))
    expectEqual(early.cancelled([finger(1, 0)], at: ms(10)), .init(.failed, .touchesCancelled))
    var late = machine()
    _ = late.began([finger(1, 0)], at: ms(0))
    _ = late.deadlinePassed(at: ms(500))
    expectNil(late.cancelled([finger(9, 0)], at: ms(600)).wish)
    expectEqual(late.cancelled([finger(1, 0)], at: ms(600)), .init(.cancelled, .touchesCancelled))
  }
}
