import Foundation
import Testing

@testable import UIKit

@Suite("Shortcuts", .serialized) @MainActor
struct ShortcutTests {
  /// The number of runs, unless `TOUCHSTONE_RUNS` sets another.
  private static var runs: UInt64 {
    ProcessInfo.processInfo.environment["TOUCHSTONE_RUNS"].flatMap { UInt64($0) } ?? 3_000
  }

  @Test("in every run, clients are told the same with the shortcuts and without")
  func sameTranscripts() {
    var calls = 0
    for seed in 0..<Self.runs {
      let script = RandomScript(seed: seed)
      let short = ShortcutRun.play(script, takesShortcuts: true)
      let general = ShortcutRun.play(script, takesShortcuts: false)
      let place = zip(short, general).enumerated().first { $1.0 != $1.1 }?.offset
      #expect(place == nil && short.count == general.count, "seed \(seed), line \(place ?? -1)")
      calls += short.count
    }
    #expect(calls > Int(Self.runs) * 5, "the worlds are too quiet to tell anything")
  }

  @Test("objects of built-in classes take the shortcuts, those of derived classes don't")
  func plainness() {
    final class Tap: UITapGestureRecognizer {}
    final class Window: UIWindow {}
    let application = UIApplication.launch(screen: CGSize(width: 400, height: 400))
    #expect(application.gestures.isApplicationPlain)
    #expect(UITapGestureRecognizer().isPlain && UIScreenEdgePanGestureRecognizer().isPlain)
    #expect(!Tap().isPlain && !UIGestureRecognizer().isPlain)
    #expect(UIWindow(frame: .zero).isPlain && !Window(frame: .zero).isPlain)
  }
}
