#if !hasFeature(Embedded)
  public import TouchGraphics

  /// How the lines of a paragraph are set, as an attribute of text.
  ///
  /// Of it a label shows the alignment and how lines break; the distances are kept and not shown. It doesn't inherit from
  /// NSObject: Foundation on Linux ends the program where it compares two such attributes.
  open class NSParagraphStyle: PlainObject, NSCopying, NSMutableCopying, Hashable {
    /// The style of text that has none.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// How lines break beside the mode, as `lineBreakStrategy` says it; kept and not shown.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
      /// A bit for each strategy.
      public let rawValue: UInt
      /// Creates strategies from their bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// Breaks come earlier so that no short word stands alone on the last line.
      public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
      /// Korean words don't break.
      public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
      /// What the system's labels do.
      public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    /// The values of the style.
    fileprivate struct Values: Hashable {
      var alignment = NSTextAlignment.natural
      var lineBreakMode = NSLineBreakMode.byWordWrapping
      var lineSpacing: CGFloat = 0
      var paragraphSpacing: CGFloat = 0
      var paragraphSpacingBefore: CGFloat = 0
      var firstLineHeadIndent: CGFloat = 0
      var headIndent: CGFloat = 0
      var tailIndent: CGFloat = 0
      var minimumLineHeight: CGFloat = 0
      var maximumLineHeight: CGFloat = 0
      var lineHeightMultiple: CGFloat = 0
      var hyphenationFactor: Float = 0
      var baseWritingDirection = NSWritingDirection.natural
      var usesDefaultHyphenation = false
      var lineBreakStrategy: LineBreakStrategy = []
      var allowsDefaultTighteningForTruncation = false
      var defaultTabInterval: CGFloat = 0
    }
    fileprivate var values = Values()

    /// Creates a style with the defaults.
    public init() {}

    /// The side that lines begin or end at; where the language begins by default.
    open var alignment: NSTextAlignment { values.alignment }
    /// How lines break and what is left out of them; between words by default.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// How much farther lines are apart, in points.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// The distance to the next paragraph, in points.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// The distance to the paragraph before, in points.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// How far the first line begins from the edge, in points.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// How far the other lines begin from the edge, in points.
    open var headIndent: CGFloat { values.headIndent }
    /// How far lines end from the beginning, or, if it is negative, from the other edge, in points.
    open var tailIndent: CGFloat { values.tailIndent }
    /// The least height of a line, in points.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The greatest height of a line, in points; 0 for none.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// What the height of a line is multiplied by; 0 for nothing.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// How readily words are hyphenated, from 0 to 1.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// Where the language of the text begins.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// How lines break beside the mode.
    open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
    /// Whether words are hyphenated as the system does by itself.
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    /// Whether letters come closer before text is left out.
    open var allowsDefaultTighteningForTruncation: Bool {
      values.allowsDefaultTighteningForTruncation
    }
    /// The distance of the places that a tab leads to, in points; 0 for none.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }

    /// A style with the same values, which don't change.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = NSParagraphStyle()
      copy.values = values
      return copy
    }

    /// A style with the same values, to be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
      let copy = NSMutableParagraphStyle()
      copy.values = values
      return copy
    }

    /// Whether another style has the same values.
    open func isEqual(_ object: Any?) -> Bool {
      (object as? NSParagraphStyle)?.values == values
    }

    /// The hash of the values.
    open var hash: Int { values.hashValue }

    /// Whether two styles have the same values.
    public static func == (lhs: NSParagraphStyle, rhs: NSParagraphStyle) -> Bool {
      lhs.isEqual(rhs)
    }

    /// Feeds the values to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }

  /// A style of paragraphs whose values can be changed.
  open class NSMutableParagraphStyle: NSParagraphStyle {
    /// The side that lines begin or end at.
    open override var alignment: NSTextAlignment {
      get { values.alignment }
      set { values.alignment = newValue }
    }
    /// How lines break and what is left out of them.
    open override var lineBreakMode: NSLineBreakMode {
      get { values.lineBreakMode }
      set { values.lineBreakMode = newValue }
    }
    /// How much farther lines are apart, in points.
    open override var lineSpacing: CGFloat {
      get { values.lineSpacing }
      set { values.lineSpacing = newValue }
    }
    /// The distance to the next paragraph, in points.
    open override var paragraphSpacing: CGFloat {
      get { values.paragraphSpacing }
      set { values.paragraphSpacing = newValue }
    }
    /// The distance to the paragraph before, in points.
    open override var paragraphSpacingBefore: CGFloat {
      get { values.paragraphSpacingBefore }
      set { values.paragraphSpacingBefore = newValue }
    }
    /// How far the first line begins from the edge, in points.
    open override var firstLineHeadIndent: CGFloat {
      get { values.firstLineHeadIndent }
      set { values.firstLineHeadIndent = newValue }
    }
    /// How far the other lines begin from the edge, in points.
    open override var headIndent: CGFloat {
      get { values.headIndent }
      set { values.headIndent = newValue }
    }
    /// How far lines end from the beginning, or, if it is negative, from the other edge, in points.
    open override var tailIndent: CGFloat {
      get { values.tailIndent }
      set { values.tailIndent = newValue }
    }
    /// The least height of a line, in points.
    open override var minimumLineHeight: CGFloat {
      get { values.minimumLineHeight }
      set { values.minimumLineHeight = newValue }
    }
    /// The greatest height of a line, in points; 0 for none.
    open override var maximumLineHeight: CGFloat {
      get { values.maximumLineHeight }
      set { values.maximumLineHeight = newValue }
    }
    /// What the height of a line is multiplied by; 0 for nothing.
    open override var lineHeightMultiple: CGFloat {
      get { values.lineHeightMultiple }
      set { values.lineHeightMultiple = newValue }
    }
    /// How readily words are hyphenated, from 0 to 1.
    open override var hyphenationFactor: Float {
      get { values.hyphenationFactor }
      set { values.hyphenationFactor = newValue }
    }
    /// Where the language of the text begins.
    open override var baseWritingDirection: NSWritingDirection {
      get { values.baseWritingDirection }
      set { values.baseWritingDirection = newValue }
    }
    /// How lines break beside the mode.
    open override var lineBreakStrategy: LineBreakStrategy {
      get { values.lineBreakStrategy }
      set { values.lineBreakStrategy = newValue }
    }
    /// Whether words are hyphenated as the system does by itself.
    open override var usesDefaultHyphenation: Bool {
      get { values.usesDefaultHyphenation }
      set { values.usesDefaultHyphenation = newValue }
    }
    /// Whether letters come closer before text is left out.
    open override var allowsDefaultTighteningForTruncation: Bool {
      get { values.allowsDefaultTighteningForTruncation }
      set { values.allowsDefaultTighteningForTruncation = newValue }
    }
    /// The distance of the places that a tab leads to, in points; 0 for none.
    open override var defaultTabInterval: CGFloat {
      get { values.defaultTabInterval }
      set { values.defaultTabInterval = newValue }
    }

    /// Takes over the values of another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
  }

  /// Where lines of text begin.
  public enum NSWritingDirection: Int, Sendable {
    /// Where the language does.
    case natural = -1
    /// At the left.
    case leftToRight = 0
    /// At the right.
    case rightToLeft = 1
  }

  /// A line below or through letters, as an attribute of text; it is kept and not shown.
  public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// A bit for each property.
    public let rawValue: Int
    /// Creates a style from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// One thick line.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// Made of dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// Made of dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// Made of dashes and dots.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// Made of dashes with two dots between them.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// Below words, and not below the spaces between them.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
  }
#endif
