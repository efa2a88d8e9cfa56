import Expectations
import Testing
import TouchCore
import TouchReport
import TouchStage
import UIKit

/// The attempt of a recording that is kept, and what turns it there and in what is left.
@MainActor
struct KeptAttemptTests {
  /// A view over the whole stage with recognizers that have names.
  private static func stage(
    _ make: @escaping @MainActor () -> [(String, UIGestureRecognizer)]
  ) -> ShrinkStage {
    ShrinkStage {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      view.isMultipleTouchEnabled = true
      for (name, recognizer) in make() {
        recognizer.name = name
        view.addGestureRecognizer(recognizer)
      }
      return TouchStage(showing: view)
    }
  }

  private func strokes(_ timelines: FingerTimeline...) throws -> TouchStrokes {
    let fingers = Fingers(on: TouchStage(showing: UIView()), rate: 100)
    try fingers.perform(timelines)
    return TouchStrokes(fingers.frames)
  }

  private func shrunk(
    _ text: String,
    _ strokes: TouchStrokes,
    on stage: ShrinkStage
  ) throws -> ShrunkRecording {
    let goal = try #require(ShrinkGoal(text))
    return try #require(ShrunkRecording(strokes, keeping: goal, on: stage))
  }

  /// A thumb that wanders off by 13 points in half a second, and stays.
  private func rolling() throws -> TouchStrokes {
    try strokes(
      FingerTimeline {
        $0.down(at: .point(200, 400))
        for step in 1...10 {
          $0.wait(0.02)
          $0.move(to: .point(200, 400 + Double(step) * 1.3), over: 0)
        }
        $0.wait(0.8)
        $0.lift()
      }
    )
  }

  private static let press = stage { [("press", UILongPressGestureRecognizer())] }

  @Test("what is left fails by the recording's limit, and passes where the recording does")
  func fix() throws {
    let shrunk = try shrunk("press: no: moved", try rolling(), on: Self.press)
    expectEqual(shrunk.fix?.sentence, "press.allowableMovement is 13 instead of 10")
    expectEqual(shrunk.strokes.frames.count, 3)
    // Shorter than the press's half second, no limit of movement would turn it.
    let stroke = try #require(shrunk.strokes.strokes.first)
    #expect(try #require(stroke.end) >= .seconds(0.5))
    let stage = Self.pressStage(allowing: 20)
    stage.watchGestures()
    stage.play(shrunk.strokes.frames)
    expectEqual(stage.gestures.map(\.name), ["press"])
    let told = "The recording turns, and so does what is left, if press.allowableMovement is 13 "
    #expect(shrunk.text.contains(told + "instead of 10."))
  }

  private static func pressStage(allowing movement: CGFloat) -> TouchStage {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let press = UILongPressGestureRecognizer()
    (press.name, press.allowableMovement) = ("press", movement)
    view.addGestureRecognizer(press)
    return TouchStage(showing: view)
  }

  @Test("where another recognizer is in the way then, its threshold is changed, too")
  func obstacle() throws {
    let stage = Self.stage {
      [("press", UILongPressGestureRecognizer()), ("pan", UIPanGestureRecognizer())]
    }
    let shrunk = try shrunk("press: no: moved", try rolling(), on: stage)
    expectEqual(
      shrunk.fix?.sentences,
      [
        "press.allowableMovement is 13 instead of 10", "pan.slop is 13.1 instead of 10",
      ]
    )
    #expect(try #require(shrunk.strokes.strokes.first?.end) >= .seconds(0.5))
  }

  @Test("a success of the same recognizer before it turns nothing")
  func success() throws {
    let stage = Self.stage { [("tap", UITapGestureRecognizer())] }
    let recording = try strokes(
      FingerTimeline {
        $0.tap(at: CGPoint(x: 100, y: 200))
        $0.wait(1)
        $0.down(at: .point(100, 200))
        $0.move(to: .point(160, 200), over: 0.1)
        $0.lift()
      }
    )
    let goal = try #require(ShrinkGoal("tap: no: moved"))
    let analysis = Self.analysis(recording, stage)
    let kept = try #require(KeptAttempt(goal, of: recording, in: analysis))
    #expect(kept.strokes != recording)
    #expect(kept.isShown(by: analysis, of: kept.strokes))
    #expect(!kept.isTurned(by: analysis, of: kept.strokes, from: 0))
    expectEqual(kept.successes(in: analysis, of: kept.strokes), 0)
    // Only the goal alone takes the first tap for it.
    #expect(goal.isTurned(by: analysis))
  }

  private static func analysis(_ strokes: TouchStrokes, _ stage: ShrinkStage) -> GestureAnalysis {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let tap = UITapGestureRecognizer()
    tap.name = "tap"
    view.addGestureRecognizer(tap)
    let stage = TouchStage(showing: view)
    let logger = stage.startLogging()
    stage.play(strokes.frames)
    return GestureAnalysis(logger.log)
  }

  @Test(
    "a recognizer that prevented another one goes on preventing it, the first or the one that is named",
    arguments: [
      ("tap: no: prevented", "press"), ("tap: no: prevented by pan", "pan"),
    ]
  )
  func preventer(goal: String, other: String) throws {
    let stage = Self.stage {
      [
        ("tap", UITapGestureRecognizer()), ("press", UILongPressGestureRecognizer()),
        ("pan", UIPanGestureRecognizer()),
      ]
    }
    let recording = try strokes(
      FingerTimeline {
        $0.down(at: .point(100, 200))
        $0.wait(0.6)
        $0.lift()
        $0.wait(1)
        $0.down(at: .point(100, 200))
        $0.move(to: .point(130, 200), over: 0.1)
        $0.lift()
      }
    )
    let shrunk = try shrunk(goal, recording, on: stage)
    expectEqual(shrunk.goal.description, "tap: no: prevented by \(other)")
    let test = try #require(shrunk.test)
    #expect(test.contains("  #expect(stage.gestures.map(\\.name) == [\"\(other)\"])"))
  }

  @Test("another finger that does what the kept one didn't turns nothing")
  func otherFinger() throws {
    let stage = Self.stage {
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = .up
      return [("swipe", swipe)]
    }
    let two = try strokes(
      FingerTimeline {
        $0.down(at: .point(100, 200))
        $0.wait(0.02)
        $0.lift()
      },
      FingerTimeline {
        $0.wait(0.01)
        $0.down(at: .point(200, 200))
        $0.lift()
      }
    )
    let shrunk = try shrunk("swipe: no: tooManyTouches", two, on: stage)
    #expect(!shrunk.text.contains("finger 3"))
  }

  @Test("a gesture that is broken off is told from one that ends")
  func cancelled() throws {
    var broken = try strokes(
      FingerTimeline {
        $0.down(at: .point(100, 200))
        $0.wait(0.7)
        $0.lift()
      }
    )
    broken.strokes[0].isCancelled = true
    let text = try shrunk("press: cancelled", broken, on: Self.press).text
    let outcomes = text.split(separator: "\n").filter { $0.contains(#"map(\.outcome)"#) }
    expectEqual(
      outcomes,
      [
        #"  #expect(stage.gestures.map(\.outcome) == [.cancelled])"#,
        #"  #expect(stage.gestures.map(\.outcome) == [.ended])"#,
      ]
    )
  }

  @Test("no threshold is changed to next to nothing")
  func degenerate() throws {
    let stage = Self.stage {
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = .up
      return [("swipe", swipe)]
    }
    let tap = try strokes(FingerTimeline { $0.tap(at: CGPoint(x: 100, y: 200)) })
    let text = try shrunk("swipe: no: travelled", tap, on: stage).text
    #expect(!text.contains("minimumTravel"))
    #expect(text.contains("It turns if finger 1 travels 49"))
  }

  @Test("a printed test makes the stage of one's own view")
  func ownView() throws {
    let strokes = try rolling()
    let goal = try #require(ShrinkGoal("press: no: moved"))
    let stage = ShrinkStage("TouchStage(showing: Photo())") { Self.pressStage(allowing: 10) }
    let shrunk = try #require(ShrunkRecording(strokes, keeping: goal, on: stage))
    let test = try #require(shrunk.test)
    expectEqual(
      Array(test.prefix(9)),
      [
        "import Testing", "import TouchTesting", "import UIKit", "",
        "@Test(\"press: no: moved\") @MainActor", "func shrunk() throws {",
        "  let stage = TouchStage(showing: Photo())",
        "  let fingers = Fingers(on: stage, rate: 100)", "  let finger = fingers.finger()",
      ]
    )
    expectEqual(test.count, 16)
    let other = try #require(ShrinkGoal("press: no: tooFewTouches"))
    expectNil(ShrunkRecording(strokes, keeping: other, on: stage))
  }
}
