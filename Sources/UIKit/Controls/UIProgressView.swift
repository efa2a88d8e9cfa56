import TouchCore

/// A bar that fills as work gets done.
///
/// It fills its bounds; its own height is 4 points.
open class UIProgressView: UIView {
  /// Where the bar stands.
  public enum Style: Int, Sendable {
    /// On its own.
    case `default` = 0
    /// In a toolbar.
    case bar = 1
  }

  /// The height of Apple's bar, in points.
  private static var height: CGFloat { 4 }

  private let track = CALayer()
  private let filled = CALayer()
  private var storedProgress: Float = 0

  // MARK: Progress

  /// How much is done, from 0 to 1; what lies beyond is the nearer of them.
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets how much is done; the bar fills at once, or within a quarter second if animated.
  open func setProgress(_ progress: Float, animated: Bool) {
    guard !progress.isNaN else { return }
    storedProgress = min(max(progress, 0), 1)
    place(animated: animated)
  }

  // MARK: Looks

  /// Where the bar stands; it looks the same.
  open var progressViewStyle: Style = .default
  /// The colour of the filled part; nil uses the tint colour.
  open var progressTintColor: UIColor? {
    didSet { if progressTintColor != oldValue { setNeedsLayout() } }
  }
  /// The colour of the rest; nil uses a light grey.
  open var trackTintColor: UIColor? {
    didSet { if trackTintColor != oldValue { setNeedsLayout() } }
  }

  /// The image of the filled part, in place of its colour; nil for none.
  open var progressImage: UIImage? {
    didSet { if progressImage !== oldValue { setNeedsLayout() } }
  }
  /// The image of the rest, in place of its colour; nil for none.
  open var trackImage: UIImage? {
    didSet { if trackImage !== oldValue { setNeedsLayout() } }
  }

  /// Creates a bar of a style, 4 points high.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
    progressViewStyle = style
  }

  /// Creates an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty bar with a zero frame: there are no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for part in [track, filled] { layer.addSublayer(part) }
  }

  /// Fills the bar up to the progress, from the side where lines of text begin.
  open override func layoutSubviews() {
    super.layoutSubviews()
    place(animated: false)
  }

  /// All of a picture, as a part of it.
  private static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)

  private func place(animated: Bool) {
    let width = bounds.width * CGFloat(storedProgress)
    let part = CGRect(x: bounds.minX, y: bounds.minY, width: width, height: bounds.height)
    CALayer.change(animated: animated) {
      track.frame = bounds
      track.cornerRadius = bounds.height / 2
      track.backgroundColor = trackImage == nil ? resolved(trackTintColor ?? .systemFill) : nil
      #if !hasFeature(Embedded)
        track.contentsCenter = trackImage?.stretchedPart ?? Self.whole
        filled.contentsCenter = progressImage?.stretchedPart ?? Self.whole
      #endif
      track.setContents(trackImage?.cgImage)
      filled.frame = directed(part, in: bounds)
      filled.cornerRadius = min(bounds.height, width) / 2
      filled.backgroundColor =
        progressImage == nil ? resolved(progressTintColor ?? tintColor) : nil
      filled.setContents(progressImage?.cgImage)
    }
  }

  /// Paints the bar in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  /// The height of Apple's bar; it has no width of its own.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// The current width, and the height of Apple's bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: Self.height)
  }

  override var naturalAccessibility: NaturalAccessibility {
    NaturalAccessibility(
      isElement: true,
      value: "\(Int(Double(storedProgress) * 100 + 0.5, within: 0...100))%",
      traits: .updatesFrequently
    )
  }
}
