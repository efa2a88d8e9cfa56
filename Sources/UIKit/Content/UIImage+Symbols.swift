/// A symbol as the host drew it, and how large it is to be.
struct UIImageSymbol: Sendable {
  /// The picture for the size of the text, 17 points, in a medium scale.
  let list: DisplayList
  /// What the client said.
  let configuration: UIImage.SymbolConfiguration

  /// The picture in the size that the configuration asks for.
  var sized: DisplayList {
    let factor = configuration.factor
    guard factor != 1 else { return list }
    return list.scaled(
      to: CGSize(width: CGFloat(list.width) * factor, height: CGFloat(list.height) * factor)
    )
  }
}

extension UIImage {
  /// How an image is drawn.
  public class Configuration: PlainObject, Hashable, @unchecked Sendable {
    /// Only subclasses are created.
    fileprivate init() {}
  }

  /// How thick a symbol's lines are.
  public enum SymbolWeight: Int, Sendable {
    /// As thick as its surroundings say.
    case unspecified = 0
    /// The thinnest.
    case ultraLight = 1
    /// Very thin.
    case thin = 2
    /// Thin.
    case light = 3
    /// As letters usually are.
    case regular = 4
    /// A little thicker.
    case medium = 5
    /// Rather thick.
    case semibold = 6
    /// Thick.
    case bold = 7
    /// Very thick.
    case heavy = 8
    /// The thickest.
    case black = 9
  }

  /// How large a symbol is beside letters of its size.
  public enum SymbolScale: Int, Sendable {
    /// As usual: medium.
    case `default` = -1
    /// As its surroundings say.
    case unspecified = 0
    /// Small.
    case small = 1
    /// Medium.
    case medium = 2
    /// Large.
    case large = 3
  }

  /// The size and the thickness of a symbol.
  ///
  /// A host draws its symbols for text of 17 points; other sizes are scaled. Deviation: the weight changes no picture, and
  /// how much smaller and larger the scales are is our own choice, as Apple doesn't publish it.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The size of the letters beside it in points; nil for that of its surroundings.
    let pointSize: CGFloat?
    let weight: SymbolWeight
    let scale: SymbolScale
    /// The symbol's colour; nil for the view's tint.
    let color: UIColor?

    private init(
      size: CGFloat?,
      _ weight: SymbolWeight,
      _ scale: SymbolScale,
      color: UIColor? = nil
    ) {
      pointSize = size
      self.weight = weight
      self.scale = scale
      self.color = color
      super.init()
    }

    /// Creates a configuration with a colour, of which Apple's symbols have fainter parts; here all is in that colour.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(size: nil, .unspecified, .unspecified, color: hierarchicalColor)
    }

    /// Creates a configuration with colours for a symbol's layers; here all is in the first one.
    public convenience init(paletteColors: [UIColor]) {
      self.init(size: nil, .unspecified, .unspecified, color: paletteColors.first)
    }

    /// Creates a configuration for the symbol's own colours; here it says nothing, as a host draws in one.
    public static func preferringMulticolor() -> SymbolConfiguration { .unspecified }
    /// Creates a configuration for one colour; here it says nothing, as a host draws in one.
    public static func preferringMonochrome() -> SymbolConfiguration { .unspecified }

    /// Creates a configuration that says nothing.
    public static var unspecified: SymbolConfiguration {
      SymbolConfiguration(size: nil, .unspecified, .unspecified)
    }

    /// Creates a configuration with a size of letters, in points.
    public convenience init(pointSize: CGFloat) {
      self.init(size: pointSize, .unspecified, .unspecified)
    }

    /// Creates a configuration with a size of letters, in points, and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(size: pointSize, weight, .unspecified)
    }

    /// Creates a configuration with a size of letters, in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(size: pointSize, weight, scale)
    }

    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) { self.init(size: nil, weight, .unspecified) }

    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) { self.init(size: nil, .unspecified, scale) }

    /// Creates a configuration with the size of a text style, by the current traits.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(textStyle: textStyle, scale: .unspecified)
    }

    /// Creates a configuration with the size of a text style, by the current traits, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(size: UIFont.preferredFont(forTextStyle: textStyle).pointSize, .unspecified, scale)
    }

    /// Creates a configuration with the size of a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// Creates a configuration with the size of a font, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(size: font.pointSize, .unspecified, scale)
    }

    /// This configuration with all that another one says in its place.
    public func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      return SymbolConfiguration(
        size: other.pointSize ?? pointSize,
        other.weight == .unspecified ? weight : other.weight,
        other.scale == .unspecified ? scale : other.scale,
        color: other.color ?? color
      )
    }

    /// How many times larger a symbol is than the host drew it.
    var factor: CGFloat {
      let size = (pointSize ?? Self.textSize) / Self.textSize
      switch scale {
      case .small: return size * 0.8
      case .large: return size * 1.25
      case .default, .unspecified, .medium: return size
      }
    }

    /// The size of letters that a host draws symbols for, in points.
    private static var textSize: CGFloat { 17 }
  }

  /// Creates the symbol that the host has under a name, a template; nil where there is none.
  ///
  /// - Parameters:
  ///   - name: What the host calls it; the host says it with `namedPictures`.
  ///   - configuration: How large it is; nil for text of 17 points.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard let list = UIImage.namedPictures?(name) else { return nil }
    let symbol = UIImageSymbol(
      list: list,
      configuration: configuration as? SymbolConfiguration ?? .unspecified
    )
    let color = symbol.configuration.color
    self.init(
      list: symbol.sized,
      renderingMode: color == nil ? .alwaysTemplate : .alwaysOriginal,
      tint: color,
      symbol: symbol
    )
  }

  /// Whether the image is a symbol.
  public var isSymbolImage: Bool { symbol != nil }

  /// How a symbol is drawn; nil for an image that is none.
  public var symbolConfiguration: SymbolConfiguration? { symbol?.configuration }

  /// The same symbol with a configuration in place of its own; the image itself where it is no symbol.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    (configuration as? SymbolConfiguration).map(configured) ?? self
  }

  /// The same symbol with what a configuration says in place of what its own says; nil where it is no symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    symbol.map { configured($0.configuration.applying(configuration)) }
  }

  /// The image as a view shows it that prefers a configuration: what the symbol's own says comes first.
  func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
    guard let symbol, let configuration else { return self }
    return configured(configuration.applying(symbol.configuration))
  }
}
