import Testing
import TouchReport
import TouchStage
import UIKit

@Suite("Comparing settings") @MainActor
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
    #expect(rows.map(\.recognizer) == ["tap"])
    #expect(rows.first?.verdicts.map { $0?.verdict } == [.failed, .recognized])
    #expect(
      lines == [
        "     as it is                      60",
        "tap  0                             1",
        "",
        "Touched at 0.000 s",
        "tap  - moved 50 pt, limit 45: 5    + recognized at 0.2 s;",
        "     pt too far at 0.1 s           tightest margin: moved 50",
        "                                   pt, limit 60: 10 pt to spare",
      ]
    )
    #expect(json.count == 2)
    #expect(json[0] == #"{"settings":["as it is","60"],"counts":{"tap":[0,1]}}"#)
  }

  @Test("equal settings change nothing")
  func same() throws {
    let other = compare([
      ("as it is", try analysis(nil)), ("46", try analysis("tap.allowableMovement=46")),
    ])
    // The reported limit changes with the setting.
    #expect(other.rows.count == 1)
    let twin = compare([("as it is", try analysis(nil)), ("again", try analysis(nil))])
    #expect(twin.rows.isEmpty)
    #expect(twin.lines.last == "Nothing changes.")
  }
}
