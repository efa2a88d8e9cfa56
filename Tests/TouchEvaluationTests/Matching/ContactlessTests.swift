import Testing
import TouchCore

@testable import TouchEvaluation

/// Recognitions that no contact made, as a control's: they belong to the contacts of their time.
struct ContactlessTests {
  /// Two strokes of two labels, and something that is recognized at a time.
  private func matcher(at time: TouchTime) -> StrokeMatcher {
    var replay = ReplayedTouches()
    let times: [(Int64, Int64)] = [(0, 100), (500, 600), (620, 700)]
    replay.contacts = times.map {
      ReplayedTouches.Contact(began: .milliseconds($0.0), ended: .milliseconds($0.1))
    }
    replay.recognitions = [
      ReplayedTouches.Recognition(recognizer: "menu", time: time, decided: time)
    ]
    let labels = times.enumerated().map { index, part in
      StrokeLabel(
        line: index + 2,
        gesture: "menu",
        count: 1,
        from: .milliseconds(part.0),
        to: .milliseconds(part.1)
      )
    }
    return StrokeMatcher(
      replay,
      labels: labels,
      aliases: AliasTable(),
      tolerance: Tolerance(),
      known: ["menu"],
      present: ["menu"]
    )
  }

  @Test(
    "those that are down at the time have it, or else the one that was lifted last, for a second",
    arguments: [(0, 0), (100, 0), (300, 0), (500, 1), (610, 1), (700, 2), (800, 2), (1700, 2)]
  )
  func owner(milliseconds: Int64, stroke: Int) {
    let matcher = matcher(at: .milliseconds(milliseconds))
    let hits = matcher.strokes.indices.filter { matcher.strokes[$0].outcome == .hit }
    #expect(hits == [stroke] && matcher.alarms.isEmpty)
  }

  @Test("more than a second after the last lift it is no stroke's")
  func late() {
    let matcher = matcher(at: .milliseconds(1700) + .tick)
    #expect(matcher.strokes.count == 3 && matcher.strokes.allSatisfy { $0.outcome != .hit })
  }
}
