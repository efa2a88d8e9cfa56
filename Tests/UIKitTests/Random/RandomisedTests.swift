import Expectations
import Foundation
import Testing

@testable import UIKit

@Suite("Random trees, random fingers, random clients") @MainActor
struct RandomisedTests {
  /// The number of runs, unless `TOUCHSTONE_RUNS` sets another.
  private static let runs: UInt64 = 20_000
  /// The number of failures that are shrunk and shown.
  private static let shown = 3

  private static func number(_ variable: String) -> UInt64? {
    ProcessInfo.processInfo.environment[variable].flatMap { UInt64($0) }
  }

  /// The seeds to play: the requested number, or the one that `TOUCHSTONE_SEED` names.
  private static var seeds: Range<UInt64> {
    if let seed = number("TOUCHSTONE_SEED") { return seed..<seed + 1 }
    return 0..<(number("TOUCHSTONE_RUNS") ?? runs)
  }

  // In a process of its own: its handlers of signals concern nothing else, and it has a core to itself while
  // the main actor of this process runs other tests.
  @Test("in every run, the invariants hold")
  func invariants() async {
    await #expect(processExitsWith: .success) { @MainActor in Self.playAll() }
  }

  private static func playAll() {
    LastWords.prepare()
    defer { LastWords.finish() }
    var failures: [String: [UInt64]] = [:]
    for seed in seeds {
      LastWords.note(seed)
      let script = RandomScript(seed: seed)
      let outcome = RandomRun.play(script)
      guard let violation = outcome.violation else { continue }
      failures[violation.rule, default: []].append(seed)
      if failures.count <= shown, failures[violation.rule]?.count == 1 {
        let smallest = Shrinker.shrink(script, outcome)
        Issue.record("\(Picture(script: smallest, outcome: RandomRun.play(smallest)))")
      }
    }
    #expect(failures.mapValues { "\($0.count) times: \($0.prefix(5))" }.isEmpty)
  }

  @Test("the same seed gives the same transcript")
  func determinism() {
    for seed in Self.seeds where seed % 50 == 0 {
      let first = RandomRun.play(RandomScript(seed: seed))
      let second = RandomRun.play(RandomScript(seed: seed))
      expectEqual(first.transcript, second.transcript, "seed \(seed)")
      expectEqual(first.violation, second.violation, "seed \(seed)")
    }
  }
}
