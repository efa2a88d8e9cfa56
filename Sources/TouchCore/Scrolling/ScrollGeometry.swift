/// Both axes of a scroll view.
public struct ScrollGeometry: Hashable, Sendable {
  /// The horizontal axis.
  public var x: ScrollAxis
  /// The vertical axis.
  public var y: ScrollAxis

  /// Creates a geometry from its axes.
  public init(x: ScrollAxis, y: ScrollAxis) {
    self.x = x
    self.y = y
  }

  /// The nearest offset at which content rests.
  public func clamped(_ offset: Point) -> Point {
    Point(x: x.clamped(offset.x), y: y.clamped(offset.y))
  }

  /// The offset that is shown where the fingers ask for another (rule 8.9).
  public func shown(of asked: Point, _ constants: ScrollConstants = .standard) -> Point {
    Point(x: x.shown(of: asked.x, constants), y: y.shown(of: asked.y, constants))
  }

  /// The offset that the fingers ask for where another is shown.
  public func asked(showing shown: Point, _ constants: ScrollConstants = .standard) -> Point {
    Point(x: x.asked(showing: shown.x, constants), y: y.asked(showing: shown.y, constants))
  }

  /// The geometry of content that is zoomed by a factor.
  public func scaled(by factor: Double) -> ScrollGeometry {
    var result = self
    result.x.content *= factor
    result.y.content *= factor
    return result
  }

  /// Whether a drag by a translation moves the content at all (rules 8.7, 8.17).
  ///
  /// The longer part of it counts; where both are alike, either will do. The content goes where the
  /// fingers went, its offset the other way.
  public func canMove(along translation: Vector, from offset: Point) -> Bool {
    Self.judge(
      translation,
      x: x.canMove(from: offset.x, forwards: translation.dx < 0),
      y: y.canMove(from: offset.y, forwards: translation.dy < 0)
    )
  }

  /// Whether a drag by a translation moves the content inside its range (rule 8.17).
  public func hasRoom(
    along translation: Vector,
    from offset: Point,
    _ constants: ScrollConstants = .standard
  ) -> Bool {
    Self.judge(
      translation,
      x: x.hasRoom(from: offset.x, forwards: translation.dx < 0, constants),
      y: y.hasRoom(from: offset.y, forwards: translation.dy < 0, constants)
    )
  }

  /// Whether content that has a range along a drag can be moved that way, in its range or beyond (rule
  /// 8.17).
  public func takesOver(_ translation: Vector, from offset: Point) -> Bool {
    Self.judge(
      translation,
      x: x.maximum > x.minimum && x.canMove(from: offset.x, forwards: translation.dx < 0),
      y: y.maximum > y.minimum && y.canMove(from: offset.y, forwards: translation.dy < 0)
    )
  }

  /// What holds for the axis of the longer part of a translation; for either where both are alike.
  private static func judge(_ translation: Vector, x: Bool, y: Bool) -> Bool {
    let (width, height) = (translation.dx.magnitude, translation.dy.magnitude)
    if width == height { return width > 0 && (x || y) }
    return width > height ? x : y
  }
}
