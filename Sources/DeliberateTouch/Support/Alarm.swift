import TouchCore
import UIKit

/// Calls a closure at a time on UIKit's clock; one time is pending at most.
///
/// The closure is retained until then, or until the alarm is cancelled.
final class Alarm: UIResponder {
  private var timer: Timer?
  /// The pending time; nil if there is none.
  private(set) var moment: TouchTime?

  /// Sets the alarm to a time, or cancels it if that is nil; setting the pending time does nothing.
  func set(_ deadline: TouchTime?, _ body: @escaping (_ time: TouchTime) -> Void) {
    if deadline == moment { return }
    cancel()
    guard let deadline else { return }
    moment = deadline
    let relay = Relay(for: self) { alarm in
      alarm.moment = nil
      body(.seconds(CACurrentMediaTime()))
    }
    let next = Timer(
      timeInterval: max(deadline.seconds - CACurrentMediaTime(), 0),
      target: relay,
      selector: relay.action,
      userInfo: nil,
      repeats: false
    )
    timer = next
    // In every mode, so that it goes on while a scroll view tracks a finger.
    RunLoop.main.add(next, forMode: .common)
  }

  /// Cancels the alarm.
  func cancel() {
    timer?.invalidate()
    timer = nil
    moment = nil
  }
}
