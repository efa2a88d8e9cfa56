import TouchCore
public import UIKit

/// Writes a log of every decision that an application makes about gestures.
///
/// ```swift
/// let logger = GestureLogger()
/// application.gestureObserver = logger
/// // … touches …
/// let analysis = GestureAnalysis(logger.log)
/// ```
///
/// The logger keeps recognizers, touches and presses alive, so that no later object is taken for one of them.
/// A gesture that goes on costs no memory beyond its touches' paths: a run of it is one entry.
@MainActor
public final class GestureLogger: GestureObserver {
  /// The log so far.
  public private(set) var log = GestureLog()

  private var recognizers: [UIGestureRecognizer: Int] = [:]
  private var touches: [UITouch: Int] = [:]
  private var presses: [UIPress: Int] = [:]
  /// How many recognizers have a name.
  private var namesakes: [String: Int] = [:]
  /// The entry of each recognizer that goes on, as long as nothing else happens to it.
  private var following: [Int: Int] = [:]

  /// Creates an empty log.
  ///
  /// - Parameter recognizers: Those that get the first numbers; others get theirs with their first decision.
  public init(_ recognizers: [UIGestureRecognizer] = []) {
    for recognizer in recognizers { _ = number(of: recognizer) }
  }

  /// Logs a decision.
  public func observe(_ decision: GestureDecision) {
    log.end = max(log.end, decision.time)
    if case .touched(let touch) = decision.event { return note(touch, at: decision.time) }
    if case .pressed(let press) = decision.event { return note(press, at: decision.time) }
    let recognizer = decision.recognizer.map(number)
    if let recognizer, note(decision.event, of: recognizer, at: decision.time) { return }
    guard let event = event(decision.event) else { return }
    log.entries.append(
      GestureLog.Entry(time: decision.time, recognizer: recognizer, event: event)
    )
  }

  /// Logs what a scene told, except mere updates.
  public func take(_ note: GestureNote) {
    guard note.role != .update else { return }
    log.end = max(log.end, note.time)
    log.notes.append(note)
  }

  /// The number of a recognizer; a new one for a recognizer that has none yet.
  public func number(of recognizer: UIGestureRecognizer) -> Int {
    if let number = recognizers[recognizer] { return number }
    let number = log.recognizers.count
    recognizers[recognizer] = number
    let kind = "\(type(of: recognizer))"
    log.recognizers.append(
      GestureLog.Recognizer(
        name: uniqueName(recognizer.name ?? kind),
        kind: kind,
        view: recognizer.view.map { "\(type(of: $0))" }
      )
    )
    return number
  }

  /// The name with a number behind it where an earlier recognizer is called the same.
  private func uniqueName(_ name: String) -> String {
    var unique = name
    repeat {
      let count = namesakes[name, default: 0] + 1
      namesakes[name] = count
      unique = count == 1 ? name : "\(name) \(count)"
    } while log.recognizers.contains { $0.name == unique }
    return unique
  }

  // MARK: Touches

  private func number(of touch: UITouch) -> Int {
    if let number = touches[touch] { return number }
    let number = log.touches.count
    touches[touch] = number
    log.touches.append(GestureLog.Touch(path: [sample(of: touch)], outcome: nil))
    return number
  }

  private func note(_ touch: UITouch, at time: TouchTime) {
    // A pointer's touch begins anew with each click.
    if touch.phase == .began { touches[touch] = nil }
    let isNew = touches[touch] == nil
    let number = number(of: touch)
    if !isNew { log.touches[number].path.append(sample(of: touch)) }
    switch touch.phase {
    case .ended: log.touches[number].outcome = .ended
    case .cancelled:
      log.touches[number].outcome = .cancelled
      // A touch that is taken away was there until now, though it was measured long ago.
      let last = log.touches[number].path.count - 1
      log.touches[number].path[last].time = max(log.touches[number].last, time)
    case .began, .moved, .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }

  private func sample(of touch: UITouch) -> GestureLog.Sample {
    let place = touch.location(in: nil)
    let origin = touch.window?.frame.origin ?? .zero
    let maximum = Double(touch.maximumPossibleForce)
    return GestureLog.Sample(
      time: .seconds(touch.timestamp),
      place: Point(x: Double(place.x + origin.x), y: Double(place.y + origin.y)),
      force: maximum > 0 ? Double(touch.force) / maximum : nil,
      radius: touch.majorRadius > 0 ? Double(touch.majorRadius) : nil
    )
  }

  // MARK: Presses

  private func number(of press: UIPress) -> Int {
    if let number = presses[press] { return number }
    let number = log.presses.count
    presses[press] = number
    let time = TouchTime.seconds(press.timestamp)
    log.presses.append(
      GestureLog.Press(
        button: Press.Button(rawValue: press.type.rawValue) ?? .select,
        began: time,
        last: time
      )
    )
    return number
  }

  private func note(_ press: UIPress, at time: TouchTime) {
    let number = number(of: press)
    log.presses[number].last = .seconds(press.timestamp)
    switch press.phase {
    case .ended: log.presses[number].outcome = .ended
    case .cancelled: log.presses[number].outcome = .cancelled
    case .began, .changed, .stationary: break
    }
  }

  private func numbered(_ input: GestureDecision.Input) -> GestureLog.Input {
    switch input {
    case .touch(let touch): .touch(number(of: touch))
    case .press(let press): .press(number(of: press))
    case .scroll: .scroll
    }
  }

  // MARK: Events

  /// Folds what only goes on into one entry; says whether that was all there was to it.
  private func note(
    _ event: GestureDecision.Event,
    of recognizer: Int,
    at time: TouchTime
  ) -> Bool {
    switch event {
    case .wished(.changed, _, _), .sentAction(.changed, _): return true
    case .entered(.changed):
      if let place = following[recognizer],
        case .followed(let times, _) = log.entries[place].event
      {
        log.entries[place].event = .followed(times: times + 1, until: time)
      } else {
        following[recognizer] = log.entries.count
        log.entries.append(
          GestureLog.Entry(
            time: time,
            recognizer: recognizer,
            event: .followed(times: 1, until: time)
          )
        )
      }
      return true
    default:
      following[recognizer] = nil
      return false
    }
  }

  /// The event with numbers for objects; nil for what is no decision.
  private func event(_ event: GestureDecision.Event) -> GestureLog.Event? {
    switch event {
    case .touched, .pressed: nil
    case .received(let input): .received(numbered(input))
    case .refused(let input, let refuser): .refused(numbered(input), by: refuser)
    case .ignored(let input): .ignored(numbered(input))
    case .wished(let state, let reason, let others):
      .wished(state, because: reason, others: others)
    case .entered(let state): .entered(state)
    case .failed(let reason, let other): .failed(because: reason, other: other.map(number))
    case .withheld(let other): .withheld(for: number(of: other))
    case .released: .released
    case .requires(let other): .requires(number(of: other))
    case .requirementRefused(let other): .requirementRefused(number(of: other))
    case .reset: .reset
    case .asked(let question, let other, let respondent, let answer):
      .asked(question, other: other.map(number), of: respondent, answer: answer)
    case .sentAction(let state, let targets): .sentAction(state, targets: targets)
    case .cancelledInView(let input): .cancelledInView(numbered(input))
    case .delays(let input): .delays(numbered(input))
    case .letGo(let input): .letGo(numbered(input))
    }
  }
}
