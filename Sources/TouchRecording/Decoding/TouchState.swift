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
}

/// How a device's raw values are shown: in points, forces and radii.
struct TouchRendering: Hashable {
  var plane: DeviceMapping.Plane
  var pressure: DeviceMapping.Pressure?
  var touchMajorScale: Double?
  var mapping: DeviceMapping

  static func multitouch(_ mapping: DeviceMapping) -> Self {
    Self(
      plane: mapping.multitouch,
      pressure: mapping.multitouchPressure,
      touchMajorScale: mapping.touchMajorScale,
      mapping: mapping
    )
  }

  static func singleTouch(_ mapping: DeviceMapping) -> Self {
    Self(
      plane: mapping.singleTouch,
      pressure: mapping.singleTouchPressure,
      touchMajorScale: nil,
      mapping: mapping
    )
  }

  /// A contact with a state's values; one that is gone has a place and no force.
  func contact(
    _ id: Contact.ID,
    _ phase: Contact.Phase,
    _ state: TouchState,
    kind: Contact.Kind,
    sink: inout FrameSink
  ) -> Contact {
    let x = state.x ?? 0
    let y = state.y ?? 0
    var contact = Contact(id: id, phase: phase, position: plane.point(x, y), kind: kind)
    guard phase != .ended, phase != .cancelled, phase != .regionExited else { return contact }
    if !plane.contains(x, y) { sink.note(.positionOutOfRange) }
    if !phase.isRegion, let raw = state.pressure, let pressure {
      sink.see(pressure: raw)
      contact.force = pressure.force(raw)
    }
    if let major = state.touchMajor, let touchMajorScale {
      contact.radius = max(0, Double(major) * touchMajorScale / 2)
    }
    if kind == .pencil, state.tiltX != nil || state.tiltY != nil {
      let angles = mapping.angles(tiltX: state.tiltX ?? 0, tiltY: state.tiltY ?? 0)
      contact.altitude = angles.altitude
      contact.azimuth = angles.azimuth
    }
    return contact
  }
}
