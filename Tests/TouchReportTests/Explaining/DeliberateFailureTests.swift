import DeliberateTouch
import Expectations
import Testing
import TouchCore
import TouchReport
import TouchStage
import UIKit

/// Why no deliberate gesture was recognized.
@MainActor
struct DeliberateFailureTests {
  @Test("a press without force that was lifted too soon, or moved")
  func holds() throws {
    Play.prepare()
    var play = Play(["press": ForceTouchGestureRecognizer(type: .longPress)])
    play.finger(0, 0.25)
    let short = try play.told("press")
    expectEqual(short.sentence, "was held 0.25 s, needs 0.3: 0.05 s too short at 0.25 s")
    #expect(short.isNearMiss)
    Play.prepare()
    play = Play(["press": ForceTouchGestureRecognizer(type: .longPress)])
    play.finger(0, 0.25, by: (12, 0))
    try expectEqual(
      play.told("press").sentence,
      "moved 12 pt, limit 10: 2 pt too far at 0.125 s"
    )
  }

  @Test("a press that was never hard enough, or was cancelled")
  func force() throws {
    Play.prepare()
    var play = Play(["press": ForceTouchGestureRecognizer(type: .forceTouch)], maximumForce: 4)
    play.touch(0, .began, 100, 100, force: 0.5)
    play.touch(0.2, .moved, 100, 100, force: 0.96)
    play.touch(0.5, .ended, 100, 100, force: 0.1)
    try expectEqual(
      play.told("press").sentence,
      "pressed with 24 %, needs 25: 1 % too little at 0.5 s"
    )
    Play.prepare()
    play = Play(["press": ForceTouchGestureRecognizer(type: .forceTouch)], maximumForce: 4)
    play.touch(0, .began, 100, 100, force: 0.5)
    play.touch(0.1, .cancelled, 100, 100, force: 0.5)
    try expectEqual(play.told("press").sentence, "its fingers were taken away at 0.1 s")
  }

  /// A trigger that rests from 0 to 3 s, and other fingers beside it.
  private func triggered(
    _ set: (TriggeredTapGestureRecognizer) -> Void = { _ in },
    _ tap: (Play) -> Void
  ) throws -> GestureExplanation {
    Play.prepare()
    let recognizer = TriggeredTapGestureRecognizer()
    set(recognizer)
    let play = Play(["tap": recognizer])
    play.touch(0, .began, 100, 400)
    tap(play)
    play.touch(3, .ended, 100, 400)
    return try play.told("tap")
  }

  @Test("2 a triggered tap whose trigger had no tap")
  func noTriggeredTap() throws {
    let told = try triggered { _ in }
    expectEqual(told.sentence, "got 0 taps of 1 at 3 s")
    expectEqual(told.remedy, "1 tap more")
    expectEqual(told.measure?.value, 0)
    expectEqual(told.measure?.limit, 1)
  }

  @Test("2 a triggered tap that was too soon, too near, moved too far or took too long")
  func triggeredTaps() throws {
    let soon = try triggered { $0.finger(0.06, 0.2, at: (300, 400), finger: 2) }
    expectEqual(
      soon.sentence,
      "came after the finger before by 0.06 s, needs 0.1: 0.04 s too soon at 0.06 s"
    )
    expectEqual(soon.measure?.value, 0.06)
    expectEqual(soon.measure?.limit, 0.1)
    let near = try triggered {
      $0.minimumDistance = 50
    } _: {
      $0.finger(1, 1.1, at: (149, 400), finger: 2)
    }
    expectEqual(
      near.sentence,
      "was away from the finger that triggers it by 49 pt, needs 50: 1 pt too near at 1 s"
    )
    expectEqual(near.measure?.value, 49)
    expectEqual(near.measure?.limit, 50)
    #expect(near.isNearMiss)
    let far = try triggered {
      $0.allowableTapMovement = 20
    } _: {
      $0.finger(1, 1.1, at: (300, 400), by: (0, 24), finger: 2)
    }
    expectEqual(far.sentence, "moved 24 pt, limit 20: 4 pt too far at 1.05 s")
    expectEqual(far.measure?.value, 24)
    expectEqual(far.measure?.limit, 20)
    // What counts is how far the tapping finger went in the end, and not the resting one.
    let farther = try triggered {
      $0.allowableTapMovement = 20
    } _: { play in
      play.touch(0.5, .moved, 100, 500)
      play.touch(1, .began, 300, 400, finger: 2)
      play.touch(1.05, .moved, 300, 424, finger: 2)
      play.touch(1.1, .moved, 300, 460, finger: 2)
      play.touch(1.2, .ended, 300, 460, finger: 2)
    }
    expectEqual(
      farther.sentence,
      "moved 24 pt, limit 20: 4 pt too far at 1.05 s (60 pt in the end)"
    )
    #expect(!farther.isNearMiss)
    let slow = try triggered {
      $0.maximumTapDuration = 0.3
    } _: {
      $0.finger(1, 1.4, at: (300, 400), finger: 2)
    }
    expectEqual(slow.sentence, "took 0.4 s, limit 0.3: 0.1 s too long at 1.4 s")
    expectEqual(slow.measure?.value, 0.4)
    expectEqual(slow.measure?.limit, 0.3)
  }

  @Test("2 a triggered tap of two fingers, and a trigger that wasn't alone or moved")
  func triggers() throws {
    let two = try triggered { play in
      play.touch(1, .began, 300, 400, finger: 2)
      play.touch(1.1, .began, 300, 500, finger: 3)
      play.touch(1.2, .ended, 300, 400, finger: 2)
      play.touch(1.3, .ended, 300, 500, finger: 3)
    }
    expectEqual(two.sentence, "had 2 fingers, limit 1: 1 too many at 1.1 s")
    expectEqual(two.measure?.value, 2)
    expectEqual(two.measure?.limit, 1)
    let moved = try triggered {
      $0.allowableTriggerMovement = 30
    } _: {
      $0.touch(1, .moved, 140, 400)
    }
    expectEqual(moved.sentence, "moved 40 pt, limit 30: 10 pt too far at 1 s")
    expectEqual(moved.measure?.limit, 30)
    let single = try triggered { $0.touch(1, .began, 300, 400, finger: 2) }
    expectEqual(single.sentence, "had 1 finger, needs 2: 1 too few at 3 s")
    Play.prepare()
    let play = Play(["tap": TriggeredTapGestureRecognizer()])
    play.stage.play(
      TouchFrame(
        time: .zero,
        contacts: [1, 2, 3].map {
          Contact(id: Contact.ID($0), phase: .began, position: Point(x: 100 * Double($0), y: 400))
        }
      )
    )
    let crowd = try play.told("tap")
    expectEqual(crowd.sentence, "had 3 fingers, limit 1: 2 too many at 0 s")
    expectEqual(crowd.measure?.value, 3)
    Play.prepare()
    let taken = Play(["tap": TriggeredTapGestureRecognizer()])
    taken.touch(0, .began, 100, 400)
    taken.touch(1, .cancelled, 100, 400)
    try expectEqual(taken.told("tap").sentence, "its fingers were taken away at 1 s")
  }

  @Test("touches that were delayed are released, with a measured reason")
  func delay() throws {
    Play.prepare()
    let play = Play(["delay": TouchDelayGestureRecognizer()])
    play.finger(0, 0.4)
    try expectEqual(play.told("delay").sentence, "let go after 0.15 s at 0.15 s")
  }
}
