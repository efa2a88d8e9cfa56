@testable import TouchCore
@testable import UIKit

// The calls of views, and which calls are allowed.
extension RandomRun {
  /// A view receives touches.
  func show(_ touches: Set<UITouch>, _ phase: UITouch.Phase, in view: ProbeView) {
    if touches.isEmpty { report("3.5 a view was called without touches", view.index) }
    for touch in touches {
      note(.viewTouch, view.index, phase.rawValue + touch.serial * 8)
      if touch.view !== view { report("2.1 a view received another view's touch", view.index) }
      if touch.phase != phase {
        report("3.5 a view received a touch in the wrong call", view.index)
      }
      advance(touch, phase, view.index)
    }
    if isCalm { checkDelays(touches, phase, view) }
    occur(.viewTouches, view.index)
  }

  private func advance(_ touch: UITouch, _ phase: UITouch.Phase, _ view: Int) {
    let place = place(of: touch)
    switch (shown[place], phase) {
    case (.unknown, .began): shown[place] = .began
    case (.began, .moved): break
    case (.began, .ended), (.began, .cancelled), (.taken, .cancelled): shown[place] = .over
    case (.lost, _): report("3.10 a view outside its window received a touch", view)
    case (.taken, _): report("5.1 a view received a touch that a gesture took", view)
    case (.over, _): report("1.2 a view received a touch after its end", view)
    case (.unknown, _): report("1.2 a view received a touch that hadn't begun", view)
    case (_, _): report("1.2 a touch began twice in a view", view)
    }
  }

  /// A view receives better values.
  func improve(_ touches: Set<UITouch>, in view: ProbeView) {
    if touches.isEmpty { report("1.15 a view received better values without touches", view.index) }
    for touch in touches {
      // A control forwards them to its superview.
      if touch.view?.isDescendant(of: view) != true {
        report("1.15 a view received another's values", view.index)
      }
      // A copy of an earlier sample has no number of its own.
      let isItself = touch.serial > 0 && touch.view === view
      if isItself, shown[place(of: touch)] == .unknown {
        report("1.15 a view received better values of a touch that it never received", view.index)
      }
    }
    occur(.estimates, view.index)
  }

  /// Rules 5.4 and 5.6: a delayed touch isn't delivered.
  private func checkDelays(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ view: ProbeView) {
    for touch in touches {
      for probe in touch.gestureRecognizers ?? [] where probe.attempt.granted == .possible {
        if phase == .began, probe.delaysTouchesBegan {
          report("5.4 a touch began in its view while it was delayed", view.index)
        }
        if phase == .ended, probe.delaysTouchesEnded {
          report("5.6 a touch ended in its view while it was delayed", view.index)
        }
      }
    }
  }

  // MARK: Beginnings

  /// The invariants when a gesture is recognized.
  func checkBeginning(_ recognizer: UIGestureRecognizer, _ index: Int) {
    let gestures: GestureSession = application.gestures
    guard let id = recognizer.attempt.id else {
      return report("4.2 an action without an attempt", index)
    }
    // A requirement that client code added in this very frame came too late to apply.
    if lastLink != frame {
      for other in gestures.arbiter.requirements[id.index] {
        if gestures.arbiter.state(of: other) == .possible {
          report("4.17 an action while its requirement was undecided", index)
        }
      }
    }
    if recognizer.cancelsTouchesInView {
      for touch in gestures.touches.live + gestures.touches.waiting
      where touch.tracking.trackers.contains(id) {
        let place = place(of: touch)
        if shown[place] == .began { shown[place] = .taken }
        if shown[place] == .unknown { shown[place] = .over }
      }
    }
    if isCalm { checkExclusion(recognizer, index) }
  }

  /// Rule 4.13: no gesture begins beside an active one that excludes it.
  private func checkExclusion(_ recognizer: UIGestureRecognizer, _ index: Int) {
    guard let view = recognizer.view else { return }
    for (other, record) in records.enumerated() where other != index {
      guard record.state == .began || record.state == .changed, record.began < frame,
        let probe = recognizers[other], let otherView = probe.view,
        view.isDescendant(of: otherView) || otherView.isDescendant(of: view)
      else { continue }
      if excludes(other, index) {
        report("4.13 a gesture began beside one that excludes it", index)
      }
    }
  }

  private func excludes(_ winner: Int, _ other: Int) -> Bool {
    let (first, second) = (script.recognizers[winner], script.recognizers[other])
    guard first.kind != .hover, second.kind != .hover else { return false }
    if ownAnswer(.canPrevent, winner, other) == false { return false }
    if ownAnswer(.canBePrevented, other, winner) == false { return false }
    if let delegate = first.delegate, delegates[delegate].allows(winner, other) { return false }
    if let delegate = second.delegate, delegates[delegate].allows(other, winner) { return false }
    return true
  }
}
