import TouchCore
import UIKit

// What is known of a failure beyond its decision: when its reason was decided, how near it had come, where its fingers
// had to go, and when a swipe that was too slow had gone far enough.
extension GestureLogger {
  /// Notes what a recognizer that fails can say beyond its reason; the failure is the log's last entry.
  func noteFailure(
    of recognizer: UIGestureRecognizer,
    because reason: GestureReason,
    at time: TouchTime
  ) {
    let entry = log.entries.count - 1
    var failure = GestureLog.Failure()
    if let decided = recognizer.time(ofExplained: reason), decided < time {
      failure.decided = decided
    }
    if case .measured(let kind, _, _) = reason { note(kind, of: recognizer, in: &failure) }
    if failure != GestureLog.Failure() { log.failures[entry] = failure }
    guard case .measured(.tooSlow, _, _) = reason,
      let swipe = recognizer as? UISwipeGestureRecognizer, let late = swipe.lateSwipe
    else { return }
    lateSwipes.append((late, entry))
  }

  /// Follows swipes that were too slow, until they have gone far enough.
  func follow(_ touch: UITouch, at time: TouchTime) {
    guard let sample = touch.sampleForObservers else { return }
    let isTaken = touch.phase == .cancelled
    for index in lateSwipes.indices.reversed() where lateSwipes[index].swipe.follows(sample) {
      if isTaken {
        lateSwipes.remove(at: index)
        continue
      }
      switch lateSwipes[index].swipe.moved(sample, at: time) {
      case .goesOn: if touch.phase == .ended { lateSwipes.remove(at: index) }
      case .over: lateSwipes.remove(at: index)
      case .reached(let reason):
        log.failures[lateSwipes[index].entry, default: GestureLog.Failure()].reached = reason
        lateSwipes.remove(at: index)
      }
    }
  }

  /// Notes what a recognizer knows of a measure that it failed by.
  private func note(
    _ kind: MeasureKind,
    of recognizer: UIGestureRecognizer,
    in failure: inout GestureLog.Failure
  ) {
    switch kind {
    case .travelled, .spread, .turned: failure.closest = recognizer.machineClosest
    case .backwards, .strayed:
      guard let swipe = recognizer as? UISwipeGestureRecognizer else { return }
      failure.course = .directions(SwipeDirections(rawValue: swipe.direction.rawValue))
    case .inwards:
      guard let pan = recognizer as? UIScreenEdgePanGestureRecognizer else { return }
      failure.course = .inwards(RectEdges(rawValue: pan.edges.rawValue))
    case .tooSlow, .gap:
      guard let press = recognizer as? UILongPressGestureRecognizer,
        press.numberOfTapsRequired > 0
      else { return }
      failure.tapsBeforePress = GestureLog.Failure.Taps(
        count: press.numberOfTapsRequired,
        touches: max(press.numberOfTouchesRequired, 1)
      )
    default: break
    }
  }
}
