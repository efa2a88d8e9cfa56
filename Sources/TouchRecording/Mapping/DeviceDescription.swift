/// What is known of a device: its name and its axes.
struct DeviceDescription: Hashable {
  /// One absolute axis, as the kernel describes it.
  struct Axis: Hashable {
    var minimum: Int32
    var maximum: Int32
    /// Units per millimetre; 0 where nobody knows.
    var resolution: Int32 = 0
  }

  /// The device's file, where the recording names several.
  var path: String?
  var name: String?
  var axes: [UInt16: Axis] = [:]
  /// Whether the device has a pen's key; nil where the recording lists no keys.
  var hasPen: Bool?
  /// Whether the device has a finger's or a plain touch key beside the pen's.
  var hasFinger = false

  /// The x and y axes, if both are there and have an extent.
  func position(multitouch: Bool) -> (x: Axis, y: Axis)? {
    let own = pair(multitouch)
    return own ?? pair(!multitouch)
  }

  private func pair(_ multitouch: Bool) -> (x: Axis, y: Axis)? {
    let codes =
      multitouch
      ? (EventCode.Abs.positionX, EventCode.Abs.positionY) : (EventCode.Abs.x, EventCode.Abs.y)
    guard let x = axes[codes.0], let y = axes[codes.1],
      x.minimum < x.maximum, y.minimum < y.maximum
    else { return nil }
    return (x, y)
  }

  var hasMultitouch: Bool {
    axes[EventCode.Abs.positionX] != nil || axes[EventCode.Abs.trackingID] != nil
  }

  /// Takes note of a key that the device has.
  mutating func addKey(_ code: UInt16) {
    if EventCode.Key.pens.contains(code) {
      hasPen = true
    } else {
      if hasPen == nil { hasPen = false }
      if EventCode.fingers(of: code) != nil { hasFinger = true }
    }
  }
}
