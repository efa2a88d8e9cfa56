import TouchCore
import UIKit

/// Keeps the gestures that are recognized in an application, and the log of all decisions.
@MainActor
final class GestureWatch: GestureObserver {
  /// The gestures, in the order in which they began.
  private(set) var gestures: [SeenGesture] = []
  /// The locations that fingers could not touch.
  private(set) var problems: [FingerProblem] = []
  /// The log of all decisions since the watch began.
  let logger: GestureLogger
  /// The gestures that began and are not over, by the numbers of their recognizers in the log.
  private var open: [Int: Int] = [:]
  /// The controls that sent something: their names, and what each sent last.
  private var controls = WeakTable<UIControl, (name: String, last: UIControl.Event)>()

  /// How many recognizers there were when the watch began: they have the first numbers.
  let firstCount: Int

  init(_ recognizers: [UIGestureRecognizer]) {
    logger = GestureLogger(recognizers)
    firstCount = logger.log.recognizers.count
  }

  func note(_ problem: FingerProblem) { problems.append(problem) }

  /// Keeps what a control sent, as what a scene tells, without moves and without all but the first of values in a row.
  func note(_ events: UIControl.Event, of control: UIControl, at time: TouchTime) {
    let told = events.subtracting([.touchDragInside, .touchDragOutside])
    let before = controls[control]
    if told.isEmpty || told == .valueChanged && before?.last == told { return }
    let name = before?.name ?? ViewName(control).plain
    controls[control] = (name, told)
    let isSuccess = !told.isDisjoint(with: [.touchUpInside, .valueChanged])
    logger.take(
      GestureNote(
        time: time,
        gesture: name,
        event: "\(told)",
        role: isSuccess ? .success : .step
      )
    )
  }

  /// The name of a control that sent something.
  func name(of control: UIControl) -> String? { controls[control]?.name }

  func observe(_ decision: GestureDecision) {
    logger.observe(decision)
    if case .entered(let state) = decision.event, let recognizer = decision.recognizer {
      note(state, of: recognizer)
    }
  }

  private func note(_ state: GestureState, of recognizer: UIGestureRecognizer) {
    let number = logger.number(of: recognizer)
    switch state {
    case .possible, .failed: return
    case .began:
      open[number] = gestures.count
      gestures.append(seen(recognizer, .underWay))
    case .changed: update(recognizer, number, .underWay)
    case .ended:
      if open[number] == nil {
        gestures.append(seen(recognizer, .ended))
      } else {
        update(recognizer, number, .ended)
      }
      open[number] = nil
    case .cancelled:
      update(recognizer, number, .cancelled)
      open[number] = nil
    }
  }

  private func seen(
    _ recognizer: UIGestureRecognizer,
    _ outcome: SeenGesture.Outcome
  ) -> SeenGesture {
    SeenGesture(
      recognizer.nameOrKind,
      from: recognizer.location(in: nil),
      fingers: recognizer.numberOfTouches,
      outcome: outcome
    )
  }

  private func update(
    _ recognizer: UIGestureRecognizer,
    _ number: Int,
    _ outcome: SeenGesture.Outcome
  ) {
    guard let index = open[number] else { return }
    // A cancelled gesture's touches are gone: it was broken off where it was last.
    if outcome != .cancelled { gestures[index].end = .init(recognizer.location(in: nil)) }
    gestures[index].fingers = max(gestures[index].fingers, recognizer.numberOfTouches)
    gestures[index].outcome = outcome
  }
}
