import UIKit

/// A knob that is turned with one finger around its centre.
///
/// It follows the change of the finger's direction, not the direction itself: touching it changes nothing,
/// and a finger that passes below doesn't make it jump from one end to the other. At its ends it stops as a
/// real knob does: turning back moves it at once.
///
/// Sends `valueChanged` when a touch or an assistive technology changes the value. A touch that the system
/// cancels takes its change back.
public final class RotaryKnob: UIControl {
  /// The distance from the centre in which a finger has no direction worth following, in points.
  public static let innerRadius: CGFloat = 12

  /// The value at the left end.
  public var minimumValue = 0.0 { didSet { setValue(value) } }
  /// The value at the right end.
  public var maximumValue = 1.0 { didSet { setValue(value) } }
  /// The value; what is outside of the range becomes the nearest value inside.
  public var value: Double {
    get { storedValue }
    set { setValue(newValue) }
  }
  /// The distance between two values that the knob can have; 0 for any.
  public var step = 0.0 { didSet { setValue(value) } }
  /// The angle between both ends, in radians.
  public var sweep: CGFloat = 1.5 * .pi { didSet { showValue() } }
  /// Whether `valueChanged` is sent while the finger turns; otherwise when it is lifted.
  public var isContinuous = true

  private let pointer = UIView()
  private var storedValue = 0.0
  /// The value before the touch.
  private var startValue = 0.0
  /// The value that the finger dialed, before it is rounded to a step.
  private var dialedValue = 0.0
  /// The finger's direction; nil while it is too near to the centre.
  private var direction: CGFloat?

  /// Creates a knob.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a knob.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemGray5
    pointer.isUserInteractionEnabled = false
    pointer.backgroundColor = .systemBlue
    addSubview(pointer)
    isAccessibilityElement = true
    setTraits(.adjustable)
  }

  // MARK: Values

  private var range: ClosedRange<Double> { minimumValue...max(minimumValue, maximumValue) }

  private func setValue(_ new: Double) {
    guard new.isFinite else { return }
    var new = new.clamped(to: range)
    if step > 0 {
      new = minimumValue + ((new - minimumValue) / step).rounded() * step
      if new > range.upperBound { new -= step }
    }
    storedValue = new
    showValue()
  }

  /// Sets the value as a user does: with an event, if it changes.
  private func change(to new: Double) {
    let old = storedValue
    setValue(new)
    if storedValue != old, isContinuous || !isTracking { sendActions(for: .valueChanged) }
  }

  // MARK: Touches

  /// A knob is round: its corners belong to what is below.
  public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    point.distance(to: bounds.middle) <= min(bounds.width, bounds.height) / 2
  }

  public override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    startValue = value
    dialedValue = value
    direction = direction(of: touch)
    return true
  }

  public override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let new = direction(of: touch)
    if let old = direction, let new, sweep > 0 {
      let part = Double(Angle.turn(from: old, to: new) / sweep)
      dialedValue = (dialedValue + part * (maximumValue - minimumValue)).clamped(to: range)
      change(to: dialedValue)
    }
    direction = new
    return true
  }

  public override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous, value != startValue { sendActions(for: .valueChanged) }
  }

  public override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    let isNews = isContinuous && value != startValue
    setValue(startValue)
    if isNews { sendActions(for: .valueChanged) }
  }

  private func direction(of touch: UITouch) -> CGFloat? {
    let point = touch.location(in: self)
    let isTooNear = point.distance(to: bounds.middle) < Self.innerRadius
    return isTooNear ? nil : Angle.of(point, around: bounds.middle)
  }

  /// In a scroll view, turning the knob doesn't scroll.
  public override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if recognizer is UIPanGestureRecognizer, recognizer.view !== self { return false }
    return super.gestureRecognizerShouldBegin(recognizer)
  }

  // MARK: Looks

  public override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
    showValue()
  }

  private func showValue() {
    let length = min(bounds.width, bounds.height) / 4
    let span = maximumValue - minimumValue
    let part = span > 0 ? (value - minimumValue) / span - 0.5 : 0
    let angle = CGFloat(part) * sweep
    pointer.bounds = CGRect(x: 0, y: 0, width: 4, height: length)
    pointer.center = CGPoint(
      x: bounds.midX + sin(angle) * length * 1.4,
      y: bounds.midY - cos(angle) * length * 1.4
    )
    pointer.transform = CGAffineTransform(rotationAngle: angle)
  }

  // MARK: Without touch

  /// A control that is disabled says so, and does nothing.
  public override var isEnabled: Bool { didSet { setTraits(.adjustable) } }

  /// The value in percent of the range, unless another one was set.
  public override var accessibilityValue: String? {
    get {
      let span = maximumValue - minimumValue
      let part = span > 0 ? (value - minimumValue) / span : 0
      return super.accessibilityValue ?? "\(Int((part * 100).rounded())) %"
    }
    set { super.accessibilityValue = newValue }
  }

  /// Turns the knob by a step, or by a tenth where there are no steps.
  public override func accessibilityIncrement() { adjust(by: assistedStep) }

  /// Turns the knob back by a step, or by a tenth where there are no steps.
  public override func accessibilityDecrement() { adjust(by: -assistedStep) }

  private var assistedStep: Double { step > 0 ? step : (maximumValue - minimumValue) / 10 }

  private func adjust(by difference: Double) {
    if isEnabled { change(to: value + difference) }
  }
}
