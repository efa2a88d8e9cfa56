/// One axis of a scroll view: how far its content can go, and what happens beyond (rules 8.7, 8.9, 8.16).
public struct ScrollAxis: Hashable, Sendable {
  /// The length of the view, in points.
  public var viewport: Double
  /// The length of the content, in points.
  public var content: Double
  /// The inset before the content, in points.
  public var leadingInset: Double
  /// The inset behind the content, in points.
  public var trailingInset: Double
  /// Whether the content goes beyond its edges at all.
  public var bounces: Bool
  /// Whether it does even where it fits into the view.
  public var alwaysBounces: Bool

  /// Creates an axis.
  public init(
    viewport: Double,
    content: Double,
    leadingInset: Double = 0,
    trailingInset: Double = 0,
    bounces: Bool = true,
    alwaysBounces: Bool = false
  ) {
    self.viewport = viewport
    self.content = content
    self.leadingInset = leadingInset
    self.trailingInset = trailingInset
    self.bounces = bounces
    self.alwaysBounces = alwaysBounces
  }

  /// The smallest offset at which content rests: −inset (rule 8.16).
  public var minimum: Double { 0 - leadingInset }

  /// The largest: max(−inset, content + inset − viewport) (rule 8.16).
  ///
  /// It is the smallest where content exceeds the view by no more than `roundingTolerance`.
  public var maximum: Double {
    let end = content + trailingInset - viewport
    return end - minimum > Self.roundingTolerance ? end : minimum
  }

  /// By how much content can exceed the view and still fit, in points: less than shows, and more than
  /// rounding adds to a size that was computed from a scale.
  public static let roundingTolerance = 0.001

  /// Whether fingers move the content along the axis (rule 8.7).
  public var isDraggable: Bool { maximum > minimum || (bounces && alwaysBounces) }

  /// The nearest offset at which content rests.
  public func clamped(_ offset: Double) -> Double { min(max(offset, minimum), maximum) }

  /// How far an offset lies beyond the edges: negative before the first, positive behind the last.
  public func overscroll(at offset: Double) -> Double { offset - clamped(offset) }

  /// Whether an offset can change towards one side by dragging: up to the edge, or beyond it (rule 8.17).
  public func canMove(from offset: Double, forwards: Bool) -> Bool {
    guard isDraggable else { return false }
    return bounces || (forwards ? offset < maximum : offset > minimum)
  }

  /// Whether an offset can change towards one side inside the range (rule 8.17).
  public func hasRoom(
    from offset: Double,
    forwards: Bool,
    _ constants: ScrollConstants = .standard
  ) -> Bool {
    let room = forwards ? maximum - offset : offset - minimum
    return room > constants.edgeReach
  }

  /// The offset that is shown where the fingers ask for another (rule 8.9).
  public func shown(of asked: Double, _ constants: ScrollConstants = .standard) -> Double {
    let edge = clamped(asked)
    guard bounces, asked != edge else { return edge }
    return edge + band(constants).shown(of: asked - edge)
  }

  /// The offset that the fingers ask for where another is shown: the inverse of `shown(of:_:)`.
  public func asked(showing shown: Double, _ constants: ScrollConstants = .standard) -> Double {
    let edge = clamped(shown)
    guard bounces, shown != edge else { return shown }
    return edge + band(constants).displacement(showing: shown - edge)
  }

  /// The rubber band of the axis.
  func band(_ constants: ScrollConstants) -> RubberBand {
    RubberBand(dimension: viewport, stiffness: constants.bandStiffness)
  }

  /// The shortest change of an offset that shows a part of the content, from its start to its end.
  ///
  /// What is longer than the view shows as much as it can: nothing moves while it fills the view.
  public func offset(showing start: Double, to end: Double, from offset: Double) -> Double {
    let first = offset + leadingInset
    let last = offset + viewport - trailingInset
    if start >= first, end <= last { return offset }
    if start <= first, end >= last { return offset }
    let toStart = start - leadingInset
    let toEnd = end - viewport + trailingInset
    let moved = (toStart - offset).magnitude <= (toEnd - offset).magnitude ? toStart : toEnd
    return clamped(moved)
  }
}
