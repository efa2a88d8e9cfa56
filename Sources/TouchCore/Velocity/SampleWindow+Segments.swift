extension SampleWindow {
  /// The velocity over the newest interval, in points per second.
  func lastInterval() -> Vector {
    count < 2 ? .zero : velocity(ofSegment: 0)
  }

  /// The weighted mean velocity over the newest three intervals, in points per second.
  ///
  /// Where there are fewer, their shares are scaled to sum to one. An interval longer than the stop
  /// gap was a rest: neither it nor what lies before it counts, unless it is the newest and there is
  /// nothing else to say.
  func recentSegments(_ constants: VelocityConstants) -> Vector {
    guard count >= 2 else { return .zero }
    var sum = velocity(ofSegment: 0) * constants.newestShare
    var shares = constants.newestShare
    guard duration(ofSegment: 0) <= constants.stopGap else { return velocity(ofSegment: 0) }
    for age in 1..<3 {
      guard age + 1 < count, duration(ofSegment: age) <= constants.stopGap else { break }
      let share = age == 1 ? constants.middleShare : constants.oldestShare
      sum = sum + velocity(ofSegment: age) * share
      shares += share
    }
    return shares > 0 ? sum * (1 / shares) : velocity(ofSegment: 0)
  }
}
