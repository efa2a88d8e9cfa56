import Expectations
import MachineTesting
import Testing
import TouchCore

struct HoverMachineTests {
  @Test("6.15 a hover begins, changes and ends with its pointer")
  func hover() {
    var hover = HoverMachine()
    expectEqual(
      hover.moved([finger(1, 5)], at: ms(0)).reason,
      .measured(.tooFewTouches, 0, limit: 1)
    )
    expectEqual(hover.began([finger(1, 5)], at: ms(0)), .init(.began, .hovering))
    expectEqual(hover.moved([finger(1, 9)], at: ms(8)), .init(.changed, .hovering))
    expectEqual(hover.began([finger(2, 9)], at: ms(8)), .init(nil, .hovering))
    expectEqual(hover.ended([finger(1, 9)], at: ms(16)), .init(nil, .hovering))
    expectEqual(hover.ended([finger(2, 9)], at: ms(16)), .init(.ended, .pointerLeft))
    expectEqual(hover.began([finger(3, 9)], at: ms(24)), .init(nil, .finished))
    hover.reset()
    expectEqual(hover.began([finger(3, 9)], at: ms(24)).wish, .began)
    expectEqual(hover.cancelled([finger(3, 9)], at: ms(32)), .init(.cancelled, .touchesCancelled))
  }

  @Test("6.15 after a reset nothing is left of the pointers that were there")
  func reset() {
    var hover = HoverMachine()
    _ = hover.began([finger(1, 5)], at: ms(0))
    hover.reset()
    expectNil(hover.moved([finger(1, 9)], at: ms(8)).wish)
    expectEqual(hover.began([finger(2, 5)], at: ms(16)).wish, .began)
    expectNil(hover.ended([finger(1, 9)], at: ms(24)).wish)
    expectEqual(hover.ended([finger(2, 5)], at: ms(24)).wish, .ended)
  }

  @Test("6.15 a hover that its own code begins goes on with its pointers, and isn't begun by them")
  func led() {
    var hover = HoverMachine()
    let follows = hover.begin(with: [], at: ms(0))
    #expect(follows)
    expectEqual(hover.began([finger(1, 5)], at: ms(8)), .init(nil, .hovering))
    expectEqual(hover.moved([finger(1, 9)], at: ms(16)).wish, .changed)
    expectEqual(hover.ended([finger(1, 9)], at: ms(24)).wish, .ended)
    // What is over isn't begun again before the reset.
    _ = hover.begin(with: [], at: ms(32))
    expectEqual(hover.began([finger(1, 5)], at: ms(40)), .init(nil, .finished))
  }
}
