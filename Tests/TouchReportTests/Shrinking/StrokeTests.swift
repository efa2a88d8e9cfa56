import Expectations
import Testing
import TouchCore
import TouchStage

@testable import TouchReport

/// Recordings as strokes, and strokes as what synthetic fingers do.
@MainActor
struct StrokeTests {
  private typealias Sample = TouchStrokes.Sample
  private typealias Stroke = TouchStrokes.Stroke

  private func contact(
    _ id: Int,
    _ phase: Contact.Phase,
    _ x: Double,
    force: Double? = nil
  ) -> Contact {
    Contact(id: Contact.ID(id), phase: phase, position: Point(x: x, y: 2 * x), force: force)
  }

  private func frame(_ time: Int64, _ contacts: Contact..., cut: Bool = false) -> TouchFrame {
    TouchFrame(
      time: .milliseconds(time),
      contacts: contacts,
      interruption: cut ? .system : nil
    )
  }

  private func sample(_ time: Int64, _ x: Double, force: Double? = nil) -> Sample {
    Sample(time: .milliseconds(time), location: Point(x: x, y: 2 * x), force: force)
  }

  /// Strokes of one finger, lifted or taken away at a time.
  private func strokes(_ samples: [Sample], end: Int64?, taken: Bool = false) -> TouchStrokes {
    var strokes = TouchStrokes([TouchFrame]())
    strokes.strokes = [
      Stroke(samples: samples, end: end.map { .milliseconds($0) }, isCancelled: taken)
    ]
    return strokes
  }

  @Test("a stroke has a sample for each move, and one for the lift only if that is elsewhere")
  func samples() {
    let still = TouchStrokes([
      frame(0, contact(1, .began, 1)), frame(10, contact(1, .moved, 5)),
      frame(20, contact(1, .ended, 5)),
    ])
    expectEqual(still, strokes([sample(0, 1), sample(10, 5)], end: 20))
    let moving = TouchStrokes([
      frame(0, contact(1, .began, 1)), frame(10, contact(1, .moved, 5)),
      frame(10, contact(1, .moved, 6)), frame(20, contact(1, .cancelled, 7)),
    ])
    expectEqual(
      moving,
      strokes([sample(0, 1), sample(10, 5), sample(20, 7)], end: 20, taken: true)
    )
    let open = TouchStrokes([frame(0, contact(1, .began, 1)), frame(5, contact(2, .moved, 9))])
    expectEqual(open, strokes([sample(0, 1)], end: nil))
    #expect(TouchStrokes([frame(0, contact(1, .regionEntered, 1))]).strokes.isEmpty)
  }

  @Test("an interruption takes all fingers away that are down, and a number can touch again")
  func interruption() {
    let all = TouchStrokes([
      frame(0, contact(1, .began, 1), contact(2, .began, 2)), frame(10, contact(1, .ended, 1)),
      frame(20, cut: true), frame(30, contact(2, .began, 3)), frame(40, contact(2, .ended, 3)),
    ])
    expectEqual(all.strokes.map(\.isCancelled), [false, true, false])
    expectEqual(all.strokes.map(\.end), [10, 20, 40].map { .milliseconds($0) })
    expectEqual(all.strokes.map { $0.samples.map(\.location.x) }, [[1], [2], [3]])
  }

  @Test("the frames of strokes have a contact for each, those of one time together")
  func frames() {
    let frames = [
      frame(0, contact(1, .began, 1, force: 0.5)),
      frame(10, contact(1, .moved, 5, force: 0.75), contact(2, .began, 2)),
      frame(20, contact(2, .cancelled, 2)), frame(30, contact(1, .ended, 5, force: 0.75)),
    ]
    expectEqual(TouchStrokes(frames).frames, frames)
  }

  @Test("a force and a place that change at once are taken apart, halfway in whole milliseconds")
  func separated() {
    let both = strokes([sample(0, 1, force: 0.25), sample(11, 5, force: 0.5)], end: 20)
    let pressed = both.separated(pressesFirst: true)
    expectEqual(
      pressed.strokes[0].samples,
      [sample(0, 1, force: 0.25), sample(5, 1, force: 0.5), sample(11, 5, force: 0.5)]
    )
    let moved = both.separated(pressesFirst: false)
    expectEqual(
      moved.strokes[0].samples,
      [sample(0, 1, force: 0.25), sample(5, 5, force: 0.25), sample(11, 5, force: 0.5)]
    )
    expectEqual(moved.strokes[0].end, .milliseconds(20))
    for same in [
      strokes([sample(0, 1, force: 0.25), sample(11, 5, force: 0.25)], end: 20),
      strokes([sample(0, 1, force: 0.25), sample(11, 1, force: 0.5)], end: 20),
      strokes([sample(0, 1, force: 0.25), sample(1, 5, force: 0.5)], end: 20),
    ] {
      expectEqual(same.separated(pressesFirst: true), same)
    }
  }

  @Test("a stroke is told as waits, moves, presses and a lift")
  func script() throws {
    let stroke = strokes(
      [
        sample(0, 10, force: 0.5), sample(20, 10, force: 0.75), sample(30, 30, force: 0.75),
        sample(50, 40, force: 0.75),
      ],
      end: 70
    )
    let script = try #require(StrokeScript(stroke))
    expectEqual(script.rate, 100)
    expectEqual(
      script.lines,
      [
        "let fingers = Fingers(on: stage, rate: 100)", "let finger = fingers.finger()",
        "try finger.down(at: .point(10, 20), force: 0.5)", "try finger.wait(0.01)",
        "try finger.press(force: 0.75, over: 0)", "try finger.move(to: .point(30, 60), over: 0)",
        "try finger.wait(0.01)", "try finger.move(to: .point(40, 80), over: 0)",
        "try finger.wait(0.02)", "try finger.lift()",
      ]
    )
    let late = try #require(StrokeScript(strokes([sample(3, 10, force: 1)], end: 4)))
    expectEqual(
      late.lines.dropFirst(),
      [
        "let finger = fingers.finger()", "try finger.wait(0.003)",
        "try finger.down(at: .point(10, 20))", "try finger.lift()",
      ]
    )
    #expect(late.lines[0] == "let fingers = Fingers(on: stage, rate: 1000)" && late.rate == 1000)
  }

  @Test("two strokes are told beside each other; one that is taken away at the end is interrupted")
  func severalScripts() throws {
    var two = strokes([sample(0, 10)], end: 10)
    two.strokes.append(Stroke(samples: [sample(0, 20)], end: .milliseconds(20), isCancelled: true))
    let script = try #require(StrokeScript(two))
    expectEqual(
      script.lines,
      [
        "let fingers = Fingers(on: stage, rate: 100)", "try fingers.perform(", "  FingerTimeline {",
        "    $0.down(at: .point(10, 20))", "    $0.lift()", "  },", "  FingerTimeline {",
        "    $0.down(at: .point(20, 40))", "    $0.wait(0.02)", "  }", ")", "fingers.interrupt()",
      ]
    )
    two.strokes[1].isCancelled = false
    two.strokes[0].isCancelled = true
    expectNil(StrokeScript(two))
  }

  @Test("what synthetic fingers can't do is told as nothing")
  func untold() {
    let half = TouchTime(nanoseconds: 500_000)
    var uneven = strokes([sample(0, 10)], end: 10)
    uneven.strokes[0].end = half
    let cases = [
      uneven, strokes([sample(0, 10), sample(20, 30)], end: 20),
      strokes([sample(0, 10, force: 0.5), sample(20, 30, force: 0.75)], end: 40),
      strokes([sample(0, 10, force: 0.5), sample(20, 10)], end: 40),
      TouchStrokes([TouchFrame]()),
    ]
    for strokes in cases { expectNil(StrokeScript(strokes)) }
  }
}
