import TouchCore

/// The raw values of one contact, as far as they are known.
struct TouchState: Hashable {
  var x: Int32?
  var y: Int32?
  var pressure: Int32?
  var touchMajor: Int32?
  var tiltX: Int32?
  var tiltY: Int32?

  var hasPosition: Bool { x != nil && y != nil }

  /// Whether only the pressure fell to zero since another state.
  func isZeroPressure(after old: TouchState) -> Bool {
    pressure == 0 && old.pressure != 0 && x == old.x && y == old.y
  }

  /// Whether a contact of a kind looks the same in both states: only pencils show their tilt.
  func looksLike(_ other: TouchState, as kind: Contact.Kind) -> Bool {
    if self == other { return true }
    guard kind != .pencil else { return false }
    return x == other.x && y == other.y && pressure == other.pressure
      && touchMajor == other.touchMajor
  }
}
