import Expectations
import MachineTesting
import Testing
import TouchCore

struct TapMachineTests {
  private func machine(taps: Int = 1, touches: Int = 1) -> TapMachine {
    TapMachine(
      configuration: .init(numberOfTapsRequired: taps, numberOfTouchesRequired: touches)
    )
  }

  @Test("6.1 a tap is recognized with its lift, at its start")
  func tap() {
    var tap = machine()
    expectNil(tap.deadline)
    expectNil(tap.location)
    expectEqual(
      tap.began([finger(1, 50, 60)], at: ms(0)),
      .init(nil, .measured(.taps, 0, limit: 1))
    )
    #expect(tap.moved([finger(1, 62, 60)], at: ms(50)).says(nil, 12, 45))
    expectEqual(
      tap.ended([finger(1, 62, 60)], at: ms(100)),
      .init(.ended, .measured(.taps, 1, limit: 1))
    )
    expectEqual(tap.location, Point(x: 50, y: 60))
    expectEqual(tap.contactCount, 1)
    expectEqual(tap.began([finger(2, 0)], at: ms(200)), .init(nil, .finished))
    expectEqual(tap.cancelled([finger(2, 0)], at: ms(200)), .init(nil, .finished))
  }

  @Test("6.2 a tapping finger may move 45 points and no more, also with its lift")
  func movement() {
    for (x, wish) in [(145.0, GestureState.ended), (145.1, .failed), (54.9, .failed)] {
      var moving = machine()
      _ = moving.began([finger(1, 100)], at: ms(0))
      let moved = moving.moved([finger(1, x)], at: ms(10))
      let ended = moving.ended([finger(1, x)], at: ms(20))
      if wish == .failed {
        #expect(moved.says(.failed, 45.1, 45))
        expectEqual(ended, .init(nil, .finished))
      } else {
        expectEqual(ended.wish, .ended)
      }
      var lifting = machine()
      _ = lifting.began([finger(1, 100)], at: ms(0))
      expectEqual(lifting.ended([finger(1, x)], at: ms(20)).wish, wish)
    }
  }

  @Test("6.2 movement counts from the start, not along the path")
  func movementFromStart() {
    var tap = machine()
    _ = tap.began([finger(1, 100)], at: ms(0))
    for step in 1...20 {
      expectNil(tap.moved([finger(1, step.isMultiple(of: 2) ? 100 : 140)], at: ms(10)).wish)
    }
    expectEqual(tap.ended([finger(1, 100)], at: ms(20)).wish, .ended)
  }

  @Test("6.2 a tap may last 0.75 seconds, and fails by its deadline after that")
  func hold() {
    var inTime = machine()
    _ = inTime.began([finger(1, 0)], at: ms(1000))
    expectEqual(inTime.deadline, ms(1750) + .tick)
    expectNil(inTime.deadlinePassed(at: ms(1750)).wish)
    expectEqual(inTime.ended([finger(1, 0)], at: ms(1750)).wish, .ended)
    var late = machine()
    _ = late.began([finger(1, 0)], at: ms(1000))
    expectEqual(
      late.deadlinePassed(at: ms(1750) + .tick),
      .init(.failed, .measured(.tooSlow, ms(750) + .tick, limit: ms(750)))
    )
    expectNil(late.deadline)
    var lifted = machine()
    _ = lifted.began([finger(1, 0)], at: ms(0))
    expectEqual(
      lifted.ended([finger(1, 0)], at: ms(810)).reason,
      .measured(.tooSlow, ms(810), limit: ms(750))
    )
  }

  @Test("6.2 the next tap may wait 0.35 seconds, and the gap fails by its deadline after that")
  func gap() {
    for (start, wish) in [(ms(450), GestureState?.none), (ms(450) + .tick, .failed)] {
      var tap = machine(taps: 2)
      _ = tap.began([finger(1, 0)], at: ms(0))
      expectEqual(tap.ended([finger(1, 0)], at: ms(100)), .init(nil, .measured(.taps, 1, limit: 2)))
      expectEqual(tap.deadline, ms(450) + .tick)
      let answer = tap.began([finger(2, 0)], at: start)
      expectEqual(answer.wish, wish)
      if wish == .failed {
        expectEqual(answer.reason, .measured(.gap, ms(350) + .tick, limit: ms(350)))
      }
      expectEqual(tap.ended([finger(2, 0)], at: ms(500)).wish, (wish == .failed ? nil : .ended))
    }
    var tap = machine(taps: 2)
    _ = tap.began([finger(1, 0)], at: ms(0))
    _ = tap.ended([finger(1, 0)], at: ms(100))
    expectEqual(tap.deadlinePassed(at: ms(450) + .tick).wish, .failed)
  }

  @Test("6.2 the next tap may be 45 points from the first and no more")
  func apart() {
    for (x, wish) in [(145.0, GestureState?.none), (145.5, .failed)] {
      var tap = machine(taps: 3)
      _ = tap.began([finger(1, 100)], at: ms(0))
      _ = tap.ended([finger(1, 100)], at: ms(50))
      _ = tap.began([finger(1, 130)], at: ms(100))
      _ = tap.ended([finger(1, 130)], at: ms(150))
      let answer = tap.began([finger(1, x)], at: ms(200))
      expectEqual(answer.wish, wish)
      if wish == .failed { #expect(answer.says(.failed, 45.5, 45)) }
      expectEqual(tap.location, Point(x: 100, y: 0))
    }
  }

  @Test("6.1 two fingers tap together in any order; the location is their centroid")
  func twoFingers() {
    var tap = machine(touches: 2)
    expectEqual(
      tap.began([finger(1, 0, 10)], at: ms(0)).reason,
      .measured(.tooFewTouches, 1, limit: 2)
    )
    expectNil(tap.location)
    expectEqual(tap.contactCount, 0)
    expectEqual(tap.began([finger(2, 100, 30)], at: ms(50)).reason, .measured(.taps, 0, limit: 1))
    expectEqual(tap.contactCount, 2)
    expectNil(tap.ended([finger(2, 100, 30)], at: ms(100)).wish)
    expectEqual(tap.ended([finger(1, 0, 10)], at: ms(150)).wish, .ended)
    expectEqual(tap.location, Point(x: 50, y: 20))
  }

  @Test("6.1 one finger too few, or too many, fails")
  func numberOfFingers() {
    var few = machine(touches: 2)
    _ = few.began([finger(1, 0)], at: ms(0))
    expectEqual(
      few.ended([finger(1, 0)], at: ms(50)),
      .init(.failed, .measured(.tooFewTouches, 1, limit: 2))
    )
    var many = machine()
    _ = many.began([finger(1, 0)], at: ms(0))
    expectEqual(
      many.began([finger(2, 0)], at: ms(50)),
      .init(.failed, .measured(.tooManyTouches, 2, limit: 1))
    )
    var again = machine(touches: 2)
    _ = again.began([finger(1, 0), finger(2, 10)], at: ms(0))
    _ = again.ended([finger(1, 0)], at: ms(50))
    expectEqual(
      again.began([finger(3, 0)], at: ms(60)),
      .init(.failed, .measured(.tooManyTouches, 3, limit: 2))
    )
  }

  @Test("6.1 a cancelled finger fails the tap")
  func cancelled() {
    var tap = machine()
    _ = tap.began([finger(1, 0)], at: ms(0))
    expectNil(tap.cancelled([finger(7, 0)], at: ms(10)).wish)
    expectEqual(tap.cancelled([finger(1, 0)], at: ms(10)), .init(.failed, .touchesCancelled))
  }

  @Test("6.2 several taps report the maximum of each measure, from any of the taps")
  func worstOfAll() {
    for (first, second) in [(500, 100), (100, 500)] as [(Int64, Int64)] {
      var tap = machine(taps: 2)
      _ = tap.began([finger(1, 0)], at: ms(0))
      _ = tap.ended([finger(1, Double(first) / 20)], at: ms(first))
      _ = tap.began([finger(2, 0)], at: ms(first + 200))
      let lift = ms(first + 200 + second)
      expectEqual(tap.ended([finger(2, Double(second) / 20)], at: lift).wish, .ended)
      expectEqual(tap.satisfiedLimits[0], .measured(.moved, 25, limit: 45))
      expectEqual(tap.satisfiedLimits[1], .measured(.tooSlow, ms(500), limit: ms(750)))
    }
  }

  @Test("6.2 a tap reports how far its finger was from its start, also where it came back")
  func farthest() {
    var tap = machine()
    _ = tap.began([finger(1, 0)], at: ms(0))
    _ = tap.moved([finger(1, 40)], at: ms(10))
    _ = tap.moved([finger(1, 3)], at: ms(20))
    expectEqual(tap.ended([finger(1, 2)], at: ms(30)).wish, .ended)
    expectEqual(tap.satisfiedLimits[0], .measured(.moved, 40, limit: 45))
    tap.reset()
    _ = tap.began([finger(2, 0)], at: ms(100))
    expectEqual(tap.ended([finger(2, 1)], at: ms(110)).wish, .ended)
    expectEqual(tap.satisfiedLimits[0], .measured(.moved, 1, limit: 45))
  }

  @Test("6.3 several taps report the longest gap and the farthest tap")
  func worstBetween() {
    for (gaps, places) in [([300, 100], [20.0, 5]), ([100, 300], [5, 20])] as [([Int64], [Double])]
    {
      var tap = machine(taps: 3)
      _ = tap.began([finger(1, 0)], at: ms(0))
      _ = tap.ended([finger(1, 0)], at: ms(10))
      _ = tap.began([finger(2, places[0])], at: ms(10 + gaps[0]))
      _ = tap.ended([finger(2, places[0])], at: ms(20 + gaps[0]))
      _ = tap.began([finger(3, places[1])], at: ms(20 + gaps[0] + gaps[1]))
      expectEqual(tap.ended([finger(3, places[1])], at: ms(450)).wish, .ended)
      expectEqual(tap.satisfiedLimits[2], .measured(.gap, ms(300), limit: ms(350)))
      expectEqual(tap.satisfiedLimits[3], .measured(.tapDistance, 20, limit: 45))
    }
  }
}
