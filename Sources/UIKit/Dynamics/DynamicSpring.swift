#if !hasFeature(Embedded)
  import TouchCore

  /// A tie between a point of a body, and a point of another body or an anchor.
  @MainActor
  struct DynamicLink {
    /// The length below which both ends are held at one place.
    static let leastLength = 1e-6

    let first: DynamicBody
    let firstOffset: Vector
    var second: DynamicBody?
    var secondOffset = Vector.zero
    let length: Double
    /// Where the anchor is.
    var anchor: Vector
    /// Where the anchor is at the end of the frame.
    let anchorGoal: Vector
    /// How the anchor moves, in points per second.
    private(set) var anchorVelocity = Vector.zero

    init(
      first: DynamicBody,
      firstOffset: Vector,
      length: Double,
      anchor: Vector,
      anchorGoal: Vector
    ) {
      self.first = first
      self.firstOffset = firstOffset
      self.length = length
      self.anchor = anchor
      self.anchorGoal = anchorGoal
    }

    /// Whether both ends are held at one place.
    var isPin: Bool { length < DynamicLink.leastLength }

    /// The first end's displacement from its body's centre.
    var firstArm: Vector { firstOffset.rotated(by: first.turn) }
    /// The second end's displacement from its body's centre.
    var secondArm: Vector { second.map { secondOffset.rotated(by: $0.turn) } ?? .zero }

    /// The displacement from the second end to the first.
    func reach(_ firstArm: Vector, _ secondArm: Vector) -> Vector {
      first.position + firstArm - (second.map { $0.position + secondArm } ?? anchor)
    }

    /// Gives the anchor the velocity at which it is at its goal after a while, in seconds.
    mutating func startAnchor(for span: Double) {
      anchorVelocity = (anchorGoal - anchor) * (1 / span)
    }

    /// Moves the anchor on for one step, and keeps its velocity.
    mutating func moveAnchor(for interval: Double) { anchor = anchor + anchorVelocity * interval }
  }

  /// An attachment that swings.
  @MainActor
  struct DynamicSpring {
    var link: DynamicLink
    let oscillator: DynamicOscillator

    /// Adds what the spring does in one step to bodies that fall freely in it.
    func pull() {
      let (firstArm, secondArm) = (link.firstArm, link.secondArm)
      let reach = link.reach(firstArm, secondArm)
      if link.isPin {
        for axis in [Vector(dx: 1, dy: 0), Vector(dx: 0, dy: 1)] {
          pull(along: axis, by: Vector.dot(reach, axis), firstArm, secondArm)
        }
      } else {
        let distance = reach.length
        let axis = distance > 1e-9 ? reach * (1 / distance) : Vector(dx: 0, dy: 1)
        pull(along: axis, by: distance - link.length, firstArm, secondArm)
      }
    }

    private func pull(along axis: Vector, by place: Double, _ firstArm: Vector, _ secondArm: Vector)
    {
      let (first, second) = (link.first, link.second)
      let give =
        first.give(along: axis, at: firstArm) + (second?.give(along: axis, at: secondArm) ?? 0)
      guard give > 0 else { return }
      let other = second?.oldVelocity(at: secondArm) ?? link.anchorVelocity
      let speed = Vector.dot(first.oldVelocity(at: firstArm) - other, axis)
      let push = oscillator.push(place: place, speed: speed)
      first.kick(axis * (push.final / give), at: firstArm)
      first.shift(axis * (push.average / give), at: firstArm)
      second?.kick(axis * (-push.final / give), at: secondArm)
      second?.shift(axis * (-push.average / give), at: secondArm)
    }
  }

  /// A spring that holds a body's centre at a point, and the body upright.
  @MainActor
  struct DynamicSnap {
    let body: DynamicBody
    let goal: Vector
    let oscillator: DynamicOscillator

    /// Adds what the springs do in one step to a body that falls freely in it.
    func pull() {
      guard body.inverseMass > 0 else { return }
      let place = body.position - goal
      let x = oscillator.push(place: place.dx, speed: body.oldVelocity.dx)
      let y = oscillator.push(place: place.dy, speed: body.oldVelocity.dy)
      body.velocity = body.velocity + Vector(dx: x.final, dy: y.final)
      body.drift = body.drift + Vector(dx: x.average, dy: y.average)
      guard body.inverseInertia > 0 else { return }
      let turn = oscillator.push(place: body.upright, speed: body.oldSpin)
      body.spin += turn.final
      body.driftSpin += turn.average
    }
  }
#endif
