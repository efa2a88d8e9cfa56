import TouchCore

/// Turns the raw values of one way to report contacts into points, forces and angles.
struct ContactMapping: Hashable {
  /// One position axis.
  struct Axis: Hashable {
    var minimum: Int32
    var maximum: Int32
    /// Points per unit.
    var scale: Double

    /// An axis that spans a length in points.
    init(_ axis: DeviceDescription.Axis, length: Double) {
      minimum = axis.minimum
      maximum = axis.maximum
      scale = length / axis.units
    }

    /// The axis' length in points.
    var length: Double { Double(Int64(maximum) - Int64(minimum) + 1) * scale }

    func points(_ value: Int32) -> Double {
      Double(Int64(min(max(value, minimum), maximum)) - Int64(minimum)) * scale
    }

    func contains(_ value: Int32) -> Bool { value >= minimum && value <= maximum }
  }

  /// Both position axes.
  struct Plane: Hashable {
    var x: Axis
    var y: Axis

    /// A plane that spans an area in points.
    init(_ axes: PositionAxes, width: Double, height: Double) {
      x = Axis(axes.x, length: width)
      y = Axis(axes.y, length: height)
    }

    func point(_ x: Int32, _ y: Int32) -> Point { Point(x: self.x.points(x), y: self.y.points(y)) }

    /// Whether what is known of a position lies within the ranges.
    func contains(_ state: TouchState) -> Bool {
      state.x.map(x.contains) ?? true && state.y.map(y.contains) ?? true
    }
  }

  /// One tilt axis.
  struct Tilt: Hashable {
    /// The range of devices whose resolution isn't known; libinput assumes the same.
    static let usualReach = 64.0 * .pi / 180

    private var center = 0.0
    /// Radians per unit.
    private var scale = Double.pi / 180

    init(_ axis: DeviceDescription.Axis?) {
      guard let axis, axis.minimum < axis.maximum else { return }
      let reach = axis.units / 2
      center = (Double(axis.minimum) + reach).rounded(.down)
      scale = axis.resolution > 0 ? 1 / Double(axis.resolution) : Self.usualReach / reach
    }

    func radians(_ raw: Int32) -> Double {
      let limit = Double.pi / 2 - 0.001
      return min(max((Double(raw) - center) * scale, -limit), limit)
    }
  }

  var plane: Plane
  /// The raw pressure that stands for the maximum force; nil where the device measures none.
  var maximumPressure: Int32?
  /// Points per unit of the touch ellipse's axes; nil where the device doesn't measure them.
  var touchMajorScale: Double?
  var tiltX = Tilt(nil)
  var tiltY = Tilt(nil)

  /// A contact with a state's values; one that ended has a position and no force.
  func contact(
    _ id: Contact.ID,
    _ phase: Contact.Phase,
    _ state: TouchState,
    _ kind: Contact.Kind,
    _ log: inout ReadingLog
  ) -> Contact {
    let position = plane.point(state.x ?? 0, state.y ?? 0)
    var contact = Contact(id: id, phase: phase, position: position, kind: kind)
    guard !phase.isEnd else { return contact }
    if !plane.contains(state) { log.warn(.positionOutOfRange) }
    if !phase.isRegion, let raw = state.pressure, let maximumPressure {
      log.include(pressure: raw)
      contact.force = Self.force(of: Double(raw) / Double(maximumPressure))
    }
    if let major = state.touchMajor, let touchMajorScale {
      contact.radius = max(0, Double(major) * touchMajorScale / 2)
    }
    if kind == .pencil, state.tiltX != nil || state.tiltY != nil {
      (contact.altitude, contact.azimuth) = angles(state.tiltX ?? 0, state.tiltY ?? 0)
    }
    return contact
  }

  /// The force of a part of the largest pressure; the whole of it is the maximum force, to the last digit.
  private static func force(of part: Double) -> Double {
    part >= 1
      ? RecordingHeader.defaultMaximumForce : max(part, 0) * RecordingHeader.exactMaximumForce
  }

  /// A pen's angles from its tilts: how high above the surface, and where its tail points.
  private func angles(_ rawX: Int32, _ rawY: Int32) -> (altitude: Double, azimuth: Double) {
    let x = Self.tangent(tiltX.radians(rawX))
    let y = Self.tangent(tiltY.radians(rawY))
    let lean = (x * x + y * y).squareRoot()
    guard lean > 0 else { return (.pi / 2, 0) }
    let azimuth = ElementaryFunctions.atan2(y, x)
    return (ElementaryFunctions.atan2(1, lean), azimuth < 0 ? azimuth + 2 * .pi : azimuth)
  }

  private static func tangent(_ angle: Double) -> Double {
    ElementaryFunctions.sin(angle) / ElementaryFunctions.cos(angle)
  }
}

/// Both ways in which one device may report contacts.
struct DeviceMapping: Hashable {
  /// Of `ABS_MT_…` axes.
  var multitouch: ContactMapping
  /// Of `ABS_X`, `ABS_Y` and the like.
  var singleTouch: ContactMapping
}
