/// A colour in the sRGB colour space; the same in every light.
public final class CGColor: Sendable {
  /// The red part, from 0 to 1 within the gamut.
  package let red: CGFloat
  /// The green part, from 0 to 1 within the gamut.
  package let green: CGFloat
  /// The blue part, from 0 to 1 within the gamut.
  package let blue: CGFloat
  /// How opaque the colour is, from 0 to 1.
  public let alpha: CGFloat
  #if !hasFeature(Embedded)
    /// The picture whose copies lie side by side in place of one colour; nil for a colour.
    package let pattern: CGImage?
  #endif

  /// Creates a colour from its parts; the opacity is clamped to 0 … 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = min(max(alpha, 0), 1)
    #if !hasFeature(Embedded)
      pattern = nil
    #endif
  }

  #if !hasFeature(Embedded)
    /// Creates a colour that repeats a picture; what shows no pictures shows black in its place.
    package init(pattern: CGImage, alpha: CGFloat = 1) {
      (red, green, blue) = (0, 0, 0)
      self.alpha = min(max(alpha, 0), 1)
      self.pattern = pattern
    }
  #endif

  /// Creates a colour from its parts; the opacity is clamped to 0 … 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a shade of grey.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// The same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    #if !hasFeature(Embedded)
      if let pattern { return CGColor(pattern: pattern, alpha: alpha) }
    #endif
    return CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Whether the colour repeats a picture.
  package var isPattern: Bool {
    #if hasFeature(Embedded)
      false
    #else
      pattern != nil
    #endif
  }
}

extension CGColor: Hashable {
  /// Whether two colours have the same parts.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    if lhs === rhs { return true }
    #if !hasFeature(Embedded)
      guard lhs.pattern == rhs.pattern else { return false }
    #endif
    return lhs.red == rhs.red && lhs.green == rhs.green && lhs.blue == rhs.blue
      && lhs.alpha == rhs.alpha
  }

  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }
}

extension CGColor {
  /// Red, green, blue and opacity; of greys too, for which Apple's may have two parts.
  ///
  /// A pattern has its opacity alone.
  public var components: [CGFloat]? { isPattern ? [alpha] : [red, green, blue, alpha] }

  /// How many components there are.
  public var numberOfComponents: Int { isPattern ? 1 : 4 }
}
