import TouchCore
import UIKit

/// Fingers on a view ten views deep with a number of recognizers, each with a target.
@MainActor
final class StrokeWorkload: UIGestureRecognizerDelegate {
  /// What the fingers do, each time.
  enum Kind: String, CaseIterable {
    /// Down, 60 moves 8 ms apart, up.
    case drag
    /// Down and up.
    case tap
    /// Down, 60 moves apart, up.
    case pinch
    /// One drag whose fingers never lift, with a delegate that lets all recognizers act together: moved
    /// touches in a steady state, a round each.
    case moves
  }

  private let application: UIApplication
  private let window: UIWindow
  private let kind: Kind
  private let fingers: Int
  private let observer = Listener()
  private var frame: TouchFrame
  private var now = TouchTime.zero
  private var samples = 0
  private var values: CGFloat = 0

  init(_ kind: Kind, recognizers: Int, fingers: Int, isObserved: Bool) {
    self.kind = kind
    self.fingers = fingers
    let contact = Contact(id: Contact.ID(0), phase: .moved, position: .zero)
    frame = TouchFrame(time: .zero, contacts: Array(repeating: contact, count: fingers))
    application = UIApplication.launch(screen: CGSize(width: 400, height: 800))
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.makeKeyAndVisible()
    let view = window.addTower(10)
    for index in 0..<recognizers {
      let recognizer = make(index)
      if kind == .moves { recognizer.delegate = self }
      recognizer.addTarget(self, action: Selector(StrokeWorkload.hear(_:)))
      view.addGestureRecognizer(recognizer)
    }
    if isObserved { application.gestureObserver = observer }
  }

  /// The first is the one that the stroke is for.
  private func make(_ index: Int) -> UIGestureRecognizer {
    let first = kind == .moves ? 0 : Kind.allCases.firstIndex(of: kind) ?? 0
    switch (first + index) % 6 {
    case 0: return UIPanGestureRecognizer()
    case 1:
      let tap = UITapGestureRecognizer()
      tap.numberOfTouchesRequired = fingers
      return tap
    case 2: return UIPinchGestureRecognizer()
    case 3:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 2
      return tap
    case 4: return UILongPressGestureRecognizer()
    default: return UIRotationGestureRecognizer()
    }
  }

  private func hear(_ recognizer: UIGestureRecognizer) {
    let view = recognizer.view
    values += recognizer.location(in: view).x
    if let pan = recognizer as? UIPanGestureRecognizer {
      values += pan.translation(in: view).x + pan.velocity(in: view).y
    } else if let pinch = recognizer as? UIPinchGestureRecognizer {
      values += pinch.scale + pinch.velocity
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  /// Makes strokes; the number of samples, of which each finger has one in a frame.
  func run(_ count: Int) -> Int {
    if kind == .moves {
      send(.began, step: 0)
      for step in 0..<count { send(.moved, step: step % 200) }
      return samples
    }
    for _ in 0..<count {
      send(.began, step: 0)
      if kind != .tap { for step in 1...60 { send(.moved, step: step) } }
      send(.ended, step: kind == .tap ? 0 : 60)
      now = now + .milliseconds(600)
      application.advance(to: now)
    }
    return samples
  }

  private func send(_ phase: Contact.Phase, step: Int) {
    now = now + .milliseconds(8)
    frame.time = now
    for finger in 0..<fingers {
      var place = Point(x: 60 + Double(finger % 5) * 50, y: 200 + Double(finger / 5) * 200)
      let isSpreading = kind == .pinch && finger % 2 == 0 || kind == .moves && finger == 0
      place.x += Double(isSpreading ? -step : 2 * step) / 2
      place.y += Double(kind == .pinch ? 0 : 3 * step)
      frame.contacts[finger].id = Contact.ID(finger + 1)
      frame.contacts[finger].phase = phase
      frame.contacts[finger].position = place
    }
    samples += fingers
    application.receive(frame)
  }
}

/// Hears every decision, and counts it.
@MainActor
private final class Listener: GestureObserver {
  private var decisions = 0

  func observe(_ decision: GestureDecision) { decisions += 1 }
}
