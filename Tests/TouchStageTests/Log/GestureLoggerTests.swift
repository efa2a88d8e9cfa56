import Expectations
import Scenes
import Testing
import TouchCore
import TouchStage
import UIKit

/// The log.
@MainActor
struct GestureLoggerTests {
  private typealias Step = (time: Double, phase: Contact.Phase, x: Double)

  /// Plays one finger's path on the workbench and analyses it.
  private func analysis(
    _ gestures: [String]?,
    _ steps: [Step]
  ) -> GestureAnalysis {
    let stage = TouchStage(
      scene: Scene.workbench.makeViewController(),
      size: CGSize(width: 390, height: 844),
      gestures: gestures
    )
    let logger = stage.startLogging()
    for step in steps {
      let contact = Contact(
        id: Contact.ID(1),
        phase: step.phase,
        position: Point(x: step.x, y: 300)
      )
      stage.play(TouchFrame(time: .seconds(step.time), contacts: [contact]))
    }
    stage.finish()
    return GestureAnalysis(logger.log)
  }

  @Test("1.1 each click of a pointer is a touch of its own in the log")
  func clicks() {
    let stage = TouchStage(
      scene: Scene.workbench.makeViewController(),
      size: CGSize(width: 390, height: 844),
      gestures: ["tap"]
    )
    let logger = stage.startLogging()
    let clicks: [(time: Double, phase: Contact.Phase)] = [
      (1, .began), (1.1, .ended), (2, .began), (2.1, .ended),
    ]
    for (time, phase) in clicks {
      let contact = Contact(
        id: Contact.ID(1),
        phase: phase,
        position: Point(x: time * 50, y: 300),
        kind: .indirectPointer
      )
      stage.play(TouchFrame(time: .seconds(time), contacts: [contact], buttons: 1))
    }
    stage.finish()
    let places = logger.log.touches.map { $0.path.map(\.location.x) }
    let clicked: [[Double]] = [[50, 1.1 * 50], [100, 2.1 * 50]]
    expectEqual(places, clicked)
    #expect(logger.log.touches.allSatisfy { $0.outcome == .ended })
  }

  @Test("a tap is one sequence with one winner")
  func tap() throws {
    let analysis = analysis(["tap", "pan"], [(1, .began, 100), (1.1, .ended, 100)])
    let sequence = try #require(analysis.sequences.first)
    expectEqual(analysis.sequences.count, 1)
    expectEqual(sequence.touches, [0])
    expectEqual(sequence.began, .seconds(1))
    expectEqual(sequence.winners.map { analysis.log.recognizers[$0.recognizer].name }, ["tap"])
    let tap = try #require(sequence.winners.first)
    #expect(tap.isDiscrete)
    expectEqual(tap.wish?.reason, .measured(.taps, 1, limit: 1))
    expectEqual(
      tap.satisfiedLimits,
      [
        .measured(.moved, 0, limit: 45),
        .measured(.tooSlow, .milliseconds(100), limit: .milliseconds(750)),
      ]
    )
    let pan = try #require(sequence.attempts.first { $0 != tap })
    expectEqual(pan.outcome, .failed)
    expectEqual(pan.cause?.reason, .measured(.travelled, 0, limit: 10))
  }

  @Test("two taps of a double tap are one sequence, two single taps are two")
  func grouping() {
    let steps: [Step] = [
      (1, .began, 100), (1.1, .ended, 100), (1.3, .began, 100), (1.4, .ended, 100),
    ]
    let double = analysis(["tap", "doubleTap"], steps)
    expectEqual(double.sequences.map(\.touches), [[0, 1]])
    let single = analysis(["twoFingerTap"], steps)
    expectEqual(single.sequences.map(\.touches), [[0], [1]])
  }

  @Test("a waiting one shows for how long it waits, and for which gesture")
  func waiting() throws {
    let analysis = analysis(["tap", "doubleTap"], [(1, .began, 100), (1.1, .ended, 100)])
    let tap = try #require(analysis.sequences.first?.winners.first)
    let doubleTap = try #require(
      analysis.log.recognizers.firstIndex { $0.name == "doubleTap" }
    )
    expectEqual(tap.requirements, [doubleTap])
    expectEqual(
      tap.stretches.map(\.kind),
      [.possible, .waiting(for: doubleTap), .ended]
    )
    expectEqual(tap.stretches.map(\.from.seconds), [1, 1.1, 1.450000001])
    expectEqual(tap.wish?.time, .seconds(1.1))
    expectEqual(tap.recognized, .seconds(1.450000001))
  }

  @Test("continued motion is one entry, and the path keeps every move")
  func following() throws {
    var steps: [Step] = [(1, .began, 100)]
    for step in 1...20 { steps.append((1 + Double(step) / 100, .moved, 100 + Double(step) * 5)) }
    steps.append((1.3, .ended, 200))
    let analysis = analysis(["pan"], steps)
    let pan = try #require(analysis.sequences.first?.winners.first)
    expectEqual(pan.outcome, .ended)
    expectEqual(pan.recognized, .seconds(1.02))
    expectEqual(pan.cause?.reason, .lifted)
    expectEqual(
      analysis.log.entries.filter { $0.event == .entered(.changed) }.map(\.times),
      [18]
    )
    expectEqual(
      analysis.log.entries.first { $0.event == .entered(.changed) }?.last,
      .seconds(1.2)
    )
    expectEqual(analysis.log.touches.map(\.path.count), [22])
    expectEqual(analysis.log.touches.first?.farthest, 100)
    expectEqual(analysis.log.touches.first?.outcome, .ended)
  }

  @Test("recognizers with the same name are distinguished")
  func names() {
    let recognizers = ["tap", "tap", "tap 2"].map { name in
      let recognizer = UITapGestureRecognizer()
      recognizer.name = name
      return recognizer
    }
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = .up
    let unnamed = [UILongPressGestureRecognizer(), UILongPressGestureRecognizer(), swipe]
    let logger = GestureLogger(recognizers + unnamed)
    expectEqual(
      logger.log.recognizers.map(\.name),
      [
        "tap", "tap 2", "tap 2 2", "longPress", "longPress 2", "swipeUp",
      ]
    )
  }

  @Test("3.9 a finger that is still down when the recording ends is cancelled at the end")
  func stillDown() throws {
    let analysis = analysis(["longPress"], [(1, .began, 100)])
    let touch = try #require(analysis.log.touches.first)
    expectEqual(touch.outcome, .cancelled)
    expectEqual(touch.began, .seconds(1))
    // The press's half second passed before the end.
    expectEqual(touch.last, .seconds(1.5))
  }

  @Test(
    "a recognizer that is gone gives its number to the next one of its name, class and view's class"
  )
  func gone() {
    let logger = GestureLogger()
    func number(_ recognizer: UIGestureRecognizer) -> Int {
      recognizer.name = "menu"
      return logger.number(of: recognizer)
    }
    let all = (0..<5).map { _ in number(UITapGestureRecognizer()) }
    expectEqual(all, [0, 0, 0, 0, 0])
    let kept = UITapGestureRecognizer()
    expectEqual(number(kept), 0)
    expectEqual(number(UITapGestureRecognizer()), 1)
    expectEqual(number(UIPanGestureRecognizer()), 2)
    expectEqual(number(UITapGestureRecognizer()), 1)
    expectEqual(logger.number(of: kept), 0)
    expectEqual(logger.log.recognizers.map(\.name), ["menu", "menu 2", "menu 3"])
  }

  @Test("menus that are made anew for each press are one recognizer, in parts and in a whole log")
  func menus() {
    for isWhole in [false, true] {
      let stage = TouchStage(
        scene: Scene.forceGrid.makeViewController(),
        size: CGSize(width: 390, height: 844),
        maximumForce: 6
      )
      var winners: [String] = []
      func note(_ log: GestureLog) {
        winners += GestureAnalysis(log).sequences.flatMap(\.winners)
          .map { log.recognizers[$0.recognizer].name }
      }
      let logger = isWhole ? stage.startLogging() : stage.startLogging(inParts: note)
      for press in 0..<20 {
        for (step, force) in [(0, 0.2), (1, 3), (2, 5.9), (3, 0.1)] {
          let phases = [Contact.Phase.began, .moved, .moved, .ended]
          let place = Point(x: 100, y: 300)
          let contact = Contact(
            id: Contact.ID(press),
            phase: phases[step],
            position: place,
            force: force
          )
          let time = TouchTime.seconds(1 + 0.6 * Double(press) + 0.1 * Double(step))
          stage.play(TouchFrame(time: time, contacts: [contact]))
        }
      }
      stage.finish()
      if isWhole { note(logger.log) } else { logger.finish() }
      expectEqual(winners.count { $0 == "press" }, 10)
      expectEqual(winners.count { $0 == "menu" }, 10)
      expectEqual(winners.count, 20)
    }
  }
}
