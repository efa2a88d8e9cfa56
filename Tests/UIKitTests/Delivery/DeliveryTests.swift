import Testing
import TouchCore
import UIKit

@Suite("Delivery to views") @MainActor
final class DeliveryTests {
  lazy var bench = Bench()

  @Test("3.1 without recognizers a view gets began, moved, ended")
  func plain() {
    bench.down(1, 10, 10, at: 0)
    bench.move(1, 20, 20, at: 0.1)
    bench.up(1, at: 0.2)
    #expect(bench.take() == ["V b", "V m", "V e"])
  }

  @Test("3.8 a view that doesn't handle touches forwards them to its superview")
  func forwarding() {
    bench.v.forwards = true
    bench.down(1, 10, 10, at: 0)
    bench.move(1, 20, 20, at: 0.1)
    bench.up(1, at: 0.2)
    #expect(bench.take() == ["P b", "P m", "P e"])
  }

  @Test("2.1 a touch stays with its view, wherever it goes")
  func binding() {
    let w = bench.view("W", CGRect(x: 0, y: 0, width: 50, height: 50), in: bench.p)
    bench.down(1, 10, 10, at: 0)
    bench.move(1, 300, 300, at: 0.1)
    w.isHidden = true
    bench.up(1, at: 0.2)
    #expect(bench.take() == ["W b", "W m", "W e"])
  }

  @Test("2.2 a view of alpha 0.009 is passed over, one of 0.011 is hit")
  func alpha() {
    let w = bench.view("W", bench.window.bounds, in: bench.p)
    w.alpha = 0.009
    bench.tap(at: 0)
    #expect(bench.take() == ["V b", "V e"])
    w.alpha = 0.011
    bench.tap(at: 1)
    #expect(bench.take() == ["W b", "W e"])
  }

  @Test("2.8 a window that finds nothing lets the next one try")
  func windows() {
    let bench = bench
    let top = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    top.windowLevel = .alert
    top.isHidden = false
    _ = bench.view("W", top.bounds, in: top)
    top.isUserInteractionEnabled = false
    bench.tap(10, 10, at: 0)
    top.isUserInteractionEnabled = true
    bench.tap(10, 10, at: 1)
    #expect(bench.take() == ["V b", "V e", "W b", "W e"])
  }

  @Test("2.9 a view for one touch gets the first of two, a recognizer gets both")
  func singleTouch() {
    bench.v.isMultipleTouchEnabled = false
    let pinch = bench.add(UIPinchGestureRecognizer(), "pinch")
    pinch.cancelsTouchesInView = false
    bench.down(1, 100, 100, at: 0)
    bench.down(2, 200, 100, at: 0.1)
    bench.move(2, 240, 100, at: 0.2)
    bench.up(2, at: 0.3)
    bench.up(1, at: 0.4)
    #expect(bench.take() == ["V b", "pinch!began", "pinch!ended", "V e"])
  }

  @Test("3.5 two touches that begin in one event come in one call")
  func together() {
    bench.frame([(1, .began, 10, 10), (2, .began, 20, 20)], at: 0)
    bench.move(1, 30, 30, at: 0.1)
    bench.frame([(1, .ended, 30, 30), (2, .ended, 20, 20)], at: 0.2)
    #expect(bench.take() == ["V b2", "V m", "V e2"])
  }

  @Test("1.3 a touch that rests is in allTouches, but in no call")
  func stationary() throws {
    var counts: [Int] = []
    bench.frame([(1, .began, 10, 10), (2, .began, 20, 20)], at: 0)
    bench.v.onTouch = { _, event in counts.append(event?.allTouches?.count ?? 0) }
    bench.move(1, 30, 30, at: 0.1)
    #expect(bench.take() == ["V b2", "V m"])
    #expect(counts == [2])
  }

  @Test("2.10 an exclusive view gets nothing while another view tracks, and the other way round")
  func exclusive() {
    let w = bench.view("W", CGRect(x: 0, y: 0, width: 50, height: 50), in: bench.p)
    w.isExclusiveTouch = true
    bench.down(1, 100, 100, at: 0)
    bench.down(2, 10, 10, at: 0.1)
    bench.up(2, at: 0.2)
    bench.up(1, at: 0.3)
    #expect(bench.take() == ["V b", "V e"])
    bench.down(1, 10, 10, at: 1)
    bench.down(2, 100, 100, at: 1.1)
    bench.up(2, at: 1.2)
    bench.up(1, at: 1.3)
    #expect(bench.take() == ["W b", "W e"])
  }

  @Test("3.9 a system interruption cancels: recognizers first, then views")
  func interruption() {
    let press = bench.add(UILongPressGestureRecognizer(), "press")
    press.cancelsTouchesInView = false
    bench.down(1, 10, 10, at: 0)
    bench.wait(until: 0.6)
    bench.interrupt(at: 0.7)
    #expect(bench.take() == ["V b", "press!began", "press!cancelled", "V c"])
  }

  @Test("3.10 a view that leaves the window is cancelled once; recognizers above it go on")
  func removal() {
    bench.add(UIPanGestureRecognizer(), "pan", to: bench.p).cancelsTouchesInView = false
    bench.down(1, 10, 10, at: 0)
    bench.v.removeFromSuperview()
    bench.move(1, 40, 10, at: 0.1)
    bench.up(1, at: 0.2)
    #expect(bench.take() == ["V b", "V c", "pan!began", "pan!ended"])
  }

  @Test("a view that is put elsewhere in the same window keeps its touch")
  func reparenting() {
    let other = bench.view("O", bench.window.bounds, in: bench.window)
    bench.p.addSubview(bench.v)
    bench.down(1, 10, 10, at: 0)
    // `O` lies in front: it gets the touch.
    #expect(bench.take() == ["O b"])
    bench.p.addSubview(other)
    bench.move(1, 20, 10, at: 0.1)
    bench.up(1, at: 0.2)
    #expect(bench.take() == ["O m", "O e"])
  }

  @Test("a contact id that begins again without an end cancels the touch that was lost")
  func lostStream() {
    bench.down(1, 10, 10, at: 0)
    bench.down(1, 50, 50, at: 1)
    bench.up(1, at: 1.1)
    #expect(bench.take() == ["V b", "V c", "V b", "V e"])
  }

  @Test("1.9 the tap count grows with taps that are quick and near")
  func tapCount() {
    var counts: [Int] = []
    bench.v.onTouch = { letter, event in
      if letter == "b" { counts.append(event?.allTouches?.first?.tapCount ?? -1) }
    }
    bench.tap(100, 100, at: 0)
    bench.tap(100, 144, at: 0.45)
    bench.tap(100, 100, at: 0.91)
    bench.tap(100, 100, at: 1.2)
    bench.tap(100, 146, at: 1.4)
    #expect(counts == [1, 2, 1, 2, 1])
  }
}
