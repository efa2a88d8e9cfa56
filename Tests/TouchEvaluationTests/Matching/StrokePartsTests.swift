import Expectations
import Testing
import TouchCore
import TouchRecording
import TouchStage

@testable import TouchEvaluation

/// Which touches belong to which label, and which of several recognitions counts.
@MainActor
struct StrokePartsTests {
  private let place = Point(x: 190, y: 400)

  private func label(
    _ gesture: String,
    _ from: Double? = nil,
    _ to: Double? = nil,
    line: Int = 2,
    count: Int = 1
  ) -> StrokeLabel {
    StrokeLabel(
      line: line,
      gesture: gesture,
      count: count,
      from: from.map(TouchTime.seconds),
      to: to.map(TouchTime.seconds)
    )
  }

  @Test(
    "A contact between two parts belongs to the nearer one, to the earlier where both are as near",
    arguments: [(0.45, 0.6, "pan"), (0.4, 0.55, "tap"), (0.45, 0.55, "pan"), (0.2, 0.53, "tap")]
  )
  func nearest(end: Double, begin: Double, owner: String) {
    // The later part stands first in the table.
    let result = Evaluated.result([label("tap", begin, 1, line: 2), label("pan", 0, end, line: 3)])
    {
      $0.pause(0.5)
      $0.tap(at: place)
    }
    expectEqual(result.strokes.map(\.gesture), [owner])
    expectEqual(result.notices.map(\.line), [owner == "tap" ? 3 : 2])
  }

  @Test(
    "Fingers that are down together are one stroke; a finger that follows another is the next one"
  )
  func together() {
    let labels = [label("pinch", count: 2)]
    func pinch(_ hand: inout SyntheticHand) {
      hand.twoFingers(around: place, distances: (80, 260), for: 0.4)
    }
    let two = Evaluated.result(labels) {
      pinch(&$0)
      $0.pause(0.5)
      pinch(&$0)
    }
    expectEqual(two.notices, [])
    expectEqual(two.strokes.map(\.outcome), [.hit, .hit])
    // One finger's time, not the sum of both.
    let length = two.strokes.reduce(TouchTime.zero) { $0 + ($1.ended - $1.began) }
    expectEqual(two.touching, length)
    let one = Evaluated.result(labels, pinch)
    expectEqual(one.notices.count, 1)
    expectEqual(one.strokes.map(\.outcome), [.hit, .missed])
    expectEqual(
      one.strokes.last?.why,
      "of 2 strokes that can't be told apart, 1 were recognized"
    )
  }

  @Test("Only touches in parts that are judged are touching time")
  func touching() {
    func touching(_ gesture: String) -> TouchTime {
      Evaluated.result([label(gesture, 0.5, 1.4)]) {
        $0.press(at: place, for: 0.1)
        $0.pause(0.9)
        $0.press(at: place, for: 0.2)
        $0.pause(1)
        $0.press(at: place, for: 0.4)
      }.touching
    }
    #expect(touching("tap") > .zero)
    #expect(touching("tap") < .milliseconds(250))
    expectEqual(touching("none"), touching("tap"))
    expectEqual(touching("odd"), .zero)
    expectEqual(touching("unheardOf"), .zero)
  }

  @Test(
    "A label without touches, and one without a recognizer in the scene, are named with their lines"
  )
  func notices() {
    let result = Evaluated.result([label("tap", 5, 6, line: 4), label("shake", 0, 1, line: 5)]) {
      $0.tap(at: place)
    }
    expectEqual(result.strokes, [])
    expectEqual(result.notices.map(\.line), [4, 5])
    expectEqual(
      result.notices.map(\.problem),
      [
        "nothing touches there, so tap isn't judged",
        "the scene has no recognizer of shake, so it isn't judged",
      ]
    )
  }

  @Test("Strokes that no figure counts are kept with their number and the reason, and come back")
  func unjudged() throws {
    var aliases = AliasTable()
    aliases.own["zoom"] = AliasTable.Entry(["dial", "pinhc"])
    aliases.own["twitch"] = AliasTable.Entry([])
    let labels = [
      label("Tap", 0, 1, line: 2), label("zoom", 1, 2, line: 3),
      label("tap", 20, 21, line: 4, count: 4),
      label("twitch", 2, 3, line: 5), label("none", 30, 31, line: 6), label("odd", 3, 4, line: 7),
    ]
    let result = Evaluated.result(labels, aliases: aliases) {
      for _ in 0..<4 {
        $0.tap(at: place)
        $0.pause(0.9)
      }
    }
    expectEqual(
      result.unjudged,
      [
        UnjudgedStrokes(label: "Tap", reason: .unknown, strokes: 1),
        UnjudgedStrokes(label: "zoom", reason: .absent, strokes: 1),
        UnjudgedStrokes(label: "tap", reason: .untouched, strokes: 4),
      ]
    )
    expectEqual(result.notices.first?.remedy.hasPrefix("did you mean tap? "), true)
    expectEqual(result.notices.dropFirst().first?.remedy.hasPrefix("did you mean pinch? "), true)
    try expectEqual(#require(RecordingResult(bytes: Array(result.json.utf8))), result)
    var summary = EvaluationSummary()
    summary.add(result)
    summary.add(result)
    expectEqual(summary.unjudged.map(\.strokes), [2, 8, 2])
    expectEqual(summary.unjudged.map(\.label), ["Tap", "tap", "zoom"])
  }

  @Test("A recording whose ranges are guessed says so with its line, and comes back from its line")
  func guessed() throws {
    let evemu = """
      E: 0.0 0003 0039 0001
      E: 0.0 0003 0035 0500
      E: 0.0 0003 0036 0600
      E: 0.0 0001 014a 0001
      E: 0.0 0000 0000 0000
      E: 0.1 0003 0039 -001
      E: 0.1 0001 014a 0000
      E: 0.1 0000 0000 0000

      """
    let task = RecordingTask(
      number: 1,
      file: "a",
      path: "a",
      device: "phone",
      labels: [label("tap", 0, 1, line: 7)]
    )
    let result = Evaluated.evaluator(["a": Array(evemu.utf8)]).evaluate(task)
    expectEqual(
      result.scale,
      UncertainScale(ranges: "0:500,0:600", isGuessed: true, isAssumed: true)
    )
    expectEqual(result.notices.map(\.line), [7])
    expectEqual(result.notices.first?.problem.hasPrefix("a: its points are guessed"), true)
    try expectEqual(#require(RecordingResult(bytes: Array(result.json.utf8))), result)
    var summary = EvaluationSummary()
    summary.add(result)
    expectEqual(summary.scaleLines.count, 2)
    expectEqual(summary.scaleLines.first?.contains("1 recording of phone"), true)
    expectEqual(summary.scaleLines.first?.contains("(0:500,0:600)"), true)
    var other = result
    other.scale?.ranges = "0:400,0:600"
    summary.add(other)
    expectEqual(summary.scaleLines.first?.contains("0:500,0:600 here and 0:400,0:600 there"), true)
  }

  @Test("A recognition that two strokes share is the first one's hit, and merges the second")
  func merged() {
    let result = Evaluated.result([label("doubleTap", count: 2)]) {
      $0.tap(at: place)
      $0.pause(0.15)
      $0.tap(at: place)
    }
    expectEqual(result.strokes.map(\.outcome), [.hit, .merged])
    expectEqual(result.strokes.map(\.fragments), [0, 0])
    expectEqual(result.alarms, [])
  }

  @Test(
    "Why a stroke was missed comes from a recognizer of its label, the one that came close first"
  )
  func why() {
    // One tap is no double tap: what never came isn't close.
    let single = Evaluated.result([label("doubleTap")], gestures: ["doubleTap"]) {
      $0.tap(at: place)
    }
    expectEqual(single.strokes.map(\.outcome), [.missed])
    expectEqual(single.strokes.first?.why.hasPrefix("doubleTap: "), true)
    var aliases = AliasTable()
    aliases.own["either"] = AliasTable.Entry(["doubleTap", "tap"])
    let result = Evaluated.result(
      [label("either")],
      gestures: ["doubleTap", "tap"],
      aliases: aliases
    ) {
      $0.drag(from: place, to: Point(x: 236, y: 400), for: 0.2)
    }
    expectEqual(result.strokes.map(\.outcome), [.missed])
    expectEqual(result.strokes.first?.why.contains("moved"), true)
  }

  @Test("A stroke lasts from its first finger's beginning to its last finger's end")
  func span() {
    let moments: [(Double, Int, Contact.Phase)] = [
      (1, 1, .began), (1.2, 2, .began), (1.5, 2, .ended), (1.75, 1, .ended), (3, 3, .began),
      (3.25, 4, .began), (3.5, 3, .ended), (3.75, 4, .ended),
    ]
    let frames = moments.map { time, id, phase in
      TouchFrame(
        time: .seconds(time),
        contacts: [
          Contact(id: Contact.ID(id), phase: phase, position: Point(x: 60 * Double(id), y: 300))
        ]
      )
    }
    let task = RecordingTask(
      number: 1,
      file: "hand",
      path: "hand",
      labels: [label("pinch", count: 2)]
    )
    let evaluator = Evaluated.evaluator(["hand": Evaluated.bytes(of: frames)])
    let result = evaluator.evaluate(task)
    expectEqual(result.strokes.map(\.began), [.seconds(1), .seconds(3)])
    expectEqual(result.strokes.map(\.ended), [.seconds(1.75), .seconds(3.75)])
    expectEqual(result.touching, .seconds(1.5))
  }
}
