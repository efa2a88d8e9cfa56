package import TouchGraphics

/// Colours that go over into each other along a line, or around its start.
package struct LayerGradient: Equatable {
  /// How the colours lie.
  package enum Kind: Sendable {
    /// Along the line.
    case axial
    /// In rings around its start.
    case radial
    /// In wedges around its start, clockwise from the line.
    case conic
  }

  /// How the colours lie.
  package var kind = Kind.axial
  /// The colours.
  package var colors: [CGColor] = []
  /// Where each is along the line, from 0 to 1; as many as colours, or none for even distances.
  package var locations: [Double] = []
  /// Where the line begins, as a part of the bounds.
  package var start = CGPoint(x: 0.5, y: 0)
  /// Where the line ends, as a part of the bounds.
  package var end = CGPoint(x: 0.5, y: 1)

  /// Creates a gradient without colours, from the top to the bottom.
  package init() {}

  /// The colours with their locations, in the order of these; nothing without colours.
  var stops: [(location: Double, color: CGColor)] {
    let count = colors.count
    return colors.indices.map { index in
      let even = count > 1 ? Double(index) / Double(count - 1) : 0
      return (locations.count == count ? locations[index] : even, colors[index])
    }
  }

  /// The colour at a location of the line.
  func color(at location: Double) -> CGColor? {
    let stops = stops
    guard let first = stops.first, let last = stops.last else { return nil }
    if location <= first.location { return first.color }
    for (before, after) in zip(stops, stops.dropFirst()) where location < after.location {
      let length = after.location - before.location
      let part = CGFloat(length > 0 ? (location - before.location) / length : 1)
      return before.color.mixed(with: after.color, part: part)
    }
    return last.color
  }
}

extension CGColor {
  /// A colour between this one and another: the other's part goes from 0 to 1.
  fileprivate func mixed(with other: CGColor, part: CGFloat) -> CGColor {
    func mix(_ own: CGFloat, _ others: CGFloat) -> CGFloat { own + (others - own) * part }
    return CGColor(
      red: mix(red, other.red),
      green: mix(green, other.green),
      blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha)
    )
  }
}
