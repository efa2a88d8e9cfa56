import MachineTesting
import Testing
import TouchCore

struct HoverMachineTests {
  @Test("6.15 a hover begins, changes and ends with its pointer")
  func hover() {
    var hover = HoverMachine()
    #expect(hover.moved([finger(1, 5)], at: ms(0)).reason == .measured(.tooFewTouches, 0, limit: 1))
    #expect(hover.began([finger(1, 5)], at: ms(0)) == .init(.began, .hovering))
    #expect(hover.moved([finger(1, 9)], at: ms(8)) == .init(.changed, .hovering))
    #expect(hover.began([finger(2, 9)], at: ms(8)) == .init(nil, .hovering))
    #expect(hover.ended([finger(1, 9)], at: ms(16)) == .init(nil, .hovering))
    #expect(hover.ended([finger(2, 9)], at: ms(16)) == .init(.ended, .pointerLeft))
    #expect(hover.began([finger(3, 9)], at: ms(24)) == .init(nil, .finished))
    hover.reset()
    #expect(hover.began([finger(3, 9)], at: ms(24)).wish == .began)
    #expect(hover.cancelled([finger(3, 9)], at: ms(32)) == .init(.cancelled, .touchesCancelled))
  }

  @Test("6.15 after a reset nothing is left of the pointers that were there")
  func reset() {
    var hover = HoverMachine()
    _ = hover.began([finger(1, 5)], at: ms(0))
    hover.reset()
    #expect(hover.moved([finger(1, 9)], at: ms(8)).wish == nil)
    #expect(hover.began([finger(2, 5)], at: ms(16)).wish == .began)
    #expect(hover.ended([finger(1, 9)], at: ms(24)).wish == nil)
    #expect(hover.ended([finger(2, 5)], at: ms(24)).wish == .ended)
  }

  @Test("6.15 a hover that its own code begins goes on with its pointers, and isn't begun by them")
  func led() {
    var hover = HoverMachine()
    let follows = hover.begin(with: [], at: ms(0))
    #expect(follows)
    #expect(hover.began([finger(1, 5)], at: ms(8)) == .init(nil, .hovering))
    #expect(hover.moved([finger(1, 9)], at: ms(16)).wish == .changed)
    #expect(hover.ended([finger(1, 9)], at: ms(24)).wish == .ended)
    // What is over isn't begun again before the reset.
    _ = hover.begin(with: [], at: ms(32))
    #expect(hover.began([finger(1, 5)], at: ms(40)) == .init(nil, .finished))
  }
}
