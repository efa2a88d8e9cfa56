import Expectations
import MachineTesting
import Testing
import TouchCore

@testable import DeliberateTouch

struct SwipeTrackerTests {
  private func swipe(
    _ way: [(Double, Double)],
    over span: Int64 = 300,
    _ configuration: SwipeTracker.Configuration = .init()
  ) -> (SwipeDirection?, GestureAnswer) {
    var watch = SwipeTracker(configuration: configuration)
    watch.began(at: Point(x: 200, y: 400), time: ms(1000))
    for (x, y) in way { watch.moved(to: Point(x: 200 + x, y: 400 + y)) }
    let end = way.last ?? (0, 0)
    let answer = watch.ended(at: Point(x: 200 + end.0, y: 400 + end.1), time: ms(1000 + span))
    #expect(!watch.isWatching)
    expectEqual((watch.direction != nil), (answer.wish == .ended))
    return (watch.direction, answer)
  }

  @Test("Deliberate gestures 3 a travel of more than 100 points is a swipe, one of 100 isn't")
  func travel() {
    expectEqual(swipe([(100.1, 0)]).0, .right)
    expectEqual(swipe([(-100.1, 0)]).0, .left)
    expectEqual(swipe([(0, 100.1)]).0, .down)
    expectEqual(swipe([(0, -100.1)]).0, .up)
    for way in [(100.0, 0.0), (-100, 0), (0, 100), (0, -100)] {
      let (direction, answer) = swipe([way])
      expectNil(direction)
      expectEqual(answer, .init(.failed, .measured(.travelledBeyond, 100, limit: 100)))
      expectEqual(answer.reason.measure?.isKept, false)
    }
  }

  @Test("Deliberate gestures 3 at most 48 points beside the line at any time")
  func stray() {
    expectEqual(swipe([(60, 48), (150, 0)]).0, .right)
    expectEqual(swipe([(60, -48), (150, 48)]).0, .right)
    expectEqual(swipe([(48, 60), (0, -150)]).0, .up)
    for way in [[(60.0, 48.1), (150.0, 0.0)], [(60, -48.1), (150, 0)], [(150, 48.1)]] {
      #expect(swipe(way).1.says(.failed, 48.1, 48))
    }
    expectNil(swipe([(48.1, 60), (0, -150)]).0)
    expectNil(swipe([(150, 150)]).0)
  }

  @Test("Deliberate gestures 3 a slow swipe counts, and a reversal at the end doesn't reverse it")
  func slow() {
    expectEqual(swipe([(150, 0)], over: 60_000).0, .right)
    expectEqual(swipe([(150, 0), (120, 0)]).0, .right)
    expectEqual(swipe([(-30, 0), (130, 0)]).0, .right)
    expectNil(swipe([(150, 0), (90, 0)]).0, "what counts is where it ends")
  }

  @Test("Deliberate gestures 3 a minimum speed, if one is set")
  func speed() {
    let configuration = SwipeTracker.Configuration(minimumSpeed: 500)
    expectEqual(swipe([(150, 0)], over: 300, configuration).0, .right)
    let (direction, answer) = swipe([(150, 0)], over: 301, configuration)
    expectNil(direction)
    guard case .measured(.speed, let speed, let needed) = answer.reason else {
      Issue.record("\(answer)")
      return
    }
    #expect((speed - 150 / 0.301).magnitude < 1e-9)
    expectEqual(needed, 500)
    expectEqual(swipe([(150, 0)], over: 0, configuration).0, .right)
  }

  @Test("Deliberate gestures 3 other thresholds can be set")
  func settings() {
    let configuration = SwipeTracker.Configuration(travel: 20, stray: 5)
    expectEqual(swipe([(20.1, 5)], over: 300, configuration).0, .right)
    expectNil(swipe([(20, 0)], over: 300, configuration).0)
    expectNil(swipe([(30, 5.1)], over: 300, configuration).0)
  }

  @Test("Deliberate gestures 3 a cancelled attempt, or one that never began, recognizes nothing")
  func cancelled() {
    var watch = SwipeTracker()
    expectEqual(watch.ended(at: Point(x: 500, y: 0), time: ms(1)).reason, .finished)
    watch.began(at: .zero, time: ms(0))
    watch.moved(to: Point(x: 150, y: 0))
    watch.cancel()
    watch.moved(to: Point(x: 200, y: 0))
    expectEqual(watch.ended(at: Point(x: 300, y: 0), time: ms(100)).reason, .finished)
    expectNil(watch.direction)
    watch.began(at: Point(x: .nan, y: 0), time: ms(200))
    #expect(!watch.isWatching)
  }

  @Test("Deliberate gestures 3 locations that are NaN are ignored")
  func implausible() {
    expectEqual(swipe([(150, 0), (.nan, 0)]).0, .right)
    expectEqual(swipe([(.infinity, 0), (150, 0)]).0, .right)
  }
}
