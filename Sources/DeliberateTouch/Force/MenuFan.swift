import TouchCore

/// Where the icons of a menu go that grow out of a touch: side by side on an arc, inside the screen.
///
/// They open upwards where there is room, so that the finger doesn't cover them, and turn inwards near an
/// edge. All of it is known from the touch alone: while the menu grows, nothing changes its mind.
struct MenuFan: Hashable, Sendable {
  /// What the menu looks like.
  struct Configuration: Hashable, Sendable {
    /// How far an icon is from the touch when the menu is fully open, in points; our own: farther than
    /// a fingertip reaches.
    var distance = 90.0
    /// The angle between two neighbours as seen from the touch, in radians; our own: 50°, which leaves
    /// room between icons of the standard size.
    var spread = 50 * Double.pi / 180
    /// An icon's radius, in points; our own: 56 points wide, well above what Apple asks for.
    var radius = 28.0
    /// The least distance of an icon from the edges, in points; our own.
    var margin = 8.0

    /// Creates a configuration with the standard values.
    init() {}
  }

  /// The turns from upwards that are tried, in degrees, nearest first; the side with more room goes first.
  private static let turns: [Double] = [
    0, 15, -15, 30, -30, 45, -45, 60, -60, 75, -75, 90, -90, 105, -105, 120, -120, 135, -135, 150,
    -150, 165, -165, 180,
  ]

  /// Where the finger touches, in points.
  let origin: Point
  /// The ways from there to each icon of the open menu.
  let ways: [Vector]

  /// Works out a menu.
  ///
  /// - Parameters:
  ///   - count: The number of icons.
  ///   - origin: Where the finger touches, in points; the corner of the area where that is no number.
  ///   - area: Where icons may be: the screen without what covers it.
  ///   - configuration: What the menu looks like.
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
    // What stays where no turn is better than another, as in an area without bounds.
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
      // A billionth of a point is no reason to turn.
      guard overflow < least - 1e-9 else { continue }
      least = overflow
      best = ways
    }
    ways = best
  }

  /// Where an icon is when the menu is open so far, 0 to 1.
  func place(of index: Int, openness: Double) -> Point {
    origin + ways[index] * min(max(openness, 0), 1)
  }

  /// The icon at a place, of an open menu; the nearest one, nil where there is none.
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
