import DeliberateTouch
import Expectations
import Testing
import TouchCore
import TouchReport
import TouchStage
import UIKit

/// The sentence of each failure names the limit, and by how much it was missed.
@MainActor
struct ReasonTableTests {
  @Test("it fails by the limit that it was compared with")
  func limits() throws {
    for one in ReasonTable.cases {
      Play.prepare()
      let play = Play(["it": one.make()], maximumForce: 4)
      one.play(play)
      let told = try play.told("it")
      expectEqual(told.verdict, .failed, "\(one.name)")
      expectEqual(told.reason?.kind, one.kind, "\(one.name)")
      expectEqual(
        told.measure.map { ($0.value - one.value).magnitude < 1e-4 },
        true,
        "\(one.name): \(told.measure?.value ?? .nan)"
      )
      expectEqual(
        told.measure.map { ($0.limit - one.limit).magnitude < 1e-9 },
        true,
        "\(one.name): \(told.measure?.limit ?? .nan)"
      )
      #expect(told.sentence.hasPrefix(one.sentence), "\(one.name): \(told.sentence)")
    }
  }

  @Test("cancelled fingers are a reason of every gesture")
  func taken() throws {
    let all = [
      ReasonTable.tap(), ReasonTable.press(), ReasonTable.pan(), ReasonTable.edgePan(),
      ReasonTable.swipe(),
      UIPinchGestureRecognizer(),
      UIRotationGestureRecognizer(), ForceTouchGestureRecognizer(type: .forceTouch),
      ForceTouchGestureRecognizer(type: .longPress), TriggeredTapGestureRecognizer(),
    ]
    for recognizer in all {
      Play.prepare()
      let play = Play(["it": recognizer])
      play.touch(0, .began, 5, 400)
      play.touch(0.1, .cancelled, 5, 400)
      let told = try play.told("it")
      expectEqual(told.reason, .touchesCancelled, "\(type(of: recognizer))")
      expectEqual(told.sentence, "its fingers were taken away at 0.1 s", "\(type(of: recognizer))")
    }
  }
}
