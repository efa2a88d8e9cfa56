import Expectations
import Testing
import TouchCore
import UIKit

/// Rules 1: touches and events.
@MainActor
final class TouchRuleTests {
  lazy var bench = Bench(maximumForce: 20.0 / 3)

  private func contact(
    _ phase: Contact.Phase,
    _ x: Double,
    _ y: Double = 100,
    force: Double? = nil,
    radius: Double? = nil,
    kind: Contact.Kind = .direct
  ) -> Contact {
    Contact(
      id: Contact.ID(1),
      phase: phase,
      position: Point(x: x, y: y),
      force: force,
      radius: radius,
      kind: kind
    )
  }

  private func send(_ contact: Contact, at time: Double, history: [TouchFrame] = []) {
    bench.application.receive(
      TouchFrame(time: .seconds(time), contacts: [contact]),
      history: history
    )
  }

  @Test("1.1 a touch is one object from its beginning to its end, and the next one is another")
  func identity() {
    var touches: [UITouch] = []
    bench.v.onTouch = { _, event in touches.append(contentsOf: event?.allTouches ?? []) }
    bench.play("at  0  .1  .2  1\n1   b  +5  e   b\nV   b  m   e   b")
    expectEqual(touches.count, 4)
    #expect(touches[0] === touches[1] && touches[1] === touches[2])
    #expect(touches[3] !== touches[0])
  }

  @Test(
    "1.2 phases have Apple's numbers; began, moved, stationary, then one of ended and cancelled"
  )
  func phases() {
    let numbers = (0..<8).map { UITouch.Phase(rawValue: $0) }
    expectEqual(
      numbers,
      [
        .began, .moved, .stationary, .ended, .cancelled, .regionEntered, .regionMoved,
        .regionExited,
      ]
    )
    var seen: [UITouch.Phase] = []
    var touch: UITouch?
    bench.v.onTouch = { _, event in
      touch = touch ?? event?.allTouches?.first
      if let touch { seen.append(touch.phase) }
    }
    bench.play(
      """
      at  0  .1      .2  .3
      1   b          +5  c
      2      b           e
      V   b  b       m   e c
      """
    )
    expectEqual(seen, [.began, .stationary, .moved, .cancelled, .cancelled])
  }

  @Test("scenario 12 · 1.3 one finger moves, one rests: one in the call, two in allTouches")
  func stationary() {
    var counts: [Int] = []
    bench.v.onTouch = { _, event in counts.append(event?.allTouches?.count ?? 0) }
    bench.play(
      """
      at  0   .1
      1   b   +20
      2   b
      V   b2  m
      """
    )
    expectEqual(counts, [2, 2])
  }

  @Test("1.3 a finger reported with the same location and force is at rest")
  func unchanged() {
    bench.play("at  0  .1\n1   b  +0\nV   b")
  }

  @Test("1.4 a change of force alone is a move, and moves no gesture")
  func forceChange() {
    bench.add(UIPanGestureRecognizer(), "pan")
    bench.play(
      """
      at  0    .1    .2    .3
      1   b*1  +0*2  +0*2  e
      V   b    m           e
      """
    )
  }

  @Test("1.5 a hovering pointer isn't a contact: views receive nothing, hover recognizers do")
  func regions() {
    bench.add(UITapGestureRecognizer(), "tap")
    bench.add(UIHoverGestureRecognizer(), "hover")
    bench.frame([(5, .regionEntered, 10, 10)], at: 0)
    bench.frame([(5, .regionExited, 10, 10)], at: 0.1)
    expectEqual(bench.take(), ["hover!began", "hover!ended"])
  }

  @Test("1.6 a timestamp is the time of the measurement, also if the view receives it late")
  func timestamps() {
    let tap = bench.add(UITapGestureRecognizer(), "tap")
    tap.delaysTouchesBegan = true
    var times: [String: TimeInterval] = [:]
    bench.v.onTouch = { letter, event in
      times[letter] = event?.allTouches?.first?.timestamp
    }
    bench.play(
      """
      at   0.25  .3   .5   1.1
      1    b     +9   +60
      V               b m
      """
    )
    expectEqual(times, ["b": 0.25, "m": 0.5])
    expectEqual(UIEvent().timestamp, 0)
  }

  @Test("1.7 a location is converted when it is read; nil means the window")
  func location() throws {
    var touch: UITouch?
    bench.v.onTouch = { _, event in touch = event?.allTouches?.first }
    bench.v.frame.origin = CGPoint(x: 10, y: 20)
    bench.play("at  0\n1   b\nV   b")
    let found = try #require(touch)
    expectEqual(found.location(in: bench.v), CGPoint(x: 90, y: 80))
    expectEqual(found.location(in: nil), CGPoint(x: 100, y: 100))
    expectEqual(found.previousLocation(in: nil), found.location(in: nil))
    bench.v.frame.origin = .zero
    expectEqual(found.location(in: bench.v), CGPoint(x: 100, y: 100))
    bench.play("at  .1  .2\n1   +7  +5,3\nV   m   m")
    expectEqual(found.location(in: nil), CGPoint(x: 112, y: 103))
    expectEqual(found.previousLocation(in: nil), CGPoint(x: 107, y: 100))
  }

  @Test("scenario 8 · 1.7 a location in a scaled and rotated child round-trips")
  func transformed() throws {
    let child = bench.view("W", CGRect(x: 50, y: 60, width: 100, height: 80), in: bench.v)
    child.transform = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 1.5, y: 0.75)
    child.bounds.origin = CGPoint(x: 13, y: -4)
    var touch: UITouch?
    child.onTouch = { _, event in touch = event?.allTouches?.first }
    bench.play("at  0\n1   b100,100\nW   b")
    let found = try #require(touch)
    let back = child.convert(found.location(in: child), to: nil)
    #expect(abs(back.x - 100) < 1e-9 && abs(back.y - 100) < 1e-9)
  }

  @Test("1.8 precise locations equal the plain ones if the host has nothing finer")
  func precise() throws {
    var touch: UITouch?
    bench.v.onTouch = { _, event in touch = event?.allTouches?.first }
    bench.play("at  0  .1\n1   b  +1.25\nV   b  m")
    let found = try #require(touch)
    expectEqual(found.preciseLocation(in: nil), found.location(in: nil))
    expectEqual(found.precisePreviousLocation(in: bench.v), found.previousLocation(in: bench.v))
  }

  @Test(
    "1.9 a tap increases the count within 0.35 s and 45 pt of the one before, and not beyond",
    arguments: [(0.35, 45.0, 2), (0.351, 0, 1), (0.1, 45.1, 1)]
  )
  func tapCount(gap: Double, distance: Double, count: Int) {
    var counts: [Int] = []
    bench.v.onTouch = { letter, event in
      if letter == "b" { counts.append(event?.allTouches?.first?.tapCount ?? -1) }
    }
    bench.tap(100, 100, at: 0)
    bench.tap(100 + distance, 100, at: 0.1 + gap)
    expectEqual(counts, [1, count])
  }

  @Test("1.9 after a move of more than 45 pt the count is 0", arguments: [(45.0, 1), (45.5, 0)])
  func tapCountAfterMove(distance: Double, count: Int) {
    var counts: [Int] = []
    bench.v.onTouch = { _, event in counts.append(event?.allTouches?.first?.tapCount ?? -1) }
    bench.down(1, 100, 100, at: 0)
    bench.move(1, 100 + distance, 100, at: 0.1)
    bench.up(1, at: 0.2)
    bench.tap(100 + distance, 100, at: 0.3)
    expectEqual(counts[1...], [count, count, count + 1, count + 1])
  }

  @Test("1.10 force 1 is average, 0 without hardware; the maximum is the screen's")
  func force() throws {
    var touch: UITouch?
    bench.v.onTouch = { _, event in touch = event?.allTouches?.first }
    send(contact(.began, 10, force: 1), at: 0)
    expectEqual(touch?.force, 1)
    expectEqual(touch?.maximumPossibleForce, 20.0 / 3)
    send(contact(.ended, 10), at: 0.1)
    expectEqual(touch?.force, 1)
    send(contact(.began, 10), at: 1)
    expectEqual(touch?.force, 0)
    expectEqual(touch?.maximumPossibleForce, 0)
  }

  @Test("1.12 the radius is in points, with a tolerance")
  func radius() {
    var touch: UITouch?
    bench.v.onTouch = { _, event in touch = event?.allTouches?.first }
    send(contact(.began, 10, radius: 20), at: 0)
    expectEqual(touch?.majorRadius, 20)
    #expect((touch?.majorRadiusTolerance ?? 0) > 0)
  }

  @Test("1.13 touch types have Apple's numbers and come from the host")
  func types() {
    expectEqual(
      (0..<4).map { UITouch.TouchType(rawValue: $0) },
      [
        .direct, .indirect, .pencil, .indirectPointer,
      ]
    )
    var seen: [UITouch.TouchType?] = []
    bench.v.onTouch = { letter, event in
      if letter == "b" { seen.append(event?.allTouches?.first?.type) }
    }
    for (index, kind) in Contact.Kind.allCases.enumerated() {
      send(contact(.began, 10, kind: kind), at: Double(index))
      send(contact(.ended, 10, kind: kind), at: Double(index) + 0.5)
    }
    expectEqual(seen, [.direct, .indirect, .pencil, .indirectPointer])
  }

  @Test("1.18 touches of an event by window, by view, and by recognizer")
  func filters() throws {
    let w = bench.view("W", CGRect(x: 0, y: 0, width: 50, height: 50), in: bench.p)
    let custom = bench.custom("own")
    var counts: [Int?] = []
    let window = bench.window
    let v = bench.v
    custom.reactions["b"] = { own, touches, event in
      guard let event, event.allTouches?.count == 3 else { return }
      counts = [
        event.touches(for: window)?.count, event.touches(for: v)?.count,
        event.touches(for: w)?.count, event.touches(for: own)?.count,
      ]
      if let first = touches.first { own.ignore(first, for: event) }
      counts.append(event.touches(for: own)?.count)
      own.state = .failed
    }
    bench.v.onTouch = { letter, event in
      counts.append(event?.touches(for: custom)?.count)
    }
    bench.play(
      """
      at   0
      1    b10,10
      2    b
      3    b
      own  b2 reset
      V             b2
      W             b
      """
    )
    expectEqual(counts, [3, 2, 1, 2, 1, 0])
  }
}
