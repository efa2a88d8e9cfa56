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

  @Test("what changes is listed side by side, and what stays the same isn't")
  func changes() throws {
    let comparison = AnalysisComparison([
      AnalysisComparison.Variant(title: "as it is", analysis: try analysis(nil)),
      AnalysisComparison.Variant(title: "60", analysis: try analysis("tap.allowableMovement=60")),
    ])
    #expect(comparison.rows.map(\.recognizer) == ["tap"])
    #expect(comparison.rows.first?.verdicts.map { $0?.verdict } == [.failed, .recognized])
    #expect(
      comparison.lines(width: 66) == [
        "     as it is                      60",
        "tap  0                             1",
        "",
        "Touched at 0.000 s",
        "tap  - moved 50 pt, limit 45: 5    + recognized at 0.2 s;",
        "     pt too far at 0.1 s           tightest margin: moved 50",
        "                                   pt, limit 60: 10 pt to spare",
      ]
    )
    #expect(comparison.json.count == 2)
    #expect(comparison.json[0] == #"{"settings":["as it is","60"],"counts":{"tap":[0,1]}}"#)
  }

  @Test("equal settings change nothing")
  func same() throws {
    let comparison = AnalysisComparison([
      AnalysisComparison.Variant(title: "as it is", analysis: try analysis(nil)),
      AnalysisComparison.Variant(title: "46", analysis: try analysis("tap.allowableMovement=46")),
    ])
    // The reported limit changes with the setting.
    #expect(comparison.rows.count == 1)
    let twin = AnalysisComparison([
      AnalysisComparison.Variant(title: "as it is", analysis: try analysis(nil)),
      AnalysisComparison.Variant(title: "again", analysis: try analysis(nil)),
    ])
    #expect(twin.rows.isEmpty)
    #expect(twin.lines(width: 60).last == "Nothing changes.")
  }
}
