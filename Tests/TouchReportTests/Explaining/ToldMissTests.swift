import Expectations
import Testing
import TouchCore
import TouchStage

@testable import TouchReport

/// Misses that a scene told of, beside the explanations of recognizers.
struct ToldMissTests {
  private func note(_ time: Double, _ gesture: String, _ reason: GestureReason) -> GestureNote {
    GestureNote(time: .seconds(time), gesture: gesture, event: "missed", role: .miss(reason))
  }

  private func failure(_ time: Double, _ name: String, _ reason: GestureReason)
    -> GestureExplanation
  {
    GestureExplanation(
      recognizer: 0,
      name: name,
      verdict: .failed,
      time: .seconds(time),
      sentence: "failed",
      reason: reason
    )
  }

  @Test("of a recognizer's equal misses the one is left out that is nearest to what is explained")
  func nearest() {
    let moved = GestureReason.measured(.moved, 12, limit: 10)
    let notes = [note(1, "tap", moved), note(2, "tap", moved), note(4, "tap", moved)]
    let left = notes.withoutMisses(toldBy: [failure(2.9, "tap", moved)])
    expectEqual(left.map(\.time), [.seconds(1), .seconds(4)])
    let both = notes.withoutMisses(toldBy: [failure(2.9, "tap", moved), failure(0, "tap", moved)])
    expectEqual(both.map(\.time), [.seconds(4)])
  }

  @Test("a miss stays that is another's, that has another reason, or whose gesture came about")
  func others() {
    let moved = GestureReason.measured(.moved, 12, limit: 10)
    let further = GestureReason.measured(.moved, 13, limit: 10)
    let notes = [note(1, "tap", moved)]
    expectEqual(notes.withoutMisses(toldBy: [failure(1, "press", moved)]), notes)
    expectEqual(notes.withoutMisses(toldBy: [failure(1, "tap", further)]), notes)
    var success = failure(1, "tap", moved)
    success.verdict = .recognized
    expectEqual(notes.withoutMisses(toldBy: [success]), notes)
    expectEqual(notes.withoutMisses(toldBy: [failure(1, "tap", moved)]), [])
  }
}
