import DeliberateTouch
import Expectations
import Testing
import TouchCore
import TouchReport
import TouchStage
import TouchTesting
import UIKit

/// Views, controls and recognizers that a client drops after they were touched, while the stage goes on.
@MainActor
struct ReleasedViewTests {
  /// What was released, by name.
  private nonisolated final class Releases: @unchecked Sendable {
    var names: [String] = []
  }

  private final class Card: UIView {
    let releases: Releases

    init(_ releases: Releases, _ recognizers: UIGestureRecognizer...) {
      self.releases = releases
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      for recognizer in recognizers { addGestureRecognizer(recognizer) }
    }

    required init?(coder: NSCoder) { nil }

    deinit { releases.names.append("card") }
  }

  private final class Button: UIButton {
    let releases: Releases

    init(_ releases: Releases) {
      self.releases = releases
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    required init?(coder: NSCoder) { nil }

    deinit { releases.names.append("button") }
  }

  /// A client's own recognizer, which is recognized when a finger is lifted.
  private final class Lift: UIGestureRecognizer {
    let releases: Releases

    init(_ releases: Releases) {
      self.releases = releases
      super.init(target: nil, action: nil)
      name = "lift"
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesEnded(touches, with: event)
      state = .ended
    }

    deinit { releases.names.append("lift") }
  }

  private let page = UIViewController()
  private let stage: TouchStage
  private let fingers: Fingers
  private let releases = Releases()

  init() {
    stage = TouchStage(scene: page, size: CGSize(width: 320, height: 480))
    fingers = Fingers(on: stage)
  }

  private let middle = CGPoint(x: 50, y: 50)

  /// Shows a view that only the page keeps, does something with it, and takes it off the page.
  private func show(_ make: @autoclosure () -> UIView, _ act: () throws -> Void) rethrows {
    page.view.addSubview(make())
    try act()
    page.view.subviews.last?.removeFromSuperview()
  }

  private func tap(_ name: String = "open") -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.name = name
    return tap
  }

  @Test("a view that was touched goes when its client drops it, and so do its recognizers")
  func touched() throws {
    weak var recognizer: UIGestureRecognizer?
    try show(Card(releases, tap())) {
      recognizer = page.view.subviews.last?.gestureRecognizers?.first
      try fingers.tap(at: middle)
      expectEqual(releases.names, [])
    }
    expectEqual(releases.names, ["card"])
    expectNil(recognizer)
    expectEqual(stage.gestures.map(\.name), ["open"])
    expectEqual(stage.application.watchedGestures.log.recognizers.map(\.name), ["open"])
    let report = FailureReport("opening", of: stage.application)
    #expect(report.text.contains("+ open  recognized at 0.083 s"), "\(report.text)")
    #expect(report.html.contains("open"))
  }

  @Test("a view whose touch is cancelled goes; one that is dropped mid-touch goes with the lift")
  func cancelled() throws {
    try show(Card(releases, tap())) {
      try fingers.finger().down(at: middle)
      stage.finish()
    }
    expectEqual(releases.names, ["card"])
    let finger = fingers.finger()
    try show(Card(releases, tap())) { try finger.down(at: middle) }
    try finger.lift()
    expectEqual(releases.names, ["card", "card"])
    let outcomes = stage.application.watchedGestures.log.touches.map(\.outcome)
    expectEqual(outcomes, [.cancelled, .ended])
  }

  @Test("a view goes whose recognizer failed, and the reason is told of by name")
  func failed() throws {
    try show(Card(releases, tap())) {
      try fingers.drag(from: middle, by: CGVector(dx: 150, dy: 0))
    }
    expectEqual(releases.names, ["card"])
    let told = stage.application.watchedGestures.answer(about: "open")
    #expect(told.hasPrefix("No open: moved "), "\(told)")
    let text = FailureReport("opening", of: stage.application).text
    #expect(text.contains("open"), "\(text)")
  }

  @Test("a recognizer that stays tells of one that went, by its name")
  func explained() throws {
    let behind = UITapGestureRecognizer()
    behind.name = "behind"
    page.view.addGestureRecognizer(behind)
    try show(Card(releases, tap())) { try fingers.tap(at: middle) }
    expectEqual(releases.names, ["card"])
    let told = stage.explain(behind)
    #expect(told.contains("open"), "\(told)")
  }

  @Test("a control that was tapped goes, and the report tells what it sent")
  func control() throws {
    try show(Button(releases)) { try fingers.tap(at: middle) }
    expectEqual(releases.names, ["button"])
    let text = FailureReport("saving", of: stage.application).text
    #expect(text.contains("touchUpInside"), "\(text)")
    // A later control, perhaps at the same place in memory, has sent nothing.
    let other = Button(releases)
    expectNil(stage.application.watchedName(of: other))
  }

  @Test("a client's own recognizer goes with its view, or when it is removed from it")
  func ownRecognizer() throws {
    try show(Card(releases, Lift(releases))) { try fingers.tap(at: middle) }
    expectEqual(releases.names, ["card", "lift"])
    let card = Card(releases)
    page.view.addSubview(card)
    card.addGestureRecognizer(Lift(releases))
    try fingers.tap(at: middle)
    card.gestureRecognizers = []
    expectEqual(releases.names, ["card", "lift", "lift"])
    expectEqual(stage.gestures.map(\.name), ["lift", "lift"])
  }

  @Test("a view goes that was touched while something else logs, too, and frames are played")
  func logged() {
    let logger = stage.startLogging()
    show(Card(releases, tap())) {
      var hand = SyntheticHand(seed: 1)
      hand.tap(at: Point(x: 50, y: 50))
      hand.pause(1)
      hand.drag(from: Point(x: 50, y: 50), to: Point(x: 90, y: 50), for: 0.3)
      stage.play(hand.frames)
    }
    expectEqual(releases.names, ["card"])
    expectEqual(logger.log.recognizers.map(\.name), ["open"])
    expectEqual(logger.log.touches.count, 2)
  }

  @Test("a view goes that waits for a second tap, when the wait is over")
  func waiting() throws {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    double.name = "zoom"
    page.view.addGestureRecognizer(double)
    try show(Card(releases, tap())) {
      try fingers.tap(at: middle)
    }
    try fingers.wait(1)
    expectEqual(releases.names, ["card"])
  }

  @Test("a view goes that a pointer clicked, and one that a key was pressed for")
  func otherInput() {
    show(Card(releases, tap())) {
      for (phase, time) in [(Contact.Phase.began, 1.0), (.ended, 1.1)] {
        let contact = Contact(
          id: Contact.ID(1),
          phase: phase,
          position: Point(x: 50, y: 50),
          kind: .indirectPointer
        )
        stage.play(TouchFrame(time: .seconds(time), contacts: [contact], buttons: 1))
      }
    }
    stage.finish()
    expectEqual(releases.names, ["card"])
    for phase in [Press.Phase.began, .ended] {
      stage.application.receive(
        PressFrame(time: stage.application.now, presses: [Press(.select, phase)])
      )
    }
    expectEqual(stage.application.watchedGestures.log.presses.map(\.outcome), [.ended])
  }

  @Test("of two recognizers one after the other the second has the number of the first")
  func sameKind() throws {
    for _ in 0..<3 { try show(Card(releases, tap())) { try fingers.tap(at: middle) } }
    expectEqual(releases.names, ["card", "card", "card"])
    let log = stage.application.watchedGestures.log
    expectEqual(log.recognizers.map(\.name), ["open"])
    expectEqual(log.touches.count, 3)
    expectEqual(stage.gestures.map(\.name), ["open", "open", "open"])
  }

  @Test("recognizers of other classes or names, one after the other, have numbers of their own")
  func otherKinds() throws {
    let names = (0..<100).map { "tap \($0)" }
    for name in names {
      try show(Card(releases, tap(name))) { try fingers.tap(at: middle) }
    }
    expectEqual(stage.gestures.map(\.name), names)
    let log = stage.application.watchedGestures.log
    expectEqual(log.recognizers.map(\.name), names)
    expectEqual(log.touches.count, 100)
    expectEqual(Set(log.entries.compactMap(\.recognizer)), Set(0..<100))
  }
}
