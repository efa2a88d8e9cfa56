import Testing
import TouchCore
import TouchReport
import TouchStage
import UIKit

@Suite("What a scene reports beside its recognizers") @MainActor
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

  @Test("answers why a control wasn't used, with the closest miss")
  func answer() {
    let told = analysis([
      note("missed", .miss(shorter), at: 1.2), note("missed", .miss(short), at: 1.5),
    ])
    #expect(
      told.answer(about: "confirm")
        == "No confirm: was held 1.5 s, needs 2: 0.5 s too short at 1.5 s."
    )
    let met = analysis([note("missed", .miss(short), at: 1.2), note("sent", .success, at: 1.8)])
    #expect(met.answer(about: "confirm") == "confirm: sent at 1.8 s.")
    let twice = analysis([note("sent", .success, at: 1.2), note("sent", .success, at: 1.8)])
    #expect(twice.answer(about: "confirm") == "confirm: 2 times, at 1.2 s, 1.8 s.")
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
}
