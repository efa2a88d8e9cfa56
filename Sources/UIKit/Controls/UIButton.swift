/// A control to tap.
///
/// Lifting inside sends `touchUpInside`, then `primaryActionTriggered` (rule 7.4). The button shows
/// the title for its current state, centred.
open class UIButton: UIControl {
  /// The appearance of a button.
  public enum ButtonType: Int, Sendable {
    /// No appearance of its own.
    case custom = 0
    /// The appearance of the system's buttons.
    case system = 1
    /// As `infoLight`.
    case detailDisclosure = 2
    /// As the system's buttons, with the letter i in a circle.
    case infoLight = 3
    /// As `infoLight`.
    case infoDark = 4
    /// As the system's buttons, with a plus in a circle.
    case contactAdd = 5
    /// As the system's buttons, with a cross on a disc.
    case close = 7

    /// The name of `system` in earlier versions.
    public static var roundedRect: ButtonType { .system }
  }

  /// The button's appearance; `custom` by default.
  open private(set) var buttonType = ButtonType.custom
  /// The titles by state, keyed by the state's bits.
  private var titles: [State.RawValue: String] = [:]
  /// The title colours by state, keyed by the state's bits.
  private var titleColors: [State.RawValue: UIColor] = [:]
  /// The titles with attributes by state.
  var attributedTitles: [State.RawValue: AnyObject] = [:]
  #if !hasFeature(Embedded)
    /// The colours of the titles' shadows by state, also those that were removed.
    var titleShadows: [State.RawValue: UIColor?] = [:]
  #endif
  private var ownTitleLabel: UILabel?
  /// Whether a title was set that the label doesn't show yet.
  private var isTitleNew = false
  /// The label's font as the button wrote to it last; nil while it does.
  final var writtenFont: UIFont?
  /// Another font of the label is another size of the button; what the button itself writes isn't.
  override func arranges(_ view: UIView) -> Bool {
    guard let writtenFont, let ownTitleLabel, view === ownTitleLabel else { return false }
    return ownTitleLabel.font != writtenFont
  }
  /// The images by state.
  var images = ButtonImages() {
    didSet {
      setNeedsLayout()
      contentSizeMayHaveChanged()
    }
  }
  private(set) var ownImageView: UIImageView?
  /// The background's view; nil until there is one.
  var backgroundView: UIImageView?
  /// What a configuration needs besides.
  var configuredParts = ConfiguredParts()
  #if !hasFeature(Embedded)
    /// What a menu needs; nil without one.
    final var menuParts: AnyObject?
    /// What pointers need; nil without any.
    final var pointerParts: AnyObject?
    /// Opens the menu that is the primary action; nil without one.
    final var opensMenu: (() -> Void)?
    /// Tells the menu that a tap selects the button now, or does no more; nil without one.
    final var tellsMenu: (() -> Void)?
  #endif

  /// Creates a button of a type with a zero frame.
  ///
  /// A type with a sign shows one of ours.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    adopt(buttonType)
  }

  private func adopt(_ buttonType: ButtonType) {
    self.buttonType = buttonType
    if let image = buttonType.image { setImage(image, for: .normal) }
  }

  /// Creates a button whose title, image and `primaryActionTriggered` action come from an action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
  }

  /// Creates a button of a type, `system` unless told otherwise, with a zero frame, as `init(frame:primaryAction:)` does.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    adopt(buttonType)
  }

  /// Creates a button that looks as a configuration says, as `init(frame:primaryAction:)` does.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.configuration = configuration
  }

  // MARK: Configurations

  /// What is called to change a button's configuration for its state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// How the button looks in one value; nil by default, where the titles, images and insets by themselves say it.
  ///
  /// With a configuration, `contentEdgeInsets`, `titleEdgeInsets` and `imageEdgeInsets` count for nothing.
  open var configuration: Configuration? {
    didSet { contentMoved() }
  }
  /// Called before the button is laid out in another state, to change its configuration.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Has the configuration updated before the next layout.
  open func setNeedsUpdateConfiguration() {
    configuredParts.updatedState = nil
    setNeedsLayout()
  }

  /// Changes the configuration for the state: calls the handler.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// Whether a tap selects the button, or deselects it; false by default.
  @exclusivity(unchecked) open var changesSelectionAsPrimaryAction = false {
    didSet {
      #if !hasFeature(Embedded)
        tellsMenu?()
      #endif
    }
  }

  // MARK: Titles

  /// The title for a state; the one for `normal` if none was set.
  open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }

  /// Sets the image for a state, shown before the title; nil removes it.
  open func setImage(_ image: UIImage?, for state: State) {
    if image !== images.images[state.rawValue] { images.images[state.rawValue] = image }
  }

  /// Sets the image behind everything for a state, which fills the button; nil removes it.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    if image !== images.backgrounds[state.rawValue] { images.backgrounds[state.rawValue] = image }
  }

  /// The image for a state; the one for `normal` if none was set.
  open func image(for state: State) -> UIImage? {
    images.images[state.rawValue] ?? images.images[0]
  }

  /// The image for the current state.
  open var currentImage: UIImage? { image(for: state) }

  /// The background for a state; the one for `normal` if none was set.
  open func backgroundImage(for state: State) -> UIImage? {
    images.backgrounds[state.rawValue] ?? images.backgrounds[0]
  }

  /// The background for the current state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  #if !hasFeature(Embedded)
    /// Sets the title with its attributes for a state, which is shown rather than a plain one; nil removes it.
    ///
    /// Deviation: it is shown in the font and the colour that it begins with.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
      keepAttributedTitle(title, for: state)
    }

    /// The title with its attributes for a state; the one for `normal` if none was set.
    open func attributedTitle(for state: State) -> NSAttributedString? {
      keptAttributedTitle(for: state)
    }
    /// The title with its attributes for the current state.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// Sets the colour of the letters behind the title, `shadowOffset` of the label away, for a state; nil removes it.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
      titleShadows[state.rawValue] = .some(color)
      setNeedsLayout()
    }
    /// The colour of the letters behind the title for a state; the one for `normal` if none was set.
    open func titleShadowColor(for state: State) -> UIColor? {
      (titleShadows[state.rawValue] ?? nil) ?? (titleShadows[0] ?? nil)
    }
    /// The colour of the letters behind the title for the current state.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  #endif

  /// Sets the title for a state; nil removes it.
  open func setTitle(_ title: String?, for state: State) {
    guard title != titles[state.rawValue] else { return }
    titles[state.rawValue] = title
    isTitleNew = true
    setNeedsLayout()
    contentSizeMayHaveChanged()
  }

  /// The title for the current state.
  open var currentTitle: String? { title(for: state) }

  /// The title colour for a state; the one for `normal` if none was set.
  open func titleColor(for state: State) -> UIColor? {
    titleColors[state.rawValue] ?? titleColors[0]
  }

  /// Sets the title colour for a state; nil removes it.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    guard color != titleColors[state.rawValue] else { return }
    titleColors[state.rawValue] = color
    setNeedsLayout()
  }

  /// The title colour for the current state.
  ///
  /// The default is the system's grey in a disabled system
  /// button, the tint colour in an enabled one, and white in a custom one.
  open var currentTitleColor: UIColor {
    if let color = titleColors[state.rawValue] { return color }
    if buttonType == .custom { return titleColors[0] ?? .white }
    return isEnabled ? titleColors[0] ?? tintColor : .systemGray
  }

  // MARK: Looks

  /// Whether the image is to look darker while the button is highlighted: a hint, which changes no picture.
  open var adjustsImageWhenHighlighted = true
  /// Whether the image is to look lighter while the button is disabled: a hint, which changes no picture.
  open var adjustsImageWhenDisabled = true
  /// Whether a touch is to glow: a hint, which changes no picture.
  open var showsTouchWhenHighlighted = false

  /// The title's label; set its font here, and its text with `setTitle(_:for:)`.
  ///
  /// It has a title that was set at once, before the layout.
  open var titleLabel: UILabel? {
    let label = titleLabelForLayout
    if isTitleNew {
      isTitleNew = false
      write(to: label)
    }
    return label
  }

  /// The title's label, made at the first look.
  private var titleLabelForLayout: UILabel {
    if let ownTitleLabel { return ownTitleLabel }
    let label = UILabel(frame: bounds)
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    label.textAlignment = .center
    ownTitleLabel = label
    addSubview(label)
    return label
  }

  /// The image's view, before the title: left of it where text is read from left to right.
  open var imageView: UIImageView? { imageViewForLayout }

  /// The image's view, made at the first look.
  var imageViewForLayout: UIImageView {
    if let ownImageView { return ownImageView }
    let view = UIImageView(frame: .zero)
    ownImageView = view
    addSubview(view)
    return view
  }

  /// Shows the title and the images for the current state.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    let alpha = contentAlpha
    showImages()
    showConfiguration()
    ownImageView?.alpha = alpha
    isTitleNew = false
    guard hasTitle || ownTitleLabel != nil, let label = titleLabel else { return }
    write(to: label)
    label.frame = titleRect(forContentRect: contentRect(forBounds: bounds))
    label.alpha = alpha
  }

  // MARK: Locations

  /// How far the image and the title stay away from the edges; the button's own size includes it.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { contentMoved() } }
  }
  /// How far the title is moved from where it lies by itself.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
  }
  /// How far the image is moved from where it lies by itself.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
  }

  private func contentMoved() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The room for the image and the title.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: configuration.map { directed($0.contentInsets) } ?? contentEdgeInsets)
  }

  /// Where the background's image lies: everywhere by default.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the image lies, left of the title; empty without one.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    guard shownImage != nil else { return CGRect(origin: contentRect.origin, size: .zero) }
    return frames(in: contentRect).image
  }

  /// Where the title lies.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    frames(in: contentRect).title
  }

  func titleSize(within size: CGSize) -> CGSize {
    guard hasTitle || ownTitleLabel != nil, let label = titleLabel else { return .zero }
    write(to: label)
    return label.sizeThatFits(size)
  }

  /// The size that the image and the title need side by side.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// The size that the image and the title need side by side.
  ///
  /// Without both, that of the background, and without one that of a button whose title is empty.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let configuration { return configuredSize(configuration, within: size) }
    if let emptySize { return emptySize }
    let (title, image) = (titleSize(within: size), shownImage?.size ?? .zero)
    let insets = contentEdgeInsets
    return CGSize(
      width: image.width + title.width + insets.left + insets.right,
      height: max(image.height, title.height) + insets.top + insets.bottom
    )
  }

  // MARK: Accessibility

  override var naturalAccessibility: NaturalAccessibility {
    NaturalAccessibility(
      isElement: true,
      label: shownTitle,
      traits: stateTraits.union(.button)
    )
  }

  /// Sends what a tap does; returns whether the button is enabled.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    #if !hasFeature(Embedded)
      if let opensMenu {
        opensMenu()
        return true
      }
    #endif
    sendLift(inside: true, with: nil)
    return true
  }

  // MARK: Touches

  /// Returns false for a superview's single tap with one finger while the button is enabled: the
  /// button's own tap takes precedence (rules 4.10, 7.8).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    if losesTap(gestureRecognizer) { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override func sendLift(inside: Bool, with event: UIEvent?) {
    if inside, changesSelectionAsPrimaryAction { isSelected.toggle() }
    super.sendLift(inside: inside, with: event)
    if inside { send(.primaryActionTriggered, with: event) }
  }
}

/// The name of `UIButton.ButtonType` in earlier versions of Swift.
public typealias UIButtonType = UIButton.ButtonType
