extension UIColor {
  /// Creates a colour from its place on the wheel (0 to 1), how strong it is and how bright.
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
}
