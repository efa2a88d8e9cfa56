import TouchCore
import TouchRecorder
import TouchRecording
import UIKit

/// A window of 400 × 800 points, a target ten views deep with five recognizers, one more on the root.
@MainActor
final class Workload {
  private let application: UIApplication
  private let window: UIWindow
  @exclusivity(unchecked) private var oneFinger: TouchFrame
  @exclusivity(unchecked) private var twoFingers: TouchFrame
  @exclusivity(unchecked) private var now = TouchTime.zero
  @exclusivity(unchecked) private var samples = 0
  /// The number of actions sent.
  @exclusivity(unchecked) private(set) var heard = 0
  /// The sum of what the actions read, so that it is read.
  @exclusivity(unchecked) private(set) var values: CGFloat = 0

  /// Makes the window, perhaps one whose touches are recorded.
  init(isRecorded: Bool = false) {
    let contact = Contact(id: Contact.ID(0), phase: .moved, position: .zero)
    oneFinger = TouchFrame(time: .zero, contacts: [contact])
    twoFingers = TouchFrame(time: .zero, contacts: [contact, contact])
    application = UIApplication.launch(screen: CGSize(width: 400, height: 800))
    let frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    let recording = isRecorded ? RecordingWindow(frame: frame) : nil
    window = recording ?? UIWindow(frame: frame)
    window.makeKeyAndVisible()
    do {
      // The system's own cost of writing isn't a touch's.
      let sink = try LineFile(creating: "/dev/null", isExclusive: false)
      recording?.recorder.start(sink)
    } catch {
      fatalError("\(error)")
    }
    add(UIPanGestureRecognizer(), to: window)
    let target = window.addTower(10)
    let doubleTap = UITapGestureRecognizer()
    doubleTap.numberOfTapsRequired = 2
    for recognizer in [
      UITapGestureRecognizer(), doubleTap, UILongPressGestureRecognizer(),
      UIPanGestureRecognizer(), UIPinchGestureRecognizer(),
    ] { add(recognizer, to: target) }
  }

  private func add(_ recognizer: UIGestureRecognizer, to view: UIView) {
    recognizer.addTarget(self, action: Selector(Workload.hear(_:)))
    view.addGestureRecognizer(recognizer)
  }

  /// Reads what clients read: where the gesture is, how far it went and how fast.
  private func hear(_ recognizer: UIGestureRecognizer) {
    heard += 1
    let view = recognizer.view
    values += recognizer.location(in: view).x
    if let pan = recognizer as? UIPanGestureRecognizer {
      values += pan.translation(in: view).x + pan.velocity(in: view).y
    } else if let pinch = recognizer as? UIPinchGestureRecognizer {
      values += pinch.scale + pinch.velocity
    }
  }

  /// Makes strokes; for `moves`, the number of moves.
  func run(_ stroke: Stroke, _ count: Int) -> Int {
    switch stroke {
    case .drag: for _ in 0..<count { drag() }
    case .tap: for _ in 0..<count { tap() }
    case .pinch: for _ in 0..<count { pinch() }
    case .moves, .recorded: move(count)
    default: break
    }
    return samples
  }

  private func drag() {
    var place = Point(x: 100, y: 200)
    send(contact(1, .began, place))
    for _ in 0..<60 {
      place = Point(x: place.x + 2, y: place.y + 3)
      send(contact(1, .moved, place))
    }
    send(contact(1, .ended, place))
    pause()
  }

  private func tap() {
    send(contact(1, .began, Point(x: 100, y: 200)))
    send(contact(1, .ended, Point(x: 101, y: 200)))
    pause()
  }

  private func pinch() {
    var left = Point(x: 150, y: 400)
    var right = Point(x: 250, y: 400)
    send(contact(1, .began, left), contact(2, .began, right))
    for _ in 0..<60 {
      left.x -= 1
      right.x += 2
      send(contact(1, .moved, left), contact(2, .moved, right))
    }
    send(contact(1, .ended, left), contact(2, .ended, right))
    pause()
  }

  private func move(_ count: Int) {
    send(contact(1, .began, Point(x: 100, y: 200)))
    for step in 0..<count {
      send(contact(1, .moved, Point(x: 100 + Double(step % 200), y: 220)))
    }
    application.cancelAllTouches()
  }

  private func contact(_ id: Int, _ phase: Contact.Phase, _ place: Point) -> Contact {
    Contact(id: Contact.ID(id), phase: phase, position: place)
  }

  /// Sends one or two contacts in reused frames.
  private func send(_ first: Contact, _ second: Contact? = nil) {
    now = now + .milliseconds(8)
    if let second {
      twoFingers.time = now
      twoFingers.contacts[0] = first
      twoFingers.contacts[1] = second
      samples += 2
      application.receive(twoFingers)
    } else {
      oneFinger.time = now
      oneFinger.contacts[0] = first
      samples += 1
      application.receive(oneFinger)
    }
  }

  private func pause() {
    now = now + .milliseconds(600)
    application.advance(to: now)
  }
}
