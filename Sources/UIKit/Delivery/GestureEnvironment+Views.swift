import TouchCore

// What reaches the views, after the recognizers have had their say (section 5 of the rules).
extension GestureEnvironment {
  /// The touches that one round of callbacks is about, by what the views will hear.
  private struct Round {
    var began: TouchMask = []
    var moved: TouchMask = []
    var ended: TouchMask = []
    var withdrawn: TouchMask = []
    var cancelled: TouchMask = []
    /// Whether touches wait whose beginning, or end, was held back until now.
    var hasLate = false
  }

  /// Gives each view what the outcome allows: one call a phase with all its touches (rule 3.5).
  ///
  /// - Parameters:
  ///   - event: What the views are told of.
  ///   - phases: What happened in this event; nil in a flush, which only lets go what was held.
  func showViews(_ event: UIEvent, _ phases: PhaseMasks?) {
    let round = sort(phases)
    if round.hasLate { showLateBeginnings(event, phases) }
    if !held.isEmpty { showHeld(event) }
    show(round.began, event, from: .pending, to: .delivered) { $0.touchesBegan($1, with: $2) }
    show(round.moved, event, from: .delivered, to: .delivered) { $0.touchesMoved($1, with: $2) }
    show(round.ended, event, from: .delivered, to: .closed) { $0.touchesEnded($1, with: $2) }
    show(round.cancelled, event, from: .delivered, to: .closed) {
      $0.touchesCancelled($1, with: $2)
    }
    showWithdrawn(event)
  }

  private func sort(_ phases: PhaseMasks?) -> Round {
    var round = Round()
    for touch in roster.touches {
      switch touch.delivery {
      case .unbound, .closed, .withdrawn: break
      case .pending:
        if isTaken(touch) {
          touch.delivery = .closed
        } else if !isHeld(touch, by: { $0.delaysTouchesBegan }) {
          if let phases, !phases.began.isDisjoint(with: touch.mask) {
            round.began.formUnion(touch.mask)
          } else {
            round.hasLate = true
          }
        }
      case .delivered:
        guard let phases else { break }
        if !phases.moved.isDisjoint(with: touch.mask) {
          round.moved.formUnion(touch.mask)
        } else if !phases.ended.isDisjoint(with: touch.mask) {
          if !isHeld(touch, by: { $0.delaysTouchesEnded }) { round.ended.formUnion(touch.mask) }
        } else if !phases.cancelled.isDisjoint(with: touch.mask) {
          round.cancelled.formUnion(touch.mask)
        }
      }
    }
    return round
  }

  /// Whether a recognizer that tracks the touch is still undecided and holds it back (rules 5.4, 5.6);
  /// one that is withheld counts as undecided (rule 5.7).
  private func isHeld(_ touch: UITouch, by holds: (UIGestureRecognizer) -> Bool) -> Bool {
    var place = touch.trackers.next(from: 0)
    while let id = place {
      if let recognizer = member(id), recognizer.attempt.granted == .possible, holds(recognizer) {
        return true
      }
      place = touch.trackers.next(from: id.index + 1)
    }
    return false
  }

  /// Whether a gesture that is under way has the touch to itself (rule 5.1).
  private func isTaken(_ touch: UITouch) -> Bool {
    var place = touch.trackers.next(from: 0)
    while let id = place {
      if let recognizer = member(id), recognizer.cancelsTouchesInView,
        GestureState(recognizer.attempt.granted).isActive
      {
        return true
      }
      place = touch.trackers.next(from: id.index + 1)
    }
    return false
  }

  /// Whether a lifted touch has news that its view has not heard yet.
  func isAwaited(_ touch: UITouch) -> Bool {
    touch.delivery != .closed && touch.delivery != .unbound
  }

  /// A recognized gesture takes its touches away from their views (rules 5.1, 5.5, 5.6).
  func withdrawTouches(of recognizer: UIGestureRecognizer, _ id: RecognizerID) {
    for touch in roster.touches where touch.trackers.contains(id) { touch.loseView() }
    for touch in held where touch.trackers.contains(id) { touch.loseView() }
    if application.constants.cancelsTouchesBeforeAction { showWithdrawn(event) }
  }

  // MARK: Callbacks

  /// One call a view with all its touches of a mask, as long as they are where they should be.
  private func show(
    _ mask: TouchMask,
    _ event: UIEvent,
    from before: TouchDelivery,
    to after: TouchDelivery,
    _ call: (UIView, Set<UITouch>, UIEvent) -> Void
  ) {
    var left = mask
    while !left.isEmpty {
      guard let first = roster.touches.first(where: { left.contains($0.mask) }),
        let view = first.view
      else { return }
      let group = roster.mask(in: left) { $0.view === view }
      left.subtract(group)
      let ready = roster.mask(in: group) { $0.delivery == before }
      guard !ready.isEmpty else { continue }
      for touch in roster.touches where ready.contains(touch.mask) { touch.delivery = after }
      call(view, roster.set(of: ready), event)
    }
  }

  /// Cancels in their views the touches that recognizers took.
  func showWithdrawn(_ event: UIEvent) {
    showWithdrawn(roster.touches, event)
    if !held.isEmpty {
      showWithdrawn(held, event)
      held.removeAll { $0.delivery == .closed }
    }
  }

  private func showWithdrawn(_ touches: [UITouch], _ event: UIEvent) {
    for touch in touches where touch.delivery == .withdrawn {
      guard let view = touch.view else { continue }
      let group = touches.filter { $0.delivery == .withdrawn && $0.view === view }
      let phases = group.map { $0.phase }
      for member in group {
        member.delivery = .closed
        member.phase = .cancelled
      }
      view.touchesCancelled(Set(group), with: event)
      for (member, phase) in zip(group, phases) where member.phase == .cancelled {
        member.phase = phase
      }
    }
  }

  /// Beginnings that were held back: first as they were, then one move to where the touch is (rule 5.4).
  private func showLateBeginnings(_ event: UIEvent, _ phases: PhaseMasks?) {
    let late = roster.touches.filter { touch in
      touch.delivery == .pending && !isHeld(touch) { $0.delaysTouchesBegan }
        && (phases?.began.isDisjoint(with: touch.mask) ?? true)
    }
    for touch in late where touch.delivery == .pending {
      showLateBeginning(touch, event)
      let isHeldNow = isHeld(touch) { $0.delaysTouchesEnded }
      guard touch.delivery == .delivered, let view = touch.view else { continue }
      switch touch.phase {
      case .ended where !isHeldNow:
        touch.delivery = .closed
        view.touchesEnded([touch], with: event)
      case .cancelled:
        touch.delivery = .closed
        view.touchesCancelled([touch], with: event)
      case .began, .moved, .stationary:
        if touch.current.location != touch.original.location {
          let phase = touch.phase
          touch.phase = .moved
          view.touchesMoved([touch], with: event)
          touch.phase = phase
        }
      case .ended, .regionEntered, .regionMoved, .regionExited: break
      }
    }
  }

  /// Tells a view of a touch with the values that the touch had when it began.
  private func showLateBeginning(_ touch: UITouch, _ event: UIEvent) {
    guard let view = touch.view else { return }
    let now = (touch.current, touch.previous, touch.phase)
    touch.delivery = .delivered
    touch.current = touch.original
    touch.previous = touch.original
    touch.phase = .began
    view.touchesBegan([touch], with: event)
    (touch.current, touch.previous, touch.phase) = now
  }

  /// Lifts that were held back, for touches that are long gone (rule 5.6).
  private func showHeld(_ event: UIEvent) {
    let waiting = held
    for touch in waiting {
      if touch.delivery == .pending, !isHeld(touch, by: { $0.delaysTouchesBegan }) {
        if touch.phase == .cancelled {
          touch.delivery = .closed
        } else {
          showLateBeginning(touch, event)
        }
      }
      if touch.delivery == .delivered, !isHeld(touch, by: { $0.delaysTouchesEnded }),
        let view = touch.view
      {
        touch.delivery = .closed
        view.touchesEnded([touch], with: event)
      }
    }
    held.removeAll { $0.delivery == .closed }
  }
}
