import Expectations
import Testing
import TouchCore
import UIKit

/// Items that rest on each other, and what item behaviours say of them.
@MainActor
struct DynamicsPileTests {
  @Test(
    "eight boxes come to rest, in a tower and in a heap, and a tower stands",
    arguments: [(true, 0.2), (true, 1), (false, 0.2), (false, 1)]
  )
  func piles(isTower: Bool, friction: Double) {
    let bench = DynamicsBench()
    let views = (0..<8).map { index in
      let place = Double(index)
      return isTower
        ? bench.view(200, 770 - 70 * place, 60, 60)
        : bench.view(60 + Double(index * 67 % 280), 100 + 50 * place, 60, 60)
    }
    let collision = UICollisionBehavior(items: views)
    collision.translatesReferenceBoundsIntoBoundary = true
    let material = UIDynamicItemBehavior(items: views)
    (material.friction, material.elasticity) = (friction, 0.3)
    for behavior in [UIGravityBehavior(items: views), collision, material] {
      bench.animator.addBehavior(behavior)
    }
    bench.wait(until: 4)
    #expect(!bench.animator.isRunning)
    for (index, view) in views.enumerated() {
      let (x, y) = (Double(view.center.x), Double(view.center.y))
      #expect(y < 770.1 && (30...370).contains(x.rounded()))
      guard isTower else { continue }
      let place: Double = 770 - 60 * Double(index)
      #expect(abs(x - 200) < 2 && abs(y - place) < 1)
    }
  }

  @Test("boxes of other sizes weigh what their area is: a heavy one pushes a light one away")
  func sizes() {
    // Which velocities follow from that of the first, by the conservation of momentum and of energy.
    for (size, first, second) in [(100.0, 0.0, 100.0), (50, 60, 160), (200, -60, 40)] {
      let bench = DynamicsBench()
      let (left, right) = (bench.view(60, 200), bench.view(250, 200, size, size))
      let collision = UICollisionBehavior(items: [left, right])
      let material = UIDynamicItemBehavior(items: [left, right])
      material.elasticity = 1
      material.addLinearVelocity(CGPoint(x: 100, y: 0), for: left)
      bench.animator.addBehavior(collision)
      bench.animator.addBehavior(material)
      bench.wait(until: 1.6)
      #expect(abs(material.linearVelocity(for: left).x - first) < 0.01, "\(size)")
      #expect(abs(material.linearVelocity(for: right).x - second) < 0.01, "\(size)")
    }
  }

  @Test("an anchored item stays where it is, and what meets it bounces off as off a wall")
  func anchored() {
    let bench = DynamicsBench()
    let (ball, wall) = (bench.view(60, 200), bench.view(250, 200))
    let items = UIDynamicItemBehavior(items: [ball, wall])
    items.elasticity = 1
    items.addLinearVelocity(CGPoint(x: 100, y: 0), for: ball)
    let anchor = UIDynamicItemBehavior(items: [wall])
    anchor.isAnchored = true
    for behavior in [
      UIGravityBehavior(items: [wall]), UICollisionBehavior(items: [ball, wall]), items, anchor,
    ] {
      bench.animator.addBehavior(behavior)
    }
    bench.wait(until: 1.5)
    expectEqual(wall.center, CGPoint(x: 250, y: 200))
    #expect(abs(items.linearVelocity(for: ball).x + 100) < 1e-6)
    anchor.isAnchored = false
    bench.wait(until: 2)
    #expect(wall.center.y > 250)
  }

  @Test("an angular resistance c leaves e^(-c·t) of an angular velocity")
  func angularResistance() {
    for resistance in [0.0, 1, 4] {
      let bench = DynamicsBench()
      let view = bench.view(200, 200)
      let items = UIDynamicItemBehavior(items: [view])
      items.angularResistance = resistance
      items.addAngularVelocity(3, for: view)
      bench.animator.addBehavior(items)
      bench.wait(until: 0.5)
      let left = 3 * ElementaryFunctions.exp(-resistance * 0.5)
      #expect(abs(Double(items.angularVelocity(for: view)) - left) < 1e-9, "\(resistance)")
    }
  }
}
