import Expectations
import Testing
import TouchStage
import UIKit

/// Fingers whose touches the application cancelled.
@MainActor
struct CancelledFingerTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 390))
  private let stage: TouchStage
  private let fingers: Fingers
  private let point = CGPoint(x: 100, y: 100)

  init() {
    view.isMultipleTouchEnabled = true
    stage = TouchStage(showing: view)
    fingers = Fingers(on: stage)
  }

  @Test(
    "a finger is up when every touch was cancelled: by a rotation, in the background, by the host, by other fingers",
    arguments: 0..<4
  )
  func isUp(cause: Int) throws {
    let finger = fingers.finger()
    try finger.down(at: point)
    try finger.move(by: CGVector(dx: 30, dy: 0), over: 0.1)
    #expect(finger.isDown)
    let application = stage.application
    switch cause {
    case 0: application.rotate(to: CGSize(width: 844, height: 390))
    case 1:
      application.enter(.background)
      application.enter(.active)
    case 2: application.cancelAllTouches()
    default: Fingers(on: stage).interrupt()
    }
    #expect(!finger.isDown)
    expectEqual(application.watchedGestures.log.touches.map(\.outcome), [.cancelled])
    let frames = fingers.frames.count
    #expect(throws: FingerError.wasCancelled(finger: 1, action: "move")) {
      try finger.move(by: CGVector(dx: 30, dy: 0), over: 0.1)
    }
    #expect(throws: FingerError.wasCancelled(finger: 1, action: "lift")) { try finger.lift() }
    expectEqual(fingers.frames.count, frames)
    // It may land again, and does so as any other.
    try finger.down(at: point)
    #expect(finger.isDown)
    try finger.lift()
    expectEqual(application.watchedGestures.log.touches.map(\.outcome), [.cancelled, .ended])
  }

  @Test("a rotation that changes nothing, or that comes before a finger lands, leaves it down")
  func staysDown() throws {
    stage.application.rotate(to: CGSize(width: 844, height: 390))
    let finger = fingers.finger()
    try finger.down(at: point)
    stage.application.rotate(to: CGSize(width: 844, height: 390))
    #expect(finger.isDown)
    try finger.lift()
    expectEqual(stage.application.watchedGestures.log.touches.map(\.outcome), [.ended])
  }

  @Test("a finger that trembles reports nothing any more once a rotation cancelled its touch")
  func noise() throws {
    let human = Fingers(on: stage, noise: FingerNoise(seed: 4, tremor: 3))
    let finger = human.finger()
    try finger.down(at: point)
    stage.application.rotate(to: CGSize(width: 844, height: 390))
    let frames = human.frames.count
    try human.wait(0.2)
    expectEqual(human.frames.count, frames)
  }

  @Test("a finger that was made before a rotation trembles within the screen as it is held then")
  func edge() throws {
    let trembling = Fingers(on: stage, noise: FingerNoise(seed: 4, tremor: 3))
    let finger = trembling.finger()
    stage.application.rotate(to: CGSize(width: 844, height: 390))
    try finger.down(at: CGPoint(x: 843.5, y: 389.5))
    try finger.wait(0.5)
    let positions = trembling.frames.flatMap(\.contacts).map(\.position)
    expectEqual(positions.map(\.x).max(), 843.99)
    expectEqual(positions.map(\.y).max(), 389.99)
  }

  @Test("a touch that the system held back isn't the app's after a rotation, which cancelled it")
  func heldBack() throws {
    stage.system = [.backSwipe, .delayedTouches]
    let finger = fingers.finger()
    try finger.down(at: CGPoint(x: 5, y: 100))
    stage.application.rotate(to: CGSize(width: 844, height: 390))
    #expect(!finger.isDown)
    try fingers.wait(2)
    #expect(stage.application.watchedGestures.log.touches.isEmpty)
    // The same finger is a new touch, which the system takes.
    try finger.down(at: CGPoint(x: 5, y: 100))
    try finger.move(by: CGVector(dx: 100, dy: 0), over: 0.1)
    #expect(finger.isDown)
    try finger.lift()
    #expect(stage.application.watchedGestures.log.touches.isEmpty)
  }

  @Test("a rotation in an action ends the timeline that is being played")
  func inAction() throws {
    let turner = Turner(stage)
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: turner, action: Selector(Turner.panned(_:)))
    )
    #expect(throws: FingerError.wasCancelled(finger: 1, action: "move")) {
      try fingers.drag(from: point, by: CGVector(dx: 200, dy: 0), over: 0.2)
    }
    expectEqual(turner.states, [.began, .cancelled])
  }
}

/// Turns the screen when a pan begins.
@MainActor
private final class Turner {
  let stage: TouchStage
  var states: [UIGestureRecognizer.State] = []

  init(_ stage: TouchStage) { self.stage = stage }

  func panned(_ pan: UIGestureRecognizer) {
    states.append(pan.state)
    if pan.state == .began { stage.application.rotate(to: CGSize(width: 844, height: 390)) }
  }
}
