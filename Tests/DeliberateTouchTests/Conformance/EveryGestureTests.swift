import DeliberateTouch
import Expectations
import Testing
import TouchCore
import UIKit

/// Every deliberate gesture and control, disturbed at every moment of its course and on both sides
/// of its timers' edges: what began ends once, nothing is left behind, and it works afterwards.
@MainActor
struct EveryGestureTests {
  /// What happens in the middle of a gesture.
  enum Interference: CaseIterable {
    /// The system cancels all touches.
    case cancel
    /// A second finger comes and stays.
    case secondFinger
    /// A second finger comes and goes within 30 ms.
    case rollover
    /// The view of the gesture is removed.
    case viewRemoved
    /// The screen turns.
    case turned
    /// Force is switched off.
    case traits
    /// The gesture is switched off and on.
    case disabled
  }

  private func interfere(_ interference: Interference, _ course: Course) {
    let bench = course.bench
    let now = bench.application.now.seconds
    switch interference {
    case .cancel: bench.interrupt(at: now)
    case .secondFinger: bench.play(.down(8, 60, 60), at: now)
    case .rollover:
      bench.play(.down(8, 190, 310), at: now + 0.001)
      bench.play(.up(8), at: now + 0.03)
    case .viewRemoved: bench.view.removeFromSuperview()
    case .turned:
      bench.window.frame = CGRect(x: 0, y: 0, width: 800, height: 400)
      bench.view.frame = bench.window.bounds
    case .disabled:
      course.setEnabled(false)
      course.setEnabled(true)
    case .traits:
      bench.application.replaceTraits(with: UITraitCollection(forceTouchCapability: .unavailable))
    }
  }

  private func restore(_ bench: Bench, _ traits: UITraitCollection) {
    bench.window.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    bench.view.frame = bench.window.bounds
    bench.application.replaceTraits(with: traits)
    if bench.view.superview == nil { bench.window.addSubview(bench.view) }
    bench.window.layoutIfNeeded()
  }

  @Test(
    "Deliberate gestures 6 each gesture does what it is meant to do, twice in a row",
    arguments: Subject.allCases
  )
  func undisturbed(_ subject: Subject) {
    let course = subject.course()
    for start in [0.0, 20] {
      course.play(from: start)
      course.bench.wait(until: start + 10)
      expectEqual(course.bench.take(), course.expected, "\(subject) from \(start)")
      #expect(course.isClean(), "\(subject) from \(start)")
    }
    expectNil(course.bench.application.nextDeadline)
  }

  @Test(
    "Deliberate gestures 6 disturbed at any moment, what began ends once, and it works afterwards",
    arguments: Subject.allCases,
    Interference.allCases
  )
  func everyMoment(_ subject: Subject, _ interference: Interference) {
    let plain = subject.course()
    let times = plain.steps.map(\.time)
    let between = zip(times, times.dropFirst()).map { ($0 + $1) / 2 }
    let edges = plain.edges.flatMap { [$0 - 0.001, $0, $0 + 0.001] }
    for moment in times.map({ $0 + 0.0005 }) + between + edges {
      // A finger that comes after the course is a gesture of its own.
      if interference == .secondFinger, moment > times.last ?? 0 { continue }
      let course = subject.course()
      let bench = course.bench
      let traits = bench.view.traitCollection
      let note = "\(subject), \(interference) at \(moment)"
      course.play(from: 0, at: moment) { interfere(interference, course) }
      bench.wait(until: 6)
      bench.interrupt(at: 6)
      bench.wait(until: 12)
      let log = bench.take()
      let begun = log.count { course.begins.contains($0) }
      let ended = log.count { course.ends.contains($0) }
      #expect(begun == ended || course.begins.isEmpty, "\(note): \(log)")
      restore(bench, traits)
      bench.wait(until: 19)
      expectNil(bench.application.nextDeadline, "\(note)")
      #expect(course.isClean(), "\(note): \(log)")
      _ = bench.take()
      course.play(from: 20)
      bench.wait(until: 30)
      expectEqual(bench.take(), course.expected, "\(note), afterwards")
    }
  }
}
