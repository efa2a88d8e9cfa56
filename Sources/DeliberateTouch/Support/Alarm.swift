import TouchCore
import UIKit

/// Calls something at a moment on UIKit's clock; one moment at a time.
///
/// What is called is kept alive until then, or until the alarm is switched off.
final class Alarm: UIResponder {
  private var timer: Timer?
  /// What the alarm is set to; nil while it is off.
  private(set) var moment: TouchTime?

  /// Sets the alarm to a moment, or switches it off where there is none; the same moment changes nothing.
  func set(_ deadline: TouchTime?, _ body: @escaping (_ time: TouchTime) -> Void) {
    if deadline == moment { return }
    cancel()
    guard let deadline else { return }
    moment = deadline
    let relay = Relay { [unowned(unsafe) self] in
      // The moment was awaited by this very timer, so that `self` is there.
      moment = nil
      timer = nil
      body(.seconds(CACurrentMediaTime()))
    }
    timer = Timer.scheduledTimer(
      timeInterval: max(deadline.seconds - CACurrentMediaTime(), 0),
      target: relay,
      selector: relay.action,
      userInfo: nil,
      repeats: false
    )
  }

  /// Switches the alarm off.
  func cancel() {
    timer?.invalidate()
    timer = nil
    moment = nil
  }
}
