/// Where an animation is that can be paused, moved by hand, turned round and sent on: the time of a
/// property animator.
///
/// Its position is the part of the time that the plain motion to the end has behind it, from 0 to 1. What is
/// seen follows from the position by the pacing.
public struct AnimatorMotion: Hashable, Sendable {
  private enum Leg: Hashable, Sendable {
    /// It stands.
    case resting
    /// It goes along its own pacing, from the position on, since a time in seconds.
    case plain(since: Double)
    /// It goes to its end along another pacing, from what was seen at the position, since a time.
    case bent(since: Double, AnimatorPacing)
  }

  /// How its own progress is spread over the time.
  public let pacing: AnimatorPacing
  /// Whether it leads back to the start.
  public private(set) var isReversed = false
  /// The position where the present leg began.
  private var position = 0.0
  private var leg = Leg.resting

  /// Creates a motion that stands at its start.
  public init(_ pacing: AnimatorPacing) { self.pacing = pacing }

  private var goal: Double { isReversed ? 0 : 1 }

  /// Whether time moves it, or will.
  public var isRunning: Bool { leg != .resting }

  /// When it is at its end, in seconds; nil while it stands.
  public var endTime: Double? {
    switch leg {
    case .resting: nil
    case .plain(let since): since + (goal - position).magnitude * pacing.duration
    case .bent(let since, let pacing): since + pacing.duration
    }
  }

  // MARK: Seeing

  /// The part of its own time that it has behind it.
  ///
  /// On a bent leg it is the part after which the plain motion shows the same.
  public func position(at now: Double) -> Double {
    switch leg {
    case .resting: return position
    case .plain(let since):
      guard pacing.duration > 0 else { return goal }
      let passed = max(now - since, 0) / pacing.duration
      return isReversed ? max(position - passed, 0) : min(position + passed, 1)
    case .bent: return pacing.part(at: progress(at: now).dx)
    }
  }

  /// The progress at a time in seconds, along each axis.
  ///
  /// The progress begins at a position; before that it is 0.
  public func progress(at now: Double, from start: Double = 0) -> Vector {
    guard case .bent(let since, let bend) = leg else {
      return plainProgress(at: position(at: now), from: start)
    }
    let before = plainProgress(at: position, from: start)
    let done =
      bend.duration > 0
      ? bend.progress(at: (now - since) / bend.duration) : Vector(dx: 1, dy: 1)
    return Vector(
      dx: before.dx + (goal - before.dx) * done.dx,
      dy: before.dy + (goal - before.dy) * done.dy
    )
  }

  private func plainProgress(at position: Double, from start: Double) -> Vector {
    guard start > 0 else { return pacing.progress(at: position) }
    guard start < 1 else { return position >= 1 ? Vector(dx: 1, dy: 1) : Vector(dx: 0, dy: 0) }
    return pacing.progress(at: (position - start) / (1 - start))
  }

  /// The progress in its own direction: from 0 to 1, and counted from the end where it is
  /// reversed.
  ///
  /// Where it is linear the progress counts, otherwise the time.
  public func fraction(at now: Double, isLinear: Bool) -> Double {
    let done = isLinear ? progress(at: now).dx : position(at: now)
    let fraction = min(max(done, 0), 1)
    return isReversed ? 1 - fraction : fraction
  }

  // MARK: Moving

  /// Stands still where it is.
  public mutating func pause(at now: Double) {
    position = position(at: now)
    leg = .resting
  }

  /// Stands still where a fraction is; see `fraction(at:isLinear:)`.
  public mutating func scrub(to fraction: Double, isLinear: Bool) {
    guard !fraction.isNaN else { return }
    let fraction = min(max(fraction, 0), 1)
    let done = isReversed ? 1 - fraction : fraction
    position = isLinear ? pacing.part(at: done) : done
    leg = .resting
  }

  /// Goes on along its own pacing from a time on, which may lie ahead.
  public mutating func run(at start: Double, now: Double) {
    pause(at: now)
    leg = .plain(since: start)
  }

  /// Goes on to its end along another pacing.
  public mutating func run(_ bend: AnimatorPacing, at now: Double) {
    pause(at: now)
    leg = .bent(since: now, bend)
  }

  /// How long its own pacing still takes, in seconds.
  public func rest(at now: Double) -> Double {
    (goal - position(at: now)).magnitude * pacing.duration
  }

  /// Leads in the other direction from here on; what stood still goes on standing.
  ///
  /// One that hasn't begun begins at the other end.
  public mutating func reverse(at now: Double, hasBegun: Bool) {
    guard hasBegun else {
      isReversed.toggle()
      position = isReversed ? 1 : 0
      return
    }
    let wasRunning = isRunning
    pause(at: now)
    isReversed.toggle()
    if wasRunning { leg = .plain(since: now) }
  }
}
