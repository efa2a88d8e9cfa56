/// A control that sets a number with a thumb on a track.
///
/// Tracking begins only on the thumb, and the thumb keeps its offset from the finger.
open class UISlider: UIControl {
  /// The sizes of Apple's plain slider, in points.
  private enum Size {
    static let height: CGFloat = 34
    static let thumb: CGFloat = 31
    static let track: CGFloat = 4
    static let trackInset: CGFloat = 2
    /// Between an image at an end and the track; ours, Apple's isn't known.
    static let imageGap: CGFloat = 8
  }

  /// A drag of the thumb.
  private struct Drag {
    /// The finger's x offset from the thumb's centre; nil until it is known.
    var grip: CGFloat?
    /// The finger's x that the thumb followed last; nil before it followed any.
    var followed: CGFloat?
    /// The value before the drag.
    var start: Float
    /// Whether the drag changed the value.
    var hasChanged = false
  }

  private var drag: Drag?
  private var storedValue: Float = 0 {
    didSet { if storedValue != oldValue { setNeedsLayout() } }
  }
  private var look: SliderLook?
  /// The images that clients set.
  var images = SliderImages() {
    didSet { setNeedsLayout() }
  }

  /// Creates a slider; one that is given no height has that of Apple's plain slider.
  public override init(frame: CGRect) {
    let size = CGSize(
      width: frame.size.width,
      height: frame.size.height == 0 ? Size.height : frame.size.height
    )
    super.init(frame: CGRect(origin: frame.origin, size: size))
  }

  /// Creates a slider as `init(frame:)` with a zero frame does.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Values

  /// The number, clamped to the limits.
  ///
  /// Setting it sends no event.
  open var value: Float {
    get { storedValue }
    set {
      guard !newValue.isNaN else { return }
      storedValue = min(max(newValue, minimumValue), maximumValue)
    }
  }

  /// Sets the number; the thumb moves there at once, or within a quarter second if animated.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
    placeLook(animated: animated)
  }

  /// The minimum value, at the end where lines of text begin; raising it above the maximum raises that too.
  open var minimumValue: Float = 0 {
    didSet {
      guard minimumValue != oldValue else { return }
      if maximumValue < minimumValue { maximumValue = minimumValue }
      setNeedsLayout()
      value = storedValue
    }
  }

  /// The maximum value, at the end where lines of text end; lowering it below the minimum lowers that too.
  open var maximumValue: Float = 1 {
    didSet {
      guard maximumValue != oldValue else { return }
      if minimumValue > maximumValue { minimumValue = maximumValue }
      setNeedsLayout()
      value = storedValue
    }
  }

  /// Whether `valueChanged` is sent at each change rather than only at the lift.
  open var isContinuous = true

  // MARK: Looks

  /// The track's colour before the thumb; nil uses the tint colour.
  open var minimumTrackTintColor: UIColor? {
    didSet { if minimumTrackTintColor != oldValue { setNeedsLayout() } }
  }
  /// The track's colour after the thumb; nil uses a light grey.
  open var maximumTrackTintColor: UIColor? {
    didSet { if maximumTrackTintColor != oldValue { setNeedsLayout() } }
  }
  /// The thumb's colour; nil uses white.
  open var thumbTintColor: UIColor? {
    didSet { if thumbTintColor != oldValue { setNeedsLayout() } }
  }

  /// The image at the minimum's end; nil for none.
  open var minimumValueImage: UIImage? {
    didSet { if minimumValueImage !== oldValue { setNeedsLayout() } }
  }
  /// The image at the maximum's end; nil for none.
  open var maximumValueImage: UIImage? {
    didSet { if maximumValueImage !== oldValue { setNeedsLayout() } }
  }

  /// Lays out the track and the thumb for the value.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeLook(animated: false)
  }

  private func placeLook(animated: Bool) {
    let look = look ?? SliderLook(in: layer)
    self.look = look
    let track = trackRect(forBounds: bounds)
    look.place(
      track: track,
      thumb: thumbRect(forBounds: bounds, trackRect: track, value: value),
      isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft,
      animated: animated
    )
    look.paint(
      before: minimumTrackTintColor ?? tintColor,
      after: maximumTrackTintColor ?? .systemFill,
      thumb: thumbTintColor ?? .white,
      isEnabled: isEnabled
    )
    let (tint, traits): (UIColor, UITraitCollection) = (tintColor, traitCollection)
    let (start, end) = (currentMinimumTrackImage, currentMaximumTrackImage)
    look.show(
      before: start?.list(tinted: tint, with: traits),
      after: end?.list(tinted: tint, with: traits),
      thumb: currentThumbImage?.list(tinted: tint, with: traits)
    )
    #if !hasFeature(Embedded)
      if start != nil || end != nil { look.cut(before: start?.cuts, after: end?.cuts) }
    #endif
    look.showEnds(
      minimum: minimumValueImage?.list(tinted: tint, with: traits),
      at: minimumValueImageRect(forBounds: bounds),
      maximum: maximumValueImage?.list(tinted: tint, with: traits),
      at: maximumValueImageRect(forBounds: bounds)
    )
  }

  // MARK: Geometry

  /// The track's rectangle in the slider's bounds.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let start = minimumValueImage.map { $0.size.width + Size.imageGap } ?? 0
    let end = maximumValueImage.map { $0.size.width + Size.imageGap } ?? 0
    let tracks = [currentMinimumTrackImage, currentMaximumTrackImage].compactMap { $0?.size.height }
    let height = tracks.max() ?? Size.track
    let track = CGRect(
      x: bounds.minX + start + Size.trackInset,
      y: bounds.midY - height / 2,
      width: max(bounds.width - start - end - 2 * Size.trackInset, 0),
      height: height
    )
    return directed(track, in: bounds)
  }

  /// The rectangle of the image at the minimum's end in the slider's bounds; empty without one.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = minimumValueImage?.size ?? .zero
    let frame = CGRect(
      x: bounds.minX,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
    return directed(frame, in: bounds)
  }

  /// The rectangle of the image at the maximum's end in the slider's bounds; empty without one.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? .zero
    let frame = CGRect(
      x: bounds.maxX - size.width,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
    return directed(frame, in: bounds)
  }

  /// The thumb's rectangle at a value, of its image's size; it extends a little beyond both ends of the
  /// track.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let part = part(at: value)
    let size = currentThumbImage?.size ?? CGSize(width: Size.thumb, height: Size.thumb)
    let ends = rect.insetBy(dx: -Size.trackInset, dy: 0)
    let thumb = CGRect(
      x: ends.minX + max(ends.width - size.width, 0) * part,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
    return directed(thumb, in: ends)
  }

  /// The height of Apple's plain slider; a slider has no width of its own.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Size.height)
  }

  /// The current width, and the height of Apple's plain slider.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: Size.height)
  }

  private func thumbRect(at value: Float) -> CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  /// A value's fraction of the range from the minimum to the maximum, from 0 to 1.
  private func part(at value: Float) -> CGFloat {
    let range = maximumValue - minimumValue
    if range.isFinite { return range > 0 ? CGFloat((value - minimumValue) / range) : 0 }
    let part = (CGFloat(value) - CGFloat(minimumValue)) / wideRange
    return part.isNaN ? (value > minimumValue ? 1 : 0) : part
  }

  /// The difference of the limits where a `Float` has no room for it.
  private var wideRange: CGFloat { CGFloat(maximumValue) - CGFloat(minimumValue) }

  /// The value that puts the thumb's centre at a location; nil if the thumb can't move.
  private func value(at x: CGFloat) -> Float? {
    let start = thumbRect(at: minimumValue).midX
    let end = thumbRect(at: maximumValue).midX
    guard start != end else { return nil }
    let part = min(max((x - start) / (end - start), 0), 1)
    if part == 1 { return maximumValue }
    let range = maximumValue - minimumValue
    if range.isFinite { return minimumValue + Float(part) * range }
    return Float(CGFloat(minimumValue) + part * wideRange)
  }

  // MARK: Accessibility

  override var naturalAccessibility: NaturalAccessibility {
    NaturalAccessibility(
      isElement: true,
      value: spokenValue,
      traits: stateTraits.union(.adjustable)
    )
  }

  /// Raises the value by a tenth of its range, and sends it.
  open override func accessibilityIncrement() { step(by: accessibilityStep) }

  /// Lowers the value by a tenth of its range, and sends it.
  open override func accessibilityDecrement() { step(by: -accessibilityStep) }

  // MARK: Tracking

  /// Tracks the touch if it is on the thumb.
  ///
  /// If an override returns true elsewhere, the thumb moves relative to the touch.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag = nil
    let (thumb, location) = (thumbRect(at: value), touch.location(in: self))
    guard thumb.contains(location) else { return false }
    drag = Drag(grip: location.x - thumb.midX, followed: location.x, start: value)
    return true
  }

  /// Moves the thumb; sends a changed value if the slider is continuous.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if move(to: touch), isContinuous { send(.valueChanged, with: event) }
    return true
  }

  /// Sends the final value if the finger changed it.
  ///
  /// A continuous slider sends it again, so that a handler receives the lift. A lift where the finger was moved to last
  /// leaves the value as it is: a handler may have set another one since, such as the nearest of its steps.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch, drag?.followed != touch.location(in: self).x { move(to: touch) }
    let hasChanged = drag?.hasChanged ?? false
    drag = nil
    if hasChanged { send(.valueChanged, with: event) }
  }

  /// Cancels the drag: a continuous slider keeps its value, another restores the value that it last
  /// sent.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    if let drag, !isContinuous { value = drag.start }
    drag = nil
  }

  /// Moves the thumb to the finger; returns whether that changed the value.
  @discardableResult
  private func move(to touch: UITouch) -> Bool {
    var drag = drag ?? Drag(start: value)
    let grip = drag.grip ?? touch.previousLocation(in: self).x - thumbRect(at: value).midX
    drag.grip = grip
    let (before, location) = (value, touch.location(in: self).x)
    drag.followed = location
    if let wanted = value(at: location - grip) { value = wanted }
    if value != before { drag.hasChanged = true }
    self.drag = drag
    return value != before
  }

  /// Returns false for a superview's swipe with one finger along the slider that starts on the
  /// thumb of an enabled slider (rules 4.10, 7.8).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    let thumb = thumbRect(at: drag?.start ?? value)
    if losesSwipe(gestureRecognizer, startingIn: { thumb.contains($0) }) { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Images

  /// Sets the thumb's image for a state; nil removes it.
  ///
  /// The thumb has the image's size.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    if image !== images.thumb[state.rawValue] { images.thumb[state.rawValue] = image }
  }

  /// Sets the image of the track before the thumb for a state; nil removes it.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    if image !== images.minimumTrack[state.rawValue] {
      images.minimumTrack[state.rawValue] = image
    }
  }

  /// Sets the image of the track after the thumb for a state; nil removes it.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    if image !== images.maximumTrack[state.rawValue] {
      images.maximumTrack[state.rawValue] = image
    }
  }

  /// The thumb's image for a state; nil where none was set.
  open func thumbImage(for state: UIControl.State) -> UIImage? { images.thumb[state.rawValue] }

  /// The image of the track before the thumb for a state; nil where none was set.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    images.minimumTrack[state.rawValue]
  }

  /// The image of the track after the thumb for a state; nil where none was set.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    images.maximumTrack[state.rawValue]
  }

  /// The thumb's image for the current state, or the one for `normal`.
  open var currentThumbImage: UIImage? { images.thumb[state.rawValue] ?? images.thumb[0] }

  /// The image of the track before the thumb for the current state, or the one for `normal`.
  open var currentMinimumTrackImage: UIImage? {
    images.minimumTrack[state.rawValue] ?? images.minimumTrack[0]
  }

  /// The image of the track after the thumb for the current state, or the one for `normal`.
  open var currentMaximumTrackImage: UIImage? {
    images.maximumTrack[state.rawValue] ?? images.maximumTrack[0]
  }
}
