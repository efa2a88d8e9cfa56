import Expectations
import Testing
import TouchCore

@testable import TouchEvaluation

/// What the trail of a recording's fingers can't tell.
struct FingerTrailTests {
  private func problem(_ change: (inout TouchFrame) -> Void) -> String? {
    var trail = FingerTrail()
    let contact = Contact(id: Contact.ID(1), phase: .began, position: Point(x: 1, y: 2))
    trail.add(TouchFrame(time: .zero, contacts: [contact]))
    var frame = TouchFrame(time: .milliseconds(10), contacts: [])
    change(&frame)
    trail.add(frame)
    return trail.problem
  }

  @Test("an interruption, another screen and a correction each are a problem")
  func corrected() {
    let problem = "touches are interrupted or corrected"
    expectNil(self.problem { _ in })
    expectEqual(self.problem { $0.interruption = .system }, problem)
    expectEqual(self.problem { $0.screen = TouchFrame.Size(width: 10, height: 20) }, problem)
    expectEqual(self.problem { $0.updates = [EstimateUpdate(index: 1, force: 0.5)] }, problem)
  }
}
