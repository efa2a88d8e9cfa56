import TouchCore

/// The grid that every value of a recording lies on: locations, forces, radii and angles are multiples of
/// 0.0001, times of 1 µs (recording formats 5).
///
/// `.touches` files write no finer values. As every reader rounds before anything sees a frame, a
/// recording and its conversion are the same frames.
struct RecordingGrid {
  /// The sides of the screen; they lie on the grid.
  private var screen: TouchFrame.Size

  /// Creates the grid of a recording that begins on a screen.
  init(screen: ScreenSize) {
    self.screen = TouchFrame.Size(width: screen.width, height: screen.height)
  }

  /// Moves a frame's values to the grid.
  mutating func align(_ frame: inout TouchFrame, ignoringForce: Bool) {
    if frame.hasExtras { alignExtras(of: &frame, ignoringForce: ignoringForce) }
    alignSamples(&frame, ignoringForce: ignoringForce)
  }

  private mutating func alignExtras(of frame: inout TouchFrame, ignoringForce: Bool) {
    if let size = frame.screen {
      screen.width = rounded(size.width, places: 4)
      screen.height = rounded(size.height, places: 4)
      frame.screen = screen
    }
    if !frame.history.isEmpty {
      frame.history = frame.history.map { earlier in
        var earlier = earlier
        alignSamples(&earlier, ignoringForce: ignoringForce)
        return earlier
      }
    }
    if !frame.updates.isEmpty {
      frame.updates = frame.updates.map { aligned($0, ignoringForce: ignoringForce) }
    }
  }

  private func alignSamples(_ frame: inout TouchFrame, ignoringForce: Bool) {
    frame.time = Self.time(frame.time)
    for index in frame.contacts.indices {
      align(&frame.contacts[index], ignoringForce: ignoringForce)
    }
  }

  private func aligned(_ update: EstimateUpdate, ignoringForce: Bool) -> EstimateUpdate {
    EstimateUpdate(
      index: update.index,
      position: update.position.map { aligned($0) },
      force: ignoringForce ? nil : update.force.map { max(rounded($0, places: 4), 0) },
      altitude: update.altitude.map { rounded($0, places: 4) },
      azimuth: update.azimuth.map { rounded($0, places: 4) }
    )
  }

  private func aligned(_ position: Point) -> Point {
    Point(
      x: Self.coordinate(position.x, on: screen.width),
      y: Self.coordinate(position.y, on: screen.height)
    )
  }

  private func align(_ contact: inout Contact, ignoringForce: Bool) {
    contact.position = aligned(contact.position)
    if let force = contact.force {
      contact.force = ignoringForce ? nil : max(rounded(force, places: 4), 0)
    }
    if let radius = contact.radius { contact.radius = max(rounded(radius, places: 4), 0) }
    if let altitude = contact.altitude { contact.altitude = rounded(altitude, places: 4) }
    if let azimuth = contact.azimuth { contact.azimuth = rounded(azimuth, places: 4) }
  }

  /// A location along a side: what lies on the screen stays there.
  private static func coordinate(_ value: Double, on side: Double) -> Double {
    let result = rounded(value, places: 4)
    return result >= side && value < side ? rounded(side - 0.0001, places: 4) : result
  }

  /// The nearest whole microsecond.
  static func time(_ time: TouchTime) -> TouchTime {
    let rest = time.nanoseconds % 1000
    if rest == 0 { return time }
    return TouchTime(nanoseconds: time.nanoseconds - rest + (rest >= 500 ? 1000 : 0))
  }
}
