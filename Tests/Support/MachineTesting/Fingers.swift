package import TouchCore

/// One finger's sample, as a machine receives it.
package func finger(_ id: Int, _ x: Double, _ y: Double = 0) -> ContactSample {
  ContactSample(id: Contact.ID(id), location: Point(x: x, y: y))
}

/// A time in milliseconds.
package func ms(_ milliseconds: Int64) -> TouchTime { .milliseconds(milliseconds) }

extension GestureAnswer {
  /// Whether the answer has a wish, and values near the given ones.
  package func says(_ wish: GestureState?, _ measured: Double, _ limit: Double) -> Bool {
    guard self.wish == wish, let measure = reason.measure else { return false }
    return (measure.value - measured).magnitude < 1e-6
      && (measure.limit - limit).magnitude < 1e-6
  }
}
