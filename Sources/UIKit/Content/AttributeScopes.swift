#if !hasFeature(Embedded) && !canImport(ObjectiveC)
  public import TouchGraphics
  public import TouchLayers

  extension AttributeScopes {
    /// The attributes of text that UIKit knows: `text.font = .systemFont(ofSize: 12)`.
    public struct UIKitAttributes: AttributeScope {
      /// The font.
      public let font: FontAttribute
      /// The letters' colour.
      public let foregroundColor: ForegroundColorAttribute
      /// The colour behind the letters.
      public let backgroundColor: BackgroundColorAttribute
      /// How much farther letters are from each other, in points.
      public let kern: KernAttribute
      /// The line under the letters.
      public let underlineStyle: UnderlineStyleAttribute
      /// The line through the letters.
      public let strikethroughStyle: StrikethroughStyleAttribute
      /// How lines are laid out.
      public let paragraphStyle: ParagraphStyleAttribute
      /// How far above their line letters stand, in points.
      public let baselineOffset: BaselineOffsetAttribute
      /// Foundation's attributes.
      public let foundation: FoundationAttributes

      /// The key of the font.
      public enum FontAttribute: AttributedStringKey {
        /// What the attribute is.
        public typealias Value = UIFont
        /// What it is called where texts are kept.
        public static let name = "NSFont"
      }
      /// The key of the letters' colour.
      public enum ForegroundColorAttribute: AttributedStringKey {
        /// What the attribute is.
        public typealias Value = UIColor
        /// What it is called where texts are kept.
        public static let name = "NSColor"
      }
      /// The key of the colour behind the letters.
      public enum BackgroundColorAttribute: AttributedStringKey {
        /// What the attribute is.
        public typealias Value = UIColor
        /// What it is called where texts are kept.
        public static let name = "NSBackgroundColor"
      }
      /// The key of the room between letters.
      public enum KernAttribute: AttributedStringKey {
        /// What the attribute is.
        public typealias Value = CGFloat
        /// What it is called where texts are kept.
        public static let name = "NSKern"
      }
      /// The key of the line under the letters.
      public enum UnderlineStyleAttribute: AttributedStringKey {
        /// What the attribute is.
        public typealias Value = NSUnderlineStyle
        /// What it is called where texts are kept.
        public static let name = "NSUnderline"
      }
      /// The key of the line through the letters.
      public enum StrikethroughStyleAttribute: AttributedStringKey {
        /// What the attribute is.
        public typealias Value = NSUnderlineStyle
        /// What it is called where texts are kept.
        public static let name = "NSStrikethrough"
      }
      /// The key of how lines are laid out.
      public enum ParagraphStyleAttribute: AttributedStringKey {
        /// What the attribute is.
        public typealias Value = NSParagraphStyle
        /// What it is called where texts are kept.
        public static let name = "NSParagraphStyle"
      }
      /// The key of how far above their line letters stand.
      public enum BaselineOffsetAttribute: AttributedStringKey {
        /// What the attribute is.
        public typealias Value = CGFloat
        /// What it is called where texts are kept.
        public static let name = "NSBaselineOffset"
      }
    }

    /// UIKit's attributes.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
  }

  extension AttributeDynamicLookup {
    /// The key of an attribute of UIKit's.
    public subscript<T: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T {
      self[T.self]
    }
  }

  /// Changes the attributes of a configured text before it is shown.
  public struct UIConfigurationTextAttributesTransformer {
    /// Makes attributes of the ones that the configuration chose.
    public let transform: (AttributeContainer) -> AttributeContainer

    /// Creates a transformer of a closure.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
      self.transform = transform
    }

    /// The attributes in place of others.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
      transform(input)
    }
  }

  extension AttributedString {
    /// The font and the colour that a text begins with, after a transformer.
    func look(
      font: UIFont,
      color: UIColor,
      _ transformer: UIConfigurationTextAttributesTransformer?
    ) -> (font: UIFont, color: UIColor) {
      var attributes = AttributeContainer()
      attributes.font = runs.first?.font ?? font
      attributes.foregroundColor = runs.first?.foregroundColor ?? color
      if let transformer { attributes = transformer(attributes) }
      return (attributes.font ?? font, attributes.foregroundColor ?? color)
    }
  }
#endif
