/// What is known of a device: its name and its axes.
struct DeviceDescription: Hashable {
  /// One absolute axis, as the kernel describes it.
  struct Axis: Hashable {
    var minimum: Int32
    var maximum: Int32
    /// Units per millimetre; 0 where it isn't known.
    var resolution: Int32 = 0

    /// The number of values that the axis can take.
    var units: Double { Double(Int64(maximum) - Int64(minimum) + 1) }
  }

  /// The device's file, where the recording names several.
  var path: String?
  var name: String?
  var axes: [UInt16: Axis] = [:]
  /// Whether the device has a pen's key; nil where the recording lists no keys.
  var hasPen: Bool?
  /// Whether the device has a finger's or a plain touch key beside the pen's.
  var hasFinger = false

  /// The x and y axes, if both have an extent: those of contacts, or of a single touch.
  ///
  /// The pair that is asked for comes first; the other is used where that is missing.
  func position(multitouch: Bool) -> PositionAxes? { pair(multitouch) ?? pair(!multitouch) }

  private func pair(_ multitouch: Bool) -> PositionAxes? {
    let codes = EventCode.Abs.position(multitouch: multitouch)
    guard let x = axes[codes.x], let y = axes[codes.y],
      x.minimum < x.maximum, y.minimum < y.maximum
    else { return nil }
    return PositionAxes(x: x, y: y)
  }

  var hasMultitouch: Bool {
    axes[EventCode.Abs.positionX] != nil || axes[EventCode.Abs.trackingID] != nil
  }

  /// Adds a key that the device has; only those that touches are made of are kept.
  mutating func addKey(_ code: UInt16) {
    if EventCode.Key.pens.contains(code) {
      hasPen = true
    } else {
      if hasPen == nil { hasPen = false }
      if EventCode.fingers(of: code) != nil { hasFinger = true }
    }
  }
}

/// The two axes of a device's positions.
struct PositionAxes: Hashable {
  var x: DeviceDescription.Axis
  var y: DeviceDescription.Axis
}

extension PositionAxes {
  /// Axes of which only the ranges are known.
  init(_ x: ClosedRange<Int32>, _ y: ClosedRange<Int32>) {
    self.init(
      x: DeviceDescription.Axis(minimum: x.lowerBound, maximum: x.upperBound),
      y: DeviceDescription.Axis(minimum: y.lowerBound, maximum: y.upperBound)
    )
  }
}
