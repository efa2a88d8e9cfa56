/// What a first pass over a recording found: the values that its header doesn't tell.
struct Survey {
  /// What one device reported.
  struct Device: Hashable {
    /// The smallest and largest values of one axis.
    struct Extent: Hashable {
      var low: Int32
      var high: Int32

      init(_ value: Int32) {
        low = value
        high = value
      }

      mutating func include(_ value: Int32) {
        low = min(low, value)
        high = max(high, value)
      }
    }

    var extents: [UInt16: Extent] = [:]
    var hasPen = false
    var hasFinger = false

    func range(_ code: UInt16) -> ClosedRange<Int32>? {
      guard let extent = extents[code] else { return nil }
      let low = min(0, extent.low)
      return low < extent.high ? low...extent.high : nil
    }

    var hasMultitouch: Bool {
      extents[EventCode.Abs.positionX] != nil || extents[EventCode.Abs.positionY] != nil
        || extents[EventCode.Abs.trackingID] != nil
    }
  }

  private(set) var devices: [Device] = []

  /// Reads all events of a stream; what can't be read ends the pass, and the second one says why.
  init(_ stream: EventStream) {
    while let event = (try? stream.next()) ?? nil { observe(event) }
  }

  private mutating func observe(_ event: InputEvent) {
    while devices.count <= event.device { devices.append(Device()) }
    let device = event.device
    if event.type == EventCode.key {
      if EventCode.Key.pens.contains(event.code) { devices[device].hasPen = true }
      if EventCode.fingers(of: event.code) != nil { devices[device].hasFinger = true }
    }
    guard event.type == EventCode.absolute else { return }
    switch event.code {
    case EventCode.Abs.x, EventCode.Abs.y, EventCode.Abs.pressure, EventCode.Abs.touchMajor,
      EventCode.Abs.positionX, EventCode.Abs.positionY, EventCode.Abs.multitouchPressure,
      EventCode.Abs.trackingID:
      if devices[device].extents[event.code]?.include(event.value) == nil {
        devices[device].extents[event.code] = Device.Extent(event.value)
      }
    default: break
    }
  }
}
