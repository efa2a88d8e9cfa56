/// The values that a pass over a recording's events found, for what its header lacks.
struct RangeScan {
  /// What one device reported.
  struct Device: Hashable {
    /// The smallest and the largest value of each axis that mappings depend on.
    fileprivate(set) var extents: [UInt16: ClosedRange<Int32>] = [:]
    fileprivate(set) var hasPen = false
    fileprivate(set) var hasFinger = false

    var hasMultitouch: Bool {
      extents[EventCode.Abs.positionX] != nil || extents[EventCode.Abs.positionY] != nil
        || extents[EventCode.Abs.trackingID] != nil
    }

    /// The range of an axis, from 0 or the smallest value; nil where it has no extent.
    func range(_ code: UInt16) -> ClosedRange<Int32>? {
      guard let extent = extents[code] else { return nil }
      let low = min(0, extent.lowerBound)
      return low < extent.upperBound ? low...extent.upperBound : nil
    }
  }

  private(set) var devices: [Device] = []

  /// Reads all events of a stream.
  ///
  /// An error ends the scan and isn't thrown: the pass that makes the frames meets it again.
  init(_ stream: EventStream) {
    while let event = (try? stream.next()) ?? nil { observe(event) }
  }

  /// The device that the screen is made for where no description names one.
  var touchDevice: Device? {
    devices.first { $0.hasMultitouch } ?? devices.first { $0.range(EventCode.Abs.x) != nil }
  }

  private mutating func observe(_ event: InputEvent) {
    let device = event.device
    while devices.count <= device { devices.append(Device()) }
    if event.type == EventCode.key {
      if EventCode.Key.pens.contains(event.code) { devices[device].hasPen = true }
      if EventCode.fingers(of: event.code) != nil { devices[device].hasFinger = true }
    }
    guard event.type == EventCode.absolute, Self.isScanned(event.code) else { return }
    let known = devices[device].extents[event.code]
    if let known, known.contains(event.value) { return }
    let extent = known ?? event.value...event.value
    devices[device].extents[event.code] =
      min(extent.lowerBound, event.value)...max(extent.upperBound, event.value)
  }

  private static func isScanned(_ axis: UInt16) -> Bool {
    switch axis {
    case EventCode.Abs.x, EventCode.Abs.y, EventCode.Abs.pressure, EventCode.Abs.touchMajor,
      EventCode.Abs.positionX, EventCode.Abs.positionY, EventCode.Abs.trackingID,
      EventCode.Abs.multitouchPressure:
      true
    default: false
    }
  }
}
