import Expectations
import MachineTesting
import Testing
import TouchCore

struct SwipeMachineTests {
  private func machine(_ direction: SwipeDirections = .right, touches: Int = 1) -> SwipeMachine {
    SwipeMachine(
      configuration: .init(direction: direction, numberOfTouchesRequired: touches)
    )
  }

  @Test("6.10 the required travel is 50(1 - 0.94t), to the point")
  func travel() {
    for milliseconds in [Int64(0), 100, 250, 500] {
      let needed = 50 * (1 - 0.94 * Double(milliseconds) / 1000)
      var swipe = machine()
      _ = swipe.began([finger(1, 100)], at: ms(0))
      #expect(
        swipe.moved([finger(1, 99.99 + needed)], at: ms(milliseconds))
          .says(nil, needed - 0.01, needed)
      )
      #expect(
        swipe.moved([finger(1, 100 + needed)], at: ms(milliseconds)).says(.ended, needed, needed)
      )
      expectEqual(swipe.location, Point(x: 100, y: 0))
    }
  }

  @Test("6.10 a swipe may stray 50(1 - 0.98t), to the point")
  func stray() {
    for milliseconds in [Int64(0), 100, 250, 500] {
      let limit = 50 * (1 - 0.98 * Double(milliseconds) / 1000)
      var good = machine()
      _ = good.began([finger(1, 0)], at: ms(0))
      expectEqual(good.moved([finger(1, 100, limit)], at: ms(milliseconds)).wish, .ended)
      var bad = machine()
      _ = bad.began([finger(1, 0)], at: ms(0))
      let answer = bad.moved([finger(1, 100, -limit - 0.01)], at: ms(milliseconds))
      #expect(answer.says(.failed, limit + 0.01, limit))
      #expect(answer.reason == .measured(.strayed, limit + 0.01, limit: limit) || milliseconds > 0)
    }
  }

  @Test("6.10 a swipe of half a second counts, one a tick longer doesn't")
  func duration() {
    var inTime = machine()
    _ = inTime.began([finger(1, 0)], at: ms(100))
    expectEqual(inTime.deadline, ms(600) + .tick)
    expectNil(inTime.deadlinePassed(at: ms(600)).wish)
    expectEqual(inTime.moved([finger(1, 100)], at: ms(600)).wish, .ended)
    for late in [ms(600) + .tick, ms(601)] {
      var swipe = machine()
      _ = swipe.began([finger(1, 0)], at: ms(100))
      let reason = GestureReason.measured(.tooSlow, late - ms(100), limit: ms(500))
      expectEqual(swipe.moved([finger(1, 100)], at: late), .init(.failed, reason))
    }
    var still = machine()
    _ = still.began([finger(1, 0)], at: ms(100))
    expectEqual(still.deadlinePassed(at: ms(600) + .tick).wish, .failed)
    expectNil(still.deadline)
  }

  @Test("6.10 any travel behind the start fails")
  func backwards() {
    var swipe = machine()
    _ = swipe.began([finger(1, 50)], at: ms(0))
    expectEqual(
      swipe.moved([finger(1, 49)], at: ms(8)),
      .init(.failed, .measured(.backwards, 1, limit: 0))
    )
    expectEqual(swipe.moved([finger(1, 150)], at: ms(16)), .init(nil, .finished))
  }

  @Test("6.10 a swipe without a direction fails with the first touch, and says so")
  func noDirection() {
    var swipe = machine([])
    expectEqual(
      swipe.began([finger(1, 100)], at: ms(0)),
      .init(.failed, .explained(ReasonText("has no direction to go in (direction)"), nil))
    )
    expectNil(swipe.moved([finger(1, 160)], at: ms(50)).wish)
  }

  @Test("6.10 a swipe that goes back keeps where it lacked least, until it is reset")
  func closest() {
    var swipe = machine()
    _ = swipe.began([finger(1, 100)], at: ms(0))
    expectNil(swipe.closest)
    for (x, time) in [(120.0, Int64(50)), (144, 100), (104, 200)] {
      _ = swipe.moved([finger(1, x)], at: ms(time))
    }
    expectEqual(swipe.closest, .measured(.travelled, 44, limit: 50 * (1 - 0.94 * 0.1)))
    expectEqual(swipe.ended([finger(1, 104)], at: ms(200)).wish, .failed)
    expectEqual(swipe.closest?.measure?.value, 44)
    swipe.reset()
    expectNil(swipe.closest)
  }

  @Test("6.10 each direction recognizes its own direction only")
  func directions() {
    let ways: [(SwipeDirections, Double, Double)] = [
      (.right, 60, 0), (.left, -60, 0), (.up, 0, -60), (.down, 0, 60),
    ]
    for (direction, _, _) in ways {
      for (way, x, y) in ways {
        var swipe = machine(direction)
        _ = swipe.began([finger(1, 0)], at: ms(0))
        expectEqual(
          swipe.moved([finger(1, x, y)], at: ms(50)).wish,
          (way == direction ? .ended : .failed)
        )
      }
    }
    var both = machine([.left, .right])
    _ = both.began([finger(1, 0)], at: ms(0))
    expectNil(both.moved([finger(1, -1)], at: ms(8)).wish)
    expectEqual(both.moved([finger(1, -60)], at: ms(16)).wish, .ended)
    var turned = machine([.left, .right])
    _ = turned.began([finger(1, 0)], at: ms(0))
    _ = turned.moved([finger(1, -1)], at: ms(8))
    expectEqual(
      turned.moved([finger(1, 60)], at: ms(16)),
      .init(.failed, .measured(.backwards, 60, limit: 0))
    )
  }

  @Test("6.10 every finger has to travel")
  func twoFingers() {
    var swipe = machine(touches: 2)
    expectEqual(
      swipe.began([finger(1, 0)], at: ms(0)).reason,
      .measured(.tooFewTouches, 1, limit: 2)
    )
    expectEqual(
      swipe.moved([finger(1, 60)], at: ms(8)).reason,
      .measured(.tooFewTouches, 1, limit: 2)
    )
    _ = swipe.began([finger(2, 100)], at: ms(16))
    expectEqual(swipe.location, Point(x: 50, y: 0))
    #expect(swipe.moved([finger(2, 130)], at: ms(100)).says(nil, 30, 45.3))
    #expect(swipe.moved([finger(2, 150)], at: ms(100)).says(.ended, 50, 45.3))
    var many = machine()
    _ = many.began([finger(1, 0)], at: ms(0))
    expectEqual(
      many.began([finger(2, 0)], at: ms(8)),
      .init(.failed, .measured(.tooManyTouches, 2, limit: 1))
    )
  }

  @Test("6.10 a lift before the travel fails; the lift itself may complete the travel")
  func lifted() {
    var short = machine()
    _ = short.began([finger(1, 0)], at: ms(0))
    _ = short.moved([finger(1, 40)], at: ms(100))
    #expect(short.ended([finger(1, 40)], at: ms(100)).says(.failed, 40, 45.3))
    var long = machine()
    _ = long.began([finger(1, 0)], at: ms(0))
    #expect(long.ended([finger(1, 50)], at: ms(100)).says(.ended, 50, 45.3))
    var taken = machine()
    _ = taken.began([finger(1, 0)], at: ms(0))
    expectNil(taken.cancelled([finger(4, 0)], at: ms(8)).wish)
    expectEqual(taken.cancelled([finger(1, 0)], at: ms(8)), .init(.failed, .touchesCancelled))
  }
}
