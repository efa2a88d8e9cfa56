import DeliberateTouch
import Testing
import TouchCore
import UIKit

/// What a swipe window reports of touches that aren't gestures, and its use over scrolling content.
@MainActor
@Suite struct SwipeWindowMissTests {
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
    #expect(it.bench.take() == ["short", "right", "right", "strayed", "right", "slow"])
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
    #expect(it.bench.take() == ["b" + String(repeating: "m", count: 20)])
    #expect(view === it.bench.view)
    #expect(it.bench.view.touches.last == "e")
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
        let expected =
          switch end {
          case .secondFinger: moment == 21 ? ["right", "cancelled"] : ["2 of 1"]
          case .cancellation: moment == 21 ? ["right"] : ["cancelled"]
          // The end of the touch is reported with its next event.
          case .viewRemoved: moment == 21 ? ["right"] : ["removed"]
          }
        if end == .viewRemoved, moment < 21 {
          #expect(told == ["removed"] || told == ["cancelled"], "before \(moment): \(told)")
        } else {
          #expect(told == expected, "\(end) before \(moment)")
        }
        // The next touch is recognized as usual.
        if it.bench.view.superview == nil { it.window.addSubview(it.bench.view) }
        it.swipe(-150, 0, from: 2)
        #expect(it.bench.take() == ["left"])
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
    #expect(it.bench.take() == ["right", "right", "left"])
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
      #expect(it.bench.take() == ["left"])
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
      #expect(it.bench.take() == [expected])
      #expect(page.contentOffset.y > 250)
    }
  }
}
