import Testing
import TouchTesting
import UIKit

@testable import Dials

/// The target of the actions: an object of any class.
@MainActor final class Turns {
  var angle = 0.0

  func turned(_ turn: TurnGestureRecognizer) { angle += turn.rotation }
}

@Suite(.touchReport) @MainActor
struct TurnTests {
  @Test func aQuarterOfACircleTurnsByNinetyDegrees() throws {
    let view = UIView(frame: CGRect(x: 95, y: 300, width: 200, height: 200))
    let turns = Turns()
    let turn = TurnGestureRecognizer(target: turns, action: Selector(Turns.turned(_:)))
    view.addGestureRecognizer(turn)
    let stage = TouchStage(showing: view)

    let finger = Fingers(on: stage).finger()
    try finger.down(at: .fraction(of: view, x: 0.9, y: 0.5))
    try finger.turn(around: view, by: .pi / 2, over: 0.5)
    try finger.lift()

    let names = stage.gestures.map(\.name)
    #expect(names == ["TurnGestureRecognizer"], "\(stage.explain(turn))")
    #expect(abs(turns.angle - .pi / 2) < 0.01)
  }
}
