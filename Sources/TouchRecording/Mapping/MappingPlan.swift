/// Decides how the values of a recording's devices become points: where the ranges come from, and
/// how large the screen is (recording formats 6, in its order).
struct MappingPlan {
  let screen: ScreenSize
  let mapping: ScreenMapping
  let pressureScale: PressureScale?
  let deviceName: String?
  /// Whether the device has a resolution that can't be true.
  let ignoresResolution: Bool
  /// Whether pressures are left out because nothing says how large they can be.
  var leavesPressureOut: Bool { known.leavesPressureOut && !known.options.ignoresForce }
  private let known: KnownDevices
  private let primary: DeviceMapping
  /// Mappings of devices with ranges of their own, by the device's number.
  private var others: [Int: DeviceMapping] = [:]

  /// Plans for a recording's devices; throws where their ranges give no possible screen.
  init(_ known: KnownDevices) throws(ImpossibleScreen) {
    self.known = known
    let device = known.touchDevice
    let scanned = known.scan?.touchDevice
    let multitouch = device?.hasMultitouch ?? scanned?.hasMultitouch ?? true
    let (ranges, axes) = Self.axes(of: known, multitouch: multitouch)
    let fit =
      if let named = known.options.screen {
        AreaFit(axes, screen: named)
      } else {
        try AreaFit(axes, areGuessed: ranges == .largestSeen)
      }
    screen = fit.screen
    ignoresResolution = fit.ignoresResolution
    mapping = ScreenMapping(
      ranges: ranges,
      area: AxisRanges(
        x: axes.x.minimum...axes.x.maximum,
        y: axes.y.minimum...axes.y.maximum
      ),
      scale: fit.scale
    )
    deviceName = known.described[safe: known.touchIndex ?? 0]?.name ?? known.external?.device.name
    pressureScale = PressureScale(of: device, scanned, multitouch: multitouch)
    primary = DeviceMapping(of: device, scanned, fit, isUnscanned: known.leavesPressureOut)
    for (number, other) in known.described.enumerated() where number != known.touchIndex {
      guard let axes = other.position(multitouch: other.hasMultitouch) else { continue }
      others[number] = DeviceMapping(of: other, nil, AreaFit(axes, screen: screen))
    }
    guard ranges == .largestSeen, let scan = known.scan else { return }
    for (number, other) in scan.devices.enumerated() where other != scanned {
      let codes = EventCode.Abs.position(multitouch: other.hasMultitouch)
      guard let x = other.range(codes.x), let y = other.range(codes.y) else { continue }
      others[number] = DeviceMapping(of: nil, other, AreaFit(PositionAxes(x, y), screen: screen))
    }
  }

  /// The position axes of the device that the screen is made for, and where they are known from.
  private static func axes(of known: KnownDevices, multitouch: Bool)
    -> (ScreenMapping.Ranges, PositionAxes)
  {
    if let axes = known.touchDevice?.position(multitouch: multitouch) {
      let path = known.touchIndex == nil ? known.external?.path : nil
      return (path.map { .description(path: $0) } ?? .recording, axes)
    }
    if let range = known.options.range { return (.named, PositionAxes(range.x, range.y)) }
    let scanned = known.scan?.touchDevice
    let codes = EventCode.Abs.position(multitouch: multitouch)
    return (
      .largestSeen, PositionAxes(scanned?.range(codes.x) ?? 0...1, scanned?.range(codes.y) ?? 0...1)
    )
  }

  /// How one of the recording's devices is decoded.
  func device(_ number: Int) -> MappedDevice {
    let described = known.description(of: number)
    let scanned = known.scanned(number)
    let hasPen = described?.hasPen == true || scanned?.hasPen == true
    let hasFinger = described?.hasFinger == true || scanned?.hasFinger == true
    return MappedDevice(
      mapping: others[number] ?? primary,
      isMultitouch: described?.hasMultitouch == true || scanned?.hasMultitouch == true,
      isPen: hasPen && !hasFinger
    )
  }
}

/// What a decoder needs to know of its device.
struct MappedDevice: Hashable {
  /// How raw values become points.
  var mapping: DeviceMapping
  /// Whether the device is known to report several contacts.
  var isMultitouch: Bool
  /// Whether the device is known to be a pen and nothing else.
  var isPen: Bool
}

extension PressureScale {
  /// The scale of a device, as it is described or by what was seen of it; nil without pressure.
  fileprivate init?(
    of device: DeviceDescription?,
    _ scanned: RangeScan.Device?,
    multitouch: Bool
  ) {
    let code = EventCode.Abs.pressure(multitouch: multitouch)
    if let axis = device?.axes[code], axis.maximum > 0 {
      self = .declared(maximum: axis.maximum)
    } else if let extent = scanned?.extents[code], extent.upperBound > 0 {
      self = .usual(for: extent.upperBound)
    } else {
      return nil
    }
  }
}

extension DeviceMapping {
  /// The mapping of a device whose area fits the screen.
  ///
  /// Where `isUnscanned`, nothing is known but what is described: the device may report more.
  fileprivate init(
    of device: DeviceDescription?,
    _ scanned: RangeScan.Device?,
    _ fit: AreaFit,
    isUnscanned: Bool = false
  ) {
    // `ABS_X` and `ABS_Y` may have ranges of their own for the same area.
    let other = device.flatMap { $0.hasMultitouch ? $0.position(multitouch: false) : nil }
    let major = device?.axes[EventCode.Abs.touchMajor]
    var touchMajorScale: Double?
    if let major, major.resolution > 0, let millimetre = fit.millimetre {
      touchMajorScale = millimetre / Double(major.resolution)
    } else if major != nil || isUnscanned || scanned?.extents[EventCode.Abs.touchMajor] != nil {
      touchMajorScale = fit.plane.x.scale
    }
    self.init(
      multitouch: ContactMapping(
        plane: fit.plane,
        maximumPressure: PressureScale(of: device, scanned, multitouch: true)?.maximum,
        touchMajorScale: touchMajorScale
      ),
      singleTouch: ContactMapping(
        plane: other.map(fit.plane(of:)) ?? fit.plane,
        maximumPressure: PressureScale(of: device, scanned, multitouch: false)?.maximum,
        tiltX: ContactMapping.Tilt(device?.axes[EventCode.Abs.tiltX]),
        tiltY: ContactMapping.Tilt(device?.axes[EventCode.Abs.tiltY])
      )
    )
  }
}

extension Array {
  /// The element at an index; nil where the array is too short.
  fileprivate subscript(safe index: Int) -> Element? { index < count ? self[index] : nil }
}
