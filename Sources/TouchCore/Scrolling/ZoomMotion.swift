/// A scale and an offset that change together, as a closed form of time (rule 8.18).
///
/// Both go along a straight line: one point of the view stays where it is.
public struct ZoomMotion: Hashable, Sendable {
  /// How it goes.
  private enum Course: Hashable {
    /// As content returns from beyond an edge.
    case bounce(ScrollSettling)
    /// As an animation that is asked for.
    case ease(ScrollEase)
  }

  /// The scale at the start.
  public private(set) var startScale: Double
  /// The scale at the end.
  public private(set) var endScale: Double
  /// The offset at the start.
  public private(set) var startOffset: Point
  /// The offset at the end.
  public private(set) var endOffset: Point
  /// When it starts.
  public let startTime: TouchTime
  private let course: Course

  /// Creates the return of content that was zoomed too far.
  ///
  /// The extent is the farthest that anything on the screen moves by it, in points.
  public init(
    bouncingFrom scale: Double,
    _ offset: Point,
    to endScale: Double,
    _ endOffset: Point,
    extent: Double,
    at time: TouchTime,
    _ constants: ScrollConstants = .standard
  ) {
    startScale = scale
    startOffset = offset
    self.endScale = endScale
    self.endOffset = endOffset
    startTime = time
    course = .bounce(.release(from: max(extent, 1), outward: 0, to: 0, constants: constants))
  }

  /// Creates a change that is asked for.
  public init(
    easingFrom scale: Double,
    _ offset: Point,
    to endScale: Double,
    _ endOffset: Point,
    duration: TouchTime,
    at time: TouchTime
  ) {
    startScale = scale
    startOffset = offset
    self.endScale = endScale
    self.endOffset = endOffset
    startTime = time
    course = .ease(ScrollEase(from: 1, to: 0, duration: duration.seconds))
  }

  /// When it is over.
  public var endTime: TouchTime {
    switch course {
    case .bounce(let settling): startTime + TouchTime(outlasting: settling.duration)
    case .ease(let ease): startTime + TouchTime(outlasting: ease.duration)
    }
  }

  /// The part of the change that is left at a moment, from 1 to 0.
  private func rest(at time: TouchTime) -> Double {
    let seconds = max((time - startTime).seconds, 0)
    switch course {
    case .bounce(let settling): return settling.position(after: seconds) / settling.displacement
    case .ease(let ease): return ease.position(after: seconds)
    }
  }

  /// The scale at a moment.
  public func scale(at time: TouchTime) -> Double {
    endScale + (startScale - endScale) * rest(at: time)
  }

  /// The offset at a moment.
  public func offset(at time: TouchTime) -> Point {
    endOffset + (startOffset - endOffset) * rest(at: time)
  }

  /// Leads elsewhere from a moment on, at which the content has a scale and an offset.
  ///
  /// It takes the time that is left, and nothing jumps. Once it is over it only leads elsewhere.
  public mutating func redirect(
    from scale: Double,
    _ offset: Point,
    to endScale: Double,
    _ endOffset: Point,
    at time: TouchTime
  ) {
    let rest = rest(at: time)
    let share = rest > 0 ? 1 / rest : 0
    startScale = endScale + (scale - endScale) * share
    startOffset = endOffset + (offset - endOffset) * share
    self.endScale = endScale
    self.endOffset = endOffset
  }
}
