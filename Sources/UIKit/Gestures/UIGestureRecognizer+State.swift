import TouchCore

extension UIGestureRecognizer {
  /// The state as whoever asks just now may see it (rules 4.7 and 4.31).
  var visibleState: State {
    if let sending = attempt.sending { return sending }
    if attempt.callbacks > 0 { return attempt.own }
    if attempt.isWithheld { return .possible }
    return gestures.isDelivering ? attempt.granted : attempt.own
  }

  /// Whether the attempt is over, for the recognizer itself or for all.
  var isFinished: Bool {
    GestureState(attempt.own).isFinished || GestureState(attempt.granted).isFinished
  }

  /// Whether the attempt is over for all, and no action of it is being sent.
  var isOver: Bool { GestureState(attempt.granted).isFinished && attempt.sending == nil }

  /// Takes a state that the recognizer's own code asks for.
  func enterOwnState(_ wish: State) {
    guard !attempt.isAsking,
      var next = GestureState(attempt.own).normalized(GestureState(wish)).map(State.init)
    else { return }
    let reason = attempt.reason ?? .ownDoing
    if attempt.own == .possible, next != .failed {
      guard let refuser = refuserOfBeginning() else {
        return submit(next, because: reason)
      }
      return submit(.failed, because: .refused(by: refuser))
    }
    // A beginning that nobody has seen yet is withdrawn, not cancelled (rule 4.32).
    if next == .cancelled, attempt.granted == .possible { next = .failed }
    submit(next, because: reason)
  }

  private func submit(_ state: State, because reason: GestureReason) {
    attempt.own = state
    attempt.sending = nil
    attempt.hasSpoken = true
    gestures.submit(self, GestureWish(entering: state), because: reason)
  }

  /// Asks whether the gesture may begin, and gives back who refused.
  ///
  /// The views are asked from the touched one up to the recognizer's own, then the delegate; all must
  /// agree (rules 4.9, 4.10).
  private func refuserOfBeginning() -> Refuser? {
    attempt.isAsking = true
    defer { attempt.isAsking = false }
    if let own = view {
      var asked: UIView? = attempt.touches.first?.view ?? own
      if let first = asked, !first.isDescendant(of: own) { asked = own }
      while let next = asked {
        if !next.gestureRecognizerShouldBegin(self) { return .view }
        asked = next === own ? nil : next.superview
      }
    }
    if let delegate, !delegate.gestureRecognizerShouldBegin(self) { return .delegate }
    return nil
  }

  /// Breaks the attempt off from outside: cancelled where it began, failed where not; the touches that
  /// are down are not the recognizer's any more (rules 4.24, 4.28).
  func abandon(because reason: GestureReason) {
    guard attempt.id != nil || attempt.own != .possible else { return }
    dropTouches()
    let began = GestureState(attempt.granted).isActive
    // One that is withheld has ended for itself only: nobody is ever to hear of it.
    let isOver = began ? isFinished : attempt.own == .failed || attempt.granted != .possible
    if isOver { return }
    attempt.own = began ? .cancelled : .failed
    gestures.submit(self, began ? .cancel : .fail, because: reason)
  }

  /// Lets go of every touch without a word to anybody.
  func dropTouches() {
    if let id = attempt.id {
      for touch in attempt.touches { touch.trackers.remove(id) }
    }
    attempt.touches.removeAll(keepingCapacity: true)
    attempt.mask = []
  }
}

extension GestureWish {
  /// What a recognizer wants that enters a state.
  init(entering state: UIGestureRecognizer.State) {
    switch state {
    case .possible: self = .wait
    case .began: self = .begin
    case .changed: self = .change
    case .ended: self = .end
    case .cancelled: self = .cancel
    case .failed: self = .fail
    }
  }
}

extension GestureState {
  /// The arbiter's word for a recognizer's state; both have UIKit's raw values (rule 4.1).
  init(_ state: UIGestureRecognizer.State) {
    switch state {
    case .possible: self = .possible
    case .began: self = .began
    case .changed: self = .changed
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    case .failed: self = .failed
    }
  }
}

extension UIGestureRecognizer.State {
  /// UIKit's word for the arbiter's state; both have UIKit's raw values (rule 4.1).
  init(_ state: GestureState) {
    switch state {
    case .possible: self = .possible
    case .began: self = .began
    case .changed: self = .changed
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    case .failed: self = .failed
    }
  }
}
