@testable import TouchCore
@testable import UIKit

// The invariants inside the engine whenever it is at rest.
extension RandomRun {
  /// Checks the engine after a pass.
  func checkEngine() {
    let gestures: GestureSession = application.gestures
    if gestures.stage != .idle { report("a pass was left open", 0) }
    if !application.waitingInputs.isEmpty { report("a frame was left waiting", 0) }
    checkMembers(gestures)
    if gestures.needsFlush { return }
    checkStates(gestures)
    checkTouches(gestures)
    for probe in controls { probe.checkAtRest() }
  }

  private func checkMembers(_ gestures: GestureSession) {
    let members = gestures.members.filter { $0 != nil }.count
    if members != gestures.receivers.count { report("members and receivers differ", members) }
    for recognizer in gestures.receivers {
      let index = number(of: recognizer)
      guard let id = recognizer.attempt.id, gestures.member(id) === recognizer else {
        report("a receiver is no member", index)
        continue
      }
      if !gestures.arbiter.isParticipant(id) { report("a member takes no part", index) }
    }
    for (index, probe) in recognizers.enumerated() {
      guard let probe else { continue }
      let attempt = probe.attempt
      if attempt.callbacks != 0 || attempt.isAsking || attempt.sending != nil {
        report("a callback was left open", index)
      }
      if attempt.id == nil,
        !probe.tracked.touches.inputs.isEmpty || !probe.tracked.touches.mask.isEmpty
      {
        report("a recognizer keeps touches without an attempt", index)
      }
    }
  }

  private func checkStates(_ gestures: GestureSession) {
    for recognizer in gestures.receivers {
      guard let id = recognizer.attempt.id else { continue }
      let index = number(of: recognizer)
      let settled = gestures.arbiter.state(of: id)
      let granted = recognizer.attempt.granted
      if settled.isActive != granted.isActive || settled.isFinished != granted.isFinished {
        report("a recognizer and the arbiter differ about its state", index)
      }
      let shown = records[index].state
      if shown.isActive != granted.isActive {
        report("4.2 a recognizer's actions and its state differ", index)
      }
      if settled.isFinished, !isLinked(id, gestures) {
        report("4.4 a finished recognizer was not reset", index)
      }
      let own = recognizer.attempt.own
      if own.isFinished != granted.isFinished, !recognizer.attempt.isWaiting {
        report("4.31 a recognizer's own state was not settled", index)
      }
    }
    for (index, probe) in recognizers.enumerated() {
      guard let probe, probe.attempt.id == nil else { continue }
      if probe.attempt.own != .possible || probe.attempt.granted != .possible {
        report("4.4 a recognizer without an attempt is not possible", index)
      }
      if records[index].state == .began || records[index].state == .changed {
        report("4.2 a gesture that began is over without an end", index)
      }
    }
  }

  private func isLinked(_ id: RecognizerID, _ gestures: GestureSession) -> Bool {
    if !gestures.arbiter.requirements[id.index].isEmpty { return true }
    return gestures.arbiter.requirements.contains { $0.contains(id) }
  }

  private func checkTouches(_ gestures: GestureSession) {
    let roster = gestures.touches.roster
    // Neither a flag nor an ignored touch causes a flush: what it releases waits for a pass.
    let hasSwitched = deeds.contains { $0.deed == .switchDelays || $0.deed == .ignore }
    for touch in roster.inputs {
      let place = place(of: touch)
      if touch.phase.isFinal { report("a touch that is over is live", touch.serial) }
      switch touch.tracking.delivery {
      case .withdrawn: report("5.1 a cancellation was left behind", touch.serial)
      case .pending:
        if !hasSwitched, !isHeld(touch, by: { $0.delaysTouchesBegan }) {
          report("5.4 no recognizer delays a delayed touch", touch.serial)
        }
      case .unbound: report("3.1 a touch did not reach its window", touch.serial)
      case .delivered, .closed: break
      }
      if touch.view?.window !== touch.window {
        if shown[place] == .began || shown[place] == .taken {
          report("3.10 a view outside its window received no cancellation", touch.serial)
        }
        shown[place] = .lost
      }
    }
    for touch in gestures.touches.waiting {
      let holds = { (recognizer: UIGestureRecognizer) in
        recognizer.delaysTouchesEnded || recognizer.delaysTouchesBegan
      }
      if !hasSwitched, !isHeld(touch, by: holds) {
        report("5.6 no recognizer delays a delayed lift", touch.serial)
      }
    }
    for recognizer in gestures.receivers {
      var mask: InputMask = []
      for touch in recognizer.tracked.touches.inputs {
        mask.formUnion(touch.tracking.bit)
        if !roster.inputs.contains(where: { $0 === touch }) {
          report("a recognizer keeps a touch that is over", number(of: recognizer))
        }
      }
      if mask != recognizer.tracked.touches.mask {
        report("a recognizer's touches and their bits differ", number(of: recognizer))
      }
    }
  }

  private func isHeld(_ touch: UITouch, by holds: (UIGestureRecognizer) -> Bool) -> Bool {
    for id in touch.tracking.trackers {
      if let recognizer = application.gestures.member(id),
        recognizer.attempt.granted == .possible, holds(recognizer)
      {
        return true
      }
    }
    return false
  }

  // MARK: The end

  /// After the last finger was lifted and the clock advanced.
  func checkEnd() {
    let gestures: GestureSession = application.gestures
    if !gestures.touches.live.isEmpty { report("a touch is left", 0) }
    guard isCalm else { return }
    let mayWait = gestures.receivers.contains { script.recognizers[number(of: $0)].forgets }
    if let left = gestures.receivers.first, !mayWait {
      report("4.4 a recognizer never came to an end", number(of: left))
    }
  }

  /// After the tree was removed: nothing is left, and each beginning has its end.
  func checkEmpty() {
    let gestures: GestureSession = application.gestures
    if let left = gestures.receivers.first {
      report("a recognizer still takes part", number(of: left))
    }
    if let left = gestures.members.firstIndex(where: { $0 != nil }) {
      report("an index of the arbiter is still in use", left)
    }
    if !gestures.touches.waiting.isEmpty { report("a lifted touch is still held", 0) }
    if !gestures.estimates.isEmpty { report("1.15 better values are still waited for", 0) }
    if !gestures.departures.isEmpty { report("3.10 a removed view is still remembered", 0) }
    if !gestures.hover.isEmpty { report("a pointer still hovers", 0) }
    if !gestures.arbiter.participants.isEmpty { report("the arbiter is not empty", 0) }
    for (index, record) in records.enumerated()
    where record.state == .began || record.state == .changed {
      report("4.2 a gesture has no end", index)
    }
    for probe in controls { probe.checkAtEnd() }
    for (serial, state) in shown.enumerated() where state == .began || state == .taken {
      report("1.2 a view never received a touch's end", serial)
    }
  }
}
