import DeliberateTouch
import Expectations
import Foundation
import Testing
import TouchCore
import UIKit

/// A bench whose window is a swipe window and logs its gestures.
@MainActor
final class SwipeBench {
  let bench: Bench
  let window: SwipeWindow
  /// The view of the last gesture.
  private(set) var view: UIView?

  init() {
    bench = Bench(window: { SwipeWindow(frame: $0) })
    window = bench.window as! SwipeWindow
    // All tests share the default centre.
    window.notificationCenter = nil
    window.onGesture = { [unowned self] gesture, view in
      self.view = view
      switch gesture {
      case .swipe(let direction): bench.note("\(direction)")
      case .shape(let match): bench.note(match.name)
      }
    }
  }

  /// One finger along a path of locations to its lift, 10 ms a frame.
  func draw(_ places: [(Double, Double)], from start: Double = 0) {
    var time = start
    bench.play(.down(1, places[0].0, places[0].1), at: time)
    for place in places.dropFirst() {
      time += 0.01
      bench.play(.move(1, place.0, place.1), at: time)
    }
    bench.play(.up(1), at: time + 0.01)
  }

  /// A straight path of a finger.
  func swipe(_ x: Double, _ y: Double, from start: Double = 0) {
    draw((0...20).map { (200 + x * Double($0) / 20, 400 + y * Double($0) / 20) }, from: start)
  }
}

@MainActor
struct SwipeWindowTests {
  @Test("Deliberate gestures 3 swipes in all four directions, above 100 points and not at them")
  func directions() {
    for (x, y, expected) in [
      (-101.0, 0.0, ["left"]), (101, 0, ["right"]), (0, -101, ["up"]), (0, 101, ["down"]),
      (100, 0, []), (0, -100, []),
    ] {
      let it = SwipeBench()
      it.swipe(x, y)
      expectEqual(it.bench.take(), expected, "\(x), \(y)")
    }
  }

  @Test("Deliberate gestures 3 never more than 48 points beside the line, even if it comes back")
  func stray() {
    let it = SwipeBench()
    it.draw([(100, 400), (150, 448), (250, 400)])
    expectEqual(it.bench.take(), ["right"])
    it.draw([(100, 400), (150, 448.1), (250, 400)], from: 1)
    expectEqual(it.bench.take(), [])
  }

  @Test("Deliberate gestures 3 the thresholds can be set, and have the documented defaults")
  func settings() {
    let it = SwipeBench()
    expectEqual(it.window.travel, 100)
    expectEqual(it.window.stray, 48)
    expectEqual(it.window.minimumSpeed, 0)
    it.window.travel = 50
    it.window.minimumSpeed = 500
    it.draw([(100, 400), (160, 400)])
    expectEqual(it.bench.take(), ["right"])
    it.bench.play(.down(1, 100, 400), at: 1)
    it.bench.play(.move(1, 160, 400), at: 1.2)
    it.bench.play(.up(1), at: 1.2)
    expectEqual(it.bench.take(), [])
  }

  @Test("Deliberate gestures 3 every event is forwarded, before, during and after a swipe")
  func forwarded() {
    let it = SwipeBench()
    it.draw([(100, 400), (150, 400), (250, 400)])
    expectEqual(it.bench.view.touches, "bmme")
    expectEqual(it.bench.take(), ["right"])
    it.bench.play(.down(1, 100, 400), .down(2, 200, 400), at: 1)
    it.bench.interrupt(at: 1.1)
    expectEqual(it.bench.view.touches, "bmmebc")
  }

  @Test("Deliberate gestures 3 it receives touches before any view does")
  func before() {
    let it = SwipeBench()
    it.window.onGesture = { _, _ in it.bench.note(it.bench.view.touches) }
    it.draw([(100, 400), (150, 400), (250, 400)])
    expectEqual(it.bench.take(), ["bmm"])
  }

  @Test(
    "Deliberate gestures 3 a notification with the name of the direction carries the view first touched"
  )
  func notifications() throws {
    let it = SwipeBench()
    let center = NotificationCenter()
    it.window.notificationCenter = center
    var heard: [String] = []
    nonisolated(unsafe) var view: UIView?
    nonisolated(unsafe) var window: UIWindow?
    let names = ["swipe left", "swipe right", "swipe up", "swipe down"]
    let observers = names.map { name in
      center.addObserver(forName: Notification.Name(name), object: nil, queue: nil) {
        notification in
        view = notification.userInfo?["view"] as? UIView
        window = notification.object as? UIWindow
        MainActor.assumeIsolated { heard.append(name) }
      }
    }
    for (x, y) in [(-150.0, 0.0), (150, 0), (0, -150), (0, 150)] { it.swipe(x, y, from: 1) }
    expectEqual(heard, names)
    expectEqual(it.bench.take(), ["left", "right", "up", "down"], "the closure is called as well")
    #expect(view === it.bench.view)
    #expect(window === it.window)
    for observer in observers { center.removeObserver(observer) }
    expectEqual(
      [
        SwipeWindow.swipeLeftNotification, SwipeWindow.swipeRightNotification,
        SwipeWindow.swipeUpNotification, SwipeWindow.swipeDownNotification,
      ].map(\.rawValue),
      names
    )
    expectEqual(SwipeWindow.viewKey, "view")
    #expect(SwipeWindow(frame: .zero).notificationCenter === NotificationCenter.default)
  }

  @Test("Deliberate gestures 3 a second finger ends the attempt, at any time of the swipe")
  func secondFinger() {
    for moment in 0...10 {
      let it = SwipeBench()
      it.bench.play(.down(1, 100, 400), at: 0)
      for step in 1...10 {
        if step == moment { it.bench.play(.down(2, 300, 700), at: Double(step) * 0.01 - 0.005) }
        if step == moment + 1 { it.bench.play(.up(2), at: Double(step) * 0.01 - 0.005) }
        it.bench.play(.move(1, 100 + Double(step) * 20, 400), at: Double(step) * 0.01)
      }
      it.bench.play(.up(1), at: 1)
      expectEqual(it.bench.take(), (moment == 0 ? ["right"] : []), "\(moment)")
    }
    let it = SwipeBench()
    it.bench.play(.down(1, 100, 400), .down(2, 100, 500), at: 0)
    it.bench.play(.move(1, 300, 400), .move(2, 300, 500), at: 0.1)
    it.bench.play(.up(1), at: 0.2)
    it.bench.play(.move(2, 100, 500), at: 0.3)
    it.bench.play(.up(2), at: 0.4)
    expectEqual(it.bench.take(), [])
    it.swipe(150, 0, from: 1)
    expectEqual(it.bench.take(), ["right"])
  }

  @Test(
    "Deliberate gestures 3 a finger that lands in the frame in which another lifts is no second one"
  )
  func alternating() {
    for overlaps in [false, true] {
      let it = SwipeBench()
      it.bench.play(.down(1, 100, 400), at: 0)
      for step in 1...9 {
        it.bench.play(.move(1, 100 + Double(step) * 20, 400), at: Double(step) / 100)
      }
      if overlaps {
        it.bench.play(.move(1, 280, 400), .down(2, 300, 700), at: 0.1)
        it.bench.play(.up(1), .move(2, 300, 700), at: 0.11)
      } else {
        it.bench.play(.up(1), .down(2, 300, 700), at: 0.1)
      }
      expectEqual(it.bench.take(), (overlaps ? [] : ["right"]))
      for step in 1...9 {
        it.bench.play(.move(2, 300, 700 - Double(step) * 20), at: 0.2 + Double(step) / 100)
      }
      it.bench.play(.up(2), .down(1, 100, 100), at: 0.4)
      expectEqual(it.bench.take(), (overlaps ? [] : ["up"]))
      it.bench.play(.move(1, 250, 100), at: 0.5)
      it.bench.play(.up(1), at: 0.6)
      expectEqual(it.bench.take(), ["right"])
    }
  }

  @Test("Deliberate gestures 3 a cancellation ends the attempt, at any time of the swipe")
  func cancel() {
    for moment in 1...10 {
      let it = SwipeBench()
      it.bench.play(.down(1, 100, 400), at: 0)
      for step in 1...10 {
        if step == moment { it.bench.interrupt(at: Double(step) * 0.01 - 0.005) }
        it.bench.play(.move(1, 100 + Double(step) * 20, 400), at: Double(step) * 0.01)
      }
      it.bench.play(.up(1), at: 1)
      expectEqual(it.bench.take(), [])
      it.swipe(150, 0, from: 2)
      expectEqual(it.bench.take(), ["right"])
    }
  }

  @Test("Deliberate gestures 3 removing the view ends the attempt, at any time")
  func viewRemoved() {
    for moment in 1...10 {
      let it = SwipeBench()
      it.bench.play(.down(1, 100, 400), at: 0)
      for step in 1...10 {
        if step == moment { it.bench.view.removeFromSuperview() }
        it.bench.play(.move(1, 100 + Double(step) * 20, 400), at: Double(step) * 0.01)
      }
      it.bench.play(.up(1), at: 1)
      expectEqual(it.bench.take(), [])
    }
  }

  @Test(
    "Deliberate gestures 3 the travel is measured in the view first touched, or in the window"
  )
  func space() {
    for (space, expected) in [(SwipeWindow.Space.touchedView, [String]()), (.window, ["right"])] {
      let it = SwipeBench()
      it.window.space = space
      it.bench.play(.down(1, 100, 400), at: 0)
      // The content moves with the finger.
      it.bench.view.frame.origin.x = 150
      it.bench.play(.move(1, 300, 400), at: 0.1)
      it.bench.play(.up(1), at: 0.2)
      expectEqual(it.bench.take(), expected, "\(space)")
    }
    expectEqual(SwipeWindow(frame: .zero).space, .touchedView)
  }

  @Test(
    "Deliberate gestures 3 the reported view is the one first touched, wherever the finger is lifted"
  )
  func viewFirstTouched() {
    let it = SwipeBench()
    let small = UIView(frame: CGRect(x: 80, y: 380, width: 40, height: 40))
    it.bench.view.addSubview(small)
    it.draw([(100, 400), (150, 400), (250, 400)])
    #expect(it.view === small)
  }

  @Test("Deliberate gestures 3 whatever its listener does in a swipe, the event is delivered")
  func reentrance() {
    let it = SwipeBench()
    it.window.onGesture = { _, view in
      view.removeFromSuperview()
      it.window.onGesture = nil
      it.bench.note("gone")
    }
    it.swipe(150, 0)
    expectEqual(it.bench.take(), ["gone"])
    expectEqual(it.bench.view.touches.last, "c")
  }
}

@MainActor
struct SwipeWindowShapeTests {
  /// A circle, drawn clockwise from the top.
  private func circle(_ radius: Double, backwards: Bool = false) -> [(Double, Double)] {
    (0...40).map { step in
      let angle = Double(step) / 40 * 2 * .pi * (backwards ? -1 : 1)
      return (200 + radius * sin(angle), 400 - radius * cos(angle))
    }
  }

  private let letterL = [(150.0, 300.0), (150, 350), (150, 450), (200, 450), (220, 450)]

  private func taught() -> SwipeBench {
    let it = SwipeBench()
    it.draw(circle(80))
    it.window.shapes.record("circle", strokes: [it.window.path])
    it.draw(letterL, from: 1)
    it.window.shapes.record("L", strokes: [it.window.path])
    _ = it.bench.take()
    return it
  }

  @Test(
    "Deliberate gestures 3 a drawn letter and a circle are recognized, in other sizes and directions"
  )
  func recognized() {
    let it = taught()
    it.draw(circle(50, backwards: true), from: 2)
    it.draw(letterL.map { ($0.0 * 1.3 - 40, $0.1 * 1.3 - 100) }.reversed(), from: 3)
    expectEqual(it.bench.take(), ["circle", "L"])
  }

  @Test("Deliberate gestures 3 a straight path is still a swipe if there are shapes")
  func swipes() {
    let it = taught()
    it.swipe(150, 0, from: 2)
    it.swipe(0, -250, from: 3)
    it.swipe(-120, 40, from: 4)
    expectEqual(it.bench.take(), ["right", "up", "left"])
  }

  @Test(
    "Deliberate gestures 3 a drawing that is no shape tells what it lacks, and anything else what a swipe lacks"
  )
  func misses() throws {
    let it = taught()
    var misses: [GestureMiss] = []
    it.window.onMiss = { miss, _ in misses.append(miss) }
    it.draw(circle(23), from: 2)
    it.window.minimumScore = 0.99
    let egg = circle(60).map { ($0.0 * 1.2, $0.1) }
    it.draw(egg, from: 3)
    // A line of 90 points is nearer to a swipe than to any shape.
    it.swipe(90, 0, from: 4)
    expectEqual(misses.map(\.cause), [.size, .score, .travel])
    let size = try #require(misses[0].value)
    #expect((size - 46).magnitude < 0.2 && misses[0].limit == 48)
    let score = try #require(misses[1].value)
    #expect(score > 0.5 && score < 0.99 && misses[1].limit == 0.99)
    // The limit is what decides: with the score that was measured the same drawing is a circle.
    it.window.minimumScore = score
    it.draw(egg, from: 5)
    expectEqual(it.bench.take(), ["circle"])
    // A touch that had to rest to draw, and didn't, is no drawing.
    it.window.drawingDelay = 1
    it.draw(circle(23), from: 6)
    #expect(misses.count == 4 && misses.last?.cause == .travel)
    expectEqual(it.bench.take(), [])
  }

  @Test("Deliberate gestures 3 a drawing must have the minimum size and score")
  func thresholds() {
    let it = taught()
    it.draw(circle(23.9), from: 2)
    expectEqual(it.bench.take(), [])
    it.draw(circle(24.1), from: 3)
    expectEqual(it.bench.take(), ["circle"])
    let egg = circle(60).map { ($0.0 * 1.2, $0.1) }
    var score = 0.0
    it.window.onGesture = { gesture, _ in
      if case .shape(let match) = gesture {
        score = match.score
        it.bench.note(match.name)
      }
    }
    it.draw(egg, from: 4)
    #expect(score > 0.5 && score < 1)
    it.window.minimumScore = score
    it.draw(egg, from: 5)
    expectEqual(it.bench.take(), ["circle", "circle"])
    it.window.minimumScore = score + 1e-9
    it.draw(egg, from: 6)
    expectEqual(it.bench.take(), [])
    expectEqual(SwipeWindow(frame: .zero).minimumScore, 0.5)
    expectEqual(SwipeWindow(frame: .zero).minimumShapeSize, 48)
  }
}
