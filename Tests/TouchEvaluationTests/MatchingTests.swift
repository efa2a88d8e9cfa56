import Expectations
import Testing
import TouchCore
import TouchEvaluation
import TouchStage

/// What is counted of strokes, and how far times may be apart.
@MainActor
struct MatchingTests {
  private let place = Point(x: 190, y: 400)

  private func label(_ gesture: String, _ from: Double? = nil, _ to: Double? = nil, count: Int = 1)
    -> StrokeLabel
  {
    StrokeLabel(
      line: 2,
      gesture: gesture,
      count: count,
      from: from.map(TouchTime.seconds),
      to: to.map(TouchTime.seconds)
    )
  }

  @Test("A tap is hit; its delay is owed to the double tap that it waits for")
  func hit() throws {
    let result = Evaluated.result([label("tap")]) { $0.tap(at: place) }
    let stroke = try #require(result.strokes.first)
    expectEqual(result.strokes.count, 1)
    expectEqual(stroke.outcome, .hit)
    expectEqual(stroke.recognizer, "tap")
    // A second tap at exactly 0.35 s would be in time.
    let wait = TouchTime.milliseconds(350) + .tick
    expectEqual(stroke.delay, wait)
    expectEqual(stroke.waits, [StrokeOutcome.Wait("doubleTap", wait)])
    expectEqual(stroke.latency.map { $0 - wait }, stroke.ended - stroke.began)
    expectEqual(result.alarms, [])
    expectEqual(result.pointer, "direct")
    expectEqual(result.device, "a hand")
    expectEqual(result.touching, stroke.ended - stroke.began)
  }

  @Test("A stroke in which nothing is recognized is missed, and says why")
  func missed() {
    let result = Evaluated.result([label("tap")], gestures: ["tap"]) {
      $0.drag(from: place, to: Point(x: 250, y: 400), for: 0.3)
    }
    expectEqual(result.strokes.map(\.outcome), [.missed])
    expectEqual(result.strokes.first?.why.contains("moved"), true)
  }

  @Test("Another recognizer instead is a confusion, and a false alarm of that one")
  func confused() {
    let result = Evaluated.result([label("tap")], gestures: ["tap", "pan"]) {
      $0.drag(from: place, to: Point(x: 250, y: 400), for: 0.3)
    }
    expectEqual(result.strokes.map(\.outcome), [.confused(with: "pan")])
    expectEqual(result.alarms.map(\.recognizer), ["pan"])
    expectEqual(result.alarms.map(\.stroke), [0])
  }

  @Test("Two taps that become one double tap are a confusion and a merge, and one alarm")
  func merged() {
    let result = Evaluated.result([label("tap", count: 2)]) {
      $0.tap(at: place)
      $0.pause(0.15)
      $0.tap(at: place)
    }
    expectEqual(result.strokes.map(\.outcome), [.confused(with: "doubleTap"), .merged])
    expectEqual(result.alarms.map(\.recognizer), ["doubleTap"])
  }

  @Test("A recognition that an earlier stroke was meant for is no alarm of a later one")
  func credited() {
    let labels = [label("doubleTap", 0, 0.1), label("tap", 0.22, 3)]
    let result = Evaluated.result(labels, gestures: ["tap", "doubleTap"]) {
      $0.tap(at: place)
      $0.pause(0.15)
      $0.tap(at: place)
      $0.pause(1)
      $0.tap(at: place)
    }
    expectEqual(result.strokes.map(\.outcome), [.hit, .hit])
    expectEqual(result.strokes.map(\.recognizer), ["doubleTap", "tap"])
    expectEqual(result.alarms, [])
  }

  @Test("A recognizer that fires twice in one stroke is a hit and a fragment")
  func fragments() {
    let result = Evaluated.result([label("tap")]) {
      $0.tap(at: place)
      $0.pause(1)
      $0.tap(at: place)
    }
    expectEqual(result.strokes.map(\.outcome), [.hit])
    expectEqual(result.strokes.map(\.fragments), [1])
    expectEqual(result.alarms, [])
  }

  @Test("Touches that must do nothing raise alarms; touches without a label raise none")
  func insertions() {
    func alarms(_ labels: [StrokeLabel]) -> [String] {
      Evaluated.result(labels) {
        $0.tap(at: place)
        $0.pause(1)
        $0.press(at: place, for: 0.8)
      }.alarms.map(\.recognizer)
    }
    expectEqual(alarms([label("none")]), ["tap", "longPress"])
    expectEqual(alarms([label("none", 0, 0.5)]), ["tap"])
    expectEqual(alarms([label("odd")]), [])
    expectEqual(alarms([label("unheardOf")]), [])
  }

  @Test(
    "A contact within 0.1 s of a labelled part belongs to it",
    arguments: [(0.6, true), (0.601, false)]
  )
  func edge(from: Double, isHit: Bool) {
    let result = Evaluated.result([label("tap", from, 1)]) {
      $0.pause(0.5)
      $0.tap(at: place)
    }
    expectEqual(result.strokes.map(\.outcome), (isHit ? [.hit] : []))
    expectEqual(result.notices.isEmpty, isHit)
  }

  @Test(
    "A recognition counts until the tolerance is over",
    arguments: [(351, .hit), (350, .late)] as [(Int64, StrokeOutcome.Outcome)]
  )
  func late(tolerance: Int64, outcome: StrokeOutcome.Outcome) {
    var usual = Tolerance()
    usual.recognition = .milliseconds(tolerance)
    let result = Evaluated.result([label("tap")], tolerance: usual) { $0.tap(at: place) }
    expectEqual(result.strokes.map(\.outcome), [outcome])
    expectEqual(result.alarms, [])
  }

  @Test("Strokes that can't be told apart are counted by their recognitions")
  func counted() {
    let result = Evaluated.result([label("tap", count: 2)]) {
      for _ in 0..<3 {
        $0.tap(at: place)
        $0.pause(1)
      }
    }
    expectEqual(result.strokes.map(\.outcome), [.hit, .hit])
    expectEqual(result.alarms.map(\.recognizer), ["tap"])
    expectEqual(result.notices.count, 1)
  }

  @Test("A recognizer that may be recognized beside another one is no false alarm")
  func beside() {
    let result = Evaluated.result([label("swipe")]) {
      $0.flick(from: place, to: Point(x: 320, y: 400), for: 0.12)
    }
    expectEqual(result.strokes.map(\.recognizer), ["swipeRight"])
    expectEqual(result.alarms, [])
    #expect(result.decisions.filter(\.isMeant).map(\.recognizer).contains("swipeRight"))
  }

  @Test("Where --gestures leaves a label's recognizer out, the others' recognitions are alarms")
  func left() {
    let result = Evaluated.result([label("pan")], gestures: ["longPress"]) {
      $0.press(at: place, for: 0.8)
    }
    expectEqual(result.strokes, [])
    expectEqual(result.alarms.map(\.recognizer), ["longPress"])
  }

  @Test("The user's aliases stand before the usual ones")
  func aliases() {
    var aliases = AliasTable()
    aliases.own["press"] = AliasTable.Entry(["longPress"])
    let result = Evaluated.result([label("press")], aliases: aliases) {
      $0.press(at: place, for: 0.8)
    }
    expectEqual(result.strokes.map(\.outcome), [.hit])
  }

  @Test("A recording that can't be read is a result with an error")
  func failure() {
    let task = RecordingTask(number: 3, file: "a", path: "/nowhere/a", labels: [label("tap")])
    let result = Evaluated.evaluator().evaluate(task)
    expectEqual(result.error, "/nowhere/a: no such file; check the path")
    expectEqual(result.strokes, [])
  }
}
