import TouchTesting
import UIKit
import XCTest

@testable import Dials

@MainActor
final class DialXCTests: XCTestCase {
  func testADragTurnsTheDial() async throws {
    let dial = Dial(frame: CGRect(x: 95, y: 300, width: 200, height: 200))
    let stage = TouchStage(showing: dial)
    // Runs after the test, when XCTest has counted an error that ended it, too.
    addTeardownBlock { @MainActor in
      if let run = self.testRun, run.totalFailureCount > 0 {
        _ = try? stage.writeReport(named: self.name, in: "reports")
      }
    }
    let fingers = Fingers(on: stage)
    try fingers.drag(from: dial, by: CGVector(dx: 60, dy: 0))
    XCTAssertEqual(stage.gestures.map(\.name), ["turn"], stage.explain(dial.turn))
    XCTAssertGreaterThan(dial.value, 0.45)
  }
}
