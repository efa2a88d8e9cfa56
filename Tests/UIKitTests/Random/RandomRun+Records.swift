@testable import UIKit

extension RandomRun {
  /// A broken rule, with the object and the time.
  struct Violation: Equatable {
    var rule: String
    var subject: Int
    var frame: Int
  }

  /// One received call.
  struct Entry: Equatable {
    enum Kind: Int {
      case action
      case reset
      case taken
      case viewTouch
    }

    var frame: Int
    var kind: Kind
    var subject: Int
    var value: Int
  }

  /// A recognizer's state as seen from outside.
  struct Record {
    /// The state of the last action; possible after a reset.
    var state = UIGestureRecognizer.State.possible
    /// The frame in which the gesture began.
    var began = -1
    /// The touches of this attempt by serial number, with their phases.
    var touches: [(serial: Int, isOver: Bool)] = []
  }

  /// A view's knowledge of a touch.
  enum ShownTouch {
    case unknown
    case began
    /// A recognizer took it: only a cancellation may follow.
    case taken
    case over
    /// The view left the window.
    case lost
  }

  func number(of recognizer: UIGestureRecognizer) -> Int {
    numbers[ObjectIdentifier(recognizer)] ?? 63
  }

  /// The index of a touch in `shown`, which grows with new touches.
  func place(of touch: UITouch) -> Int {
    while shown.count <= touch.serial { shown.append(.unknown) }
    return touch.serial
  }
}

// MARK: - Calls of recognizers

extension RandomRun: ProbeListener {
  func willTake(
    _ probe: any Probe,
    _ phase: UITouch.Phase,
    _ touches: Set<UITouch>,
    _ event: UIEvent
  ) {
    note(.taken, probe.index, phase.rawValue)
    let state = probe.state
    if state == .ended || state == .cancelled || state == .failed {
      report("4.4 a finished recognizer received touches", probe.index)
    }
    if touches.isEmpty { report("3.5 a callback without touches", probe.index) }
    for touch in touches {
      if touch.phase != phase { report("3.5 a touch in the wrong callback", probe.index) }
      take(touch.serial, phase, probe.index)
    }
    occur(.recognizerTouches, probe.index)
  }

  private func take(_ serial: Int, _ phase: UITouch.Phase, _ index: Int) {
    let known = records[index].touches.firstIndex { $0.serial == serial }
    if phase == .began {
      if known != nil { report("1.2 a touch began twice for a recognizer", index) }
      records[index].touches.append((serial, false))
      return
    }
    guard let known else {
      return report("4.4 a recognizer received a touch that didn't begin in its attempt", index)
    }
    if records[index].touches[known].isOver {
      report("1.2 a recognizer received a finished or ignored touch", index)
    }
    if phase != .moved { records[index].touches[known].isOver = true }
  }

  func didTake(_ probe: any Probe, _ phase: UITouch.Phase, _ touches: Set<UITouch>) {
    let plan = script.recognizers[probe.index]
    if plan.kind == .custom { chooseState(probe, phase, forgets: plan.forgets) }
    occur(.recognizerTouches, probe.index)
  }

  /// The states that a recognizer without a machine sets for its touches.
  private func chooseState(_ probe: any Probe, _ phase: UITouch.Phase, forgets: Bool) {
    let luck = chance.roll(2, probe.index, transcript.count) % 20
    if phase == .ended || phase == .cancelled {
      guard !forgets, probe.tracked.touches.inputs.allSatisfy({ $0.phase.isFinal }) else { return }
      probe.state = luck < 10 ? .ended : luck < 15 ? .cancelled : .failed
      return
    }
    switch luck {
    case 0..<3: probe.state = .began
    case 3..<6: probe.state = .changed
    case 6: probe.state = .ended
    case 7: probe.state = .failed
    case 8: probe.state = .cancelled
    case 9:
      probe.state = .began
      probe.state = .failed
    default: break
    }
  }

  func wasReset(_ probe: any Probe) {
    guard !isClientReset else { return }
    note(.reset, probe.index, records[probe.index].state.rawValue)
    let state = records[probe.index].state
    if state == .began || state == .changed {
      report("4.2 a gesture that began was reset without an end", probe.index)
    }
    if probe.attempt.id == nil { report("4.4 a reset without an attempt", probe.index) }
    records[probe.index] = Record()
    occur(.reset, probe.index)
  }

  /// The only action of every recognizer.
  func heard(_ recognizer: UIGestureRecognizer) {
    let index = number(of: recognizer)
    let state = recognizer.state
    note(.action, index, state.rawValue)
    switch (records[index].state, state) {
    case (.possible, .began), (.possible, .ended):
      records[index].began = frame
      checkBeginning(recognizer, index)
    case (.began, .changed), (.began, .ended), (.began, .cancelled): break
    case (.changed, .changed), (.changed, .ended), (.changed, .cancelled): break
    default: report("4.2 an action for \(state) after \(records[index].state)", index)
    }
    records[index].state = state
    occur(.action, index)
  }

  func answer(
    _ question: ProbeQuestion,
    _ probe: any Probe,
    _ other: UIGestureRecognizer?
  ) -> Bool? {
    occur(.ownAnswer, probe.index)
    return ownAnswer(question, probe.index, other.map { number(of: $0) } ?? 63)
  }

  /// The constant answers of a custom class; nil for the base class's.
  func ownAnswer(_ question: ProbeQuestion, _ index: Int, _ other: Int) -> Bool? {
    guard script.recognizers[index].hasOwnAnswers else { return nil }
    let isLucky = chance.happens(300, 3, question.rawValue, index, other)
    switch question {
    case .canPrevent, .canBePrevented: return !isLucky
    case .requiresFailure, .isRequiredToFail: return isLucky
    case .receivesEvent: return nil
    }
  }
}
