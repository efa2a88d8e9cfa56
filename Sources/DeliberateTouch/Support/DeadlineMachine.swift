import TouchCore
import UIKit

/// A state machine with deadlines.
protocol DeadlineMachine {
  /// The result of a passed deadline.
  associatedtype Answer

  /// When `deadlinePassed(at:)` is to be called; nil if only touches matter.
  var deadline: TouchTime? { get }

  /// The time of `deadline` has come.
  mutating func deadlinePassed(at time: TouchTime) -> Answer
}

extension DeadlineMachine {
  /// Handles the deadline of an alarm, at the later of the present time and the deadline: timers may
  /// be late, and a threshold that changed may have moved the deadline.
  mutating func alarmRang(at time: TouchTime) -> Answer? {
    guard let deadline else { return nil }
    return deadlinePassed(at: max(time, deadline))
  }
}

extension TouchDelayMachine: DeadlineMachine {}

/// A recognizer with a deadline machine: it applies the machine's answers and keeps the alarm set.
protocol DeadlineGesture: UIGestureRecognizer {
  associatedtype Machine: DeadlineMachine where Machine.Answer == GestureAnswer

  /// The machine.
  var machine: Machine { get set }
  /// Fires at the machine's deadline.
  var alarm: Alarm { get }
  /// The reason of the current state.
  var reason: GestureReason { get set }
  /// Whether the machine's deadlines are ignored; by default once the attempt is over.
  var ignoresDeadlines: Bool { get }
}

extension DeadlineGesture {
  /// Applies the machine's state, and sets the alarm to its deadline.
  func follow(_ answer: GestureAnswer) {
    reason = answer.reason
    // By its raw value (rule 4.1): on iOS the state's type is Apple's.
    if let wish = answer.wish, let next = UIGestureRecognizer.State(rawValue: wish.rawValue) {
      state = next
    }
    alarm.set(ignoresDeadlines ? nil : machine.deadline) { [self] time in
      if let answer = machine.alarmRang(at: time) { follow(answer) }
    }
  }

  /// Handles deadlines up to the time of a touch, which a late timer may miss.
  func catchUp(to time: TouchTime) {
    while !ignoresDeadlines, let deadline = machine.deadline, deadline <= time {
      follow(machine.deadlinePassed(at: deadline))
    }
  }

  var ignoresDeadlines: Bool {
    switch state {
    case .ended, .cancelled, .failed: true
    default: false
    }
  }
}
