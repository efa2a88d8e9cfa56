import Expectations
import Testing
import UIKit

/// Feedback generators.
@MainActor
final class FeedbackTests {
  lazy var bench = Bench()

  @Test("9.2 the host receives everything, including preparations, in order")
  func host() {
    var heard: [Feedback] = []
    bench.application.onFeedback = { heard.append($0) }
    let impact = UIImpactFeedbackGenerator(style: .rigid)
    let notification = UINotificationFeedbackGenerator()
    let selection = UISelectionFeedbackGenerator()
    for generator in [impact, notification, selection] { generator.prepare() }
    impact.impactOccurred()
    impact.impactOccurred(intensity: 0.25)
    notification.notificationOccurred(.warning)
    selection.selectionChanged()
    UIImpactFeedbackGenerator().impactOccurred()
    expectEqual(
      heard,
      [
        .prepare(.impact(.rigid)), .prepare(.notification), .prepare(.selection),
        .impact(.rigid, intensity: 1), .impact(.rigid, intensity: 0.25), .notification(.warning),
        .selection, .impact(.medium, intensity: 1),
      ]
    )
  }

  @Test(
    "9.2 the intensity is clamped to 0 to 1",
    arguments: [(-0.1, 0.0), (0, 0), (1, 1), (1.1, 1), (.infinity, 1), (.nan, 0)]
  )
  func intensity(asked: CGFloat, felt: CGFloat) {
    var heard: [Feedback] = []
    bench.application.onFeedback = { heard.append($0) }
    UIImpactFeedbackGenerator(style: .soft).impactOccurred(intensity: asked)
    expectEqual(heard, [.impact(.soft, intensity: felt)])
  }

  @Test("9.2 feedback at a place reaches the host as without one, also from a view's interaction")
  func places() {
    var heard: [Feedback] = []
    bench.application.onFeedback = { heard.append($0) }
    let view = UIView()
    let impact = UIImpactFeedbackGenerator(style: .soft, view: view)
    let selection = UISelectionFeedbackGenerator(view: view)
    #expect(impact.view === view && view.interactions.contains { $0 === selection })
    impact.impactOccurred(at: CGPoint(x: 1, y: 2))
    impact.impactOccurred(intensity: 2, at: .zero)
    selection.selectionChanged(at: .zero)
    UINotificationFeedbackGenerator().notificationOccurred(.error, at: .zero)
    expectEqual(
      heard,
      [
        .impact(.soft, intensity: 1), .impact(.soft, intensity: 1), .selection,
        .notification(.error),
      ]
    )
    view.removeInteraction(impact)
    expectNil(impact.view)
  }

  @Test("9.2 the host hears of the system's sounds by their numbers")
  func sounds() {
    var heard: [Feedback] = []
    bench.application.onFeedback = { heard.append($0) }
    AudioServicesPlaySystemSound(1519)
    AudioServicesPlayAlertSound(kSystemSoundID_Vibrate)
    expectEqual(heard, [.sound(1519), .sound(4095)])
    bench.application.onFeedback = nil
    AudioServicesPlaySystemSound(1519)
  }

  @Test("9.2 without a host nothing happens")
  func silence() {
    expectNil(bench.application.onFeedback)
    UISelectionFeedbackGenerator().prepare()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
  }
}
