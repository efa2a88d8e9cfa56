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
    }
  }
  /// The text with its attributes, where a client set it with them.
  final var attributed: AnyObject?

  /// The font; the system's at 17 points by default.
  open var font: UIFont! {
    get { layer.state.text.font }
    set {
      layer.state.text.font = newValue ?? UILabel.standardFont
      if adjustsFontForContentSizeCategory { adjustFont() }
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

  private func showTextColor() {
    let color = isHighlighted ? highlightedTextColor ?? ownTextColor : ownTextColor
    layer.state.text.color = resolved(color)
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
    didSet { layer.state.text.fitting = .wrapped(lines: max(numberOfLines, 0)) }
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

  /// The size of the text on as many lines as it has itself.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// The size that the text needs within a width, estimated without the font's metrics.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let measure = TextMeasure(font: font)
    let width = size.width > 0 && numberOfLines != 1 ? size.width : nil
    let lines = measure.lines(of: text, within: width, by: lineBreakMode)
    let shown = numberOfLines > 0 ? min(lines.count, numberOfLines) : lines.count
    let widest = lines.prefix(shown).map { measure.width(of: $0) }.max() ?? 0
    return CGSize(
      width: widest.rounded(.up),
      height: (CGFloat(shown) * font.lineHeight).rounded(.up)
    )
  }
}
