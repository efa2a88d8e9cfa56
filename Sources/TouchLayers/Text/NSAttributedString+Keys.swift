#if !hasFeature(Embedded)
  public import TouchGraphics

  extension NSAttributedString.Key {
    /// The font: a `UIFont`.
    public static var font: NSAttributedString.Key { .init(rawValue: "NSFont") }
    /// The letters' colour: a `UIColor`.
    public static var foregroundColor: NSAttributedString.Key { .init(rawValue: "NSColor") }
    /// The colour behind the letters: a `UIColor`.
    public static var backgroundColor: NSAttributedString.Key {
      .init(rawValue: "NSBackgroundColor")
    }
    /// How much farther letters are from each other, in points: a number.
    public static var kern: NSAttributedString.Key { .init(rawValue: "NSKern") }
    /// How lines are set: an `NSParagraphStyle`.
    public static var paragraphStyle: NSAttributedString.Key { .init(rawValue: "NSParagraphStyle") }
    /// The line below the letters: the number of an `NSUnderlineStyle`.
    public static var underlineStyle: NSAttributedString.Key { .init(rawValue: "NSUnderline") }
    /// The colour of that line: a `UIColor`.
    public static var underlineColor: NSAttributedString.Key { .init(rawValue: "NSUnderlineColor") }
    /// The line through the letters: the number of an `NSUnderlineStyle`.
    public static var strikethroughStyle: NSAttributedString.Key {
      .init(rawValue: "NSStrikethrough")
    }
    /// The colour of that line: a `UIColor`.
    public static var strikethroughColor: NSAttributedString.Key {
      .init(rawValue: "NSStrikethroughColor")
    }
    /// The colour of the letters' outlines: a `UIColor`.
    public static var strokeColor: NSAttributedString.Key { .init(rawValue: "NSStrokeColor") }
    /// How wide these are: a number.
    public static var strokeWidth: NSAttributedString.Key { .init(rawValue: "NSStrokeWidth") }
    /// How far above the line the letters are, in points: a number.
    public static var baselineOffset: NSAttributedString.Key { .init(rawValue: "NSBaselineOffset") }
    /// The shadow of the letters: an `NSShadow`.
    public static var shadow: NSAttributedString.Key { .init(rawValue: "NSShadow") }
    /// Where the text leads: a `URL` or a string.
    public static var link: NSAttributedString.Key { .init(rawValue: "NSLink") }
    /// Which letters are joined into one: a number.
    public static var ligature: NSAttributedString.Key { .init(rawValue: "NSLigature") }
    /// How slanted letters are: a number.
    public static var obliqueness: NSAttributedString.Key { .init(rawValue: "NSObliqueness") }
    /// The logarithm of how wide letters are: a number.
    public static var expansion: NSAttributedString.Key { .init(rawValue: "NSExpansion") }
    /// How much farther letters are from each other, in points: a number.
    public static var tracking: NSAttributedString.Key { .init(rawValue: "CTTracking") }
  }

  extension NSAttributedString.Key {
    /// A picture in the place of a letter: an `NSTextAttachment`.
    public static var attachment: NSAttributedString.Key { .init(rawValue: "NSAttachment") }
    /// Directions that text is written in, beside its own: a list of numbers.
    public static var writingDirection: NSAttributedString.Key {
      .init(rawValue: "NSWritingDirection")
    }
    /// An effect on letters: a name.
    public static var textEffect: NSAttributedString.Key { .init(rawValue: "NSTextEffect") }
  }

  extension String {
    /// The size of the text on as many lines as it has itself, estimated without the font's metrics.
    ///
    /// - Parameter attrs: Of the attributes the font counts; 12 points without one.
    /// - Returns: The size in points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
      let font = attrs?[.font] as? UIFont ?? .systemFont(ofSize: 12)
      let measure = TextMeasure(font: font)
      let lines = measure.lines(of: self, within: nil, by: .byWordWrapping)
      let widest = lines.map { measure.width(of: $0) }.max() ?? 0
      return CGSize(width: widest, height: CGFloat(lines.count) * font.lineHeight)
    }
  }

  extension NSString {
    /// The size of the text on as many lines as it has itself, estimated without the font's metrics.
    ///
    /// - Parameter attrs: Of the attributes the font counts; 12 points without one.
    /// - Returns: The size in points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
      description.size(withAttributes: attrs)
    }
  }

  extension NSAttributedString {
    /// The size of the text in the font that it begins with, estimated without the font's metrics.
    public func size() -> CGSize {
      string.size(withAttributes: length > 0 ? attributes(at: 0, effectiveRange: nil) : nil)
    }
  }
#endif
