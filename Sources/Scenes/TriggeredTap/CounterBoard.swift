import DeliberateTouch
import UIKit

/// A large number beside a lock, a line of instructions, and a ring around the resting finger.
final class CounterBoard: UIView {
  /// The width of the ring, in points: visible around a finger.
  private static let ringSize: CGFloat = 120
  /// The number's scale at a tap, and the time until it is back to 1, in seconds.
  private static let jump: (scale: CGFloat, duration: TimeInterval) = (1.35, 0.35)

  private static let calm = UIColor(white: 0.35, alpha: 1)
  private static let active = UIColor(red: 0.05, green: 0.4, blue: 0.8, alpha: 1)
  private static let done = UIColor(red: 0.1, green: 0.5, blue: 0.25, alpha: 1)

  private let title = UILabel(color: UIColor(white: 0.1, alpha: 1), alignment: .center)
  private let number = CounterLabel(color: CounterBoard.calm, alignment: .center)
  private let hint = UILabel(color: CounterBoard.calm, alignment: .center)
  private let ring = UIView()
  private let ringCaption = UILabel(color: CounterBoard.active, alignment: .center)
  private let lock = CAShapeLayer()
  private var isTriggered = false
  private var count = 0
  /// Whether the last touch was a miss, which the hint names.
  private var isMissed = false
  private var isOpen = false { didSet { showLock() } }

  /// The counter; it receives each touch before the board does.
  private let counter: TriggeredTapGestureRecognizer

  /// Creates a board that shows 0 and receives the touches.
  init(_ counter: TriggeredTapGestureRecognizer) {
    self.counter = counter
    super.init(frame: .zero)
    addGestureRecognizer(counter)
    isMultipleTouchEnabled = true
    backgroundColor = UIColor(white: 0.96, alpha: 1)
    title.text = "Hold one finger, tap twice"
    number.text = "0"
    hint.text = "rest a finger to start"
    ring.layer.borderColor = Self.active.cgColor
    ring.backgroundColor = UIColor(red: 0.05, green: 0.4, blue: 0.8, alpha: 0.12)
    ring.isUserInteractionEnabled = false
    ring.isHidden = true
    ringCaption.text = "resting"
    ring.addSubview(ringCaption)
    for view in [title, number, hint, ring] { addSubview(view) }
    lock.lineWidth = 2.5
    lock.lineCap = .round
    lock.lineJoin = .round
    lock.bounds = CGRect(x: 0, y: 0, width: 24, height: 24)
    layer.addSublayer(lock)
    showLock()
    title.accessibilityTraits = .header
    hint.accessibilityTraits = [.staticText, .updatesFrequently]
    number.counter = counter
    number.accessibilityLabel = "Lock"
    number.accessibilityHint = "Activate it twice to unlock"
    number.accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { return nil }

  // MARK: Showing

  /// Shows the trigger's location, or that there is none.
  private func showTrigger() {
    guard let trigger = counter.trigger else { return removeTrigger() }
    ring.center = trigger.location(in: self)
    guard !isTriggered else { return }
    isTriggered = true
    isMissed = false
    ring.isHidden = false
    number.textColor = Self.active
    hint.textColor = Self.active
    count = counter.count
    isOpen = false
    number.text = "\(count)"
    hint.text = "now tap twice with another finger"
  }

  /// Removes the trigger's ring; the count stays.
  private func removeTrigger() {
    guard isTriggered else { return }
    isTriggered = false
    ring.isHidden = true
    number.textColor = count > 0 ? Self.done : Self.calm
    hint.textColor = number.textColor
    if isOpen { hint.text = "unlocked: counted \(count)" }
    if count == 0, !isMissed { hint.text = "rest a finger to start" }
  }

  /// Opens the lock.
  func unlock() {
    isOpen = true
    hint.text = "unlocked"
    hint.textColor = Self.done
  }

  /// Says why a tap didn't count.
  func show(_ miss: GestureMiss) {
    isMissed = true
    hint.text =
      switch miss.cause {
      case .delay: "not counted: too soon"
      case .duration: "not counted: too long for a tap"
      case .movement: "not counted: it moved"
      case .distance: "not counted: too close to the resting finger"
      case .fingers: "not counted: one finger at a time"
      case .taps: "not unlocked: one more tap"
      default: "not counted"
      }
  }

  private func showLock() {
    lock.path = UIBezierPath.lock(isOpen: isOpen).cgPath
    number.accessibilityValue = isOpen ? "unlocked" : "locked"
    let color = isOpen ? Self.done : Self.calm
    lock.strokeColor = color.cgColor
    lock.fillColor = color.withAlphaComponent(0.15).cgColor
  }

  /// Shows the colours of the new look.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showLock()
  }

  /// Shows the count with a short enlargement.
  func showTap() {
    // Without a finger that rests, a first tap locks again.
    if !isTriggered, counter.count == 1 { isOpen = false }
    count = counter.count
    number.text = "\(count)"
    guard !UIAccessibility.isReduceMotionEnabled else { return }
    number.transform = CGAffineTransform(scaleX: Self.jump.scale, y: Self.jump.scale)
    UIView.animate(
      withDuration: Self.jump.duration,
      delay: 0,
      options: [.allowUserInteraction, .curveEaseOut],
      animations: { self.number.transform = .identity }
    )
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    showTrigger()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    showTrigger()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    showTrigger()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    showTrigger()
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = sceneRoom
    let unit = room.unit
    let width = bounds.width
    let middle = bounds.height * (room.isLow ? 0.42 : 0.38)
    let top = max(bounds.height * 0.07, room.insets.top + 8 * unit)
    title.frame = CGRect(x: 0, y: top, width: width, height: 32 * unit)
    title.font = .boldSystemFont(ofSize: 22 * unit)
    number.bounds = CGRect(x: 0, y: 0, width: width, height: 190 * unit)
    number.center = CGPoint(x: width / 2, y: middle)
    number.font = .boldSystemFont(ofSize: 160 * unit)
    let side: CGFloat = room.isMirrored ? -1 : 1
    lock.position = CGPoint(x: width / 2 + side * 150 * unit, y: middle)
    lock.setAffineTransform(CGAffineTransform(scaleX: 2.6 * unit, y: 2.6 * unit))
    hint.frame = CGRect(x: 0, y: middle + 100 * unit, width: width, height: 28 * unit)
    hint.font = .systemFont(ofSize: 19 * unit)
    let size = Self.ringSize
    ring.bounds = CGRect(x: 0, y: 0, width: size, height: size)
    ring.layer.cornerRadius = size / 2
    ring.layer.borderWidth = 5
    ringCaption.frame = CGRect(x: 0, y: -26, width: size, height: 22)
    ringCaption.font = .boldSystemFont(ofSize: 16)
  }
}
