// Ours, not Apple's: a path as numbers, without Foundation.

import TouchCore

extension Path {
  /// The path with its curves replaced by chords that stay within a tolerance, in points.
  ///
  /// - Precondition: The tolerance is positive.
  public func flattened(tolerance: Double = 0.1) -> Path {
    precondition(tolerance > 0, "A tolerance must be positive, not \(tolerance)")
    var flat = Path()
    for piece in pieces {
      flat.move(to: piece.start)
      for segment in piece.segments {
        guard case .curve(let curve) = segment else {
          flat.append(segment)
          continue
        }
        let count = curve.chordCount(tolerance: tolerance)
        for index in 1..<max(count, 1) {
          flat.addLine(to: curve.point(at: Double(index) / Double(count)))
        }
        flat.addLine(to: curve.end)
      }
      if piece.isClosed { flat.close() }
    }
    return flat
  }

  /// How far the pen goes while it draws, closing lines included.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public var length: Double {
    pieces.reduce(0) { $0 + $1.drawn.reduce(0) { $0 + $1.length } }
  }

  /// The part of the path between two shares of its length.
  ///
  /// The length is that of all pieces together, one after the other. Curves stay curves; a piece that is
  /// cut is closed no longer. Shares outside of 0 to 1 count as the nearer end; nothing is left where the
  /// first isn't smaller than the second.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public func trimmed(from start: Double, to end: Double) -> Path {
    guard start < end, start < 1, end > 0 else { return Path() }
    if start <= 0, end >= 1 { return self }
    let measured = pieces.map { piece in (piece, piece.drawn.map { ($0, $0.length) }) }
    let total = measured.reduce(0) { $0 + $1.1.reduce(0) { $0 + $1.1 } }
    let (first, last) = (max(start, 0) * total, min(end, 1) * total)
    var rest = Path()
    var behind = 0.0
    for (piece, segments) in measured {
      let length = segments.reduce(0) { $0 + $1.1 }
      defer { behind += length }
      guard length > 0, behind < last, behind + length > first else { continue }
      if behind >= first, behind + length <= last {
        rest.append(piece)
      } else {
        rest.append(segments, from: first - behind, to: last - behind)
      }
    }
    return rest
  }

  /// Adds a whole piece.
  private mutating func append(_ piece: Piece) {
    move(to: piece.start)
    for segment in piece.segments { append(segment) }
    if piece.isClosed { close() }
  }

  /// Adds what lies between two lengths of one piece's measured segments.
  private mutating func append(
    _ segments: [(Segment, Double)],
    from first: Double,
    to last: Double
  ) {
    var behind = 0.0
    var isDown = false
    for (segment, length) in segments {
      defer { behind += length }
      guard length > 0, behind < last, behind + length > first else { continue }
      let part = segment.part(from: first - behind, to: last - behind, of: length)
      if !isDown { move(to: part.start) }
      isDown = true
      append(part)
    }
  }
}
