import Expectations
import Testing
import TouchCore
import UIKit

/// Many requirements.
@MainActor
struct RequirementTests {
  @Test("4.23 forty recognizers that each require all earlier ones are searched at once")
  func dense() {
    let bench = Bench()
    var taps: [UITapGestureRecognizer] = []
    for index in 0..<40 {
      let tap = bench.add(UITapGestureRecognizer(), "tap\(index)")
      for other in taps { tap.require(toFail: other) }
      taps.append(tap)
    }
    var lines: [String] = []
    bench.application.onLog = { lines.append($0) }
    taps[0].require(toFail: taps[39])
    expectEqual(lines.count, 1)
    bench.tap(at: 0)
    expectEqual(bench.take(), ["V b", "tap0!ended", "V c"])
  }
}
