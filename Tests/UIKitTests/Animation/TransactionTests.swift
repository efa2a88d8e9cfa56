import Expectations
import Testing
import TouchCore
import UIKit

/// CATransaction.
@MainActor
struct TransactionTests {
  private func seen(_ layer: CALayer) -> Double { Double(layer.presentation()!.opacity) }

  @Test("a mask that was there before animates implicitly, and so does what is in it")
  func mask() {
    let bench = AnimationBench()
    let mask = CALayer()
    let inner = CALayer()
    mask.addSublayer(inner)
    bench.view.layer.mask = mask
    mask.opacity = 0.5
    inner.opacity = 0.5
    #expect(mask.animationKeys() == nil && inner.animationKeys() == nil)
    bench.wait(until: 0)
    mask.position = CGPoint(x: 100, y: 0)
    inner.opacity = 1
    expectEqual(mask.animationKeys(), ["position"])
    expectEqual(inner.animationKeys(), ["opacity"])
    bench.wait(until: 0.25)
    expectNil(mask.animationKeys())
    // On another layer it wasn't seen yet.
    let other = UIView()
    bench.view.addSubview(other)
    other.layer.mask = mask
    mask.position = .zero
    expectNil(mask.animationKeys())
  }

  @Test("a standalone layer animates implicitly, in a quarter second")
  func implicit() {
    let bench = AnimationBench()
    let layer = bench.shownLayer()
    layer.opacity = 0
    expectEqual(layer.opacity, 0)
    expectEqual(seen(layer), 1)
    bench.wait(until: 0.125)
    #expect(isNear(seen(layer), 1 - TimingCurve.standard.progress(at: 0.5)))
    bench.wait(until: 0.25)
    expectEqual(seen(layer), 0)
    expectNil(layer.animationKeys())
  }

  @Test("a layer that wasn't displayed yet doesn't animate, nor does one outside a tree")
  func unseen() {
    let bench = AnimationBench()
    let layer = CALayer()
    layer.opacity = 0.5
    bench.view.layer.addSublayer(layer)
    layer.opacity = 0.25
    expectNil(layer.animationKeys())
    CATransaction.flush()
    layer.opacity = 0
    expectEqual(layer.animationKeys(), ["opacity"])
    layer.removeFromSuperlayer()
    expectNil(layer.animationKeys())
    layer.opacity = 1
    expectNil(layer.animationKeys())
  }

  @Test("actions can be disabled for the transaction")
  func disabling() {
    let bench = AnimationBench()
    let layer = bench.shownLayer()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    #expect(CATransaction.disableActions())
    layer.opacity = 0
    layer.position = CGPoint(x: 99, y: 99)
    CATransaction.begin()
    layer.cornerRadius = 5
    CATransaction.commit()
    UIView.animate(withDuration: 1) { bench.view.alpha = 0 }
    CATransaction.commit()
    expectNil(layer.animationKeys())
    expectNil(bench.view.layer.animationKeys())
    #expect(!CATransaction.disableActions())
    layer.opacity = 1
    expectEqual(layer.animationKeys(), ["opacity"])
  }

  @Test("a change in a transaction of no duration is seen at once, without an animation")
  func noDuration() {
    let bench = AnimationBench()
    let layer = bench.shownLayer()
    CATransaction.begin()
    CATransaction.setAnimationDuration(0)
    layer.opacity = 0
    CATransaction.commit()
    expectEqual(seen(layer), 0)
    expectNil(layer.animationKeys())
  }

  @Test("duration and curve can be set, inner transactions inherit the outer one's")
  func durations() {
    let bench = AnimationBench()
    let layer = bench.shownLayer()
    expectEqual(CATransaction.animationDuration(), 0.25)
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    CATransaction.begin()
    expectEqual(CATransaction.animationDuration(), 2)
    layer.opacity = 0
    let animation = CABasicAnimation(keyPath: "cornerRadius")
    animation.fromValue = 10
    layer.add(animation, forKey: nil)
    CATransaction.commit()
    CATransaction.commit()
    expectEqual(CATransaction.animationDuration(), 0.25)
    bench.wait(until: 1)
    #expect(isNear(seen(layer), 0.5))
    #expect(isNear(Double(layer.presentation()!.cornerRadius), 5))
  }

  @Test("a curve that is set overrides the animations' own")
  func curve() {
    let bench = AnimationBench()
    let layer = bench.shownLayer()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.duration = 1
    animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
    layer.add(animation, forKey: "own")
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    animation.keyPath = "cornerRadius"
    animation.fromValue = 10
    layer.add(animation, forKey: "given")
    UIView.animate(withDuration: 1, delay: 0, options: .curveEaseOut) { bench.view.alpha = 0 }
    UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0)
    {
      bench.view.frame.origin.x = 100
    }
    CATransaction.commit()
    expectEqual(animation.timingFunction, CAMediaTimingFunction(name: .easeIn))
    bench.wait(until: 0.25)
    #expect(seen(layer) < 0.2)
    #expect(isNear(Double(layer.presentation()!.cornerRadius), 7.5))
    #expect(isNear(bench.seen, 0.75))
    #expect(bench.view.layer.presentation()!.frame.minX > 50)
  }

  @Test("without begin, settings last until the end of the turn")
  func turn() {
    let bench = AnimationBench()
    let layer = bench.shownLayer()
    CATransaction.setDisableActions(true)
    layer.opacity = 0.5
    bench.wait(until: 0)
    layer.cornerRadius = 5
    expectEqual(layer.animationKeys(), ["cornerRadius"])
  }

  @Test("a completion is called once, when all added animations ended")
  func completion() {
    let bench = AnimationBench()
    let layer = bench.shownLayer()
    CATransaction.begin()
    layer.cornerRadius = 1
    CATransaction.setCompletionBlock { bench.log.append("done") }
    layer.opacity = 0
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    layer.borderWidth = 5
    CATransaction.commit()
    CATransaction.commit()
    bench.wait(until: 0.999)
    expectEqual(bench.log, [])
    bench.wait(until: 1)
    expectEqual(bench.log, ["done"])
  }

  @Test("without animations, the commit calls it; setting another one calls the first")
  func emptyCompletion() {
    let bench = AnimationBench()
    let layer = bench.shownLayer()
    CATransaction.begin()
    CATransaction.setCompletionBlock { bench.log.append("first") }
    layer.opacity = 0
    CATransaction.setCompletionBlock { bench.log.append("second") }
    expectEqual(bench.log, [])
    CATransaction.commit()
    expectEqual(bench.log, ["second"])
    bench.wait(until: 0.25)
    expectEqual(bench.log, ["second", "first"])
    CATransaction.commit()
  }

  @Test("a view's own layer doesn't animate implicitly, and neither does an unchanged value")
  func views() {
    let bench = AnimationBench()
    let layer = bench.shownLayer()
    bench.view.layer.opacity = 0
    expectNil(bench.view.layer.animationKeys())
    layer.opacity = 1
    expectNil(layer.animationKeys())
  }

  @Test("the application is busy only while a completion waits for an animation")
  func quiet() {
    let bench = AnimationBench()
    let layer = bench.shownLayer()
    layer.opacity = 0
    #expect(bench.application.isQuiet)
    expectEqual(bench.application.nextDeadline, .seconds(0.25))
    UIView.animate(
      withDuration: 0.1,
      animations: { bench.view.alpha = 0 },
      completion: bench.note("done")
    )
    #expect(!bench.application.isQuiet)
    bench.wait(until: 0.1)
    #expect(bench.application.isQuiet)
  }

  @Test("a change during an animation continues from what is displayed")
  func interrupted() {
    let bench = AnimationBench()
    let layer = bench.shownLayer()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.position = CGPoint(x: 105, y: 5)
    bench.wait(until: 0.125)
    #expect(isNear(Double(layer.presentation()!.position.x), 55))
    layer.position = CGPoint(x: 5, y: 5)
    #expect(isNear(Double(layer.presentation()!.position.x), 55))
    bench.wait(until: 1)
    expectEqual(layer.presentation()!.position, CGPoint(x: 5, y: 5))
  }
}
