import TouchCore

/// The layout of a menu's icons: side by side on an arc around a touch, inside the screen, with
/// room for their titles.
///
/// The arc opens upwards if there is room, so that the finger doesn't cover it, and turns inwards
/// near an edge. Where titles would cover a neighbour, they change sides, and the icons move apart; so they do
/// where they would cover each other. Titles that find no room so slide sideways along their icons. The first icon is the left one, from right to left the right one, wherever
/// the arc opens; on an arc that opens to a side it is the upper one.
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
    /// The distance of a title from its icon, in points; our own.
    var titleGap = 4.0
    /// Whether the first icon is on the right.
    var isMirrored = false

    /// Creates a configuration with the standard values.
    init() {}
  }

  /// The size of a title beside its icon, in points.
  struct Title: Hashable, Sendable {
    /// The width.
    var width: Double
    /// The height.
    var height: Double
  }

  /// The rotations from upwards that are tried, in degrees, smallest first; the roomier side first.
  private static let turns: [Double] = [
    0, 15, -15, 30, -30, 45, -45, 60, -60, 75, -75, 90, -90, 105, -105, 120, -120, 135, -135, 150,
    -150, 165, -165, 180,
  ]
  /// By how much the icons move apart where titles collide: parts of the spread and the distance.
  private static let widenings: [(spread: Double, distance: Double)] = [
    (1, 1), (1.2, 1), (1, 1.25), (1.4, 1), (1.2, 1.25), (1, 1.5), (0.8, 1.8), (1.4, 1.4),
    (1, 1.8), (1.6, 1.5), (0.9, 2.2),
  ]
  /// How much more a covered point weighs than one beyond the area.
  private static let overlapWeight = 100.0
  /// Differences below a billionth of a point are none.
  private static let least = 1e-9

  /// Where titles stand, as seen from their icons.
  private enum Sides {
    /// Away from the touch.
    case outwards
    case below
    case above
    case aboveAndBelow
    case belowAndAbove

    /// Those of titles that stay in the middle of their icons.
    static let still: [Sides] = [.outwards, .below, .above]
    /// Those of titles that slide.
    static let sliding: [Sides] = [.outwards, .above, .below, .aboveAndBelow, .belowAndAbove]
  }

  /// The touch's location, in points.
  let origin: Point
  /// The displacement of each icon of the open menu from the touch.
  let offsets: [Vector]
  /// The displacement of each title's middle from its icon's.
  let titleOffsets: [Vector]
  private let titles: [Title]
  /// Whether icons and titles are all in the area, and no title covers a neighbour.
  let fits: Bool

  /// Lays out a menu.
  ///
  /// - Parameters:
  ///   - count: The number of icons.
  ///   - titles: The sizes of the titles beside the icons; empty if there are none.
  ///   - origin: The touch's location, in points; NaN becomes the corner of the area.
  ///   - area: The area for icons: the screen without the safe area's insets.
  ///   - configuration: The geometry of the menu.
  init(
    count: Int,
    titles: [Title] = [],
    at origin: Point,
    in area: Rect,
    configuration: Configuration = Configuration()
  ) {
    let origin = origin.isPlausible ? origin : Point(x: area.minX, y: area.minY)
    self.origin = origin
    let titles = titles.count == max(count, 0) ? titles : []
    self.titles = titles
    let usual = MenuFan.search(count, titles, origin, area, configuration, slides: false)
    let found =
      titles.isEmpty || usual.fits
      ? usual : MenuFan.search(count, titles, origin, area, configuration, slides: true)
    offsets = found.offsets
    titleOffsets = found.titleOffsets
    fits = found.fits
  }

  /// What a search found.
  private struct Found {
    var offsets: [Vector] = []
    var titleOffsets: [Vector] = []
    /// What it costs, as points beyond the area and points covered, before all of it is moved inwards.
    var cost = Double.infinity
    /// Whether all of it is in the area, and no title covers a neighbour.
    var fits = false
  }

  /// Looks for the first geometry that costs nothing, or for the cheapest one.
  ///
  /// Where titles slide, those above and below their icons move sideways into the area, and stand by turns above
  /// and below: for titles that are nearly as wide as the area.
  private static func search(
    _ count: Int,
    _ titles: [Title],
    _ origin: Point,
    _ area: Rect,
    _ configuration: Configuration,
    slides: Bool
  ) -> Found {
    let inwards = origin.x * 2 <= area.minX + area.maxX ? 1.0 : -1.0
    let sides = titles.isEmpty ? [Sides.outwards] : slides ? Sides.sliding : Sides.still
    var best: Found?
    for widening in titles.isEmpty ? [widenings[0]] : widenings {
      var wide = configuration
      wide.spread *= widening.spread
      wide.distance *= widening.distance
      wide = separated(count, wide)
      for sides in sides {
        for turn in turns where (best?.cost ?? .infinity) > 0 {
          var offsets = offsets(count, turned: turn * inwards * .pi / 180, wide)
          if slides {
            let shift = shift(of: boxes(origin, offsets, [], [], wide), into: area, wide)
            offsets = offsets.map { $0 + shift }
          }
          var titleOffsets = titleOffsets(offsets, titles, sides, wide)
          if slides { titleOffsets = slid(titleOffsets, titles, origin, offsets, area, wide) }
          let boxes = boxes(origin, offsets, titles, titleOffsets, wide)
          // A shift mends what extends beyond the area, but not what covers a neighbour.
          let beyond = overflow(of: boxes, from: area, wide)
          let most = (best?.cost ?? .infinity) - least
          guard beyond < most || best == nil else { continue }
          let cost = beyond + overlap(of: boxes) * overlapWeight
          guard cost < most || best == nil else { continue }
          best = Found(offsets: offsets, titleOffsets: titleOffsets, cost: cost < least ? 0 : cost)
        }
      }
    }
    guard var found = best else { return Found() }
    // What still extends beyond the area moves inwards as a whole.
    let boxes = boxes(origin, found.offsets, titles, found.titleOffsets, configuration)
    let shift = shift(of: boxes, into: area, configuration)
    found.offsets = found.offsets.map { $0 + shift }
    let shifted = MenuFan.boxes(origin, found.offsets, titles, found.titleOffsets, configuration)
    found.fits = overflow(of: shifted, from: area, configuration) + overlap(of: shifted) < least
    return found
  }

  /// An icon's location when the menu is open to a degree from 0 to 1.
  func location(of index: Int, openness: Double) -> Point {
    origin + offsets[index] * min(max(openness, 0), 1)
  }

  /// The nearest icon of an open menu at a location, or the icon whose title is there; nil if there
  /// is none.
  func icon(at location: Point, configuration: Configuration = Configuration()) -> Int? {
    var found: Int?
    var least = configuration.radius
    for index in offsets.indices {
      let distance = location.distance(to: origin + offsets[index])
      if distance <= least {
        least = distance
        found = index
      }
    }
    return found ?? titles.indices.first { isTitle($0, at: location) }
  }

  /// The rectangle of a title; nil if it has none.
  func title(at index: Int) -> Rect? {
    guard titles.indices.contains(index), titles[index].width > 0 else { return nil }
    return MenuFan.box(titles[index], around: origin + offsets[index] + titleOffsets[index])
  }

  private func isTitle(_ index: Int, at location: Point) -> Bool {
    guard let title = title(at: index) else { return false }
    return (title.minX...title.maxX).contains(location.x)
      && (title.minY...title.maxY).contains(location.y)
  }

  // MARK: Laying out

  /// A geometry in which no icon covers another: within one turn around the touch, and as far away as that needs.
  private static func separated(_ count: Int, _ configuration: Configuration) -> Configuration {
    guard count > 1 else { return configuration }
    var apart = configuration
    let (radius, distance) = (configuration.radius, configuration.distance)
    let height = (distance * distance - radius * radius).squareRoot()
    let least = distance > radius ? 2 * ElementaryFunctions.atan2(radius, height) : .pi
    apart.spread = min(max(configuration.spread, least), 2 * .pi / Double(count))
    apart.distance = max(distance, radius / ElementaryFunctions.sin(apart.spread / 2))
    return apart
  }

  private static func offsets(
    _ count: Int,
    turned turn: Double,
    _ configuration: Configuration
  ) -> [Vector] {
    // From left to right also where the arc opens downwards, and from above where it opens to a side.
    let rightwards = ElementaryFunctions.cos(turn)
    let isReversed =
      rightwards.magnitude < least
      ? (turn < 0) != configuration.isMirrored : rightwards < 0
    let side = configuration.isMirrored != isReversed ? -1.0 : 1.0
    return (0..<max(count, 0)).map { index in
      let angle = turn + side * (Double(index) - Double(count - 1) / 2) * configuration.spread
      return Vector(dx: ElementaryFunctions.sin(angle), dy: -ElementaryFunctions.cos(angle))
        * configuration.distance
    }
  }

  /// The displacements of titles that slide sideways into the area, those that aren't beside their icons.
  private static func slid(
    _ titleOffsets: [Vector],
    _ titles: [Title],
    _ origin: Point,
    _ offsets: [Vector],
    _ area: Rect,
    _ configuration: Configuration
  ) -> [Vector] {
    titleOffsets.indices.map { index in
      let offset = titleOffsets[index]
      guard offset.dx == 0 else { return offset }
      let middle = origin.x + offsets[index].dx
      let reach = configuration.margin + titles[index].width / 2
      let most = area.maxX - reach
      let x = max(min(middle, most), min(area.minX + reach, most))
      return x.isFinite ? Vector(dx: x - middle, dy: offset.dy) : offset
    }
  }

  private static func titleOffsets(
    _ offsets: [Vector],
    _ titles: [Title],
    _ sides: Sides,
    _ configuration: Configuration
  ) -> [Vector] {
    titles.indices.map { index in
      let (offset, title) = (offsets[index], titles[index])
      let across = configuration.radius + configuration.titleGap + title.width / 2
      let along = configuration.radius + configuration.titleGap + title.height / 2
      switch sides {
      case .above: return Vector(dx: 0, dy: -along)
      case .below: return Vector(dx: 0, dy: along)
      case .aboveAndBelow: return Vector(dx: 0, dy: index.isMultiple(of: 2) ? -along : along)
      case .belowAndAbove: return Vector(dx: 0, dy: index.isMultiple(of: 2) ? along : -along)
      case .outwards:
        let isUpright = offset.dy.magnitude >= offset.dx.magnitude
        return isUpright
          ? Vector(dx: 0, dy: offset.dy < 0 ? -along : along)
          : Vector(dx: offset.dx < 0 ? -across : across, dy: 0)
      }
    }
  }

  /// The rectangles of each icon and of its title.
  private static func boxes(
    _ origin: Point,
    _ offsets: [Vector],
    _ titles: [Title],
    _ titleOffsets: [Vector],
    _ configuration: Configuration
  ) -> [(icon: Rect, title: Rect?)] {
    let size = Title(width: configuration.radius * 2, height: configuration.radius * 2)
    return offsets.indices.map { index in
      let middle = origin + offsets[index]
      guard titles.indices.contains(index), titles[index].width > 0 else {
        return (box(size, around: middle), nil)
      }
      return (box(size, around: middle), box(titles[index], around: middle + titleOffsets[index]))
    }
  }

  private static func box(_ size: Title, around middle: Point) -> Rect {
    Rect(
      x: middle.x - size.width / 2,
      y: middle.y - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  /// By how many points icons and titles extend beyond the area.
  private static func overflow(
    of boxes: [(icon: Rect, title: Rect?)],
    from area: Rect,
    _ configuration: Configuration
  ) -> Double {
    let margin = configuration.margin
    var sum = 0.0
    func add(_ part: Rect) {
      sum += max(area.minX + margin - part.minX, 0) + max(part.maxX + margin - area.maxX, 0)
      sum += max(area.minY + margin - part.minY, 0) + max(part.maxY + margin - area.maxY, 0)
    }
    for box in boxes {
      add(box.icon)
      if let title = box.title { add(title) }
    }
    return sum
  }

  /// The displacement that brings all icons and titles into the area, if there is room for them.
  private static func shift(
    of boxes: [(icon: Rect, title: Rect?)],
    into area: Rect,
    _ configuration: Configuration
  ) -> Vector {
    guard var all = boxes.first?.icon else { return .zero }
    for part in boxes.flatMap({ [$0.icon, $0.title] }) {
      guard let part else { continue }
      all.minX = min(all.minX, part.minX)
      all.minY = min(all.minY, part.minY)
      all.maxX = max(all.maxX, part.maxX)
      all.maxY = max(all.maxY, part.maxY)
    }
    let margin = configuration.margin
    let x = max(area.minX + margin - all.minX, 0) - max(all.maxX + margin - area.maxX, 0)
    let y = max(area.minY + margin - all.minY, 0) - max(all.maxY + margin - area.maxY, 0)
    return x.isFinite && y.isFinite ? Vector(dx: x, dy: y) : .zero
  }

  /// By how many points titles cover other icons and titles.
  private static func overlap(of boxes: [(icon: Rect, title: Rect?)]) -> Double {
    var sum = 0.0
    for index in boxes.indices {
      guard let title = boxes[index].title else { continue }
      for other in boxes.indices where other != index {
        let neighbour = boxes[other]
        sum += overlap(of: title, neighbour.icon)
        if let second = neighbour.title, other > index { sum += overlap(of: title, second) }
      }
    }
    return sum
  }

  private static func overlap(of one: Rect, _ other: Rect) -> Double {
    let width = min(one.maxX, other.maxX) - max(one.minX, other.minX)
    let height = min(one.maxY, other.maxY) - max(one.minY, other.minY)
    return width > 0 && height > 0 ? min(width, height) : 0
  }
}
