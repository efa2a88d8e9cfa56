import Expectations
import Testing
import TouchCore
import TouchReport
import UIKit

/// Why no pan, pinch, rotation or swipe was recognized.
@MainActor
struct MoveFailureTests {
  @Test("6.5 a pan that travelled too little, with too few or too many fingers")
  func pan() throws {
    Play.prepare()
    var play = Play(["pan": UIPanGestureRecognizer()])
    play.finger(0, 0.4, by: (9, 0))
    let told = try play.told("pan")
    expectEqual(told.sentence, "travelled 9 pt, needs 10: 1 pt too little at 0.4 s")
    expectEqual(told.remedy, "1 pt more, or a limit of 9 pt")
    #expect(told.isNearMiss)
    Play.prepare()
    let two = UIPanGestureRecognizer()
    two.minimumNumberOfTouches = 2
    play = Play(["pan": two])
    play.finger(0, 0.4, by: (90, 0))
    try expectEqual(play.told("pan").sentence, "had 1 finger, needs 2: 1 too few at 0.4 s")
    Play.prepare()
    let one = UIPanGestureRecognizer()
    one.maximumNumberOfTouches = 1
    play = Play(["pan": one])
    play.touch(0, .began, 100, 100, finger: 1)
    play.touch(0.1, .began, 200, 100, finger: 2)
    try expectEqual(play.told("pan").sentence, "had 2 fingers, limit 1: 1 too many at 0.1 s")
    Play.prepare()
    play = Play(["pan": UIPanGestureRecognizer()])
    play.touch(0, .began, 100, 100)
    play.touch(0.1, .cancelled, 100, 100)
    try expectEqual(play.told("pan").sentence, "its fingers were taken away at 0.1 s")
  }

  @Test("6.14 an edge pan that began away from the edge, moved along it, or was too short")
  func edgePan() throws {
    func play(at x: Double, by way: (Double, Double)) throws -> GestureExplanation {
      Play.prepare()
      let edgePan = UIScreenEdgePanGestureRecognizer()
      edgePan.edges = .left
      let play = Play(["edgePan": edgePan])
      play.finger(0, 0.4, at: (x, 400), by: way)
      return try play.told("edgePan")
    }
    let away = try play(at: 22, by: (100, 0))
    expectEqual(away.sentence, "began away from the edge by 22 pt, limit 20: 2 pt too far at 0 s")
    #expect(away.isNearMiss)
    let along = try play(at: 5, by: (9, 12))
    expectEqual(
      along.sentence,
      "went 9 pt inwards and 12 pt along the edge: 3 pt too little inwards at 0.2 s"
    )
    expectEqual(along.measure?.value, 9)
    expectEqual(along.measure?.limit, 12)
    let even = try play(at: 5, by: (9, 9))
    expectEqual(
      even.sentence,
      "went 9 pt inwards and 9 pt along the edge: just not enough at 0.2 s"
    )
    expectEqual(even.remedy, "a little more")
    let short = try play(at: 5, by: (4, 0))
    expectEqual(short.sentence, "travelled 4 pt, needs 10: 6 pt too little at 0.4 s")
  }

  @Test("6.11 a pinch with one finger, and one that spread too little")
  func pinch() throws {
    Play.prepare()
    var play = Play(["pinch": UIPinchGestureRecognizer()])
    play.finger(0, 0.4, by: (90, 0))
    try expectEqual(play.told("pinch").sentence, "had 1 finger, needs 2: 1 too few at 0.4 s")
    Play.prepare()
    play = Play(["pinch": UIPinchGestureRecognizer()])
    play.touch(0, .began, 100, 100, finger: 1)
    play.touch(0, .began, 200, 100, finger: 2)
    play.touch(0.1, .moved, 208, 100, finger: 2)
    play.touch(0.2, .ended, 208, 100, finger: 2)
    play.touch(0.3, .ended, 100, 100, finger: 1)
    let told = try play.told("pinch")
    expectEqual(
      told.sentence,
      "changed the distance of its fingers by 8 pt, needs 10: 2 pt too little at 0.3 s"
    )
    #expect(told.isNearMiss)
    Play.prepare()
    play = Play(["pinch": UIPinchGestureRecognizer()])
    play.touch(0, .began, 100, 100)
    play.touch(0.1, .cancelled, 100, 100)
    try expectEqual(play.told("pinch").sentence, "its fingers were taken away at 0.1 s")
  }

  @Test("6.12 a rotation with one finger, and one that turned too little")
  func rotation() throws {
    Play.prepare()
    var play = Play(["rotation": UIRotationGestureRecognizer()])
    play.finger(0, 0.4, by: (90, 0))
    try expectEqual(play.told("rotation").sentence, "had 1 finger, needs 2: 1 too few at 0.4 s")
    Play.prepare()
    play = Play(["rotation": UIRotationGestureRecognizer()])
    play.touch(0, .began, 100, 100, finger: 1)
    play.touch(0, .began, 200, 100, finger: 2)
    // The tangent of 9° is 0.15838.
    play.touch(0.1, .moved, 200, 115.838, finger: 2)
    play.touch(0.2, .ended, 200, 115.838, finger: 2)
    play.touch(0.3, .ended, 100, 100, finger: 1)
    let told = try play.told("rotation")
    expectEqual(told.sentence, "turned 9°, needs 10: 1° too little at 0.3 s")
    #expect(told.isNearMiss)
    Play.prepare()
    play = Play(["rotation": UIRotationGestureRecognizer()])
    play.touch(0, .began, 100, 100)
    play.touch(0.1, .cancelled, 100, 100)
    try expectEqual(play.told("rotation").sentence, "its fingers were taken away at 0.1 s")
  }

  private func swipe(_ touch: (Play) -> Void, fingers: Int = 1) throws -> GestureExplanation {
    Play.prepare()
    let swipe = UISwipeGestureRecognizer()
    swipe.numberOfTouchesRequired = fingers
    let play = Play(["swipe": swipe])
    touch(play)
    return try play.told("swipe")
  }

  @Test("6.10 a swipe that was short, strayed, moved back, or lacked fingers")
  func swipes() throws {
    let short = try swipe { $0.finger(0, 0.2, by: (38, 0)) }
    expectEqual(short.sentence, "travelled 38 pt, needs 40.6: 2.6 pt too little at 0.2 s")
    #expect(short.isNearMiss)
    let strayed = try swipe { $0.finger(0, 0.2, by: (30, 60)) }
    expectEqual(
      strayed.sentence,
      "strayed from its line by 60 pt, limit 45.1: 14.9 pt too far at 0.1 s "
        + "(travelled 30 pt, needs 45.3: 15.3 pt too little by then)"
    )
    #expect(!strayed.isNearMiss)
    // The limit shrinks with time: the one of this moment can't be set.
    expectEqual(strayed.remedy, "14.9 pt less")
    let back = try swipe { $0.finger(0, 0.2, by: (-3, 0)) }
    expectEqual(back.sentence, "went behind its start by 3 pt, limit 0: 3 pt too far at 0.1 s")
    let few = try swipe({ $0.finger(0, 0.2, by: (90, 0)) }, fingers: 2)
    expectEqual(few.sentence, "had 1 finger, needs 2: 1 too few at 0.2 s")
    let many = try swipe {
      $0.touch(0, .began, 100, 100, finger: 1)
      $0.touch(0.1, .began, 200, 100, finger: 2)
    }
    expectEqual(many.sentence, "had 2 fingers, limit 1: 1 too many at 0.1 s")
    let taken = try swipe {
      $0.touch(0, .began, 100, 100)
      $0.touch(0.1, .cancelled, 100, 100)
    }
    expectEqual(taken.sentence, "its fingers were taken away at 0.1 s")
  }

  @Test("6.10 a swipe that took too long is reported with when it had gone far enough")
  func slow() throws {
    let short = try swipe { $0.finger(0, 0.56, by: (12, 0)) }
    expectEqual(
      short.sentence,
      "travelled 12 pt, needs 26.5: 14.5 pt too little at 0.5 s, when its 0.5 s were over"
    )
    expectEqual(short.remedy, "14.5 pt more, or a limit of 12 pt")
    expectEqual(short.reason?.kind, "travelled")
    #expect(!short.isNearMiss)
    // 25 points are enough at 0.56 s, as the travel that is needed shrinks.
    let near = try swipe { $0.finger(0, 0.56, by: (25, 0)) }
    expectEqual(
      near.sentence,
      "took 0.56 s to travel far enough, limit 0.5: 0.06 s too long at 0.5 s "
        + "(travelled 25 pt, needs 26.5: 1.5 pt too little by then)"
    )
    #expect(near.isNearMiss)
  }

  /// A finger that goes 20 points in 0.3 s and 60 in 0.6 s, strays at some moment, and stays for 3 s.
  private func longSwipe(strayingAt stray: Double = .infinity) -> (Play) -> Void {
    { play in
      play.touch(1, .began, 100, 100)
      play.touch(1.3, .moved, 120, 100)
      if stray < 1.6 { play.touch(stray, .moved, 121, 160) }
      play.touch(1.6, .moved, 160, 100)
      play.touch(4, .ended, 160, 100)
    }
  }

  @Test("6.10 a swipe that took too long is measured to where it was far enough, not to its lift")
  func slowAndLong() throws {
    let told = try swipe(longSwipe())
    expectEqual(
      told.sentence,
      "took 0.6 s to travel far enough, limit 0.5: 0.1 s too long at 1.5 s "
        + "(travelled 20 pt, needs 26.5: 6.5 pt too little by then)"
    )
    expectEqual(told.measure?.value, 0.6)
    #expect(told.isNearMiss)
    expectEqual(told.remedy, "0.1 s less, or a limit of 0.6 s")
    // The remedy turns it; a little less doesn't.
    for (duration, verdict) in [(600, GestureExplanation.Verdict.recognized), (599, .failed)] {
      Play.prepare()
      let swipe = UISwipeGestureRecognizer()
      swipe.thresholds?.swipeDuration = .milliseconds(Int64(duration))
      let play = Play(["swipe": swipe])
      longSwipe()(play)
      try expectEqual(play.told("swipe").verdict, verdict)
    }
  }

  @Test("6.10 a slow swipe that strays before it is far enough lacked travel when its time was up")
  func slowAndStrayed() throws {
    let told = try swipe(longSwipe(strayingAt: 1.55))
    expectEqual(
      told.sentence,
      "travelled 20 pt, needs 26.5: 6.5 pt too little at 1.5 s, when its 0.5 s were over"
    )
    #expect(told.isNearMiss)
  }

  @Test("6.10 of two fingers that swipe too slowly, both have to be far enough")
  func slowPair() throws {
    func play(lifting second: Double) throws -> GestureExplanation {
      try swipe(
        { play in
          for finger in [1, 2] { play.touch(0, .began, 100, 100 * Double(finger), finger: finger) }
          play.touch(0.56, .moved, 150, 100, finger: 1)
          play.touch(second, .moved, 150, 200, finger: 2)
          play.touch(2, .ended, 150, 100, finger: 1)
          play.touch(2, .ended, 150, 200, finger: 2)
        },
        fingers: 2
      )
    }
    try expectEqual(play(lifting: 0.6).measure?.value, 0.6)
    // Beyond 1.02 s no swipe is recognized, however much time it has.
    let late = try play(lifting: 1.1)
    expectEqual(late.measure?.value, 0)
    expectEqual(late.reason?.kind, "travelled")
    let few = try swipe({ $0.finger(0, 0.7, by: (90, 0)) }, fingers: 2)
    expectEqual(few.sentence, "had 1 finger, needs 2: 1 too few at 0.5 s, when its 0.5 s were over")
  }
}
