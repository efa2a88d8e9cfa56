import TouchCore

/// A control of two halves that lower and raise a number.
///
/// A half that is pressed steps at once; held, it steps again after half a second, and then faster and faster.
open class UIStepper: UIControl {
  /// The sizes of Apple's stepper, in points.
  private enum Size {
    static let all = CGSize(width: 94, height: 32)
  }

  /// The times of a half that is held, in seconds: ours, Apple's aren't known.
  private enum Pace {
    static let delay: TimeInterval = 0.5
    static let first: TimeInterval = 0.25
    static let fastest: TimeInterval = 0.05
  }

  /// A half that is pressed.
  private struct Press {
    /// 1 for the half that raises, -1 for the other.
    var side: Double
    /// The value before the press.
    var start: Double
    /// How long it takes to the next step.
    var wait: TimeInterval
    /// Steps again; nil where nothing is to follow.
    var timer: Timer?
  }

  private var press: Press? {
    didSet { if press?.side != oldValue?.side { setNeedsLayout() } }
  }
  private var storedValue = 0.0 {
    didSet { if storedValue != oldValue { setNeedsLayout() } }
  }
  private var look: StepperLook?
  /// The images in place of the stepper's own look.
  final var images = StepperImages() { didSet { setNeedsLayout() } }

  // MARK: Values

  /// The number, clamped to the limits.
  ///
  /// Setting it sends no event.
  open var value: Double {
    get { storedValue }
    set {
      guard !newValue.isNaN else { return }
      storedValue = min(max(newValue, minimumValue), maximumValue)
    }
  }

  /// The lowest number; raising it above the maximum raises that too.
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
      setNeedsLayout()
    }
  }

  /// The highest number; lowering it below the minimum lowers that too.
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
      setNeedsLayout()
    }
  }

  /// How much a step adds or takes away.
  ///
  /// - Precondition: It is greater than 0.
  open var stepValue = 1.0 {
    didSet { precondition(stepValue > 0, "A stepper's stepValue must be greater than 0.") }
  }

  /// Whether `valueChanged` is sent at each step rather than only at the lift.
  open var isContinuous = true
  /// Whether a half that is held goes on stepping.
  open var autorepeat = true
  /// Whether a step beyond a limit goes on at the other one.
  open var wraps = false {
    didSet { setNeedsLayout() }
  }

  // MARK: Geometry

  /// Creates a stepper; it keeps its own size, whatever the frame's size.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Size.all))
  }

  /// Creates a stepper at the origin: there are no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.frame = CGRect(origin: .zero, size: Size.all)
  }

  /// 94 by 32 points.
  open override var intrinsicContentSize: CGSize { Size.all }

  /// 94 by 32 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Size.all }

  /// The half that raises the number, where lines of text end, or the other one.
  private func half(_ side: Double) -> CGRect {
    let width = bounds.width / 2
    let half = CGRect(
      x: side > 0 ? bounds.midX : bounds.minX,
      y: bounds.minY,
      width: width,
      height: bounds.height
    )
    return directed(half, in: bounds)
  }

  /// Lays out the halves, the pressed one darker, one that can't step paler.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let look = look ?? StepperLook(in: layer)
    self.look = look
    look.show(
      bounds: bounds,
      lowering: half(-1),
      raising: half(1),
      pressed: press.map { half($0.side) },
      canLower: isEnabled && canStep(-1),
      canRaise: isEnabled && canStep(1)
    )
    showImages(in: look)
  }

  /// Shows the images of the halves' states.
  private func showImages(in look: StepperLook) {
    let isRaising = press.map { $0.side > 0 }
    let lowers = state(isPressed: isRaising == false, canStep: canStep(-1))
    let raises = state(isPressed: isRaising == true, canStep: canStep(1))
    look.show(images, lowering: (half(-1), lowers), raising: (half(1), raises), tint: tintColor)
  }

  private func state(isPressed: Bool, canStep: Bool) -> State {
    var state = State.normal
    if isPressed { state.insert(.highlighted) }
    if !isEnabled || !canStep { state.insert(.disabled) }
    return state
  }

  /// Shows images in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  // MARK: Accessibility

  override var naturalAccessibility: NaturalAccessibility {
    NaturalAccessibility(isElement: true, value: "\(value)", traits: stateTraits.union(.adjustable))
  }

  /// Raises the number by a step, and sends it.
  open override func accessibilityIncrement() { if step(1) { send(.valueChanged, with: nil) } }

  /// Lowers the number by a step, and sends it.
  open override func accessibilityDecrement() { if step(-1) { send(.valueChanged, with: nil) } }

  // MARK: Tracking

  /// Steps, if the touched half can.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let side: Double = half(1).contains(touch.location(in: self)) ? 1 : -1
    guard canStep(side), super.beginTracking(touch, with: event) else { return false }
    press = Press(side: side, start: value, wait: Pace.first, timer: nil)
    takeStep(with: event)
    if autorepeat { wait(Pace.delay) }
    return true
  }

  /// Stops stepping while the finger is outside, and goes on when it is back.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if !isTouchInside {
      stop()
    } else if autorepeat, press?.timer == nil {
      wait(Pace.delay)
    }
    return super.continueTracking(touch, with: event)
  }

  /// Sends the number of a stepper that isn't continuous, if it changed.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    stop()
    let hasChanged = press.map { $0.start != value } ?? false
    press = nil
    if !isContinuous, hasChanged { send(.valueChanged, with: event) }
  }

  /// Ends the press: a continuous stepper keeps its number, another goes back to the one before it.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    stop()
    if let press, !isContinuous { value = press.start }
    press = nil
  }

  // MARK: Steps

  private func canStep(_ side: Double) -> Bool {
    wraps ? minimumValue < maximumValue : side > 0 ? value < maximumValue : value > minimumValue
  }

  /// Steps to a side; returns whether the number changed.
  private func step(_ side: Double) -> Bool {
    guard isEnabled, canStep(side) else { return false }
    let (before, wanted) = (value, value + side * stepValue)
    if wraps, wanted > maximumValue {
      value = minimumValue
    } else if wraps, wanted < minimumValue {
      value = maximumValue
    } else {
      value = wanted
    }
    return value != before
  }

  private func takeStep(with event: UIEvent?) {
    guard let press, step(press.side), isContinuous else { return }
    send(.valueChanged, with: event)
  }

  /// Steps after a while; the stepper lives at least that long, or until the press ends.
  private func wait(_ time: TimeInterval) {
    press?.timer = Timer.scheduledTimer(withTimeInterval: time, repeats: false) { _ in
      self.stepAgain()
    }
  }

  private func stepAgain() {
    takeStep(with: nil)
    // An action may have ended the press.
    guard let time = press?.wait, press?.timer != nil else { return }
    press?.wait = max(time * 0.8, Pace.fastest)
    wait(time)
  }

  private func stop() {
    press?.timer?.invalidate()
    press?.timer = nil
  }
}
