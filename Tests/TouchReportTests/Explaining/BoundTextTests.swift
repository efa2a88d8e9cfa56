import DeliberateTouch
import Expectations
import Testing
import TouchCore
import TouchReport
import TouchStage
import UIKit

/// Values beside their limits, in words.
@MainActor
struct BoundTextTests {
  @Test(
    "a value and its limit have as many decimals as tell them apart",
    arguments: [
      (.measured(.moved, 10.3, limit: 10), "moved 10.3 pt, limit 10: 0.3 pt too far"),
      (.measured(.moved, 10.04, limit: 10), "moved 10.04 pt, limit 10: 0.04 pt too far"),
      (.measured(.travelled, 9.98, limit: 10), "travelled 9.98 pt, needs 10: 0.02 pt too little"),
      (.measured(.travelled, 10.02, limit: 10), "travelled 10.02 pt, needs 10: 0.02 pt to spare"),
      (.measured(.moved, 45.16, limit: 45.155), "moved 45.16 pt, limit 45.155: 0.005 pt too far"),
      (.measured(.tooSlow, 0.7504, limit: 0.75), "took 0.7504 s, limit 0.75: 0.0004 s too long"),
      (.measured(.force, 0.2496, limit: 0.25), "pressed with 24.96 %, needs 25: 0.04 % too little"),
      (.measured(.speed, 499.6, limit: 500), "went at 499.6 pt/s, needs 500: 0.4 pt/s too slow"),
      (
        .measured(.tooSlow, .milliseconds(750) + .tick, limit: .milliseconds(750)),
        "took just over 0.75 s, limit 0.75: less than 0.000001 s too long"
      ),
      (
        .measured(.tooSlow, 0.750001, limit: 0.75),
        "took 0.750001 s, limit 0.75: 0.000001 s too long"
      ),
      (
        .measured(.travelled, 10 - 1e-8, limit: 10),
        "travelled just under 10 pt, needs 10: less than 0.000001 pt too little"
      ),
      (
        .measured(.inwards, 9.02, limit: 9.01),
        "went 9.02 pt inwards and 9.01 pt along the edge: 0.01 pt to spare"
      ),
    ] as [(GestureReason, String)]
  )
  func decimals(reason: GestureReason, text: String) {
    expectEqual(reason.sentence(), text)
  }

  @Test(
    "words and decision agree at the limit, whatever coordinates' rounding added",
    arguments: [
      (.measured(.travelled, 110.1 - 100.1, limit: 10), "travelled 10 pt, needs 10: just enough"),
      (.measured(.moved, 10 + 1e-12, limit: 10), "moved 10 pt, limit 10: just enough"),
      (
        .measured(.travelledBeyond, 100, limit: 100),
        "travelled 100 pt, needs more than 100: just not enough"
      ),
      (
        .measured(.travelledBeyond, 100 + 1e-12, limit: 100),
        "travelled 100 pt, needs more than 100: just not enough"
      ),
      (
        .measured(.travelledBeyond, 100.01, limit: 100),
        "travelled 100.01 pt, needs more than 100: 0.01 pt to spare"
      ),
      (
        .measured(.intention, 0.97, limit: 0.97),
        "pressed with an intention of 97 %, needs more than 97: just not enough"
      ),
    ] as [(GestureReason, String)]
  )
  func atTheLimit(reason: GestureReason, text: String) {
    expectEqual(reason.sentence(), text)
    expectEqual(reason.measure?.isKept, !(text.contains("not") || text.contains("too")))
  }

  @Test("numbers beside each other have as many decimals as tell them apart, 6 at most")
  func apart() {
    #expect(NumberText.apart(1.25, 1.5, 1) == ("1.3", "1.5"))
    #expect(NumberText.apart(10.02, 10, 1) == ("10.02", "10"))
    #expect(NumberText.apart(0.35, 0.349996, 3) == ("0.35", "0.349996"))
    #expect(NumberText.apart(1, 1, 2) == ("1", "1"))
    #expect(NumberText.apart(1, 1 + 1e-9, 2) == ("1", "1"))
  }

  @Test("a swipe that came exactly to its limit isn't answered with that limit")
  func strictRemedy() throws {
    Play.prepare()
    let play = Play(["own": Strict()])
    play.touch(0, .began, 100, 100)
    let told = try play.told("own")
    expectEqual(told.sentence, "it went: 100 pt, needs more than 100: just not enough at 0 s")
    expectEqual(told.remedy, "a little more, or a limit of 99.9 pt")
  }
}

/// A recognizer that needs more than 100 points, and got 100.
private final class Strict: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    explain("it went", GestureMeasure(100, .moreThan, 100, .points))
    state = .failed
  }
}
