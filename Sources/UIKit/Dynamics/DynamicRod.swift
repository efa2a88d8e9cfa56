#if !hasFeature(Embedded)
  import TouchCore

  /// An attachment that keeps its length.
  ///
  /// At the end of a step the ends are exactly at their distance, by impulses along the rod as it was at the step's
  /// beginning; then what is left of the velocity along the rod is taken away. Both together keep a pendulum's energy.
  @MainActor
  struct DynamicRod {
    /// How much of a wrong length is mended in a step, where it is more than a point.
    private static let mending = 0.25

    var link: DynamicLink
    private var axis = Vector.zero
    private var firstArm = Vector.zero
    private var secondArm = Vector.zero
    /// The length at the end of the step.
    private var goal = 0.0

    init(link: DynamicLink) { self.link = link }

    /// Notes where the rod is at the beginning of a step.
    mutating func begin() {
      (firstArm, secondArm) = (link.firstArm, link.secondArm)
      let reach = link.reach(firstArm, secondArm)
      let distance = reach.length
      axis = distance > 1e-9 ? reach * (1 / distance) : Vector(dx: 0, dy: 1)
      let error = link.length - distance
      goal = error.magnitude < 1 ? link.length : distance + error * DynamicRod.mending
    }

    /// Corrects the movement of the step, once; repeated, it leads to the right length.
    func correct(for interval: Double) {
      let (first, second) = (link.first, link.second)
      let firstEnd =
        first.position + first.drift * interval
        + link.firstOffset.rotated(by: DynamicTurn(first.angle + first.driftSpin * interval))
      let secondEnd =
        second.map {
          $0.position + $0.drift * interval
            + link.secondOffset.rotated(by: DynamicTurn($0.angle + $0.driftSpin * interval))
        } ?? link.anchor + link.anchorVelocity * interval
      let reach = firstEnd - secondEnd
      let impulse: Vector
      if link.isPin {
        // Far from its goal a pin is closed step by step, so that it doesn't throw what it holds.
        let wrong =
          reach.length > 1 && goal > 0 ? reach * (1 - goal / max(reach.length, goal)) : reach
        impulse = solved(wrong * (-1 / interval))
      } else {
        let give = self.give(along: axis)
        guard give > 0 else { return }
        impulse = axis * ((goal - reach.length) / interval / give)
      }
      for apply in [DynamicBody.shift, DynamicBody.kick] {
        apply(first)(impulse, firstArm)
        if let second { apply(second)(impulse * -1, secondArm) }
      }
    }

    /// Takes away what is left of the velocity along the rod, at the end of a step.
    mutating func end() {
      (firstArm, secondArm) = (link.firstArm, link.secondArm)
      let (first, second) = (link.first, link.second)
      let other = second?.velocity(at: secondArm) ?? link.anchorVelocity
      let velocity = first.velocity(at: firstArm) - other
      let impulse: Vector
      if link.isPin {
        impulse = solved(velocity * -1)
      } else {
        let reach = link.reach(firstArm, secondArm)
        let distance = reach.length
        if distance > 1e-9 { axis = reach * (1 / distance) }
        let give = self.give(along: axis)
        guard give > 0 else { return }
        impulse = axis * (-Vector.dot(velocity, axis) / give)
      }
      first.kick(impulse, at: firstArm)
      second?.kick(impulse * -1, at: secondArm)
    }

    private func give(along axis: Vector) -> Double {
      link.first.give(along: axis, at: firstArm)
        + (link.second?.give(along: axis, at: secondArm) ?? 0)
    }

    /// The impulse that changes the velocity between both ends by a vector.
    private func solved(_ change: Vector) -> Vector {
      let (first, second) = (link.first, link.second)
      let mass = first.inverseMass + (second?.inverseMass ?? 0)
      let (one, two) = (first.inverseInertia, second?.inverseInertia ?? 0)
      let (p, q) = (firstArm, secondArm)
      let xx = mass + one * p.dy * p.dy + two * q.dy * q.dy
      let yy = mass + one * p.dx * p.dx + two * q.dx * q.dx
      let xy = -one * p.dx * p.dy - two * q.dx * q.dy
      let determinant = xx * yy - xy * xy
      guard determinant > 0 else { return .zero }
      return Vector(
        dx: (change.dx * yy - change.dy * xy) / determinant,
        dy: (change.dy * xx - change.dx * xy) / determinant
      )
    }
  }
#endif
