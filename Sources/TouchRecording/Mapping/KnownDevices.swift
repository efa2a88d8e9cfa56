/// What is known of a recording's devices before its frames are read.
struct KnownDevices {
  /// The devices that the recording's own header describes.
  var described: [DeviceDescription]
  /// A description from another file, and its path; only for recordings without position axes.
  var external: (path: String, device: DeviceDescription)?
  /// The values found by a first pass; nil where the pass wasn't needed.
  var scan: RangeScan?
  var options: ReadingOptions
  /// Whether pressures are left out because nothing says how large they can be.
  var leavesPressureOut = false

  /// The index of the described device that the screen is made for; nil where none has positions.
  var touchIndex: Int? { described.touchIndex }

  /// The description of the device that the screen is made for; it has position axes.
  var touchDevice: DeviceDescription? { touchIndex.map { described[$0] } ?? external?.device }

  /// Whether the ranges of the position axes are known without a first pass.
  var hasRanges: Bool { touchDevice != nil || options.range != nil }

  /// Whether a first pass must find what no description has: ranges, or the largest pressure.
  var needsRangeScan: Bool {
    guard let device = touchDevice else { return true }
    let pressure = device.axes[EventCode.Abs.pressure(multitouch: device.hasMultitouch)]
    return pressure.map { $0.maximum <= 0 } ?? false
  }

  /// What a first pass finds, in words.
  var missing: String {
    if touchDevice != nil { return "its largest pressure" }
    return options.range == nil
      ? "the ranges of its axes" : "what kind of device it is and its largest pressure"
  }

  /// The description that holds for a device: its own, or the external one where it has no axes.
  func description(of number: Int) -> DeviceDescription? {
    let own = number < described.count ? described[number] : nil
    if let own, !own.axes.isEmpty { return own }
    return external?.device ?? own
  }

  /// What the first pass found of a device.
  func scanned(_ number: Int) -> RangeScan.Device? {
    guard let scan, number < scan.devices.count else { return nil }
    return scan.devices[number]
  }
}

extension [DeviceDescription] {
  /// The index of the device to read touches from: the first multitouch one with position axes, or
  /// else the first with position axes.
  var touchIndex: Int? {
    firstIndex { $0.hasMultitouch && $0.position(multitouch: true) != nil }
      ?? firstIndex { $0.position(multitouch: true) != nil }
  }
}
