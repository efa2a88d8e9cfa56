#if !hasFeature(Embedded)
  import TouchCore

  /// A point at which a body touches another one or a boundary, in one step.
  @MainActor
  struct DynamicContact {
    /// The speed below which a body doesn't bounce, in points per second.
    private static let leastBounce = 10.0
    /// How much of an overlap is mended in a step.
    private static let mending = 0.2
    /// How deep an overlap stays as it is, and how near what hardly moves rests, in points: a pile whose contacts open and
    /// close in every step never rests.
    private static let slop = 0.05
    /// How fast an overlap is mended at most, in points per second.
    private static let fastestMending = 1000.0
    /// How near surfaces are that touch, in points.
    private static let nearness = 0.05

    let first: DynamicBody
    let second: DynamicBody?
    let spot: DynamicContactFinder.Spot
    /// The boundary that is touched, and which of its sides; nil and 0 for a body.
    let boundary: DynamicBoundary?
    let side: Int
    private let firstArm: Vector
    private let secondArm: Vector
    private let across: Vector
    private let give: Double
    private let giveAcross: Double
    private let friction: Double
    /// The velocity along the normal after the contact, and the average one in the step.
    private let goal: Double
    private let driftGoal: Double
    /// Whether the body bounces off in this step.
    private let isBounce: Bool
    /// What was applied so far.
    private(set) var impulses = Impulses.zero
    private var driftImpulse = 0.0

    /// Impulses along the normal and across it.
    struct Impulses {
      static let zero = Impulses(normal: 0, across: 0)
      var normal: Double
      var across: Double
    }

    /// Creates a contact of bodies that fall freely in a step.
    init(
      first: DynamicBody,
      second: DynamicBody?,
      spot: DynamicContactFinder.Spot,
      boundary: DynamicBoundary?,
      side: Int,
      interval: Double
    ) {
      (self.first, self.second, self.spot) = (first, second, spot)
      (self.boundary, self.side) = (boundary, side)
      firstArm = spot.point - first.position
      secondArm = second.map { spot.point - $0.position } ?? .zero
      across = Vector(dx: -spot.normal.dy, dy: spot.normal.dx)
      let (normal, firstArm, secondArm) = (spot.normal, firstArm, secondArm)
      func give(along axis: Vector) -> Double {
        first.give(along: axis, at: firstArm) + (second?.give(along: axis, at: secondArm) ?? 0)
      }
      self.give = give(along: normal)
      giveAcross = give(along: across)
      let own = first.settings.friction ?? 0
      let other = second.map { $0.settings.friction ?? 0 } ?? own
      friction = max(own * other, 0).squareRoot()

      func speed(_ mine: Vector, _ its: Vector?) -> Double {
        Vector.dot(mine - (its ?? .zero), normal)
      }
      let old = speed(first.oldVelocity(at: firstArm), second?.oldVelocity(at: secondArm))
      let free = speed(first.velocity(at: firstArm), second?.velocity(at: secondArm))
      let drift = speed(first.drift(at: firstArm), second?.drift(at: secondArm))
      let elasticity = min(
        max(first.settings.elasticity ?? 0, second?.settings.elasticity ?? 0, 0),
        1
      )
      // The part of the step after which the surfaces meet, and how fast they are then.
      let part = drift < 0 ? min(max(spot.gap, 0) / (-drift * interval), 1) : 1
      let impact = old + (free - old) * part
      let meets = spot.gap + drift * interval < 0
      isBounce =
        meets && drift < 0 && impact < -DynamicContact.leastBounce && elasticity > 0
      if isBounce {
        let rest = (1 - part) * interval
        let pull = (free - old) / interval
        goal = -elasticity * impact + pull * rest
        driftGoal = (-spot.gap + rest * (-elasticity * impact + pull * rest / 2)) / interval
      } else if spot.gap >= 0 {
        driftGoal = -spot.gap / interval
        // What is as near as that rests on the other already; falling on, it would never come to rest.
        goal = spot.gap < DynamicContact.slop ? 0 : driftGoal
      } else {
        goal = 0
        let depth = max(-spot.gap - DynamicContact.slop, 0)
        driftGoal = min(depth * DynamicContact.mending / interval, DynamicContact.fastestMending)
      }
    }

    /// Where the point of contact is on the first body, in its own axes.
    var pointOnFirst: Vector { first.ownDirection(of: firstArm) }

    /// Sets out from the impulses of the last step.
    mutating func begin(with former: Impulses) {
      guard give > 0, !isBounce else { return }
      let limit = friction * former.normal
      impulses = Impulses(
        normal: former.normal,
        across: giveAcross > 0 ? min(max(former.across, -limit), limit) : 0
      )
      apply(spot.normal * impulses.normal + across * impulses.across)
    }

    /// Changes the velocities once as the contact demands; repeated, it leads to what all contacts demand.
    mutating func push() {
      guard give > 0 else { return }
      // What keeps bodies apart comes last, as it matters most.
      if friction > 0, giveAcross > 0 {
        let limit = friction * impulses.normal
        let wanted = impulses.across - Vector.dot(speed, across) / giveAcross
        let totalAcross = min(max(wanted, -limit), limit)
        apply(across * (totalAcross - impulses.across))
        impulses.across = totalAcross
      }
      let change = (goal - Vector.dot(speed, spot.normal)) / give
      let total = max(impulses.normal + change, 0)
      apply(spot.normal * (total - impulses.normal))
      impulses.normal = total
    }

    /// Corrects the movement of the step once; repeated, it leads to what all contacts demand.
    mutating func correct() {
      guard give > 0 else { return }
      let change = (driftGoal - drift) / give
      let total = isBounce ? driftImpulse + change : max(driftImpulse + change, 0)
      let added = spot.normal * (total - driftImpulse)
      driftImpulse = total
      first.shift(added, at: firstArm)
      second?.shift(added * -1, at: secondArm)
    }

    /// Whether the surfaces touch in the step, which has been solved.
    func touches(in interval: Double) -> Bool {
      isBounce || min(spot.gap, spot.gap + drift * interval) < DynamicContact.nearness
    }

    private var speed: Vector {
      first.velocity(at: firstArm) - (second?.velocity(at: secondArm) ?? .zero)
    }

    private var drift: Double {
      Vector.dot(first.drift(at: firstArm) - (second?.drift(at: secondArm) ?? .zero), spot.normal)
    }

    private func apply(_ impulse: Vector) {
      first.kick(impulse, at: firstArm)
      second?.kick(impulse * -1, at: secondArm)
    }
  }
#endif
