import Expectations
import Testing
import TouchCore
import TouchReport
import TouchStage
import UIKit

/// The analysis as text.
@MainActor
struct StoryTextTests {
  /// A tap, then a drag, of a tap and a pan.
  private func analysis() -> GestureAnalysis {
    Play.prepare()
    let play = Play(["tap": UITapGestureRecognizer(), "pan": UIPanGestureRecognizer()])
    play.finger(1, 1.1)
    play.finger(2, 2.4, by: (12, 0))
    return play.analysis()
  }

  @Test("a sequence lists the winner, then why the others failed, then its timeline")
  func lines() {
    expectEqual(
      analysis().lines(width: 60),
      [
        "1  1.000-1.100 s, 1 touch at (200.0, 400.0)",
        "   + tap  recognized at 1.1 s; tightest margin: took 0.1 s,",
        "          limit 0.75: 0.65 s to spare.",
        "   - pan  travelled 0 pt, needs 10: 10 pt too little at 1.1",
        "          s.",
        "",
        "               ╷1.00 s              ╷1.05",
        "     finger 1  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━",
        "     tap       ···········································◆",
        "     pan       ···········································×",
        "",
        "2  2.000-2.400 s, 1 touch at (200.0, 400.0), at most 12 pt",
        "   from its start",
        "   + pan  began at 2.2 s, ended at 2.4 s; tightest margin:",
        "          travelled 12 pt, needs 10: 2 pt to spare.",
        "   - tap  pan began at 2.2 s (travelled 12 pt, needs 10) and",
        "          excludes it.",
        "",
        "               ╷2.0 s     ╷2.1      ╷2.2       ╷2.3",
        "     finger 1  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━",
        "     pan       ·····················██████████████████████◆",
        "     tap       ·····················×",
        "",
        "     · possible ▒ waiting █ under way ◆ recognized × failed",
        "     ~ near miss ⊘ broken off",
      ]
    )
  }

  @Test(
    "no line is wider than the terminal, however narrow; long names stand above their sentences"
  )
  func narrow() {
    let name = "a recognizer whose name is long"
    Play.prepare()
    let play = Play([name: UITapGestureRecognizer(), "pan": UIPanGestureRecognizer()])
    play.finger(1, 1.1)
    play.finger(2, 2.4, by: (12, 0))
    let analysis = play.analysis()
    for width in 20...120 {
      for line in analysis.lines(width: width) where line.count > width {
        // Only a name that is longer than a line isn't wrapped.
        #expect(line.hasSuffix(name), "\(width): \(line)")
      }
    }
    #expect(analysis.lines(width: 60).contains("   + \(name)"))
    #expect(analysis.lines(width: 62).contains { $0.hasPrefix("   + \(name)  recognized at") })
  }

  @Test("colours are used only on request")
  func colors() {
    #expect(!analysis().lines(width: 60).joined().contains("\u{1B}"))
    let colored = analysis().lines(width: 60, style: .colored)
    #expect(colored.contains { $0.contains("\u{1B}[32mtap\u{1B}[0m") })
    let bare = colored.map { $0.replacing(/\u{1B}\[[0-9]*m/, with: "") }
    expectEqual(bare, analysis().lines(width: 60))
  }

  @Test("the first line answers why a gesture wasn't recognized, or when it was")
  func answers() {
    expectEqual(
      analysis().answer(about: "pan"),
      "pan: began at 2.2 s, ended at 2.4 s; tightest margin: travelled 12 pt, needs 10: 2 pt to spare."
    )
    Play.prepare()
    let play = Play(["tap": UITapGestureRecognizer()])
    play.finger(0, 0.62, by: (46.2, 0))
    let once = play.analysis()
    expectEqual(
      once.lines(width: 200, gesture: "tap").first,
      "No tap: moved 46.2 pt, limit 45: 1.2 pt too far at 0.31 s. "
        + "It would have needed 1.2 pt less, or a limit of 46.2 pt."
    )
    expectEqual(
      once.answer(about: "pan"),
      "No pan: it took no part, as no touch began in its view or below it."
    )
    expectEqual(GestureAnalysis(GestureLog()).answer(about: "tap"), "No tap: nothing touched.")
  }

  @Test("of several failures the closest is the answer; of several recognitions all times are")
  func closest() {
    Play.prepare()
    var play = Play(["tap": UITapGestureRecognizer()])
    play.finger(0, 0.2, by: (90, 0))
    play.finger(1, 1.2, by: (46, 0))
    play.finger(2, 2.2, by: (100, 0))
    expectEqual(
      play.analysis().answer(about: "tap"),
      "No tap: moved 46 pt, limit 45: 1 pt too far at 1.1 s. It would have needed 1 pt less, "
        + "or a limit of 46 pt. That was number 2 of 3 touch sequences, the closest."
    )
    Play.prepare()
    play = Play(["tap": UITapGestureRecognizer()])
    play.finger(0, 0.1)
    play.finger(1, 1.1)
    expectEqual(play.analysis().answer(about: "tap"), "tap: 2 times, at 0.1 s, 1.1 s.")
  }

  @Test("JSON has an object for each sequence, with values and limits")
  func json() {
    let lines = analysis().json()
    expectEqual(lines.count, 2)
    expectEqual(
      lines[1],
      #"{"sequence":2,"began":2,"ended":2.4,"touches":[{"began":2,"ended":2.4,"x":200,"y":400,"#
        + #""farthest":12}],"recognizers":[{"recognizer":"pan","verdict":"recognized","time":2.2,"#
        + #""sentence":"began at 2.2 s, ended at 2.4 s; tightest margin: travelled 12 pt, needs 10: "#
        + #"2 pt to spare","reason":"travelled","value":12,"limit":10,"bound":"atLeast","#
        + #""unit":"points","slack":2,"nearMiss":false},{"recognizer":"tap","verdict":"failed","#
        + #""time":2.2,"sentence":"pan began at 2.2 s (travelled 12 pt, needs 10) and excludes it","#
        + #""reason":"prevented","other":"pan","remedy":"a delegate that lets it and pan be recognized "#
        + #"together (shouldRecognizeSimultaneouslyWith), or pan waiting for it (require(toFail:))","#
        + #""nearMiss":false}]}"#
    )
  }

  @Test(
    "9.3 presses and scrolling are described by their input, and recognizers that took no part are listed"
  )
  func otherInput() throws {
    Play.prepare()
    let tap = UITapGestureRecognizer()
    let menu = UITapGestureRecognizer()
    menu.allowedPressTypes = [NSNumber(value: UIPress.PressType.menu.rawValue)]
    let pan = UIPanGestureRecognizer()
    let play = Play(["pan": pan])
    let application = play.stage.application
    // Without a first responder a press goes to its window.
    let window = try #require(pan.view?.window)
    for (name, recognizer) in [("tap", tap), ("menu", menu)] {
      recognizer.name = name
      window.addGestureRecognizer(recognizer)
    }
    for (time, phase) in [(0.0, Press.Phase.began), (0.1, .ended)] {
      application.receive(
        PressFrame(time: .seconds(time), presses: [Press(.select, phase)])
      )
    }
    application.receive(
      ScrollInput(
        time: .seconds(1),
        phase: .began,
        position: Point(x: 200, y: 400),
        delta: Vector(dx: 0, dy: 20)
      )
    )
    let lines = play.analysis().lines(width: 100)
    #expect(lines.contains("1  0.000-0.100 s, 1 press of select"))
    #expect(lines.contains { $0.hasPrefix("   + tap   recognized at 0.1 s; tightest margin: ") })
    #expect(
      lines.contains(
        "     menu  took no part: it doesn't take presses of this button (allowedPressTypes)."
      )
    )
    #expect(lines.contains("2  1.000-1.000 s, scrolling"))
    #expect(
      lines.contains(
        "     pan  took no part: it doesn't take scrolling of this kind (allowedScrollTypesMask)."
      )
    )
  }
}
