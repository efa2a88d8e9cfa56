import TouchCore

/// What was measured of a touch at one moment.
struct TouchSample: Equatable {
  /// Where it was, in window coordinates.
  var location: CGPoint
  /// When it was there.
  var time: TouchTime
  /// How hard it pressed; nil without force hardware.
  var force: Double?
  /// The radius of the touched area in points.
  var radius: Double?
  /// A pencil's angle above the surface, in radians.
  var altitude: Double?
  /// A pencil's direction in the window, in radians.
  var azimuth: Double?
  /// Which of these are estimates, and for which of them better values will come (rule 1.15).
  var estimated: UITouch.Properties = []
  var expected: UITouch.Properties = []
  /// The number under which better values will come, or came.
  var updateIndex: Int?

  /// Whether two samples differ in nothing but their times.
  @inline(__always)
  func looks(like other: TouchSample) -> Bool {
    location == other.location && force == other.force && radius == other.radius
      && altitude == other.altitude && azimuth == other.azimuth && updateIndex == other.updateIndex
  }
}

#if !hasFeature(Embedded)
  @MainActor
#endif
extension TouchSample {
  /// What a host measured of a contact, in a window; for speed uncounted.
  @inline(__always)
  init(_ contact: Contact, at time: TouchTime, in window: Unmanaged<UIWindow>) {
    var location = CGPoint(x: CGFloat(contact.position.x), y: CGFloat(contact.position.y))
    window.use { location = $0.windowPoint(fromScreen: location) }
    var azimuth = contact.azimuth
    if let direction = azimuth { window.use { azimuth = $0.windowAngle(fromScreen: direction) } }
    self.init(
      location: location,
      time: time,
      force: contact.force,
      radius: contact.radius,
      altitude: contact.altitude,
      azimuth: azimuth
    )
    guard let estimate = contact.estimate else { return }
    estimated = UITouch.Properties(rawValue: estimate.properties.rawValue)
    updateIndex = estimate.updateIndex
    expected = updateIndex == nil ? [] : estimated
  }
}

extension UITouch.Phase {
  /// Whether the contact is over.
  var isFinal: Bool { self == .ended || self == .cancelled || self == .regionExited }
}

extension UITouch.TouchType {
  /// The type that a host's word stands for.
  init(_ kind: Contact.Kind) {
    switch kind {
    case .direct: self = .direct
    case .indirect: self = .indirect
    case .pencil: self = .pencil
    case .indirectPointer: self = .indirectPointer
    }
  }
}
