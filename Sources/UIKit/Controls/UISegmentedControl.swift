/// A row of segments, of which one is selected.
///
/// A finger that is lifted on a segment selects it, and `valueChanged` is sent where that was another one. A client that
/// sets the selection sends nothing.
open class UISegmentedControl: UIControl {
  /// No segment is selected.
  public static let noSegment = -1

  /// The control's height and the room beside a title, in points.
  private enum Size {
    static let height: CGFloat = 32
    static let margin: CGFloat = 12
    static let corner: CGFloat = 9
    static let inset: CGFloat = 2
    /// How opaque a pressed or disabled segment is.
    static let faint: CGFloat = 0.4
  }

  /// What one segment shows.
  private struct Segment {
    let label: UILabel
    let picture: UIImageView
    var isEnabled = true
    var width: CGFloat = 0
    var offset = CGSize.zero
  }

  private var segments: [Segment] = []
  #if !hasFeature(Embedded)
    /// The titles' attributes by state, as they were set.
    final var titleAttributes: [State.RawValue: [NSAttributedString.Key: Any]] = [:] {
      didSet {
        showTitleLooks()
        invalidateIntrinsicContentSize()
      }
    }

    /// Sets the attributes of the titles for a state; nil removes them.
    ///
    /// A state without an attribute has that of `normal`. Deviation: the font and the colour are shown; other attributes
    /// are kept and not shown.
    open func setTitleTextAttributes(
      _ attributes: [NSAttributedString.Key: Any]?,
      for state: State
    ) {
      titleAttributes[state.rawValue] = attributes
    }

    /// The attributes of the titles that were set for a state; nil where none were.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
      titleAttributes[state.rawValue]
    }
  #endif
  /// The images behind the segments and between them.
  final var images = SegmentImages() { didSet { setNeedsLayout() } }
  private let thumb = UIView()
  /// The segment under the finger.
  private var pressed = UISegmentedControl.noSegment {
    didSet { if pressed != oldValue { setNeedsLayout() } }
  }
  private var selected = UISegmentedControl.noSegment {
    didSet { if selected != oldValue { setNeedsLayout() } }
  }

  // MARK: Creating

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  #if !hasFeature(Embedded)
    /// Creates a control with titles and images; an object of another kind is left out.
    public init(items: [Any]?) {
      super.init(frame: .zero)
      setUp()
      for item in items ?? [] {
        if let title = item as? String {
          insertSegment(withTitle: title, at: numberOfSegments, animated: false)
        } else if let image = item as? UIImage {
          insertSegment(with: image, at: numberOfSegments, animated: false)
        }
      }
      sizeToFit()
    }
  #endif

  /// Creates a control without segments and with a zero frame: there are no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = Size.corner
    thumb.isUserInteractionEnabled = false
    thumb.backgroundColor = .systemBackground
    thumb.layer.cornerRadius = Size.corner - Size.inset
    addSubview(thumb)
  }

  // MARK: Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Puts a segment with a title at an index; one beyond the end means the end.
  ///
  /// A segment that is selected behind it stays so.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(at: segment) { $0.label.text = title }
  }

  /// Puts a segment with an image at an index; one beyond the end means the end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(at: segment) { $0.picture.image = image }
  }

  private func insert(at wanted: Int, _ change: (Segment) -> Void) {
    let index = min(max(wanted, 0), segments.count)
    let segment = Segment(label: UILabel(), picture: UIImageView())
    segment.picture.contentMode = .center
    segment.label.textAlignment = .center
    change(segment)
    segments.insert(segment, at: index)
    showTitleLooks()
    addSubview(segment.label)
    addSubview(segment.picture)
    if selected >= index { selected += 1 }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Takes a segment away; the selection goes with it.
  ///
  /// - Precondition: There is one at the index.
  open func removeSegment(at segment: Int, animated: Bool) {
    let gone = segments.remove(at: segment)
    gone.label.removeFromSuperview()
    gone.picture.removeFromSuperview()
    if selected == segment {
      selected = Self.noSegment
    } else if selected > segment {
      selected -= 1
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Takes all segments away.
  open func removeAllSegments() {
    while !segments.isEmpty { removeSegment(at: segments.count - 1, animated: false) }
  }

  /// Sets a segment's title; its image goes.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    segments[segment].picture.image = nil
    segments[segment].label.text = title
    invalidateIntrinsicContentSize()
  }

  /// A segment's title; nil where it has none.
  open func titleForSegment(at segment: Int) -> String? { segments[segment].label.text }

  /// Sets a segment's image; its title goes.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    segments[segment].picture.image = image
    segments[segment].label.text = nil
    invalidateIntrinsicContentSize()
  }

  /// A segment's image; nil where it has none.
  open func imageForSegment(at segment: Int) -> UIImage? { segments[segment].picture.image }

  /// Sets a segment's width, in points; 0 shares out what is left.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    segments[segment].width = max(width, 0)
    setNeedsLayout()
  }

  /// Sets how far a segment's title or image is from its middle, in points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    segments[segment].offset = offset
    setNeedsLayout()
  }

  /// How far a segment's title or image is from its middle, in points.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { segments[segment].offset }

  /// Whether segments without a width of their own are as wide as their contents need, rather than of one width; false by
  /// default.
  open var apportionsSegmentWidthsByContent = false {
    didSet { setNeedsLayout() }
  }

  /// A segment's width as it was set, in points; 0 where it was not.
  open func widthForSegment(at segment: Int) -> CGFloat { segments[segment].width }

  /// Sets whether fingers select a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    segments[segment].isEnabled = enabled
    setNeedsLayout()
  }

  /// Whether fingers select a segment.
  open func isEnabledForSegment(at segment: Int) -> Bool { segments[segment].isEnabled }

  // MARK: Selection

  /// The selected segment, or `noSegment`.
  ///
  /// Setting it sends no event.
  open var selectedSegmentIndex: Int {
    get { selected }
    set {
      precondition(
        newValue >= Self.noSegment && newValue < segments.count,
        "There is no segment \(newValue)."
      )
      selected = newValue
    }
  }

  /// Whether a segment is selected for the time of an action alone; false by default.
  open var isMomentary = false {
    didSet { if isMomentary { selected = Self.noSegment } }
  }

  /// The selected segment's colour; nil uses the system's.
  open var selectedSegmentTintColor: UIColor? {
    didSet { thumb.backgroundColor = selectedSegmentTintColor ?? .systemBackground }
  }

  // MARK: Size and layout

  /// The width that a segment's title or image needs with the room beside it, in points.
  private func contentWidth(of segment: Segment) -> CGFloat {
    max(segment.label.intrinsicContentSize.width, segment.picture.image?.size.width ?? 0)
      + 2 * Size.margin
  }

  /// The size that the titles need.
  open override var intrinsicContentSize: CGSize {
    let needs = segments.map { contentWidth(of: $0) }
    let widest = needs.max() ?? 0
    let width = zip(segments, needs).reduce(0) { sum, pair in
      let own = apportionsSegmentWidthsByContent ? pair.1 : widest
      return sum + (pair.0.width > 0 ? pair.0.width : own)
    }
    return CGSize(width: width, height: Size.height)
  }

  /// The size that the titles need.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Lays out the segments beside each other; the first is where the language begins.
  open override func layoutSubviews() {
    super.layoutSubviews()
    showTitleLooks()
    showImages()
    for (index, segment) in segments.enumerated() {
      let rect = rect(of: index).offsetBy(dx: segment.offset.width, dy: segment.offset.height)
      segment.label.frame = rect
      segment.picture.frame = rect
      let alpha: CGFloat = segment.isEnabled && isEnabled && pressed != index ? 1 : Size.faint
      segment.label.alpha = alpha
      segment.picture.alpha = alpha
    }
    thumb.isHidden = selected == Self.noSegment || images.hasBackgrounds
    if selected != Self.noSegment {
      thumb.frame = rect(of: selected).insetBy(dx: Size.inset, dy: Size.inset)
    }
  }

  /// Gives the titles the fonts and colours of their states.
  private func showTitleLooks() {
    for (index, segment) in segments.enumerated() {
      var look = TitleLook()
      #if !hasFeature(Embedded)
        look.adopt(titleAttributes, state: state(of: index))
      #endif
      if segment.label.font != look.font { segment.label.font = look.font }
      if segment.label.textColor != look.color { segment.label.textColor = look.color }
    }
  }

  /// Lays out the images behind the segments and between them.
  private func showImages() {
    if images.hasBackgrounds, backgroundColor == .tertiarySystemFill { backgroundColor = nil }
    let rects = segments.indices.map { (rect: rect(of: $0), state: state(of: $0)) }
    images.show(rects, in: self)
  }

  /// The state of a segment.
  private func state(of index: Int) -> State {
    var state = State.normal
    if !isEnabled || !segments[index].isEnabled { state.insert(.disabled) }
    if pressed == index { state.insert(.highlighted) }
    if selected == index { state.insert(.selected) }
    return state
  }

  private func rect(of index: Int) -> CGRect {
    let fixed = segments.reduce(0) { $0 + $1.width }
    let free = segments.filter { $0.width == 0 }.count
    let room = max(bounds.width - fixed, 0)
    let needs =
      apportionsSegmentWidthsByContent
      ? segments.reduce(0) { $0 + ($1.width == 0 ? contentWidth(of: $1) : 0) } : 0
    func width(_ segment: Segment) -> CGFloat {
      if segment.width > 0 { return segment.width }
      return needs > 0 ? room * contentWidth(of: segment) / needs : room / CGFloat(max(free, 1))
    }
    let before = segments.prefix(index).reduce(0) { $0 + width($1) }
    let own = width(segments[index])
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = isMirrored ? bounds.maxX - before - own : bounds.minX + before
    return CGRect(x: left, y: bounds.minY, width: own, height: bounds.height)
  }

  // MARK: Touches

  private func segment(at point: CGPoint) -> Int {
    let index = segments.indices.first { rect(of: $0).contains(point) && segments[$0].isEnabled }
    return index ?? Self.noSegment
  }

  /// Presses the segment under the finger.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressed = segment(at: touch.location(in: self))
    return true
  }

  /// Presses the segment under the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressed = segment(at: touch.location(in: self))
    return true
  }

  /// Selects the segment under the finger.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let target = touch.map { segment(at: $0.location(in: self)) } ?? Self.noSegment
    pressed = Self.noSegment
    guard target != Self.noSegment, target != selected else { return }
    selected = target
    send(.valueChanged, with: event)
    if isMomentary { selected = Self.noSegment }
  }

  /// Selects nothing.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    pressed = Self.noSegment
  }

  /// Returns false for a superview's single tap with one finger while the control is enabled, as buttons do (rules
  /// 4.10, 7.8).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    if losesTap(gestureRecognizer) { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
