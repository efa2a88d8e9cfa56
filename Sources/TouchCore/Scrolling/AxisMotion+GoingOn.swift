/// The figures of a scroll view's motion.
struct ScrollFigures {
  /// What is left of the velocity after a millisecond.
  var rate: Double
  var constants: ScrollConstants
}

extension AxisMotion {
  /// Offsets nearer to each other than this are one, in points: what is left of rounding (our own choice).
  private static let sameOffset = 1e-6

  /// The course of moving content, some seconds after its start, in a range that has changed or after it
  /// was moved.
  ///
  /// It comes to rest inside the range: at the offset nearest to the one asked for, where it was thrown, or
  /// at the edge. The velocity goes on smoothly, unless it leads away from there. Content that other code puts at
  /// the edge that it returned to is there, and stays: as pull-to-refresh controls do while it bounces. Content that
  /// returns to an edge is inside the range if an inset moves that edge beyond it: it goes back to the edge, where the
  /// control is that the inset makes room for; `movedEdge` is that place, and nil where no inset moved the edge.
  func goingOn(
    after seconds: Double,
    movedBy move: Double,
    to goal: Double?,
    in axis: ScrollAxis,
    movedEdge: Double? = nil,
    _ figures: ScrollFigures
  ) -> AxisMotion {
    let position = position(after: seconds) + move
    if case .easing(let ease) = self {
      return .easing(
        ease.restarted(
          after: seconds,
          movedBy: move,
          to: axis.clamped(goal ?? ease.end),
          lasting: figures.constants.redirectedDuration.seconds
        )
      )
    }
    let velocity = velocity(after: seconds)
    if case .resting = self { return .returning(from: position, 0, in: axis, figures.constants) }
    if let goal {
      return .led(from: position, velocity, to: axis.clamped(goal), figures)
    }
    let free = isFree(after: seconds)
    let rest = axis.clamped(end)
    if !free, move != 0, (position - rest).magnitude < Self.sameOffset { return .resting(rest) }
    let overscroll = axis.overscroll(at: position)
    if overscroll == 0 {
      if !free, move == 0, let movedEdge {
        let isAway = (velocity < 0) != (movedEdge < position) || movedEdge == position
        return .settled(from: position, isAway ? 0 : velocity, at: movedEdge, figures.constants)
      }
      // Content that was on its way beyond an edge is free where there is no edge any more.
      let end = axis.clamped(end + move)
      if free || velocity != 0 && (velocity < 0) == (position < end) {
        return .thrown(from: position, velocity, axis, figures)
      }
      return .settled(from: position, velocity, at: end, figures.constants)
    }
    if free, (velocity < 0) != (overscroll < 0) {
      let inwards = AxisMotion.inwards(from: position, velocity, axis, figures)
      if let inwards { return inwards }
    }
    return .returning(from: position, velocity, in: axis, figures.constants)
  }

  /// Content that is brought to an offset inside its range; at rest where it is there.
  static func led(
    from position: Double,
    _ velocity: Double,
    to target: Double,
    _ figures: ScrollFigures
  ) -> AxisMotion {
    if position == target, velocity == 0 { return .resting(target) }
    return .settling(
      .retarget(
        from: position,
        velocity: velocity,
        to: target,
        rate: figures.rate,
        constants: figures.constants
      )
    )
  }

  /// Content that is thrown: it slows down, and bounces off an edge that is nearer than its landing.
  static func thrown(
    from offset: Double,
    _ velocity: Double,
    _ axis: ScrollAxis,
    _ figures: ScrollFigures
  ) -> AxisMotion {
    let deceleration = Deceleration(
      position: offset,
      velocity: velocity,
      rate: figures.rate,
      stopSpeed: figures.constants.stopSpeed
    )
    guard deceleration.duration > 0 else { return .resting(offset) }
    let edge = velocity < 0 ? axis.minimum : axis.maximum
    guard let crossing = deceleration.time(to: edge) else { return .decelerating(deceleration) }
    let speed = axis.bounces ? deceleration.velocity(after: crossing) : 0
    let bounce = ScrollSettling.bounce(from: edge, speed, to: edge, figures.constants)
    return .bouncing(deceleration, crossing: crossing, bounce)
  }

  /// Content beyond an edge that is thrown inwards faster than its return would set out; nil if it isn't.
  static func inwards(
    from offset: Double,
    _ velocity: Double,
    _ axis: ScrollAxis,
    _ figures: ScrollFigures
  ) -> AxisMotion? {
    let edge = axis.clamped(offset)
    let share = 1 - figures.constants.heldReleaseShare
    let limit = figures.constants.bounceRate * share * (offset - edge).magnitude
    guard velocity.magnitude > limit else { return nil }
    let thrown = AxisMotion.thrown(from: offset, velocity, axis, figures)
    return axis.overscroll(at: thrown.end) == 0 && thrown.end != edge ? thrown : nil
  }

  /// Content that returns into its range; at rest where it is there and doesn't move.
  private static func returning(
    from position: Double,
    _ velocity: Double,
    in axis: ScrollAxis,
    _ constants: ScrollConstants
  ) -> AxisMotion {
    let edge = axis.clamped(position)
    // Where nothing bounces, content goes no farther beyond.
    let isHalted = !axis.bounces && (velocity < 0) == (position < edge)
    return settled(from: position, isHalted ? 0 : velocity, at: edge, constants)
  }

  private static func settled(
    from position: Double,
    _ velocity: Double,
    at end: Double,
    _ constants: ScrollConstants
  ) -> AxisMotion {
    if position == end, velocity == 0 { return .resting(end) }
    return .settling(.bounce(from: position, velocity, to: end, constants))
  }
}

extension ScrollSettling {
  /// The critically damped motion to an edge (rule 8.12).
  static func bounce(
    from position: Double,
    _ velocity: Double,
    to edge: Double,
    _ constants: ScrollConstants
  ) -> ScrollSettling {
    ScrollSettling(
      from: position,
      velocity: velocity,
      to: edge,
      slowRate: constants.bounceRate,
      fastRate: constants.bounceRate,
      tolerance: constants.settleDistance
    )
  }
}
