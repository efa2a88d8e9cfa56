import TouchCore
import TouchRecording

/// The changes of one finger's stroke that are tried.
@MainActor
struct StrokeChanges {
  /// All strokes, as they are.
  let strokes: TouchStrokes

  /// The stroke's index among them.
  let index: Int

  let stroke: TouchStrokes.Stroke

  /// What the finger is called, as in "finger 2".
  let name: String

  /// The screen on which landings are tried; nil for only those right, left, above and below.
  let screen: ScreenSize?

  /// How far a finger that stands still is moved at a part of 1, in points (our own choice).
  static let nudge = 50.0

  init(of index: Int, in strokes: TouchStrokes, on screen: ScreenSize? = nil) {
    self.strokes = strokes
    self.index = index
    self.screen = screen
    stroke = strokes.strokes[index]
    name = "finger \(index + 1)"
  }

  /// Every change of a kind.
  func changes(of kind: CounterfactualChange.Kind) -> [CounterfactualChange] {
    switch kind {
    case .gesture: gestures
    case .location:
      Direction.axes.map { shift($0) } + landings
        + (screen == nil ? [] : Direction.allCases.map { cross($0) })
    case .addition: additions
    }
  }

  /// Every change of how the finger moves, stays and presses.
  private var gestures: [CounterfactualChange] {
    var changes: [CounterfactualChange] = []
    if distance > 0 {
      changes += [travel(), turn()]
      changes += Direction.allCases.filter { !isHeading($0) }.map { head($0) }
    } else {
      changes += Direction.axes.map { nudge($0) }
    }
    if let length, length > .zero { changes.append(duration(length)) }
    if let length, length > .zero, stroke.samples.count > 1 { changes.append(pace(length)) }
    if let length, length > .zero, hasLater { changes.append(hold(length)) }
    if stroke.end == nil || stroke.isCancelled { changes.append(lift()) }
    if stroke.samples.contains(where: { $0.force != nil }) { changes.append(force()) }
    if strokes.strokes.count > 1 { changes.append(absence()) }
    if index > 0 { changes += [pause(), approach(), meet()] }
    return changes
  }

  // MARK: What there is

  /// A direction in which a finger is moved.
  enum Direction: CaseIterable {
    case right
    case left
    case down
    case up

    /// One of each two that are opposite.
    static let axes = [right, down]

    var vector: Vector {
      switch self {
      case .right: Vector(dx: 1, dy: 0)
      case .left: Vector(dx: -1, dy: 0)
      case .down: Vector(dx: 0, dy: 1)
      case .up: Vector(dx: 0, dy: -1)
      }
    }

    var word: String {
      switch self {
      case .right: "right"
      case .left: "left"
      case .down: "down"
      case .up: "up"
      }
    }

    var opposite: Direction {
      switch self {
      case .right: .left
      case .left: .right
      case .down: .up
      case .up: .down
      }
    }

    /// The word for a part of it, which is the other way where it is negative.
    func word(_ part: Double) -> String { part < 0 ? opposite.word : word }
  }

  /// Where the finger lands.
  var start: Point { stroke.samples.first?.location ?? .zero }

  /// How far the finger goes from where it lands.
  var distance: Double { stroke.samples.reduce(0) { max($0, $1.location.distance(to: start)) } }

  /// Whether it travels in a direction already: within about 25 degrees of it.
  private func isHeading(_ direction: Direction) -> Bool {
    let displacement = (stroke.samples.last?.location ?? start) - start
    let along = displacement.dx * direction.vector.dx + displacement.dy * direction.vector.dy
    return along > 0.9 * distance
  }

  /// How long it stays down; nil for a finger that stays.
  var length: TouchTime? { stroke.end.map { $0 - stroke.began } }

  /// Whether another finger lands when this one is gone.
  var hasLater: Bool { strokes.strokes.contains { $0.began >= stroke.last && $0 != stroke } }

  // MARK: Making changes

  /// A change of the strokes.
  func change(
    _ what: String,
    kind: CounterfactualChange.Kind = .gesture,
    isWhole: Bool = false,
    isSigned: Bool = true,
    isDirect: Bool = false,
    make: @escaping (Double) -> TouchStrokes?,
    words: @escaping (Double) -> String,
    size: @escaping (Double) -> Double = { abs($0) }
  ) -> CounterfactualChange {
    CounterfactualChange(
      name: "\(what) \(index)",
      kind: kind,
      isWhole: isWhole,
      isSigned: isSigned,
      isDirect: isDirect,
      make: { part in make(part).map { CounterfactualVariant(strokes: $0) } },
      words: words,
      size: size
    )
  }

  /// The strokes with this one changed.
  func replacing(_ change: (inout TouchStrokes.Stroke) -> Void) -> TouchStrokes {
    var changed = strokes
    change(&changed.strokes[index])
    return changed
  }

  /// The strokes with this one through other locations.
  func moving(_ change: (Point) -> Point) -> TouchStrokes { strokes.moving(index, change) }

  /// The strokes with another stay of this one: what comes after it comes as much later, or earlier.
  func staying(_ changed: TouchStrokes.Stroke, longer: TouchTime) -> TouchStrokes {
    var result = strokes
    result.strokes[index] = changed
    for other in strokes.strokes.indices where other != index {
      guard strokes.strokes[other].began >= stroke.last else { continue }
      result.strokes[other] = strokes.strokes[other].moved(by: longer)
    }
    return result
  }

  /// A time made longer or shorter, in whole milliseconds.
  static func scaled(_ time: TouchTime, by factor: Double) -> TouchTime {
    let limit = Int64(Int32.max)
    return .milliseconds(Int64((time.seconds * factor * 1000).rounded(), within: -limit...limit))
  }

  /// Whole tenths of a point, away from where it was or towards it.
  nonisolated static func tenths(_ point: Point) -> Point {
    Point(x: (point.x * 10).rounded() / 10, y: (point.y * 10).rounded() / 10)
  }
}

extension TouchStrokes {
  /// The strokes with one of them through other locations, in tenths of a point.
  func moving(_ index: Int, _ change: (Point) -> Point) -> TouchStrokes {
    var result = self
    for number in strokes[index].samples.indices {
      let location = change(strokes[index].samples[number].location)
      result.strokes[index].samples[number].location = StrokeChanges.tenths(location)
    }
    return result
  }

  /// The rectangle of all locations: its least and its greatest corner.
  var extent: (least: Point, greatest: Point)? {
    let locations = strokes.flatMap(\.samples).map(\.location)
    guard var least = locations.first else { return nil }
    var greatest = least
    for location in locations {
      least = Point(x: min(least.x, location.x), y: min(least.y, location.y))
      greatest = Point(x: max(greatest.x, location.x), y: max(greatest.y, location.y))
    }
    return (least, greatest)
  }
}
