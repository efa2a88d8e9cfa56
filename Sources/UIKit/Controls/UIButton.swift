/// A control to tap.
///
/// Lifting inside sends `touchUpInside`, and after it `primaryActionTriggered` (rule 7.4). Buttons are
/// geometry and titles here: nothing draws them.
open class UIButton: UIControl {
  /// How a button looks.
  public enum ButtonType: Int, Sendable {
    /// Nothing of its own.
    case custom = 0
    /// As the system's buttons.
    case system = 1
  }

  /// How the button looks; `custom` unless it was made with a type.
  open private(set) var buttonType = ButtonType.custom
  /// The titles, by the bits of the states that they are for.
  private var titles: [State.RawValue: String] = [:]

  /// Creates a button of a type, without a size.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Creates a button with an action that `primaryActionTriggered` sends and that gives its title.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
  }

  /// Creates a button of a type, without a size, as `init(frame:primaryAction:)` does.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
  }

  // MARK: Titles

  /// The title for a state; where none was set, the one for `normal`.
  open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }

  /// Sets the title for a state; nil takes it away.
  open func setTitle(_ title: String?, for state: State) { titles[state.rawValue] = title }

  /// The title for the present state.
  open var currentTitle: String? { title(for: state) }

  // MARK: Touches

  /// No for a superview's single tap with one finger, as long as the button is enabled: the button's own
  /// tap goes first (rules 4.10, 7.8).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    if losesTap(gestureRecognizer) { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override func sendLift(inside: Bool, with event: UIEvent?) {
    super.sendLift(inside: inside, with: event)
    if inside { send(.primaryActionTriggered, with: event) }
  }
}
