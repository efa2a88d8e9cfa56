/// A device's area in points, and the scales of its axes.
///
/// An axis from 0 to 799 has 800 units: the largest value lies just inside the screen's edge, so that
/// every contact lands on the screen.
struct AreaFit {
  /// Points are 1/163 inch, as on a phone.
  static let pointsPerMillimetre = 163 / 25.4
  /// The screen that recordings without any size are fitted into.
  static let phone = ScreenSize(width: 390, height: 844)

  let screen: ScreenSize
  let plane: ContactMapping.Plane
  let scale: ScreenMapping.Scale
  /// Points per millimetre on this screen; nil where the device's size isn't known.
  let millimetre: Double?

  init(_ axes: PositionAxes, screen named: ScreenSize?) {
    let (x, y) = (axes.x, axes.y)
    let hasSize = x.resolution > 0 && y.resolution > 0
    let width = x.units / (hasSize ? Double(x.resolution) : 1)
    let height = y.units / (hasSize ? Double(y.resolution) : 1)
    let factor: Double
    if let named {
      factor = min(named.width / width, named.height / height)
      screen = named
      scale = .namedScreen
    } else if hasSize {
      factor = Self.pointsPerMillimetre
      screen = ScreenSize(width: width * factor, height: height * factor)
      scale = .resolution(x: x.resolution, y: y.resolution)
    } else {
      let isWide = width > height
      factor = min(
        (isWide ? Self.phone.height : Self.phone.width) / width,
        (isWide ? Self.phone.width : Self.phone.height) / height
      )
      screen = ScreenSize(width: width * factor, height: height * factor)
      scale = .phoneScreen
    }
    millimetre = hasSize ? factor : nil
    plane = ContactMapping.Plane(axes, width: width * factor, height: height * factor)
  }

  /// The plane of other axes that span the same area.
  func plane(of axes: PositionAxes) -> ContactMapping.Plane {
    ContactMapping.Plane(axes, width: plane.x.length, height: plane.y.length)
  }
}
