import Expectations
import Foundation
import Testing
import TouchCore
import TouchRecording
import UIKit

@testable import TouchEvaluation

/// A sweep from one replay comes to what replays come to.
@MainActor
struct ExactSweepTests {
  /// A sweep that says it is exact.
  struct Case: Sendable, CustomTestStringConvertible {
    let recognizer: String
    let property: String
    let range: ClosedRange<Double>
    var isTime: Bool { property.contains("Duration") || property.contains("Gap") }
    var testDescription: String { "\(recognizer).\(property)" }

    init(_ recognizer: String, _ property: String, _ range: ClosedRange<Double>) {
      self.recognizer = recognizer
      self.property = property
      self.range = range
    }
  }

  nonisolated static let cases = [
    Case("tap", "allowableMovement", 1...200),
    Case("tap", "maximumDuration", 0.02...3),
    Case("doubleTap", "allowableMovement", 1...200),
    Case("doubleTap", "maximumDuration", 0.02...3),
    Case("doubleTap", "maximumGap", 0.02...3),
    Case("doubleTap", "maximumDistance", 1...400),
    Case("longPress", "minimumPressDuration", 0.02...3),
    Case("longPress", "allowableMovement", 0.5...200),
    Case("pan", "slop", 0.5...200),
    Case("swipeRight", "maximumDuration", 0.02...1),
    Case("swipeRight", "minimumTravel", 5...200),
    Case("swipeRight", "maximumStray", 5...200),
  ]

  @Test(
    "A sweep from one replay is what replays at every value come to, on every recording (needs ../shared/recordings)",
    arguments: cases
  )
  func equalsReplays(sweep: Case) throws {
    let files = SharedFiles.all
    if files.isEmpty { return }
    // All of them with TOUCHSTONE_WHOLE=400, at so many values each, which takes minutes.
    let whole = ProcessInfo.processInfo.environment["TOUCHSTONE_WHOLE"].flatMap { Int($0) }
    var (exact, values) = (0, 0)
    let part = Self.cases.firstIndex { $0.testDescription == sweep.testDescription } ?? 0
    for (place, file) in files.enumerated()
    where whole != nil || (place % 36 == part && file.size < 60_000) {
      let bench = SweepBench(gestures: [sweep.recognizer])
      let task = SweepBench.task(file.path)
      let all = Self.interesting(sweep, bench, task, most: whole ?? 10)
      if all.isEmpty { continue }
      let variable = Self.variable(sweep, all)
      let swept = bench.evaluator.sweep(task, variable)
      if swept.reason == nil { exact += 1 }
      let replayed = bench.evaluator.sweep(task, variable, replaysAll: true)
      expectEqual(replayed.replays, variable.values.count)
      values += variable.values.count
      for (value, (one, other)) in zip(variable.values, zip(swept.results, replayed.results)) {
        expectEqual(
          one,
          other,
          "\(file.path) at \(value): \(one.alarms.count) instead of \(other.alarms.count)"
        )
      }
    }
    print(
      "\(sweep.testDescription): \(exact) of \(files.count) recordings from one replay, \(values) values"
    )
    #expect(values > 0)
  }

  // In a process of its own, which has a core to itself while the main actor of this one runs other tests.
  @Test("A value that a finger measured exactly comes out as in a replay, and so do its neighbours")
  func boundaries() async {
    await #expect(processExitsWith: .success) { @MainActor in try Self.compareBoundaries() }
  }

  private static func compareBoundaries() throws {
    var finger = OneFinger()
    for travel in [0.0, 9.5, 10.5, 44, 46, 80] {
      finger.stroke(travel: travel, for: .milliseconds(120))
      finger.stroke(travel: travel, for: .milliseconds(700))
      // Out, and back to where it came from.
      finger.stroke(travel: travel, for: .milliseconds(200), returns: true)
      finger.stroke(travel: 80, for: .milliseconds(150), rise: travel)
      // Twice, soon and less soon, and once more aside.
      finger.stroke(travel: travel, for: .milliseconds(90), pause: .milliseconds(200))
      finger.stroke(travel: 2, for: .milliseconds(90), pause: .milliseconds(340), at: 100 + travel)
      finger.stroke(travel: 2, for: .milliseconds(90))
    }
    let most = ProcessInfo.processInfo.environment["TOUCHSTONE_WHOLE"] == nil ? 30 : 400
    for sweep in cases {
      let bench = SweepBench(gestures: [sweep.recognizer], frames: ["memory": finger.frames])
      let task = SweepBench.task("memory")
      let variable = variable(sweep, interesting(sweep, bench, task, most: most))
      let swept = bench.evaluator.sweep(task, variable)
      expectNil(swept.reason, "\(sweep.testDescription)")
      expectEqual(swept.replays, 1)
      let replayed = bench.evaluator.sweep(task, variable, replaysAll: true)
      expectEqual(swept.results, replayed.results)
      // The sweep reaches from none to many.
      // All double taps take equally long: they come or don't.
      let fewest = sweep.testDescription == "doubleTap.maximumDuration" ? 2 : 3
      #expect(Set(swept.results).count >= fewest, "\(sweep.testDescription)")
    }
  }

  @Test(
    "A sweep is replayed, and says why, where others take part, fingers touch together, or nothing tells"
  )
  func notExact() {
    var finger = OneFinger()
    finger.stroke(travel: 5, for: .milliseconds(120))
    var together = finger.frames
    together.append(
      TouchFrame(
        time: .seconds(3),
        contacts: [8, 9].map {
          Contact(id: Contact.ID($0), phase: .began, position: Point(x: Double($0) * 20, y: 200))
        }
      )
    )
    together.append(
      TouchFrame(
        time: .seconds(3.1),
        contacts: [8, 9].map {
          Contact(id: Contact.ID($0), phase: .ended, position: Point(x: Double($0) * 20, y: 200))
        }
      )
    )
    let frames = ["one": finger.frames, "two": together]
    func reason(_ gestures: [String]?, _ path: String, _ name: String, _ property: String)
      -> String?
    {
      let variable = SweepVariable(
        recognizer: name,
        property: property,
        range: 10...20,
        step: 5,
        present: nil
      )
      let sweep = SweepBench(gestures: gestures, frames: frames).evaluator
        .sweep(SweepBench.task(path), variable)
      expectEqual(sweep.replays, (sweep.reason == nil ? 1 : 3))
      return sweep.reason
    }
    expectNil(reason(["tap"], "one", "tap", "allowableMovement"))
    expectEqual(reason(nil, "one", "tap", "allowableMovement")?.contains("isn't alone"), true)
    expectEqual(reason(["tap"], "two", "tap", "allowableMovement"), "fingers touch together")
    expectNil(reason(["pan"], "one", "pan", "slop"))
    expectEqual(reason(["edgePan"], "one", "edgePan", "slop")?.contains("doesn't say"), true)
    expectEqual(reason(["pinch"], "one", "pinch", "slop")?.contains("doesn't say"), true)
    expectNil(reason(["doubleTap"], "one", "doubleTap", "allowableMovement"))
  }

  // MARK: Values

  /// The variable with some values.
  private static func variable(_ sweep: Case, _ values: [Double]) -> SweepVariable {
    var variable = SweepVariable(
      recognizer: sweep.recognizer,
      property: sweep.property,
      range: sweep.range,
      step: 1000,
      present: nil
    )
    variable.values = values
    return variable
  }

  /// The values at which something can change: what was measured, its neighbours, and those between.
  private static func interesting(
    _ sweep: Case,
    _ bench: SweepBench,
    _ task: RecordingTask,
    most: Int
  ) -> [Double] {
    var task = task
    let last = variable(sweep, [sweep.range.upperBound])
    task.settings = [last.setting(sweep.range.upperBound)]
    let replay = bench.evaluator.replay(task, keepsTrail: true)
    var measured: [Double] = []
    for decision in replay.touches.decisions where decision.saved.recognizer == sweep.recognizer {
      measured += decision.saved.measures.map(\.final)
      measured.append((decision.saved.time - decision.saved.began).seconds)
    }
    var before: FingerTrail.Sample?
    for finger in replay.trail.fingers {
      guard let first = finger.first else { continue }
      if let before, sweep.isTime { measured.append((first.time - before.time).seconds) }
      for sample in finger {
        let lasted = (sample.time - first.time).seconds
        let travel = sample.contact.location.distance(to: first.contact.location)
        let aside = (sample.contact.location.y - first.contact.location.y).magnitude
        // A swipe's limits shrink with its time.
        measured +=
          sweep.isTime
          ? [lasted] : [travel, travel / (1 - 0.94 * lasted), aside / (1 - 0.98 * lasted)]
      }
      before = finger.last
    }
    var values: Set<Double> = [sweep.range.lowerBound, sweep.range.upperBound]
    for value in measured {
      // Times are whole nanoseconds; lengths forgive a billionth of a point.
      values.formUnion(
        sweep.isTime
          ? [value, value - 1e-9, value + 1e-9]
          : [value, value.nextUp, value.nextDown, value - 1e-9, (value - 1e-9).nextDown]
      )
    }
    let sorted = values.filter { sweep.range.contains($0) }.sorted()
    let between = zip(sorted, sorted.dropFirst()).map { ($0 + $1) / 2 }
    let all = Array(Set(sorted + between)).sorted().filter { Double(SweepVariable.text($0)) == $0 }
    let step = max(1, (all.count + most - 1) / most)
    return stride(from: 0, to: all.count, by: step).map { all[$0] }
      + (step > 1 ? [all[all.count - 1]] : [])
  }
}

/// The recordings beside the repository; none where they aren't there.
enum SharedFiles {
  static var all: [(path: String, size: Int)] {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let folder = root.resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "shared/recordings")
    let table = folder.appending(path: "labels.tsv")
    guard let text = try? String(contentsOf: table, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").dropFirst().compactMap { line in
      let name = String(line.split(separator: "\t")[0])
      let path = folder.appending(path: name).path
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      return (attributes?[.size] as? Int).map { (path, $0) }
    }
  }
}
