/// Decides how a recording's devices become points: where the ranges come from, and how large the
/// screen is (FORMATS.md, section 6, in its order).
struct MappingPlan {
  /// Points are 1/163 inch, as on a phone.
  static let pointsPerMillimetre = 163 / 25.4
  /// The screen that recordings without any size are fitted into.
  static let phone = ScreenSize(width: 390, height: 844)

  let screen: ScreenSize
  let mapping: ScreenMapping
  let pressureScale: PressureScale?
  let deviceName: String?
  private let primary: DeviceMapping
  private let devices: [Int: DeviceMapping]
  private let known: [DeviceDescription]
  private let survey: Survey?
  private let borrowed: DeviceDescription?

  /// What the recording says, and what was found for it.
  struct Sources {
    /// The devices of the recording's own header.
    var devices: [DeviceDescription]
    /// A description that the user named, or that was found beside the recording.
    var description: DescriptionFinder.Found?
    var survey: Survey?
    var options: ReadingOptions
  }

  /// Whether a first pass must look for what the sources don't tell: ranges, or pressure's maximum.
  static func needsSurvey(_ sources: Sources) -> Bool {
    let (device, _) = primaryDevice(sources)
    guard let device else { return true }
    let multitouch = device.hasMultitouch
    let pressure = multitouch ? EventCode.Abs.multitouchPressure : EventCode.Abs.pressure
    if let axis = device.axes[pressure], axis.maximum <= 0 { return true }
    return device.position(multitouch: multitouch) == nil
  }

  /// The device that the screen is made for, and its number: the first with position axes.
  private static func primaryDevice(_ sources: Sources) -> (DeviceDescription?, Int) {
    let touchable = sources.devices.firstIndex {
      $0.hasMultitouch && $0.position(multitouch: true) != nil
    }
    let index =
      touchable ?? sources.devices.firstIndex { $0.position(multitouch: true) != nil }
    if let index { return (sources.devices[index], index) }
    return (sources.description?.device, 0)
  }

  init(_ sources: Sources) {
    let options = sources.options
    let (described, index) = Self.primaryDevice(sources)
    let seen =
      sources.survey?.devices.first { $0.hasMultitouch }
      ?? sources.survey?.devices.first {
        $0.range(EventCode.Abs.x) != nil
      }
    let multitouch = described?.hasMultitouch ?? seen?.hasMultitouch ?? true
    let ranges: ScreenMapping.Ranges
    let axes: (x: DeviceDescription.Axis, y: DeviceDescription.Axis)
    if index < sources.devices.count,
      let own = sources.devices[index].position(multitouch: multitouch)
    {
      (ranges, axes) = (.recording, own)
    } else if let found = sources.description,
      let borrowed = found.device.position(multitouch: multitouch)
    {
      (ranges, axes) = (.description(path: found.path), borrowed)
    } else if let range = options.range {
      (ranges, axes) = (.named, (Self.axis(range.x), Self.axis(range.y)))
    } else {
      let codes =
        multitouch
        ? (EventCode.Abs.positionX, EventCode.Abs.positionY) : (EventCode.Abs.x, EventCode.Abs.y)
      let x = seen?.range(codes.0) ?? 0...1
      let y = seen?.range(codes.1) ?? 0...1
      (ranges, axes) = (.largestSeen, (Self.axis(x), Self.axis(y)))
    }
    let fit = AreaFit(axes.x, axes.y, screen: options.screen)
    screen = fit.screen
    mapping = ScreenMapping(
      ranges: ranges,
      area: AxisRanges(
        x: axes.x.minimum...axes.x.maximum,
        y: axes.y.minimum...axes.y.maximum
      ),
      scale: fit.scale
    )
    known = sources.devices
    survey = sources.survey
    borrowed =
      sources.devices.contains { $0.position(multitouch: true) != nil }
      ? nil : sources.description?.device
    deviceName = (index < known.count ? known[index].name : nil) ?? borrowed?.name
    let device = described ?? DeviceDescription()
    primary = Self.mapping(
      of: device,
      seen: seen,
      plane: fit.plane,
      millimetre: fit.millimetre
    )
    pressureScale = Self.pressure(of: device, seen: seen, multitouch: multitouch)
    var others: [Int: DeviceMapping] = [:]
    for (number, other) in known.enumerated() where number != index {
      guard let axes = other.position(multitouch: other.hasMultitouch) else { continue }
      let fit = AreaFit(axes.x, axes.y, screen: fit.screen)
      others[number] = Self.mapping(
        of: other,
        seen: nil,
        plane: fit.plane,
        millimetre: fit.millimetre
      )
    }
    if ranges == .largestSeen, let survey = sources.survey {
      // Devices that nobody describes have largest values of their own.
      for (number, other) in survey.devices.enumerated() where other != seen {
        let codes =
          other.hasMultitouch
          ? (EventCode.Abs.positionX, EventCode.Abs.positionY) : (EventCode.Abs.x, EventCode.Abs.y)
        guard let x = other.range(codes.0), let y = other.range(codes.1) else { continue }
        let fit = AreaFit(Self.axis(x), Self.axis(y), screen: fit.screen)
        others[number] = Self.mapping(
          of: DeviceDescription(),
          seen: other,
          plane: fit.plane,
          millimetre: nil
        )
      }
    }
    devices = others
  }

  private static func axis(_ range: ClosedRange<Int32>) -> DeviceDescription.Axis {
    DeviceDescription.Axis(minimum: range.lowerBound, maximum: range.upperBound)
  }

  /// A decoder for one of the recording's devices.
  func decoder(for number: Int) -> EvdevDecoder {
    let own = number < known.count ? known[number] : nil
    let device = own.flatMap { $0.axes.isEmpty ? nil : $0 } ?? borrowed ?? own
    let seen = survey.flatMap { number < $0.devices.count ? $0.devices[number] : nil }
    let multitouch = device.map(\.hasMultitouch) == true || seen?.hasMultitouch == true
    let hasPen = device?.hasPen == true || seen?.hasPen == true
    let hasFinger = device?.hasFinger == true || seen?.hasFinger == true
    return EvdevDecoder(
      mapping: devices[number] ?? primary,
      isMultitouch: multitouch,
      isPen: hasPen && !hasFinger
    )
  }

  // MARK: Axes

  private static func mapping(
    of device: DeviceDescription,
    seen: Survey.Device?,
    plane: DeviceMapping.Plane,
    millimetre: Double?
  ) -> DeviceMapping {
    var mapping = DeviceMapping(multitouch: plane, singleTouch: plane)
    if let other = otherPlane(of: device, like: plane) { mapping.singleTouch = other }
    mapping.multitouchPressure = scale(pressure(of: device, seen: seen, multitouch: true))
    mapping.singleTouchPressure = scale(pressure(of: device, seen: seen, multitouch: false))
    let major = device.axes[EventCode.Abs.touchMajor]
    if let major, major.resolution > 0, let millimetre {
      mapping.touchMajorScale = millimetre / Double(major.resolution)
    } else if major != nil || seen?.extents[EventCode.Abs.touchMajor] != nil {
      mapping.touchMajorScale = plane.x.scale
    }
    mapping.tiltX = DeviceMapping.Tilt(device.axes[EventCode.Abs.tiltX])
    mapping.tiltY = DeviceMapping.Tilt(device.axes[EventCode.Abs.tiltY])
    return mapping
  }

  /// The plane of `ABS_X` and `ABS_Y` where it differs from that of `ABS_MT_POSITION_X` and `_Y`.
  private static func otherPlane(of device: DeviceDescription, like plane: DeviceMapping.Plane)
    -> DeviceMapping.Plane?
  {
    guard device.hasMultitouch, let axes = device.position(multitouch: false) else { return nil }
    let width = Double(Int64(plane.x.maximum) - Int64(plane.x.minimum) + 1) * plane.x.scale
    let height = Double(Int64(plane.y.maximum) - Int64(plane.y.minimum) + 1) * plane.y.scale
    return DeviceMapping.Plane(
      x: AreaFit.axis(axes.x, scale: width / AreaFit.units(axes.x)),
      y: AreaFit.axis(axes.y, scale: height / AreaFit.units(axes.y))
    )
  }

  private static func pressure(
    of device: DeviceDescription,
    seen: Survey.Device?,
    multitouch: Bool
  ) -> PressureScale? {
    let code = multitouch ? EventCode.Abs.multitouchPressure : EventCode.Abs.pressure
    if let axis = device.axes[code], axis.maximum > 0 { return .declared(maximum: axis.maximum) }
    if let extent = seen?.extents[code], extent.high > 0 {
      return .usual(for: extent.high)
    }
    return nil
  }

  private static func scale(_ scale: PressureScale?) -> DeviceMapping.Pressure? {
    switch scale {
    case .declared(let maximum), .usual(let maximum, _):
      DeviceMapping.Pressure(
        maximum: maximum,
        maximumForce: RecordingHeader.defaultMaximumForce
      )
    case .forces, nil: nil
    }
  }
}
