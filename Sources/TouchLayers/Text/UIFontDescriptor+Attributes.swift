#if !hasFeature(Embedded)
  import TouchGraphics

  extension UIFontDescriptor {
    /// What an attribute of a font says.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
      /// The attribute's name.
      public let rawValue: String
      /// Creates a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// The font's family: a string.
      public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
      /// The font's name: a string.
      public static let name = AttributeName(rawValue: "NSFontNameAttribute")
      /// The font's style in its family: a string.
      public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
      /// The size in points: a number.
      public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
      /// The traits: a dictionary by `TraitKey`.
      public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
      /// What the font's makers let choose, such as the width of digits: a list.
      public static let featureSettings = AttributeName(
        rawValue: "NSCTFontFeatureSettingsAttribute"
      )
      /// What the text is for: a `UIFont.TextStyle`.
      public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// What one of a font's traits says.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
      /// The trait's name.
      public let rawValue: String
      /// Creates a key.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// The traits of yes and no: the number of `SymbolicTraits`.
      public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
      /// The weight: a `UIFont.Weight`, or its number.
      public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
      /// How wide letters are: a number.
      public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
      /// How slanted they are: a number.
      public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// What a choice among a font's features says.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
      /// The key's name.
      public let rawValue: String
      /// Creates a key.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// The feature: a number.
      public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
      /// What is chosen of it: a number.
      public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
      /// The feature: a number.
      public static let type = featureIdentifier
      /// What is chosen of it: a number.
      public static let selector = typeIdentifier
    }

    /// Describes a font by its attributes.
    ///
    /// Of these count the size, the weight, whether it is bold, and the weight with which the name or the face ends.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
      let name = attributes[.name] as? String ?? ""
      let plain = UIFontDescriptor(name: name, size: 12).addingAttributes(attributes)
      self.init(copying: plain)
    }

    private convenience init(copying other: UIFontDescriptor) {
      self.init(
        size: other.pointSize,
        weight: other.weight,
        scaling: other.scaling,
        otherTraits: other.symbolicTraits
      )
    }

    /// Describes the font with other attributes; those count that `init(fontAttributes:)` names.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
      var result = self
      if let size = Self.number(attributes[.size]) { result = result.withSize(size) }
      if let face = attributes[.face] as? String { result = result.withFace(face) }
      if let name = attributes[.name] as? String { result = result.weighing(.named(name)) }
      guard let traits = attributes[.traits] as? [TraitKey: Any] else { return result }
      if let bits = traits[.symbolic] as? UInt32 ?? (traits[.symbolic] as? NSNumber)?.uint32Value {
        result = result.withSymbolicTraits(SymbolicTraits(rawValue: bits)) ?? result
      }
      let weight = traits[.weight] as? UIFont.Weight
      if let weight = weight ?? Self.number(traits[.weight]).map({ UIFont.Weight($0) }) {
        result = result.weighing(weight)
      }
      return result
    }

    /// Describes a font of another family: the same here, where there is one.
    public func withFamily(_ newFamily: String) -> UIFontDescriptor { self }

    /// Describes the font in another style: of the weight that the style names, as `Bold`.
    public func withFace(_ newFace: String) -> UIFontDescriptor { weighing(.named("-" + newFace)) }

    /// Describes the font in another weight.
    private func weighing(_ weight: UIFont.Weight) -> UIFontDescriptor {
      UIFontDescriptor(
        size: pointSize,
        weight: weight,
        scaling: scaling,
        otherTraits: symbolicTraits
      )
    }

    /// The attributes: the name, and the size.
    public var fontAttributes: [AttributeName: Any] { [.name: postscriptName, .size: pointSize] }

    private static func number(_ value: Any?) -> CGFloat? {
      value as? CGFloat ?? (value as? Double).map { CGFloat($0) }
        ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
    }
  }
#endif
