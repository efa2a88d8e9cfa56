import UIKit

/// A stick that is pushed in any direction, and goes back to its middle when it is let go.
///
/// Sends `valueChanged` when `position` changes, also when it goes back. Around the middle is a dead zone,
/// outside of which the position grows from 0 without a jump.
public final class Joystick: UIControl {
  /// How far the stick is pushed: from (0, 0) in the middle to a length of 1 at the rim; y points down.
  public private(set) var position = CGVector(dx: 0, dy: 0)
  /// The part of the radius within which the stick counts as being in the middle.
  public var deadZone: CGFloat = 0.15 { didSet { deadZone = deadZone.clamped(to: 0...0.9) } }

  private let stick = UIView()
  /// From the finger to the stick when the finger landed.
  private var grip = CGPoint.zero

  /// Creates a joystick.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a joystick.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemGray5
    stick.isUserInteractionEnabled = false
    stick.backgroundColor = .systemBlue
    addSubview(stick)
    isAccessibilityElement = true
    setTraits(.allowsDirectInteraction)
    // One finger can't hold the stick for a player who uses a switch: a push stays until the next one.
    accessibilityCustomActions = [
      ("Push up", 0, -1), ("Push down", 0, 1), ("Push left", -1, 0), ("Push right", 1, 0),
      ("Let go", 0, 0),
    ].map { name, x, y in
      UIAccessibilityCustomAction(name: name) { [weak self] _ in
        guard let self, isEnabled else { return false }
        move(to: CGVector(dx: x, dy: y))
        return true
      }
    }
  }

  /// The distance that the stick can be pushed, in points.
  public var reach: CGFloat { min(bounds.width, bounds.height) / 3 }

  // MARK: Touches

  public override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    let middle = bounds.middle
    // A finger on the stick takes it where it is; beside it, the stick comes to the finger.
    let isOnStick = point.distance(to: middle) <= stick.bounds.width / 2
    grip = isOnStick ? CGPoint(x: middle.x - point.x, y: middle.y - point.y) : .zero
    push(to: point)
    return true
  }

  public override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    push(to: touch.location(in: self))
    return true
  }

  public override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    letGo()
  }

  public override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    letGo()
  }

  /// Pushing the stick neither scrolls the page nor goes back.
  public override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if recognizer is UIPanGestureRecognizer, recognizer.view !== self { return false }
    return super.gestureRecognizerShouldBegin(recognizer)
  }

  private func push(to point: CGPoint) {
    guard reach > 0 else { return }
    var displacement = CGVector(
      dx: (point.x + grip.x - bounds.midX) / reach,
      dy: (point.y + grip.y - bounds.midY) / reach
    )
    let length = hypot(displacement.dx, displacement.dy)
    if length <= deadZone {
      displacement = CGVector(dx: 0, dy: 0)
    } else {
      let part = min((length - deadZone) / (1 - deadZone), 1) / length
      displacement = CGVector(dx: displacement.dx * part, dy: displacement.dy * part)
    }
    move(to: displacement)
  }

  private func letGo() {
    move(to: CGVector(dx: 0, dy: 0), animated: true)
  }

  private func move(to new: CGVector, animated: Bool = false) {
    guard new != position else { return }
    position = new
    // What the event's actions change isn't animated along with the stick.
    UIView.animate(withDuration: animated ? 0.15 : 0, delay: 0, options: .allowUserInteraction) {
      self.showPosition()
    }
    sendActions(for: .valueChanged)
  }

  // MARK: Looks

  public override func layoutSubviews() {
    super.layoutSubviews()
    let size = min(bounds.width, bounds.height)
    layer.cornerRadius = size / 2
    stick.bounds = CGRect(x: 0, y: 0, width: size / 3, height: size / 3)
    stick.layer.cornerRadius = size / 6
    showPosition()
  }

  private func showPosition() {
    stick.center = CGPoint(
      x: bounds.midX + position.dx * reach,
      y: bounds.midY + position.dy * reach
    )
  }

  /// A control that is disabled says so, and does nothing.
  public override var isEnabled: Bool { didSet { setTraits(.allowsDirectInteraction) } }

  /// Where the stick is, in words.
  public override var accessibilityValue: String? {
    get {
      if let value = super.accessibilityValue { return value }
      if position.dx == 0, position.dy == 0 { return "centre" }
      if abs(position.dx) > abs(position.dy) { return position.dx > 0 ? "right" : "left" }
      return position.dy > 0 ? "down" : "up"
    }
    set { super.accessibilityValue = newValue }
  }
}
