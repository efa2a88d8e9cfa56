import TouchCore
import UIKit

// The system beside the scene: what of a frame reaches the application.
extension TouchStage {
  /// How many times all touches were cancelled, other than by a gesture of the system: its fingers still touch.
  var cancellationCount: Int { application.cancellationCount - systemTakeCount }

  /// Lets the system's gestures discard touches that were cancelled between two frames, as by a rotation.
  private func forgetCancelledTouches() {
    if knownCancellationCount != cancellationCount { competitor?.forget() }
    knownCancellationCount = cancellationCount
  }

  /// Lets the application have what the system leaves of a frame.
  func playBesideSystem(_ frame: TouchFrame) {
    // A timer may cancel all touches, which the system has to know before it decides.
    if frame.time > application.now { application.advance(to: frame.time) }
    forgetCancelledTouches()
    guard let outcome = competitor?.take(frame, in: { surroundings(at: $0) }) else { return }
    for deed in outcome.deeds {
      let note = GestureNote(deed, at: frame.time)
      tell(.note(note))
      systemListener?(note)
    }
    for part in outcome.frames {
      let count = application.cancellationCount
      deliver(part)
      if part.interruption != nil, frame.interruption == nil { systemTakeCount += 1 }
      // What the client's code cancels meanwhile, as by a rotation, is cancelled for the system, too.
      let own = (part.interruption == nil ? 0 : 1) + (part.screen == nil ? 0 : 1)
      if application.cancellationCount - count > own { competitor?.forget() }
    }
    knownCancellationCount = cancellationCount
  }

  /// Lets the application have the touches that were held back until a moment, each when it is due.
  func releaseHeldTouches(by time: TouchTime) {
    forgetCancelledTouches()
    while let due = competitor?.deadline, due <= time {
      application.advance(to: due)
      for frame in competitor?.release(at: due) ?? [] { deliver(frame) }
    }
  }

  private func surroundings(at location: Point) -> SystemCompetitor.Surroundings {
    let screen = window.screen.bounds
    return SystemCompetitor.Surroundings(
      screen: Rect(x: 0, y: 0, width: Double(screen.width), height: Double(screen.height)),
      isRightToLeft: window.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      deferred: deferredEdges(at: location)
    )
  }

  /// The edges whose first swipe the frontmost window at a location asks to have: its root controller, or the one that it
  /// presents, or the child that they name.
  private func deferredEdges(at location: Point) -> RectEdges {
    let point = CGPoint(x: location.x, y: location.y)
    let touched = application.windows.last { !$0.isHidden && $0.frame.contains(point) }
    var controller = touched?.rootViewController
    while let presented = controller?.presentedViewController, presented !== controller {
      controller = presented
    }
    while let child = controller?.childForScreenEdgesDeferringSystemGestures { controller = child }
    let edges = controller?.preferredScreenEdgesDeferringSystemGestures ?? []
    return RectEdges(rawValue: edges.rawValue)
  }
}

extension GestureNote {
  /// What the transcript says of the system's deed.
  fileprivate init(_ deed: SystemCompetitor.Deed, at time: TouchTime) {
    switch deed {
    case .took(let kind, let location):
      self.init(
        time: time,
        gesture: kind.name,
        event: "taken by the system: \(kind.words)",
        location: location,
        role: .success
      )
      isTakenBySystem = true
    case .deferred(let kind, let location):
      self.init(
        time: time,
        gesture: kind.name,
        event: "left to the app: the next \(kind.words) is the system's",
        location: location
      )
    }
  }
}
