import TouchCore
import UIKit

/// A recognizer that is alone with one finger at a time: its machine says what becomes of the finger's path.
///
/// Others that wait for it, or are prevented by it, would decide otherwise, and what fingers that touch together
/// come to depends on how they are delivered. Without them a recognizer is its machine, and a recording that was
/// replayed once is enough for every value of every threshold.
struct LoneRecognizer {
  private let name: String
  private var machine: any GestureMachine
  private var isOver = false
  /// The fingers of the attempt.
  private var contacts: [Int] = []
  private var recognitions: [ReplayedTouches.Recognition] = []

  /// Takes a recognizer's properties; nil for one that isn't a tap, a long press, a pan or a swipe, and for one
  /// of a client's class.
  @MainActor
  init?(_ recognizer: UIGestureRecognizer) {
    guard let name = recognizer.name, let thresholds = recognizer.thresholds else { return nil }
    self.name = name
    let kind = type(of: recognizer)
    if kind == UITapGestureRecognizer.self, let tap = recognizer as? UITapGestureRecognizer {
      machine = TapMachine(
        configuration: TapMachine.Configuration(
          numberOfTapsRequired: tap.numberOfTapsRequired,
          numberOfTouchesRequired: tap.numberOfTouchesRequired
        ),
        thresholds: thresholds
      )
    } else if kind == UILongPressGestureRecognizer.self,
      let press = recognizer as? UILongPressGestureRecognizer
    {
      machine = LongPressMachine(
        configuration: LongPressMachine.Configuration(
          numberOfTapsRequired: press.numberOfTapsRequired,
          numberOfTouchesRequired: press.numberOfTouchesRequired,
          minimumPressDuration: .seconds(press.minimumPressDuration),
          allowableMovement: Double(press.allowableMovement)
        ),
        thresholds: thresholds
      )
    } else if kind == UIPanGestureRecognizer.self, let pan = recognizer as? UIPanGestureRecognizer {
      machine = PanMachine(
        configuration: PanMachine.Configuration(
          minimumNumberOfTouches: pan.minimumNumberOfTouches,
          maximumNumberOfTouches: pan.maximumNumberOfTouches
        ),
        thresholds: thresholds
      )
    } else if kind == UISwipeGestureRecognizer.self,
      let swipe = recognizer as? UISwipeGestureRecognizer
    {
      machine = SwipeMachine(
        configuration: SwipeMachine.Configuration(
          direction: SwipeDirections(rawValue: swipe.direction.rawValue),
          numberOfTouchesRequired: swipe.numberOfTouchesRequired
        ),
        thresholds: thresholds
      )
    } else {
      return nil
    }
  }

  /// What is recognized in a replay's fingers.
  ///
  /// - Precondition: The trail has no problem.
  consuming func recognitions(in trail: FingerTrail) -> [ReplayedTouches.Recognition] {
    for (index, finger) in trail.fingers.enumerated() {
      for sample in finger { take(sample, of: index) }
    }
    return recognitions
  }

  private mutating func take(_ sample: FingerTrail.Sample, of index: Int) {
    let time = sample.time
    // Timers run before touches (rule 10.3). Each of the machines has recognized or failed behind its deadline: there
    // is one at most between two samples.
    if !isOver, let due = machine.deadline, due <= time {
      follow(machine.deadlinePassed(at: due), at: due)
    }
    let samples = [sample.contact]
    switch sample.phase {
    case .began:
      // What was over before was over without a finger down: the attempt is a new one.
      if isOver { beginAnew() }
      contacts.append(index)
      follow(machine.began(samples, at: time), at: time)
    case .moved:
      if !isOver { follow(machine.moved(samples, at: time), at: time) }
    case .ended, .cancelled:
      if !isOver {
        let isLift = sample.phase == .ended
        follow(
          isLift ? machine.ended(samples, at: time) : machine.cancelled(samples, at: time),
          at: time
        )
      }
      if isOver { beginAnew() }
    case .regionEntered, .regionMoved, .regionExited: break
    }
  }

  private mutating func follow(_ answer: GestureAnswer, at time: TouchTime) {
    switch answer.wish {
    case .began: recognize(at: time)
    case .ended:
      // A gesture that goes on was recognized when it began.
      if recognitions.last?.contacts != contacts { recognize(at: time) }
      isOver = true
    case .failed, .cancelled: isOver = true
    case nil, .possible, .changed: break
    }
  }

  private mutating func recognize(at time: TouchTime) {
    recognitions.append(
      ReplayedTouches.Recognition(
        recognizer: name,
        time: time,
        decided: time,
        contacts: contacts
      )
    )
  }

  private mutating func beginAnew() {
    machine.reset()
    isOver = false
    contacts = []
  }
}
