import Expectations
import Testing
import TouchCore
import UIKit

/// Contacts whose end was lost on the way here.
@MainActor
final class LostContactTests {
  lazy var bench = Bench()

  @Test("a contact id that begins again without an end cancels the touch that was lost")
  func lostStream() {
    bench.down(1, 10, 10, at: 0)
    bench.down(1, 50, 50, at: 1)
    bench.up(1, at: 1.1)
    expectEqual(bench.take(), ["V b", "V c", "V b", "V e"])
  }

  @Test("within the silence of the constants, a second beginning is a move")
  func silence() {
    bench.application.gestureConstants.lostStreamSilence = .seconds(0.5)
    bench.down(1, 10, 10, at: 0)
    bench.down(1, 50, 50, at: 0.4)
    bench.down(1, 60, 50, at: 0.9)
    bench.up(1, at: 1)
    expectEqual(bench.take(), ["V b", "V m", "V c", "V b", "V e"])
  }
}
