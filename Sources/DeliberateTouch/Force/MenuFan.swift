import TouchCore

/// The layout of a menu's icons: side by side on an arc around a touch, inside the screen.
///
/// The arc opens upwards if there is room, so that the finger doesn't cover it, and turns inwards
/// near an edge. The layout depends on the touch alone and doesn't change while the menu opens.
struct MenuFan: Hashable, Sendable {
  /// The geometry of the menu.
  struct Configuration: Hashable, Sendable {
    /// An icon's distance from the touch when the menu is fully open, in points; our own: more than
    /// a fingertip's radius.
    var distance = 90.0
    /// The angle between two neighbours as seen from the touch, in radians; our own: 50°, which
    /// leaves gaps between icons of the standard size.
    var spread = 50 * Double.pi / 180
    /// An icon's radius, in points; our own: 56 points wide, well above Apple's minimum.
    var radius = 28.0
    /// The minimum distance of an icon from the edges, in points; our own.
    var margin = 8.0

    /// Creates a configuration with the standard values.
    init() {}
  }

  /// The rotations from upwards that are tried, in degrees, smallest first; the roomier side first.
  private static let turns: [Double] = [
    0, 15, -15, 30, -30, 45, -45, 60, -60, 75, -75, 90, -90, 105, -105, 120, -120, 135, -135, 150,
    -150, 165, -165, 180,
  ]

  /// The touch's location, in points.
  let origin: Point
  /// The displacement of each icon of the open menu from the touch.
  let ways: [Vector]

  /// Lays out a menu.
  ///
  /// - Parameters:
  ///   - count: The number of icons.
  ///   - origin: The touch's location, in points; NaN becomes the corner of the area.
  ///   - area: The area for icons: the screen without the safe area's insets.
  ///   - configuration: The geometry of the menu.
  init(
    count: Int,
    at origin: Point,
    in area: Rect,
    configuration: Configuration = Configuration()
  ) {
    let origin = origin.isPlausible ? origin : Point(x: area.minX, y: area.minY)
    self.origin = origin
    let inset = configuration.radius + configuration.margin
    let inwards = origin.x * 2 <= area.minX + area.maxX ? 1.0 : -1.0
    // The default if no rotation is better, as in an area without bounds.
    var best = MenuFan.ways(count, turned: 0, configuration)
    var least = Double.infinity
    for turn in MenuFan.turns {
      let ways = MenuFan.ways(count, turned: turn * inwards * .pi / 180, configuration)
      var overflow = 0.0
      for way in ways {
        let place = origin + way
        overflow += max(area.minX + inset - place.x, 0) + max(place.x - area.maxX + inset, 0)
        overflow += max(area.minY + inset - place.y, 0) + max(place.y - area.maxY + inset, 0)
      }
      // Ignores differences below a billionth of a point.
      guard overflow < least - 1e-9 else { continue }
      least = overflow
      best = ways
    }
    ways = best
  }

  /// An icon's location when the menu is open to a degree from 0 to 1.
  func place(of index: Int, openness: Double) -> Point {
    origin + ways[index] * min(max(openness, 0), 1)
  }

  /// The nearest icon of an open menu at a location; nil if there is none.
  func icon(at place: Point, configuration: Configuration = Configuration()) -> Int? {
    var found: Int?
    var least = configuration.radius
    for index in ways.indices {
      let distance = place.distance(to: origin + ways[index])
      if distance <= least {
        least = distance
        found = index
      }
    }
    return found
  }

  private static func ways(
    _ count: Int,
    turned turn: Double,
    _ configuration: Configuration
  ) -> [Vector] {
    (0..<max(count, 0)).map { index in
      let angle = turn + (Double(index) - Double(count - 1) / 2) * configuration.spread
      return Vector(dx: ElementaryFunctions.sin(angle), dy: -ElementaryFunctions.cos(angle))
        * configuration.distance
    }
  }
}
