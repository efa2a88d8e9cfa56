import Expectations
import Testing
import TouchCore
import TouchGraphics
import TouchStage
import UIKit

@testable import TouchEvaluation

/// Margins say which decisions a trembling hand flips.
@MainActor
struct TremorTests {
  /// How far a trembling finger is off at each sample, in points.
  private static let tremor = 1.0

  @Test("The margin predicts which decisions seeded tremor flips: AUC at least 0.9")
  func predicts() throws {
    var finger = OneFinger()
    var random = SeededRandom(seed: 5)
    for number in 0..<120 {
      let isPress = number % 2 == 0
      finger.stroke(
        travel: random.unit() * (number % 4 < 2 ? 30 : 12),
        for: .milliseconds(isPress ? 900 : 150)
      )
    }
    let bench = SweepBench(frames: ["hand": finger.frames])
    let steady = bench.evaluator.evaluate(SweepBench.task("hand"))
    var flips: [Int: Int] = [:]
    let tries = 6
    for seed in 1...tries {
      let trembling = SweepBench(frames: ["hand": trembling(finger.frames, seed: UInt64(seed))])
      let result = trembling.evaluator.evaluate(SweepBench.task("hand"))
      for flip in RecordingDiff(steady, result).flips {
        let place = steady.decisions.firstIndex {
          $0.began == flip.began && $0.recognizer == flip.recognizer
        }
        if let place { flips[place, default: 0] += 1 }
      }
    }
    // Tremor moves fingers and leaves times as they are: margins of lengths are what it can flip.
    var scores: [(margin: Double, isFlipped: Bool)] = []
    for (place, decision) in steady.decisions.enumerated() {
      guard let margin = DecisionMargin(decision, units: [.points]) else { continue }
      for seed in 0..<tries { scores.append((margin.part.magnitude, seed < flips[place] ?? 0)) }
    }
    let flipped = scores.filter(\.isFlipped).count
    let auc = Self.area(scores)
    print("tremor flips \(flipped) of \(scores.count) decisions; AUC of the margins \(auc)")
    #expect(flipped > 20)
    #expect(auc >= 0.9)
  }

  @Test("A decision is near where it kept or missed its limit by a tenth at most")
  func near() throws {
    func margin(_ verdict: SavedDecision.Verdict, _ measures: [SavedMeasure]) -> DecisionMargin? {
      var decision = SavedDecision(
        recognizer: "tap",
        sequence: 1,
        began: .zero,
        time: .zero,
        verdict: verdict
      )
      decision.measures = measures
      return DecisionMargin(decision)
    }
    func measure(
      _ value: Double,
      _ bound: GestureMeasure.Bound,
      _ limit: Double,
      _ unit: GestureMeasure.Unit = .points
    ) -> SavedMeasure {
      SavedMeasure(kind: "moved", GestureMeasure(value, bound, limit, unit), isDeciding: true)
    }
    let kept = try #require(
      margin(.recognized, [measure(40.5, .atMost, 45), measure(1, .atMost, 9)])
    )
    #expect(kept.isWithin(0.1))
    #expect(!kept.isWithin(0.09))
    #expect(kept.part > 0)
    let missed = try #require(
      margin(.failed, [measure(46, .atMost, 45), measure(3, .atLeast, 10)])
    )
    // Both were missed, and the hand would have had to do otherwise in both.
    expectEqual(missed.part, -0.7)
    expectNil(margin(.failed, [measure(2, .atMost, 1, .count)]))
    expectNil(margin(.failed, []))
    // A second tap that never came isn't near; one that came a little late is.
    func gap(_ final: Double) -> SavedMeasure {
      let timer = GestureMeasure(0.350000001, .atMost, 0.35, .seconds)
      return SavedMeasure(kind: "gap", timer, isDeciding: true, final: final)
    }
    expectNil(margin(.failed, [gap(0.350000001)]))
    #expect(try #require(margin(.failed, [gap(0.37)])).isWithin(0.1))
    #expect(!(try #require(margin(.failed, [gap(0.5)])).isWithin(0.1)))
    expectNil(margin(.undecided, [measure(1, .atMost, 2)]))
  }

  @Test("A swipe that went back is held against what it needed when it lacked least")
  func wentBack() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.addGestureRecognizer(UISwipeGestureRecognizer())
    let stage = TouchStage(showing: view)
    let fingers = Fingers(on: stage, rate: 100)
    let finger = fingers.finger()
    try finger.down(at: CGPoint(x: 100, y: 100))
    for distance in [44.0, -40] {
      try finger.move(by: CGVector(dx: distance, dy: 0), over: 0.1, .linear)
    }
    try finger.lift()
    let analysis = stage.application.watchedGestures
    let sequence = try #require(analysis.sequences.first)
    let decision = SavedDecision(sequence.attempts[0], in: sequence, 1, of: analysis)
    let measure = try #require(decision.measures.first)
    #expect(measure.final == 44 && abs(measure.limit - 45.3) < 1e-9)
  }

  @Test("A wait for another tap is near where the tap came a little late, not where none came")
  func waits() {
    func margin(final: Double?) -> DecisionMargin? {
      let gap = GestureMeasure(0.350_001, .atMost, 0.35, .seconds)
      var decision = SavedDecision(
        recognizer: "doubleTap",
        sequence: 1,
        began: .zero,
        time: .zero,
        verdict: .failed
      )
      decision.measures = [SavedMeasure(kind: "gap", gap, isDeciding: true, final: final)]
      return DecisionMargin(decision)
    }
    expectNil(margin(final: nil))
    expectEqual(margin(final: 0.36)?.isWithin(0.1), true)
    expectEqual(margin(final: 0.4)?.isWithin(0.1), false)
  }

  @Test(
    "Of a gesture the narrowest limit that it kept counts, not one that is only known to be reached"
  )
  func narrowest() {
    func margin(_ kinds: [(String, Double, GestureMeasure.Bound, Double)]) -> DecisionMargin? {
      var decision = SavedDecision(
        recognizer: "pan",
        sequence: 1,
        began: .zero,
        time: .zero,
        verdict: .recognized
      )
      decision.measures = kinds.map { kind, value, bound, limit in
        let measure = GestureMeasure(value, bound, limit, .points)
        return SavedMeasure(kind: kind, measure, isDeciding: true)
      }
      return DecisionMargin(decision)
    }
    let two = margin([("moved", 10, .atMost, 40), ("held", 55, .atLeast, 50)])
    expectEqual(two?.kind, "held")
    expectEqual(two?.value, 55)
    expectEqual(two?.limit, 50)
    expectEqual(margin([("travelled", 11, .atLeast, 10)])?.kind, "travelled")
    expectNil(margin([("spread", 11, .atLeast, 10)]))
    expectNil(margin([("moved", 41, .atMost, 40)]))
    expectNil(margin([("moved", 0, .atMost, 0)]))
  }

  @Test(
    "The rows with the largest near part come first, and a margin's bin is its place about the limit"
  )
  func bins() {
    func decision(_ name: String, _ value: Double) -> SavedDecision {
      var decision = SavedDecision(
        recognizer: name,
        sequence: 1,
        began: .zero,
        time: .zero,
        verdict: value <= 40 ? .recognized : .failed
      )
      let measure = GestureMeasure(value, .atMost, 40, .points)
      decision.measures = [SavedMeasure(kind: "moved", measure, isDeciding: true)]
      return decision
    }
    var table = MarginTable()
    var result = RecordingResult(number: 1, file: "a")
    // Margins of 1, 0, just below 0, -1 and -9 parts.
    result.decisions =
      [0, 40, 40.001, 80, 400].map { decision("b", $0) } + [decision("c", 40), decision("a", 40)]
    result.decisions.append(
      SavedDecision(recognizer: "d", sequence: 1, began: .zero, time: .zero, verdict: .undecided)
    )
    table.add(result)
    expectEqual(table.undecided, 1)
    expectEqual(table.rows(.gesture).map(\.name), ["a moved", "c moved", "b moved"])
    let counts = table.rows(.gesture)[2].statistics.counts
    let filled = counts.enumerated().filter { $0.element > 0 }
    expectEqual(filled.map(\.offset), [0, 19, 20, 39])
    expectEqual(filled.map(\.element), [2, 1, 1, 1])
    expectEqual(table.rows(.device).map(\.name), ["(not named)"])
    expectEqual(table.total.near, 4)
    expectEqual(table.total.nearRecognized, 3)
    // No bar of the picture is taller than its row.
    for case .fill(let path, _, _) in table.picture.commands {
      let height = path.controlBounds?.height ?? 0
      #expect(height <= table.picture.height && (height < 40 || height == table.picture.height))
    }
  }

  @Test("The table counts near decisions by gesture, person and device, and has a picture")
  func table() {
    var finger = OneFinger()
    for travel in [0.0, 44, 46, 80] { finger.stroke(travel: travel, for: .milliseconds(120)) }
    let bench = SweepBench(gestures: ["tap"], frames: ["hand": finger.frames])
    var table = MarginTable()
    table.add(bench.evaluator.evaluate(SweepBench.task("hand", person: "anna")))
    expectEqual(table.total.decisions, 4)
    expectEqual(table.total.near, 2)
    expectEqual(table.rows(.gesture).map(\.name), ["tap moved", "tap tooSlow"])
    expectEqual(table.rows(.person).map(\.name), ["anna"])
    expectEqual(table.rows(.person)[0].statistics.nearRecognized, 1)
    #expect(table.picture.height > 100)
    #expect(table.lines.contains { $0.contains("2 of 4 decisions (50.0 %)") })
  }

  /// The same frames of a hand that trembles: every location is a little off.
  private func trembling(_ frames: [TouchFrame], seed: UInt64) -> [TouchFrame] {
    var random = SeededRandom(seed: seed)
    return frames.map { frame in
      var frame = frame
      frame.contacts = frame.contacts.map { contact in
        var contact = contact
        contact.position.x += random.noise(Self.tremor)
        contact.position.y += random.noise(Self.tremor)
        return contact
      }
      return frame
    }
  }

  /// How likely a flipped decision has a smaller margin than one that isn't: the area under the ROC curve.
  private static func area(_ scores: [(margin: Double, isFlipped: Bool)]) -> Double {
    let flipped = scores.filter(\.isFlipped).map(\.margin)
    let others = scores.filter { !$0.isFlipped }.map(\.margin).sorted()
    var wins = 0.0
    for margin in flipped {
      let above = others.count { $0 > margin }
      let equal = others.count { $0 == margin }
      wins += Double(above) + Double(equal) / 2
    }
    return wins / Double(max(flipped.count * others.count, 1))
  }
}
