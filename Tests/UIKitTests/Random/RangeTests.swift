import Expectations
import Foundation
import Testing
import UIKit

/// Random scroll views whose insets, sizes, frames and zoom change at every moment.
@Suite("Random ranges of scroll views") @MainActor
struct RangeTests {
  /// The number of runs, unless `TOUCHSTONE_RUNS` sets another.
  private static let runs: UInt64 = 2000
  /// The number of failures that are shrunk and shown.
  private static let shown = 2

  private static func number(_ variable: String) -> UInt64? {
    ProcessInfo.processInfo.environment[variable].flatMap { UInt64($0) }
  }

  private static var seeds: Range<UInt64> {
    if let seed = number("TOUCHSTONE_SEED") { return seed..<seed + 1 }
    return 0..<(number("TOUCHSTONE_RUNS") ?? runs)
  }

  // In a process of its own, which has a core to itself while the main actor of this one runs other tests.
  @Test(
    "8.16 content rests inside its range, moves at most once for a change, and each beginning has one end"
  )
  func invariants() async {
    await #expect(processExitsWith: .success) { @MainActor in Self.playAll() }
  }

  private static func playAll() {
    var failures: [UInt64] = []
    for seed in seeds {
      let script = RangeScript(seed: seed)
      let run = RangeRun(script)
      guard run.play() != nil else { continue }
      failures.append(seed)
      guard failures.count <= shown else { continue }
      let smallest = RangeShrinker.shrink(script, deeds: run.done)
      let last = RangeRun(smallest)
      let words = last.play() ?? "nothing"
      Issue.record(
        """
        seed \(seed): \(words)
        \(smallest.views)
        \(smallest.steps.map { "\($0.time): \($0.changes)" }.joined(separator: "\n"))
        \(last.lines.suffix(60).joined(separator: "\n"))
        """
      )
    }
    #expect(failures.isEmpty, "\(failures.count) runs failed: \(failures.prefix(10))")
  }

  @Test("8.16 the same seed gives the same calls")
  func same() {
    for seed in UInt64(0)..<20 {
      let (one, other) = (RangeRun(RangeScript(seed: seed)), RangeRun(RangeScript(seed: seed)))
      expectEqual(one.play(), other.play())
      expectEqual(one.lines, other.lines)
    }
  }
}

/// Leaves out steps and deeds while something is still wrong.
@MainActor
enum RangeShrinker {
  static func shrink(_ script: RangeScript, deeds: Set<Int>) -> RangeScript {
    var script = script
    script.deeds = script.deeds.filter { deeds.contains($0.key) }
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for call in script.deeds.keys.sorted() {
        var smaller = script
        smaller.deeds[call] = nil
        if RangeRun(smaller).play() != nil { (script, isSmaller) = (smaller, true) }
      }
      for index in script.timers.indices.reversed() {
        var smaller = script
        smaller.timers.remove(at: index)
        if RangeRun(smaller).play() != nil { (script, isSmaller) = (smaller, true) }
      }
      for index in script.steps.indices.reversed() {
        var smaller = script
        smaller.steps.remove(at: index)
        if RangeRun(smaller).play() != nil { (script, isSmaller) = (smaller, true) }
      }
    }
    return script
  }
}
