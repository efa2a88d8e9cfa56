import MarbleTesting
import TouchCore
import UIKit

/// A window with views and recognizers that log every call, and fingers to touch it.
///
/// The view `V` fills the window through its superview `P`, unless a test adds its own views. Each
/// line of the log is one callback: `V b` for a view's `touchesBegan` (b, m, e, c), `tap!ended` for
/// an action, `tap.b` for a `LoggingRecognizer`'s own callback.
///
/// Create it inside a test, not in a suite's initializer: tests take turns on the main actor, and a
/// new bench becomes the current application.
@MainActor
final class Bench {
  let application: UIApplication
  let window: UIWindow
  let p: LoggingView
  let v: LoggingView
  var log: [String] = []
  /// Plays pictures, and draws them on a difference.
  let stage: MarbleStage
  var now = 0.0
  private var positions: [Int: Point] = [:]

  init(maximumForce: Double? = nil) {
    application = UIApplication.launch(
      screen: CGSize(width: 400, height: 800),
      maximumForce: maximumForce
    )
    stage = MarbleStage(application)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    p = LoggingView(frame: window.bounds)
    v = LoggingView(frame: window.bounds)
    p.mark = "P"
    v.mark = "V"
    v.isMultipleTouchEnabled = true
    window.addSubview(p)
    p.addSubview(v)
    window.makeKeyAndVisible()
    for view in [p, v] { view.write = { [unowned self] in note($0) } }
  }

  /// Creates another view that logs its touches.
  func view(_ mark: String, _ frame: CGRect, in parent: UIView) -> LoggingView {
    let view = LoggingView(frame: frame)
    view.mark = mark
    view.isMultipleTouchEnabled = true
    view.write = { [unowned self] in note($0) }
    parent.addSubview(view)
    return view
  }

  /// Adds a recognizer to a view and logs its actions.
  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer,
    _ name: String,
    to view: UIView? = nil
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(self, action: Selector(Bench.heard(_:)))
    (view ?? v).addGestureRecognizer(recognizer)
    return recognizer
  }

  /// What a test does in an action: by name and state, as in `pan!began`.
  var reactions: [String: () -> Void] = [:]

  private func heard(_ recognizer: UIGestureRecognizer) {
    let line = "\(recognizer.name ?? "?")!\(recognizer.state)"
    note(line)
    reactions[line]?()
  }

  /// Adds a line to the log and the picture; the first word is its lane.
  func note(_ line: String) {
    log.append(line)
    let place = line.firstIndex { $0 == " " || $0 == "!" || $0 == "." } ?? line.endIndex
    stage.note(String(line[..<place]), String(line[place...].dropFirst()))
  }

  /// The log since the last call.
  func take() -> [String] {
    defer { log.removeAll() }
    return log
  }

  // MARK: Fingers

  /// One frame with several changes.
  func frame(
    _ changes: [(finger: Int, phase: Contact.Phase, x: Double, y: Double)],
    at time: Double
  ) {
    let contacts = changes.map { change in
      Contact(
        id: Contact.ID(change.finger),
        phase: change.phase,
        position: Point(x: change.x, y: change.y)
      )
    }
    for contact in contacts { positions[contact.id.rawValue] = contact.position }
    now = time
    stage.receive(TouchFrame(time: .seconds(time), contacts: contacts))
  }

  func down(_ finger: Int = 1, _ x: Double, _ y: Double, at time: Double) {
    frame([(finger, .began, x, y)], at: time)
  }

  func move(_ finger: Int = 1, _ x: Double, _ y: Double, at time: Double) {
    frame([(finger, .moved, x, y)], at: time)
  }

  func up(_ finger: Int = 1, at time: Double) {
    let place = positions[finger] ?? .zero
    frame([(finger, .ended, place.x, place.y)], at: time)
  }

  func interrupt(at time: Double) {
    application.receive(TouchFrame(time: .seconds(time), contacts: [], interruption: .system))
  }

  func wait(until time: Double) {
    application.advance(to: .seconds(time))
  }

  /// A quick tap that doesn't move.
  func tap(_ x: Double = 100, _ y: Double = 100, at time: Double, for length: Double = 0.1) {
    down(1, x, y, at: time)
    up(1, at: time + length)
  }
}

/// A view that logs its touches.
final class LoggingView: UIView {
  var mark = ""
  var write: (String) -> Void = { _ in }
  var forwards = false
  var onTouch: ((String, UIEvent?) -> Void)?
  /// The touches of the last better values.
  var updated: Set<UITouch> = []

  private func note(_ letter: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
    let count = touches.count == 1 ? "" : "\(touches.count)"
    write("\(mark) \(letter)\(count)")
    onTouch?(letter, event)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    forwards ? super.touchesBegan(touches, with: event) : note("b", touches, event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    forwards ? super.touchesMoved(touches, with: event) : note("m", touches, event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    forwards ? super.touchesEnded(touches, with: event) : note("e", touches, event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    forwards ? super.touchesCancelled(touches, with: event) : note("c", touches, event)
  }
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    updated = touches
    note("u", touches, nil)
  }
}
