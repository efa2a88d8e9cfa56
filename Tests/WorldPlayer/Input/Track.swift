import TouchCore

/// One thing that a finger does, and how long after the thing before it.
struct FingerMove {
  /// Microseconds after the move before.
  var wait: Int64
  var phase: Contact.Phase
  var place: Point
  var force: Double?
}

/// What one finger does from its touch to its lift.
struct Track {
  var id: Int
  var kind = Contact.Kind.direct
  var moves: [FingerMove] = []
  /// The move that comes next.
  var next = 0
  /// When it comes, in microseconds.
  var due: Int64 = 0
  /// Where the finger is.
  var place = Point.zero
  var isDown = false

  /// Adds a move.
  mutating func add(_ phase: Contact.Phase, _ place: Point, after wait: Int64, force: Double? = nil)
  {
    moves.append(FingerMove(wait: wait, phase: phase, place: place, force: force))
  }
}

extension Point {
  /// The point moved by a number of points.
  func shifted(_ dx: Double, _ dy: Double) -> Point { Point(x: x + dx, y: y + dy) }
}
