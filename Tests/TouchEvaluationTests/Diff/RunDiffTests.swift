import Expectations
import Testing
import TouchCore
import UIKit

@testable import TouchEvaluation

/// What flipped between two runs.
@MainActor
struct RunDiffTests {
  private func results(_ settings: [String] = []) -> [RecordingResult] {
    var finger = OneFinger()
    for travel in [0.0, 12, 30, 44, 45, 50] {
      finger.stroke(travel: travel, for: .milliseconds(120))
    }
    let bench = SweepBench(gestures: ["tap", "longPress"], frames: ["taps": finger.frames])
    var task = SweepBench.task("taps", labels: [StrokeLabel(line: 2, gesture: "tap", count: 6)])
    task.settings = settings
    return [bench.evaluator.evaluate(task)]
  }

  private func diff(_ one: [RecordingResult], _ other: [RecordingResult]) -> (
    RunDiff, [RecordingDiff]
  ) {
    var changes: [RecordingDiff] = []
    var diff = RunDiff { changes.append($0) }
    for result in one { diff.add(result, of: 0) }
    for result in other { diff.add(result, of: 1) }
    return (diff, changes)
  }

  @Test("Two runs of one source differ in nothing")
  func same() {
    let (diff, changes) = diff(results(), results())
    #expect(diff.isEmpty)
    #expect(changes.isEmpty)
    #expect(diff.summary.isEmpty)
    expectNil(diff.json)
    expectEqual(diff.recordings, 1)
    #expect(diff.decisions > 6)
  }

  @Test(
    "A threshold changed by one unit in the last place is found where it matters, with both reasons"
  )
  func lastPlace() throws {
    // The least limit that a tap of some 45 points still keeps, by halving.
    func taps(_ limit: Double) -> Int {
      results(["tap.allowableMovement=\(limit)"])[0].decisions
        .count { $0.recognizer == "tap" && $0.isGesture }
    }
    var (low, high) = (44.5, 45.5)
    let (few, many) = (taps(low), taps(high))
    expectEqual(many, few + 1)
    while low.nextUp < high {
      let middle = (low + high) / 2
      if taps(middle) == many { high = middle } else { low = middle }
    }
    expectEqual(high, low.nextUp)
    let (diff, changes) = diff(
      results(["tap.allowableMovement=\(high)"]),
      results(["tap.allowableMovement=\(low)"])
    )
    let flips = try #require(changes.first).flips.filter { $0.recognizer == "tap" }
    expectEqual(flips.count, 1)
    expectEqual(flips[0].first?.verdict, .recognized)
    expectEqual(flips[0].second?.verdict, .failed)
    expectEqual(flips[0].second?.sentence.contains("moved just over 45 pt"), true)
    expectEqual(flips[0].stroke?.first.outcome, .hit)
    #expect(flips[0].stroke?.second.outcome != .hit)
    expectEqual(diff.flips["tap"], ["recognized to failed": 1])
    expectEqual(diff.changedRecordings, 1)
    let text = changes[0].lines(commands: FlipCommands(folder: "corpus"))
    #expect(text.contains { $0.contains("tap: recognized in A, failed in B") })
    #expect(text.contains { $0.contains("touchstone explain corpus/taps --from ") })
  }

  @Test("Recordings in another order are compared, and those that only one run has are named")
  func order() {
    var (one, other) = (results()[0], results()[0])
    (one.file, other.file) = ("one", "other")
    var third = one
    third.file = "third"
    let (diff, changes) = diff([one, other], [other, one, third])
    #expect(changes.isEmpty)
    expectEqual(diff.recordings, 2)
    expectEqual(diff.alone(in: 1), ["third"])
    #expect(!diff.isEmpty)
    expectEqual(diff.summary[0], "only in B: 1 of the recordings (third)")
  }

  @Test("Of recordings that one run alone has, three are named", arguments: [3, 4])
  func alone(count: Int) {
    let results = (0..<count).map { RecordingResult(number: $0 + 1, file: "r\($0)") }
    let (diff, changes) = diff([], results)
    #expect(changes.isEmpty)
    let names = count == 3 ? "r0, r1, r2" : "r0, r1, r2, …"
    expectEqual(diff.summary[0], "only in B: \(count) of the recordings (\(names))")
    expectEqual(diff.alone(in: 0), [])
  }

  @Test("A recording that came to another end, or whose strokes came out otherwise, is different")
  func otherDifferences() {
    func result(_ outcome: StrokeOutcome.Outcome, error: String? = nil) -> RecordingResult {
      var result = RecordingResult(number: 1, file: "a", person: "ann")
      var stroke = StrokeOutcome(gesture: "tap", line: 2, began: .seconds(1.5), ended: .seconds(2))
      (stroke.outcome, stroke.why) = (outcome, outcome == .hit ? "" : "it slipped")
      result.strokes = [stroke]
      result.error = error
      return result
    }
    let strokes = RecordingDiff(result(.hit), result(.confused(with: "pan")))
    #expect(!strokes.isEmpty)
    expectEqual(
      strokes.lines(),
      [
        "a  ann", "  1.500 s  label tap, line 2: hit in A, confused with pan in B",
        "    B: it slipped",
      ]
    )
    expectEqual(strokes.jsonLines.count, 1)
    let errors = RecordingDiff(result(.hit), result(.hit, error: "cut off"))
    #expect(!errors.isEmpty)
    expectEqual(errors.lines(), ["a  ann", "  A: read to its end", "  B: cut off"])
    #expect(RecordingDiff(result(.hit), result(.hit)).isEmpty)
  }

  @Test("Several attempts of one moment are compared one by one; one that only failed is no flip")
  func severalAttempts() {
    func result(_ verdicts: [SavedDecision.Verdict]) -> RecordingResult {
      var result = RecordingResult(number: 1, file: "it's a")
      result.decisions = verdicts.map {
        SavedDecision(
          recognizer: "tap",
          sequence: 1,
          began: .seconds(1),
          time: .seconds(1.25),
          verdict: $0,
          sentence: "\($0)"
        )
      }
      return result
    }
    func flips(_ one: [SavedDecision.Verdict], _ other: [SavedDecision.Verdict]) -> [String] {
      RecordingDiff(result(one), result(other)).flips.map {
        "\($0.first?.sentence ?? "-") \($0.second?.sentence ?? "-")"
      }
    }
    expectEqual(flips([.failed, .recognized], [.failed, .failed]), ["recognized failed"])
    expectEqual(flips([.failed], [.failed, .failed]), [])
    expectEqual(flips([.failed], [.failed, .recognized]), ["- recognized"])
    expectEqual(flips([.cancelled, .failed], []), ["cancelled -"])
    expectEqual(flips([.undecided], [.failed]), ["undecided failed"])
    let diff = RecordingDiff(result([.recognized]), result([.failed]))
    expectEqual(diff.decisions, 1)
    expectEqual(
      diff.lines(commands: FlipCommands(folder: "my corpus")),
      [
        "it's a", "  1.000 s  tap: recognized in A, failed in B", "    A: recognized",
        "    B: failed",
        "    touchstone explain 'my corpus/it'\\''s a' --from 0.800 --to 1.750 --gesture tap",
      ]
    )
  }

  @Test("The command that explains a flip shows a gesture until it is over")
  func wholeGesture() {
    func result(_ verdict: SavedDecision.Verdict, ended: TouchTime?) -> RecordingResult {
      var result = RecordingResult(number: 1, file: "a")
      var decision = SavedDecision(
        recognizer: "pan",
        sequence: 1,
        began: .seconds(1),
        time: .seconds(1.25),
        verdict: verdict
      )
      decision.ended = ended
      result.decisions = [decision]
      return result
    }
    let commands = FlipCommands(folder: "hands")
    let (short, long) = (result(.failed, ended: nil), result(.recognized, ended: .seconds(4)))
    for diff in [RecordingDiff(short, long), RecordingDiff(long, short)] {
      expectEqual(
        diff.lines(commands: commands).last,
        "    touchstone explain hands/a --from 0.800 --to 4.500 --gesture pan"
      )
    }
  }

  @Test("The command that explains a flip has the scene and all options of its run")
  func commands() {
    func decision(_ verdict: SavedDecision.Verdict, _ name: String = "carry 1") -> SavedDecision {
      SavedDecision(
        recognizer: name,
        sequence: 1,
        began: .seconds(1),
        time: .seconds(1.25),
        verdict: verdict,
        sentence: "\(verdict)"
      )
    }
    var (one, other) = (results()[0], results()[0])
    (one.file, other.file, one.strokes, other.strokes) = ("a", "a", [], [])
    one.decisions = [decision(.recognized), decision(.recognized, "menu")]
    other.decisions = [decision(.failed)]
    var header = RunHeader(
      corpus: "hands",
      recordings: 1,
      isSynthetic: false,
      scene: "drawer",
      gestures: ["carry 1", "drawerPan"],
      settings: ["carry 1.allowableMovement=3"]
    )
    header.options = ["--screen=300x600", "--no-force"]
    let plain = RunHeader(corpus: "hands", recordings: 1, isSynthetic: false, scene: "drawer")
    let diff = RecordingDiff(one, other)
    func lines(_ headers: [RunHeader?]) -> [String] {
      let commands = FlipCommands(folder: "hands", headers: headers) { $0 != "menu" }
      return diff.lines(commands: commands).filter { $0.contains("touchstone") }
    }
    let part = "--from 0.800 --to 1.750"
    // Another line for each run, and none where a run has no such attempt.
    expectEqual(
      lines([plain, header]),
      [
        "       touchstone explain hands/a --scene=drawer \(part) --gesture 'carry 1'",
        "       touchstone explain hands/a --scene=drawer '--gestures=carry 1,drawerPan' "
          + "'--set=carry 1.allowableMovement=3' --screen=300x600 --no-force \(part) --gesture 'carry 1'",
        "       touchstone explain hands/a --scene=drawer \(part)",
      ]
    )
    // One line where both runs were made alike; a menu's recognizer can't be asked about alone.
    expectEqual(
      lines([plain, plain]),
      [
        "    touchstone explain hands/a --scene=drawer \(part) --gesture 'carry 1'",
        "    touchstone explain hands/a --scene=drawer \(part)",
      ]
    )
  }
}
