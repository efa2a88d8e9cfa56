import Testing
import TouchCore
import UIKit

@testable import TouchEvaluation

/// What flipped between two runs.
@MainActor
@Suite struct RunDiffTests {
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
    #expect(diff.json == nil)
    #expect(diff.recordings == 1)
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
    #expect(many == few + 1)
    while low.nextUp < high {
      let middle = (low + high) / 2
      if taps(middle) == many { high = middle } else { low = middle }
    }
    #expect(high == low.nextUp)
    let (diff, changes) = diff(
      results(["tap.allowableMovement=\(high)"]),
      results(["tap.allowableMovement=\(low)"])
    )
    let flips = try #require(changes.first).flips.filter { $0.recognizer == "tap" }
    #expect(flips.count == 1)
    #expect(flips[0].first?.verdict == .recognized)
    #expect(flips[0].second?.verdict == .failed)
    #expect(flips[0].second?.sentence.contains("moved 45 pt") == true)
    #expect(flips[0].stroke?.first.outcome == .hit)
    #expect(flips[0].stroke?.second.outcome != .hit)
    #expect(diff.flips["tap"] == ["recognized to failed": 1])
    #expect(diff.changedRecordings == 1)
    let text = changes[0].lines(folder: "corpus")
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
    #expect(diff.recordings == 2)
    #expect(diff.alone(in: 1) == ["third"])
    #expect(!diff.isEmpty)
    #expect(diff.summary[0] == "only in B: 1 of the recordings (third)")
  }
}
