/// A view that puts its arranged subviews side by side, by the sizes of their contents.
///
/// It lays out by frames: give it a frame, or the size that fits (`sizeToFit()`). Sizes are those of
/// `intrinsicContentSize`; a view without one has none, and grows where `distribution` or `alignment` fills. Edges lie
/// on whole pixels.
open class UIStackView: UIView {
  /// One of the arranged subviews.
  struct Arranged {
    let view: UIView
    /// The distance to the next one; nil for `spacing`.
    var spacing: CGFloat?
  }

  /// What stands for no distance of its own in `setCustomSpacing(_:after:)`.
  public static var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// What stands for the system's distance, which is 8 points.
  public static var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  /// The arranged subviews, in their order.
  final var arranged: [Arranged] = []

  /// Creates a stack view with a zero frame that arranges views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Arranged subviews

  /// The views that are arranged, in their order: some of the subviews, or all.
  open var arrangedSubviews: [UIView] { arranged.map { $0.view } }

  /// Arranges a view behind the others; adds it as a subview unless it is one.
  open func addArrangedSubview(_ view: UIView) { arrange(view, at: arranged.count) }

  /// Arranges a view at an index of `arrangedSubviews`; adds it as a subview in front unless it is one.
  ///
  /// - Precondition: The index isn't above the number of arranged subviews.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    precondition((0...arranged.count).contains(stackIndex), "There is no such index in the stack.")
    arrange(view, at: stackIndex)
  }

  /// Arranges a view no longer; it stays a subview, where it is.
  open func removeArrangedSubview(_ view: UIView) { leave(view) }

  private func arrange(_ view: UIView, at index: Int) {
    if view.superview !== self { addSubview(view) }
    leave(view)
    // The calls of `addSubview(_:)` may have changed both.
    guard view.superview === self else { return }
    arranged.insert(Arranged(view: view), at: min(index, arranged.count))
    subviewContentSizeChanged()
  }

  private func leave(_ view: UIView) {
    guard arranges(view) else { return }
    arranged.removeAll { $0.view === view }
    subviewContentSizeChanged()
  }

  /// Arranges a view no longer that is removed.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    leave(subview)
  }

  override func arranges(_ view: UIView) -> Bool { arranged.contains { $0.view === view } }

  // MARK: Arrangement

  /// The direction in which the views follow each other; horizontal by default, as the language is read.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { subviewContentSizeChanged() } }
  }
  /// How the views share the length along the axis; `fill` by default.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { subviewContentSizeChanged() } }
  }
  /// How the views lie across the axis; `fill` by default.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { subviewContentSizeChanged() } }
  }
  /// The distance between two views, in points; 0 by default.
  ///
  /// Where the distribution spaces equally it is the least.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { subviewContentSizeChanged() } }
  }
  /// Whether the views lie within `layoutMargins` instead of the bounds; false by default.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { subviewContentSizeChanged() } }
  }

  /// Sets the distance between an arranged subview and the next one, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard let index = arranged.firstIndex(where: { $0.view === arrangedSubview }) else { return }
    arranged[index].spacing = spacing == Self.spacingUseDefault ? nil : spacing
    subviewContentSizeChanged()
  }

  /// The distance that was set between an arranged subview and the next one; `spacingUseDefault` where none was.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    arranged.first { $0.view === arrangedSubview }?.spacing ?? Self.spacingUseDefault
  }

  // MARK: Layout

  /// Lays out the arranged subviews.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutArranged()
  }

  /// The size of the arranged subviews with the distances; `noIntrinsicMetric` along an axis where none has one.
  open override var intrinsicContentSize: CGSize { arrangedSize(within: .infinity) }

  /// The size of the arranged subviews with the distances, where lines break within a width; 0 for no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let found = arrangedSize(within: size.width > 0 ? size.width : .infinity)
    return CGSize(width: max(found.width, 0), height: max(found.height, 0))
  }

  override func arrangedSize(within width: CGFloat) -> CGSize { contentSize(within: width) }
}

extension UIStackView {
  /// How arranged subviews share the length along the axis.
  public enum Distribution: Int, Hashable, Sendable {
    /// They fill it: the first view without a size of its own grows, otherwise the first of those that hug their contents
    /// least; of those that resist least to being compressed the last ones shrink first.
    case fill = 0
    /// They fill it with one length for all.
    case fillEqually = 1
    /// They fill it in proportion to their contents' lengths.
    case fillProportionally = 2
    /// They have their contents' lengths, and equal distances between them.
    case equalSpacing = 3
    /// They have their contents' lengths, and equal distances between their centres.
    case equalCentering = 4
  }

  /// How arranged subviews lie across the axis.
  public enum Alignment: Int, Hashable, Sendable {
    /// They fill the stack view.
    case fill = 0
    /// At the edge where the language begins, in a row at the top.
    case leading = 1
    /// In the middle.
    case center = 3
    /// At the edge where the language ends, in a row at the bottom.
    case trailing = 4

    /// In a row at the top.
    public static var top: Alignment { .leading }
    /// In a row at the bottom.
    public static var bottom: Alignment { .trailing }
  }
}
