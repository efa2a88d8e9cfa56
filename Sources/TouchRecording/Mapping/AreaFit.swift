/// A device's area in points, and the scales of its axes.
///
/// An axis from 0 to 799 has 800 units: the largest value lies just inside the screen's edge, so that
/// every contact lands on the screen.
struct AreaFit {
  /// Points are 1/163 inch, as on a phone.
  static let pointsPerMillimetre = 163 / 25.4
  /// The screen that recordings without any size are fitted into.
  static let phone = ScreenSize(width: 390, height: 844)

  /// No touch surface is longer, in millimetres (recording formats 4.9).
  static let longestSide = 3000.0

  let screen: ScreenSize
  let plane: ContactMapping.Plane
  let scale: ScreenMapping.Scale
  /// Points per millimetre on this screen; nil where the device's size isn't known.
  let millimetre: Double?
  /// Whether the axes have resolutions that can't be true.
  let ignoresResolution: Bool

  /// Fits the axes' area into a screen that the user named.
  init(_ axes: PositionAxes, screen named: ScreenSize) {
    let area = Area(axes)
    let factor = min(named.width / area.width, named.height / area.height)
    self.init(axes, area, factor, screen: named, scale: .namedScreen)
  }

  /// Makes a screen of the axes' area: as large as it is, or fitted into a phone's.
  ///
  /// - Parameters:
  ///   - axes: The axes.
  ///   - areGuessed: Whether their ranges are what was seen; a side that comes out too short is then a
  ///     point long, as more of it may not have been touched.
  /// - Throws: The size that came out, if there is no such screen.
  init(_ axes: PositionAxes, areGuessed: Bool) throws(ImpossibleScreen) {
    let area = Area(axes)
    let factor: Double
    let scale: ScreenMapping.Scale
    if area.isReal {
      factor = Self.pointsPerMillimetre
      scale = .resolution(x: axes.x.resolution, y: axes.y.resolution)
    } else {
      let isWide = area.width > area.height
      factor = min(
        (isWide ? Self.phone.height : Self.phone.width) / area.width,
        (isWide ? Self.phone.width : Self.phone.height) / area.height
      )
      scale = .phoneScreen
    }
    let least = areGuessed ? ScreenSize.sides.lowerBound : 0
    let (width, height) = (max(area.width * factor, least), max(area.height * factor, least))
    guard ScreenSize.isPossible(width: width, height: height) else {
      throw ImpossibleScreen(width: width, height: height)
    }
    self.init(axes, area, factor, screen: ScreenSize(width: width, height: height), scale: scale)
  }

  private init(
    _ axes: PositionAxes,
    _ area: Area,
    _ factor: Double,
    screen: ScreenSize,
    scale: ScreenMapping.Scale
  ) {
    self.screen = screen
    self.scale = scale
    millimetre = area.isReal ? factor : nil
    ignoresResolution = area.ignoresResolution
    plane = ContactMapping.Plane(axes, width: area.width * factor, height: area.height * factor)
  }

  /// The area that axes span: in millimetres where their resolutions say so, otherwise in units.
  private struct Area {
    let width: Double
    let height: Double
    /// Whether these are millimetres.
    let isReal: Bool
    let ignoresResolution: Bool

    init(_ axes: PositionAxes) {
      let (x, y) = (axes.x, axes.y)
      let hasResolution = x.resolution > 0 && y.resolution > 0
      isReal =
        hasResolution && Self.isPossible(x.units / Double(x.resolution))
        && Self.isPossible(y.units / Double(y.resolution))
      ignoresResolution = hasResolution && !isReal
      width = x.units / (isReal ? Double(x.resolution) : 1)
      height = y.units / (isReal ? Double(y.resolution) : 1)
    }

    private static func isPossible(_ millimetres: Double) -> Bool {
      millimetres <= longestSide
        && ScreenSize.sides.contains(millimetres * AreaFit.pointsPerMillimetre)
    }
  }

  /// The plane of other axes that span the same area.
  func plane(of axes: PositionAxes) -> ContactMapping.Plane {
    ContactMapping.Plane(axes, width: plane.x.length, height: plane.y.length)
  }
}

/// The size that a device's ranges give, where there is no such screen.
struct ImpossibleScreen: Error {
  let width: Double
  let height: Double
}
