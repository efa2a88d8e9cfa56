import TouchCore

/// A control above a scroll view's content that a pull beyond the top refreshes the content with.
///
/// Make it a scroll view's `refreshControl`. Pulled as far as it is high, while the finger still drags, it
/// sends `valueChanged`, once a drag; from then on it keeps its height free above the content, until
/// `endRefreshing()`.
open class UIRefreshControl: UIControl {
  /// Whether it is refreshing.
  open private(set) var isRefreshing = false
  /// Whether the current drag has begun a refresh already.
  private var hasFired = false
  private var owner = Weak<UIScrollView>(nil)
  private let ring = CAShapeLayer()
  #if !hasFeature(Embedded)
    private var title: UILabel?

    /// The title below the ring, with its attributes; nil, the default, for none.
    ///
    /// Deviation: it is shown in the font and the colour that it begins with.
    open var attributedTitle: NSAttributedString? {
      get { title?.attributedText }
      set {
        title?.removeFromSuperview()
        title = newValue.map { text in
          let label = UILabel()
          label.font = .systemFont(ofSize: 12)
          label.attributedText = text
          label.textAlignment = .center
          addSubview(label)
          return label
        }
        setNeedsLayout()
      }
    }
  #endif
  private let height = CGFloat(UIApplication.shared.scrolling.refreshHeight)

  /// Creates a control; the scroll view sets its frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  #if !hasFeature(Embedded)
    /// Creates a control; the scroll view sets its frame.
    public init() {
      super.init(frame: .zero)
      setUp()
    }
  #endif

  private func setUp() {
    bounds.size.height = height
    alpha = 0
    ring.path = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
    ring.fillColor = nil
    ring.lineWidth = 2
    layer.addSublayer(ring)
  }

  /// Always nil: views aren't read from archives here.
  public required init?(coder: NSCoder) { return nil }

  /// Begins refreshing as if the content had been pulled; the content doesn't scroll, and no event is sent.
  open func beginRefreshing() { begin() }

  /// Ends refreshing: content at rest goes back to its top.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    owner.object?.refreshEnded()
  }

  private func begin() {
    guard !isRefreshing else { return }
    isRefreshing = true
    owner.object?.rangeMayHaveChanged(followsEdge: false)
  }

  // MARK: The scroll view

  /// What it adds to the content's inset at the top, in points.
  var insetWhileRefreshing: CGFloat { isRefreshing ? height : 0 }

  /// Joins a scroll view, or leaves it.
  func serve(_ scrollView: UIScrollView?) {
    owner = Weak(scrollView)
    hasFired = false
    guard let scrollView else { return removeFromSuperview() }
    scrollView.insertSubview(self, at: 0)
  }

  /// A finger drags the content.
  func pulled(by scrollView: UIScrollView) {
    guard isEnabled, !isRefreshing, !hasFired,
      Threshold.reaches(Double(pull(of: scrollView)), Double(height))
    else { return }
    hasFired = true
    begin()
    sendActions(for: .valueChanged)
  }

  /// The finger was lifted.
  func released() { hasFired = false }

  /// How far the content is beyond its top, in points.
  private func pull(of scrollView: UIScrollView) -> CGFloat {
    insetWhileRefreshing - scrollView.adjustedContentInset.top - scrollView.contentOffset.y
  }

  /// Lays itself out above the content, as visible as it is pulled.
  func place(in scrollView: UIScrollView) {
    let wanted = CGRect(x: 0, y: -height, width: scrollView.bounds.width, height: height)
    if frame != wanted { frame = wanted }
    let share = isRefreshing ? 1 : min(max(pull(of: scrollView) / height, 0), 1)
    if alpha != share {
      alpha = share
      setNeedsLayout()
    }
  }

  /// Lays out the ring, which closes with the pull.
  open override func layoutSubviews() {
    super.layoutSubviews()
    var middle = bounds.midY
    #if !hasFeature(Embedded)
      if let title {
        let titleHeight = title.intrinsicContentSize.height
        middle = (bounds.height - titleHeight) / 2
        title.frame = CGRect(
          x: 0,
          y: bounds.height - titleHeight,
          width: bounds.width,
          height: titleHeight
        )
      }
    #endif
    ring.position = CGPoint(x: bounds.midX, y: middle)
    ring.strokeColor = resolved(tintColor)
    ring.strokeEnd = alpha
  }
}
