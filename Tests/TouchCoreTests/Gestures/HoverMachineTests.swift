import MachineTesting
import Testing
import TouchCore

@Suite struct HoverMachineTests {
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
}
