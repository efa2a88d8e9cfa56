import Expectations
import Testing
import TouchCore
import TouchReport
import TouchStage
import UIKit

/// Several changes together, and the rules by which the least of all is chosen.
@MainActor
struct CounterfactualTogetherTests {
  /// A finger at (100, 200) that travels so far to the right, and lifts after 100 ms.
  private func strokes(_ travel: Double = 0) throws -> TouchStrokes {
    let fingers = Fingers(on: TouchStage(showing: UIView()), rate: 100)
    try fingers.perform(
      FingerTimeline {
        $0.down(at: .point(100, 200))
        if travel > 0 { $0.move(to: .point(100 + travel, 200), over: 0) }
        $0.wait(0.1)
        $0.lift()
      }
    )
    return TouchStrokes(fingers.frames)
  }

  /// What a finger does, in numbers.
  private struct Measures {
    var length: Double
    var travel: Vector
    var start: Point
    var fingers: Int

    init(_ strokes: TouchStrokes) {
      fingers = strokes.strokes.count
      let first = strokes.strokes.first
      start = first?.samples.first?.location ?? .zero
      travel = (first?.samples.last?.location ?? start) - start
      length = ((first?.end ?? .zero) - (first?.samples.first?.time ?? .zero)).seconds
    }
  }

  /// Searches where the conditions are looked at one after the other, and the first that doesn't hold is the reason.
  private func search(
    _ conditions: (String, (Measures, [RecognizerSetting]) -> Bool)...
  ) -> CounterfactualSearch {
    CounterfactualSearch { strokes, settings in
      let measures = Measures(strokes)
      let failed = conditions.first { !$0.1(measures, settings) }
      return CounterfactualTrial(isTurned: failed == nil, trace: [failed?.0 ?? "yes"])
    }
  }

  @Test("where one change only brings up the next reason, two are made, each as small as it can be")
  func two() throws {
    let search = search(
      ("long", { measures, _ in measures.length >= 0.5 }),
      ("far", { measures, _ in measures.travel.dx >= 30 })
    )
    let strokes = try strokes()
    let least = try #require(search.least(of: strokes, []))
    expectEqual(
      least.sentences,
      [
        "finger 1 stays for 0.5 s instead of 0.1", "finger 1 travels 30 pt right instead of 0",
      ]
    )
    expectEqual(
      least.sentence,
      "finger 1 stays for 0.5 s instead of 0.1, and finger 1 travels 30 pt right instead of 0"
    )
    // Four times the stay and three fifths of 50 points.
    #expect(abs(least.size - 4.6) < 0.05)
    let changed = Measures(try #require(least.touches))
    #expect(changed.length >= 0.5 && changed.length < 0.51)
    #expect(changed.travel.dx >= 30 && changed.travel.dx < 30.2)
    expectEqual(search.least(of: strokes, []), least)
  }

  @Test("two thresholds that hold it up one after the other are changed together")
  func thresholds() throws {
    let properties = RecognizerProperty.builtIn.filter {
      $0.name == "allowableMovement" || $0.name == "maximumDuration"
    }
    let all = properties.prefix(2).map {
      CounterfactualSearch.Threshold(recognizer: "tap", property: $0, value: 10)
    }
    func value(_ settings: [RecognizerSetting], _ name: String) -> Double {
      settings.first { $0.property == name }.flatMap { Double($0.value) } ?? 10
    }
    let search = search(
      ("moved", { _, settings in value(settings, "allowableMovement") >= 15 }),
      ("slow", { _, settings in value(settings, "maximumDuration") >= 12 })
    )
    let least = try #require(search.least(of: try strokes(), all))
    expectNil(least.touches)
    expectEqual(least.settings.map(\.property), ["allowableMovement", "maximumDuration"])
    #expect(abs(least.size - 0.7) < 0.01)
  }

  @Test("three changes are made where two don't do")
  func three() throws {
    let search = search(
      ("long", { measures, _ in measures.length >= 0.5 }),
      ("far", { measures, _ in measures.travel.dx >= 30 }),
      ("above", { measures, _ in measures.start.y <= 150 })
    )
    let least = try #require(search.least(of: try strokes(), []))
    expectEqual(least.sentences.count, 3)
    let changed = Measures(try #require(least.touches))
    #expect(changed.length >= 0.5 && changed.travel.dx >= 30 && changed.start.y <= 150)
  }

  @Test("four changes are more than are tried, and so are two that no reason tells of")
  func tooMany() throws {
    let four = search(
      ("long", { measures, _ in measures.length >= 0.5 }),
      ("far", { measures, _ in measures.travel.dx >= 30 }),
      ("above", { measures, _ in measures.start.y <= 150 }),
      ("beside", { measures, _ in measures.fingers > 1 })
    )
    expectNil(four.least(of: try strokes(), []))
    let silent = search(
      ("both", { measures, _ in measures.length >= 0.5 && measures.travel.dx >= 30 })
    )
    expectNil(silent.least(of: try strokes(), []))
  }

  @Test("one change comes before two that are smaller together")
  func oneBeforeTwo() throws {
    let search = CounterfactualSearch { strokes, _ in
      let measures = Measures(strokes)
      // Ten times as long, or a little longer and a little farther.
      let isTurned = measures.length >= 1 || (measures.length >= 0.12 && measures.travel.dx >= 65)
      return CounterfactualTrial(
        isTurned: isTurned,
        trace: [measures.length >= 0.12 ? "long" : "short"]
      )
    }
    let least = try #require(search.least(of: try strokes(60), []))
    expectEqual(least.sentence, "finger 1 stays for 1 s instead of 0.11")
    #expect(least.size > 5)
  }

  @Test("how a finger moves comes before where it lands, and that before another finger")
  func kinds() throws {
    func sentence(_ isTurned: @escaping (Measures) -> Bool) throws -> String? {
      CounterfactualSearch { strokes, _ in
        CounterfactualTrial(isTurned: isTurned(Measures(strokes)))
      }.least(of: try strokes(20), [])?.sentence
    }
    // Three times as far is a size of 2, landing 5 points aside one of 0.1, another finger one of 1.
    let anything = try sentence {
      $0.travel.dx >= 60 || $0.start.x >= 105 || $0.fingers > 1
    }
    expectEqual(anything, "finger 1 travels 60 pt instead of 20")
    let elsewhere = try sentence { $0.start.x >= 160 || $0.fingers > 1 }
    expectEqual(elsewhere, "finger 1 lands 60 pt farther right")
    let other = try sentence { $0.fingers > 1 }
    expectEqual(other, "finger 2, 60 pt to the right of finger 1, does the same")
  }

  @Test("the whole recording begins at zero, in whole milliseconds")
  func milliseconds() {
    func frame(_ nanoseconds: Int64, _ phase: Contact.Phase) -> TouchFrame {
      let contact = Contact(id: Contact.ID(1), phase: phase, position: Point(x: 50, y: 60))
      return TouchFrame(time: TouchTime(nanoseconds: nanoseconds), contacts: [contact])
    }
    let strokes = TouchStrokes([frame(1_500_400_000, .began), frame(1_623_856_789, .ended)])
    expectEqual(strokes.inMilliseconds.frames.map(\.time), [.zero, .milliseconds(123)])
    expectEqual(TouchStrokes([TouchFrame]()).inMilliseconds.frames, [])
  }
}
