/// Content that moves without a finger, in the range in force (rules 8.11 to 8.16).
///
/// The course keeps the range that its motion was computed for, and the offset that was asked for, in the
/// range or not. When the range changes, a new motion goes on from where the content is, without a jump.
public struct ScrollCourse: Hashable, Sendable {
  /// The motion in the range.
  public private(set) var motion: ScrollMotion
  /// The range that the motion was computed for.
  public private(set) var range: ScrollGeometry
  /// The offset that was asked for; nil along an axis where the content goes where it was thrown.
  private var goalX: Double?
  private var goalY: Double?

  /// Creates the course of content that was released.
  init(_ motion: ScrollMotion, in range: ScrollGeometry, goalX: Double?, goalY: Double?) {
    self.motion = motion
    self.range = range
    self.goalX = goalX
    self.goalY = goalY
  }

  /// Creates an animation to an offset that was asked for (rule 8.15).
  ///
  /// It leads beyond the range where it was asked to. Infinity stands for the edge in force.
  public init(
    easingFrom start: Point,
    to goal: Point,
    in range: ScrollGeometry,
    duration: TouchTime,
    at time: TouchTime
  ) {
    let end = Point(
      x: goal.x.isFinite ? goal.x : range.x.clamped(goal.x),
      y: goal.y.isFinite ? goal.y : range.y.clamped(goal.y)
    )
    motion = ScrollMotion(from: start, to: end, duration: duration, at: time)
    self.range = range
    goalX = goal.x
    goalY = goal.y
  }

  /// Whether the content stays where it is.
  public var isResting: Bool {
    if case .resting = motion.x, case .resting = motion.y { return true }
    return false
  }

  /// Goes on in another range; in the same one nothing changes.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - time: When it came into force.
  ///   - rate: The deceleration rate, a millisecond.
  ///   - keepsPages: Whether content that was on its way to a page goes to the page of that number where pages have
  ///     another length now (rule 8.13).
  ///   - followsInset: Whether an inset changed the range: content that returns to an edge then goes to it.
  ///   - constants: The constants of the motion.
  public mutating func adapt(
    to range: ScrollGeometry,
    at time: TouchTime,
    rate: Double,
    keepsPages: Bool = false,
    followsInset: Bool = false,
    _ constants: ScrollConstants = .standard
  ) {
    if keepsPages {
      goalX = Self.page(goalX, of: self.range.x.viewport, withLength: range.x.viewport)
      goalY = Self.page(goalY, of: self.range.y.viewport, withLength: range.y.viewport)
    }
    if range != self.range {
      goOn(in: range, at: time, movedBy: .zero, followsInset: followsInset, rate, constants)
    }
  }

  /// Where the edge is now at which a motion ends; nil if it ends at none.
  private static func edge(
    of motion: AxisMotion,
    from old: ScrollAxis,
    to new: ScrollAxis
  ) -> Double? {
    if motion.end == old.minimum { return new.minimum }
    return motion.end == old.maximum ? new.maximum : nil
  }

  /// The offset of a page that gets another length; nil and unchanged where there is none.
  private static func page(
    _ offset: Double?,
    of length: Double,
    withLength newLength: Double
  ) -> Double? {
    guard let offset, length > 0, length != newLength else { return offset }
    return (offset / length + 0.5).rounded(.down) * newLength
  }

  /// Goes on after the content was moved by other code, and what was asked for with it.
  public mutating func move(
    by displacement: Vector,
    in range: ScrollGeometry,
    at time: TouchTime,
    rate: Double,
    _ constants: ScrollConstants = .standard
  ) {
    goalX = goalX.map { $0 + displacement.dx }
    goalY = goalY.map { $0 + displacement.dy }
    goOn(in: range, at: time, movedBy: displacement, rate, constants)
  }

  private mutating func goOn(
    in range: ScrollGeometry,
    at time: TouchTime,
    movedBy displacement: Vector,
    followsInset: Bool = false,
    _ rate: Double,
    _ constants: ScrollConstants
  ) {
    let seconds = max((time - motion.startTime).seconds, 0)
    let figures = ScrollFigures(rate: rate, constants: constants)
    motion = ScrollMotion(
      x: displacement.dx == 0 && range.x == self.range.x
        ? motion.x.restarted(after: seconds)
        : motion.x.goingOn(
          after: seconds,
          movedBy: displacement.dx,
          to: goalX,
          in: range.x,
          movedEdge: followsInset ? Self.edge(of: motion.x, from: self.range.x, to: range.x) : nil,
          figures
        ),
      y: displacement.dy == 0 && range.y == self.range.y
        ? motion.y.restarted(after: seconds)
        : motion.y.goingOn(
          after: seconds,
          movedBy: displacement.dy,
          to: goalY,
          in: range.y,
          movedEdge: followsInset ? Self.edge(of: motion.y, from: self.range.y, to: range.y) : nil,
          figures
        ),
      at: max(time, motion.startTime)
    )
    self.range = range
  }
}
