extension UIColor {
  /// Creates a colour from its position on the wheel (0 to 1), how strong it is and how bright.
  public convenience init(
    hue: CGFloat,
    saturation: CGFloat,
    brightness: CGFloat,
    alpha: CGFloat
  ) {
    let (hue, saturation) = (min(max(hue, 0), 1), min(max(saturation, 0), 1))
    let brightness = min(max(brightness, 0), 1)
    let sextant = (hue * 6).rounded(.down)
    let rest = hue * 6 - sextant
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * rest)
    let rising = brightness * (1 - saturation * (1 - rest))
    switch sextant {
    case 1: self.init(red: falling, green: brightness, blue: low, alpha: alpha)
    case 2: self.init(red: low, green: brightness, blue: rising, alpha: alpha)
    case 3: self.init(red: low, green: falling, blue: brightness, alpha: alpha)
    case 4: self.init(red: rising, green: low, blue: brightness, alpha: alpha)
    case 5: self.init(red: brightness, green: low, blue: falling, alpha: alpha)
    default: self.init(red: brightness, green: rising, blue: low, alpha: alpha)
    }
  }

  /// Writes the colour's position on the wheel (0 to 1), how strong it is, how bright and how opaque.
  ///
  /// A grey has the hue 0. Returns false for a pattern, which has none.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    if color.isPattern { return false }
    let (red, green, blue) = (color.red, color.green, color.blue)
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let range = high - low
    var sextant: CGFloat = 0
    if range > 0 {
      if high == red {
        sextant = (green - blue) / range + (green < blue ? 6 : 0)
      } else if high == green {
        sextant = (blue - red) / range + 2
      } else {
        sextant = (red - green) / range + 4
      }
    }
    hue?.pointee = sextant / 6
    saturation?.pointee = high > 0 ? range / high : 0
    brightness?.pointee = high
    alpha?.pointee = color.alpha
    return true
  }

  /// Writes a grey's brightness (0 to 1) and how opaque it is; returns false for a colour that is no grey.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard color.red == color.green, color.green == color.blue, !color.isPattern else {
      return false
    }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }
}
