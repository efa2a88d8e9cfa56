import UIKit

/// Calls a closure every so often, also while a scroll view tracks a finger, until it answers false.
@MainActor
final class Reminder {
  private let interval: TimeInterval
  private let body: () -> Bool
  private var timer: Timer?

  init(every interval: TimeInterval, _ body: @escaping () -> Bool) {
    self.interval = interval
    self.body = body
  }

  /// Begins to call; does nothing if it does so already.
  func start() {
    if timer != nil { return }
    let next = Timer(timeInterval: interval, repeats: true) { [weak self] timer in
      let isWanted = MainActor.assumeIsolated { self?.remind() ?? false }
      if !isWanted { timer.invalidate() }
    }
    timer = next
    RunLoop.main.add(next, forMode: .common)
  }

  /// Calls no more.
  func stop() {
    timer?.invalidate()
    timer = nil
  }

  private func remind() -> Bool {
    let isWanted = body()
    if !isWanted { timer = nil }
    return isWanted
  }
}
