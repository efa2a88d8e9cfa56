import DeliberateTouch
import UIKit

/// A large number beside a lock, a line of instructions, and a ring around the resting finger.
final class CounterBoard: UIView {
  /// The width of the ring, in points: visible around a finger.
  private static let ringSize: CGFloat = 120
  /// The number's scale at a tap, and the time until it is back to 1, in seconds.
  private static let jump: (scale: CGFloat, duration: TimeInterval) = (1.35, 0.35)

  /// The distance of the ring's caption from the ring, and from the screen's sides, in points.
  private static let captionMargin: CGFloat = 4

  /// By how much the hint grows at most.
  private static let mostGrowth: CGFloat = 1.7
  /// The longest hint, for which room is kept.
  private static let longestHint = "not counted: too close to the resting finger"

  private static let calm = UIColor.quietLabel
  private static let active = UIColor.blueLabel
  private static let done = UIColor.byLook(
    light: UIColor(red: 0.1, green: 0.5, blue: 0.25, alpha: 1),
    dark: UIColor(red: 0.35, green: 0.85, blue: 0.5, alpha: 1)
  )

  private let title = UILabel(color: .label, alignment: .center)
  private let number = CounterLabel(color: CounterBoard.calm, alignment: .center)
  private let hint = UILabel(color: CounterBoard.calm, alignment: .center)
  private let ring = UIView()
  private let ringCaption = UILabel(color: CounterBoard.active, alignment: .center)
  private let lock = CAShapeLayer()
  /// What the ring's caption must not cover: texts and lock.
  private var obstacles: [CGRect] = []
  private var isTriggered = false
  private var count = 0
  /// Whether the last touch was a miss, which the hint names.
  private var isMissed = false
  private var isOpen = false { didSet { showLock() } }

  /// The counter; it receives each touch before the board does.
  let counter: TriggeredTapGestureRecognizer

  /// Creates a board that shows 0 and receives the touches.
  init(_ counter: TriggeredTapGestureRecognizer) {
    self.counter = counter
    super.init(frame: .zero)
    layOutWhenTraitsChange()
    addGestureRecognizer(counter)
    isMultipleTouchEnabled = true
    backgroundColor = .secondarySystemBackground
    title.text = "Hold one finger, tap twice"
    number.text = "0"
    hint.text = "rest a finger to start"
    ring.backgroundColor = Self.active.withAlphaComponent(0.12)
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
    guard !isTriggered else { return placeCaption() }
    isTriggered = true
    isMissed = false
    ring.isHidden = false
    number.textColor = Self.active
    hint.textColor = Self.active
    count = counter.count
    isOpen = false
    number.text = "\(count)"
    say("now tap twice with another finger")
  }

  /// Removes the trigger's ring; the count stays.
  private func removeTrigger() {
    guard isTriggered else { return }
    isTriggered = false
    ring.isHidden = true
    number.textColor = count > 0 ? Self.done : Self.calm
    hint.textColor = number.textColor
    if isOpen { say("unlocked: counted \(count)") }
    if count == 0, !isMissed { say("rest a finger to start") }
  }

  /// Opens the lock.
  func unlock() {
    isOpen = true
    say("unlocked")
    hint.textColor = Self.done
  }

  /// Says why a tap didn't count.
  func show(_ miss: GestureMiss) {
    isMissed = true
    // What was unlocked stays so, however many taps were counted behind it.
    if miss.cause == .taps, isOpen { return }
    let words =
      switch miss.cause {
      case .delay: "not counted: too soon"
      case .duration: "not counted: too long for a tap"
      case .movement: "not counted: it moved"
      case .distance: "not counted: too close to the resting finger"
      case .fingers: "not counted: one finger at a time"
      case .taps: "not unlocked: one more tap"
      default: "not counted"
      }
    say(words)
  }

  private func say(_ words: String) {
    hint.tell(words)
    findObstacles()
  }

  private func showLock() {
    lock.path = UIBezierPath.lock(isOpen: isOpen).cgPath
    number.accessibilityValue = isOpen ? "unlocked" : "locked"
    let color = isOpen ? Self.done : Self.calm
    let traits = traitCollection
    lock.strokeColor = color.resolvedColor(with: traits).cgColor
    lock.fillColor = color.withAlphaComponent(0.15).resolvedColor(with: traits).cgColor
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

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? { (super.keyCommands ?? []) + countingKeys }

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
    let area = room.area(margin: 12)
    title.font = room.font(22, isBold: true, as: .largeTitle)
    let titleHeight = title.textHeight(within: area.width, atLeast: 32 * unit)
    title.frame = CGRect(x: area.minX, y: top, width: area.width, height: titleHeight)
    number.bounds = CGRect(x: 0, y: 0, width: width, height: 190 * unit)
    number.center = CGPoint(x: width / 2, y: middle)
    number.font = .boldSystemFont(ofSize: 160 * unit)
    let side: CGFloat = room.isMirrored ? -1 : 1
    lock.place(at: CGPoint(x: width / 2 + side * 150 * unit, y: middle), scale: 2.6 * unit)
    hint.font = room.font(19, most: Self.mostGrowth)
    let hintHeight = hint.textHeight(within: area.width, atLeast: 28 * unit, for: Self.longestHint)
    hint.frame = CGRect(
      x: area.minX,
      y: middle + 100 * unit,
      width: area.width,
      height: hintHeight
    )
    let size = Self.ringSize
    ring.bounds = CGRect(x: 0, y: 0, width: size, height: size)
    ring.layer.cornerRadius = size / 2
    ring.layer.borderWidth = 5
    ring.layer.borderColor = Self.active.resolvedColor(with: traitCollection).cgColor
    let growth = min(room.growth(), Self.mostGrowth)
    ringCaption.font = .boldSystemFont(ofSize: 16 * growth)
    ringCaption.bounds.size.height = 22 * growth
    showLock()
    findObstacles()
  }

  /// Finds what the caption must not cover, and moves it where it doesn't.
  private func findObstacles() {
    obstacles = [title, number, hint].map { label in
      let size = label.sizeThatFits(label.bounds.size)
      return CGRect(
        x: label.center.x - size.width / 2,
        y: label.center.y - size.height / 2,
        width: size.width,
        height: size.height
      )
    }
    obstacles.append(lock.frame)
    placeCaption()
  }

  /// Places the ring's caption above the ring, or else below it, as near to the middle as the screen allows; where
  /// neither is free the ring is without one.
  private func placeCaption() {
    let height = ringCaption.bounds.height
    let most = CGFloat.greatestFiniteMagnitude
    let half = ringCaption.sizeThatFits(CGSize(width: most, height: most)).width / 2
    let area = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.captionMargin, dy: 0)
    let x = min(max(ring.center.x, area.minX + half), max(area.maxX - half, area.minX + half))
    let gap = Self.captionMargin + ring.bounds.height / 2
    let tops = [ring.center.y - gap - height, ring.center.y + gap]
    let frames = tops.map { CGRect(x: x - half, y: $0, width: 2 * half, height: height) }
    let free = frames.first { frame in
      frame.minY >= area.minY && frame.maxY <= area.maxY
        && !obstacles.contains { $0.intersects(frame) }
    }
    ringCaption.isHidden = free == nil
    if let free { ringCaption.frame = ring.convert(free, from: self) }
  }
}
