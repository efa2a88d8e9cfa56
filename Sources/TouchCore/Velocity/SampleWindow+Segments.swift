extension SampleWindow {
  /// How much movement the window holds, up to one whole interval.
  var movement: Double {
    var sum = 0.0
    var age = 0
    while age + 1 < count, sum < 1 {
      sum += self[age].interval.movement
      age += 1
    }
    return min(sum, 1)
  }

  /// The velocity over the newest interval in which the point moved, in points per second.
  func lastInterval(_ constants: VelocityConstants) -> Vector {
    weightedMean([1, 0, 0], isBrokenByRest: false, constants)
  }

  /// The weighted mean velocity over the newest three intervals, in points per second.
  ///
  /// Where there are fewer, their shares are scaled to sum to one. An interval longer than the stop
  /// gap was a rest: neither it nor what lies before it counts, unless it is the newest and there is
  /// nothing else to say.
  func recentSegments(_ constants: VelocityConstants) -> Vector {
    weightedMean(
      [
        constants.newestShare, constants.middleShare, constants.oldestShare,
      ],
      isBrokenByRest: true,
      constants
    )
  }

  /// The mean velocity of the newest three intervals, weighted by shares, newest first.
  ///
  /// An interval in which the point moved in part (`VelocityConstants.fullMovement`) takes up that part of
  /// a share, and the next older ones the rest of it, so that the mean changes steadily with every
  /// location.
  private func weightedMean(
    _ shares: InlineArray<3, Double>,
    isBrokenByRest: Bool,
    _ constants: VelocityConstants
  ) -> Vector {
    guard count >= 2 else { return .zero }
    let stopGap = constants.stopGap.seconds
    if count > 3 {
      // As below, for speed, where a finger moves: three whole intervals without a rest.
      let (last, middle, first) = (self[0].interval, self[1].interval, self[2].interval)
      if last.movement == 1, middle.movement == 1, first.movement == 1,
        !isBrokenByRest
          || last.duration <= stopGap && middle.duration <= stopGap && first.duration <= stopGap
      {
        let sum =
          last.velocity * shares[0] + middle.velocity * shares[1] + first.velocity * shares[2]
        return sum * (1 / (shares[0] + shares[1] + shares[2]))
      }
    }
    var sum = Vector.zero
    var weights = 0.0
    // How many whole intervals were taken in, and how much a rest leaves of those before it.
    var taken = 0.0
    var open = 1.0
    var age = 0
    while age + 1 < count, taken < 3, open > 0 {
      let interval = self[age].interval
      let isRest = isBrokenByRest && interval.duration > stopGap
      var weight = 0.0
      for index in 0..<3 {
        let overlap = min(taken + interval.movement, Double(index + 1)) - max(taken, Double(index))
        if overlap > 0 { weight += overlap * shares[index] }
      }
      weight *= isRest ? open * max(1 - taken, 0) : open
      sum = sum + interval.velocity * weight
      weights += weight
      taken += interval.movement
      if isRest { open *= 1 - interval.movement }
      age += 1
    }
    if weights > 0 { return sum * (1 / weights) }
    return self[0].interval.velocity
  }
}
