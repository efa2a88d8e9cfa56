import Foundation
import Testing
import TouchCore

@testable import UIKit

@Suite("Shortcuts", .serialized) @MainActor
struct ShortcutTests {
  /// The number of runs, unless `TOUCHSTONE_RUNS` sets another.
  private static var runs: UInt64 {
    ProcessInfo.processInfo.environment["TOUCHSTONE_RUNS"].flatMap { UInt64($0) } ?? 3_000
  }

  // In a process of its own, which has a core to itself while the main actor of this one runs other tests.
  @Test("in every run, clients are told the same with the shortcuts and without")
  func sameTranscripts() async {
    await #expect(processExitsWith: .success) { @MainActor in Self.playAll() }
  }

  private static func playAll() {
    var calls = 0
    for seed in 0..<runs {
      let script = RandomScript(seed: seed)
      let short = ShortcutRun.play(script, takesShortcuts: true)
      let general = ShortcutRun.play(script, takesShortcuts: false)
      let place = zip(short, general).enumerated().first { $1.0 != $1.1 }?.offset
      #expect(place == nil && short.count == general.count, "seed \(seed), line \(place ?? -1)")
      calls += short.count
    }
    #expect(calls > Int(runs) * 5, "the worlds are too quiet to tell anything")
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

  @Test(
    "1.7 a location and a displacement are converted alike with the shortcuts and without, whatever the views are"
  )
  func readings() {
    var dice = Dice(seed: 7)
    let application = UIApplication.launch(screen: CGSize(width: 400, height: 400))
    for run in 0..<400 {
      let window = UIWindow(frame: CGRect(x: run % 3, y: 5, width: 400, height: 400))
      let root = run % 4 == 0 ? UIView(frame: CGRect(x: 3, y: 4, width: 50, height: 50)) : window
      var view = root
      for _ in 0..<(1 + Int.random(in: 0..<6, using: &dice)) {
        let child = UIView(
          frame: CGRect(x: number(&dice), y: number(&dice), width: 70.5, height: 31)
        )
        child.bounds.origin = CGPoint(x: number(&dice), y: number(&dice))
        if Int.random(in: 0..<3, using: &dice) == 0 {
          child.layer.anchorPoint = CGPoint(x: 0.1, y: 0.8)
        }
        switch Int.random(in: 0..<12, using: &dice) {
        case 0: child.transform = CGAffineTransform(rotationAngle: 0.4)
        case 1: child.transform = CGAffineTransform(scaleX: 2, y: 0.5)
        default: break
        }
        view.addSubview(child)
        view = child
      }
      let pan = UIPanGestureRecognizer()
      pan.attempt.location = CGPoint(x: number(&dice), y: number(&dice))
      let travel = Vector(dx: Double(number(&dice)), dy: Double(number(&dice)))
      let touch = UITouch()
      touch.current.location = pan.attempt.location
      touch.ownWindow = run % 5 == 0 ? nil : run % 7 == 0 ? UIWindow(frame: .zero) : window
      func readings() -> [CGPoint] {
        [
          pan.location(in: view), pan.location(in: nil), touch.location(in: view),
          pan.convertFromWindow(travel, to: view), pan.convertFromWindow(travel, to: nil),
        ]
      }
      Shortcuts.areTaken = false
      let general = readings()
      Shortcuts.areTaken = true
      for (short, long) in zip(readings(), general) {
        #expect(abs(short.x - long.x) < 1e-9 && abs(short.y - long.y) < 1e-9, "run \(run)")
      }
    }
    withExtendedLifetime(application) {}
  }

  private func number(_ dice: inout Dice) -> CGFloat {
    CGFloat(Int.random(in: 0..<2000, using: &dice)) / 7 - 100
  }
}
