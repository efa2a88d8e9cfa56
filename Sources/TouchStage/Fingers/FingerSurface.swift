import TouchCore

/// What a finger touches: how large it is, how often the surface measures, how well, and the force that it measures at
/// most; and what touches it.
struct FingerSurface {
  /// The right and the bottom end of the surface, as the screen is held at the moment.
  var end: () -> Point
  /// Frames a second.
  var rate: Double
  /// How the fingers depart from what they are told.
  var noise: FingerNoise
  /// The largest force that the screen measures; nil where it measures none.
  var maximumForce: Double?
  /// What touches: a finger or a pencil.
  var kind: Contact.Kind

  /// Where the surface measures a finger at a location: a finger on it, or on its edge, that trembles stays on it.
  ///
  /// - Parameters:
  ///   - location: Where the noise puts it.
  ///   - told: Where the finger is told to be; beyond the edge it may be.
  /// - Returns: The location, on the surface if the finger is told to be there.
  func measured(_ location: Point, told: Point) -> Point {
    let end = end()
    let last = Point(x: end.x - FingerNoise.edge, y: end.y - FingerNoise.edge)
    return Point(
      x: (0...end.x).contains(told.x) ? min(max(location.x, 0), last.x) : location.x,
      y: (0...end.y).contains(told.y) ? min(max(location.y, 0), last.y) : location.y
    )
  }
}
