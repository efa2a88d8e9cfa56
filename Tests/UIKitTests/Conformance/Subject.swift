import TouchCore

@testable import UIKit

/// One recognizer on a bench, observed from inside and outside.
@MainActor
final class Subject: ProbeListener {
  typealias State = UIGestureRecognizer.State

  let bench = Bench()
  let gesture: RecordedGesture
  let probe: any Probe
  /// The actions of each attempt; the last attempt is the current one.
  private(set) var attempts: [[State]] = [[]]
  /// The number of touch callbacks.
  private(set) var callbacks = 0
  /// The violations.
  private(set) var complaints: [String] = []
  private var hasHeard = false
  private var isForced = false
  private var own = State.possible

  init(_ gesture: RecordedGesture) {
    self.gesture = gesture
    probe = gesture.kind.make()
    probe.listener = self
    probe.addTarget(self, action: Selector(Subject.heard(_:)))
    bench.v.addGestureRecognizer(probe)
  }

  /// The actions of all attempts that have some.
  var courses: [[State]] { attempts.filter { !$0.isEmpty } }

  // MARK: Playing

  /// Plays the steps up to an index, delayed by some seconds.
  func play(_ range: Range<Int>, after delay: Double = 0) {
    for step in gesture.steps[range] {
      switch step {
      case .frame(let time, let changes): bench.frame(changes, at: time + delay)
      case .wait(let time): bench.wait(until: time + delay)
      }
    }
  }

  /// Lifts the fingers that are down and advances the clock.
  func rest() {
    let time = bench.application.now.seconds + 0.01
    for finger in [1, 2] {
      bench.frame([(finger, .ended, 100, 100), (finger, .regionExited, 0, 0)], at: time)
    }
    bench.wait(until: time + 4)
  }

  /// Plays the whole gesture from the start; returns the actions.
  func playAgain() -> [[State]] {
    let before = attempts.count - 1
    play(0..<gesture.steps.count, after: bench.application.now.seconds + 1)
    rest()
    return attempts[before...].filter { !$0.isEmpty }
  }

  /// Sets the state from outside; that is an attempt, with or without touches.
  func force(_ state: State) {
    hasHeard = true
    isForced = true
    probe.state = state
  }

  // MARK: Checking

  /// The violations so far, including missing ends: no gesture may be active.
  func finish() -> [String] {
    if hasHeard { complaints.append("4.5 an attempt was not reset") }
    if probe.state != .possible { complaints.append("4.4 the state is \(probe.state) at last") }
    if !bench.application.gestures.receivers.isEmpty { complaints.append("4.5 it takes part") }
    for course in attempts where !isLegal(course) { complaints.append("4.2 actions \(course)") }
    return complaints
  }

  /// Whether the actions of an attempt are legal transitions with one end.
  private func isLegal(_ course: [State]) -> Bool {
    if course.isEmpty { return true }
    if course == [.ended] { return gesture.kind.isDiscrete || isForced }
    guard !gesture.kind.isDiscrete, course.first == .began, let last = course.last else {
      return false
    }
    return course.count > 1 && (last == .ended || last == .cancelled)
      && course[1..<(course.count - 1)].allSatisfy { $0 == .changed }
  }

  private func follow(_ state: State) {
    if state != own, own.normalized(state) != state {
      complaints.append("4.2 its own state went from \(own) to \(state)")
    }
    own = state
  }

  // MARK: Callbacks

  private func heard(_ recognizer: UIGestureRecognizer) {
    hasHeard = true
    attempts[attempts.count - 1].append(recognizer.state)
  }

  func willTake(
    _ probe: any Probe,
    _ phase: UITouch.Phase,
    _ touches: Set<UITouch>,
    _ event: UIEvent
  ) {
    hasHeard = true
    callbacks += 1
    follow(probe.state)
    if own.isFinished { complaints.append("4.4 touches after it finished") }
  }

  func didTake(_ probe: any Probe, _ phase: UITouch.Phase, _ touches: Set<UITouch>) {
    if gesture.kind == .custom { chooseState(probe, phase) }
    follow(probe.state)
  }

  /// A drag as a client writes it.
  private func chooseState(_ probe: any Probe, _ phase: UITouch.Phase) {
    let isLast = probe.numberOfTouches == 1
    switch phase {
    case .moved: probe.state = probe.state == .possible ? .began : .changed
    case .ended: if isLast { probe.state = probe.state == .possible ? .failed : .ended }
    case .cancelled: probe.state = .cancelled
    default: break
    }
  }

  func wasReset(_ probe: any Probe) {
    if !hasHeard { complaints.append("4.5 a reset without an attempt, or a second one") }
    hasHeard = false
    own = .possible
    attempts.append([])
  }

  func answer(
    _ question: ProbeQuestion,
    _ probe: any Probe,
    _ other: UIGestureRecognizer?
  ) -> Bool? { nil }
}
