/// Content that is released: where it is going, and how it gets there (rules 8.10 to 8.13).
public struct ScrollRelease: Hashable, Sendable {
  /// Both axes of the view.
  public var geometry: ScrollGeometry
  /// The figures.
  public var constants: ScrollConstants
  /// What is left of the velocity after a millisecond.
  public var rate: Double
  /// Where the content is.
  public var offset: Point
  /// How fast its offset changes by the fingers' measure, in points per second.
  public var velocity: Vector
  /// Whether the fingers rested before they were lifted; the velocity is then what it was before.
  public var rested: Bool
  /// The paging, axis by axis; nil where content doesn't move page by page.
  public var pages: (x: ScrollPaging, y: ScrollPaging)? {
    get { pageX.flatMap { x in pageY.map { (x, $0) } } }
    set { (pageX, pageY) = (newValue?.x, newValue?.y) }
  }
  private var pageX: ScrollPaging?
  private var pageY: ScrollPaging?

  /// Creates a release.
  public init(
    geometry: ScrollGeometry,
    offset: Point,
    velocity: Vector,
    rested: Bool = false,
    rate: Double = ScrollConstants.standard.normalRate,
    constants: ScrollConstants = .standard
  ) {
    self.geometry = geometry
    self.offset = offset
    self.velocity = velocity
    self.rested = rested
    self.rate = rate
    self.constants = constants
  }

  /// The velocity that clients are told: none for content in its range whose fingers rested, and none
  /// along an axis on which nothing moves.
  public var reportedVelocity: Vector {
    Vector(
      dx: reported(velocity.dx, geometry.x, offset.x),
      dy: reported(velocity.dy, geometry.y, offset.y)
    )
  }

  private func reported(_ velocity: Double, _ axis: ScrollAxis, _ offset: Double) -> Double {
    guard axis.isDraggable, velocity.isFinite else { return 0 }
    return rested && axis.overscroll(at: offset) == 0 ? 0 : velocity
  }

  /// The content's course from here, at a moment.
  public func motion(at time: TouchTime) -> ScrollMotion {
    let velocity = reportedVelocity
    return ScrollMotion(
      x: motion(geometry.x, offset.x, velocity.dx, pageX),
      y: motion(geometry.y, offset.y, velocity.dy, pageY),
      at: time
    )
  }

  /// The content's course to a target that the delegate chose, at a moment; it ends exactly there.
  public func motion(to target: Point, at time: TouchTime) -> ScrollMotion {
    let natural = motion(at: time)
    return ScrollMotion(
      x: motion(natural.x, to: target.x, offset.x, reportedVelocity.dx),
      y: motion(natural.y, to: target.y, offset.y, reportedVelocity.dy),
      at: time
    )
  }

  private func motion(
    _ natural: AxisMotion,
    to target: Double,
    _ offset: Double,
    _ velocity: Double
  ) -> AxisMotion {
    guard target.isFinite, target != natural.end else { return natural }
    return .settling(
      .retarget(
        from: offset,
        velocity: velocity,
        to: target,
        rate: rate,
        constants: constants
      )
    )
  }

  // MARK: One axis

  private func motion(
    _ axis: ScrollAxis,
    _ offset: Double,
    _ velocity: Double,
    _ paging: ScrollPaging?
  ) -> AxisMotion {
    let beyond = axis.overscroll(at: offset)
    if beyond != 0 { return fromBeyond(axis, offset, velocity, by: beyond) }
    guard axis.isDraggable else { return .resting(offset) }
    if let paging {
      let target = axis.clamped(paging.target(from: offset, velocity: velocity))
      return target == offset ? .resting(offset) : .settling(turning(to: target, offset, velocity))
    }
    return AxisMotion.thrown(from: offset, velocity, axis, rate: rate, constants)
  }

  /// The motion to a page: a bounce's, with the velocity that leads there.
  private func turning(to page: Double, _ offset: Double, _ velocity: Double) -> ScrollSettling {
    let distance = page - offset
    let towards = (velocity < 0) == (distance < 0) ? velocity : 0
    let rate = max(constants.pageRate, (towards / distance).magnitude)
    return ScrollSettling(
      from: offset,
      velocity: towards,
      to: page,
      slowRate: rate,
      fastRate: rate,
      tolerance: constants.settleDistance
    )
  }

  /// Content beyond an edge returns, unless it was thrown inwards faster than that.
  private func fromBeyond(
    _ axis: ScrollAxis,
    _ offset: Double,
    _ velocity: Double,
    by beyond: Double
  ) -> AxisMotion {
    let edge = offset - beyond
    let outwards = (velocity < 0) == (beyond < 0)
    guard axis.isDraggable, !rested else {
      return .settling(.release(from: offset, outward: 0, to: edge, constants: constants))
    }
    if !outwards {
      let inwards = constants.bounceRate * (1 - constants.heldReleaseShare) * beyond.magnitude
      let thrown = AxisMotion.thrown(from: offset, velocity, axis, rate: rate, constants)
      if velocity.magnitude > inwards, axis.overscroll(at: thrown.end) == 0, thrown.end != edge {
        return thrown
      }
    }
    let distance = axis.asked(showing: offset, constants) - edge
    let push = outwards && axis.bounces ? velocity * axis.band(constants).slope(at: distance) : 0
    return .settling(.release(from: offset, outward: push, to: edge, constants: constants))
  }
}

extension AxisMotion {
  /// Content that is thrown: it slows down, and bounces off an edge that is nearer than its landing.
  static func thrown(
    from offset: Double,
    _ velocity: Double,
    _ axis: ScrollAxis,
    rate: Double,
    _ constants: ScrollConstants
  ) -> AxisMotion {
    let deceleration = Deceleration(
      position: offset,
      velocity: velocity,
      rate: rate,
      stopSpeed: constants.stopSpeed
    )
    guard deceleration.duration > 0 else { return .resting(offset) }
    let edge = velocity < 0 ? axis.minimum : axis.maximum
    guard let crossing = deceleration.time(to: edge) else { return .decelerating(deceleration) }
    let speed = axis.bounces ? deceleration.velocity(after: crossing) : 0
    let bounce = ScrollSettling(
      from: edge,
      velocity: speed,
      to: edge,
      slowRate: constants.bounceRate,
      fastRate: constants.bounceRate,
      tolerance: constants.settleDistance
    )
    return .bouncing(deceleration, crossing: crossing, bounce)
  }

  /// The course of content that was moved, or whose range changed, while it was moving.
  ///
  /// It has been moving for some seconds, and the client may have moved it by some points.
  func continued(
    after seconds: Double,
    movedBy move: Double,
    in axis: ScrollAxis,
    rate: Double,
    _ constants: ScrollConstants
  ) -> AxisMotion {
    let position = position(after: seconds) + move
    let velocity = velocity(after: seconds)
    if case .resting = self { return .resting(position) }
    if axis.overscroll(at: position) == 0 {
      if isFree(after: seconds) {
        return .thrown(from: position, velocity, axis, rate: rate, constants)
      }
      if case .settling(let settling) = restarted(after: seconds) {
        let target = axis.clamped(settling.target + move)
        return .settling(settling.restarted(at: position, velocity, to: target))
      }
    }
    let edge = axis.clamped(position)
    if position == edge, velocity == 0 { return .resting(edge) }
    return .settling(
      ScrollSettling(
        from: position,
        velocity: velocity,
        to: edge,
        slowRate: constants.bounceRate,
        fastRate: constants.bounceRate,
        tolerance: constants.settleDistance
      )
    )
  }
}

extension ScrollMotion {
  /// The course from a moment on, after the client moved the content or its range changed.
  public func continued(
    at time: TouchTime,
    movedBy move: Vector,
    in geometry: ScrollGeometry,
    rate: Double,
    _ constants: ScrollConstants = .standard
  ) -> ScrollMotion {
    let seconds = max((time - startTime).seconds, 0)
    return ScrollMotion(
      x: x.continued(
        after: seconds,
        movedBy: move.dx,
        in: geometry.x,
        rate: rate,
        constants
      ),
      y: y.continued(
        after: seconds,
        movedBy: move.dy,
        in: geometry.y,
        rate: rate,
        constants
      ),
      at: max(time, startTime)
    )
  }
}
