import Expectations
import Testing
import TouchCore
import TouchStage

@testable import TouchReport

/// Transcripts as text.
struct TranscriptTests {
  private func entry(
    _ name: String,
    _ state: GestureState,
    at seconds: Double,
    x: Double = 0,
    y: Double = 0,
    touches: Int = 1,
    _ values: GestureValues = .none
  ) -> TranscriptEntry {
    TranscriptEntry(
      time: .seconds(seconds),
      recognizer: name,
      state: state,
      location: Point(x: x, y: y),
      touches: touches,
      values: values
    )
  }

  @Test("an action is one line of JSON")
  func json() {
    expectEqual(
      entry("doubleTap", .ended, at: 0.346, x: 102.4, y: 87.1).json,
      #"{"t":0.346,"recognizer":"doubleTap","state":"ended","x":102.4,"y":87.1,"touches":1}"#
    )
    expectEqual(
      entry("pinch", .changed, at: 1, touches: 2, .pinch(scale: 1.25, velocity: -0.5)).json,
      #"{"t":1,"recognizer":"pinch","state":"changed","x":0,"y":0,"touches":2,"#
        + #""scale":1.25,"velocity":-0.5}"#
    )
    expectEqual(
      entry(
        "pan",
        .began,
        at: 0.000001,
        x: -0.00001,
        .pan(translation: Vector(dx: 1, dy: 2), velocity: Vector(dx: .infinity, dy: 0))
      ).json,
      #"{"t":0.000001,"recognizer":"pan","state":"began","x":0,"y":0,"touches":1,"#
        + #""translation":{"x":1,"y":2},"velocity":{"x":null,"y":0}}"#
    )
  }

  @Test("names are escaped")
  func escaping() {
    expectEqual(JSON.string("a\"b\\c\n\u{1}é").text, "\"a\\\"b\\\\c\\n\\u0001é\"")
  }

  @Test("numbers have fixed decimals, and no negative zero")
  func decimals() {
    expectEqual(NumberText.fixed(1.0005, 3), "1.001")
    expectEqual(NumberText.fixed(-0.0004, 3), "0.000")
    expectEqual(NumberText.fixed(-12.5, 0), "-13")
    expectEqual(NumberText.fixed(3, 2), "3.00")
    expectEqual(NumberText.short(3.10, 4), "3.1")
    expectEqual(NumberText.short(300, 0), "300")
    expectEqual(NumberText.short(-0.5, 3), "-0.5")
    expectEqual(NumberText.short(-0.00004, 4), "0")
    expectEqual(NumberText.short(120.05, 4), "120.05")
    expectEqual(NumberText.fixed(0.05, 3), "0.050")
    expectEqual(NumberText.fixed(-10.25, 1), "-10.3")
    expectEqual(NumberText.fixed(8_999_999_999_999, 3), "8999999999999.000")
    expectEqual(NumberText.short(1.5e20, 4), "1.5e+20")
    expectEqual(NumberText.fixed(.nan, 2), "nan")
  }

  @Test("gestures are assembled from their actions")
  func collecting() {
    var collector = GestureCollector()
    expectNil(collector.add(entry("pan", .began, at: 1)))
    expectEqual(collector.add(entry("tap", .ended, at: 1.1))?.isDiscrete, true)
    expectNil(collector.add(entry("pan", .changed, at: 1.2, touches: 2)))
    let pan = collector.add(entry("pan", .cancelled, at: 1.3))
    expectEqual(pan?.isCancelled, true)
    expectEqual(pan?.touches, 2)
    expectEqual(pan?.first.time, .seconds(1))
    expectEqual(collector.counts.map(\.recognizer), ["pan", "tap"])
  }

  @Test("a gesture is one line of text")
  func line() {
    var collector = GestureCollector()
    _ = collector.add(entry("pan", .began, at: 1, x: 10, y: 20))
    let pan = collector.add(
      entry(
        "pan",
        .ended,
        at: 1.5,
        x: 60,
        y: 20,
        .pan(translation: Vector(dx: 40, dy: 0), velocity: Vector(dx: 100.25, dy: -1))
      )
    )
    expectEqual(
      pan?.text,
      "1.000-1.500 s    pan           from (10.0, 20.0) to (60.0, 20.0)      1 finger  "
        + "travel (40.0, 0.0)  velocity (100.3, -1.0)"
    )
    let tap = collector.add(entry("tap", .ended, at: 2, x: 5, y: 5, touches: 2))
    expectEqual(
      tap?.text,
      "2.000 s          tap           at (5.0, 5.0)                          2 fingers"
    )
  }

  @Test(
    "a pinch shows its scale, a rotation its angle in degrees, a cancelled gesture its cancellation"
  )
  func values() {
    var collector = GestureCollector()
    _ = collector.add(entry("pinch", .began, at: 1, touches: 2))
    let pinch = collector.add(
      entry("pinch", .cancelled, at: 2, touches: 2, .pinch(scale: 1.5, velocity: 0.25))
    )
    expectEqual(pinch?.text.hasSuffix("2 fingers  scale 1.50  velocity 0.25/s  cancelled"), true)
    _ = collector.add(entry("rotation", .began, at: 3, touches: 2))
    let turn = collector.add(
      entry("rotation", .ended, at: 4, touches: 2, .rotation(.pi / 2, velocity: -.pi))
    )
    expectEqual(turn?.text.hasSuffix("2 fingers  angle 90.0°  velocity -180.0°/s"), true)
  }

  @Test("two gestures of one recognizer are two, each with its own touches")
  func again() {
    var collector = GestureCollector()
    _ = collector.add(entry("pan", .began, at: 1, touches: 2))
    expectEqual(collector.add(entry("pan", .ended, at: 2, touches: 2))?.touches, 2)
    _ = collector.add(entry("pan", .began, at: 3))
    expectEqual(collector.add(entry("pan", .ended, at: 4))?.touches, 1)
    expectEqual(collector.counts.map(\.count), [2])
  }

  @Test("a control's successes count, its steps and misses don't")
  func controls() {
    var collector = GestureCollector()
    for role in [.step, .update, .miss(.lifted), .success] as [GestureNote.Role] {
      collector.add(GestureNote(time: .zero, gesture: "confirm", event: "told", role: role))
    }
    expectEqual(collector.counts.map(\.recognizer), ["confirm"])
    expectEqual(collector.counts.map(\.count), [1])
  }

  @Test(
    "a note's line has time, gesture, event, value and location; its JSON the same in one order"
  )
  func notes() {
    var note = GestureNote(
      time: .seconds(1.25),
      gesture: "press",
      event: "force",
      value: .number(0.35),
      location: Point(x: 10, y: 20.25)
    )
    expectEqual(note.text, "1.250 s          press         force 0.35  at (10.0, 20.3)")
    expectEqual(
      note.json,
      #"{"t":1.25,"gesture":"press","event":"force","value":0.35,"x":10,"y":20.25}"#
    )
    note.value = .text("a\"b")
    note.location = nil
    expectEqual(note.text, "1.250 s          press         force a\"b")
    note.role = .miss(.lifted)
    expectEqual(note.text, "1.250 s          press         force a\"b: its last finger was lifted")
    expectEqual(
      note.json,
      #"{"t":1.25,"gesture":"press","event":"force","value":"a\"b","why":"its last finger was lifted"}"#
    )
  }
}
