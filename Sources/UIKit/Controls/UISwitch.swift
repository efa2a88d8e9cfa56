import TouchCore

/// A control that is on or off.
///
/// A tap toggles it; a drag moves the knob, and the side where it is released counts: the side where lines of
/// text end is on.
open class UISwitch: UIControl {
  /// The sizes of Apple's switch, in points.
  private enum Size {
    static let all = CGSize(width: 51, height: 31)
    static let knob: CGFloat = 31
  }

  /// The state of a finger's interaction.
  private enum Drag: Equatable {
    /// No drag yet; the x coordinate of the touch's start in the switch's coordinates.
    case press(from: CGFloat)
    /// The knob follows the finger; its location, from 0 for off to 1 for on.
    case knob(position: CGFloat, from: CGFloat)
  }

  private var drag: Drag? {
    didSet { if drag != oldValue { setNeedsLayout() } }
  }
  private var storedIsOn = false {
    didSet { if storedIsOn != oldValue { setNeedsLayout() } }
  }
  private var look: SwitchLook?

  // MARK: Value

  /// Whether the switch is on; during a drag, its value before the drag.
  ///
  /// Setting it sends no event and ends a drag of the knob.
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  /// Turns the switch on or off without an event; the knob moves there at once, or within a quarter
  /// second if animated.
  open func setOn(_ on: Bool, animated: Bool) {
    storedIsOn = on
    drag = nil
    if animated { placeLook(animated: true) }
  }

  // MARK: Looks

  /// The track's colour while the switch is on; nil uses green.
  open var onTintColor: UIColor? {
    didSet { if onTintColor != oldValue { setNeedsLayout() } }
  }
  /// The knob's colour; nil uses white.
  open var thumbTintColor: UIColor? {
    didSet { if thumbTintColor != oldValue { setNeedsLayout() } }
  }

  /// Lays out the knob.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeLook(animated: false)
  }

  private func placeLook(animated: Bool) {
    let look = look ?? SwitchLook(in: layer)
    self.look = look
    let position: CGFloat
    if case .knob(let dragged, _) = drag {
      position = dragged
    } else {
      position = storedIsOn ? 1 : 0
    }
    look.show(
      track: bounds,
      knob: knobRect(at: position),
      color: storedIsOn ? onTintColor ?? .systemGreen : .secondarySystemFill,
      knobColor: thumbTintColor ?? .white,
      isEnabled: isEnabled,
      animated: animated
    )
  }

  // MARK: Geometry

  /// Creates a switch; it keeps its own size, whatever the frame's size.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Size.all))
  }

  /// Creates a switch at the origin: there are no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.frame = CGRect(origin: .zero, size: Size.all)
  }

  /// The rectangle around the switch; only its origin can be set.
  open override var frame: CGRect {
    get { super.frame }
    set {
      let origin = newValue.standardized.origin
      if transform.isIdentity {
        super.frame = CGRect(origin: origin, size: Size.all)
      } else {
        let before = super.frame.origin
        super.center = CGPoint(
          x: center.x + origin.x - before.x,
          y: center.y + origin.y - before.y
        )
      }
    }
  }

  /// The switch's own rectangle; only its origin can be set.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: Size.all) }
  }

  /// 51 by 31 points.
  open override var intrinsicContentSize: CGSize { Size.all }

  /// 51 by 31 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Size.all }

  /// The distance between the knob's positions for off and on.
  private var knobTravel: CGFloat { Size.all.width - Size.knob }

  /// The knob's rectangle at a location from 0 for off to 1 for on.
  private func knobRect(at position: CGFloat) -> CGRect {
    let knob = CGRect(
      x: bounds.minX + position * knobTravel,
      y: bounds.minY,
      width: Size.knob,
      height: Size.all.height
    )
    return directed(knob, in: bounds)
  }

  // MARK: Accessibility

  override var naturalAccessibility: NaturalAccessibility {
    NaturalAccessibility(
      isElement: true,
      value: isOn ? "1" : "0",
      traits: stateTraits.union([.button, .toggleButton])
    )
  }

  /// Toggles the switch as a tap does; returns whether it is enabled.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    setOn(!isOn, animated: true)
    send(.valueChanged, with: nil)
    return true
  }

  // MARK: Tracking

  /// False, as for Apple's switches (rule 7.7).
  override var sendsTouchDown: Bool { false }

  /// Prepares for a tap or a drag.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag = .press(from: touch.location(in: self).x)
    return super.beginTracking(touch, with: event)
  }

  /// Drags the knob once the finger moved a pan's distance sideways.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    move(to: touch)
    return super.continueTracking(touch, with: event)
  }

  /// Toggles the switch after a tap inside, or sets the side on which the knob was released.
  ///
  /// `valueChanged` is sent once, before the lift's own event, and only if the value changed.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch { move(to: touch) }
    let wanted: Bool
    switch drag {
    case nil: wanted = storedIsOn
    case .press: wanted = isTouchInside ? !storedIsOn : storedIsOn
    case .knob(let position, _): wanted = position >= 0.5
    }
    drag = nil
    guard wanted != storedIsOn else { return }
    storedIsOn = wanted
    send(.valueChanged, with: event)
  }

  /// Moves the knob back.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    drag = nil
  }

  private func move(to touch: UITouch) {
    guard let drag else { return }
    let x = touch.location(in: self).x
    let start: CGFloat
    switch drag {
    case .press(let from):
      guard abs(x - from) >= CGFloat(UIApplication.shared.constants.panSlop) else { return }
      start = from
    case .knob(_, let from): start = from
    }
    let travel = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -knobTravel : knobTravel
    let position = (storedIsOn ? 1 : 0) + (x - start) / travel
    self.drag = .knob(position: min(max(position, 0), 1), from: start)
  }

  /// Returns false for a superview's single tap with one finger, and for its pan along the switch
  /// that starts on the knob, while the switch is enabled (rules 4.10, 7.8).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    let knob = knobRect(at: storedIsOn ? 1 : 0)
    if losesTap(gestureRecognizer) { return false }
    if losesPan(gestureRecognizer, startingIn: { knob.contains($0) }) { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
