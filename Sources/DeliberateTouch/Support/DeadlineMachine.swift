import TouchCore
import UIKit

/// A machine that does something by itself when a moment comes.
protocol DeadlineMachine {
  /// What the machine says to the moment.
  associatedtype Answer

  /// When the machine wants `deadlinePassed(at:)` to be called; nil where it waits for touches only.
  var deadline: TouchTime? { get }

  /// The moment that `deadline` named has come.
  mutating func deadlinePassed(at time: TouchTime) -> Answer
}

extension DeadlineMachine {
  /// Passes the deadline for which an alarm was set; timers may be late, and thresholds may have changed.
  mutating func alarmRang(at time: TouchTime) -> Answer? {
    guard let deadline else { return nil }
    return deadlinePassed(at: max(time, deadline))
  }
}

extension TouchDelayMachine: DeadlineMachine {}

/// A recognizer around a machine with deadlines: it follows the machine's answers and keeps the alarm set.
protocol DeadlineGesture: UIGestureRecognizer {
  associatedtype Machine: DeadlineMachine where Machine.Answer == GestureAnswer

  /// The machine.
  var machine: Machine { get set }
  /// Rings at the machine's deadline.
  var alarm: Alarm { get }
  /// Why the recognizer is where it is.
  var gestureReason: GestureReason { get set }
}

extension DeadlineGesture {
  /// Takes on the state that the machine wants, and sets the alarm to its deadline.
  func follow(_ answer: GestureAnswer) {
    gestureReason = answer.reason
    if let next = answer.wish { state = next }
    alarm.set(isFinished ? nil : machine.deadline) { [self] time in
      if let answer = machine.alarmRang(at: time) { follow(answer) }
    }
  }

  /// Passes the deadlines up to the time of a touch, which may come before a late timer.
  func catchUp(to time: TouchTime) {
    while !isFinished, let deadline = machine.deadline, deadline <= time {
      follow(machine.deadlinePassed(at: deadline))
    }
  }

  /// Whether the attempt is over for the recognizer itself.
  private var isFinished: Bool {
    switch state {
    case .ended, .cancelled, .failed: true
    default: false
    }
  }
}
