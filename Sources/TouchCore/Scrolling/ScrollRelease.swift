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
  public func course(at time: TouchTime) -> ScrollCourse {
    let velocity = reportedVelocity
    let x = motion(geometry.x, offset.x, velocity.dx, pageX)
    let y = motion(geometry.y, offset.y, velocity.dy, pageY)
    return ScrollCourse(
      ScrollMotion(x: x.motion, y: y.motion, at: time),
      in: geometry,
      goalX: x.goal,
      goalY: y.goal
    )
  }

  /// The content's course to a target that the delegate chose, at a moment.
  ///
  /// It ends exactly there, or at the nearest offset of the range in force. An axis along which the target is
  /// where the content goes anyway keeps its motion.
  public func course(to target: Point, at time: TouchTime) -> ScrollCourse {
    let velocity = reportedVelocity
    let x = led(
      motion(geometry.x, offset.x, velocity.dx, pageX),
      geometry.x,
      offset.x,
      velocity.dx,
      target.x
    )
    let y = led(
      motion(geometry.y, offset.y, velocity.dy, pageY),
      geometry.y,
      offset.y,
      velocity.dy,
      target.y
    )
    return ScrollCourse(
      ScrollMotion(x: x.motion, y: y.motion, at: time),
      in: geometry,
      goalX: x.goal,
      goalY: y.goal
    )
  }

  // MARK: One axis

  /// A motion along an axis, and the offset that it was asked to lead to, if any.
  private typealias Plan = (motion: AxisMotion, goal: Double?)

  private var figures: ScrollFigures { ScrollFigures(rate: rate, constants: constants) }

  private func led(
    _ natural: Plan,
    _ axis: ScrollAxis,
    _ offset: Double,
    _ velocity: Double,
    _ target: Double
  ) -> Plan {
    guard target.isFinite, target != natural.motion.end else { return natural }
    let end = axis.clamped(target)
    if end == natural.motion.end { return (natural.motion, target) }
    return (.led(from: offset, velocity, to: end, figures), target)
  }

  private func motion(
    _ axis: ScrollAxis,
    _ offset: Double,
    _ velocity: Double,
    _ paging: ScrollPaging?
  ) -> Plan {
    let beyond = axis.overscroll(at: offset)
    if beyond != 0 { return (fromBeyond(axis, offset, velocity, by: beyond), nil) }
    guard axis.isDraggable else { return (.resting(offset), nil) }
    if let paging {
      let page = paging.target(from: offset, velocity: velocity)
      let target = axis.clamped(page)
      let isThere = target == offset
      return (isThere ? .resting(offset) : .settling(turning(to: target, offset, velocity)), page)
    }
    return (AxisMotion.thrown(from: offset, velocity, axis, figures), nil)
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
    if !outwards, let inwards = AxisMotion.inwards(from: offset, velocity, axis, figures) {
      return inwards
    }
    let distance = axis.asked(showing: offset, constants) - edge
    let push = outwards && axis.bounces ? velocity * axis.band(constants).slope(at: distance) : 0
    return .settling(.release(from: offset, outward: push, to: edge, constants: constants))
  }
}
