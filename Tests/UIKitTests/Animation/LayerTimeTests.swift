import Expectations
import Testing
import TouchCore
import UIKit

/// Layers whose time isn't the clock's.
@MainActor
struct LayerTimeTests {
  /// Lets a layer's opacity fall from 1 to 0 in a second, with a delegate that logs.
  @discardableResult
  private static func fade(_ layer: CALayer) -> LoggingAnimationDelegate {
    let delegate = LoggingAnimationDelegate()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 1
    animation.toValue = 0
    animation.duration = 1
    animation.delegate = delegate
    layer.add(animation, forKey: "fade")
    return delegate
  }

  @Test("a layer that stands still shows what its time offset says; a finger may turn it")
  func scrubbed() {
    let bench = AnimationBench()
    bench.wait(until: 3)
    bench.view.layer.speed = 0
    let delegate = Self.fade(bench.view.layer)
    expectEqual(bench.seen, 1)
    bench.view.layer.timeOffset = 0.25
    #expect(isNear(bench.seen, 0.75))
    bench.wait(until: 20)
    #expect(isNear(bench.seen, 0.75))
    bench.view.layer.timeOffset = 0.5
    #expect(isNear(bench.seen, 0.5))
    expectEqual(delegate.log, ["start"])
    bench.view.layer.timeOffset = 1
    bench.wait(until: 20)
    expectEqual(delegate.log, ["start", "stop true"])
    expectNil(bench.view.layer.animationKeys())
  }

  // As Apple's technical note QA1673 has it.
  @Test("an animation that is paused goes on where it stood, and ends as much later")
  func paused() {
    let bench = AnimationBench()
    let layer = bench.view.layer
    bench.wait(until: 2)
    let delegate = Self.fade(layer)
    bench.wait(until: 2.25)
    let pausedTime = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = pausedTime
    bench.wait(until: 10)
    #expect(isNear(bench.seen, 0.75))
    expectEqual(delegate.log, ["start"])
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - pausedTime
    #expect(isNear(layer.beginTime, 7.75))
    #expect(isNear(bench.seen, 0.75))
    bench.wait(until: 10.5)
    #expect(isNear(bench.seen, 0.25))
    bench.wait(until: 10.74)
    expectEqual(delegate.log, ["start"])
    bench.wait(until: 10.75)
    expectEqual(delegate.log, ["start", "stop true"])
  }

  @Test("the speed of a window is that of all in it, also of animations that run")
  func nested() {
    let bench = AnimationBench()
    UIView.animate(
      withDuration: 4,
      delay: 0,
      options: .curveLinear,
      animations: { bench.view.alpha = 0 },
      completion: bench.note("done")
    )
    bench.wait(until: 1)
    #expect(isNear(bench.seen, 0.75))
    bench.window.layer.speed = 2
    // Its time shows 2 now: half of the animation is over.
    #expect(isNear(bench.seen, 0.5))
    bench.view.layer.speed = 2
    #expect(isNear(bench.view.layer.convertTime(1, from: nil), 4))
    bench.view.layer.speed = 1
    bench.wait(until: 1.5)
    #expect(isNear(bench.seen, 0.25))
    bench.wait(until: 1.99)
    expectEqual(bench.log, [])
    bench.wait(until: 2)
    expectEqual(bench.log, ["done true"])
  }

  @Test("an animation that begins later does so in its layer's time, once")
  func late() {
    let bench = AnimationBench()
    let delegate = LoggingAnimationDelegate()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 0
    animation.beginTime = 1
    animation.duration = 1
    animation.delegate = delegate
    bench.view.layer.speed = 0.5
    bench.view.layer.add(animation, forKey: nil)
    bench.wait(until: 1.99)
    expectEqual(delegate.log, [])
    bench.wait(until: 2)
    expectEqual(delegate.log, ["start"])
    bench.view.layer.speed = 1
    bench.wait(until: 3)
    expectEqual(delegate.log, ["start", "stop true"])
  }

  @Test("a presentation is made by init(layer:), and has its layer's time")
  func presentation() throws {
    final class Dial: CALayer {
      var marks = 1
      required init() { super.init() }
      required init?(coder: NSCoder) { nil }
      required init(layer: Any) {
        super.init(layer: layer)
        marks = (layer as? Dial)?.marks ?? 0
      }
    }
    let bench = AnimationBench()
    let dial = Dial()
    dial.marks = 12
    dial.speed = 2
    bench.window.layer.speed = 2
    bench.view.layer.addSublayer(dial)
    let copy = try #require(dial.presentation())
    expectEqual(copy.marks, 12)
    expectEqual(copy.speed, 2)
    expectEqual(copy.convertTime(1, from: nil), 4)
    #expect(copy.model() === dial)
  }

  @Test("an animation ends by the time that its layer was moved into")
  func moved() {
    let bench = AnimationBench()
    let slow = UIView()
    slow.layer.speed = 0.5
    bench.window.addSubview(slow)
    let delegate = Self.fade(bench.view.layer)
    bench.wait(until: 0.5)
    slow.addSubview(bench.view)
    #expect(isNear(bench.seen, 0.75))
    bench.wait(until: 1.99)
    expectEqual(delegate.log, ["start"])
    bench.wait(until: 2)
    expectEqual(delegate.log, ["start", "stop true"])
  }

  @Test("an animator runs in the time of the layer that it animates")
  func animator() {
    let bench = AnimationBench()
    bench.window.layer.speed = 0.5
    bench.wait(until: 1)
    let animator = slide(bench)
    animator.startAnimation()
    bench.wait(until: 2)
    #expect(isNear(seenX(bench), 150))
    #expect(isNear(Double(animator.fractionComplete), 0.5))
    bench.window.layer.speed = 0
    // The window's time shows 1, where it showed 0.5 when the animator began.
    bench.window.layer.timeOffset = 1
    bench.wait(until: 9)
    #expect(isNear(seenX(bench), 150))
    expectEqual(bench.log, [])
    bench.window.layer.speed = 1
    bench.window.layer.timeOffset = -8
    bench.wait(until: 9.49)
    expectEqual(bench.log, [])
    bench.wait(until: 9.5)
    expectEqual(bench.log, ["\(UIViewAnimatingPosition.end)"])
  }

  @Test("times are converted between layers, and back; where one stands, the present moment counts")
  func conversion() {
    let bench = AnimationBench()
    let layer = bench.view.layer
    let (one, other) = (CALayer(), CALayer())
    layer.addSublayer(one)
    layer.addSublayer(other)
    one.speed = 2
    one.timeOffset = 1
    other.beginTime = 3
    expectEqual(one.convertTime(5, from: nil), 11)
    expectEqual(one.convertTime(11, to: nil), 5)
    expectEqual(one.convertTime(2, from: other), 11)
    expectEqual(one.convertTime(11, to: other), 2)
    bench.wait(until: 4)
    other.speed = 0
    expectEqual(one.convertTime(7, from: other), 9)
    expectEqual(other.convertTime(7, to: one), 9)
    expectEqual(one.convertTime(9, to: other), 0)
  }

  @Test(
    "a layer has the clock's time unless it is told otherwise; time that runs backwards ends nothing"
  )
  func plain() {
    let bench = AnimationBench()
    let layer = bench.view.layer
    #expect((layer.speed, layer.timeOffset, layer.beginTime) == (1, 0, 0))
    expectEqual(layer.convertTime(0.1, from: nil), 0.1)
    let delegate = Self.fade(layer)
    bench.wait(until: 0.5)
    layer.speed = -1
    layer.beginTime = 0.5
    layer.timeOffset = 0.5
    bench.wait(until: 0.75)
    #expect(isNear(bench.seen, 0.75))
    bench.wait(until: 50)
    expectEqual(delegate.log, ["start"])
  }
}
