import TouchCore
import TouchRecording

// Fingers more or less, and where they land.
extension StrokeChanges {
  /// How far beside a finger another one lands, in points: about the width of two fingertips (our own choice).
  private static let beside = 60.0
  /// How far from a finger another one rests, in points (our own choice).
  private static let apart = 100.0
  /// How long a finger rests before another one lands (our own choice).
  private static let rest = TouchTime.milliseconds(600)
  /// How long after a lift a finger touches again (our own choice).
  private static let again = TouchTime.milliseconds(100)
  /// The lattice of landings that are tried, in points (our own choice).
  private static let lattice = 50.0
  /// How far the lattice's outer lines are from the screen's edges, in points (our own choice).
  private static let edge = 2.0
  /// The most lines of the lattice in a direction (our own choice).
  private static let mostLines = 20
  /// The most fingers beside which another one is added (our own choice).
  private static let most = 4

  /// A finger or a tap more.
  var additions: [CounterfactualChange] {
    guard strokes.strokes.count <= Self.most else { return [] }
    return Direction.allCases.flatMap { [companion($0), apart($0), around($0), resting($0)] }
      + [again()]
  }

  /// A finger does the same at another location of the screen: each one of a lattice is tried, and then what lies
  /// between it and where the finger landed.
  var landings: [CounterfactualChange] {
    guard let screen else { return [] }
    let columns = lines(screen.width) + [start.x]
    let rows = lines(screen.height) + [start.y]
    return rows.flatMap { y in columns.map { x in land(at: Point(x: x, y: y)) } }
  }

  /// The coordinates of a lattice's lines.
  private func lines(_ length: Double) -> [Double] {
    let count = Int(length / Self.lattice, within: 1...Self.mostLines)
    let inner = max(length - 2 * Self.edge, 0)
    return (0...count).map { Self.edge + Double($0) * inner / Double(count) }
  }

  private func land(at location: Point) -> CounterfactualChange {
    let start = start
    let displacement = location - start
    return change("land \(location.x) \(location.y)", kind: .location, isDirect: true) { part in
      moving { $0 + displacement * part }
    } words: { part in
      let new = Self.tenths(start + displacement * part)
      if displacement.dx == 0 || displacement.dy == 0 {
        let axis = displacement.dx == 0 ? Direction.down : .right
        let distance = NumberText.short(new.distance(to: start), 1)
        return "\(name) lands \(distance) pt farther "
          + axis.word(displacement.dx + displacement.dy)
      }
      return "\(name) lands at \(Self.words(for: new)) instead of \(Self.words(for: start))"
    } size: { part in
      location.distance(to: start) * part / Self.nudge
    }
  }

  private static func words(for location: Point) -> String {
    "(\(NumberText.short(location.x, 1)), \(NumberText.short(location.y, 1)))"
  }

  /// The name of a finger that is added.
  private var added: String { "finger \(strokes.strokes.count + 1)" }

  /// A finger doesn't touch at all: all of what is there.
  func absence() -> CounterfactualChange {
    change("absence", isWhole: true) { _ in
      var changed = strokes
      changed.strokes.remove(at: index)
      return changed
    } words: { _ in
      "\(name) is left out"
    }
  }

  /// A finger beside this one that does the same.
  private func companion(_ direction: Direction) -> CounterfactualChange {
    change("companion \(direction.word)", kind: .addition, isWhole: true) { _ in
      adding(stroke.moved(by: direction.vector * Self.beside))
    } words: { _ in
      "\(added), 60 pt \(direction.beside) \(name), does the same"
    }
  }

  /// A finger beside this one that moves away from it.
  private func apart(_ direction: Direction) -> CounterfactualChange {
    partner("apart", direction, direction.vector) { distance in
      "comes with it and travels \(distance) pt away from it"
    }
  }

  /// A finger beside this one that moves around it.
  private func around(_ direction: Direction) -> CounterfactualChange {
    let across = Vector(dx: -direction.vector.dy, dy: direction.vector.dx)
    return partner("around", direction, across) { distance in
      "comes with it and travels \(distance) pt around it, clockwise"
    }
  }

  /// A finger beside this one that travels, besides the same, in a direction of its own.
  private func partner(
    _ what: String,
    _ direction: Direction,
    _ travel: Vector,
    words: @escaping (String) -> String
  ) -> CounterfactualChange {
    let (start, distance) = (start, distance)
    return change("\(what) \(direction.word)", kind: .addition, isSigned: false) { part in
      let offset = direction.vector * Self.beside
      let own = travel * (part * Self.nudge)
      var other = stroke
      for number in other.samples.indices {
        let location = other.samples[number].location
        let progress = distance > 0 ? location.distance(to: start) / distance : 0
        other.samples[number].location = Self.tenths(location + offset + own * progress)
      }
      if distance > 0 { return adding(other) }
      return nudged(other, by: own).map(adding)
    } words: { part in
      "\(added), 60 pt \(direction.beside) \(name), "
        + words(NumberText.short(part * Self.nudge, 1))
    } size: {
      1 + $0
    }
  }

  /// A finger that rests from before the others to their end.
  private func resting(_ direction: Direction) -> CounterfactualChange {
    change("resting \(direction.word)", kind: .addition, isWhole: true) { _ in
      var changed = strokes
      for other in changed.strokes.indices {
        changed.strokes[other] = strokes.strokes[other].moved(by: Self.rest)
      }
      guard let first = stroke.samples.first, let last = changed.strokes.map(\.last).max() else {
        return nil
      }
      var sample = first
      sample.time = .zero
      sample.location = sample.location + direction.vector * Self.apart
      var resting = TouchStrokes.Stroke(samples: [sample], kind: stroke.kind)
      resting.end = last + Self.again
      changed.strokes.append(resting)
      return changed
    } words: { _ in
      "\(added), 100 pt \(direction.beside) \(name), rests from 0.6 s before the others to their end"
    }
  }

  /// The finger touches once more where it did.
  private func again() -> CounterfactualChange {
    change("again", kind: .addition, isWhole: true) { _ in
      guard stroke.end != nil, let last = strokes.strokes.map(\.last).max() else { return nil }
      return adding(stroke.moved(by: last + Self.again - stroke.began))
    } words: { _ in
      "\(name) touches once more, 0.1 s after the last lift"
    }
  }

  /// A finger that is added is none of those that were there.
  private func adding(_ other: TouchStrokes.Stroke) -> TouchStrokes {
    var changed = strokes
    var added = other
    added.isKept = false
    changed.strokes.append(added)
    return changed
  }
}

extension StrokeChanges.Direction {
  /// Where a finger is beside another one.
  fileprivate var beside: String {
    switch self {
    case .right: "to the right of"
    case .left: "to the left of"
    case .down: "below"
    case .up: "above"
    }
  }
}

extension TouchStrokes.Stroke {
  /// The same elsewhere.
  fileprivate func moved(by vector: Vector) -> TouchStrokes.Stroke {
    var moved = self
    for index in moved.samples.indices {
      moved.samples[index].location = moved.samples[index].location + vector
    }
    return moved
  }
}
