import TouchCore
import TouchRecording

// Changes of where a finger is, and of how hard it presses.
extension StrokeChanges {
  /// Whether points or degrees are none in the tenths that are printed.
  private static func isNothing(_ value: Double) -> Bool { abs(value) < 0.05 }

  /// A finger travels farther, or less far.
  func travel() -> CounterfactualChange {
    let (start, distance) = (start, distance)
    return change("travel") { part in
      guard part >= -1 else { return nil }
      return moving { start + ($0 - start) * (1 + part) }
    } words: { part in
      let (new, old) = NumberText.apart(distance * (1 + part), distance, 1)
      return "\(name) travels \(new) pt instead of \(old)"
    }
  }

  /// A finger that stands still moves before its end, right or left, or down or up.
  func nudge(_ axis: Direction) -> CounterfactualChange {
    change("nudge \(axis.word)") { part in
      Self.isNothing(part * Self.nudge)
        ? nil : nudged(stroke, by: axis.vector * (part * Self.nudge)).map(with)
    } words: { part in
      let distance = NumberText.short(abs(part) * Self.nudge, 1)
      return "\(name) travels \(distance) pt \(axis.word(part)) instead of 0"
    }
  }

  /// A stroke with a move halfway between its last sample and its end; nil where there is no time for it.
  func nudged(_ stroke: TouchStrokes.Stroke, by vector: Vector) -> TouchStrokes.Stroke? {
    guard var sample = stroke.samples.last else { return nil }
    // A finger that stays down has time enough: two hundredths of a second.
    let room = stroke.end.map { $0 - sample.time } ?? .milliseconds(20)
    guard room.nanoseconds > 1 else { return nil }
    let half = room.nanoseconds / 2
    let step = half >= 10_000_000 ? Int64(10_000_000) : 1_000_000
    sample.time = sample.time + TouchTime(nanoseconds: max(half / step * step, 1))
    sample.location = Self.tenths(sample.location + vector)
    var changed = stroke
    changed.samples.append(sample)
    return changed
  }

  /// The strokes with another one in place of this.
  private func with(_ changed: TouchStrokes.Stroke) -> TouchStrokes { replacing { $0 = changed } }

  /// A finger travels in another direction: 1 is half a turn.
  func turn() -> CounterfactualChange {
    let start = start
    return change("turn") { part in
      guard abs(part) <= 1, !Self.isNothing(part * 180) else { return nil }
      let (sine, cosine) = (
        ElementaryFunctions.sin(part * .pi), ElementaryFunctions.cos(part * .pi)
      )
      return moving { point in
        let displacement = point - start
        return start
          + Vector(
            dx: displacement.dx * cosine - displacement.dy * sine,
            dy: displacement.dx * sine + displacement.dy * cosine
          )
      }
    } words: { part in
      let degrees = NumberText.short(abs(part) * 180, 1)
      return "\(name) moves in a direction \(degrees)° farther "
        + (part < 0 ? "counterclockwise" : "clockwise")
    }
  }

  /// A finger travels straight in one direction, whichever it took before.
  func head(_ direction: Direction) -> CounterfactualChange {
    let (start, distance) = (start, distance)
    let displacement = (stroke.samples.last?.location ?? start) - start
    let vector = { (part: Double) in direction.vector * (part * Self.nudge) }
    return change("head \(direction.word)", isSigned: false) { part in
      if Self.isNothing(part * Self.nudge) { return nil }
      return moving { start + vector(part) * ($0.distance(to: start) / distance) }
    } words: { part in
      let old = Self.words(for: displacement)
      return "\(name) travels \(NumberText.short(part * Self.nudge, 1)) pt \(direction.word) "
        + "instead of \(old)"
    } size: { part in
      // Both are from where the finger lands: what lies between the ends is the change.
      Point.zero.distance(to: Point.zero + (vector(part) - displacement)) / distance
    }
  }

  /// A finger near an edge travels towards it, and lands as much farther inside as it would leave the screen by.
  func cross(_ direction: Direction) -> CounterfactualChange {
    let (start, distance) = (start, distance)
    let displacement = (stroke.samples.last?.location ?? start) - start
    return change("cross \(direction.word)", kind: .location, isSigned: false) { part in
      let travel = direction.vector * (part * Self.nudge)
      let back = direction.opposite.vector * beyond(part, direction)
      if Self.isNothing(beyond(part, direction)) { return nil }
      if distance == 0 {
        guard let moved = nudged(stroke, by: travel) else { return nil }
        return replacing { $0 = moved }.moving(index) { $0 + back }
      }
      return moving { start + back + travel * ($0.distance(to: start) / distance) }
    } words: { part in
      let back = NumberText.short(beyond(part, direction), 1)
      return "\(name) lands \(back) pt farther \(direction.opposite.word), and travels "
        + "\(NumberText.short(part * Self.nudge, 1)) pt \(direction.word) instead of "
        + Self.words(for: displacement)
    } size: { part in
      part + beyond(part, direction) / Self.nudge
    }
  }

  /// By how much a travel from where the finger lands would leave the screen, or come to its far edges, where nothing
  /// is hit.
  private func beyond(_ part: Double, _ direction: Direction) -> Double {
    guard let screen else { return 0 }
    let end = start + direction.vector * (part * Self.nudge)
    let over =
      switch direction {
      case .right: end.x - screen.width + 0.1
      case .left: -end.x
      case .down: end.y - screen.height + 0.1
      case .up: -end.y
      }
    // Whole tenths, farther inside rather than not far enough.
    return max(0, (over * 10).rounded(.up) / 10)
  }

  /// A displacement: "20 pt up", or "20 pt up and 5 right".
  static func words(for displacement: Vector) -> String {
    let across = displacement.dx == 0 ? nil : displacement.dx < 0 ? "left" : "right"
    let along = displacement.dy == 0 ? nil : displacement.dy < 0 ? "up" : "down"
    let (dx, dy) = (
      NumberText.short(abs(displacement.dx), 1), NumberText.short(abs(displacement.dy), 1)
    )
    return switch (across, along) {
    case (let across?, let along?): "\(dx) pt \(across) and \(dy) \(along)"
    case (let across?, nil): "\(dx) pt \(across)"
    case (nil, let along?): "\(dy) pt \(along)"
    case (nil, nil): "0"
    }
  }

  /// A finger does the same elsewhere, right or left, or below or above.
  func shift(_ axis: Direction) -> CounterfactualChange {
    change("shift \(axis.word)", kind: .location) { part in
      if Self.isNothing(part * Self.nudge) { return nil }
      return moving { $0 + axis.vector * (part * Self.nudge) }
    } words: { part in
      let distance = NumberText.short(abs(part) * Self.nudge, 1)
      return "\(name) lands \(distance) pt farther \(axis.word(part))"
    }
  }

  /// A finger lands nearer to where the first one did, or farther from it.
  func approach() -> CounterfactualChange {
    let first = strokes.strokes[0].samples.first?.location ?? .zero
    let own = start
    let distance = own.distance(to: first)
    return change("approach") { part in
      guard distance > 0, part >= -1 else { return nil }
      return moving { $0 + (own - first) * part }
    } words: { part in
      let (new, old) = NumberText.apart(distance * (1 + part), distance, 1)
      return "\(name) lands \(new) pt from finger 1 instead of \(old)"
    }
  }

  /// A finger presses harder, or less hard.
  func force() -> CounterfactualChange {
    let hardest = stroke.samples.reduce(0) { max($0, $1.force ?? 0) }
    return change("force") { part in
      guard part >= -1, hardest > 0 else { return nil }
      return replacing { stroke in
        for number in stroke.samples.indices {
          stroke.samples[number].force = stroke.samples[number].force.map {
            ($0 * (1 + part) * 100).rounded() / 100
          }
        }
      }
    } words: { part in
      let (new, old) = NumberText.apart(hardest * (1 + part), hardest, 2)
      return "\(name) presses with \(new) at most instead of \(old)"
    }
  }
}
