import TouchTesting
import UIKit
import XCTest

@MainActor
final class DialXCTests: XCTestCase {
  func testADragTurnsTheDial() throws {
    let dial = Dial(frame: CGRect(x: 95, y: 300, width: 200, height: 200))
    let stage = TouchStage(showing: dial)
    // Runs also where an error is thrown: the page stands beside this file.
    defer {
      if let run = testRun, run.totalFailureCount > 0 { _ = try? stage.writeReport(named: name) }
    }
    let fingers = Fingers(on: stage)
    try fingers.drag(from: dial, by: CGVector(dx: 60, dy: 0))
    XCTAssertEqual(stage.gestures.map(\.name), ["turn"], stage.explain(dial.turn))
    XCTAssertGreaterThan(dial.value, 0.45)
  }
}
