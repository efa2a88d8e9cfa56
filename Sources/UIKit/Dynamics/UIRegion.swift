#if !hasFeature(Embedded)
  /// The shape of a field: a set of points around the field's position, which is the region's origin.
  ///
  /// Edges belong to circles and rectangles; Apple doesn't document whether they do.
  @preconcurrency @MainActor
  public final class UIRegion: PlainObject, Hashable {
    private indirect enum Shape {
      case everywhere
      case circle(radius: CGFloat)
      case rectangle(CGSize)
      case inverse(Shape)
      case union(Shape, Shape)
      case difference(Shape, Shape)
      case intersection(Shape, Shape)

      func contains(_ point: CGPoint) -> Bool {
        switch self {
        case .everywhere: return true
        case .circle(let radius):
          return radius >= 0 && point.x * point.x + point.y * point.y <= radius * radius
        case .rectangle(let size):
          return point.x.magnitude <= size.width / 2 && point.y.magnitude <= size.height / 2
        case .inverse(let shape): return !shape.contains(point)
        case .union(let first, let second): return first.contains(point) || second.contains(point)
        case .difference(let first, let second):
          return first.contains(point) && !second.contains(point)
        case .intersection(let first, let second):
          return first.contains(point) && second.contains(point)
        }
      }
    }

    private let shape: Shape

    private init(_ shape: Shape) { self.shape = shape }

    /// The region that contains all points.
    public static let infinite = UIRegion(.everywhere)

    /// Creates a circle around the origin; a negative radius makes it empty.
    public convenience init(radius: CGFloat) { self.init(.circle(radius: radius)) }

    /// Creates a rectangle with its centre at the origin; a negative width or height makes it empty.
    public convenience init(size: CGSize) { self.init(.rectangle(size)) }

    /// A new region of the points that aren't in this one.
    public func inverse() -> Self { Self(.inverse(shape)) }

    /// A new region of the points that are in this one, in the other or in both.
    public func byUnion(with region: UIRegion) -> Self { Self(.union(shape, region.shape)) }

    /// A new region of the points that are in this one and not in the other.
    public func byDifference(from region: UIRegion) -> Self {
      Self(.difference(shape, region.shape))
    }

    /// A new region of the points that are both in this one and in the other.
    public func byIntersection(with region: UIRegion) -> Self {
      Self(.intersection(shape, region.shape))
    }

    /// Whether a point, seen from the region's origin, is in the region.
    public func contains(_ point: CGPoint) -> Bool { shape.contains(point) }
  }
#endif
