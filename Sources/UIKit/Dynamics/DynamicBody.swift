#if !hasFeature(Embedded)
  import TouchCore

  /// An item as the simulation knows it.
  ///
  /// Positions are in points, velocities in points per second, angles in radians. The mass of 100 by 100 points is 1.
  @MainActor
  final class DynamicBody {
    /// The item.
    let item: any UIDynamicItem
    /// The item's shape.
    private(set) var shape: DynamicShape
    /// What item behaviours say.
    var settings = DynamicSettings()

    /// Where the centre is.
    var position: Vector
    /// How far it is turned.
    var angle: Double
    /// The velocity of the centre.
    var velocity = Vector.zero
    /// The angular velocity.
    var spin = 0.0

    /// One divided by the mass; zero for a body that stays where it is.
    private(set) var inverseMass = 0.0
    /// One divided by the moment of inertia; zero for a body that doesn't turn.
    private(set) var inverseInertia = 0.0
    /// What accelerates the body whatever its mass, in points per second².
    var acceleration = Vector.zero
    /// Forces, and where they act, from the centre and along the body's own axes.
    var forces: [(force: Vector, point: Vector)] = []
    /// What fields do in the present step.
    var field = DynamicFieldPull()

    /// The velocities at the beginning of the step.
    private(set) var oldVelocity = Vector.zero
    private(set) var oldSpin = 0.0
    /// The velocities at the end of the step, before contacts change them.
    private var freeVelocity = Vector.zero
    private var freeSpin = 0.0
    /// The average velocities of the step: how far the body moves in it.
    var drift = Vector.zero
    var driftSpin = 0.0
    /// The rotation by `angle`.
    private(set) var turn: DynamicTurn
    /// The corners where they are now.
    private(set) var corners: [Vector] = []

    /// The transform and the angle that were read.
    private var readTransform: CGAffineTransform
    private var readAngle: Double
    /// What the item has.
    private var shown: (position: Vector, angle: Double)

    /// Reads an item's state.
    init(_ item: any UIDynamicItem) {
      self.item = item
      shape = DynamicShape(of: item)
      position = Vector(point: item.center)
      readTransform = item.transform
      angle = readTransform.turnAngle
      readAngle = angle
      turn = DynamicTurn(angle)
      shown = (position, angle)
      place()
    }

    /// Reads the item's state anew; the velocities stay.
    func read() {
      shape = DynamicShape(of: item)
      position = Vector(point: item.center)
      readTransform = item.transform
      angle = readTransform.turnAngle
      readAngle = angle
      shown = (position, angle)
      place()
    }

    /// Moves the item to where the body is.
    func write() {
      let (old, new) = (shown, (position: position, angle: angle))
      shown = new
      if new.position != old.position {
        item.center = CGPoint(x: position.dx, y: position.dy)
      }
      guard new.angle != old.angle else { return }
      let turn = DynamicTurn(angle - readAngle)
      var transform = readTransform
      let (x, y) = (
        Vector(dx: Double(transform.a), dy: Double(transform.b)).rotated(by: turn),
        Vector(dx: Double(transform.c), dy: Double(transform.d)).rotated(by: turn)
      )
      (transform.a, transform.b) = (CGFloat(x.dx), CGFloat(x.dy))
      (transform.c, transform.d) = (CGFloat(y.dx), CGFloat(y.dy))
      item.transform = transform
    }

    /// How far the body is turned from upright, within half a turn.
    var upright: Double { angle - (angle / (2 * .pi)).rounded(.toNearestOrEven) * 2 * .pi }

    // MARK: A step

    /// Computes the mass after the settings changed, and discards the forces of the last step of the animation.
    func prepare() {
      acceleration = .zero
      forces.removeAll(keepingCapacity: true)
      field = DynamicFieldPull()
      let isAnchored = settings.isAnchored ?? false
      let mass = max(settings.density ?? 1, 1e-9) * shape.area
      inverseMass = isAnchored ? 0 : 1 / mass
      let turns = !isAnchored && settings.allowsRotation ?? true
      inverseInertia = turns ? 1 / (mass * shape.inertia) : 0
      if isAnchored { velocity = .zero }
      if !turns { spin = 0 }
    }

    /// Changes the velocities by an impulse at a displacement from the centre.
    func kick(_ impulse: Vector, at point: Vector) {
      velocity = velocity + impulse * inverseMass
      spin += Vector.cross(point, impulse) * inverseInertia
    }

    /// Changes the average velocities of the step as an impulse would.
    func shift(_ impulse: Vector, at point: Vector) {
      drift = drift + impulse * inverseMass
      driftSpin += Vector.cross(point, impulse) * inverseInertia
    }

    /// Moves freely for a while: as forces and resistance alone would have it.
    func fall(for interval: Double) {
      if !velocity.isFinite || !spin.isFinite { (velocity, spin) = (.zero, 0) }
      (oldVelocity, oldSpin) = (velocity, spin)
      var (pull, twist) = (inverseMass > 0 ? acceleration : .zero, 0.0)
      for (force, point) in forces {
        pull = pull + force * inverseMass
        twist += Vector.cross(point.rotated(by: turn), force) * inverseInertia
      }
      pull = pull + field.acceleration
      let resistance = (settings.resistance ?? 0) + field.drag
      if let oscillator = field.oscillator(resistance: resistance, interval: interval) {
        swing(oscillator, by: pull)
      } else {
        let line = Resistance(resistance, interval)
        drift = velocity * line.way + pull * line.wayOfPull
        velocity = velocity * line.rest + pull * line.restOfPull
      }
      let angular = Resistance(settings.angularResistance ?? 0, interval)
      driftSpin = spin * angular.way + twist * angular.wayOfPull
      spin = spin * angular.rest + twist * angular.restOfPull
    }

    /// Swings about the point where fields and forces are in balance.
    private func swing(_ oscillator: DynamicOscillator, by pull: Vector) {
      let place = pull * (-1 / field.stiffness)
      let x = oscillator.push(place: place.dx, speed: velocity.dx)
      let y = oscillator.push(place: place.dy, speed: velocity.dy)
      drift = velocity + Vector(dx: x.average, dy: y.average)
      velocity = velocity + Vector(dx: x.final, dy: y.final)
    }

    /// Takes on the velocity that a field gives, whatever forces and springs changed.
    func followField() {
      guard inverseMass > 0, let given = field.velocity else { return }
      (velocity, drift) = (given, given)
    }

    /// Notes the velocities before contacts change them.
    func beginContacts() { (freeVelocity, freeSpin) = (velocity, spin) }

    /// Lets the body drift with the average of what contacts changed: they act during the whole step.
    func endContacts() {
      drift = drift + (velocity - freeVelocity) * 0.5
      driftSpin += (spin - freeSpin) * 0.5
    }

    /// Moves by the average velocities.
    func move(for interval: Double) {
      if drift.isFinite { position = position + drift * interval }
      if driftSpin.isFinite { angle += driftSpin * interval }
      place()
    }

    /// The velocity of a point at a displacement from the centre.
    func velocity(at point: Vector) -> Vector { velocity + point.swept(by: spin) }
    /// The velocity that such a point had at the beginning of the step.
    func oldVelocity(at point: Vector) -> Vector { oldVelocity + point.swept(by: oldSpin) }
    /// The average velocity of such a point in the step.
    func drift(at point: Vector) -> Vector { drift + point.swept(by: driftSpin) }

    /// A direction in the body's own axes.
    func ownDirection(of direction: Vector) -> Vector {
      Vector(
        dx: direction.dx * turn.cosine + direction.dy * turn.sine,
        dy: direction.dy * turn.cosine - direction.dx * turn.sine
      )
    }

    /// How much an impulse of 1 along a direction changes the velocity along it at a displacement from the centre.
    func give(along direction: Vector, at point: Vector) -> Double {
      let arm = Vector.cross(point, direction)
      return inverseMass + arm * arm * inverseInertia
    }

    /// How far any point of the body can move in a step at most, and a little more.
    func reach(for interval: Double) -> Double {
      var radius = shape.radius
      for corner in shape.corners { radius = max(radius, corner.length) }
      return (drift.length + driftSpin.magnitude * radius) * interval + 1
    }

    private func place() {
      turn = DynamicTurn(angle)
      corners = shape.corners.map { position + $0.rotated(by: turn) }
    }

    /// The smallest upright rectangle around the body.
    var frame: CGRect {
      let xs = corners.map(\.dx)
      let ys = corners.map(\.dy)
      guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
      else { return .null }
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
        .insetBy(dx: -shape.radius, dy: -shape.radius)
    }
  }

  /// What is left after a while of a velocity, and of an acceleration, under a resistance: `v′ = a - c·v` in closed form.
  private struct Resistance {
    /// The part of the velocity that is left.
    let rest: Double
    /// The velocity that an acceleration of 1 gives.
    let restOfPull: Double
    /// The average of a velocity of 1 over the interval.
    let way: Double
    /// The average velocity that an acceleration of 1 gives.
    let wayOfPull: Double

    init(_ rate: Double, _ interval: Double) {
      guard rate > 1e-9 else {
        (rest, restOfPull, way, wayOfPull) = (1, interval, 1, interval / 2)
        return
      }
      rest = ElementaryFunctions.exp(-rate * interval)
      restOfPull = (1 - rest) / rate
      way = restOfPull / interval
      wayOfPull = (1 - way) / rate
    }
  }
#endif
