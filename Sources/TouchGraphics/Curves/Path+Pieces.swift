// Ours, not Apple's: a path as numbers, without Foundation.

import TouchCore

extension Path {
  /// A part of a path that the pen draws without a turn: a straight line or a curve.
  enum Segment: Hashable, Sendable {
    case line(Point, Point)
    case curve(CubicCurve)

    /// Where the segment begins.
    var start: Point {
      switch self {
      case .line(let start, _): start
      case .curve(let curve): curve.start
      }
    }

    /// Where the segment ends.
    var end: Point {
      switch self {
      case .line(_, let end): end
      case .curve(let curve): curve.end
      }
    }

    /// The segment's length.
    var length: Double {
      switch self {
      case .line(let start, let end): start.distance(to: end)
      case .curve(let curve): curve.length()
      }
    }

    /// The part between two lengths from the start on.
    func part(from first: Double, to last: Double, of length: Double) -> Segment {
      switch self {
      case .line(let start, let end):
        let displacement = end - start
        return .line(
          first <= 0 ? start : start + displacement * (first / length),
          last >= length ? end : start + displacement * (last / length)
        )
      case .curve(let curve):
        let low = first <= 0 ? 0 : curve.parameter(atLength: first)
        let high = last >= length ? 1 : curve.parameter(atLength: last)
        return .curve(curve.part(from: low, to: high))
      }
    }
  }

  /// What the pen draws between two lifts or closings.
  struct Piece: Hashable, Sendable {
    /// Where the pen was put down.
    var start: Point
    /// The parts, without the line that closes.
    var segments: [Segment] = []
    /// Whether a line leads back to the start.
    var isClosed = false

    /// Where the last part ends.
    var end: Point { segments.last?.end ?? start }

    /// All that is drawn, the closing line included.
    var drawn: [Segment] { isClosed ? segments + [.line(end, start)] : segments }
  }

  /// The path taken apart; pieces that are only a point come too.
  var pieces: [Piece] {
    var pieces: [Piece] = []
    var piece: Piece?
    func open(_ piece: Piece?) -> Piece {
      // What follows a closing line without a move begins where that line ended.
      piece ?? Piece(start: pieces.last?.start ?? .zero)
    }
    for element in elements {
      switch element {
      case .move(let point):
        if let piece { pieces.append(piece) }
        piece = Piece(start: point)
      case .line(let point):
        var here = open(piece)
        here.segments.append(.line(here.end, point))
        piece = here
      case .quad(let point, let control):
        var here = open(piece)
        here.segments.append(.curve(CubicCurve(start: here.end, control: control, end: point)))
        piece = here
      case .cubic(let point, let control1, let control2):
        var here = open(piece)
        here.segments.append(
          .curve(
            CubicCurve(start: here.end, control1: control1, control2: control2, end: point)
          )
        )
        piece = here
      case .close:
        var here = open(piece)
        here.isClosed = true
        pieces.append(here)
        piece = nil
      }
    }
    if let piece { pieces.append(piece) }
    return pieces
  }

  /// Adds a segment where the pen is.
  mutating func append(_ segment: Segment) {
    switch segment {
    case .line(_, let end): addLine(to: end)
    case .curve(let curve):
      addCubic(to: curve.end, control1: curve.control1, control2: curve.control2)
    }
  }
}

extension Path {
  /// The path with each of its pieces drawn from the end to the start.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public var reversed: Path {
    var back = Path()
    for piece in pieces {
      back.move(to: piece.end)
      for segment in piece.segments.reversed() {
        switch segment {
        case .line(let start, _): back.addLine(to: start)
        case .curve(let curve):
          back.addCubic(to: curve.start, control1: curve.control2, control2: curve.control1)
        }
      }
      if piece.isClosed { back.close() }
    }
    return back
  }
}
