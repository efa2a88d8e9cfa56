import Expectations
import Testing
import TouchCore
import UIKit

/// Animations of views that are removed.
@MainActor
struct AnimationMutationTests {
  private func fade(_ view: UIView, _ completion: @escaping @MainActor (Bool) -> Void) {
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: completion)
  }

  @Test("removing a view or its superview stops its animations; each completion is called once")
  func removed() {
    let bench = AnimationBench()
    let child = UIView()
    bench.view.addSubview(child)
    fade(child, bench.note("child"))
    fade(bench.view, bench.note("view"))
    bench.wait(until: 0.5)
    bench.view.removeFromSuperview()
    expectEqual(bench.log, ["child false", "view false"])
    expectEqual(bench.seen, 0)
    bench.window.addSubview(bench.view)
    expectEqual(bench.seen, 0)
    bench.wait(until: 5)
    expectEqual(bench.log, ["child false", "view false"])
  }

  @Test("a view that changes its superview within the window keeps its animations")
  func reparented() {
    let bench = AnimationBench()
    let other = UIView()
    bench.window.addSubview(other)
    fade(bench.view, bench.note("view"))
    bench.wait(until: 0.5)
    other.addSubview(bench.view)
    #expect(isNear(bench.seen, 0.5))
    bench.wait(until: 1)
    expectEqual(bench.log, ["view true"])
  }

  @Test("a view released without having been in a tree: its completion is called in the next turn")
  func deallocated() {
    let bench = AnimationBench()
    var view: UIView? = UIView()
    weak let gone = view
    fade(view!, bench.note("view"))
    UIView.animate(
      withDuration: 1,
      delay: 0,
      options: .repeat,
      animations: { view?.center.x = 5 },
      completion: bench.note("forever")
    )
    view = nil
    expectNil(gone)
    bench.wait(until: 0.25)
    expectEqual(bench.log, ["view false", "forever false"])
    bench.wait(until: 5)
    expectEqual(bench.log.count, 2)
  }

  @Test("a completion may animate again, for ever")
  func chain() {
    let bench = AnimationBench()
    var count = 0
    func next(_ finished: Bool) {
      count += 1
      UIView.animate(
        withDuration: 1,
        animations: { bench.view.alpha = bench.view.alpha == 0 ? 1 : 0 },
        completion: { next($0) }
      )
    }
    next(true)
    for second in 1...10 {
      bench.wait(until: Double(second))
      expectEqual(count, second + 1)
    }
  }

  @Test("a completion that removes its view, and one that interrupts another animation")
  func reentrance() {
    let bench = AnimationBench()
    let other = UIView()
    bench.window.addSubview(other)
    fade(other, bench.note("other"))
    fade(bench.view) { finished in
      bench.note("view")(finished)
      bench.view.removeFromSuperview()
      other.layer.removeAllAnimations()
    }
    bench.wait(until: 0.5)
    bench.view.removeFromSuperview()
    expectEqual(bench.log, ["view false", "other false"])
    bench.wait(until: 3)
    expectEqual(bench.log.count, 2)
  }

  @Test("the closure itself may remove the view, and every other one")
  func closureRemoves() {
    let bench = AnimationBench()
    UIView.animate(
      withDuration: 1,
      animations: {
        bench.view.alpha = 0
        bench.view.removeFromSuperview()
        expectEqual(bench.log, [])
      },
      completion: bench.note("view")
    )
    bench.wait(until: 0)
    expectEqual(bench.log, ["view false"])
  }

  @Test("animations belong to the application in which they began")
  func replaced() {
    let bench = AnimationBench()
    fade(bench.view, bench.note("view"))
    bench.wait(until: 0.5)
    let second = UIApplication.launch(screen: CGSize(width: 100, height: 100), at: .seconds(50))
    #expect(isNear(bench.seen, 0.5))
    second.advance(to: .seconds(60))
    expectEqual(bench.log, [])
    bench.wait(until: 1)
    expectEqual(bench.log, ["view true"])
    expectEqual(bench.seen, 0)
  }

  @Test("a deallocated application takes its animations with it, and blocks no other")
  func applicationGone() {
    var first: UIApplication? = UIApplication.launch(screen: CGSize(width: 100, height: 100))
    weak let gone = first
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var told = 0
    fade(view) { _ in told += 1 }
    view.alpha = 1
    expectNil(view.hitTest(.zero, with: nil))
    first = nil
    UIApplication.launch(screen: CGSize(width: 100, height: 100))
    expectNil(gone)
    #expect(view.hitTest(.zero, with: nil) === view)
    expectEqual(view.layer.presentation()!.opacity, 1)
    expectEqual(told, 0)
  }

  @Test("a change without duration during an animation shows at once, and ends the animation")
  func noDuration() {
    let bench = AnimationBench()
    fade(bench.view, bench.note("fade"))
    bench.wait(until: 0.5)
    UIView.animate(
      withDuration: 0,
      animations: { bench.view.alpha = 0.75 },
      completion: bench.note("set")
    )
    expectEqual(bench.log, ["fade false"])
    expectEqual(bench.seen, 0.75)
    expectNil(bench.view.layer.animationKeys())
    bench.wait(until: 2)
    expectEqual(bench.log, ["fade false", "set true"])
    expectEqual(bench.seen, 0.75)
  }

  @Test("an animation that is kept after its end stays when its view leaves the window")
  func keptOutside() {
    for time in [0.5, 2] {
      let bench = AnimationBench()
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = CGFloat(1)
      animation.toValue = CGFloat(0)
      animation.duration = 1
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = false
      bench.view.layer.add(animation, forKey: "fade")
      bench.wait(until: time)
      bench.view.removeFromSuperview()
      bench.window.addSubview(bench.view)
      expectEqual(bench.view.layer.animationKeys(), ["fade"])
      expectEqual(bench.seen, max(1 - time, 0))
    }
  }
}
