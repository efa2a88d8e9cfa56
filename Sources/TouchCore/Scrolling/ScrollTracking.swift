/// Content that follows fingers, from the beginning of a drag to its end (rules 8.7 to 8.9).
///
/// It keeps the offset that the fingers ask for. What is shown is held back beyond the edges; whatever
/// else moves the content meanwhile is taken in by `rebase`, so that nothing jumps.
public struct ScrollTracking: Hashable, Sendable {
  /// Along what a drag moves the content.
  public enum Lock: Hashable, Sendable {
    /// Along both axes.
    case free
    /// Along the horizontal axis only.
    case horizontal
    /// Along the vertical axis only.
    case vertical
  }

  /// The axes of the drag; nil for both, until its direction decides.
  public private(set) var lock: Lock?
  /// The offset that the fingers ask for.
  public private(set) var asked: Point
  /// How far the fingers have gone, at the last time that they asked.
  private var translation: Vector
  /// When the fingers moved last.
  public private(set) var lastMove: TouchTime

  /// Begins a drag of content that shows an offset.
  public init(
    from offset: Point,
    in geometry: ScrollGeometry,
    lock: Lock?,
    at time: TouchTime,
    _ constants: ScrollConstants = .standard
  ) {
    self.lock = lock
    asked = geometry.asked(showing: offset, constants)
    translation = .zero
    lastMove = time
  }

  /// Follows the fingers, which have gone so far since the beginning, and tells what offset to show.
  public mutating func follow(
    _ translation: Vector,
    from shown: Point,
    in geometry: ScrollGeometry,
    at time: TouchTime,
    _ constants: ScrollConstants = .standard
  ) -> Point {
    let step = translation - self.translation
    if step.length > Threshold.slack { lastMove = time }
    self.translation = translation
    var result = shown
    if lock != .vertical, geometry.x.isDraggable {
      asked.x -= step.dx
      if step.dx != 0 { result.x = geometry.x.shown(of: asked.x, constants) }
    }
    if lock != .horizontal, geometry.y.isDraggable {
      asked.y -= step.dy
      if step.dy != 0 { result.y = geometry.y.shown(of: asked.y, constants) }
    }
    return result
  }

  /// Locks the drag to an axis, if it has a direction by now (rule 8.8).
  public mutating func chooseLock(
    along translation: Vector,
    _ constants: ScrollConstants = .standard
  ) {
    if translation != .zero { lock = Self.lock(along: translation, constants) }
  }

  /// Goes on from an offset that something else has set, or in a geometry that has changed.
  public mutating func rebase(
    to shown: Point,
    in geometry: ScrollGeometry,
    _ constants: ScrollConstants = .standard
  ) {
    asked = geometry.asked(showing: shown, constants)
  }

  /// Takes a move of the fingers as done, because something else followed it.
  public mutating func skip(to translation: Vector, at time: TouchTime) {
    if (translation - self.translation).length > Threshold.slack { lastMove = time }
    self.translation = translation
  }

  /// Whether the fingers came to rest before they were lifted, so that they throw nothing.
  public func rested(at time: TouchTime, _ constants: ScrollConstants = .standard) -> Bool {
    time - lastMove > constants.restBeforeLift
  }

  /// The axes of a drag that begins along a translation (rule 8.8).
  ///
  /// In the cone about an axis the other one is dropped; a diagonal is free.
  public static func lock(
    along translation: Vector,
    _ constants: ScrollConstants = .standard
  ) -> Lock {
    let (width, height) = (translation.dx.magnitude, translation.dy.magnitude)
    let angle = constants.directionalLockAngle * .pi / 180
    let slope = ElementaryFunctions.sin(angle) / ElementaryFunctions.cos(angle)
    if height <= width * slope { return width > 0 ? .horizontal : .free }
    if width <= height * slope { return .vertical }
    return .free
  }
}
