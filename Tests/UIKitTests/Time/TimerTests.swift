import Expectations
import Foundation
import Testing
import TouchCore

@testable import UIKit

private typealias Timer = UIKit.Timer

@MainActor
private final class Target {
  var fired: [Double] = []

  func tick(_ timer: UIKit.Timer) { fired.append(UIApplication.shared.now.seconds) }
}

/// Timers.
@MainActor
struct TimerTests {
  /// Tests take turns on one application, each from its first line to its last.
  private func launch() -> UIApplication {
    UIApplication.launch(screen: CGSize(width: 100, height: 100))
  }

  @Test("what another application may take over is kept for one turn")
  func earlyStarts() {
    let application = launch()
    application.endsWithWindows = true
    let window = UIWindow()
    window.isHidden = false
    for turn in 1...3 {
      for _ in 0..<2 { Timer.scheduledTimer(withTimeInterval: 9, repeats: false) { _ in } }
      expectEqual(application.earlyStarts.count, 2)
      application.advance(to: .seconds(Double(turn)))
    }
    let other = launch()
    var late = 0
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in late += 1 }
    other.advance(to: .seconds(20))
    #expect(late == 1 && !application.isQuiet && other.isQuiet)
    withExtendedLifetime(window) {}
  }

  @Test("10.3 due timers run in the order of deadlines, each at its own time")
  func order() {
    let application = launch()
    var lines: [String] = []
    func schedule(_ name: String, _ seconds: Double) {
      Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in
        lines.append("\(name) \(application.now.seconds) \(CACurrentMediaTime())")
      }
    }
    schedule("c", 0.3)
    schedule("a", 0.1)
    schedule("b1", 0.2)
    schedule("b2", 0.2)
    expectEqual(application.nextDeadline, .milliseconds(100))
    application.advance(to: .milliseconds(200) - .tick)
    expectEqual(lines, ["a 0.1 0.1"])
    application.advance(to: .milliseconds(200))
    expectEqual(lines, ["a 0.1 0.1", "b1 0.2 0.2", "b2 0.2 0.2"])
    application.advance(to: .seconds(1))
    expectEqual(lines.last, "c 0.3 0.3")
    expectEqual(application.now, .seconds(1))
    expectNil(application.nextDeadline)
  }

  @Test("10.3 a timer created by a timer runs in the same turn if it is due")
  func nested() {
    let application = launch()
    var times: [Double] = []
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
      Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
        times.append(application.now.seconds)
      }
    }
    application.advance(to: .seconds(1))
    expectEqual(times, [0.2])
  }

  @Test("the clock never runs backwards, and doesn't advance inside itself")
  func reentrancy() {
    let application = launch()
    var seen: [TouchTime] = []
    for seconds in [0.1, 0.2] {
      Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in
        application.advance(to: .seconds(5))
        seen.append(application.now)
      }
    }
    application.advance(to: .seconds(1))
    expectEqual(seen, [.milliseconds(100), .milliseconds(200)])
    application.advance(to: .milliseconds(500))
    expectEqual(application.now, .seconds(1))
  }

  @Test("a repeating timer keeps its phase")
  func repeating() {
    let application = launch()
    let target = Target()
    let timer = Timer.scheduledTimer(
      timeInterval: 0.1,
      target: target,
      selector: Selector(Target.tick(_:)),
      userInfo: "note",
      repeats: true
    )
    application.advance(to: .milliseconds(150))
    timer.fire()
    application.advance(to: .milliseconds(350))
    expectEqual(target.fired, [0.1, 0.15, 0.2, 0.3])
    expectEqual(timer.timeInterval, 0.1)
    expectEqual(timer.userInfo as? String, "note")
    #expect(timer.isValid)
    timer.invalidate()
    timer.invalidate()
    application.advance(to: .seconds(2))
    timer.fire()
    expectEqual(target.fired.count, 4)
    expectNil(application.nextDeadline)
  }

  @Test("an invalidated timer releases its target and what it was given", arguments: [true, false])
  func releases(repeats: Bool) {
    let application = launch()
    weak var target: Target?
    weak var note: Target?
    let timer: Timer = {
      let (aTarget, aNote) = (Target(), Target())
      (target, note) = (aTarget, aNote)
      return Timer.scheduledTimer(
        timeInterval: 0.1,
        target: aTarget,
        selector: Selector(Target.tick(_:)),
        userInfo: aNote,
        repeats: repeats
      )
    }()
    #expect(target != nil && note != nil)
    if repeats { timer.invalidate() } else { application.advance(to: .seconds(1)) }
    #expect(!timer.isValid)
    #expect(target == nil && note == nil)
    expectNil(timer.userInfo)
  }

  @Test("a timer that doesn't repeat fires once")
  func single() {
    let application = launch()
    var count = 0
    let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { timer in
      count += 1
      #expect(timer.isValid)
    }
    expectEqual(timer.timeInterval, 0)
    timer.fire()
    #expect(!timer.isValid)
    application.advance(to: .seconds(1))
    expectEqual(count, 1)
  }

  @Test("while a timer that doesn't repeat calls, nothing is due any more")
  func singleIsOver() {
    let application = launch()
    var due: [TouchTime?] = []
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
      due.append(application.nextDeadline)
    }
    application.advance(to: .seconds(1))
    expectEqual(due, [nil])
  }

  @Test("10.3 a repeating timer is due again, a span later, while it calls")
  func repeatingIsDue() {
    let application = launch()
    var due: [TouchTime?] = []
    let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
      due.append(application.nextDeadline)
    }
    application.advance(to: .milliseconds(250))
    expectEqual(due, [.milliseconds(200), .milliseconds(300)])
    timer.invalidate()
  }

  @Test("an interval of zero means a tenth of a millisecond", arguments: [0, -1])
  func shortest(interval: Double) {
    let application = launch()
    let timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in }
    expectEqual(timer.timeInterval, 0.0001)
    expectEqual(application.nextDeadline, TouchTime(nanoseconds: 100_000))
  }

  @Test("a fire date pauses a timer, and lets it go on from there at its interval")
  func fireDate() {
    let application = launch()
    var fired: [Double] = []
    let timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in
      fired.append(application.now.seconds)
    }
    #expect((timer.fireDate.timeIntervalSinceNow - 2).magnitude < 1)
    timer.fireDate = .distantFuture
    application.advance(to: .seconds(10))
    #expect(fired.isEmpty)
    timer.fireDate = Date(timeIntervalSinceNow: 1.5)
    application.advance(to: .seconds(14))
    expectEqual(fired, [11.5, 13.5])
    timer.fireDate = .distantPast
    application.advance(to: .seconds(15))
    expectEqual(fired, [11.5, 13.5, 14.0001])
    timer.invalidate()
    timer.fireDate = .distantFuture
    expectEqual(timer.fireDate, .distantPast)
    let late = Timer(timeInterval: 5, repeats: false) { _ in fired.append(0) }
    late.fireDate = Date(timeIntervalSinceNow: 1)
    RunLoop.main.add(late, forMode: .common)
    application.advance(to: .seconds(16))
    expectEqual(fired.last, 0)
  }

  @Test("a timer starts when it is added to the run loop")
  func unscheduled() {
    let application = launch()
    var count = 0
    let timer = Timer(timeInterval: 0.1, repeats: false) { _ in count += 1 }
    expectNil(application.nextDeadline)
    application.advance(to: .seconds(1))
    RunLoop.main.add(timer, forMode: .common)
    RunLoop.main.add(timer, forMode: .default)
    expectEqual(application.nextDeadline, .milliseconds(1100))
    application.advance(to: .seconds(2))
    expectEqual(count, 1)
  }

  @Test("a waiting timer retains its target, an invalid one doesn't")
  func ownership() {
    _ = launch()
    var target: Target? = Target()
    let reference = Weak(target)
    let timer = Timer.scheduledTimer(
      timeInterval: 1,
      target: target!,
      selector: Selector(Target.tick(_:)),
      userInfo: nil,
      repeats: true
    )
    target = nil
    #expect(reference.object != nil)
    timer.invalidate()
    expectNil(reference.object)
  }

  @Test("a deallocated application releases what waited on its clock")
  func gone() {
    _ = launch()
    var target: Target? = Target()
    let reference = Weak(target)
    Timer.scheduledTimer(
      timeInterval: 1,
      target: target!,
      selector: Selector(Target.tick(_:)),
      userInfo: nil,
      repeats: true
    )
    CADisplayLink(target: target!, selector: Selector(Target.tick(_:)))
      .add(to: .main, forMode: .common)
    target = nil
    #expect(reference.object != nil)
    _ = launch()
    expectNil(reference.object)
  }

  @Test("a timer may invalidate itself or another one")
  func invalidation() {
    let application = launch()
    var lines: [String] = []
    let second = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { _ in
      lines.append("second")
    }
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
      lines.append("first")
      second.invalidate()
      timer.invalidate()
    }
    application.advance(to: .seconds(1))
    expectEqual(lines, ["first"])
  }

  @Test("repeating timers alone don't keep the application busy")
  func quiet() {
    let application = launch()
    #expect(application.isQuiet)
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in }
    #expect(application.isQuiet)
    #expect(application.nextDeadline != nil)
    Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in }
    #expect(!application.isQuiet)
    application.advance(to: .seconds(1))
    #expect(application.isQuiet)
  }

  @Test("timers of an application that was replaced don't run")
  func replaced() {
    _ = launch()
    var count = 0
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in count += 1 }
    let fresh = UIApplication.launch(screen: CGSize(width: 1, height: 1))
    fresh.advance(to: .seconds(1))
    expectEqual(count, 0)
  }

  @Test("advancing to the maximum time ends")
  func distantFuture() {
    let application = launch()
    var count = 0
    Timer.scheduledTimer(withTimeInterval: 1e300, repeats: true) { _ in count += 1 }
    application.advance(to: .distantFuture)
    expectEqual(count, 1)
  }
}

/// The queue of deadlines.
@MainActor
struct DeadlineQueueTests {
  @Test("any schedule runs in order, whatever is cancelled or moved", arguments: 0..<20)
  func sorted(seed: UInt64) {
    var dice = Dice(seed: seed)
    let queue = DeadlineQueue()
    var expected: [(time: Int64, order: Int)] = []
    var pending: [DeadlineQueue.Deadline] = []
    var out: [Int64] = []
    for order in 0..<200 {
      let time = Int64.random(in: 0..<50, using: &dice)
      pending.append(queue.schedule(at: .milliseconds(time), action: { out.append(time) }))
      expected.append((time, order))
    }
    for index in (0..<200).reversed() where Bool.random(using: &dice) {
      queue.cancel(pending[index])
      expected.remove(at: index)
    }
    while let next = queue.popNext(dueAt: .distantFuture) { queue.run(next) }
    expectEqual(out, expected.sorted { ($0.time, $0.order) < ($1.time, $1.order) }.map(\.time))
    #expect(queue.hasOnlyRecurring)
  }

  @Test("a moved deadline comes after those that had its time before")
  func moved() {
    let queue = DeadlineQueue()
    var out: [String] = []
    let first = queue.schedule(at: .seconds(1), action: { out.append("first") })
    queue.schedule(at: .seconds(2), action: { out.append("second") })
    queue.reschedule(first, at: .seconds(2))
    expectEqual(queue.next?.time, .seconds(2))
    while let next = queue.popNext(dueAt: .seconds(2)) { queue.run(next) }
    expectEqual(out, ["second", "first"])
    queue.reschedule(first, at: .seconds(3))
    expectNil(queue.next)
  }
}
