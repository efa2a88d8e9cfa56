// Ours, not Apple's: a path as numbers, without Foundation.

import TouchCore

extension Path {
  /// How often a dashed line's lengths repeat at most along one piece.
  private static let mostDashes = 100_000.0

  /// The area that a pen inks along the path, with chords in the place of curves.
  ///
  /// It is made of overlapping pieces that all run the same way: fill it with the winding rule. A piece without
  /// length is a dot where the ends are round or square, and nothing where they are cut off.
  ///
  /// - Parameter pen: The width, the ends and the corners; dashes don't count.
  /// - Returns: An empty path where the width isn't positive.
  /// - Complexity: O(*n*) in the number of chords.
  package func stroked(with pen: PaintStroke) -> Path {
    guard pen.width > 0 else { return Path() }
    var area = StrokedArea(pen)
    for piece in pieces { area.add(piece) }
    return area.path
  }

  /// The dashes of a path: each of its pieces cut into lengths that are drawn and left out in turn.
  ///
  /// - Parameters:
  ///   - lengths: The lengths in points, the first one drawn; none may be negative.
  ///   - phase: How far into these lengths each piece begins, in points.
  /// - Returns: The path itself where the lengths add up to nothing, or to so little that there would be no end of them.
  package func dashed(_ lengths: [Double], phase: Double) -> Path {
    let cycle = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = cycle.reduce(0, +)
    guard period > 0, period.isFinite, phase.isFinite, lengths.allSatisfy({ $0 >= 0 }) else {
      return self
    }
    var dashes = Path()
    for piece in pieces {
      var whole = Path()
      whole.move(to: piece.start)
      for segment in piece.segments { whole.append(segment) }
      if piece.isClosed { whole.close() }
      let length = whole.length
      guard length / period < Self.mostDashes else { return self }
      var start = -(phase - (phase / period).rounded(.down) * period)
      while start < length {
        for index in stride(from: 0, to: cycle.count, by: 2) {
          let end = start + cycle[index]
          if end > 0, start < length, end > start {
            dashes.append(whole.trimmed(from: start / length, to: end / length))
          }
          start = end + cycle[index + 1]
        }
      }
    }
    return dashes
  }
}

/// Gathers what a pen inks, in pieces that run clockwise where y grows downwards.
private struct StrokedArea {
  /// How far, in points, a chord may be from its curve.
  private static let tolerance = 0.05
  /// How many half widths the tip between two chords of a curve may be long; beyond that the curve has a sharp turn.
  private static let smoothLimit = 1.2

  private let pen: PaintStroke
  private let half: Double
  private(set) var path = Path()

  init(_ pen: PaintStroke) {
    self.pen = pen
    half = pen.width / 2
  }

  /// One chord: where it ends, and whether the next one goes on along the same curve.
  private struct Chord {
    var start: Point
    var end: Point
    var goesOn: Bool
    var direction: Vector
  }

  mutating func add(_ piece: Path.Piece) {
    let chords = chords(of: piece)
    guard let first = chords.first, let last = chords.last else {
      if piece.isClosed || !piece.segments.isEmpty { addDot(at: piece.start) }
      return
    }
    for index in chords.indices {
      let chord = chords[index]
      let isOpen = !piece.isClosed && pen.cap == .square
      addSide(
        from: isOpen && index == 0 ? chord.start + chord.direction * -half : chord.start,
        to: isOpen && index == chords.count - 1 ? chord.end + chord.direction * half : chord.end,
        chord.direction
      )
      if index + 1 < chords.count {
        addCorner(at: chord.end, chord.direction, chords[index + 1].direction, chord.goesOn)
      }
    }
    if piece.isClosed {
      addCorner(at: last.end, last.direction, first.direction, false)
    } else if pen.cap == .round {
      addDot(at: first.start)
      addDot(at: last.end)
    }
  }

  private func chords(of piece: Path.Piece) -> [Chord] {
    var chords: [Chord] = []
    func add(_ start: Point, _ end: Point, goesOn: Bool) {
      let length = start.distance(to: end)
      guard length > 0, length.isFinite else { return }
      let direction = (end - start) * (1 / length)
      chords.append(Chord(start: start, end: end, goesOn: goesOn, direction: direction))
    }
    for segment in piece.drawn {
      switch segment {
      case .line(let start, let end): add(start, end, goesOn: false)
      case .curve(let curve):
        let count = max(curve.chordCount(tolerance: Self.tolerance), 1)
        var pen = curve.start
        for index in 1...count {
          let next = index == count ? curve.end : curve.point(at: Double(index) / Double(count))
          add(pen, next, goesOn: index < count)
          pen = next
        }
      }
    }
    return chords
  }

  /// What lies beside one chord.
  private mutating func addSide(from start: Point, to end: Point, _ direction: Vector) {
    let side = normal(of: direction)
    path.append(Path(polygon: [start + side * -1, end + side * -1, end + side, start + side]))
  }

  /// What lies outside of a turn.
  private mutating func addCorner(at point: Point, _ into: Vector, _ out: Vector, _ isSmooth: Bool)
  {
    let turn = into.dx * out.dy - into.dy * out.dx
    let along = into.dx * out.dx + into.dy * out.dy
    if turn == 0, along > 0 { return }
    if pen.join == .round && !isSmooth { return addDisc(at: point) }
    // The outer side is at the right of a turn to the left.
    let sign = turn >= 0 ? -1.0 : 1.0
    let (first, last) = (normal(of: into) * sign, normal(of: out) * sign)
    var corners = [point, point + first, point + last]
    // The tip is as many half widths away as the sine of half the corner's angle says.
    let reach = ((1 + along) / 2).squareRoot()
    let limit = isSmooth ? Self.smoothLimit : pen.miterLimit
    if reach > 0, isSmooth || pen.join == .miter {
      if 1 / reach <= limit {
        corners.insert(point + (first + last) * (1 / (1 + along)), at: 2)
      } else if isSmooth {
        return addDisc(at: point)
      }
    }
    path.append(Path(polygon: turn >= 0 ? corners : corners.reversed()))
  }

  /// The pen's dot where a piece has no length.
  private mutating func addDot(at point: Point) {
    switch pen.cap {
    case .butt: break
    case .round: addDisc(at: point)
    case .square:
      path.addRect(
        Rect(x: point.x - half, y: point.y - half, width: pen.width, height: pen.width)
      )
    }
  }

  private mutating func addDisc(at point: Point) {
    path.addEllipse(
      in: Rect(x: point.x - half, y: point.y - half, width: pen.width, height: pen.width)
    )
  }

  /// Half a width at a right angle to a direction.
  private func normal(of direction: Vector) -> Vector {
    Vector(dx: -direction.dy * half, dy: direction.dx * half)
  }
}
