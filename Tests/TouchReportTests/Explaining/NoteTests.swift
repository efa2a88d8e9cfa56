import DeliberateTouch
import Expectations
import Scenes
import Testing
import TouchCore
import TouchReport
import TouchStage
import UIKit

/// What a scene reports beside its recognizers.
@MainActor
struct NoteTests {
  /// A stage on which a finger taps, and a scene that reports it.
  private func analysis(_ notes: [GestureNote]) -> GestureAnalysis {
    let stage = TouchStage(scene: UIViewController(), size: CGSize(width: 100, height: 100))
    let logger = stage.startLogging()
    let finger = Contact(id: Contact.ID(1), phase: .began, position: Point(x: 50, y: 50))
    var lift = finger
    lift.phase = .ended
    stage.play(TouchFrame(time: .seconds(1), contacts: [finger]))
    for note in notes { stage.tell(note) }
    stage.play(TouchFrame(time: .seconds(2), contacts: [lift]))
    stage.finish()
    return GestureAnalysis(logger.log)
  }

  private func note(_ event: String, _ role: GestureNote.Role, at time: Double) -> GestureNote {
    GestureNote(time: .seconds(time), gesture: "confirm", event: event, role: role)
  }

  private let short = GestureReason.measured(.pressDuration, .seconds(1.5), limit: .seconds(2))
  private let shorter = GestureReason.measured(.pressDuration, .seconds(0.5), limit: .seconds(2))

  @Test("is listed in its touch sequence, without updates")
  func lines() {
    let lines = analysis([
      note("updating", .step, at: 1.1), note("force", .update, at: 1.2),
      note("missed", .miss(short), at: 1.5),
    ]).lines(width: 100)
    #expect(lines.contains("     confirm  updating at 1.1 s."))
    #expect(
      lines.contains("   - confirm  was held 1.5 s, needs 2: 0.5 s too short at 1.5 s.")
    )
    #expect(!lines.contains { $0.contains("force") })
  }

  @Test("of which nothing is told isn't answered with a reason of recognizers")
  func nothingTold() {
    var printer = AnalysisPrinter(width: 100, gesture: "drawer", isToldByScene: true)
    _ = printer.lines(of: analysis([note("sent", .success, at: 1.2)]))
    expectEqual(printer.head([]), ["No drawer: the scene told nothing of it."])
    var other = AnalysisPrinter(width: 100, gesture: "drawer", isToldByScene: true)
    _ = other.lines(of: GestureAnalysis(GestureLog()))
    expectEqual(other.head([]), ["No drawer: nothing touched."])
  }

  @Test("is turned where the scene tells of its success no more, also where it tells nothing")
  func turned() throws {
    var goal = try #require(ShrinkGoal("confirm: yes"))
    let (told, silent) = (analysis([note("sent", .success, at: 1.2)]), analysis([]))
    #expect(!goal.isTurned(by: silent))
    goal.isToldByScene = true
    #expect(goal.isTurned(by: silent))
    #expect(!goal.isTurned(by: told))
    #expect(goal.isTurned(by: analysis([note("missed", .miss(short), at: 1.5)])))
    // Nothing touched.
    #expect(!goal.isTurned(by: GestureAnalysis(GestureLog())))
  }

  @Test("answers why a control wasn't used, with the closest miss")
  func answer() {
    let told = analysis([
      note("missed", .miss(shorter), at: 1.2), note("missed", .miss(short), at: 1.5),
    ])
    expectEqual(
      told.answer(about: "confirm"),
      "No confirm: was held 1.5 s, needs 2: 0.5 s too short at 1.5 s."
    )
    let met = analysis([note("missed", .miss(short), at: 1.2), note("sent", .success, at: 1.8)])
    expectEqual(met.answer(about: "confirm"), "confirm: sent at 1.8 s.")
    let twice = analysis([note("sent", .success, at: 1.2), note("sent", .success, at: 1.8)])
    expectEqual(twice.answer(about: "confirm"), "confirm: 2 times, at 1.2 s, 1.8 s.")
  }

  @Test("is in the analysis's JSON, with the reason's text")
  func json() throws {
    let line = try #require(analysis([note("missed", .miss(short), at: 1.5)]).json().first)
    #expect(
      line.hasSuffix(
        """
        ,"events":[{"t":1.5,"gesture":"confirm","event":"missed",\
        "why":"was held 1.5 s, needs 2: 0.5 s too short"}]}
        """
      )
    )
  }

  @Test("isn't listed again where its recognizer was explained by the same reason")
  func once() {
    let controller = Scene.triggeredTap.makeViewController()
    let stage = TouchStage(scene: controller, size: CGSize(width: 390, height: 844))
    let logger = stage.startLogging()
    controller.onEvent = { event in
      guard case .missed(let miss) = event.kind else { return }
      let role = GestureNote.Role.miss(miss.reason)
      stage.tell(
        GestureNote(
          time: stage.application.now,
          gesture: event.gesture,
          event: "missed",
          role: role
        )
      )
    }
    func play(_ changes: [(id: Int, phase: Contact.Phase)], at time: Double) {
      let contacts = changes.map {
        Contact(
          id: Contact.ID($0.id),
          phase: $0.phase,
          position: Point(x: 100 + 150 * Double($0.id % 2), y: 600)
        )
      }
      stage.play(TouchFrame(time: .seconds(time), contacts: contacts))
    }
    // Fingers that come together; then a tap that is too long, and a resting finger without another.
    play([(1, .began), (2, .began)], at: 1)
    play([(1, .ended), (2, .ended)], at: 1.1)
    play([(3, .began)], at: 2)
    play([(4, .began)], at: 2.5)
    play([(4, .ended)], at: 3.1)
    play([(3, .ended)], at: 4)
    stage.finish()
    let analysis = GestureAnalysis(logger.log)
    expectEqual(analysis.log.notes.count, 2)
    let misses = analysis.lines(width: 200).filter { $0.hasPrefix("   - triggeredTap") }
    expectEqual(
      misses,
      [
        "   - triggeredTap  had 2 fingers, limit 1: 1 too many at 1 s.",
        "   - triggeredTap  took 0.6 s, limit 0.4: 0.2 s too long at 3.1 s.",
      ]
    )
  }
}
