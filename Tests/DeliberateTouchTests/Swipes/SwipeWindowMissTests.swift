import DeliberateTouch
import Expectations
import Testing
import TouchCore
import UIKit

/// What a swipe window reports of touches that aren't gestures, and its use over scrolling content.
@MainActor
struct SwipeWindowMissTests {
  /// A bench that logs gestures and misses.
  private func bench() -> SwipeBench {
    let it = SwipeBench()
    it.window.onMiss = { [unowned it] miss, _ in
      switch miss.cause {
      case .travel: it.bench.note("short")
      case .stray: it.bench.note("strayed")
      case .speed: it.bench.note("slow")
      case .fingers: it.bench.note("\(Int(miss.value ?? 0)) of \(Int(miss.limit ?? 0))")
      default: it.bench.note("\(miss.cause)")
      }
    }
    return it
  }

  @Test(
    "Deliberate gestures 3 a touch that isn't a swipe reports what it lacks: travel, line or speed"
  )
  func reasons() {
    let it = bench()
    it.window.minimumSpeed = 200
    // 100 and 101 points far.
    it.swipe(100, 0)
    it.swipe(101, 0, from: 1)
    // 48 and 48.1 points beside the line.
    it.draw([(100, 400), (150, 448), (250, 400)], from: 2)
    it.draw([(100, 400), (150, 448.1), (250, 400)], from: 3)
    // 200 and 199 points a second.
    for (start, length) in [(4.0, 0.75), (5, 0.754)] {
      it.bench.play(.down(1, 100, 400), at: start)
      it.bench.play(.move(1, 250, 400), at: start + 0.1)
      it.bench.play(.up(1), at: start + length)
    }
    expectEqual(it.bench.take(), ["short", "right", "right", "strayed", "right", "slow"])
  }

  @Test(
    "Deliberate gestures 3 a miss is reported before the views receive the lift, with the view first touched"
  )
  func before() {
    let it = bench()
    var view: UIView?
    it.window.onMiss = { _, touched in
      view = touched
      it.bench.note(it.bench.view.touches)
    }
    it.swipe(20, 0)
    expectEqual(it.bench.take(), ["b" + String(repeating: "m", count: 20)])
    #expect(view === it.bench.view)
    expectEqual(it.bench.view.touches.last, "e")
  }

  /// The events that end an attempt.
  enum End: CaseIterable {
    case secondFinger
    case cancellation
    case viewRemoved
  }

  @Test(
    "Deliberate gestures 3 after an interruption at any time, each touch has one result",
    arguments: End.allCases
  )
  func everyMoment(_ end: End) {
    for force in [nil, 3.0] {
      for moment in 0...21 {
        let it = bench()
        it.bench.play(.down(1, 100, 400, force: force), at: 0)
        for step in 0...20 {
          if step == moment { disturb(it, end, at: Double(step) * 0.01 + 0.005) }
          it.bench.play(.move(1, 100 + Double(step) * 10, 400), at: Double(step + 1) * 0.01)
        }
        it.bench.play(.up(1), at: 0.3)
        if moment == 21 { disturb(it, end, at: 0.31) }
        it.bench.interrupt(at: 1)
        let told = it.bench.take()
        let expected: [String] =
          switch end {
          // A touch that hasn't moved 10 points yet is no miss.
          case _ where moment < 2: []
          case .secondFinger: moment == 21 ? ["right"] : ["2 of 1"]
          case .cancellation: moment == 21 ? ["right"] : ["cancelled"]
          // The end of the touch is reported with its next event.
          case .viewRemoved: moment == 21 ? ["right"] : ["removed"]
          }
        if end == .viewRemoved, (2..<21).contains(moment) {
          #expect(told == ["removed"] || told == ["cancelled"], "before \(moment): \(told)")
        } else {
          expectEqual(told, expected, "\(end) before \(moment)")
        }
        // The next touch is recognized as usual.
        if it.bench.view.superview == nil { it.window.addSubview(it.bench.view) }
        it.swipe(-150, 0, from: 2)
        expectEqual(it.bench.take(), ["left"])
      }
    }
  }

  private func disturb(_ it: SwipeBench, _ end: End, at time: Double) {
    switch end {
    case .secondFinger: it.bench.play(.down(2, 300, 700), at: time)
    case .cancellation: it.bench.interrupt(at: time)
    case .viewRemoved: it.bench.view.removeFromSuperview()
    }
  }

  @Test(
    "Deliberate gestures 3 a slow swipe counts, and a small reversal at the end doesn't reverse it"
  )
  func slowAndReversed() {
    let it = bench()
    it.bench.play(.down(1, 100, 400), at: 0)
    it.bench.play(.move(1, 220, 400), at: 20)
    it.bench.play(.up(1), at: 40)
    it.draw([(100, 400), (240, 400), (215, 400)], from: 50)
    it.draw([(300, 400), (150, 400), (160, 400)], from: 60)
    expectEqual(it.bench.take(), ["right", "right", "left"])
  }

  /// A scrolling page in the window, 2000 points high.
  private func page(_ it: SwipeBench) -> UIScrollView {
    let page = UIScrollView(frame: it.bench.view.bounds)
    page.contentSize = CGSize(width: 400, height: 2000)
    it.bench.view.addSubview(page)
    return page
  }

  @Test("Deliberate gestures 3 swipes are recognized over a page, which scrolls as usual")
  func scrolling() {
    for force in [nil, 2.0] {
      let it = bench()
      let page = page(it)
      it.bench.play(.down(1, 350, 500, force: force), at: 0)
      // Up, which scrolls, and then left.
      for step in 1...20 {
        let way = Double(step)
        it.bench.play(
          .move(1, 350 - max(way - 8, 0) * 15, 500 - min(way, 8) * 10),
          at: 0.01 * way
        )
      }
      #expect(page.contentOffset.y > 60)
      #expect(page.isDragging)
      it.bench.play(.up(1), at: 0.21)
      expectEqual(it.bench.take(), ["left"])
      it.bench.wait(until: 5)
      #expect(!page.isDragging)
    }
  }

  @Test(
    "Deliberate gestures 3 scrolling isn't a swipe in the view's coordinates, and is one in the window's"
  )
  func scrollingIsNone() {
    for (space, expected) in [(SwipeWindow.Space.touchedView, "short"), (.window, "up")] {
      let it = bench()
      let page = page(it)
      it.window.space = space
      it.bench.play(.down(1, 200, 600), at: 0)
      for step in 1...20 {
        it.bench.play(.move(1, 200, 600 - Double(step) * 15), at: 0.01 * Double(step))
      }
      it.bench.play(.up(1), at: 0.21)
      expectEqual(it.bench.take(), [expected])
      #expect(page.contentOffset.y > 250)
    }
  }

  @Test(
    "Deliberate gestures 3 a touch that moves less than 10 points is no miss, one that moves 10 is"
  )
  func plainTap() {
    for (travel, told) in [(0.0, []), (9.9, []), (10, ["short"])] as [(Double, [String])] {
      let it = bench()
      it.bench.play(.down(1, 100, 400), at: 0)
      if travel > 0 { it.bench.play(.move(1, 100, 400 + travel), at: 0.05) }
      it.bench.play(.up(1), at: 0.1)
      expectEqual(it.bench.take(), told, "\(travel)")
      // Also when it is cancelled, or a second finger comes.
      it.bench.play(.down(1, 100, 400), at: 1)
      if travel > 0 { it.bench.play(.move(1, 100, 400 + travel), at: 1.05) }
      it.bench.interrupt(at: 1.1)
      expectEqual(it.bench.take(), (told.isEmpty ? [] : ["cancelled"]), "\(travel)")
      it.bench.play(.down(1, 100, 400), at: 2)
      if travel > 0 { it.bench.play(.move(1, 100, 400 + travel), at: 2.05) }
      it.bench.play(.down(2, 200, 400), at: 2.08)
      it.bench.play(.up(1), .up(2), at: 2.1)
      expectEqual(it.bench.take(), (told.isEmpty ? [] : ["2 of 1"]), "\(travel)")
    }
  }

  @Test(
    "Deliberate gestures 3 a least acceleration: 200 points in 0.5 s are 1600 points a second each second"
  )
  func acceleration() {
    for (least, told) in [(1600.0, "right"), (1600.1, "acceleration")] {
      let it = bench()
      it.window.minimumAcceleration = CGFloat(least)
      it.bench.play(.down(1, 100, 400), at: 0)
      it.bench.play(.move(1, 300, 400), at: 0.4)
      it.bench.play(.up(1), at: 0.5)
      expectEqual(it.bench.take(), [told], "\(least)")
    }
  }

  /// Draws an L after a rest, and returns what was told and how far the page scrolled.
  private func letter(
    afterRest rest: Double,
    delay: Double
  ) -> (told: [String], scrolled: CGFloat, isDrag: Bool) {
    let it = bench()
    let page = page(it)
    page.contentOffset.y = 500
    it.window.drawingDelay = delay
    let down = (1...15).map { CGPoint(x: 200, y: 320 + CGFloat($0) * 10) }
    let right = (1...9).map { CGPoint(x: 200 + CGFloat($0) * 10, y: 470) }
    let stroke = down + right
    it.window.shapes.record("L", strokes: [[CGPoint(x: 200, y: 320)] + stroke])
    it.bench.play(.down(1, 200, 320), at: 0)
    var scrolled: CGFloat = 0
    var isDrag = false
    for (step, point) in stroke.enumerated() {
      it.bench.play(
        .move(1, Double(point.x), Double(point.y)),
        at: rest + Double(step) * 0.02
      )
      scrolled = max(scrolled, (page.contentOffset.y - 500).magnitude)
      isDrag = isDrag || page.isDragging
    }
    it.bench.play(.up(1), at: rest + 1)
    it.bench.wait(until: rest + 10)
    return (it.bench.take(), scrolled, isDrag)
  }

  @Test(
    "Deliberate gestures 3 after a rest a drawing doesn't scroll the page beneath; without one it scrolls"
  )
  func drawing() {
    let drawn = letter(afterRest: 0.25, delay: 0.25)
    expectEqual(drawn.told, ["L"])
    #expect(drawn.scrolled == 0 && !drawn.isDrag)
    let scrolls = letter(afterRest: 0.24, delay: 0.25)
    #expect(!scrolls.told.contains("L"))
    #expect(scrolls.scrolled > 50 && scrolls.isDrag)
    let both = letter(afterRest: 0.05, delay: 0)
    expectEqual(both.told, ["L"])
    #expect(both.scrolled > 50 && both.isDrag)
  }

  @Test("Deliberate gestures 3 without shapes a finger that rested scrolls as ever")
  func restWithoutShapes() {
    let it = bench()
    let page = page(it)
    it.window.drawingDelay = 0.25
    it.bench.play(.down(1, 200, 600), at: 0)
    for step in 1...20 {
      it.bench.play(.move(1, 200, 600 - Double(step) * 10), at: 0.5 + 0.01 * Double(step))
    }
    #expect(page.contentOffset.y > 150)
  }
}
