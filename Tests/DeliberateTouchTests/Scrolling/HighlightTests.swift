import DeliberateTouch
import Expectations
import Testing
import TouchCore
import UIKit

@MainActor
struct HighlightTests {
  private func bench() -> (Bench, HighlightView, UIScrollView) {
    let bench = Bench()
    let scroll = UIScrollView(frame: bench.view.bounds)
    scroll.contentSize = CGSize(width: 400, height: 2000)
    let view = HighlightView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    view.isMultipleTouchEnabled = true
    view.onHighlight = { bench.note($0 ? "on" : "off") }
    scroll.addSubview(view)
    bench.view.addSubview(scroll)
    return (bench, view, scroll)
  }

  @Test("Deliberate gestures 5 a highlight comes with the touch and ends with the lift")
  func touch() {
    let (bench, view, scroll) = bench()
    scroll.delaysContentTouches = false
    bench.play(.down(1, 100, 100), at: 0)
    expectEqual(bench.take(), ["on"])
    #expect(view.isHighlighted)
    expectEqual(view.alpha, 0.5)
    bench.play(.up(1), at: 0.5)
    expectEqual(bench.take(), ["off"])
    expectEqual(view.alpha, 1)
  }

  @Test("Deliberate gestures 5 a highlight ends when scrolling takes over")
  func scrolling() {
    let (bench, view, _) = bench()
    bench.play(.down(1, 100, 300), at: 0)
    bench.wait(until: 0.2)
    expectEqual(bench.take(), ["on"])
    bench.play(.move(1, 100, 250), at: 0.3)
    expectEqual(bench.take(), ["off"])
    bench.play(.up(1), at: 0.4)
    bench.wait(until: 5)
    expectEqual(bench.take(), [])
    expectEqual(view.alpha, 1)
  }

  @Test("Deliberate gestures 5 a passing finger highlights nothing")
  func passing() {
    let (bench, _, _) = bench()
    bench.play(.down(1, 100, 300), at: 0)
    bench.play(.move(1, 100, 250), at: 0.1)
    bench.play(.up(1), at: 0.2)
    bench.wait(until: 5)
    expectEqual(bench.take(), [])
  }

  @Test("Deliberate gestures 5 two fingers make one highlight, which ends with the last lift")
  func twoFingers() {
    let (bench, _, scroll) = bench()
    scroll.delaysContentTouches = false
    bench.play(.down(1, 100, 100), at: 0)
    bench.play(.down(2, 200, 100), at: 0.1)
    bench.play(.up(1), at: 0.2)
    expectEqual(bench.take(), ["on"])
    bench.interrupt(at: 0.3)
    expectEqual(bench.take(), ["off"])
  }

  @Test("Deliberate gestures 5 removing a highlighted view ends the highlight")
  func removed() {
    let (bench, view, scroll) = bench()
    scroll.delaysContentTouches = false
    bench.play(.down(1, 100, 100), at: 0)
    view.removeFromSuperview()
    bench.play(.up(1), at: 0.1)
    expectEqual(bench.take(), ["on", "off"])
    #expect(!view.isHighlighted)
  }
}
