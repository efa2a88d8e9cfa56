/// A control to tap.
///
/// Lifting inside sends `touchUpInside`, and after it `primaryActionTriggered` (rule 7.4). What is seen is
/// the title for the present state, in the middle.
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
  /// The titles' colours, by the bits of the states that they are for.
  private var titleColors: [State.RawValue: UIColor] = [:]
  private var ownTitleLabel: UILabel?

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
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    setNeedsLayout()
  }

  /// The title for the present state.
  open var currentTitle: String? { title(for: state) }

  /// The title's colour for a state; where none was set, the one for `normal`.
  open func titleColor(for state: State) -> UIColor? {
    titleColors[state.rawValue] ?? titleColors[0]
  }

  /// Sets the title's colour for a state; nil takes it away.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state.rawValue] = color
    setNeedsLayout()
  }

  /// The title's colour in the present state: the one that was set for it, otherwise the system's grey in
  /// a disabled system button, the tint in another one, and white in a custom one.
  open var currentTitleColor: UIColor {
    if let color = titleColors[state.rawValue] { return color }
    if buttonType == .custom { return titleColors[0] ?? .white }
    return isEnabled ? titleColors[0] ?? tintColor : .systemGray
  }

  // MARK: Looks

  /// How much of a system button's title is seen while a finger holds the button.
  private static var highlightedAlpha: CGFloat { 0.2 }

  /// The view of the title; change its font there, but its text by `setTitle(_:for:)`.
  open var titleLabel: UILabel? {
    if let ownTitleLabel { return ownTitleLabel }
    let label = UILabel(frame: bounds)
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    label.textAlignment = .center
    ownTitleLabel = label
    addSubview(label)
    return label
  }

  /// Shows the title for the present state.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard currentTitle != nil || ownTitleLabel != nil, let label = titleLabel else { return }
    label.text = currentTitle
    label.textColor = currentTitleColor
    label.frame = bounds
    label.alpha = isHighlighted && buttonType == .system ? Self.highlightedAlpha : 1
  }

  /// The room that the title needs.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let label = titleLabel else { return bounds.size }
    label.text = currentTitle
    return label.sizeThatFits(size)
  }

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

/// What `UIButton.ButtonType` was called in earlier versions of Swift, and still is in much code.
public typealias UIButtonType = UIButton.ButtonType
