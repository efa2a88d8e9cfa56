import Expectations
import Testing
import TouchCore
import UIKit.UIGestureRecognizerSubclass

@testable import UIKit

/// Rule 4.3: machines whose gesture client code leads.
@MainActor
final class LedMachineTests {
  lazy var bench = Bench()

  /// Calls what is due by hand, ten times at most: a deadline that stays in the past would come for ever.
  private func firedDeadlines(until time: TouchTime) -> Int {
    let queue = bench.application.deadlines
    var count = 0
    while count < 10, let deadline = queue.popNext(dueAt: time) {
      queue.run(deadline)
      count += 1
    }
    return count
  }

  @Test("4.3 a tap or a swipe that its own code began waits for no deadline")
  func begun() throws {
    for recognizer in [HeldTap(), HeldSwipe()] as [UIGestureRecognizer] {
      bench.add(recognizer, "own")
      let start = bench.application.now.seconds + 1
      bench.down(1, 100, 100, at: start)
      expectEqual(recognizer.state, .began)
      try #require(firedDeadlines(until: .seconds(start + 5)) == 0)
      bench.up(1, at: start + 6)
      expectEqual(recognizer.state, .possible)
      bench.v.removeGestureRecognizer(recognizer)
    }
  }

  @Test("4.3 a tap that client code begins between two events has its deadline once at most")
  func begunLater() throws {
    let tap = bench.add(UITapGestureRecognizer(), "tap")
    bench.down(1, 100, 100, at: 0)
    tap.state = .began
    try #require(firedDeadlines(until: .seconds(5)) <= 1)
    expectEqual(tap.state, .began)
    bench.up(1, at: 6)
    expectEqual(bench.take().filter { $0.hasPrefix("tap!") }.last, "tap!ended")
  }
}
