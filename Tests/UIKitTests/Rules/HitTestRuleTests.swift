import Expectations
import Testing
import TouchCore
import UIKit

/// Rules 2: which view receives a touch.
@MainActor
final class HitTestRuleTests {
  lazy var bench = Bench()

  /// A view whose answers a test sets.
  private final class Asked: UIView {
    var onHitTest: (UIEvent?) -> Void = { _ in }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      onHitTest(event)
      return super.hitTest(point, with: event)
    }
  }

  @Test("scenario 3 · 2.1 a touch stays with its view, however the view or the finger moves")
  func binding() {
    let w = bench.view("W", CGRect(x: 0, y: 0, width: 50, height: 50), in: bench.p)
    var views: [UIView?] = []
    w.onTouch = { _, event in views.append(event?.allTouches?.first?.view) }
    bench.when("cover") { [self] in
      w.frame.origin = CGPoint(x: 200, y: 200)
      w.isHidden = true
      _ = bench.view("C", bench.window.bounds, in: bench.window)
    }
    bench.play(
      """
      at  0       .1       .2     .3  1
      1   b10,10  m300,9          e   b10,10
      do                   cover
      W   b       m               e
      C                               b
      """
    )
    #expect(views.allSatisfy { $0 === w })
  }

  @Test("2.1 hit tests run for beginnings only, once each")
  func once() {
    let asked = Asked(frame: bench.window.bounds)
    var count = 0
    asked.onHitTest = { _ in count += 1 }
    asked.isMultipleTouchEnabled = true
    bench.v.addSubview(asked)
    bench.play(
      """
      at  0  .1  .2  .3
      1   b  +5  +5  e
      2      b       e
      V   b  b m m   e2
      """
    )
    expectEqual(count, 2)
  }

  @Test("scenario 4 · 2.2 alpha 0.009 isn't hit, 0.01 and 0.011 are")
  func alpha() {
    let w = bench.view("W", bench.window.bounds, in: bench.p)
    w.alpha = 0.009
    bench.when("less") { w.alpha = 0.01 }
    bench.when("more") { w.alpha = 0.011 }
    bench.play(
      """
      at  0      1         2
      1   b  e   b     e   b     e
      do     less  .  more .  .
      V   b  e
      W          b     e   b     e
      """
    )
  }

  @Test("scenario 5 · 2.4 a child outside its parent can't be hit, clipped or not")
  func outside() {
    let w = bench.view("W", CGRect(x: 0, y: 0, width: 50, height: 50), in: bench.v)
    _ = bench.view("X", CGRect(x: 60, y: 0, width: 50, height: 50), in: w)
    w.clipsToBounds = true
    bench.play("at  0        1\n1   b80,10   e\nV   b        e")
  }

  @Test("scenario 7 · 2.5 of overlapping siblings the later one is hit")
  func siblings() {
    let w = bench.view("W", bench.window.bounds, in: bench.p)
    bench.when("swap") { [self] in bench.p.sendSubviewToBack(w) }
    bench.play(
      """
      at  0        1
      1   b  e     b  e
      do        swap
      W   b  e
      V            b  e
      """
    )
  }

  @Test("2.6 hit tests use the model's geometry only")
  func model() {
    let w = bench.view("W", CGRect(x: 0, y: 0, width: 50, height: 50), in: bench.p)
    bench.when("shift") { w.frame.origin.x = 200 }
    bench.play(
      """
      at  0       1
      1   b10,10  e     b10,10
      do            shift
      W   b       e
      V                 b
      """
    )
  }

  @Test("2.7 a hit test receives an event for touches, which may lack the new touch")
  func event() {
    let asked = Asked(frame: bench.window.bounds)
    var types: [UIEvent.EventType?] = []
    asked.onHitTest = { types.append($0?.type) }
    bench.v.addSubview(asked)
    bench.play("at  0\n1   b\nV   b")
    expectEqual(types, [.touches])
  }

  @Test("scenario 9 · 2.8 if the front window hits nothing, the next one is tried")
  func windows() {
    let bench = bench
    let top = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    top.windowLevel = .alert
    top.isHidden = false
    _ = bench.view("W", top.bounds, in: top)
    top.isUserInteractionEnabled = false
    bench.when("open") { top.isUserInteractionEnabled = true }
    bench.play(
      """
      at  0      1
      1   b9,9   e       b9,9  e    b9,200  e
      do             open
      V   b      e                  b       e
      W                  b     e
      """
    )
  }

  @Test(
    "scenario 10 · 2.9 a single-touch view receives the first of two, a pinch on it receives both"
  )
  func singleTouch() {
    bench.v.isMultipleTouchEnabled = false
    bench.add(UIPinchGestureRecognizer(), "pinch").cancelsTouchesInView = false
    bench.play(
      """
      at     0  .1  .2       .3  .4
      1      b      +5       e
      2         b   +40          e
      pinch         began        ended
      V      b             m  e
      """
    )
  }

  @Test("2.9 a touch that a view didn't receive is never delivered later")
  func neverLater() {
    bench.v.isMultipleTouchEnabled = false
    bench.play(
      """
      at  0  .1  .2  .3  .4  .5  .6  1
      1   b      e                   b
      2      b       +9          e
      3                  b   e
      V   b      e                   b
      """
    )
  }

  @Test("scenario 11 · 2.9 a multi-touch view receives two simultaneous touches in one call")
  func together() {
    bench.play(
      """
      at  0   .1  .2
      1   b   +5  e
      2   b       e
      V   b2  m   e2
      """
    )
  }

  @Test(
    "scenario 14 · 2.10 an exclusive view receives nothing while a sibling tracks, and excludes others"
  )
  func exclusive() {
    let w = bench.view("W", CGRect(x: 0, y: 0, width: 50, height: 50), in: bench.p)
    w.isExclusiveTouch = true
    bench.play(
      """
      at  0       .1      .2  .3  1       1.1  1.2  1.3
      1   b               +5  e           b    e
      2           b10,10  +5  e   b10,10            e
      V   b               m   e
      W                           b                 e
      """
    )
  }

  @Test("2.10 recognizers ignore exclusive views; other windows aren't excluded")
  func exclusiveElsewhere() {
    let bench = bench
    let w = bench.view("W", CGRect(x: 0, y: 0, width: 50, height: 50), in: bench.p)
    w.isExclusiveTouch = true
    bench.add(UITapGestureRecognizer(), "tap")
    let top = UIWindow(frame: CGRect(x: 0, y: 700, width: 400, height: 100))
    top.isHidden = false
    _ = bench.view("T", top.bounds, in: top)
    bench.play(
      """
      at   0       .1  .2     .3        .4
      1    b10,10                       e
      2            b   e
      3                       b9,750    e
      tap              ended
      W    b                            e
      T                       b         e
      """
    )
  }
}
