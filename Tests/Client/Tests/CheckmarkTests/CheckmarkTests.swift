import Checkmark
import Testing
import TouchCore
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A screen with a checklist on it, and a finger.
@MainActor
final class Stage {
  let application: UIApplication
  let window: UIWindow
  let list = ChecklistViewController()
  private var time = TouchTime.zero

  init() {
    application = UIApplication.launch(screen: CGSize(width: 300, height: 600))
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = list
    window.makeKeyAndVisible()
  }

  func touch(_ phase: Contact.Phase, _ x: Double, _ y: Double, finger: Int = 1) {
    time = time + .milliseconds(16)
    let contact = Contact(id: Contact.ID(finger), phase: phase, position: Point(x: x, y: y))
    application.receive(TouchFrame(time: time, contacts: [contact]))
  }

  /// Draws a line with one finger, from touch to lift.
  func draw(_ points: [(Double, Double)]) {
    guard let first = points.first, let last = points.last else { return }
    touch(.began, first.0, first.1)
    for point in points.dropFirst() { touch(.moved, point.0, point.1) }
    touch(.ended, last.0, last.1)
  }

  static let mark: [(Double, Double)] = [
    (100, 300), (105, 310), (115, 330), (120, 340), (130, 320), (145, 290), (160, 260),
  ]
}

/// A target that isn't a view controller.
@MainActor
final class Listener {
  var states: [UIGestureRecognizer.State] = []
  var count = 0

  func heard(_ recognizer: UIGestureRecognizer) { states.append(recognizer.state) }
  func counted() { count += 1 }
  func anything(_ sender: Any) { count += 10 }
}

@MainActor
@Suite struct CheckmarkTests {
  @Test("A check mark is recognized once, at its corner")
  func recognized() {
    let stage = Stage()
    stage.draw(Stage.mark)
    #expect(stage.list.history == ["checked at 120,340"])
    #expect(stage.list.checkmark.state == .possible)
  }

  @Test("The next check mark is recognized as well")
  func again() {
    let stage = Stage()
    stage.draw(Stage.mark)
    stage.draw([(100, 300), (100, 310)])
    stage.draw(Stage.mark)
    #expect(stage.list.history == ["checked at 120,340", "opened", "checked at 120,340"])
  }

  @Test(
    "Other lines are not recognized",
    arguments: [
      [(100, 300), (90, 330), (80, 360), (130, 280)],
      [(100, 300), (120, 200), (140, 100)],
      [(100, 300), (110, 305), (160, 200)],
      [(100, 300), (120, 340), (140, 330), (180, 400)],
      [(100, 300), (120, 340), (200, 420)],
    ]
  )
  func others(_ line: [(Double, Double)]) {
    let stage = Stage()
    stage.draw(line)
    #expect(!stage.list.history.contains { $0.hasPrefix("checked") })
  }

  @Test("A second finger changes nothing")
  func secondFinger() {
    let stage = Stage()
    stage.touch(.began, 100, 300)
    stage.touch(.moved, 110, 330)
    stage.touch(.began, 200, 500, finger: 2)
    #expect(stage.list.checkmark.numberOfTouches == 1)
    stage.touch(.moved, 150, 100, finger: 2)
    stage.touch(.moved, 130, 290)
    stage.touch(.ended, 140, 270)
    stage.touch(.ended, 150, 100, finger: 2)
    #expect(stage.list.history == ["checked at 110,330"])
  }

  @Test("A tap is recognized as a tap, not as a check mark")
  func tap() {
    let stage = Stage()
    stage.draw([(100, 300)])
    #expect(stage.list.history == ["opened"])
  }

  @Test("An interruption cancels the mark")
  func interruption() {
    let stage = Stage()
    stage.touch(.began, 100, 300)
    stage.touch(.moved, 120, 340)
    stage.touch(.moved, 150, 280)
    stage.application.cancelAllTouches()
    #expect(stage.list.history == [])
    stage.draw(Stage.mark)
    #expect(stage.list.history == ["checked at 120,340"])
  }

  @Test("Targets are called with or without the sender, and not after their removal")
  func targets() {
    let stage = Stage()
    let listener = Listener()
    let action = Selector(Listener.counted)
    stage.list.checkmark.addTarget(listener, action: Selector(Listener.heard(_:)))
    stage.list.checkmark.addTarget(listener, action: action)
    stage.list.checkmark.addTarget(listener, action: Selector(Listener.anything(_:)))
    stage.draw(Stage.mark)
    #expect(listener.states == [.ended])
    #expect(listener.count == 11)
    stage.list.checkmark.removeTarget(listener, action: action)
    stage.draw(Stage.mark)
    #expect(listener.count == 21)
    stage.list.checkmark.removeTarget(nil, action: nil)
    stage.draw(Stage.mark)
    #expect(listener.count == 21)
    #expect(stage.list.history.count == 2)
  }

  @Test("Targets are not retained")
  func lifetimes() {
    let stage = Stage()
    weak var gone: Listener?
    do {
      let listener = Listener()
      gone = listener
      stage.list.checkmark.addTarget(listener, action: Selector(Listener.heard(_:)))
    }
    #expect(gone == nil)
    stage.draw(Stage.mark)
    #expect(stage.list.history == ["checked at 120,340"])
  }
}
