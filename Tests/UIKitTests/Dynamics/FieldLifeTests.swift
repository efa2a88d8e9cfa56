import Expectations
import Testing
import UIKit

/// Where fields act, when an animator with fields runs, and what closures may do.
@MainActor
struct FieldLifeTests {
  @Test("a field acts on the edge of its region and not beyond, where its position is")
  func region() {
    let bench = DynamicsBench()
    let (edge, outside) = (bench.view(150, 100, 20, 20), bench.view(150.5, 300, 20, 20))
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
    field.position = CGPoint(x: 100, y: 200)
    field.region = UIRegion(size: CGSize(width: 100, height: 200))
    field.addItem(edge)
    field.addItem(outside)
    bench.animator.addBehavior(field)
    bench.wait(until: 0.5)
    #expect(isNear(edge.center.y, 112.5))
    expectEqual(outside.center, CGPoint(x: 150.5, y: 300))
    field.region = field.region.inverse()
    let before = edge.center.y
    bench.wait(until: 1)
    #expect(isNear(outside.center.y, 312.5) && isNear(edge.center.y, before + 50 * 0.5))
  }

  @Test("an animator pauses where fields move nothing, and resumes once one of them changes")
  func rest() {
    let bench = DynamicsBench()
    bench.animator.delegate = bench
    let (inner, outer) = (bench.view(100, 100), bench.view(300, 600))
    let field = UIFieldBehavior.springField()
    field.position = CGPoint(x: 100, y: 100)
    field.region = UIRegion(radius: 50)
    field.addItem(inner)
    field.addItem(outer)
    let empty = UIFieldBehavior()
    empty.addItem(outer)
    bench.animator.addBehavior(field)
    bench.animator.addBehavior(empty)
    bench.wait(until: 1)
    expectEqual(bench.log, ["resume", "pause"])
    expectNil(bench.application.nextDeadline)
    #expect(inner.center == CGPoint(x: 100, y: 100) && outer.center == CGPoint(x: 300, y: 600))
    var count = 2
    let changes: [() -> Void] = [
      { field.strength = 0.5 }, { field.falloff = 1 }, { field.minimumRadius = 1 },
      { field.region = UIRegion(radius: 60) }, { field.direction = CGVector(dx: 1, dy: 0) },
      { field.removeItem(outer) }, { field.addItem(outer) },
      { field.position = CGPoint(x: 101, y: 100) },
    ]
    for (index, change) in changes.enumerated() {
      change()
      count += 1
      #expect(bench.animator.isRunning && bench.log.count == count, "\(index)")
      if index == changes.count - 1 { break }
      bench.wait(until: Double(index + 2))
      count += 1
      #expect(!bench.animator.isRunning && bench.log.count == count, "\(index)")
    }
    // The last one moves the item, and drag ends that.
    let drag = UIFieldBehavior.dragField()
    drag.strength = 5
    drag.addItem(inner)
    bench.animator.addBehavior(drag)
    field.strength = 20
    bench.wait(until: 30)
    #expect(isNear(inner.center.x, 101, within: 0.1) && !bench.animator.isRunning)
    expectNil(bench.application.nextDeadline)
  }

  @Test("a closure gets position, velocity, mass and step, and its force has a push's unit")
  func closure() {
    let bench = DynamicsBench()
    let view = bench.view(100, 100, 200, 100)
    let material = UIDynamicItemBehavior(items: [view])
    material.density = 2
    material.addLinearVelocity(CGPoint(x: 0, y: 40), for: view)
    var calls: [(CGPoint, CGVector, CGFloat, CGFloat, TimeInterval)] = []
    let field = UIFieldBehavior.field { _, position, velocity, mass, charge, step in
      calls.append((position, velocity, mass, charge, step))
      return CGVector(dx: 8, dy: 0)
    }
    // None of them changes the force of a closure.
    (field.strength, field.falloff, field.minimumRadius) = (0, 3, 500)
    field.addItem(view)
    bench.animator.addBehavior(material)
    bench.animator.addBehavior(field)
    bench.wait(until: 0.5)
    expectEqual(calls.count, 120)
    #expect(calls[0].0 == CGPoint(x: 100, y: 100) && calls[0].1 == CGVector(dx: 0, dy: 40))
    #expect(isNear(calls[0].2, 4) && calls[0].3 == 0 && calls[0].4 == 1 / 240.0)
    #expect(
      isNear(calls[119].1.dx, 200 * 119 / 240) && isNear(calls[119].0.y, 100 + 40 * 119 / 240)
    )
    #expect(isNear(view.center.x, 125) && isNear(view.center.y, 120))
    field.region = UIRegion(radius: 1)
    material.isAnchored = true
    bench.wait(until: 1)
    expectEqual(calls.count, 120)
    field.region = .infinite
    bench.wait(until: 1.5)
    expectEqual(calls.count, 120)
  }

  @Test("a force that isn't finite is none, of a closure, a strength or a falloff")
  func notFinite() {
    let bench = DynamicsBench()
    let view = bench.view(100, 100)
    let field = UIFieldBehavior.field { _, _, _, _, _, _ in CGVector(dx: CGFloat.nan, dy: 1) }
    let spring = UIFieldBehavior.springField()
    spring.strength = .infinity
    let radial = UIFieldBehavior.radialGravityField(position: CGPoint(x: 100, y: 100))
    (radial.falloff, radial.minimumRadius) = (2, 0)
    let drag = UIFieldBehavior.dragField()
    drag.strength = .nan
    for behavior in [field, spring, radial, drag] {
      behavior.addItem(view)
      bench.animator.addBehavior(behavior)
    }
    bench.wait(until: 1)
    #expect(view.center == CGPoint(x: 100, y: 100) && !bench.animator.isRunning)
  }

  @Test("a closure may remove its item, another's, a field, everything, and the animator")
  func mutation() {
    for what in 0..<5 {
      let bench = DynamicsBench()
      let views = [bench.view(100, 100), bench.view(200, 100), bench.view(300, 100)]
      var animator: UIDynamicAnimator? = UIDynamicAnimator(referenceView: bench.root)
      // The items stay, as another behaviour has them.
      let material = UIDynamicItemBehavior(items: views)
      var calls: [String] = []
      var act: (UIFieldBehavior) -> Void = { _ in }
      let first = UIFieldBehavior.field { field, position, _, _, _, _ in
        calls.append("a\(Int(position.x))")
        if calls.count == 5 { act(field) }
        return .zero
      }
      let second = UIFieldBehavior.field { _, position, _, _, _, _ in
        calls.append("b\(Int(position.x))")
        return .zero
      }
      for view in views { first.addItem(view) }
      second.addItem(views[0])
      act = { field in
        switch what {
        case 0: field.removeItem(views[0])
        case 1: field.removeItem(views[1])
        case 2: animator?.removeBehavior(second)
        case 3: animator?.removeAllBehaviors()
        default: animator = nil
        }
      }
      animator?.addBehavior(material)
      animator?.addBehavior(first)
      animator?.addBehavior(second)
      bench.wait(until: 1 / 60.0)
      // Four steps; the fifth call is the first one of the second step.
      let expected = [
        "a100 a200 a300 b100 a100 a200 a300 b100 a200 a300 b100 a200 a300 b100",
        "a100 a200 a300 b100 a100 a300 b100 a100 a300 b100 a100 a300 b100",
        "a100 a200 a300 b100 a100 a200 a300 a100 a200 a300 a100 a200 a300",
        "a100 a200 a300 b100 a100", "",
      ][what]
      // A released animator ends with the step of the animation at the latest.
      if what < 4 { expectEqual(calls.joined(separator: " "), expected, "\(what)") }
      let count = calls.count
      bench.wait(until: 2)
      if what >= 3 {
        expectEqual(calls.count, count)
        #expect(first.dynamicAnimator == nil)
        expectNil(bench.application.nextDeadline)
      }
    }
  }

  @Test(
    "the same fields have the same result to the last bit, in whatever order items are in memory"
  )
  func determinism() {
    func run() -> [UInt64] {
      let bench = DynamicsBench()
      let views = (0..<6).map {
        bench.view(60 + Double($0) * 50, 100 + Double($0 * $0) * 17, 30, 20)
      }
      let collision = UICollisionBehavior(items: views)
      collision.translatesReferenceBoundsIntoBoundary = true
      bench.animator.addBehavior(collision)
      let fields = [
        UIFieldBehavior.vortexField(), .springField(), .dragField(),
        .radialGravityField(position: CGPoint(x: 77, y: 300)),
        .linearGravityField(direction: CGVector(dx: 0.3, dy: 2)),
        UIFieldBehavior.field { _, place, speed, _, _, _ in
          CGVector(dx: speed.dy * 0.01, dy: place.x * 0.002)
        },
      ]
      for (index, field) in fields.enumerated() {
        field.position = CGPoint(x: 150 + 20 * Double(index), y: 380)
        (field.falloff, field.strength) = (index % 2 == 0 ? 0.7 : 0, 2.5)
        field.region = UIRegion(radius: 300 + 20 * Double(index))
        for view in views.dropFirst(index % 3) { field.addItem(view) }
        bench.animator.addBehavior(field)
      }
      bench.wait(until: 3)
      return views.flatMap {
        [$0.center.x, $0.center.y, $0.transform.b].map { Double($0).bitPattern }
      }
    }
    let first = run()
    expectEqual(first, run())
    #expect(Set(first).count > 6)
  }

  @Test("a push without arguments has no items, and pushes on once it has")
  func push() {
    let bench = DynamicsBench()
    let view = bench.view(100, 100)
    let push = UIPushBehavior()
    #expect(push.items.isEmpty && push.mode == .continuous && push.magnitude == 0 && push.active)
    push.addItem(view)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    bench.animator.addBehavior(push)
    bench.wait(until: 1)
    #expect(isNear(view.center.x, 150))
  }
}
