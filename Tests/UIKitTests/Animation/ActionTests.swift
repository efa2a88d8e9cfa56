import Expectations
import Testing
import TouchCore
import UIKit

/// What layers do when their properties change, and what animations and transactions keep under names.
@MainActor
struct ActionTests {
  @Test("an action of NSNull shows a change at once; other properties animate as before")
  func none() {
    let bench = AnimationBench()
    let layer = bench.shownLayer()
    layer.actions = ["position": NSNull(), "bounds": NSNull()]
    layer.frame = CGRect(x: 50, y: 60, width: 30, height: 20)
    expectNil(layer.animationKeys())
    expectEqual(layer.presentation()?.frame, CGRect(x: 50, y: 60, width: 30, height: 20))
    layer.opacity = 0
    expectEqual(layer.animationKeys(), ["opacity"])
    layer.actions = nil
    layer.position.x = 0
    expectEqual(layer.animationKeys(), ["opacity", "position"])
  }

  @Test("a delegate is asked before all; a view that is one shows changes at once")
  func delegates() {
    final class Still: CALayerDelegate {
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        event == "opacity" ? NSNull() : nil
      }
    }
    let bench = AnimationBench()
    let layer = bench.shownLayer()
    let still = Still()
    layer.delegate = still
    layer.actions = ["position": NSNull(), "opacity": CABasicAnimation()]
    layer.opacity = 0.5
    layer.position.x = 3
    expectNil(layer.animationKeys())
    layer.cornerRadius = 4
    expectEqual(layer.animationKeys(), ["cornerRadius"])
    layer.removeAllAnimations()
    layer.actions = nil
    let view = UIView()
    layer.delegate = view
    layer.position.x = 0
    expectNil(layer.animationKeys())
  }

  @Test("an action's animation runs in place of the layer's own, from what was seen")
  func replaced() {
    let bench = AnimationBench()
    let layer = bench.shownLayer()
    let fade = CABasicAnimation()
    fade.duration = 2
    layer.actions = ["opacity": fade]
    layer.opacity = 0
    expectEqual(layer.animation(forKey: "opacity")?.duration, 2)
    bench.wait(until: 1)
    expectEqual(layer.presentation()?.opacity, 0.5)
    bench.wait(until: 2)
    expectEqual(layer.presentation()?.opacity, 0)
  }

  @Test("a class's action(forKey:) is asked with what was there before the change, once a change")
  func asked() {
    final class Dial: CALayer {
      var asked: [String] = []
      override func action(forKey event: String) -> (any CAAction)? {
        asked.append("\(event) \(opacity)")
        guard event == "opacity" else { return super.action(forKey: event) }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = presentation()?.opacity
        animation.duration = 1
        return animation
      }
      override class func defaultAction(forKey event: String) -> (any CAAction)? {
        event == "position" ? NSNull() : nil
      }
    }
    let bench = AnimationBench()
    let layer = Dial()
    bench.view.layer.addSublayer(layer)
    CATransaction.flush()
    layer.opacity = 0
    layer.position = CGPoint(x: 9, y: 9)
    layer.opacity = 0
    expectEqual(layer.asked, ["opacity 1.0", "position 0.0"])
    expectEqual(layer.animationKeys(), ["opacity"])
    bench.wait(until: 0.5)
    expectEqual(layer.presentation()?.opacity, 0.5)
  }

  @Test("any object can be an action of a layer without a view, and is told property and layer")
  func object() {
    final class Heard: CAAction {
      var events: [String] = []
      weak var layer: CALayer?
      func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        events.append(event)
        layer = anObject as? CALayer
      }
    }
    let bench = AnimationBench()
    let (layer, heard) = (bench.shownLayer(), Heard())
    layer.actions = ["opacity": heard]
    bench.view.layer.actions = ["opacity": heard]
    layer.opacity = 0
    bench.view.alpha = 0.5
    CATransaction.setDisableActions(true)
    layer.opacity = 1
    expectEqual(heard.events, ["opacity"])
    #expect(heard.layer === layer)
    expectNil(layer.animationKeys())
  }

  @Test("a delegate tells animations apart by what a client set on them")
  func names() {
    final class Delegate: CAAnimationDelegate {
      var stopped: [String] = []
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        stopped.append(anim.value(forKey: "name") as? String ?? "none")
      }
    }
    let (bench, delegate) = (AnimationBench(), Delegate())
    let named: [(String?, Double)] = [("fast", 0.1), (nil, 0.2), ("slow", 0.3)]
    for (name, duration) in named {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.duration = duration
      animation.delegate = delegate
      animation.setValue(name, forKey: "name")
      bench.view.layer.add(animation, forKey: nil)
      animation.setValue("late", forKey: "name")
    }
    bench.wait(until: 0.4)
    expectEqual(delegate.stopped, ["fast", "none", "slow"])
  }

  @Test("a transaction's settings have keys")
  func transactions() {
    let bench = AnimationBench()
    CATransaction.begin()
    CATransaction.setValue(NSNumber(value: true), forKey: kCATransactionDisableActions)
    expectEqual(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool, true)
    CATransaction.setValue(false, forKey: kCATransactionDisableActions)
    #expect(!CATransaction.disableActions())
    CATransaction.setValue(2, forKey: kCATransactionAnimationDuration)
    expectEqual(CATransaction.animationDuration(), 2)
    CATransaction.setValue("no", forKey: kCATransactionAnimationDuration)
    expectEqual(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double, 2)
    let linear = CAMediaTimingFunction(name: .linear)
    CATransaction.setValue(linear, forKey: kCATransactionAnimationTimingFunction)
    #expect(CATransaction.animationTimingFunction() === linear)
    CATransaction.commit()
    expectEqual(CATransaction.animationDuration(), 0.25)
    _ = bench
  }

  @Test("cycles of a cumulative animation add up, also at its end and in a group")
  func cumulative() {
    for isInGroup in [false, true] {
      let bench = AnimationBench()
      let layer = bench.view.layer
      let move = CABasicAnimation(keyPath: "position.x")
      (move.fromValue, move.toValue) = (10, 30)
      (move.duration, move.repeatCount, move.isCumulative) = (1, 3, true)
      move.fillMode = .forwards
      move.isRemovedOnCompletion = false
      if isInGroup {
        let group = CAAnimationGroup()
        (group.animations, group.duration) = ([move], 5)
        layer.add(group, forKey: nil)
      } else {
        layer.add(move, forKey: nil)
      }
      let expected: [(Double, CGFloat)] = [(0.5, 20), (1.5, 50), (2.5, 80), (4, 90)]
      for (time, x) in expected {
        bench.wait(until: time)
        expectEqual(layer.presentation()?.position.x, x, "\(time) \(isInGroup)")
      }
    }
  }

  @Test("an additive cumulative animation counts what it is added to once")
  func additive() {
    let bench = AnimationBench()
    let layer = bench.view.layer
    layer.position.x = 100
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue, move.isAdditive) = (0, 10, true)
    (move.duration, move.repeatCount, move.isCumulative) = (1, .infinity, true)
    layer.add(move, forKey: nil)
    bench.wait(until: 3.5)
    expectEqual(layer.presentation()?.position.x, 135)
  }
}
