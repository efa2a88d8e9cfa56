import UIKit

/// A slider for a position in time, which a finger moves more finely the farther away it is.
///
/// The finger takes the place with it, from wherever it lands: touching the scrubber doesn't jump. Moved up or
/// down away from the scrubber, the same way along it changes less. Sends `valueChanged` when the value changes.
/// A touch that the system cancels takes its change back.
public final class Scrubber: UIControl {
  /// How fast the value follows the finger in a distance from the scrubber.
  public struct Speed: Equatable, Sendable {
    /// How far above or below the scrubber's middle the speed begins, in points.
    public var distance: CGFloat
    /// The part of the finger's movement that counts.
    public var factor: Double

    /// Creates a speed.
    public init(distance: CGFloat, factor: Double) {
      self.distance = distance
      self.factor = factor
    }
  }

  /// The speeds, the nearest first; nearer than the first of them the value follows fully.
  public var speeds = [
    Speed(distance: 50, factor: 0.5),
    Speed(distance: 100, factor: 0.25),
    Speed(distance: 150, factor: 0.1),
  ]
  /// The length of what is scrubbed, in seconds; one that isn't known yet, as NaN, counts as 0.
  public var duration: TimeInterval = 1 { didSet { value = value } }
  /// The position, in seconds from the beginning.
  public var value: TimeInterval {
    get { storedValue }
    set {
      guard newValue.isFinite else { return }
      storedValue = newValue.clamped(to: range)
      setNeedsLayout()
    }
  }
  /// The part of the finger's movement that counts now: 1 unless a finger is away from the scrubber.
  public private(set) var speed = 1.0

  private let track = UIView()
  private let thumb = UIView()
  private var storedValue: TimeInterval = 0
  private var startValue: TimeInterval = 0
  /// The value that the finger dragged, also beyond the ends.
  private var draggedValue: TimeInterval = 0

  /// Creates a scrubber.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a scrubber.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for view in [track, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    track.backgroundColor = .systemGray4
    thumb.backgroundColor = .systemBlue
    isAccessibilityElement = true
    setTraits(.adjustable)
  }

  private var range: ClosedRange<TimeInterval> { 0...(duration > 0 ? duration : 0) }

  // MARK: Touches

  public override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    startValue = value
    draggedValue = value
    speed = 1
    return true
  }

  public override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard bounds.width > 0 else { return true }
    let point = touch.location(in: self)
    let away = abs(point.y - bounds.midY)
    speed = speeds.last { away >= $0.distance }?.factor ?? 1
    let movement = point.x - touch.previousLocation(in: self).x
    draggedValue += Double(movement / bounds.width) * duration * speed
    // A finger that went beyond the end and comes back finds the thumb where it left it.
    if speed != 1 { draggedValue = draggedValue.clamped(to: range) }
    change(to: draggedValue)
    return true
  }

  public override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    speed = 1
  }

  public override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    speed = 1
    change(to: startValue)
  }

  private func change(to new: TimeInterval) {
    let old = value
    value = new
    if value != old { sendActions(for: .valueChanged) }
  }

  /// Scrubbing neither scrolls nor drags a sheet, also where the finger goes up or down to be finer.
  public override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if recognizer is UIPanGestureRecognizer, recognizer.view !== self { return false }
    return super.gestureRecognizerShouldBegin(recognizer)
  }

  // MARK: Looks

  public override func layoutSubviews() {
    super.layoutSubviews()
    let part = duration > 0 ? CGFloat(value / duration) : 0
    track.frame = CGRect(x: 0, y: bounds.midY - 2, width: bounds.width, height: 4)
    thumb.frame = CGRect(x: bounds.width * part - 6, y: bounds.midY - 6, width: 12, height: 12)
    thumb.layer.cornerRadius = 6
  }

  // MARK: Without touch

  /// A control that is disabled says so, and does nothing.
  public override var isEnabled: Bool { didSet { setTraits(.adjustable) } }

  /// The position in minutes and seconds, unless another value was set.
  public override var accessibilityValue: String? {
    get {
      let seconds = Int(value.rounded())
      return super.accessibilityValue
        ?? "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
    }
    set { super.accessibilityValue = newValue }
  }

  /// Goes forward by a twentieth.
  public override func accessibilityIncrement() { adjust(by: duration / 20) }

  /// Goes back by a twentieth.
  public override func accessibilityDecrement() { adjust(by: -duration / 20) }

  private func adjust(by difference: Double) {
    if isEnabled { change(to: value + difference) }
  }
}
