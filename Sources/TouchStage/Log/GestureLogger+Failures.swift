import TouchCore
import UIKit

// What is known of a failure beyond its decision: when its reason was decided, and when a swipe that was too slow had
// gone far enough.
extension GestureLogger {
  /// Notes what a recognizer that fails can say beyond its reason; the failure is the log's last entry.
  func noteFailure(
    of recognizer: UIGestureRecognizer,
    because reason: GestureReason,
    at time: TouchTime
  ) {
    let entry = log.entries.count - 1
    if let decided = recognizer.time(ofExplained: reason), decided < time {
      log.failures[entry] = GestureLog.Failure(decided: decided)
    }
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
}
