import DeliberateTouch
import Expectations
import Testing
import TouchCore
import TouchReport
import TouchStage
import UIKit

/// Failures because of others.
@MainActor
struct OtherFailureTests {
  @Test(
    "4.12 a prevented one reports which gesture prevented it, when, and why that was recognized"
  )
  func prevented() throws {
    Play.prepare()
    let play = Play(["tap": UITapGestureRecognizer(), "pan": UIPanGestureRecognizer()])
    play.finger(0, 0.4, by: (12, 0))
    let told = try play.told("tap")
    expectEqual(told.sentence, "pan began at 0.2 s (travelled 12 pt, needs 10) and excludes it")
    expectEqual(told.reason?.kind, "prevented")
    expectEqual(told.other, 1)
    expectEqual(
      told.remedy,
      "a delegate that lets it and pan be recognized together "
        + "(shouldRecognizeSimultaneouslyWith), or pan waiting for it (require(toFail:))"
    )
  }

  @Test("4.18 one whose requirement was recognized")
  func requirement() throws {
    Play.prepare()
    let (tap, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    tap.require(toFail: double)
    let play = Play(["tap": tap, "double": double])
    play.finger(0, 0.1)
    play.finger(0.2, 0.3)
    let told = try play.told("tap")
    expectEqual(
      told.sentence,
      "has to wait for double to fail, but double was recognized at 0.3 s"
    )
    expectEqual(told.reason?.kind, "requirementRecognized")
  }

  @Test("4.17 one that waited reports for which gesture and how long")
  func waited() throws {
    Play.prepare()
    let (tap, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    tap.require(toFail: double)
    let play = Play(["tap": tap, "double": double])
    play.finger(0, 0.1)
    try expectEqual(
      play.told("tap").sentence,
      "recognized at 0.45 s, after waiting 0.35 s for double to "
        + "fail; tightest margin: took 0.1 s, limit 0.75: 0.65 s to spare"
    )
  }

  @Test("4.9 one that its delegate refused")
  func delegate() throws {
    Play.prepare()
    let (pan, answers) = (UIPanGestureRecognizer(), Answers())
    answers.begins = false
    pan.delegate = answers
    let play = Play(["pan": pan])
    play.finger(0, 0.4, by: (12, 0))
    let told = try play.told("pan")
    expectEqual(
      told.sentence,
      "its delegate said no to its beginning (gestureRecognizerShouldBegin) at 0.2 s"
    )
    expectEqual(told.reason, .refused(by: .delegate))
    expectEqual(told.remedy, "gestureRecognizerShouldBegin to return true")
  }

  @Test("4.10 one that a view refused")
  func view() throws {
    final class Refusing: UIView {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        false
      }
    }
    Play.prepare()
    let play = Play(["pan": UIPanGestureRecognizer()])
    play.scene.view.addSubview(Refusing(frame: play.scene.view.bounds))
    play.finger(0, 0.4, by: (12, 0))
    try expectEqual(
      play.told("pan").sentence,
      "a view said no to its beginning (gestureRecognizerShouldBegin) at 0.2 s"
    )
  }

  @Test("8.17 a scroll view that can't scroll that way says so")
  func wrongWay() throws {
    Play.prepare()
    let play = Play([:])
    let scrollView = UIScrollView(frame: play.scene.view.bounds)
    scrollView.contentSize = CGSize(width: 400, height: 2000)
    scrollView.panGestureRecognizer.name = "pan"
    play.scene.view.addSubview(scrollView)
    play.finger(0, 0.4, by: (12, 0))
    let told = try play.told("pan")
    expectEqual(told.sentence, "couldn't scroll the way that the finger went at 0.2 s")
    expectNil(told.remedy)
  }

  @Test("8.5 a scroll view whose content keeps its touches says so")
  func keptTouches() throws {
    Play.prepare()
    let play = Play([:])
    let scrollView = UIScrollView(frame: play.scene.view.bounds)
    scrollView.contentSize = CGSize(width: 400, height: 2000)
    scrollView.panGestureRecognizer.name = "pan"
    scrollView.addSubview(UIButton(frame: scrollView.bounds))
    play.scene.view.addSubview(scrollView)
    play.touch(0, .began, 200, 400)
    play.touch(0.3, .moved, 200, 380)
    play.touch(0.4, .ended, 200, 380)
    try expectEqual(
      play.told("pan").sentence,
      "what the finger touched keeps its touches (touchesShouldCancel) at 0.3 s"
    )
  }

  @Test("8.5 a scroll view whose content can't be cancelled names that, for its pan and its pinch")
  func uncancelledTouches() throws {
    final class Zoomed: UIScrollViewDelegate {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 2000))
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    }
    Play.prepare()
    let play = Play([:])
    let scrollView = UIScrollView(frame: play.scene.view.bounds)
    let zoomed = Zoomed()
    zoomed.view.isMultipleTouchEnabled = true
    scrollView.delegate = zoomed
    scrollView.maximumZoomScale = 2
    scrollView.addSubview(zoomed.view)
    scrollView.contentSize = zoomed.view.bounds.size
    scrollView.canCancelContentTouches = false
    scrollView.panGestureRecognizer.name = "pan"
    scrollView.pinchGestureRecognizer?.name = "pinch"
    play.scene.view.addSubview(scrollView)
    play.touch(0, .began, 200, 400)
    play.touch(0.1, .began, 200, 500, finger: 2)
    play.touch(0.3, .moved, 200, 540, finger: 2)
    play.touch(0.4, .ended, 200, 540, finger: 2)
    play.touch(0.4, .ended, 200, 400)
    for name in ["pan", "pinch"] {
      let sentence = try play.told(name).sentence
      expectEqual(
        sentence,
        "the content keeps the touches that reached it (canCancelContentTouches) at 0.3 s"
      )
    }
  }

  @Test("4.24 one that was disabled, before it began and after")
  func disabled() throws {
    Play.prepare()
    var pan = UIPanGestureRecognizer()
    var play = Play(["pan": pan])
    play.touch(0, .began, 100, 100)
    pan.isEnabled = false
    play.touch(0.1, .moved, 101, 100)
    try expectEqual(play.told("pan").sentence, "was switched off (isEnabled) at 0 s")
    Play.prepare()
    pan = UIPanGestureRecognizer()
    play = Play(["pan": pan])
    play.touch(0, .began, 100, 100)
    play.touch(0.1, .moved, 120, 100)
    pan.isEnabled = false
    play.touch(0.2, .moved, 121, 100)
    let told = try play.told("pan")
    expectEqual(told.verdict, .cancelled)
    expectEqual(
      told.sentence,
      "began at 0.1 s, broken off at 0.1 s: was switched off (isEnabled); "
        + "tightest margin: travelled 20 pt, needs 10: 10 pt to spare"
    )
  }

  @Test("4.28 one that was removed")
  func removed() throws {
    Play.prepare()
    let pan = UIPanGestureRecognizer()
    let play = Play(["pan": pan])
    play.touch(0, .began, 100, 100)
    pan.view?.removeGestureRecognizer(pan)
    play.touch(0.1, .moved, 101, 100)
    #expect(try play.told("pan").sentence.hasPrefix("it, or its view, was removed at "))
  }

  @Test("3.3 one that took no part reports what excluded it")
  func refusals() throws {
    func told(_ set: (UITapGestureRecognizer, Answers) -> Void) throws -> GestureExplanation {
      Play.prepare()
      let (tap, answers) = (UITapGestureRecognizer(), Answers())
      tap.delegate = answers
      set(tap, answers)
      let play = Play(["tap": tap])
      play.finger(0, 0.1)
      return try play.told("tap")
    }
    let off = try told { tap, _ in tap.isEnabled = false }
    expectEqual(off.verdict, .noPart)
    expectEqual(off.sentence, "took no part: it is switched off (isEnabled)")
    try expectEqual(
      told { _, answers in answers.receives = false }.sentence,
      "took no part: its delegate refused it (gestureRecognizer(_:shouldReceive:))"
    )
    try expectEqual(
      told { tap, _ in tap.allowedTouchTypes = [2] }.sentence,
      "took no part: it doesn't take touches of this type (allowedTouchTypes)"
    )
  }

  @Test("a client's recognizer reports its reason, its measure, or that it failed by itself")
  func custom() throws {
    final class Stroke: UIGestureRecognizer {
      var says = 0
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if says == 1 { explain("the stroke was no circle") }
        if says == 2 {
          explain("the stroke was too shallow", GestureMeasure(12.5, .atLeast, 30, .points))
        }
        state = .failed
      }
    }
    let sentences = try (0...2).map { says in
      Play.prepare()
      let stroke = Stroke()
      stroke.says = says
      let play = Play(["stroke": stroke])
      play.finger(0, 0.1)
      return try play.told("stroke").sentence
    }
    expectEqual(
      sentences,
      [
        "its own code failed it in touchesEnded at 0.1 s, with 1 touch",
        "the stroke was no circle at 0.1 s",
        "the stroke was too shallow: 12.5 pt, needs 30: 17.5 pt too little at 0.1 s",
      ]
    )
  }

  @Test("one that never decides is reported as such")
  func undecided() throws {
    Play.prepare()
    let play = Play(["idle": UIGestureRecognizer()])
    play.finger(0, 0.1)
    let told = try play.told("idle")
    expectEqual(told.verdict, .undecided)
    expectEqual(told.sentence, "was neither recognized nor failed when its touches ended")
  }

  @Test("8.3 a scroll view's delay ends with the lift or after its time")
  func touchDelay() throws {
    Play.prepare()
    let play = Play([:])
    let scroll = UIScrollView(frame: play.scene.view.bounds)
    scroll.contentSize = CGSize(width: 400, height: 3000)
    play.scene.view.addSubview(scroll)
    play.finger(0, 0.1)
    play.finger(1, 1.3)
    let analysis = play.analysis()
    let sentences = analysis.sequences.flatMap { analysis.explanations(of: $0) }
      .filter { $0.name.contains("Delay") }.map(\.sentence)
    expectEqual(
      sentences,
      ["its last finger was lifted at 0.1 s", "let go after 0.15 s at 1.15 s"]
    )
  }

  @Test("6.15 a pointer that leaves ends a hover, in a sequence without touches")
  func hover() throws {
    Play.prepare()
    let play = Play(["hover": UIHoverGestureRecognizer()])
    play.touch(0, .regionEntered, 100, 100)
    play.touch(0.5, .regionExited, 100, 100)
    let analysis = play.analysis()
    expectEqual(analysis.sequences.map(\.touches), [[]])
    try expectEqual(play.told("hover").sentence, "began at 0 s, ended at 0.5 s")
    expectEqual(analysis.lines(width: 80).first, "1  0.000-0.500 s, a pointer that hovers")
  }

  @Test("texts of reasons that only deliberate gestures give")
  func deliberate() {
    expectEqual(
      GestureReason.measured(.force, 0.62, limit: 0.75).sentence(),
      "pressed with 62 %, needs 75: 13 % too little"
    )
    expectEqual(
      GestureReason.measured(.speed, 240, limit: 300).sentence(),
      "went at 240 pt/s, needs 300: 60 pt/s too slow"
    )
    expectEqual(
      GestureReason.measured(.triggerDistance, 20, limit: 44).sentence(),
      "was away from the finger that triggers it by 20 pt, needs 44: 24 pt too near"
    )
    expectEqual(
      GestureReason.measured(.tooSoon, .milliseconds(50), limit: .milliseconds(100)).sentence(),
      "came after the finger before by 0.05 s, needs 0.1: 0.05 s too soon"
    )
  }

  @Test("4.12 a winner that was recognized twice is reported with its last time before the failure")
  func winnerOfLate() throws {
    Play.prepare()
    let play = Play(["tap": UITapGestureRecognizer(), "press": UILongPressGestureRecognizer()])
    play.touch(0, .began, 200, 400)
    play.touch(0.65, .began, 250, 400, finger: 2)
    play.touch(0.7, .ended, 200, 400)
    play.touch(0.75, .began, 200, 400, finger: 3)
    play.touch(1.4, .began, 100, 400, finger: 4)
    play.touch(1.45, .ended, 100, 400, finger: 4)
    play.touch(1.5, .ended, 200, 400, finger: 3)
    play.touch(1.55, .ended, 250, 400, finger: 2)
    let analysis = play.analysis()
    expectEqual(analysis.sequences.count, 1)
    let told = analysis.sequences.flatMap { analysis.explanations(of: $0) }
    let beginnings = told.filter { $0.name == "press" && $0.verdict == .recognized }.map(\.time)
    expectEqual(beginnings, [.milliseconds(500), .milliseconds(1250)])
    let failures = told.filter { $0.name == "tap" && $0.reason?.kind == "prevented" }
    let sentences = failures.map(\.sentence)
    expectEqual(sentences.count, 2)
    expectEqual(sentences.first?.hasPrefix("press began at 0.5 s"), true)
    expectEqual(sentences.last?.hasPrefix("press began at 1.25 s"), true)
  }

  @Test("of two equal misses in one sequence the first is reported, and that there were two")
  func equalMisses() throws {
    Play.prepare()
    let play = Play(["tap": UITapGestureRecognizer()])
    play.touch(0, .began, 200, 400)
    play.touch(0.1, .moved, 250, 400)
    play.touch(0.2, .began, 100, 400, finger: 2)
    play.touch(0.3, .moved, 150, 400, finger: 2)
    play.touch(0.4, .ended, 150, 400, finger: 2)
    play.touch(0.5, .ended, 250, 400)
    let analysis = play.analysis()
    expectEqual(analysis.sequences.count, 1)
    let told = analysis.verdicts(of: analysis.sequences[0])
    expectEqual(told.map(\.attempts), [2])
    expectEqual(told.map(\.time), [.milliseconds(100)])
  }
}
