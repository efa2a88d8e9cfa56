/// A device's area in points, and the scales of its axes.
///
/// An axis from 0 to 799 has 800 units: the largest value lies just inside the screen's edge, so that
/// every contact lands on the screen.
struct AreaFit {
  let screen: ScreenSize
  let plane: DeviceMapping.Plane
  let scale: ScreenMapping.Scale
  /// Points per millimetre on this screen; nil where nobody knows the device's size.
  let millimetre: Double?

  init(_ x: DeviceDescription.Axis, _ y: DeviceDescription.Axis, screen named: ScreenSize?) {
    let hasSize = x.resolution > 0 && y.resolution > 0
    let width = Self.units(x) / (hasSize ? Double(x.resolution) : 1)
    let height = Self.units(y) / (hasSize ? Double(y.resolution) : 1)
    let factor: Double
    if let named {
      factor = min(named.width / width, named.height / height)
      screen = named
      scale = .namedScreen
    } else if hasSize {
      factor = MappingPlan.pointsPerMillimetre
      screen = ScreenSize(width: width * factor, height: height * factor)
      scale = .resolution(x: x.resolution, y: y.resolution)
    } else {
      let phone = MappingPlan.phone
      let isWide = width > height
      factor = min(
        (isWide ? phone.height : phone.width) / width,
        (isWide ? phone.width : phone.height) / height
      )
      screen = ScreenSize(width: width * factor, height: height * factor)
      scale = .phoneScreen
    }
    millimetre = hasSize ? factor : nil
    plane = DeviceMapping.Plane(
      x: Self.axis(x, scale: width * factor / Self.units(x)),
      y: Self.axis(y, scale: height * factor / Self.units(y))
    )
  }

  /// The number of values that an axis can take.
  static func units(_ axis: DeviceDescription.Axis) -> Double {
    Double(Int64(axis.maximum) - Int64(axis.minimum) + 1)
  }

  static func axis(_ axis: DeviceDescription.Axis, scale: Double) -> DeviceMapping.Axis {
    DeviceMapping.Axis(minimum: axis.minimum, maximum: axis.maximum, scale: scale)
  }
}
