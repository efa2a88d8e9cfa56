/// The view that everything on the screen is in.
///
/// A window is hidden until it is shown, and is kept alive by the client alone. Its `frame` lies in
/// the screen's coordinates.
open class UIWindow: UIView {
  /// How far in front a window is, compared with others (rule 2.8).
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The height above the ground; higher is farther in front.
    public var rawValue: CGFloat

    /// Creates a level.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of an application's content.
    public static let normal = Level(0)
    /// The level of a status bar.
    public static let statusBar = Level(1000)
    /// The level of an alert.
    public static let alert = Level(2000)

    /// Whether one level is farther back than the other.
    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// The application that the window belongs to.
  let application: Weak<UIApplication>
  /// The screen that the window is on.
  public let screen: UIScreen
  /// What the screen's notch, bars and corners cover.
  var ownSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if ownSafeAreaInsets != oldValue { tellSafeAreaInsetsDidChange() } }
  }
  /// When the window was shown last, counted by the application; zero before the first time.
  var shownOrder = 0

  /// The event that was delivered here last, so that one forwarded twice arrives once.
  var lastEvent = 0

  /// How far in front the window is; `normal` by default (rule 2.8).
  open var windowLevel = Level.normal

  // MARK: Life

  /// Creates a hidden window with a frame on the main screen.
  public override init(frame: CGRect) {
    application = Weak(UIApplication.shared)
    screen = .main
    super.init(frame: frame)
    super.isHidden = true
    application.object?.register(self)
  }

  /// Creates a hidden window that fills the main screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Always nil: windows aren't read from archives here.
  public required init?(coder: NSCoder) { return nil }

  // MARK: The root controller

  /// The controller whose view fills the window, from the moment that the window is shown.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if let old = oldValue?.viewIfLoaded, old.isDescendant(of: self) { old.removeFromSuperview() }
      if !isHidden { installRootView() }
    }
  }

  private func installRootView() {
    guard let view = rootViewController?.view, view.superview !== self else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  // MARK: Showing

  /// Whether the window isn't shown; true until it is shown for the first time.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      forEachController { $0.willBe(onScreen: !newValue) }
      super.isHidden = newValue
      if newValue {
        if isKeyWindow { application.object?.makeKey(nil) }
      } else {
        application.object?.wasShown(self)
        installRootView()
      }
      forEachController { $0.isNow(onScreen: !isHidden) }
    }
  }

  /// Shows the window in front of others of its level, and makes it the key window.
  open func makeKeyAndVisible() {
    application.object?.wasShown(self)
    isHidden = false
    makeKey()
  }

  // MARK: The key window

  /// Whether this is the window that gets what belongs to no place on the screen.
  open var isKeyWindow: Bool { application.object?.keyWindow === self }

  /// Makes this the key window.
  open func makeKey() { application.object?.makeKey(self) }

  /// Tells that this is the key window.
  open func becomeKey() {}

  /// Tells that this is the key window no longer.
  open func resignKey() {}

  // MARK: Events

  /// Delivers an event to the recognizers and then to the views of this window (rules 3.1, 3.4).
  ///
  /// Override it to see every event before them; call `super` to let it go on. An event that was
  /// delivered already, or that comes from inside a delivery, changes nothing.
  open func sendEvent(_ event: UIEvent) {
    guard let gestures = application.object?.gestures else { return }
    switch event.type {
    case .presses: gestures.deliverPresses(event, in: self)
    case .scroll: gestures.deliverScroll(event, in: self)
    case .touches, .hover: gestures.deliver(event, in: self)
    }
  }

  // MARK: Responder

  /// The application (rule 3.8).
  open override var next: UIResponder? { application.object }

  override var selfAsWindow: UIWindow? { self }
}
