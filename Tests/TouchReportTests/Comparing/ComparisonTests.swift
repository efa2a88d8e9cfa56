import Expectations
import Foundation
import Testing
import TouchCore
import TouchReport
import TouchStage
import UIKit

/// Comparing settings.
@MainActor
struct ComparisonTests {
  /// A finger that moves 50 points, with or without a setting.
  private func analysis(_ settings: String?) throws -> GestureAnalysis {
    Play.prepare()
    let play = Play(["tap": UITapGestureRecognizer(), "press": UILongPressGestureRecognizer()])
    if let settings {
      for setting in try RecognizerSetting.list(settings) {
        try setting.apply(to: play.stage.recognizers, RecognizerProperty.builtIn)
      }
    }
    play.finger(0, 0.2, by: (50, 0))
    return play.analysis()
  }

  /// The rows, and everything as text and as JSON.
  private func compare(_ variants: [(title: String, analysis: GestureAnalysis)])
    -> (rows: [AnalysisComparison.Row], lines: [String], json: [String])
  {
    var rows: [AnalysisComparison.Row] = []
    var comparison = AnalysisComparison(variants.map(\.title)) { rows.append($0) }
    for (place, variant) in variants.enumerated() { comparison.take(variant.analysis, of: place) }
    var table = comparison.table(of: rows.map(\.recognizer), width: 66)
    var lines = table.headLines
    for row in rows { lines += table.lines(of: row) }
    return (rows, lines + table.tailLines, [comparison.jsonHead] + rows.map(\.json))
  }

  @Test("what changes is listed side by side, and what stays the same isn't")
  func changes() throws {
    let (rows, lines, json) = compare([
      ("as it is", try analysis(nil)), ("60", try analysis("tap.allowableMovement=60")),
    ])
    expectEqual(rows.map(\.recognizer), ["tap"])
    expectEqual(rows.first?.verdicts.map { $0?.verdict }, [.failed, .recognized])
    expectEqual(
      lines,
      [
        "     as it is                      60",
        "tap  0                             1",
        "",
        "Touched at 0.000 s",
        "tap  - moved 50 pt, limit 45: 5    + recognized at 0.2 s;",
        "     pt too far at 0.1 s           tightest margin: moved 50",
        "                                   pt, limit 60: 10 pt to spare",
      ]
    )
    expectEqual(json.count, 2)
    expectEqual(json[0], #"{"settings":["as it is","60"],"counts":{"tap":[0,1]}}"#)
  }

  /// What a scene tells while a finger touches.
  private func told(_ notes: [GestureNote]) -> GestureAnalysis {
    let play = Play(["tap": UITapGestureRecognizer()])
    play.touch(0, .began, 200, 400)
    for note in notes { play.stage.tell(note) }
    play.touch(1, .ended, 200, 400)
    return play.analysis()
  }

  private func note(_ time: Double, _ event: String, _ role: GestureNote.Role) -> GestureNote {
    GestureNote(time: .seconds(time), gesture: "confirm", event: event, role: role)
  }

  @Test("what a control comes to is compared: ends with ends, a step on the way with the same step")
  func controls() {
    let short = GestureReason.measured(.travelled, 70, limit: 100)
    let (rows, lines, json) = compare([
      (
        "as it is",
        told([
          note(0.1, "updating", .step), note(0.3, "selected", .step),
          note(0.5, "missed", .miss(short)),
        ])
      ),
      (
        "60",
        told([
          note(0.1, "updating", .step), note(0.2, "confirmed", .step),
          note(0.25, "selected", .step),
          note(0.6, "sent", .success), note(0.7, "sent", .success),
        ])
      ),
    ])
    expectEqual(rows.map(\.recognizer), ["confirm", "confirm", "confirm", "confirm"])
    expectEqual(
      rows.map {
        $0.verdicts.map { $0.map { "\($0.verdict?.rawValue ?? "step") \($0.time.seconds)" } }
      },
      [
        [nil, "step 0.2"], ["step 0.3", "step 0.25"], ["failed 0.5", "recognized 0.6"],
        [nil, "recognized 0.7"],
      ]
    )
    #expect(lines.contains("Touched at 0.000 s"))
    let below = lines.filter { $0.hasPrefix("confirm  ") }.map {
      $0.split(separator: " ").joined(separator: " ")
    }
    expectEqual(
      below,
      [
        "confirm 0 2", "confirm confirmed at 0.2 s", "confirm selected at 0.3 s selected at 0.25 s",
        "confirm - travelled 70 pt, needs + sent at 0.6 s", "confirm + sent at 0.7 s",
      ],
      "\(lines)"
    )
    #expect(json[2].contains(#""verdict":null,"time":0.3"#), "\(json)")
    for row in rows { expectEqual(AnalysisComparison.Row(encoded: row.encoded), row) }
  }

  @Test("a miss that a recognizer's verdict tells of is told once")
  func once() throws {
    let near = GestureReason.measured(.moved, 50, limit: 45)
    let analyses = try [nil, "tap.allowableMovement=60"].map { setting in
      Play.prepare()
      let play = Play(["tap": UITapGestureRecognizer()])
      for setting in try setting.map(RecognizerSetting.list) ?? [] {
        try setting.apply(to: play.stage.recognizers, RecognizerProperty.builtIn)
      }
      play.touch(0, .began, 200, 400)
      play.touch(0.1, .moved, 250, 400)
      if setting == nil {
        play.stage.tell(
          GestureNote(time: .seconds(0.1), gesture: "tap", event: "missed", role: .miss(near))
        )
      }
      play.touch(0.2, .ended, 250, 400)
      return play.analysis()
    }
    let (rows, _, _) = compare([("as it is", analyses[0]), ("60", analyses[1])])
    expectEqual(rows.count, 1)
  }

  @Test("a title or a word that is longer than its column goes on below, not into the next column")
  func longWords() throws {
    let titles = [
      "triggeredTap.requiredCount=3", "triggeredTap.minimumDistance=300",
      String(repeating: "x", count: 50),
    ]
    let (_, lines, _) = compare(titles.map { ($0, told([])) })
    // Two columns for the names, and three of 22 with two between them.
    let columns = [2, 26, 50].map { start in
      lines.prefix(3).map { line in
        String(line.dropFirst(start).prefix(24)).trimmingCharacters(in: .whitespaces)
      }
    }
    expectEqual(
      columns,
      [
        ["triggeredTap.", "requiredCount=3", ""], ["triggeredTap.", "minimumDistance=300", ""],
        [String(repeating: "x", count: 22), String(repeating: "x", count: 22), "xxxxxx"],
      ],
      "\(lines)"
    )
  }

  @Test("equal settings change nothing")
  func same() throws {
    let other = compare([
      ("as it is", try analysis(nil)), ("46", try analysis("tap.allowableMovement=46")),
    ])
    // The reported limit changes with the setting.
    expectEqual(other.rows.count, 1)
    let twin = compare([("as it is", try analysis(nil)), ("again", try analysis(nil))])
    #expect(twin.rows.isEmpty)
    expectEqual(twin.lines.last, "Nothing changes.")
  }
}
