import TouchCore

/// A view that shows text; user interaction is disabled by default.
open class UILabel: UIView {
  /// The default font.
  private static var standardFont: UIFont { .systemFont(ofSize: UIFont.labelFontSize) }

  /// A text layer.
  open override class var layerClass: LayerClass { CATextLayer.textClass }

  /// Creates a label with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a label with a zero frame: there are no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    var text = LayerText()
    text.font = UILabel.standardFont
    text.color = UIColor.label.cgColor
    text.placement = .middle
    text.fitting = .wrapped(lines: 1)
    layer.state.text = text
  }

  override var naturalAccessibility: NaturalAccessibility {
    NaturalAccessibility(isElement: true, label: text, traits: .staticText)
  }

  // MARK: Text

  /// The text; nil shows nothing.
  open var text: String? {
    didSet {
      layer.state.text.text = text ?? ""
      attributed = nil
      contentSizeMayHaveChanged()
      #if !hasFeature(Embedded)
        layer.state.text.pictures = []
        if text != oldValue { textDidChange() }
      #endif
    }
  }
  /// The text with its attributes, where a client set it with them.
  final var attributed: AnyObject?

  /// The font; the system's at 17 points by default.
  open var font: UIFont! {
    get { layer.state.text.font }
    set {
      #if !hasFeature(Embedded)
        if newValue != font { textDidChange() }
      #endif
      layer.state.text.font = newValue ?? UILabel.standardFont
      if adjustsFontForContentSizeCategory { adjustFont() }
      contentSizeMayHaveChanged()
    }
  }

  /// Whether the font follows the reader's text size; false by default.
  ///
  /// Only a font that was made for it follows: by `UIFont.preferredFont(forTextStyle:)` or `UIFontMetrics`.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFont() } }
  }

  private func adjustFont() {
    guard let font = layer.state.text.font.adjusted(to: traitCollection) else { return }
    layer.state.text.font = font
  }

  override func showTraits() {
    showTextColor()
    alignText()
    if adjustsFontForContentSizeCategory { adjustFont() }
  }

  /// The text's colour; the system's label colour by default.
  open var textColor: UIColor! {
    get { ownTextColor }
    set {
      ownTextColor = newValue ?? .label
      showTextColor()
    }
  }
  private var ownTextColor = UIColor.label

  /// Whether the text has its highlighted colour, if it has one.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { showTextColor() } }
  }
  /// The text's colour while the label is highlighted; nil for the same.
  open var highlightedTextColor: UIColor? {
    didSet { showTextColor() }
  }

  /// Whether the text has its whole colour; a disabled label's is lighter.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { showTextColor() } }
  }
  /// How much of its opacity a disabled text has; ours, Apple publishes none.
  private static var disabledOpacity: CGFloat { 0.4 }

  private func showTextColor() {
    let color = isHighlighted ? highlightedTextColor ?? ownTextColor : ownTextColor
    let shown = resolved(color)
    layer.state.text.color =
      isEnabled ? shown : shown.copy(alpha: shown.alpha * UILabel.disabledOpacity) ?? shown
    #if !hasFeature(Embedded)
      showAttachments()
    #endif
  }

  /// The edge with which lines are aligned; where the language begins by default.
  open var textAlignment = NSTextAlignment.natural {
    didSet { alignText() }
  }

  private func alignText() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isNatural = textAlignment == .natural || textAlignment == .justified
    layer.state.text.alignment = isNatural ? isMirrored ? .right : .left : textAlignment
  }

  /// The maximum number of lines; 0 for as many as the text needs, 1 by default.
  ///
  /// Text that doesn't fit is truncated with an ellipsis.
  open var numberOfLines = 1 {
    didSet {
      layer.state.text.fitting = .wrapped(lines: max(numberOfLines, 0))
      contentSizeMayHaveChanged()
      #if !hasFeature(Embedded)
        if numberOfLines != oldValue { textDidChange() }
      #endif
    }
  }

  /// How lines break, and what of the last one is left out where there is no room; its end by default.
  open var lineBreakMode: NSLineBreakMode {
    get { layer.state.text.lineBreakMode }
    set { layer.state.text.lineBreakMode = newValue }
  }

  /// Whether the font shrinks so that a text of one line fits into the width; false by default.
  open var adjustsFontSizeToFitWidth = false {
    didSet { showLeastScale() }
  }

  /// Whether letters may stand nearer together before a text is truncated; false by default.
  ///
  /// Deviation: they don't.
  open var allowsDefaultTighteningForTruncation = false

  /// The least part of its size to which the font then shrinks; 0, the default, means that the text chooses: a
  /// half here.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { showLeastScale() }
  }

  /// What `minimumScaleFactor` is where a client leaves it; ours, Apple publishes none.
  private static var leastScale: CGFloat { 0.5 }

  private func showLeastScale() {
    let chosen = minimumScaleFactor > 0 ? min(minimumScaleFactor, 1) : UILabel.leastScale
    layer.state.text.leastScale = adjustsFontSizeToFitWidth ? chosen : 1
  }

  // MARK: Shadow

  /// The colour of the letters behind the text; nil, the default, for none.
  open var shadowColor: UIColor? {
    didSet { showShadow() }
  }

  /// How far these are from the text, in points: one up by default.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { showShadow() }
  }

  private func showShadow() {
    layer.state.text.shadow = shadowColor.map {
      LayerText.Shadow(color: $0.cgColor, offset: shadowOffset)
    }
  }

  // MARK: Size

  #if hasFeature(Embedded)
    /// The size of the text on as many lines as it has itself.
    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
  #else
    /// The size of the text on as many lines as it has itself, or within `preferredMaxLayoutWidth`.
    open override var intrinsicContentSize: CGSize {
      sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
    }
  #endif

  override func arrangedSize(within width: CGFloat) -> CGSize {
    let whole = intrinsicContentSize
    return numberOfLines == 1 || whole.width <= width
      ? whole : sizeThatFits(CGSize(width: width, height: 0))
  }

  /// The size that the text needs within a width, estimated without the font's metrics.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    #if hasFeature(Embedded)
      textSize(within: size.width, lines: numberOfLines)
    #else
      let isWide = numberOfLines == 1 || size.width <= 0
      let room = CGSize(
        width: isWide ? UILabel.unlimited : size.width,
        height: UILabel.unlimited
      )
      return textRect(
        forBounds: CGRect(origin: .zero, size: room),
        limitedToNumberOfLines: numberOfLines
      ).size
    #endif
  }

  /// The size that the text needs.
  ///
  /// - Parameters:
  ///   - width: The room for a line of several, in points; 0 for as much as it needs.
  ///   - count: How many lines there may be; 0 for as many as there are.
  /// - Returns: The size in points, rounded up; zero without a text.
  private func textSize(within width: CGFloat, lines count: Int) -> CGSize {
    guard text?.isEmpty == false else { return .zero }
    let measure = TextMeasure(layer.state.text)
    let room = width > 0 && count != 1 ? width : nil
    let lines = measure.lines(of: layer.state.text.text, within: room, by: lineBreakMode)
    let shown = count > 0 ? min(lines.count, count) : lines.count
    let widest = lines.prefix(shown).map { measure.width(of: $0) }.max() ?? 0
    return CGSize(
      width: widest.rounded(.up),
      height: (CGFloat(shown) * font.lineHeight).rounded(.up)
    )
  }

  #if !hasFeature(Embedded)
    /// The text with its attributes; nil shows nothing.
    ///
    /// Deviation: the whole text is shown in the font and the colour that it begins with, aligned and broken into lines
    /// as its first paragraph says, with its attachments' pictures; other attributes are kept and not shown. Setting
    /// `text` discards them.
    open var attributedText: NSAttributedString? {
      get { textWithAttributes }
      set { textWithAttributes = newValue }
    }

    // MARK: The text's rectangle

    /// A width and a height that no text needs, in points.
    private static let unlimited: CGFloat = 1e6

    /// The rectangle of the text within another one, at whose top left it begins; it is no larger than that.
    ///
    /// What a subclass returns is the size that fits. Where the text is shown, `drawText(in:)` says.
    open func textRect(
      forBounds bounds: CGRect,
      limitedToNumberOfLines numberOfLines: Int
    ) -> CGRect {
      let needed = textSize(within: bounds.width, lines: numberOfLines)
      return CGRect(
        x: bounds.minX,
        y: bounds.minY,
        width: min(needed.width, max(bounds.width, 0)),
        height: min(needed.height, max(bounds.height, 0))
      )
    }

    /// Shows the text in a rectangle, in the middle of its height.
    ///
    /// The label calls it with its bounds when it lays out. A subclass that calls `super` with another rectangle moves
    /// the text there. There is no context to draw in, and a subclass that doesn't call `super` changes nothing.
    open func drawText(in rect: CGRect) {
      let bounds = bounds
      let margins = UIEdgeInsets(
        top: rect.minY - bounds.minY,
        left: rect.minX - bounds.minX,
        bottom: bounds.maxY - rect.maxY,
        right: bounds.maxX - rect.maxX
      )
      if margins != layer.state.text.margins { layer.state.text.margins = margins }
    }

    /// Also calls `drawText(in:)`.
    open override func layoutSublayers(of layer: CALayer) {
      isLayingOut = true
      super.layoutSublayers(of: layer)
      isLayingOut = false
      if layer === self.layer { drawText(in: bounds) }
    }
    /// Whether `drawText(in:)` is about to be called in any case.
    private var isLayingOut = false

    /// Has the next layout call `drawText(in:)`.
    open override func setNeedsDisplay() { if !isLayingOut { setNeedsLayout() } }

    /// Has the next layout call `drawText(in:)`, if a subclass may have a say in it.
    private func textDidChange() { if type(of: self) != UILabel.self { setNeedsDisplay() } }

    /// The width in which `intrinsicContentSize` breaks a text that may have several lines, in points; 0, the default,
    /// for any.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
      didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// How letters would be aligned that shrank; they are in the middle of the label's height.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  #endif
}

#if !hasFeature(Embedded)
  /// How letters that shrank to fit are aligned with where they were.
  public enum UIBaselineAdjustment: Int, Sendable {
    /// Their lines stay where they were.
    case alignBaselines = 0
    /// Their middles do.
    case alignCenters = 1
    /// Their tops do.
    case none = 2
  }
#endif
