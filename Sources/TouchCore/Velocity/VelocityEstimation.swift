/// The methods of estimating a velocity from the samples of a moving finger (rules 6.8, 6.13).
///
/// They differ in what they make of noise, of a finger that brakes, and of a rest before the lift.
public enum VelocityEstimation: Hashable, Sendable, CaseIterable {
  /// A weighted mean of the last three intervals, the oldest of them heaviest.
  ///
  /// This is what measurements of release velocities on iOS suggest. Samples that did not move
  /// don't count: after a rest the velocity before it is still reported (rule 6.8). A tremor that is
  /// shorter than `VelocityConstants.fullMovement` counts in part.
  case recentSegments
  /// The last interval in which the finger moved (rule 6.13).
  case lastInterval
  /// The slope, at the newest sample, of the parabola that lies nearest to all samples.
  ///
  /// Zero after a rest, and zero rather than backwards for a finger that brakes hard.
  case leastSquares
  /// The velocity whose energy the finger's pushes add up to, interval after interval.
  ///
  /// Zero after a rest. Steadier than a parabola where samples come unevenly.
  case impulse
}
