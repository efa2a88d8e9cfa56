#if !hasFeature(Embedded)
  public import TouchGraphics

  /// What a font is to be like: here a size and a weight, because there is one family.
  public final class UIFontDescriptor: NSObject, Sendable {
    /// What a font is like in words of yes and no.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
      /// A bit for each trait.
      public let rawValue: UInt32
      /// Creates traits from their bits.
      public init(rawValue: UInt32) { self.rawValue = rawValue }

      /// Slanted; upright here.
      public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
      /// Bold: at least as heavy as `UIFont.Weight.semibold`.
      public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
      /// Wide; here as wide as others.
      public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
      /// Narrow; here as wide as others.
      public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
      /// All letters of one width; here as others.
      public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
      /// Lines closer to each other; here as others.
      public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
      /// Lines farther from each other; here as others.
      public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    /// The shapes of a system font's letters.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
      /// The design's name.
      public let rawValue: String
      /// Creates a design from its name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// The system's own.
      public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
      /// Round; here as the system's own.
      public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
      /// With serifs; here as the system's own.
      public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
      /// All letters of one width; here as the system's own.
      public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// The size in points.
    public let pointSize: CGFloat
    let weight: UIFont.Weight
    let scaling: FontScaling?
    private let otherTraits: SymbolicTraits

    init(
      size: CGFloat,
      weight: UIFont.Weight,
      scaling: FontScaling?,
      otherTraits: SymbolicTraits = []
    ) {
      pointSize = size
      self.weight = weight
      self.scaling = scaling
      self.otherTraits = otherTraits.subtracting(.traitBold)
    }

    /// Describes a font by its name: the weight with which the name ends.
    public convenience init(name fontName: String, size: CGFloat) {
      self.init(size: size, weight: .named(fontName), scaling: nil)
    }

    /// Describes the font of a style in the size that the reader chose, by the current traits.
    public static func preferredFontDescriptor(
      withTextStyle style: UIFont.TextStyle
    ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

    /// Describes the font of a style in the size that traits have; nil for the current ones.
    public static func preferredFontDescriptor(
      withTextStyle style: UIFont.TextStyle,
      compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
      UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    /// The font's traits: whether it is bold, and those that were asked for.
    public var symbolicTraits: SymbolicTraits {
      weight.rawValue < UIFont.Weight.semibold.rawValue
        ? otherTraits : otherTraits.union(.traitBold)
    }

    /// The font's name, as `UIFont.fontName`.
    public var postscriptName: String { font(ofSize: pointSize).fontName }

    /// Describes the font with other traits: bold or not; never nil, because all are possible.
    ///
    /// A font that is bold already stays as heavy as it is. One that isn't to be bold any more is regular.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
      let isBold = self.symbolicTraits.contains(.traitBold)
      let changes = isBold != symbolicTraits.contains(.traitBold)
      return UIFontDescriptor(
        size: pointSize,
        weight: changes ? isBold ? .regular : .bold : weight,
        scaling: scaling,
        otherTraits: symbolicTraits
      )
    }

    /// Describes the font in another size, in which it stays.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
      UIFontDescriptor(size: newPointSize, weight: weight, scaling: nil, otherTraits: otherTraits)
    }

    /// Describes the font in another design: the same here, where there is one.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }

    /// The font in a size; in the size that follows the reader's, if it is the descriptor's own and does so.
    fileprivate func font(ofSize size: CGFloat) -> UIFont {
      UIFont(size: size, weight: weight, scaling: size == pointSize ? scaling : nil)
    }

    /// Whether another descriptor describes the same.
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? UIFontDescriptor else { return false }
      return other.pointSize == pointSize && other.weight == weight
        && other.otherTraits == otherTraits
    }

    /// The hash of what `isEqual(_:)` compares.
    public override var hash: Int {
      var hasher = Hasher()
      hasher.combine(pointSize)
      hasher.combine(weight)
      hasher.combine(otherTraits)
      return hasher.finalize()
    }
  }

  extension UIFont {
    /// What the font is like.
    public var fontDescriptor: UIFontDescriptor {
      UIFontDescriptor(size: pointSize, weight: weight, scaling: scaling)
    }

    /// Creates a font that a descriptor describes.
    ///
    /// - Parameters:
    ///   - descriptor: What the font is like.
    ///   - pointSize: The size in points; 0 for the descriptor's.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
      let font = descriptor.font(ofSize: pointSize > 0 ? pointSize : descriptor.pointSize)
      self.init(size: font.pointSize, weight: font.weight, scaling: font.scaling)
    }
  }
#endif
