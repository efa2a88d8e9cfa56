package import TouchCore

/// One finger's sample, as a machine receives it.
package func finger(_ id: Int, _ x: Double, _ y: Double = 0) -> ContactSample {
  ContactSample(id: Contact.ID(id), location: Point(x: x, y: y))
}

/// A time in milliseconds.
package func ms(_ milliseconds: Int64) -> TouchTime { .milliseconds(milliseconds) }

extension GestureAnswer {
  /// The reason's measured value and limit, if it has numbers.
  package var figures: (measured: Double, limit: Double)? {
    switch reason {
    case .moved(let value, let limit), .travelled(let value, let limit),
      .apart(let value, let limit), .spread(let value, let limit), .strayed(let value, let limit),
      .backwards(let value, let limit), .awayFromEdge(let value, let limit),
      .inwards(let value, let limit), .turned(let value, let limit):
      (value, limit)
    default: nil
    }
  }

  /// Whether the answer has a wish, and values near the given ones.
  package func says(_ wish: GestureState?, _ measured: Double, _ limit: Double) -> Bool {
    guard self.wish == wish, let figures else { return false }
    return (figures.measured - measured).magnitude < 1e-6
      && (figures.limit - limit).magnitude < 1e-6
  }
}
