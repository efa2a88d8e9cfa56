/// What the numbers of a colour stand for: red, green and blue, or grey.
///
/// Every colour is kept in sRGB: spaces of one model are the same space here.
public final class CGColorSpace: Hashable, Sendable {
  /// The name of sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The name of the grey colours of sRGB.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  /// What the components of a space's colours are.
  public let model: CGColorSpaceModel

  init(_ model: CGColorSpaceModel) { self.model = model }

  /// Creates a space by its name; nil for one that isn't sRGB or its greys.
  public init?(name: String) {
    switch name {
    case Self.sRGB: model = .rgb
    case Self.genericGrayGamma2_2: model = .monochrome
    default: return nil
    }
  }

  /// The name; nil for the space of patterns.
  public var name: String? {
    switch model {
    case .rgb: Self.sRGB
    case .monochrome: Self.genericGrayGamma2_2
    case .pattern: nil
    }
  }

  /// How many components a colour has beside its opacity.
  public var numberOfComponents: Int { model == .rgb ? 3 : model == .monochrome ? 1 : 0 }

  /// Whether two spaces are the same.
  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { lhs.model == rhs.model }

  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(model) }
}

/// What the components of a colour are.
public enum CGColorSpaceModel: Int32, Sendable {
  /// Grey alone.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
  /// A picture that is repeated, in place of one colour.
  case pattern = 6
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The space of red, green and blue: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.rgb) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The space of greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.monochrome) }

extension CGColor {
  /// Creates a colour from its components in a space, the opacity last.
  ///
  /// - Parameters:
  ///   - space: What the components are.
  ///   - components: One number more than the space has components, each from 0 to 1.
  /// - Precondition: All of them can be read.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    switch space.model {
    case .pattern: return nil
    case .monochrome: self.init(gray: components[0], alpha: components[1])
    case .rgb:
      self.init(
        red: components[0],
        green: components[1],
        blue: components[2],
        alpha: components[3]
      )
    }
  }

  /// The space of the colour: that of red, green and blue, as `components` are, or that of patterns.
  public var colorSpace: CGColorSpace? { CGColorSpace(isPattern ? .pattern : .rgb) }

  /// The same colour.
  public func copy() -> CGColor? { self }

  /// Black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// White.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// No colour at all.
  public static let clear = CGColor(gray: 0, alpha: 0)
}
