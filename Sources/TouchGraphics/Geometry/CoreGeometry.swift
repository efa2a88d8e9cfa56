// Where Foundation exists, its geometry types are the ones that clients know. Embedded Swift has no
// Foundation, so the same names with the same members stand here.
#if canImport(Foundation) && !hasFeature(Embedded)
  @_exported public import Foundation
#else

  /// A coordinate or a length in points.
  public typealias CGFloat = Double

  /// A span of time in seconds.
  public typealias TimeInterval = Double

  /// A point in a plane.
  public struct CGPoint: Hashable, Sendable {
    /// The horizontal coordinate.
    public var x: CGFloat
    /// The vertical coordinate.
    public var y: CGFloat

    /// Creates the origin.
    public init() { self.init(x: 0, y: 0) }

    /// Creates a point from its coordinates.
    public init(x: CGFloat, y: CGFloat) {
      self.x = x
      self.y = y
    }

    /// Creates a point from whole coordinates.
    public init(x: Int, y: Int) { self.init(x: CGFloat(x), y: CGFloat(y)) }

    /// The origin.
    public static let zero = CGPoint()
  }

  /// A width and a height.
  public struct CGSize: Hashable, Sendable {
    /// The width.
    public var width: CGFloat
    /// The height.
    public var height: CGFloat

    /// Creates an empty size.
    public init() { self.init(width: 0, height: 0) }

    /// Creates a size from its parts.
    public init(width: CGFloat, height: CGFloat) {
      self.width = width
      self.height = height
    }

    /// Creates a size from whole parts.
    public init(width: Int, height: Int) {
      self.init(width: CGFloat(width), height: CGFloat(height))
    }

    /// No width and no height.
    public static let zero = CGSize()
  }

  /// Names one of a rectangle's edges.
  public enum CGRectEdge: UInt32, Sendable {
    /// The left edge.
    case minXEdge = 0
    /// The top edge.
    case minYEdge = 1
    /// The right edge.
    case maxXEdge = 2
    /// The bottom edge.
    case maxYEdge = 3
  }

  /// A rectangle: an origin and a size, which may be negative until `standardized`.
  public struct CGRect: Sendable {
    /// The corner that the size is measured from.
    public var origin: CGPoint
    /// The vector from the origin to the opposite corner.
    public var size: CGSize

    /// Creates an empty rectangle at the origin.
    public init() { self.init(origin: .zero, size: .zero) }

    /// Creates a rectangle from its origin and size.
    public init(origin: CGPoint, size: CGSize) {
      self.origin = origin
      self.size = size
    }

    /// Creates a rectangle from its numbers.
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
      self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }

    /// Creates a rectangle from whole numbers.
    public init(x: Int, y: Int, width: Int, height: Int) {
      self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }

    /// The rectangle at the origin without a size.
    public static let zero = CGRect()
    /// No rectangle: what rectangles that don't meet have in common.
    public static let null = CGRect(x: .infinity, y: .infinity, width: 0, height: 0)
    /// The whole plane.
    public static let infinite = CGRect(
      x: -CGFloat.greatestFiniteMagnitude / 2,
      y: -CGFloat.greatestFiniteMagnitude / 2,
      width: CGFloat.greatestFiniteMagnitude,
      height: CGFloat.greatestFiniteMagnitude
    )

    /// The width, never negative.
    public var width: CGFloat { abs(size.width) }
    /// The height, never negative.
    public var height: CGFloat { abs(size.height) }
    /// The left edge.
    public var minX: CGFloat { origin.x + min(size.width, 0) }
    /// The middle between left and right.
    public var midX: CGFloat { origin.x + size.width / 2 }
    /// The right edge.
    public var maxX: CGFloat { origin.x + max(size.width, 0) }
    /// The top edge.
    public var minY: CGFloat { origin.y + min(size.height, 0) }
    /// The middle between top and bottom.
    public var midY: CGFloat { origin.y + size.height / 2 }
    /// The bottom edge.
    public var maxY: CGFloat { origin.y + max(size.height, 0) }
    /// Whether this is no rectangle at all.
    public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
    /// Whether this is the whole plane.
    public var isInfinite: Bool { self == .infinite }
    /// Whether there is no area.
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

    /// The same rectangle with a size that isn't negative.
    public var standardized: CGRect {
      isNull ? .null : CGRect(x: minX, y: minY, width: width, height: height)
    }

    /// The smallest rectangle with whole edges around this one.
    public var integral: CGRect {
      if isNull { return .null }
      let (left, top) = (minX.rounded(.down), minY.rounded(.down))
      return CGRect(
        x: left,
        y: top,
        width: maxX.rounded(.up) - left,
        height: maxY.rounded(.up) - top
      )
    }

    /// Whether a point is inside; the right and bottom edges are not.
    public func contains(_ point: CGPoint) -> Bool {
      !isEmpty && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Whether the whole of another rectangle is inside.
    public func contains(_ other: CGRect) -> Bool { union(other) == self }

    /// Whether two rectangles have an area in common.
    public func intersects(_ other: CGRect) -> Bool { !intersection(other).isNull }

    /// What two rectangles have in common; `null` where they don't meet.
    public func intersection(_ other: CGRect) -> CGRect {
      if isNull || other.isNull { return .null }
      let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
      let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
      if left > right || top > bottom { return .null }
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The smallest rectangle around two rectangles.
    public func union(_ other: CGRect) -> CGRect {
      if isNull { return other }
      if other.isNull { return self }
      let (left, right) = (min(minX, other.minX), max(maxX, other.maxX))
      let (top, bottom) = (min(minY, other.minY), max(maxY, other.maxY))
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The rectangle with its edges moved inwards; `null` where nothing would be left.
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
      if isNull { return self }
      let inset = CGRect(
        x: minX + dx,
        y: minY + dy,
        width: width - 2 * dx,
        height: height - 2 * dy
      )
      return inset.size.width < 0 || inset.size.height < 0 ? .null : inset
    }

    /// The rectangle moved.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
      if isNull { return self }
      return CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }

    /// The rectangle cut in two, measured from one of its edges.
    public func divided(
      atDistance distance: CGFloat,
      from edge: CGRectEdge
    ) -> (slice: CGRect, remainder: CGRect) {
      var (slice, rest) = (standardized, standardized)
      switch edge {
      case .minXEdge, .maxXEdge:
        let cut = min(max(distance, 0), width)
        slice.size.width = cut
        rest.size.width -= cut
        if edge == .minXEdge { rest.origin.x += cut } else { slice.origin.x += rest.size.width }
      case .minYEdge, .maxYEdge:
        let cut = min(max(distance, 0), height)
        slice.size.height = cut
        rest.size.height -= cut
        if edge == .minYEdge { rest.origin.y += cut } else { slice.origin.y += rest.size.height }
      }
      return (slice, rest)
    }
  }

  extension CGRect: Hashable {
    /// Whether two rectangles cover the same area.
    public static func == (lhs: CGRect, rhs: CGRect) -> Bool {
      if lhs.isNull || rhs.isNull { return lhs.isNull == rhs.isNull }
      let (one, other) = (lhs.standardized, rhs.standardized)
      return one.origin == other.origin && one.size == other.size
    }

    /// Feeds what `==` compares.
    public func hash(into hasher: inout Hasher) {
      if isNull { return hasher.combine(true) }
      hasher.combine(standardized.origin)
      hasher.combine(standardized.size)
    }
  }
#endif
