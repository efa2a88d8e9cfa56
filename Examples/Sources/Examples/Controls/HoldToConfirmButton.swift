import UIKit

/// A button for what can't be undone: it has to be held for a while.
///
/// A ring of time fills while the finger is on the button, and empties faster when it leaves or lifts. When the
/// time is full, the button sends `primaryActionTriggered` once, with the finger still down; it has to be lifted
/// before the button can be held again. `valueChanged` is sent whenever `progress` changes.
public final class HoldToConfirmButton: UIControl {
  /// How long the button has to be held, in seconds.
  public var duration: TimeInterval = 1.5
  /// How many times faster the progress goes back than it comes.
  public var drainSpeed = 3.0
  /// The part of the time for which the button was held: from 0 to 1.
  public private(set) var progress = 0.0

  private let fill = UIView()
  private var link: CADisplayLink?
  private var lastTime: TimeInterval = 0
  private var isHeld = false
  private let feedback = UINotificationFeedbackGenerator()

  /// Creates a button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a button.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemGray5
    fill.backgroundColor = .systemRed
    fill.isUserInteractionEnabled = false
    addSubview(fill)
    isAccessibilityElement = true
    setTraits(.button)
    accessibilityHint = "Double-tap to confirm"
  }

  // MARK: Touches

  public override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    feedback.prepare()
    hold(true)
    return true
  }

  public override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    // Not `isTouchInside`, whose margin of 70 points is too kind for what can't be undone.
    hold(point(inside: touch.location(in: self), with: event))
    return true
  }

  public override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    hold(false)
  }

  public override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    hold(false)
  }

  public override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { stop() }
  }

  private func hold(_ held: Bool) {
    guard held != isHeld else { return }
    if link != nil { pass() }
    isHeld = held
    if link == nil, held || progress > 0 { start() }
  }

  // MARK: Time

  private func start() {
    lastTime = CACurrentMediaTime()
    // The link retains its target, which doesn't retain the button.
    let handler = Handler { [weak self] in self?.pass() }
    let link = CADisplayLink(target: handler, selector: handler.selector)
    // In every mode, so that it goes on while a scroll view is dragged elsewhere.
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func stop() {
    link?.invalidate()
    link = nil
    isHeld = false
    show(0)
  }

  /// Adds or takes away the time that has passed.
  private func pass() {
    let now = CACurrentMediaTime()
    let part = duration > 0 ? (now - lastTime) / duration : 1
    lastTime = now
    // A finger that stays after the confirmation fills nothing.
    if isHeld, progress < 1 {
      show(progress + part)
      if progress == 1 { confirm() }
    } else if !isHeld {
      show(progress == 1 ? 0 : progress - part * drainSpeed)
      if progress == 0 { stop() }
    }
  }

  private func confirm() {
    feedback.notificationOccurred(.success)
    sendActions(for: .primaryActionTriggered)
  }

  private func show(_ new: Double) {
    // A sum of frames is a little less than 1 where it should be 1.
    var new = new.clamped(to: 0...1)
    if new > 1 - 1e-9 { new = 1 }
    guard new != progress else { return }
    progress = new
    setNeedsLayout()
    sendActions(for: .valueChanged)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    fill.frame = CGRect(
      x: 0,
      y: 0,
      width: bounds.width * CGFloat(progress),
      height: bounds.height
    )
  }

  // MARK: Without touch

  /// A control that is disabled says so, and does nothing.
  public override var isEnabled: Bool { didSet { setTraits(.button) } }

  /// A double tap of a screen reader is deliberate: it confirms at once.
  public override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    confirm()
    return true
  }
}
