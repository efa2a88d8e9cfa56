import Expectations
import Foundation
import Testing
import TouchCore
import TouchStage
import UIKit

@testable import TouchReport

/// Controls and other gestures without recognizers, on the page.
@MainActor
struct PageControlTests {
  /// A page on a finger that is down for a second, and a scene that reports it; `tap` is a
  /// recognizer.
  private func record(_ notes: [(event: String, of: String, GestureNote.Role)]) throws -> [String:
    Any]
  {
    let scene = BoxScene()
    let stage = TouchStage(scene: scene, size: CGSize(width: 390, height: 844))
    let recorder = ReportRecorder(stage)
    let frames = Script.finger([300, 300])
    stage.play(frames[0])
    for (event, gesture, role) in notes {
      let time = stage.application.now
      stage.tell(GestureNote(time: time, gesture: gesture, event: event, role: role))
    }
    stage.play(frames[1])
    stage.finish()
    let html = recorder.page(name: "notes").html
    let start = try #require(html.range(of: #"id="record">"#)?.upperBound)
    let end = try #require(html[start...].range(of: "</script>")?.lowerBound)
    let data = Data(html[start..<end].utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func lanes(_ record: [String: Any]) throws -> [String] {
    try #require(record["recognizers"] as? [[String: Any]]).compactMap { $0["name"] as? String }
  }

  @Test("have a lane, and an attempt for each success, each miss, and one left open")
  func attempts() throws {
    let missed = GestureReason.measured(.pressDuration, .seconds(1), limit: .seconds(2))
    let record = try record([
      ("updating", "confirm", .step), ("missed", "confirm", .miss(missed)),
      ("sent", "confirm", .success), ("updating", "confirm", .step),
    ])
    let lane = try #require(try lanes(record).firstIndex(of: "confirm"))
    let attempts = try #require(record["attempts"] as? [[String: Any]])
      .filter { $0["r"] as? Int == lane }
    expectEqual(attempts.map { $0["outcome"] as? String }, ["failed", "ended", "began"])
    // What went on before an end is a block of its own, and so is what is left open.
    let blocks = attempts.map { ($0["blocks"] as? [[Int]])?.compactMap(\.first) }
    expectEqual(blocks, [[2, 5], [3], [2]])
    expectEqual(attempts[0]["title"] as? String, "confirm: missed")
    expectEqual(attempts[0]["why"] as? String, "Was held 1 s, needs 2: 1 s too short at 0 s.")
    expectEqual((attempts[0]["measure"] as? [Any])?.count, 5)
    expectNil(attempts[1]["measure"])
  }

  @Test("are reported among a recognizer's decisions if they are about one")
  func recognizers() throws {
    let record = try record([("counted", "tap", .success)])
    try expectEqual(lanes(record).filter { $0 == "tap" }.count, 1)
    let texts = try #require(record["texts"] as? [String])
    let log = try #require(record["log"] as? [Int])
    let text = try #require(texts.firstIndex(of: "the scene told: counted"))
    let lane = try #require(try lanes(record).firstIndex(of: "tap"))
    let rows = stride(from: 0, to: log.count, by: 3).map { Array(log[$0..<$0 + 3]) }
    #expect(rows.contains { $0[1] == lane && $0[2] == text })
    #expect(rows.allSatisfy { $0[0] >= 0 })
  }
}
