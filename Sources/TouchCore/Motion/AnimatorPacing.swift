/// How an animator's progress is spread over its time.
public struct AnimatorPacing: Hashable, Sendable {
  /// The kinds of pacing.
  private enum Kind: Hashable, Sendable {
    case curve(TimingCurve)
    /// A spring along each axis, in seconds: locations can begin with another speed along each.
    case springs(SpringCurve, SpringCurve)
  }

  private let kind: Kind
  /// How long the whole change takes, in seconds; not negative.
  public let duration: Double

  /// Creates a pacing along a curve.
  public init(_ curve: TimingCurve, duration: Double) {
    kind = .curve(curve)
    self.duration = AnimatorPacing.sound(duration)
  }

  /// Creates a pacing by springs, one along each axis.
  public init(x: SpringCurve, y: SpringCurve, duration: Double) {
    kind = .springs(x, y)
    self.duration = AnimatorPacing.sound(duration)
  }

  private static func sound(_ duration: Double) -> Double {
    duration.isFinite ? max(duration, 0) : 0
  }

  /// The progress after a part of the time, along each axis; springs go beyond 1.
  ///
  /// From the end of the time on it is exactly 1.
  public func progress(at part: Double) -> Vector {
    if !(part > 0) { return Vector(dx: 0, dy: 0) }
    if part >= 1 { return Vector(dx: 1, dy: 1) }
    switch kind {
    case .curve(let curve):
      let progress = curve.progress(at: part)
      return Vector(dx: progress, dy: progress)
    case .springs(let x, let y):
      let time = part * duration
      let across = x.progress(at: time)
      return Vector(dx: across, dy: x == y ? across : y.progress(at: time))
    }
  }

  /// How finely the first part of the time is looked for that leads to a progress.
  private static var searchSteps: Int { 64 }

  /// The first part of the time after which a progress is reached along the x axis.
  public func part(at progress: Double) -> Double {
    if !(progress > 0) { return 0 }
    if progress >= 1 { return 1 }
    if kind == .curve(.linear) { return progress }
    var (low, high) = (0.0, 1.0)
    for step in 1...Self.searchSteps {
      let part = Double(step) / Double(Self.searchSteps)
      if self.progress(at: part).dx >= progress {
        high = part
        break
      }
      low = part
    }
    for _ in 0..<Self.searchSteps {
      let middle = (low + high) / 2
      if self.progress(at: middle).dx >= progress { high = middle } else { low = middle }
    }
    return high
  }
}
