import TouchCore

extension CounterfactualSearch {
  /// A change of the touches by a part of what is there.
  struct TouchChange {
    var make: (Double) -> TouchStrokes?
    var words: (Double) -> String
  }

  /// Every change of the touches that is tried.
  func touchChanges(of strokes: TouchStrokes) -> [TouchChange] {
    strokes.strokes.indices.flatMap { StrokeChanges(of: $0, in: strokes).all }
  }

  /// Fingers that land elsewhere: they say less of a gesture than the others, and are tried last.
  func placeChanges(of strokes: TouchStrokes) -> [TouchChange] {
    strokes.strokes.indices.flatMap { StrokeChanges(of: $0, in: strokes).shifts }
  }
}

/// The changes of one finger's stroke that are tried.
private struct StrokeChanges {
  typealias TouchChange = CounterfactualSearch.TouchChange

  /// All strokes, as they are.
  let strokes: TouchStrokes

  /// The stroke's index among them.
  let index: Int

  let stroke: TouchStrokes.Stroke

  /// What the finger is called, as in "finger 2".
  let name: String

  /// How far a finger that stands still is moved at a part of 1, in points.
  private static let nudge = 50.0

  init(of index: Int, in strokes: TouchStrokes) {
    self.strokes = strokes
    self.index = index
    stroke = strokes.strokes[index]
    name = "finger \(index + 1)"
  }

  /// Every change but those of where the finger lands.
  var all: [TouchChange] {
    var changes: [TouchChange] = []
    let start = stroke.samples.first?.location ?? .zero
    let distance = stroke.samples.reduce(0) { max($0, $1.location.distance(to: start)) }
    if distance > 0 {
      changes += [travel(distance), turn()]
    } else {
      changes += Axis.allCases.map { nudge($0) }
    }
    if let length = stroke.end.map({ $0 - stroke.began }), length > .zero {
      changes.append(duration(length))
    }
    if stroke.end == nil || stroke.isCancelled { changes.append(lift()) }
    if stroke.samples.contains(where: { $0.force != nil }) { changes.append(force()) }
    if strokes.strokes.count > 1 { changes.append(absence()) }
    if index > 0 { changes += [pause(), approach()] }
    return changes
  }

  /// The finger does the same elsewhere.
  var shifts: [TouchChange] { Axis.allCases.map { shift($0) } }

  /// A direction along which a finger is moved.
  private enum Axis: CaseIterable {
    case horizontal
    case vertical

    var direction: Vector { self == .horizontal ? Vector(dx: 1, dy: 0) : Vector(dx: 0, dy: 1) }

    func word(_ part: Double) -> String {
      switch self {
      case .horizontal: part < 0 ? "left" : "right"
      case .vertical: part < 0 ? "up" : "down"
      }
    }
  }

  /// A time made longer or shorter, in whole milliseconds.
  private static func scaled(_ time: TouchTime, by factor: Double) -> TouchTime {
    .milliseconds(Int64((time.seconds * factor * 1000).rounded(), within: 0...Int64(Int32.max)))
  }

  /// Whole tenths of a point, away from where it was or towards it.
  private static func tenth(_ value: Double) -> Double { (value * 10).rounded() / 10 }

  private static func tenths(_ point: Point) -> Point {
    Point(x: tenth(point.x), y: tenth(point.y))
  }

  /// A finger travels farther, or less far.
  private func travel(_ length: Double) -> TouchChange {
    let start = stroke.samples.first?.location ?? .zero
    let make = { (part: Double) -> TouchStrokes? in
      guard part >= -1 else { return nil }
      return strokes.replacing(index) { Self.tenths(start + ($0 - start) * (1 + part)) }
    }
    return TouchChange(make: make) { part in
      let (new, old) = NumberText.apart(length * (1 + part), length, 1)
      return "\(name) travels \(new) pt instead of \(old)"
    }
  }

  /// A finger that stands still moves before its end, right or left, or down or up.
  private func nudge(_ axis: Axis) -> TouchChange {
    let make = { (part: Double) -> TouchStrokes? in
      let from = stroke.samples.last?.time ?? .zero
      let room = stroke.last - from
      guard part != 0, room.nanoseconds > 1, var sample = stroke.samples.last else { return nil }
      let half = room.nanoseconds / 2
      let step = half >= 10_000_000 ? Int64(10_000_000) : 1_000_000
      sample.time = from + TouchTime(nanoseconds: max(half / step * step, 1))
      sample.location = Self.tenths(sample.location + axis.direction * (part * Self.nudge))
      var changed = strokes
      changed.strokes[index].samples.append(sample)
      return changed
    }
    return TouchChange(make: make) { part in
      let distance = NumberText.short(abs(part) * Self.nudge, 1)
      return "\(name) travels \(distance) pt \(axis.word(part)) instead of 0"
    }
  }

  /// A finger travels in another direction: 1 is half a turn.
  private func turn() -> TouchChange {
    let start = stroke.samples.first?.location ?? .zero
    let make = { (part: Double) -> TouchStrokes? in
      guard abs(part) <= 1 else { return nil }
      let (sine, cosine) = (
        ElementaryFunctions.sin(part * .pi), ElementaryFunctions.cos(part * .pi)
      )
      return strokes.replacing(index) { point in
        let displacement = point - start
        return Self.tenths(
          start
            + Vector(
              dx: displacement.dx * cosine - displacement.dy * sine,
              dy: displacement.dx * sine + displacement.dy * cosine
            )
        )
      }
    }
    return TouchChange(make: make) { part in
      let degrees = NumberText.short(abs(part) * 180, 1)
      return "\(name) moves in a direction \(degrees)° farther "
        + (part < 0 ? "counterclockwise" : "clockwise")
    }
  }

  /// A finger does the same elsewhere, right or left, or below or above.
  private func shift(_ axis: Axis) -> TouchChange {
    TouchChange { part in
      strokes.replacing(index) { Self.tenths($0 + axis.direction * (part * Self.nudge)) }
    } words: { part in
      let distance = NumberText.short(abs(part) * Self.nudge, 1)
      return "\(name) lands \(distance) pt farther \(axis.word(part))"
    }
  }

  /// A finger that stays down, or is taken away, lifts: a second after its last sample at a part of 1, or where it
  /// was taken away.
  private func lift() -> TouchChange {
    let end = { (part: Double) -> TouchTime in
      stroke.end ?? stroke.last + Self.scaled(.seconds(1), by: part)
    }
    let make = { (part: Double) -> TouchStrokes? in
      guard stroke.end == nil ? part >= 0.01 : part == 1
      else { return nil }
      var changed = strokes
      changed.strokes[index].end = end(part)
      changed.strokes[index].isCancelled = false
      return changed
    }
    return TouchChange(make: make) { part in
      if stroke.end != nil { return "\(name) lifting instead of being taken away" }
      let stay = NumberText.short((end(part) - stroke.began).seconds, 3)
      return "\(name) lifting after \(stay) s instead of staying down"
    }
  }

  private func duration(_ length: TouchTime) -> TouchChange {
    let scaled = { (part: Double) in
      // Whole milliseconds.
      Self.scaled(length, by: 1 + part)
    }
    let make = { (part: Double) -> TouchStrokes? in
      let new = scaled(part)
      guard new > .zero else { return nil }
      let longer = new - length
      var changed = strokes
      // The last move stays where it is in time; what follows comes later, or earlier.
      if let last = stroke.samples.last, last.time >= stroke.began + new { return nil }
      changed.strokes[index].end = stroke.began + new
      for other in strokes.strokes.indices where other != index {
        guard strokes.strokes[other].began >= stroke.last else { continue }
        changed.strokes[other] = strokes.strokes[other].moved(by: longer)
      }
      return changed
    }
    return TouchChange(make: make) { part in
      let (new, old) = NumberText.apart(scaled(part).seconds, length.seconds, 3)
      return "\(name) stays for \(new) s instead of \(old)"
    }
  }

  private func force() -> TouchChange {
    let hardest = stroke.samples.reduce(0) { max($0, $1.force ?? 0) }
    let make = { (part: Double) -> TouchStrokes? in
      guard part >= -1, hardest > 0 else { return nil }
      var changed = strokes
      changed.strokes[index].samples = stroke.samples.map { sample in
        var sample = sample
        sample.force = sample.force.map { ($0 * (1 + part) * 100).rounded() / 100 }
        return sample
      }
      return changed
    }
    return TouchChange(make: make) { part in
      let (new, old) = NumberText.apart(hardest * (1 + part), hardest, 2)
      return "\(name) presses with \(new) at most instead of \(old)"
    }
  }

  /// A finger doesn't touch at all: all of what is there.
  private func absence() -> TouchChange {
    TouchChange { part in
      guard part == 1 else { return nil }
      var changed = strokes
      changed.strokes.remove(at: index)
      return changed
    } words: { _ in
      "\(name) left out"
    }
  }

  /// The pause between a finger's landing and the end of the one before.
  private func pause() -> TouchChange {
    let gap = stroke.began - strokes.strokes[index - 1].last
    let scaled = { (part: Double) in
      Self.scaled(gap, by: 1 + part)
    }
    let make = { (part: Double) -> TouchStrokes? in
      guard gap > .zero, scaled(part) > .zero else { return nil }
      let later = scaled(part) - gap
      var changed = strokes
      for other in index..<strokes.strokes.count {
        changed.strokes[other] = strokes.strokes[other].moved(by: later)
      }
      return changed
    }
    return TouchChange(make: make) { part in
      let (new, old) = NumberText.apart(scaled(part).seconds, gap.seconds, 3)
      return "\(name) comes after \(new) s instead of \(old)"
    }
  }

  /// A finger lands nearer to where the first one did, or farther from it.
  private func approach() -> TouchChange {
    let first = strokes.strokes[0].samples.first?.location ?? .zero
    let own = stroke.samples.first?.location ?? .zero
    let distance = own.distance(to: first)
    let make = { (part: Double) -> TouchStrokes? in
      guard distance > 0, part >= -1 else { return nil }
      return strokes.replacing(index) { Self.tenths($0 + (own - first) * part) }
    }
    return TouchChange(make: make) { part in
      let (new, old) = NumberText.apart(distance * (1 + part), distance, 1)
      return "\(name) lands \(new) pt from finger 1 instead of \(old)"
    }
  }
}

extension TouchStrokes {
  /// The strokes with one that goes through other locations.
  fileprivate func replacing(_ index: Int, _ change: (Point) -> Point) -> TouchStrokes {
    var changed = self
    for number in strokes[index].samples.indices {
      changed.strokes[index].samples[number].location = change(
        strokes[index].samples[number].location
      )
    }
    return changed
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
