import Expectations
import Testing
import UIKit

/// Dynamics: every number is that of a formula.
@MainActor
struct DynamicsTests {
  // MARK: Forces

  @Test("gravity is 1,000 points per second² for each unit, in any direction")
  func gravity() {
    let bench = DynamicsBench()
    let (down, right) = (bench.view(50, 50), bench.view(50, 300, 20, 80))
    bench.animator.addBehavior(UIGravityBehavior(items: [down]))
    let other = UIGravityBehavior(items: [right])
    other.setAngle(0, magnitude: 0.5)
    bench.animator.addBehavior(other)
    bench.wait(until: 0.5)
    let fallen: CGFloat = 0.5 * 0.5 / 2
    #expect(isNear(down.center.y, 50 + 1000 * fallen))
    #expect(isNear(right.center.x, 50 + 500 * fallen) && isNear(right.center.y, 300))
    #expect(isNear(bench.animator.elapsedTime, 0.5) && bench.animator.isRunning)
  }

  @Test(
    "a push of 1 gives 100 by 100 points of the density 1 an acceleration, or a velocity, of 100"
  )
  func push() {
    let bench = DynamicsBench()
    let (pushed, heavy) = (bench.view(50, 50), bench.view(200, 200, 200, 100))
    let push = UIPushBehavior(items: [pushed], mode: .continuous)
    push.pushDirection = CGVector(dx: 2, dy: 0)
    let kick = UIPushBehavior(items: [heavy], mode: .instantaneous)
    kick.setAngle(.pi / 2, magnitude: 4)
    let material = UIDynamicItemBehavior(items: [heavy])
    material.density = 2
    for behavior in [push, kick, material] { bench.animator.addBehavior(behavior) }
    bench.wait(until: 0.5)
    let fallen: CGFloat = 0.5 * 0.5 / 2
    let kicked: CGFloat = 4 * 100 / (2 * 2)
    #expect(isNear(pushed.center.x, 50 + 200 * fallen))
    #expect(isNear(material.linearVelocity(for: heavy).y, kicked))
    #expect(isNear(heavy.center.y, 200 + 100 * 0.5))
    #expect(push.active && !kick.active)
    push.active = false
    kick.active = true
    bench.wait(until: 1)
    #expect(isNear(pushed.center.x, 75 + 100 * 0.5))
    #expect(isNear(heavy.center.y, 250 + 200 * 0.5))
  }

  @Test("a push beside the centre turns: 100·F·r divided by the moment of inertia")
  func spin() {
    let bench = DynamicsBench()
    let view = bench.view(200, 200)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let push = UIPushBehavior(items: [view], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: 1)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 30, vertical: 0), for: view)
    let material = UIDynamicItemBehavior(items: [view])
    bench.animator.addBehavior(push)
    bench.animator.addBehavior(material)
    bench.wait(until: 0.5)
    let inertia: Double = (100 * 100 + 100 * 100) / 12
    let spin = 100 * 30 / inertia
    #expect(isNear(material.angularVelocity(for: view), spin))
    // It keeps its scale.
    let turned = CGAffineTransform(rotationAngle: spin * 0.5).scaledBy(x: 2, y: 2)
    #expect(isNear(view.transform.b, turned.b) && isNear(view.transform.d, turned.d))
    material.allowsRotation = false
    bench.wait(until: 1)
    #expect(isNear(view.transform.b, turned.b) && isNear(view.center.y, 300))
  }

  @Test("what is flicked goes v/c far under the resistance c, and rests there")
  func resistance() {
    let bench = DynamicsBench()
    let view = bench.view(50, 50)
    let material = UIDynamicItemBehavior(items: [view])
    material.resistance = 5
    material.addLinearVelocity(CGPoint(x: 1000, y: 0), for: view)
    expectEqual(material.linearVelocity(for: view), CGPoint(x: 1000, y: 0))
    bench.animator.addBehavior(material)
    bench.wait(until: 0.2)
    // e⁻¹
    #expect(isNear(view.center.x, 50 + 200 * (1 - 0.367_879_441_171_442_3)))
    #expect(isNear(material.linearVelocity(for: view).x, 367.879_441_171_442_3))
    bench.wait(until: 5)
    #expect(!bench.animator.isRunning && isNear(view.center.x, 250, within: 0.1))
  }

  // MARK: Collisions

  @Test(
    "what falls h bounces up e²·h, and lies where e is 0",
    arguments: [(1.0, false), (1, true), (0.5, false), (0.5, true), (0, false), (0, true)]
  )
  func bounce(elasticity: Double, isRound: Bool) {
    let bench = DynamicsBench()
    let view = bench.view(200, 50)
    (view as? RoundView)?.isRound = isRound
    let collision = UICollisionBehavior(items: [view])
    collision.translatesReferenceBoundsIntoBoundary = true
    let material = UIDynamicItemBehavior(items: [view])
    material.elasticity = elasticity
    for behavior in [UIGravityBehavior(items: [view]), collision, material] {
      bench.animator.addBehavior(behavior)
    }
    var lowest: CGFloat = 0
    collision.action = { lowest = max(lowest, view.center.y) }
    // h = 700, and the fall takes √(2h/g).
    let fall = (2 * 700 / 1000.0).squareRoot()
    bench.wait(until: elasticity == 0 ? 1.5 : fall * (1 + elasticity))
    #expect(isNear(view.center.y, 750 - 700 * elasticity * elasticity, within: 1))
    #expect(lowest <= 750.01 && isNear(view.transform.b, 0, within: 1e-3))
    bench.wait(until: 6)
    expectEqual(bench.animator.isRunning, elasticity == 1)
    if elasticity < 1 { #expect(isNear(view.center.y, 750, within: 0.05)) }
  }

  @Test(
    "two equal items exchange their velocities where nothing is lost, and share one where all is"
  )
  func items() {
    for elasticity in [1.0, 0] {
      let bench = DynamicsBench()
      let (left, right) = (bench.view(60, 100), bench.view(200, 100))
      let collision = UICollisionBehavior(items: [left, right])
      collision.collisionDelegate = bench
      let material = UIDynamicItemBehavior(items: [left, right])
      material.elasticity = elasticity
      material.addLinearVelocity(CGPoint(x: 100, y: 0), for: left)
      bench.animator.addBehavior(collision)
      bench.animator.addBehavior(material)
      bench.wait(until: 1)
      let shared = (1 - elasticity) * 50
      #expect(isNear(material.linearVelocity(for: left).x, shared, within: 1e-3))
      #expect(isNear(material.linearVelocity(for: right).x, 100 - shared, within: 1e-3))
      expectEqual(bench.log, elasticity == 1 ? ["met at 150.0", "parted"] : ["met at 150.0"])
    }
  }

  @Test(
    "a boundary is met by its name, only where the mode says so, and is gone once it is removed"
  )
  func boundaries() {
    let bench = DynamicsBench()
    let view = bench.view(200, 50)
    let collision = UICollisionBehavior(items: [view])
    collision.collisionDelegate = bench
    collision.addBoundary(
      withIdentifier: "shelf" as any NSCopying,
      from: CGPoint(x: 100, y: 300),
      to: CGPoint(x: 300, y: 300)
    )
    expectEqual(collision.boundaryIdentifiers?.count, 1)
    #expect(collision.boundary(withIdentifier: NSString("shelf")) != nil)
    bench.animator.addBehavior(collision)
    bench.animator.addBehavior(UIGravityBehavior(items: [view]))
    bench.wait(until: 2)
    #expect(isNear(view.center.y, 250, within: 0.05) && !bench.animator.isRunning)
    expectEqual(bench.log, ["began shelf 300.0"])
    collision.removeBoundary(withIdentifier: "shelf")
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: 0, left: 0, bottom: 100, right: 0)
    )
    bench.wait(until: 4)
    #expect(isNear(view.center.y, 650, within: 0.05))
    expectEqual(bench.log, ["began shelf 300.0", "ended shelf", "began bounds 700.0"])
    collision.collisionMode = .items
    bench.wait(until: 5)
    #expect(view.center.y > 800)
  }

  @Test(
    "friction holds on a slope what it slides down without, with the cosine's and the sine's parts"
  )
  func friction() {
    for friction in [0.0, 1] {
      let bench = DynamicsBench()
      let view = bench.view(200, 100)
      let slope = Double.pi / 6
      // The view lies on a line of 30 degrees.
      view.transform = CGAffineTransform(rotationAngle: slope)
      let foot = CGPoint(x: 200 - 25, y: 100 + 25 * 3.0.squareRoot())
      let way = CGVector(dx: 3.0.squareRoot() / 2 * 500, dy: 250)
      let collision = UICollisionBehavior(items: [view])
      collision.addBoundary(
        withIdentifier: "slope",
        from: CGPoint(x: foot.x - way.dx, y: foot.y - way.dy),
        to: CGPoint(x: foot.x + way.dx, y: foot.y + way.dy)
      )
      let material = UIDynamicItemBehavior(items: [view])
      material.friction = friction
      for behavior in [UIGravityBehavior(items: [view]), collision, material] {
        bench.animator.addBehavior(behavior)
      }
      bench.wait(until: 0.5)
      let slid = friction == 0 ? 1000 * 0.5 * 0.5 * 0.5 / 2 : 0
      #expect(isNear(view.center.y, 100 + slid * 0.5, within: 0.1), "\(view.center)")
    }
  }

  @Test("the same scene has the same result to the last bit, whatever ran before")
  func determinism() {
    func run() -> [UInt64] {
      let bench = DynamicsBench()
      let views = (0..<6).map {
        bench.view(60 + Double($0 % 3) * 130, 80 + Double($0) * 60, 90, 40)
      }
      for view in views.prefix(3) { (view as? RoundView)?.isRound = true }
      let collision = UICollisionBehavior(items: views)
      collision.translatesReferenceBoundsIntoBoundary = true
      let material = UIDynamicItemBehavior(items: views)
      (material.elasticity, material.friction) = (0.6, 0.3)
      material.addLinearVelocity(CGPoint(x: 333, y: -71), for: views[0])
      let gravity = UIGravityBehavior(items: views)
      gravity.angle = 1.2
      let tie = UIAttachmentBehavior(item: views[1], attachedTo: views[4])
      for behavior in [collision, material, gravity, tie] { bench.animator.addBehavior(behavior) }
      bench.wait(until: 3)
      return views.flatMap {
        [$0.center.x, $0.center.y, $0.transform.b].map { Double($0).bitPattern }
      }
    }
    expectEqual(run(), run())
  }
}
