import Expectations
import Testing
import TouchCore
import TouchReport
import TouchStage
import UIKit

/// Why no tap or long press was recognized.
@MainActor
struct TapFailureTests {
  private func tap(taps: Int = 1, fingers: Int = 1) -> (Play, UITapGestureRecognizer) {
    Play.prepare()
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = taps
    tap.numberOfTouchesRequired = fingers
    return (Play(["tap": tap]), tap)
  }

  private func press(taps: Int = 0, fingers: Int = 1) -> (Play, UILongPressGestureRecognizer) {
    Play.prepare()
    let press = UILongPressGestureRecognizer()
    press.numberOfTapsRequired = taps
    press.numberOfTouchesRequired = fingers
    return (Play(["press": press]), press)
  }

  @Test("6.2 a tap that moved too far: by how much, when, and the limit")
  func moved() throws {
    let (play, _) = tap()
    play.finger(0, 0.62, by: (46.2, 0))
    let told = try play.told("tap")
    expectEqual(told.sentence, "moved 46.2 pt, limit 45: 1.2 pt too far at 0.31 s")
    expectEqual(told.remedy, "1.2 pt less, or a limit of 46.2 pt")
    expectEqual(told.reason?.kind, "moved")
    expectEqual(told.measure.map { ($0.value - 46.2).magnitude < 1e-9 }, true)
    expectEqual(told.measure?.limit, 45)
    #expect(told.isNearMiss)
    expectEqual(told.verdict, .failed)
  }

  @Test(
    "6.2 a tap that moved on after it failed is reported with its whole movement, and is no near miss"
  )
  func movedOn() throws {
    let (play, _) = tap()
    play.touch(0, .began, 100, 400)
    play.touch(0.1, .moved, 146, 400)
    play.touch(0.2, .moved, 220, 400)
    play.touch(0.3, .ended, 220, 400)
    let told = try play.told("tap")
    expectEqual(told.sentence, "moved 46 pt, limit 45: 1 pt too far at 0.1 s (120 pt in the end)")
    expectEqual(told.measure?.value, 120)
    #expect(!told.isNearMiss)
  }

  @Test("6.2 a small miss has as many decimals as tell it")
  func hair() throws {
    let (play, _) = tap()
    play.finger(0, 0.2, by: (45.00001, 0))
    try expectEqual(
      play.told("tap").sentence,
      "moved 45.00001 pt, limit 45: 0.00001 pt too far at 0.1 s"
    )
  }

  @Test("6.2 a tap whose finger is never lifted is no near miss, and no limit would have helped")
  func neverLifted() throws {
    let (play, _) = tap()
    play.touch(0, .began, 100, 400)
    let told = try play.told("tap")
    #expect(told.sentence.hasPrefix("took just over 0.75 s, limit 0.75"))
    #expect(!told.isNearMiss)
    expectEqual(told.remedy, "its fingers to be lifted in time")
  }

  @Test(
    "6.2 a miss has as many decimals as it takes",
    arguments: [
      (45.3, "0.3 pt"), (45.02, "0.02 pt"), (45.004, "0.004 pt"), (45.0006, "0.001 pt"),
      (45.0004, "0.0004 pt"),
    ]
  )
  func decimals(moved: Double, by words: String) throws {
    let (play, _) = tap()
    play.finger(0, 0.2, by: (moved, 0))
    #expect(try play.told("tap").sentence.hasSuffix(", limit 45: \(words) too far at 0.1 s"))
  }

  @Test("6.2 a tap that lasted too long is reported with its final duration")
  func slow() throws {
    let (play, _) = tap()
    play.finger(1, 1.81)
    let told = try play.told("tap")
    expectEqual(told.sentence, "took 0.81 s, limit 0.75: 0.06 s too long at 1.75 s")
    expectEqual(told.measure.map { NumberText.short($0.slack, 6) }, "-0.06")
    #expect(told.isNearMiss)
  }

  @Test("6.1 too many fingers")
  func tooMany() throws {
    let (play, _) = tap()
    play.touch(0, .began, 100, 100, finger: 1)
    play.touch(0.1, .began, 200, 100, finger: 2)
    let told = try play.told("tap")
    expectEqual(told.sentence, "had 2 fingers, limit 1: 1 too many at 0.1 s")
    expectEqual(told.remedy, "1 finger fewer")
    expectEqual(told.reason, .measured(.tooManyTouches, 2, limit: 1))
  }

  @Test("6.1 too few fingers")
  func tooFew() throws {
    let (play, _) = tap(fingers: 2)
    play.finger(0, 0.1)
    let told = try play.told("tap")
    expectEqual(told.sentence, "had 1 finger, needs 2: 1 too few at 0.1 s")
    expectEqual(told.remedy, "1 finger more")
    expectEqual(told.reason, .measured(.tooFewTouches, 1, limit: 2))
  }

  @Test("6.2 a second tap too far from the first")
  func apart() throws {
    let (play, _) = tap(taps: 2)
    play.finger(0, 0.1, at: (100, 100))
    play.finger(0.2, 0.3, at: (152, 100))
    let told = try play.told("tap")
    expectEqual(
      told.sentence,
      "was away from the tap before by 52 pt, limit 45: 7 pt too far at 0.2 s"
    )
    expectEqual(told.measure?.slack, -7)
    #expect(told.isNearMiss)
  }

  @Test("6.2 a second tap that came too late")
  func late() throws {
    let (play, _) = tap(taps: 2)
    play.finger(0, 0.1)
    play.finger(0.5, 0.6)
    let told = try play.told("tap")
    expectEqual(
      told.sentence,
      "waited for the next tap for 0.4 s, limit 0.35: 0.05 s too late at 0.45 s"
    )
    #expect(told.isNearMiss)
  }

  @Test("6.2 a second tap that never came")
  func single() throws {
    let (play, _) = tap(taps: 2)
    play.finger(0, 0.1)
    let told = try play.told("tap")
    expectEqual(told.sentence, "no further tap came within 0.35 s")
    expectEqual(told.remedy, "another tap in time")
    #expect(!told.isNearMiss)
    expectEqual(told.reason?.kind, "gap")
  }

  @Test("3.9 fingers that were cancelled")
  func taken() throws {
    let (play, _) = tap()
    play.touch(0, .began, 100, 100)
    play.touch(0.1, .cancelled, 100, 100)
    try expectEqual(play.told("tap").sentence, "its fingers were taken away at 0.1 s")
  }

  @Test("6.4 a press that moved, lifted too soon, got another finger, or lacked one")
  func presses() throws {
    var (play, _) = press()
    play.finger(0, 0.4, by: (11, 0))
    try expectEqual(play.told("press").sentence, "moved 11 pt, limit 10: 1 pt too far at 0.2 s")
    (play, _) = press()
    play.finger(0, 0.45)
    let short = try play.told("press")
    expectEqual(short.sentence, "was held 0.45 s, needs 0.5: 0.05 s too short at 0.45 s")
    expectEqual(short.remedy, "0.05 s more, or a limit of 0.45 s")
    #expect(short.isNearMiss)
    (play, _) = press()
    play.touch(0, .began, 100, 100, finger: 1)
    play.touch(0.1, .began, 200, 100, finger: 2)
    try expectEqual(play.told("press").sentence, "had 2 fingers, limit 1: 1 too many at 0.1 s")
    (play, _) = press(fingers: 2)
    play.finger(0, 1)
    try expectEqual(play.told("press").sentence, "had 1 finger, needs 2: 1 too few at 1 s")
    (play, _) = press()
    play.touch(0, .began, 100, 100)
    play.touch(0.1, .cancelled, 100, 100)
    try expectEqual(play.told("press").sentence, "its fingers were taken away at 0.1 s")
  }

  @Test("6.4 a press after a tap: the tap too slow, the press too far away or too late")
  func tapPress() throws {
    var (play, _) = press(taps: 1)
    play.finger(0, 1)
    try expectEqual(
      play.told("press").sentence,
      "needs a tap before the press, but a touch took 1 s, limit 0.75: 0.25 s too long at 0.75 s"
    )
    (play, _) = press(taps: 1)
    play.finger(0, 0.1, at: (100, 100))
    play.finger(0.2, 1, at: (200, 100))
    try expectEqual(
      play.told("press").sentence,
      "was away from the tap before by 100 pt, limit 45: 55 pt too far at 0.2 s"
    )
    (play, _) = press(taps: 1)
    play.finger(0, 0.1)
    try expectEqual(play.told("press").sentence, "no press came within 0.35 s")
  }
}
