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
    // Lifted touches began before those that are down.
    if !held.isEmpty { showHeld(event) }
    if round.hasLate { showLateBeginnings(event, phases) }
    show(round.began, event, from: .pending, to: .delivered) { $0.touchesBegan($1, with: $2) }
    show(round.moved, event, from: .delivered, to: .delivered) { $0.touchesMoved($1, with: $2) }
    show(round.ended, event, from: .delivered, to: .closed) { $0.touchesEnded($1, with: $2) }
    show(round.cancelled, event, from: .delivered, to: .closed) {
      $0.touchesCancelled($1, with: $2)
    }
    if !presses.isEmpty { showPresses() }
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
        } else if let holder = holder(of: touch, by: { $0.delaysTouchesBegan }) {
          if phases?.began.isDisjoint(with: touch.mask) == false {
            tell(holder, .delays(.touch(touch)))
          }
        } else {
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
          if let holder = holder(of: touch, by: { $0.delaysTouchesEnded }) {
            tell(holder, .delays(.touch(touch)))
          } else {
            round.ended.formUnion(touch.mask)
          }
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
    holder(of: touch, by: holds) != nil
  }

  private func holder(
    of touch: UITouch,
    by holds: (UIGestureRecognizer) -> Bool
  ) -> UIGestureRecognizer? {
    var place = touch.trackers.next(from: 0)
    while let id = place {
      if let recognizer = member(id), recognizer.attempt.granted == .possible, holds(recognizer) {
        return recognizer
      }
      place = touch.trackers.next(from: id.index + 1)
    }
    return nil
  }

  /// Whether a gesture that is under way has the touch to itself (rule 5.1).
  private func isTaken(_ touch: UITouch) -> Bool {
    var place = touch.trackers.next(from: 0)
    while let id = place {
      if let recognizer = member(id), recognizer.cancelsTouchesInView,
        recognizer.attempt.granted.isActive
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
    for touch in roster.touches where touch.trackers.contains(id) {
      if isAwaited(touch) { tell(recognizer, .cancelledInView(.touch(touch))) }
      touch.loseView()
    }
    for touch in held where touch.trackers.contains(id) {
      if isAwaited(touch) { tell(recognizer, .cancelledInView(.touch(touch))) }
      touch.loseView()
    }
    for press in presses where press.trackers.contains(id) {
      if press.isAwaited { tell(recognizer, .cancelledInView(.press(press))) }
      press.loseResponder()
    }
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
      var ready = roster.mask(in: group) { $0.delivery == before }
      guard !ready.isEmpty else { continue }
      if before == .pending, !view.mayReceive(roster.set(of: ready), event) {
        for touch in roster.touches where ready.contains(touch.mask) { touch.delivery = .closed }
        continue
      }
      // Whoever was asked may have taken the view away.
      if before == .pending { ready = roster.mask(in: ready) { $0.delivery == before } }
      for touch in roster.touches where ready.contains(touch.mask) {
        touch.delivery = after
        if before == .pending { touch.wasShown = true }
      }
      call(view, roster.set(of: ready), event)
    }
  }

  /// Cancels in their views the touches that recognizers took.
  func showWithdrawn(_ event: UIEvent) {
    if departures.isEmpty { return showAllWithdrawn(event) }
    withFormerSuperviews { showAllWithdrawn(event) }
    forgetDepartures()
  }

  private func showAllWithdrawn(_ event: UIEvent) {
    showWithdrawn(roster.touches, event)
    if !held.isEmpty {
      showWithdrawn(held, event)
      held.removeAll { $0.delivery == .closed }
    }
    if !presses.isEmpty { showWithdrawnPresses() }
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

  /// Beginnings that were held back: first as they were, then one move to where the touches are, with
  /// one call a view (rules 3.5, 5.4).
  private func showLateBeginnings(_ event: UIEvent, _ phases: PhaseMasks?) {
    var late = roster.touches.filter { touch in
      touch.delivery == .pending && !isHeld(touch) { $0.delaysTouchesBegan }
        && (phases?.began.isDisjoint(with: touch.mask) ?? true)
    }
    while let view = late.first?.view {
      showLate(late.filter { $0.view === view }, in: view, event)
      late.removeAll { $0.view === view }
    }
  }

  /// Tells a view of touches that began before, with the values of then, and of what became of them.
  private func showLate(_ touches: [UITouch], in view: UIView, _ event: UIEvent) {
    var late = touches.filter { $0.delivery == .pending }
    if late.isEmpty { return }
    if !view.mayReceive(Set(late), event) {
      for touch in late { touch.delivery = .closed }
      return
    }
    // Whoever was asked may have taken the view away.
    late = touches.filter { $0.delivery == .pending }
    if late.isEmpty { return }
    let now = late.map { ($0.current, $0.previous, $0.phase) }
    for touch in late {
      tell(nil, .letGo(.touch(touch)))
      touch.delivery = .delivered
      touch.wasShown = true
      touch.current = touch.original
      touch.previous = touch.original
      touch.phase = .began
    }
    view.touchesBegan(Set(late), with: event)
    for (touch, values) in zip(late, now) {
      (touch.current, touch.previous, touch.phase) = values
    }
    let moved = late.filter { touch in
      touch.delivery == .delivered && !touch.phase.isFinal
        && touch.current.location != touch.original.location
    }
    for touch in moved { touch.phase = .moved }
    if !moved.isEmpty { view.touchesMoved(Set(moved), with: event) }
    for (touch, values) in zip(late, now) where touch.phase == .moved { touch.phase = values.2 }
    let ended = close(late) { touch in
      touch.phase == .ended && !self.isHeld(touch) { $0.delaysTouchesEnded }
    }
    if !ended.isEmpty { view.touchesEnded(ended, with: event) }
    let cancelled = close(late) { $0.phase == .cancelled }
    if !cancelled.isEmpty { view.touchesCancelled(cancelled, with: event) }
  }

  /// Closes those touches that the view knows of and that fulfil a condition.
  private func close(_ touches: [UITouch], where condition: (UITouch) -> Bool) -> Set<UITouch> {
    let closing = touches.filter { $0.delivery == .delivered && condition($0) }
    for touch in closing { touch.delivery = .closed }
    return Set(closing)
  }

  /// Lifts that were held back, for touches that are long gone (rule 5.6).
  private func showHeld(_ event: UIEvent) {
    let waiting = held
    for touch in waiting {
      guard let view = touch.view else { continue }
      if touch.delivery == .pending {
        if !isHeld(touch, by: { $0.delaysTouchesBegan }) { showLate([touch], in: view, event) }
      } else if touch.delivery == .delivered, !isHeld(touch, by: { $0.delaysTouchesEnded }) {
        tell(nil, .letGo(.touch(touch)))
        touch.delivery = .closed
        view.touchesEnded([touch], with: event)
      }
    }
    held.removeAll { $0.delivery == .closed }
  }
}
