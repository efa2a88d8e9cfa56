import Expectations
import Testing
import TouchCore
import TouchRecording
import TouchReport
import TouchStage
import UIKit

/// The changes of touches among which the least is looked for.
@MainActor
struct CounterfactualTouchTests {
  private typealias Stroke = TouchStrokes.Stroke

  /// A finger at (100, 200), which moves to the right by so much, and lifts after 20 ms.
  private static func strokes(
    _ travel: Double,
    x: Double = 100,
    end: TouchTime? = .milliseconds(20)
  )
    -> TouchStrokes
  {
    func frame(_ time: TouchTime, _ phase: Contact.Phase, _ x: Double) -> TouchFrame {
      let contact = Contact(id: Contact.ID(1), phase: phase, position: Point(x: x, y: 200))
      return TouchFrame(time: time, contacts: [contact])
    }
    var frames = [frame(.zero, .began, x)]
    if travel > 0 { frames.append(frame(.milliseconds(10), .moved, x + travel)) }
    if let end { frames.append(frame(end, .ended, x + travel)) }
    return TouchStrokes(frames)
  }

  private struct Case: Sendable {
    var strokes: TouchStrokes
    var sentence: String?
    var isTurned: @Sendable (Stroke, _ displacement: Vector) -> Bool

    init(
      _ strokes: TouchStrokes,
      _ sentence: String?,
      _ isTurned: @escaping @Sendable (Stroke, _ displacement: Vector) -> Bool
    ) {
      (self.strokes, self.sentence, self.isTurned) = (strokes, sentence, isTurned)
    }
  }

  private static let cases = [
    Case(strokes(0), "finger 1 travels 20 pt up instead of 0") { $1.dy <= -20 },
    Case(strokes(0), "finger 1 travels 20 pt down instead of 0") { $1.dy >= 20 },
    Case(strokes(0), "finger 1 travels 20 pt right instead of 0") { $1.dx >= 20 },
    Case(strokes(50), "finger 1 moves in a direction 36.8° farther clockwise") { $1.dy >= 30 },
    Case(strokes(50), "finger 1 moves in a direction 87.4° farther counterclockwise") {
      $1.dy <= -50
    },
    // From what shrinking leaves, a hundredth of a second, to a long press.
    Case(strokes(0), "finger 1 stays for 1 s instead of 0.02") { stroke, _ in
      (stroke.end ?? .zero) >= .seconds(1)
    },
    Case(strokes(0, end: nil), "finger 1 lifts after 0.01 s instead of staying down") {
      stroke,
      _ in stroke.end != nil
    },
    Case(strokes(0), "finger 1 lands 30 pt farther down") { stroke, _ in
      stroke.samples[0].location.y >= 230
    },
    // There is no room for it from where it lands.
    Case(
      strokes(0, x: 370),
      "finger 1 lands 29.1 pt farther left, and travels 49 pt right instead of 0"
    ) { $1.dx >= 49 },
    Case(
      strokes(20, x: 20),
      "finger 1 lands 20 pt farther right, and travels 40 pt left instead of 20 pt right"
    ) { $1.dx <= -40 },
    // The screen ends there.
    Case(strokes(0), nil) { stroke, _ in stroke.samples[0].location.y > 844 },
    Case(strokes(0), nil) { $1.dx > 390 },
  ]

  @Test("another direction, a longer stay, a lift, another location turn an outcome")
  func changes() {
    for (number, one) in Self.cases.enumerated() {
      let search = CounterfactualSearch(on: ScreenSize(width: 390, height: 844)) { strokes, _ in
        guard let stroke = strokes.strokes.first, let last = stroke.samples.last else {
          return CounterfactualTrial(isTurned: false)
        }
        return CounterfactualTrial(
          isTurned: one.isTurned(stroke, last.location - stroke.samples[0].location)
        )
      }
      expectEqual(search.least(of: one.strokes, [])?.sentence, one.sentence, "case \(number)")
    }
  }

  @Test("a finger is moved up to an edge of the screen, and not to where nothing is hit")
  func edges() {
    func sentence(_ screen: ScreenSize, _ isTurned: @escaping (Point) -> Bool) -> String? {
      CounterfactualSearch(on: screen) { strokes, _ in
        CounterfactualTrial(
          isTurned: strokes.strokes.first.map { isTurned($0.samples[0].location) } ?? false
        )
      }.least(of: Self.strokes(0), [])?.sentence
    }
    let screen = ScreenSize(width: 200, height: 300)
    expectEqual(sentence(screen) { $0.x >= 197.95 }, "finger 1 lands 98 pt farther right")
    expectEqual(sentence(screen) { $0.y >= 297.95 }, "finger 1 lands 98 pt farther down")
    expectNil(sentence(screen) { $0.x >= 199.95 })
    expectNil(sentence(screen) { $0.y >= 299.95 })
    expectEqual(sentence(screen) { $0.x <= 0.05 }, "finger 1 lands 100 pt farther left")
  }

  @Test("a finger that was taken away would have had to lift")
  func cancelled() {
    var strokes = Self.strokes(50)
    strokes.strokes[0].isCancelled = true
    let search = CounterfactualSearch { strokes, _ in
      CounterfactualTrial(isTurned: !strokes.strokes[0].isCancelled)
    }
    let least = search.least(of: strokes, [])
    expectEqual(least?.sentence, "finger 1 lifts instead of being taken away")
  }

  @Test("a time or a place whose nearest step is beyond a limit takes the step before it")
  func steps() throws {
    func analysis(_ frames: [TouchFrame]) -> GestureAnalysis {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      view.addGestureRecognizer(UITapGestureRecognizer())
      let stage = TouchStage(showing: view)
      let logger = stage.startLogging()
      stage.play(frames)
      return GestureAnalysis(logger.log)
    }
    let strokes = Self.strokes(0, x: 389.8718, end: TouchTime(nanoseconds: 149_623_000))
    let missed = analysis([])
    var shrinker = RecordingShrinker(keeping: try #require(ShrinkGoal("tap: yes"))) { frames in
      guard let first = frames.first, let last = frames.last else { return missed }
      let isLate = last.time - first.time >= .milliseconds(150)
      let isEarly = last.time - first.time < .milliseconds(149)
      let place = first.contacts[0].position
      return isLate || isEarly || place.x >= 389.9 || place.x < 388.5 ? missed : analysis(frames)
    }
    let shrunk = shrinker.shrink(strokes)
    let small = try #require(shrunk)
    expectEqual(small.strokes[0].end, .milliseconds(149))
    expectEqual(small.strokes[0].samples[0].location.x, 389)
  }
}
