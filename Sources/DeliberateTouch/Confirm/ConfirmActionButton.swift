public import TouchCore
public import UIKit

/// A button that asks "are you sure?" and gets its answer in one press.
///
/// ```swift
/// let delete = ConfirmActionButton(title: "Delete")
/// delete.addAction(UIAction { _ in document.delete() }, for: .valueChanged)
/// view.addSubview(delete)
/// ```
///
/// Pressing fills a circle one height of the control above the finger, by the force or, where there is
/// none, by the time. When it is full it turns red and says CONFIRM, and stays where it is. With the
/// finger moved into it, it turns green and says OK; lifting there sends `valueChanged`, once. Lifting
/// anywhere else, and every cancellation, sends nothing (deliberate gestures 4).
open class ConfirmActionButton: UIControl {
  /// Where a confirmation stands.
  public typealias Confirmation = ConfirmState

  /// Where the confirmation stands.
  public private(set) var confirmation = Confirmation.idle

  /// Called when `confirmation` has changed.
  public var onChange: ((Confirmation) -> Void)?

  /// Called when a press is over that confirmed nothing, with what it lacked.
  ///
  /// Every press comes to exactly one of both: `valueChanged`, or this.
  public var onMiss: ((GestureReason) -> Void)?

  private var machine = ConfirmMachine()
  private let alarm = Alarm()
  private let titleLayer = CATextLayer()
  private let circle = ConfirmCircle(frame: .zero)

  // MARK: Making

  /// Creates a button with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.backgroundColor = UIColor.systemGray5.cgColor
    layer.cornerRadius = 10
    titleLayer.font = .boldSystemFont(ofSize: 17)
    titleLayer.fontSize = 17
    titleLayer.alignmentMode = .center
    titleLayer.foregroundColor = UIColor.systemRed.cgColor
    layer.addSublayer(titleLayer)
    addSubview(circle)
    clipsToBounds = false
  }

  /// Creates a button with a title, and a size that suits most.
  public convenience init(title: String) {
    self.init(frame: CGRect(x: 0, y: 0, width: 160, height: 44))
    self.title = title
  }

  /// Always nil: buttons aren't read from archives.
  public required init?(coder: NSCoder) { return nil }

  // MARK: Looks

  /// What the button says at rest.
  public var title = "" {
    didSet { titleLayer.string = title }
  }

  /// What the full circle says; CONFIRM by default (deliberate gestures 4).
  public var selectedTitle = "CONFIRM"

  /// What the circle says with the finger in it; OK by default (deliberate gestures 4).
  public var confirmedTitle = "OK"

  /// The circle's radius in points; half the control's height by default, our own choice.
  public var circleRadius: CGFloat?

  // MARK: Thresholds

  /// The force that is full intention, 1 being an average touch; 3 by default (deliberate gestures 4).
  public var fullForce: CGFloat {
    get { CGFloat(machine.configuration.fullForce) }
    set { machine.configuration.fullForce = Double(newValue) }
  }

  /// The time that is full intention where there is no force; 2 s by default (deliberate gestures 4).
  public var fullTime: TimeInterval {
    get { machine.configuration.fullTime.seconds }
    set { machine.configuration.fullTime = .seconds(newValue) }
  }

  /// The steps in which the intention grows with the time; 0.1 s by default (deliberate gestures 4).
  public var timeStep: TimeInterval {
    get { machine.configuration.timeStep.seconds }
    set { machine.configuration.timeStep = .seconds(newValue) }
  }

  /// The intention beyond which the circle is selected; 0.97 by default (deliberate gestures 4).
  public var selectionThreshold: CGFloat {
    get { CGFloat(machine.configuration.selection) }
    set { machine.configuration.selection = Double(newValue) }
  }

  /// How long a confirmation outlives its force; 0.1 s by default, our own choice.
  ///
  /// A finger that lifts passes through every lower force on its way, and means to lift.
  public var liftTime: TimeInterval {
    get { machine.configuration.liftTime.seconds }
    set { machine.configuration.liftTime = .seconds(newValue) }
  }

  // MARK: What is meant

  /// How much the finger means it, 0 to 1.
  public var intention: CGFloat { CGFloat(machine.intention) }

  /// Where the circle is, in the control's coordinates.
  public var circleCenter: CGPoint { machine.circle.cgPoint }

  /// Confirms without a touch: for assistive code, which has asked by its own means.
  ///
  /// Sends `valueChanged` once; nothing where the button is disabled. On Apple's platforms call it from
  /// `accessibilityActivate()`, or from an accessibility custom action.
  public func confirm() {
    if isEnabled { sendActions(for: .valueChanged) }
  }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    machine.configuration.rise = Double(bounds.height)
    machine.configuration.radius = Double(circleRadius ?? bounds.height / 2)
    machine.began(
      at: touch.location(in: self).core,
      force: measuredForce(of: touch),
      maximumForce: Double(touch.maximumPossibleForce),
      time: touch.time
    )
    update()
    // Whoever was told may have switched the button off, which isn't tracking yet.
    if !isEnabled { breakOff() }
    return machine.state != .idle
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    machine.catchUp(to: touch.time)
    machine.moved(
      to: touch.location(in: self).core,
      force: measuredForce(of: touch),
      maximumForce: Double(touch.maximumPossibleForce),
      time: touch.time
    )
    update()
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch else { return breakOff() }
    machine.catchUp(to: touch.time)
    let isConfirmed = machine.ended(at: touch.location(in: self).core, time: touch.time)
    let shortfall = machine.shortfall
    update()
    if isConfirmed { sendActions(for: .valueChanged) }
    if let shortfall { onMiss?(shortfall) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    breakOff()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { breakOff() }
  }

  private func breakOff() {
    let wasPressed = machine.state != .idle
    let reason: GestureReason =
      window == nil ? .removed : isEnabled ? .touchesCancelled : .disabled
    machine.reset()
    update()
    if wasPressed { onMiss?(reason) }
  }

  /// How hard a touch presses; nil where the hardware doesn't measure it.
  private func measuredForce(of touch: UITouch) -> Double? {
    touch.maximumPossibleForce > 0 ? Double(touch.force) : nil
  }

  // MARK: Showing

  /// Shows what the machine has come to, and tells of it.
  private func update() {
    alarm.set(machine.deadline) { [self] time in
      if machine.alarmRang(at: time) != nil { update() }
    }
    let reached = machine.state
    circle.show(
      reached,
      text: text(for: reached),
      at: circleCenter,
      radius: CGFloat(machine.configuration.radius),
      intention: intention,
      scale: CGFloat(machine.scale)
    )
    while let next = untold {
      confirmation = next
      onChange?(next)
    }
  }

  /// What has to be told next; nil where all was.
  ///
  /// A touch that is full at once is updating first.
  private var untold: Confirmation? {
    let reached = machine.state
    if confirmation == .idle, reached != .idle { return .updating }
    return confirmation == reached ? nil : reached
  }

  private func text(for confirmation: Confirmation) -> String {
    switch confirmation {
    case .idle, .updating: ""
    case .selected: selectedTitle
    case .confirmed: confirmedTitle
    }
  }

  /// Puts the title in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    // A line of text is about 1.2 times as high as its font.
    let height = titleLayer.fontSize * 1.2
    titleLayer.frame = CGRect(
      x: 0,
      y: (bounds.height - height) / 2,
      width: bounds.width,
      height: height
    )
    CATransaction.commit()
  }
}
