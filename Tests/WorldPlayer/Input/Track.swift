import TouchCore

/// One action of a finger, and the delay since the previous one.
struct FingerMove {
  /// Microseconds since the previous action.
  var wait: Int64
  var phase: Contact.Phase
  var place: Point
  var force: Double?
}

/// The actions of one finger from its touch to its lift.
struct Track {
  var id: Int
  var kind = Contact.Kind.direct
  var moves: [FingerMove] = []
  /// The index of the next move.
  var next = 0
  /// The time of the next move, in microseconds.
  var due: Int64 = 0
  /// The finger's location.
  var place = Point.zero
  var isDown = false

  /// Adds a move.
  mutating func add(_ phase: Contact.Phase, _ place: Point, after wait: Int64, force: Double? = nil)
  {
    moves.append(FingerMove(wait: wait, phase: phase, place: place, force: force))
  }
}

extension Point {
  /// The point translated by a number of points.
  func shifted(_ dx: Double, _ dy: Double) -> Point { Point(x: x + dx, y: y + dy) }
}
