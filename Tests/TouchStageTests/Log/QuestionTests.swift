import Expectations
import Scenes
import Testing
import TouchCore
import UIKit

@testable import TouchStage

/// Which questions observers hear of.
@MainActor
struct QuestionTests {
  /// Counts what it hears of each recognizer, and has a use for the questions about some.
  private final class Listener: GestureObserver {
    var uses: (UIGestureRecognizer) -> Bool = { _ in true }
    private(set) var questions: [String: Int] = [:]
    private(set) var others = 0

    func observe(_ decision: GestureDecision) {
      if case .asked = decision.event {
        questions[decision.recognizer?.name ?? "", default: 0] += 1
      } else {
        others += 1
      }
    }

    func usesQuestions(about recognizer: UIGestureRecognizer) -> Bool { uses(recognizer) }
  }

  /// An observer that says nothing of questions.
  private final class Plain: GestureObserver {
    private(set) var questions = 0

    func observe(_ decision: GestureDecision) {
      if case .asked = decision.event { questions += 1 }
    }
  }

  private func playTap(before observer: any GestureObserver) {
    let stage = TouchStage(
      scene: Scene.workbench.makeViewController(),
      size: CGSize(width: 390, height: 844),
      gestures: ["tap", "doubleTap"]
    )
    stage.application.gestureObserver = observer
    for (time, phase) in [(1.0, Contact.Phase.began), (1.1, .ended)] {
      let contact = Contact(id: Contact.ID(1), phase: phase, position: Point(x: 100, y: 300))
      stage.play(TouchFrame(time: .seconds(time), contacts: [contact]))
    }
    stage.finish()
  }

  @Test("an observer hears questions unless it has no use for them, and all else")
  func uses() {
    let all = Listener()
    playTap(before: all)
    expectEqual(Set(all.questions.keys), ["tap", "doubleTap"])

    let some = Listener()
    some.uses = { $0.name == "tap" }
    playTap(before: some)
    expectEqual(some.questions, ["tap": all.questions["tap", default: 0]])
    expectEqual(some.others, all.others)

    let plain = Plain()
    playTap(before: plain)
    expectEqual(plain.questions, all.questions.values.reduce(0, +))
  }

  @Test("one of several observers that has a use for a question is enough")
  func several() {
    let deaf = Listener()
    deaf.uses = { _ in false }
    let plain = Plain()
    let group = ObserverGroup()
    group.add(deaf)
    group.add(plain)
    playTap(before: group)
    #expect(plain.questions > 0)

    let other = Listener()
    other.uses = { _ in false }
    let silent = ObserverGroup()
    silent.add(other)
    playTap(before: silent)
    #expect(other.questions.isEmpty)
    #expect(other.others > 0)
  }
}
