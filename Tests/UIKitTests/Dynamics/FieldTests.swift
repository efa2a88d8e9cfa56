import Expectations
import Testing
import TouchCore
import UIKit

/// What each kind of field does: every number is that of a formula.
@MainActor
struct FieldTests {
  /// Adds a field with items to the animator.
  private func add(_ field: UIFieldBehavior, _ items: [UIView], to bench: DynamicsBench) {
    for item in items { field.addItem(item) }
    bench.animator.addBehavior(field)
  }

  @Test("what a field is at first, and that it has each item once")
  func defaults() {
    let bench = DynamicsBench()
    let view = bench.view(50, 50)
    let field = UIFieldBehavior.dragField()
    #expect(field.position == .zero && field.direction == .zero && field.items.isEmpty)
    #expect(field.strength == 1 && field.falloff == 0 && field.region === UIRegion.infinite)
    #expect(field.minimumRadius > 0 && field.minimumRadius < 0.01)
    field.addItem(view)
    field.addItem(view)
    #expect(field.items.count == 1 && field.items[0] === view)
    field.removeItem(bench.view(1, 1))
    field.removeItem(view)
    #expect(field.items.isEmpty)
    expectEqual(
      UIFieldBehavior.radialGravityField(position: CGPoint(x: 3, y: 4)).position,
      CGPoint(x: 3, y: 4)
    )
    let direction = CGVector(dx: 5, dy: 6)
    expectEqual(UIFieldBehavior.linearGravityField(direction: direction).direction, direction)
    expectEqual(UIFieldBehavior.velocityField(direction: direction).direction, direction)
  }

  // MARK: Springs

  @Test("a spring field swings an item with ω = √(strength / mass), and is damped by resistance")
  func spring() {
    let bench = DynamicsBench()
    let (plain, light) = (bench.view(300, 400), bench.view(200, 500))
    let field = UIFieldBehavior.springField()
    field.position = CGPoint(x: 200, y: 400)
    field.strength = 4
    let material = UIDynamicItemBehavior(items: [light])
    (material.density, material.resistance) = (0.04, 10)
    bench.animator.addBehavior(material)
    add(field, [plain, light], to: bench)
    bench.wait(until: 0.5)
    #expect(isNear(plain.center.x, 200 + 100 * ElementaryFunctions.cos(1)))
    // ω = 10 and the decay 5: it swings with √75.
    let (swing, decay) = (75.0.squareRoot(), ElementaryFunctions.exp(-2.5))
    let even = ElementaryFunctions.cos(swing * 0.5)
    let odd = ElementaryFunctions.sin(swing * 0.5) * 5 / swing
    #expect(isNear(light.center.y, 400 + 100 * decay * (even + odd)))
    bench.wait(until: 10)
    #expect(isNear(plain.center.x, 200 + 100 * ElementaryFunctions.cos(20)))
    #expect(isNear(light.center.y, 400, within: 0.01) && bench.animator.isRunning)
  }

  @Test("two springs hold an item between them, and gravity moves the point where it rests")
  func balance() {
    let bench = DynamicsBench()
    let view = bench.view(250, 400)
    for (x, strength) in [(100.0, 50.0), (300, 150)] {
      let field = UIFieldBehavior.springField()
      field.position = CGPoint(x: x, y: 400)
      field.strength = strength
      add(field, [view], to: bench)
    }
    bench.animator.addBehavior(UIGravityBehavior(items: [view]))
    let material = UIDynamicItemBehavior(items: [view])
    material.resistance = 20
    bench.animator.addBehavior(material)
    bench.wait(until: 5)
    #expect(isNear(view.center.x, 250) && isNear(view.center.y, 400 + 1000 / 200, within: 0.01))
    #expect(!bench.animator.isRunning)
  }

  @Test("a strong resistance leaves a weak spring a creep, as the closed form has it")
  func creep() {
    let bench = DynamicsBench()
    let view = bench.view(300, 400)
    let field = UIFieldBehavior.springField()
    field.position = CGPoint(x: 200, y: 400)
    field.strength = 400
    let material = UIDynamicItemBehavior(items: [view])
    material.resistance = 10_000
    bench.animator.addBehavior(material)
    add(field, [view], to: bench)
    bench.wait(until: 1)
    // x″ = -400·x - 10,000·x′ creeps with the rate 0.04.
    #expect(isNear(view.center.x, 200 + 100 * ElementaryFunctions.exp(-0.04), within: 1e-3))
  }

  @Test("what a spring field repels moves away, as cosh does")
  func repelling() {
    let bench = DynamicsBench()
    let view = bench.view(210, 400)
    let field = UIFieldBehavior.springField()
    (field.position, field.strength) = (CGPoint(x: 200, y: 400), -1)
    add(field, [view], to: bench)
    bench.wait(until: 1)
    let growth = (ElementaryFunctions.exp(1) + ElementaryFunctions.exp(-1)) / 2
    #expect(isNear(view.center.x, 200 + 10 * growth, within: 0.05))
  }

  // MARK: Gravity and vortex

  @Test(
    "linear gravity accelerates by 100 points per second², times strength and vector, whatever the mass"
  )
  func linearGravity() {
    for strength in [2.0, 0, -1] {
      let bench = DynamicsBench()
      let (view, small) = (bench.view(200, 400), bench.view(100, 400, 20, 20))
      let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 3))
      field.strength = strength
      add(field, [view, small], to: bench)
      bench.wait(until: 0.5)
      let fallen: Double = 100 * 3 * strength * 0.125
      #expect(isNear(view.center.y, 400 + fallen) && isNear(small.center.y, 400 + fallen))
      expectEqual(bench.animator.isRunning, true)
      bench.wait(until: 1)
      expectEqual(bench.animator.isRunning, strength != 0)
    }
  }

  @Test(
    "radial gravity grows with the distance and not with the mass, and falls off by the power that is set"
  )
  func radialGravity() {
    let bench = DynamicsBench()
    let (view, small) = (bench.view(300, 400), bench.view(200, 500, 20, 20))
    let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 200, y: 400))
    field.strength = 4
    add(field, [view, small], to: bench)
    bench.wait(until: 0.5)
    #expect(isNear(view.center.x, 200 + 100 * ElementaryFunctions.cos(1)))
    #expect(isNear(small.center.y, 400 + 100 * ElementaryFunctions.cos(1)))
    #expect(view.center.y == 400 && small.center.x == 200)
    // With the falloff 1 it is the same at any distance, and with the falloff 2 a quarter of it at 400 points.
    for (falloff, share) in [(1.0, 1.0), (2, 0.25)] {
      let bench = DynamicsBench()
      let far = bench.view(400, 400)
      let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 0, y: 400))
      (field.strength, field.falloff) = (-2, falloff)
      let material = UIDynamicItemBehavior(items: [far])
      bench.animator.addBehavior(material)
      add(field, [far], to: bench)
      bench.wait(until: 1 / 60.0)
      let speed: Double = 2 * 100 * share / 60
      #expect(isNear(material.linearVelocity(for: far).x, speed, within: 0.01), "\(falloff)")
    }
  }

  @Test("a vortex pushes across: counterclockwise, and clockwise where its strength is negative")
  func vortex() {
    for strength in [3.0, 0, -3] {
      let bench = DynamicsBench()
      let (right, above) = (bench.view(300, 400), bench.view(200, 350, 20, 20))
      let material = UIDynamicItemBehavior(items: [right, above])
      bench.animator.addBehavior(material)
      let field = UIFieldBehavior.vortexField()
      (field.position, field.strength) = (CGPoint(x: 200, y: 400), strength)
      add(field, [right, above], to: bench)
      bench.wait(until: 1 / 60.0)
      let (first, second) = (
        material.linearVelocity(for: right), material.linearVelocity(for: above)
      )
      // On a screen, what is at the right goes up, and what is above goes to the left.
      #expect(
        isNear(first.x, 0, within: 0.1) && isNear(first.y, -strength * 100 / 60, within: 0.01)
      )
      #expect(
        isNear(second.x, -strength * 50 / 60, within: 0.01) && isNear(second.y, 0, within: 0.1)
      )
    }
  }

  @Test(
    "below the smallest radius a distance counts as that radius, above it as itself, and in the centre nothing pulls"
  )
  func minimumRadius() {
    for (distance, counted) in [(0.0, 0.0), (20, 40), (40, 40), (60, 60)] {
      let fields = [
        UIFieldBehavior.springField(), UIFieldBehavior.radialGravityField(position: .zero),
        UIFieldBehavior.vortexField(),
      ]
      for field in fields {
        let bench = DynamicsBench()
        let view = bench.view(200 - distance, 400)
        let material = UIDynamicItemBehavior(items: [view])
        bench.animator.addBehavior(material)
        field.position = CGPoint(x: 200, y: 400)
        field.minimumRadius = 40
        field.strength = 0.1
        add(field, [view], to: bench)
        bench.wait(until: 1 / 60.0)
        let velocity = material.linearVelocity(for: view)
        let speed = (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
        #expect(isNear(speed, counted * 0.1 / 60, within: 1e-4), "\(distance)")
      }
    }
  }

  @Test("a falloff of 2 throws nothing out of the centre, however near it starts")
  func singular() {
    let bench = DynamicsBench()
    let (near, centred) = (bench.view(200.01, 400), bench.view(200, 400))
    let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 200, y: 400))
    (field.falloff, field.minimumRadius) = (2, 0)
    add(field, [near, centred], to: bench)
    var farthest = 0.0
    field.action = { farthest = max(farthest, Double((near.center.x - 200).magnitude)) }
    bench.wait(until: 3)
    #expect(farthest < 5 && centred.center == CGPoint(x: 200, y: 400), "\(farthest)")
  }

  // MARK: Velocities

  @Test("a drag field leaves e^(-strength·t/mass) of a velocity; one of the strength 0 all of it")
  func drag() {
    for (strength, density) in [(2.0, 1.0), (2, 4), (0, 1), (-1, 1)] {
      let bench = DynamicsBench()
      let view = bench.view(50, 50)
      let material = UIDynamicItemBehavior(items: [view])
      material.density = density
      material.addLinearVelocity(CGPoint(x: 80, y: 0), for: view)
      bench.animator.addBehavior(material)
      let field = UIFieldBehavior.dragField()
      field.strength = strength
      add(field, [view], to: bench)
      bench.wait(until: 0.5)
      let left = 80 * ElementaryFunctions.exp(-strength / density * 0.5)
      let limit = strength < 0 ? 0.2 : 1e-6
      #expect(isNear(material.linearVelocity(for: view).x, left, within: limit), "\(strength)")
    }
  }

  @Test(
    "a velocity field sets a velocity, whatever accelerates the item, and a later field another"
  )
  func velocity() {
    let bench = DynamicsBench()
    let (view, stopped, wall) = (bench.view(100, 50), bench.view(100, 250), bench.view(300, 50))
    let items = [view, stopped]
    let snap = UISnapBehavior(item: view, snapTo: .zero)
    let anchor = UIDynamicItemBehavior(items: [wall])
    anchor.isAnchored = true
    for behavior in [UIGravityBehavior(items: items), snap, anchor] {
      bench.animator.addBehavior(behavior)
    }
    let field = UIFieldBehavior.velocityField(direction: CGVector(dx: 30, dy: 0))
    field.strength = 2
    let none = UIFieldBehavior.velocityField(direction: CGVector(dx: 30, dy: 0))
    none.strength = 0
    add(field, items, to: bench)
    add(none, [stopped, wall], to: bench)
    bench.wait(until: 1)
    #expect(isNear(view.center.x, 160) && isNear(view.center.y, 50))
    expectEqual(stopped.center, CGPoint(x: 100, y: 250))
    // What is in its way still is.
    bench.animator.addBehavior(UICollisionBehavior(items: [view, wall]))
    bench.wait(until: 3)
    #expect(isNear(view.center.x, 200, within: 0.1) && wall.center == CGPoint(x: 300, y: 50))
  }
}
