import TouchCore
import UIKit

/// A test screen: a window with one view, fingers, and a log.
///
/// Create it inside a test: a new bench becomes the current application.
@MainActor
final class Bench {
  let application: UIApplication
  let window: UIWindow
  /// Fills the window; logs `b`, `m`, `e` and `c` for its touches in `touches`.
  let view: TouchedView
  /// The test's log.
  var log: [String] = []
  private var places: [Int: Point] = [:]
  private var forces: [Int: Double] = [:]

  init(
    maximumForce: Double? = nil,
    window make: (CGRect) -> UIWindow = { UIWindow(frame: $0) }
  ) {
    application = UIApplication.launch(
      screen: CGSize(width: 400, height: 800),
      maximumForce: maximumForce
    )
    window = make(CGRect(x: 0, y: 0, width: 400, height: 800))
    view = TouchedView(frame: window.bounds)
    view.isMultipleTouchEnabled = true
    window.addSubview(view)
    window.makeKeyAndVisible()
  }

  func note(_ line: String) { log.append(line) }

  /// The log since the last call.
  func take() -> [String] {
    defer { log.removeAll() }
    return log
  }

  // MARK: Fingers

  /// A change of a finger; omitted values stay.
  struct Change {
    var finger: Int
    var phase: Contact.Phase
    var x: Double?
    var y: Double?
    var force: Double?

    static func down(_ finger: Int, _ x: Double, _ y: Double, force: Double? = nil) -> Change {
      Change(finger: finger, phase: .began, x: x, y: y, force: force)
    }
    static func move(_ finger: Int, _ x: Double, _ y: Double, force: Double? = nil) -> Change {
      Change(finger: finger, phase: .moved, x: x, y: y, force: force)
    }
    static func press(_ finger: Int, _ force: Double) -> Change {
      Change(finger: finger, phase: .moved, force: force)
    }
    static func up(_ finger: Int) -> Change { Change(finger: finger, phase: .ended) }
    static func cancel(_ finger: Int) -> Change { Change(finger: finger, phase: .cancelled) }
  }

  /// One frame at a time in seconds.
  func play(_ changes: Change..., at time: Double) { play(changes, at: time) }

  /// One frame at a time in seconds.
  func play(_ changes: [Change], at time: Double) {
    let contacts = changes.map { change in
      let before = places[change.finger] ?? .zero
      let place = Point(x: change.x ?? before.x, y: change.y ?? before.y)
      places[change.finger] = place
      forces[change.finger] = change.force ?? forces[change.finger]
      return Contact(
        id: Contact.ID(change.finger),
        phase: change.phase,
        position: place,
        force: forces[change.finger]
      )
    }
    for change in changes where change.phase == .ended || change.phase == .cancelled {
      forces[change.finger] = nil
    }
    application.receive(TouchFrame(time: .seconds(time), contacts: contacts))
  }

  /// The system cancels all touches.
  func interrupt(at time: Double) {
    application.receive(TouchFrame(time: .seconds(time), contacts: [], interruption: .system))
  }

  /// Advances the time.
  func wait(until time: Double) { application.advance(to: .seconds(time)) }
}

/// A view that logs its touches.
final class TouchedView: UIView {
  var touches = ""

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += "b" }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += "m" }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += "e" }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    self.touches += "c"
  }
}

/// The possible interruptions of a gesture.
enum Disturbance: CaseIterable {
  /// The system cancels all touches.
  case cancellation
  /// Another finger touches down.
  case secondFinger
  /// The view is removed.
  case viewRemoved
  /// The recognizer is disabled.
  case disabled
  /// The recognizer is removed from its view.
  case recognizerRemoved
}
