import Expectations
import Testing
import UIKit

/// Springs and rods of dynamics, and when an animator runs.
@MainActor
struct DynamicsLifeTests {
  @Test("a snap arrives exactly and upright, and then nothing wakes the clock")
  func snap() {
    let bench = DynamicsBench()
    bench.animator.delegate = bench
    let view = bench.view(300, 600)
    view.transform = CGAffineTransform(rotationAngle: 0.7)
    let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 80, y: 90))
    expectEqual(snap.damping, 0.5)
    snap.damping = 1
    var farthest = CGPoint(x: 300, y: 600)
    snap.action = { farthest = CGPoint(x: min(farthest.x, view.center.x), y: view.center.y) }
    bench.animator.addBehavior(snap)
    expectEqual(bench.log, ["resume"])
    bench.wait(until: 3)
    expectEqual(view.center, CGPoint(x: 80, y: 90))
    #expect(farthest.x >= 80 && isNear(view.transform.b, 0, within: 1e-9))
    #expect(!bench.animator.isRunning)
    expectEqual(bench.log, ["resume", "pause"])
    expectNil(bench.application.nextDeadline)
    snap.snapPoint = CGPoint(x: 100, y: 90)
    expectEqual(bench.log, ["resume", "pause", "resume"])
    bench.wait(until: 6)
    expectEqual(view.center, CGPoint(x: 100, y: 90))
    expectNil(bench.application.nextDeadline)
  }

  @Test("a snap swings more the less it is damped, and comes to rest with any damping")
  func damping() {
    var swings: [CGFloat] = []
    for damping in [0, 0.5, 0.8] {
      let bench = DynamicsBench()
      let view = bench.view(300, 100)
      let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 200, y: 100))
      snap.damping = damping
      var least: CGFloat = 300
      snap.action = { least = min(least, view.center.x) }
      bench.animator.addBehavior(snap)
      bench.wait(until: 6)
      swings.append(200 - least)
      #expect(!bench.animator.isRunning && view.center == CGPoint(x: 200, y: 100))
    }
    #expect(swings[0] > swings[1] && swings[1] > swings[2] && swings[2] > 0)
  }

  @Test("a rod keeps its length, and a pendulum its energy")
  func rod() {
    let bench = DynamicsBench()
    let view = bench.view(300, 100, 10, 10)
    let rod = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 200, y: 100))
    expectEqual(rod.length, 100)
    let material = UIDynamicItemBehavior(items: [view])
    for behavior in [rod, UIGravityBehavior(items: [view]), material] {
      bench.animator.addBehavior(behavior)
    }
    var (wrong, off): (CGFloat, CGFloat) = (0, 0)
    rod.action = {
      let (x, y) = (view.center.x - 200, view.center.y - 100)
      wrong = max(wrong, abs((x * x + y * y).squareRoot() - 100))
      // v² = 2·g·h
      let velocity = material.linearVelocity(for: view)
      off = max(off, abs(velocity.x * velocity.x + velocity.y * velocity.y - 2000 * y))
    }
    bench.wait(until: 5)
    #expect(wrong < 1e-6)
    #expect(off < 2000 * 100 * 0.01)
    rod.length = 50
    bench.wait(until: 6)
    #expect(wrong > 49 && isNear(hypot(view.center.x - 200, view.center.y - 100), 50))
  }

  @Test("a spring swings as cos(2π·f·t) does, and e^(-2π·f·ζ·t) smaller")
  func spring() {
    for damping in [0.0, 1] {
      let bench = DynamicsBench()
      let view = bench.view(250, 100)
      let spring = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 100, y: 100))
      (spring.length, spring.frequency, spring.damping) = (100, 2, damping)
      bench.animator.addBehavior(spring)
      bench.wait(until: 0.5)
      // After a whole period it is where it was; critically damped, it is at (1 + ω·t)·e^(-ω·t).
      let rest = damping == 0 ? 1 : (1 + 2 * Double.pi) * 0.001_867_442_731_707_988_8
      #expect(isNear(view.center.x, 200 + 50 * rest))
    }
  }

  @Test("an item that is held at a point follows the anchor, and so does what hangs on it")
  func held() {
    let bench = DynamicsBench()
    let (view, other) = (bench.view(100, 100), bench.view(100, 250))
    let hold = UIAttachmentBehavior(
      item: view,
      offsetFromCenter: UIOffset(horizontal: 40, vertical: 40),
      attachedToAnchor: CGPoint(x: 140, y: 140)
    )
    let tie = UIAttachmentBehavior(item: view, attachedTo: other)
    #expect(hold.length == 0 && tie.length == 150)
    #expect(hold.attachedBehaviorType == .anchor && tie.attachedBehaviorType == .items)
    bench.animator.addBehavior(hold)
    bench.animator.addBehavior(tie)
    for step in 1...30 {
      hold.anchorPoint = CGPoint(x: 140 + 4 * Double(step), y: 140 + Double(step))
      bench.wait(until: Double(step) / 60)
      let held = view.convert(CGPoint(x: 90, y: 90), to: bench.root)
      #expect(isNear(held.x, hold.anchorPoint.x, within: 1e-3))
      #expect(isNear(held.y, hold.anchorPoint.y, within: 1e-3))
      let way = hypot(view.center.x - other.center.x, view.center.y - other.center.y)
      #expect(isNear(way, 150, within: 0.01))
    }
  }

  @Test("behaviours in behaviours, and what is removed while the animator tells of a step")
  func mutation() {
    let bench = DynamicsBench()
    bench.animator.delegate = bench
    let (view, other) = (bench.view(200, 100), bench.view(200, 300))
    let whole = UIDynamicBehavior()
    let (gravity, collision) = (UIGravityBehavior(items: [view]), UICollisionBehavior())
    whole.addChildBehavior(gravity)
    whole.addChildBehavior(collision)
    collision.addItem(view)
    collision.addItem(other)
    collision.collisionDelegate = bench
    bench.onResume = { collision.collisionMode = .everything }
    bench.animator.addBehavior(whole)
    #expect(gravity.dynamicAnimator === bench.animator && bench.animator.behaviors.count == 1)
    expectEqual(bench.animator.items(in: CGRect(x: 0, y: 240, width: 400, height: 9)).count, 0)
    expectEqual(bench.animator.items(in: CGRect(x: 0, y: 240, width: 400, height: 11)).count, 1)
    var (calls, others) = (0, 0)
    gravity.action = {
      calls += 1
      guard calls == 3 else { return }
      view.removeFromSuperview()
      whole.removeChildBehavior(collision)
      bench.animator.removeAllBehaviors()
    }
    collision.action = { others += 1 }
    bench.wait(until: 1)
    #expect(calls == 3 && others == 2)
    #expect(gravity.dynamicAnimator == nil && !bench.animator.isRunning)
    expectEqual(bench.log, ["resume", "pause"])
    expectNil(bench.application.nextDeadline)
    // t = 3/60
    let fallen: CGFloat = 1000 * 0.05 * 0.05 / 2
    #expect(isNear(view.center.y, 100 + fallen))
  }

  @Test(
    "an animator that is released in an action stops, and moved items go on from where code put them"
  )
  func release() {
    let bench = DynamicsBench()
    let view = bench.view(200, 100)
    var animator: UIDynamicAnimator? = UIDynamicAnimator(referenceView: bench.root)
    let gravity = UIGravityBehavior(items: [view])
    animator?.addBehavior(gravity)
    bench.wait(until: 0.1)
    view.center = CGPoint(x: 20, y: 100)
    animator?.updateItem(usingCurrentState: view)
    bench.wait(until: 0.2)
    #expect(isNear(view.center.x, 20) && isNear(view.center.y, 100 + 100 * 0.1 + 5))
    gravity.action = { animator = nil }
    bench.wait(until: 1)
    let place = view.center
    #expect(animator == nil && gravity.dynamicAnimator == nil)
    bench.wait(until: 2)
    expectEqual(view.center, place)
    expectNil(bench.application.nextDeadline)
  }
}
