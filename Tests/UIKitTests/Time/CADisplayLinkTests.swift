import Expectations
import Testing
import TouchCore

@testable import UIKit

@MainActor
private final class Target {
  var ticks: [Double] = []
  var spans: [Double] = []

  func tick(_ link: CADisplayLink) {
    ticks.append((link.timestamp * 1000).rounded())
    spans.append(((link.targetTimestamp - link.timestamp) * 1000).rounded())
    expectEqual(link.timestamp, CACurrentMediaTime())
  }
}

/// Hands a link's calls on to a target that it doesn't keep.
private final class WeakProxy: MessageForwarding {
  weak var target: Target?
  init(_ target: Target) { self.target = target }
  func forwardingTarget(for aSelector: Selector!) -> Any? { target }
}

/// Display links.
@MainActor
struct CADisplayLinkTests {
  /// Tests take turns on one application, each from its first line to its last.
  private func launch() -> UIApplication {
    UIApplication.launch(
      screen: CGSize(width: 100, height: 100),
      at: .seconds(10),
      framesPerSecond: 50
    )
  }
  private let target = Target()

  private func link() -> CADisplayLink {
    CADisplayLink(target: target, selector: Selector(Target.tick(_:)))
  }

  @Test("10.3 the clock stops at the end of what it can show: later times count as that one")
  func clockEnd() {
    let application = launch()
    let end = TouchTime.clock.upperBound
    application.advance(to: end - .milliseconds(50))
    let link = link()
    link.add(to: .main, forMode: .common)
    application.advance(to: .distantFuture)
    expectEqual(application.now, end)
    expectEqual(target.ticks.count, 3)
    // The link's next frame never comes.
    expectNil(application.nextDeadline)
    application.receive(TouchFrame(time: .distantFuture, contacts: []))
    expectEqual(application.now, end)
    let late = UIApplication.launch(screen: CGSize(width: 9, height: 9), at: .distantFuture)
    expectEqual(late.now, end)
    let early = UIApplication.launch(
      screen: CGSize(width: 9, height: 9),
      at: TouchTime(nanoseconds: .min)
    )
    expectEqual(early.now, TouchTime.clock.lowerBound)
    link.invalidate()
  }

  @Test("a link is called every so many frames where its interval says so, and nothing newer does")
  func frameInterval() {
    let application = launch()
    let link = link()
    link.frameInterval = 5
    link.add(to: .main, forMode: .common)
    application.advance(to: .seconds(10.3))
    expectEqual(target.ticks, [10_100, 10_200, 10_300])
    link.preferredFramesPerSecond = 50
    application.advance(to: .seconds(10.34))
    expectEqual(target.ticks.count, 5)
    link.invalidate()
  }

  @Test(
    "a link takes the rate in its range that comes nearest to the preferred one",
    arguments: [
      (Float(0), Float(0), Float?.none, 20.0), (10, 30, 25, 40), (10, 25, 17, 60),
      (20, 30, nil, 40), (5, 10, nil, 100), (80, 120, 100, 20), (26, 49, 30, 40), (5, 20, 40, 60),
      (0, 0, 10, 100), (0, 1, Float(1) / 60, 60_000), (0, 1, Float(1) / 600, 60_000),
    ]
  )
  func range(minimum: Float, maximum: Float, preferred: Float?, span: Double) {
    let application = launch()
    let link = link()
    link.preferredFrameRateRange = CAFrameRateRange(
      minimum: minimum,
      maximum: maximum,
      preferred: preferred
    )
    link.add(to: .main, forMode: .common)
    application.advance(to: .milliseconds(span > 1000 ? 130_000 : 10_200))
    expectEqual(target.spans.first, span)
  }

  @Test(
    "a link comes as often as it prefers, as whole frames allow, and no more often than the screen",
    arguments: [
      (0, 20.0), (-5, 20), (1, 1000), (5, 200), (24, 40), (25, 40), (33, 40), (34, 20), (50, 20),
      (60, 20), (500, 20),
    ]
  )
  func preferred(framesPerSecond: Int, span: Double) {
    let application = launch()
    let link = link()
    link.preferredFramesPerSecond = framesPerSecond
    link.add(to: .main, forMode: .common)
    application.advance(to: .seconds(12))
    expectEqual(target.spans.first, span)
    #expect(target.ticks.count >= 2 && target.ticks[1] - target.ticks[0] == span)
  }

  @Test("a range can change while the link runs, and the default leaves it to the screen")
  func changingRange() {
    let application = launch()
    let link = link()
    expectEqual(link.preferredFrameRateRange, .default)
    link.preferredFramesPerSecond = 10
    link.add(to: .main, forMode: .common)
    application.advance(to: .milliseconds(10_100))
    expectEqual(target.ticks, [10_100])
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 20, maximum: 50, preferred: 25)
    application.advance(to: .milliseconds(10_180))
    expectEqual(target.ticks, [10_100, 10_120, 10_160])
    link.preferredFrameRateRange = .default
    application.advance(to: .milliseconds(10_300))
    expectEqual(target.ticks.suffix(2), [10_200, 10_300])
  }

  @Test("a link is called on the screen's grid, whenever it was added")
  func grid() {
    let application = launch()
    application.advance(to: .milliseconds(10_005))
    let link = link()
    expectNil(application.nextDeadline)
    link.add(to: .main, forMode: .common)
    expectEqual(link.duration, 0)
    application.advance(to: .milliseconds(10_060))
    expectEqual(target.ticks, [10_020, 10_040, 10_060])
    expectEqual(target.spans, [20, 20, 20])
    expectEqual(link.duration, 0.02)
    #expect(application.isQuiet)
    link.invalidate()
    application.advance(to: .seconds(11))
    expectEqual(target.ticks.count, 3)
    expectNil(application.nextDeadline)
  }

  @Test("a frame at the current time is past: the link waits for the next one")
  func boundary() {
    let application = launch()
    let link = link()
    link.add(to: .main, forMode: .common)
    expectEqual(application.nextDeadline, .milliseconds(10_020))
  }

  @Test("a link can be paused")
  func pausing() {
    let application = launch()
    let link = link()
    link.add(to: .main, forMode: .default)
    link.isPaused = true
    application.advance(to: .milliseconds(10_030))
    #expect(target.ticks.isEmpty)
    link.isPaused = false
    application.advance(to: .milliseconds(10_050))
    expectEqual(target.ticks, [10_040])
    link.remove(from: .main, forMode: .default)
    expectNil(application.nextDeadline)
  }

  @Test("a slower link is called for every second or third frame")
  func slower() {
    let application = launch()
    let link = link()
    link.preferredFramesPerSecond = 25
    link.add(to: .main, forMode: .common)
    link.add(to: .main, forMode: .default)
    application.advance(to: .milliseconds(10_100))
    expectEqual(target.ticks, [10_040, 10_080])
    expectEqual(target.spans, [40, 40])
    link.preferredFramesPerSecond = 17
    application.advance(to: .milliseconds(10_200))
    expectEqual(target.ticks, [10_040, 10_080, 10_120, 10_180])
  }

  @Test("sixty frames take a second, without drift")
  func drift() {
    let application = UIApplication.launch(screen: CGSize(width: 1, height: 1))
    expectEqual(application.frameTime(60), .seconds(1))
    expectEqual(application.frameTime(1).nanoseconds, 16_666_666)
    expectEqual(application.frameTime(216_000), .seconds(3600))
    for frame in [Int64(0), 1, 59, 60, 1_000_003] {
      let time = application.frameTime(frame)
      expectEqual(application.frameIndex(after: time, stride: 1), frame + 1)
      expectEqual(application.frameIndex(after: time - .tick, stride: 1), frame)
    }
  }

  @Test("a valid link retains its target, not the application")
  func ownership() {
    _ = launch()
    var target: Target? = Target()
    let reference = Weak(target)
    let link = CADisplayLink(target: target!, selector: Selector(Target.tick(_:)))
    link.add(to: .main, forMode: .common)
    target = nil
    #expect(reference.object != nil)
    link.invalidate()
    expectNil(reference.object)
  }

  @Test("a link calls what its target forwards to, and nothing once that is gone")
  func forwarding() {
    let application = launch()
    var target: Target? = Target()
    let proxy = WeakProxy(target!)
    let link = CADisplayLink(target: proxy, selector: Selector(Target.tick(_:)))
    link.add(to: .main, forMode: .common)
    application.advance(to: application.now + .milliseconds(50))
    expectEqual(target?.ticks.count, 2)
    let reference = Weak(target)
    target = nil
    expectNil(reference.object)
    application.advance(to: application.now + .milliseconds(50))
    link.invalidate()
  }
}
