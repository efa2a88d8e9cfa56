import Expectations
import Testing
import TouchCore
import TouchStage

/// Gestures that are put together from actions, and the frames of two hands.
struct CollectorTests {
  private func entry(
    _ recognizer: String,
    _ state: GestureState,
    _ seconds: Double,
    touches: Int = 1
  ) -> TranscriptEntry {
    TranscriptEntry(
      time: .seconds(seconds),
      recognizer: recognizer,
      state: state,
      location: Point(x: seconds, y: 0),
      touches: touches
    )
  }

  @Test("gestures of several recognizers at once have their own first and last action")
  func gestures() throws {
    var collector = GestureCollector()
    expectNil(collector.add(entry("pan", .began, 1)))
    expectNil(collector.add(entry("pinch", .began, 2, touches: 2)))
    expectNil(collector.add(entry("pan", .changed, 3, touches: 3)))
    let single = collector.add(entry("tap", .ended, 4))
    let tap = try #require(single)
    #expect((tap.first.time, tap.last.time) == (.seconds(4), .seconds(4)))
    let ended = collector.add(entry("pan", .ended, 5, touches: 0))
    let pan = try #require(ended)
    #expect((pan.first.time, pan.last.time) == (.seconds(1), .seconds(5)))
    expectEqual(pan.last.state, .ended)
    expectEqual(pan.touches, 3)
    let cancelled = collector.add(entry("pinch", .cancelled, 6))
    let pinch = try #require(cancelled)
    #expect((pinch.first.time, pinch.last.time) == (.seconds(2), .seconds(6)))
    expectEqual(pinch.last.state, .cancelled)
    // The next one begins anew.
    expectNil(collector.add(entry("pan", .began, 7)))
    expectEqual(collector.add(entry("pan", .ended, 8))?.first.time, .seconds(7))
    for role in [GestureNote.Role.step, .success, .update] {
      collector.add(GestureNote(time: .zero, gesture: "button", event: "e", role: role))
    }
    expectEqual(collector.counts.map(\.recognizer), ["pan", "pinch", "tap", "button"])
    expectEqual(collector.counts.map(\.count), [2, 1, 1, 1])
  }

  @Test("two hands at the same time share the frames of the same moments, in the order of time")
  func together() {
    var (one, other) = (SyntheticHand(seed: 1), SyntheticHand(seed: 2))
    one.pause(0.1)
    one.press(at: Point(x: 50, y: 50), for: 0.1)
    other.press(at: Point(x: 250, y: 50), for: 0.15)
    let frames = one.together(with: other)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.time < $1.time })
    expectEqual(frames.map(\.contacts.count).max(), 2)
    let moments = Set((one.frames + other.frames).map(\.time))
    expectEqual(frames.count, moments.count)
    let contacts = frames.flatMap(\.contacts)
    expectEqual(contacts.count, (one.frames + other.frames).flatMap(\.contacts).count)
    expectEqual(Set(contacts.map(\.id)).count, 2)
    for id in Set(contacts.map(\.id)) {
      let phases = contacts.filter { $0.id == id }.map(\.phase)
      expectEqual(phases.first, .began)
      expectEqual(phases.last, .ended)
    }
  }
}
