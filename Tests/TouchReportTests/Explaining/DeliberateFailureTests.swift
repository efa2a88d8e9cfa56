import DeliberateTouch
import Testing
import TouchCore
import TouchReport
import TouchStage
import UIKit

@Suite("Why no deliberate gesture") @MainActor
struct DeliberateFailureTests {
  @Test("a press without force that was lifted too soon, or moved")
  func holds() throws {
    Play.prepare()
    var play = Play(["press": ForceTouchGestureRecognizer(type: .longPress)])
    play.finger(0, 0.25)
    let short = try play.told("press")
    #expect(short.sentence == "was held 0.25 s, needs 0.3: 0.05 s too short at 0.25 s")
    #expect(short.isNearMiss)
    Play.prepare()
    play = Play(["press": ForceTouchGestureRecognizer(type: .longPress)])
    play.finger(0, 0.25, by: (12, 0))
    #expect(
      try play.told("press").sentence == "moved 12 pt, limit 10: 2 pt too far at 0.125 s"
    )
  }

  @Test("a press that was never hard enough, or was taken away")
  func force() throws {
    Play.prepare()
    var play = Play(["press": ForceTouchGestureRecognizer(type: .forceTouch)])
    play.finger(0, 0.5)
    #expect(
      try play.told("press").sentence == "pressed with 0 %, needs 25: 25 % too little at 0.5 s"
    )
    Play.prepare()
    play = Play(["press": ForceTouchGestureRecognizer(type: .forceTouch)])
    play.touch(0, .began, 100, 100)
    play.touch(0.1, .cancelled, 100, 100)
    #expect(try play.told("press").sentence == "its fingers were taken away at 0.1 s")
  }

  @Test("a triggered tap that no tap came to says that its trigger was lifted")
  func triggeredTaps() throws {
    Play.prepare()
    let play = Play(["tap": TriggeredTapGestureRecognizer()])
    play.finger(0, 3)
    #expect(try play.told("tap").sentence == "its last finger was lifted at 3 s")
  }

  @Test("touches that were held back are let go, and the reason is a measured one")
  func delay() throws {
    Play.prepare()
    let play = Play(["delay": TouchDelayGestureRecognizer()])
    play.finger(0, 0.4)
    #expect(try play.told("delay").sentence == "let go after 0.15 s at 0.15 s")
  }
}
