/// A colour and its opacity.
///
/// Deviation: there are no dark looks here; the system's colours are those of the light one.
public final class UIColor: Sendable {
  /// The colour as layers know it.
  public let cgColor: CGColor

  /// Creates a colour from a layer's.
  public init(cgColor: CGColor) { self.cgColor = cgColor }

  /// Creates a colour from its parts in sRGB; the opacity is clamped to 0 … 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a shade of grey from black (0) to white (1).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

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

  /// The same colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: alpha)
  }

  /// Writes the parts where they are wanted; true, because every colour has them.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = cgColor.red
    green?.pointee = cgColor.green
    blue?.pointee = cgColor.blue
    alpha?.pointee = cgColor.alpha
    return true
  }
}

extension UIColor: Hashable {
  /// Whether two colours have the same parts.
  public static func == (lhs: UIColor, rhs: UIColor) -> Bool { lhs.cgColor == rhs.cgColor }

  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(cgColor) }
}
