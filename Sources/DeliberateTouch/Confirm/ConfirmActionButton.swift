import TouchCore
public import UIKit

/// A button that asks for confirmation and receives it in the same press.
///
/// ```swift
/// let delete = ConfirmActionButton(title: "Delete")
/// delete.addAction(UIAction { _ in document.delete() }, for: .valueChanged)
/// view.addSubview(delete)
/// ```
///
/// At touch-down a ring appears one height of the control above the finger, or below it where there
/// is no room, and stays there. It fills by force or, without force hardware, by time. Full, it
/// turns red and shows CONFIRM; with the finger in it, it turns green and shows OK, and lifting
/// there sends `valueChanged` once. The finger may enter the ring before it is full. Once confirmed,
/// it stays confirmed until the finger leaves the ring.
///
/// Lifting elsewhere and every cancellation send nothing (deliberate gestures 4).
open class ConfirmActionButton: UIControl {
  /// The state of a confirmation.
  public typealias Confirmation = ConfirmState

  /// The state of the confirmation.
  public private(set) var confirmation = Confirmation.idle

  /// Called when `confirmation` changed.
  public var onChange: ((Confirmation) -> Void)?

  /// Called when a press ended without confirming, with the reason.
  ///
  /// Every press ends in exactly one of `valueChanged` and this call.
  public var onMiss: ((GestureMiss) -> Void)?

  private(set) var machine = ConfirmMachine()
  private let alarm = Alarm()
  /// Rings when the time for a second activation is over.
  let activationAlarm = Alarm()
  private let caption = UILabel(frame: .zero)
  private let overlay = ConfirmOverlay(frame: .zero)
  private var colors = ConfirmColors()
  private var selectedFeedback: UIImpactFeedbackGenerator?
  private var confirmedFeedback: UINotificationFeedbackGenerator?
  /// Confirms at once, for readers whom the time of the second activation doesn't suit.
  private lazy var confirmationAction = makeConfirmationAction()

  // MARK: Creating

  /// Creates a button with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a button with a title and a default size.
  public convenience init(title: String) {
    self.init(frame: CGRect(x: 0, y: 0, width: 160, height: 44))
    self.title = title
  }

  /// Creates a button from an archive, if the platform has archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemGray5
    layer.cornerRadius = 10
    layOutWhenTraitsChange()
    caption.textAlignment = .center
    caption.textColor = .systemRed
    addSubview(caption)
    isAccessibilityElement = true
    accessibilityTraits = .button
    let button = Unretained(self)
    overlay.onResize = { button.object?.breakOff(because: .touchesCancelled) }
  }

  // MARK: Appearance

  /// The text of the button at rest.
  public var title = "" {
    didSet { showQuestion() }
  }

  /// The colour of the title; the system's red by default.
  public var titleColor: UIColor {
    get { caption.textColor }
    set { caption.textColor = newValue }
  }

  /// The font of the title at the standard text size; the title grows with the reader's and shrinks to fit.
  ///
  /// Bold at 17 points by default.
  public var titleFont = UIFont.boldSystemFont(ofSize: 17) {
    didSet { setNeedsLayout() }
  }

  /// The text beside the full ring; CONFIRM by default (deliberate gestures 4).
  public var selectedTitle = "CONFIRM"

  /// The text beside the ring with the finger in it; OK by default (deliberate gestures 4).
  public var confirmedTitle = "OK"

  /// The ring's radius in points of the control; half the control's height by default, our own
  /// choice.
  public var circleRadius: CGFloat?

  /// The colour of the growing ring and its glow; white by default (deliberate gestures 4).
  public var ringColor: UIColor {
    get { colors.updating }
    set { colors.updating = newValue }
  }

  /// The colour of the full ring; the system's red by default (deliberate gestures 4).
  public var selectedColor: UIColor {
    get { colors.selected }
    set { colors.selected = newValue }
  }

  /// The colour of the ring that a lift confirms; the system's green by default (deliberate gestures
  /// 4).
  public var confirmedColor: UIColor {
    get { colors.confirmed }
    set { colors.confirmed = newValue }
  }

  /// The colour behind the growing ring; a translucent black by default, our own choice.
  public var backdropColor: UIColor {
    get { colors.backdrop }
    set { colors.backdrop = newValue }
  }

  /// Whether there are haptics at selected and at confirmed; true by default (deliberate gestures
  /// 4).
  public var hasHaptics = true

  // MARK: Thresholds

  /// The force of full intention, where 1 is an average touch; 3 by default (deliberate gestures
  /// 4).
  public var fullForce: CGFloat {
    get { CGFloat(machine.configuration.fullForce) }
    set { machine.configuration.fullForce = Double(newValue) }
  }

  /// The time of full intention without force; 2 s by default (deliberate gestures 4).
  public var fullTime: TimeInterval {
    get { machine.configuration.fullTime.seconds }
    set { machine.configuration.fullTime = .seconds(newValue) }
  }

  /// The steps in which the intention rises with time; 0.1 s by default (deliberate gestures 4).
  public var timeStep: TimeInterval {
    get { machine.configuration.timeStep.seconds }
    set { machine.configuration.timeStep = .seconds(newValue) }
  }

  /// The intention above which the ring is selected; 0.97 by default (deliberate gestures 4).
  public var selectionThreshold: CGFloat {
    get { CGFloat(machine.configuration.selection) }
    set { machine.configuration.selection = Double(newValue) }
  }

  // MARK: Intention

  /// The intention, 0 to 1.
  public var intention: CGFloat { CGFloat(machine.intention) }

  /// The ring's centre in the control's coordinates; zero when there is no ring.
  public var circleCenter: CGPoint {
    machine.state == .idle ? .zero : convert(machine.circle.center.cgPoint, from: nil)
  }

  /// Confirms without a touch, for assistive code that asks for confirmation in its own way.
  ///
  /// Sends `valueChanged` once; does nothing if the button is disabled.
  public func confirm() {
    if isEnabled { sendActions(for: .valueChanged) }
  }

  // MARK: Without touch

  /// The time within which a second activation confirms, in seconds; 5 by default, our own choice.
  ///
  /// Infinite waits for ever. A screen reader's activation is the first, and so is the space bar or
  /// Return while the button is the first responder.
  public var activationTime: TimeInterval = 5

  /// What a screen reader says after the first activation, and of the second one.
  public var activationPrompt = "Activate again to confirm"

  /// What a screen reader says of the activation at rest; `accessibilityHint` replaces it.
  public var activationHint = "Asks for a second activation"

  /// Whether the button was activated once, and waits for the second activation; its title then is
  /// `selectedTitle`.
  public internal(set) var isAskingAgain = false

  /// Shows whether the button waits for the second activation.
  func showQuestion() {
    caption.text = isAskingAgain ? selectedTitle : title
    setNeedsLayout()
  }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? title }
    set { super.accessibilityLabel = newValue }
  }

  open override var accessibilityValue: String? {
    get { isAskingAgain ? selectedTitle : super.accessibilityValue }
    set { super.accessibilityValue = newValue }
  }

  open override var accessibilityHint: String? {
    get { isAskingAgain ? activationPrompt : super.accessibilityHint ?? activationHint }
    set { super.accessibilityHint = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { isEnabled ? super.accessibilityTraits : super.accessibilityTraits.union(.notEnabled) }
    set { super.accessibilityTraits = newValue }
  }

  open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      confirmationAction.name = selectedTitle
      return (super.accessibilityCustomActions ?? []) + [confirmationAction]
    }
    set { super.accessibilityCustomActions = newValue.map { withoutOffered($0) } }
  }

  /// Asks for a second activation, or confirms if this is the second one.
  open override func accessibilityActivate() -> Bool { activateWithoutTouch() }

  /// Takes the first activation back.
  open override func accessibilityPerformEscape() -> Bool { stopAsking() }

  /// True, so that the keyboard can activate the button.
  open override var canBecomeFirstResponder: Bool { true }

  open override var keyCommands: [UIKeyCommand]? {
    (super.keyCommands ?? []) + activationKeys
  }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event), let window else { return false }
    stopAsking()
    let circle = circle(for: touch, in: window)
    machine.began(
      at: touch.windowLocation,
      circle: circle,
      force: measuredForce(of: touch),
      time: touch.time
    )
    overlay.open(
      in: window,
      at: circle.center.cgPoint,
      radius: CGFloat(circle.radius),
      finger: touch.location(in: nil)
    )
    prepareHaptics()
    update()
    // A handler may have disabled the button before tracking started.
    if !isEnabled { breakOff(because: .disabled) }
    return machine.state != .idle
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    machine.catchUp(to: touch.time)
    machine.moved(to: touch.windowLocation, force: measuredForce(of: touch))
    update()
    return machine.state != .idle
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch else { return breakOff(because: .touchesCancelled) }
    // Being disabled need not cancel the tracking.
    guard isEnabled else { return breakOff(because: .disabled) }
    machine.catchUp(to: touch.time)
    let isConfirmed = machine.ended(at: touch.windowLocation, time: touch.time)
    let shortfall = machine.shortfall
    update()
    if isConfirmed { sendActions(for: .valueChanged) }
    if let shortfall { onMiss?(GestureMiss(shortfall)) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    breakOff(because: window == nil ? .removed : isEnabled ? .touchesCancelled : .disabled)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil || window !== overlay.superview { breakOff(because: .removed) }
    if window == nil { stopAsking() }
  }

  private func breakOff(because reason: GestureReason) {
    guard machine.state != .idle else { return }
    machine.reset()
    update()
    onMiss?(GestureMiss(reason))
  }

  // MARK: Updating

  /// Shows the machine's state and reports changes.
  private func update() {
    alarm.set(machine.deadline) { [self] time in
      if machine.alarmRang(at: time) != nil { update() }
    }
    let reached = machine.state
    if reached == .idle {
      overlay.removeFromSuperview()
    } else {
      showRing()
      overlay.grow(
        to: intention,
        towards: machine.nextStep.map {
          ConfirmRing.Step(intention: CGFloat($0.intention), time: $0.time.seconds)
        }
      )
    }
    while let next = untold {
      confirmation = next
      giveHaptic(for: next)
      onChange?(next)
    }
  }

  private func showRing() {
    overlay.show(
      machine.state,
      word: word(for: machine.state),
      scale: CGFloat(machine.scale),
      colors: colors
    )
  }

  /// The next state to report; nil if all were reported.
  ///
  /// A touch that is full at once reports updating first.
  private var untold: Confirmation? {
    let reached = machine.state
    if confirmation == .idle, reached != .idle { return .updating }
    return confirmation == reached ? nil : reached
  }

  private func word(for confirmation: Confirmation) -> String {
    switch confirmation {
    case .idle, .updating: ""
    case .selected: selectedTitle
    case .confirmed: confirmedTitle
    }
  }

  private func prepareHaptics() {
    selectedFeedback = hasHaptics ? UIImpactFeedbackGenerator(style: .medium) : nil
    confirmedFeedback = hasHaptics ? UINotificationFeedbackGenerator() : nil
    selectedFeedback?.prepare()
    confirmedFeedback?.prepare()
  }

  private func giveHaptic(for confirmation: Confirmation) {
    switch confirmation {
    case .idle, .updating: break
    case .selected: selectedFeedback?.impactOccurred()
    case .confirmed: confirmedFeedback?.notificationOccurred(.success)
    }
  }

  /// Centres the title, as large as the reader wants it and as it fits; a ring gets the colours of the look.
  open override func layoutSubviews() {
    super.layoutSubviews()
    caption.frame = bounds
    let room = bounds.insetBy(dx: min(bounds.height, bounds.width) / 4, dy: 0).size
    caption.setFont(scaledForReader(titleFont), fitting: room)
    if machine.state != .idle { showRing() }
  }
}
