public import TouchCore
public import UIKit

/// A button that asks for confirmation and receives it in the same press.
///
/// ```swift
/// let delete = ConfirmActionButton(title: "Delete")
/// delete.addAction(UIAction { _ in document.delete() }, for: .valueChanged)
/// view.addSubview(delete)
/// ```
///
/// Pressing fills a circle, one height of the control above the finger, by force or, without force
/// hardware, by time. A full circle turns red, shows CONFIRM and stops following the finger. When
/// the finger moves into it, it turns green and shows OK; lifting there sends `valueChanged` once.
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
  public var onMiss: ((GestureReason) -> Void)?

  private var machine = ConfirmMachine()
  private let alarm = Alarm()
  private let titleLayer = CATextLayer()
  private let circle = ConfirmCircle(frame: .zero)

  // MARK: Creating

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

  /// Creates a button with a title and a default size.
  public convenience init(title: String) {
    self.init(frame: CGRect(x: 0, y: 0, width: 160, height: 44))
    self.title = title
  }

  /// Always nil: buttons aren't read from archives.
  public required init?(coder: NSCoder) { return nil }

  // MARK: Appearance

  /// The text of the button at rest.
  public var title = "" {
    didSet { titleLayer.string = title }
  }

  /// The text of the full circle; CONFIRM by default (deliberate gestures 4).
  public var selectedTitle = "CONFIRM"

  /// The text of the circle with the finger in it; OK by default (deliberate gestures 4).
  public var confirmedTitle = "OK"

  /// The circle's radius in points; half the control's height by default, our own choice.
  public var circleRadius: CGFloat?

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

  /// The intention above which the circle is selected; 0.97 by default (deliberate gestures 4).
  public var selectionThreshold: CGFloat {
    get { CGFloat(machine.configuration.selection) }
    set { machine.configuration.selection = Double(newValue) }
  }

  /// How long a confirmation survives a drop of its force; 0.1 s by default, our own choice.
  ///
  /// The force of a finger that lifts drops through all lower values.
  public var liftTime: TimeInterval {
    get { machine.configuration.liftTime.seconds }
    set { machine.configuration.liftTime = .seconds(newValue) }
  }

  // MARK: Intention

  /// The intention, 0 to 1.
  public var intention: CGFloat { CGFloat(machine.intention) }

  /// The circle's centre in the control's coordinates.
  public var circleCenter: CGPoint { machine.circle.cgPoint }

  /// Confirms without a touch, for assistive code that asks for confirmation in its own way.
  ///
  /// Sends `valueChanged` once; does nothing if the button is disabled. On Apple's platforms call
  /// it from `accessibilityActivate()` or an accessibility custom action.
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
    // A handler may have disabled the button before tracking started.
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

  /// The force of a touch; nil if the hardware doesn't measure it.
  private func measuredForce(of touch: UITouch) -> Double? {
    touch.maximumPossibleForce > 0 ? Double(touch.force) : nil
  }

  // MARK: Updating

  /// Shows the machine's state and reports changes.
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

  /// The next state to report; nil if all were reported.
  ///
  /// A touch that is full at once reports updating first.
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

  /// Centres the title.
  open override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    // A line of text is about 1.2 times as high as its font size.
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
