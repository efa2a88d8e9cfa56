#if !hasFeature(Embedded)
  import TouchCore
  public import TouchGraphics

  /// How the rectangle of a text is found.
  public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// A bit for each option.
    public let rawValue: Int
    /// Creates options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The text breaks into lines of the given width, and its location is the top of its first line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Lines keep the distance that their font asks for; here every font's line height has it.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// The last line that has room ends in dots where there is more text.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  }

  extension String {
    /// The rectangle of the text, estimated without the font's metrics.
    ///
    /// - Parameters:
    ///   - size: The room, in points. With `usesLineFragmentOrigin` lines break at its width, and those count that
    ///     have room in its height, one at least; without it the text stays on the lines that it has itself.
    ///   - options: How the rectangle is found.
    ///   - attributes: Of these the font counts; 12 points without one.
    ///   - context: `nil`.
    /// - Returns: The rectangle in points. Its origin is zero with `usesLineFragmentOrigin`; without it the origin is
    ///   on the line that the letters stand on.
    public func boundingRect(
      with size: CGSize,
      options: NSStringDrawingOptions = [],
      attributes: [NSAttributedString.Key: Any]? = nil,
      context: NSStringDrawingContext?
    ) -> CGRect {
      let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
      guard options.contains(.usesLineFragmentOrigin) else {
        let whole = self.size(withAttributes: attributes)
        return CGRect(x: 0, y: font.descender, width: whole.width, height: whole.height)
      }
      let measure = TextMeasure(font: font)
      let width = size.width > 0 && size.width < 1e6 ? size.width : nil
      let lines = measure.lines(of: self, within: width, by: .byWordWrapping)
      let hasLimit = size.height > 0 && size.height < 1e6
      let room = hasLimit ? Int(size.height / font.lineHeight, within: 1...Int(1e6)) : lines.count
      let shown = lines.prefix(room)
      let widest = shown.map { measure.width(of: $0) }.max() ?? 0
      return CGRect(x: 0, y: 0, width: widest, height: CGFloat(shown.count) * font.lineHeight)
    }
  }

  extension NSString {
    /// The rectangle of the text, as `String`'s `boundingRect(with:options:attributes:context:)` says it.
    public func boundingRect(
      with size: CGSize,
      options: NSStringDrawingOptions = [],
      attributes: [NSAttributedString.Key: Any]? = nil,
      context: NSStringDrawingContext?
    ) -> CGRect {
      description.boundingRect(
        with: size,
        options: options,
        attributes: attributes,
        context: context
      )
    }
  }

  extension NSAttributedString {
    /// The rectangle of the text in the font that it begins with, as `String`'s method says it.
    public func boundingRect(
      with size: CGSize,
      options: NSStringDrawingOptions = [],
      context: NSStringDrawingContext?
    ) -> CGRect {
      string.boundingRect(
        with: size,
        options: options,
        attributes: length > 0 ? attributes(at: 0, effectiveRange: nil) : nil,
        context: context
      )
    }
  }

  /// How a text may shrink while it is measured or drawn, in Apple's UIKit.
  ///
  /// Here none shrinks: where a context may be given, `nil` says the same.
  public final class NSStringDrawingContext {
    /// Creates a context.
    public init() {}
  }
#endif
