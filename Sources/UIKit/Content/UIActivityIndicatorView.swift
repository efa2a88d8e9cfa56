/// A ring that turns while something is under way.
///
/// It is hidden while it doesn't turn, unless `hidesWhenStopped` is false.
open class UIActivityIndicatorView: UIView {
  /// The size and the colour.
  public enum Style: Int, Sendable {
    /// Large and white.
    case whiteLarge = 0
    /// White.
    case white = 1
    /// Grey.
    case gray = 2
    /// In the system's grey.
    case medium = 100
    /// Large, in the system's grey.
    case large = 101
  }

  private let ring = CAShapeLayer()

  /// The size and the colour; setting it discards a colour of one's own.
  open var style: Style {
    didSet {
      color = style.color
      bounds.size = style.size
    }
  }
  /// The ring's colour.
  open var color: UIColor! {
    didSet { setNeedsLayout() }
  }
  /// Whether it is hidden while it doesn't turn.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }
  /// Whether it turns.
  open private(set) var isAnimating = false

  /// Creates a view of a style, as large as that is.
  public init(style: Style) {
    self.style = style
    color = style.color
    super.init(frame: CGRect(origin: .zero, size: style.size))
    setUp()
  }

  /// Creates a view of the medium style.
  public override init(frame: CGRect) {
    style = .medium
    color = style.color
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view of the medium style with a zero frame: there are no archives.
  public required init?(coder: NSCoder) {
    style = .medium
    color = style.color
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isHidden = true
    ring.fillColor = nil
    ring.strokeEnd = 0.75
    layer.addSublayer(ring)
  }

  /// Shows it, turning.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    isHidden = false
    turn()
  }

  /// Ends the turning.
  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    isHidden = hidesWhenStopped
    ring.removeAnimation(forKey: "turn")
  }

  /// One turn a second, which is our own choice.
  private func turn() {
    let animation = CABasicAnimation(keyPath: "transform.rotation.z")
    animation.fromValue = 0
    animation.toValue = .init(2 * Double.pi)
    animation.duration = 1
    animation.repeatCount = .infinity
    ring.add(animation, forKey: "turn")
  }

  /// Turns again: animations end when a view leaves its window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if isAnimating, window != nil { turn() }
  }

  /// Lays out the ring in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = style.size.width / 10
    let radius = (style.size.width - width) / 2
    let square = CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)
    ring.path = CGPath(ellipseIn: square, transform: nil)
    ring.lineWidth = width
    ring.position = CGPoint(x: bounds.midX, y: bounds.midY)
    ring.strokeColor = resolved(color)
  }

  /// The size of its style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  /// The size of its style.
  open override var intrinsicContentSize: CGSize { style.size }
}

extension UIActivityIndicatorView.Style {
  fileprivate var size: CGSize {
    self == .large || self == .whiteLarge
      ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  fileprivate var color: UIColor {
    switch self {
    case .whiteLarge, .white: .white
    case .gray: .gray
    case .medium, .large: .systemGray
    }
  }
}
