/// The root view of a tree on the screen.
///
/// A window is hidden until it is shown, and only the client retains it. Its `frame` is in the
/// screen's coordinates.
open class UIWindow: UIView {
  /// The stacking level of a window (rule 2.8).
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The height; higher is farther in front.
    public let rawValue: CGFloat

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

    /// Whether one level is behind the other.
    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// The application that the window belongs to: the current one when it was made, or when it was shown first.
  @exclusivity(unchecked) private(set) final var application: Weak<UIApplication>
  /// The gestures of the window's application, which takes them off here when it is deallocated.
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) final var gestures: GestureSession?
  /// The screen that the window is on.
  @exclusivity(unchecked) public private(set) final var screen: UIScreen
  /// How far the screen's notch, bars and corners extend into the window.
  var ownSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      if ownSafeAreaInsets != oldValue { tellSafeAreaInsetsDidChange(in: self, from: oldValue) }
    }
  }
  /// The application's count when the window was last shown; zero before the first time.
  var shownOrder = 0

  /// The scene that a client put the window in; nil where none did.
  var chosenScene: Weak<UIWindowScene>?

  /// The event that was last delivered here; an event that is forwarded twice is delivered once.
  @exclusivity(unchecked) var lastEvent = 0
  /// Whether the window is of no class that a client derived.
  final var isPlain: Bool { isPlainView }

  /// The stacking level; `normal` by default (rule 2.8).
  open var windowLevel = Level.normal

  #if !hasFeature(Embedded) && !canImport(ObjectiveC)
    private lazy var ownUndoManager = UndoManager()
    /// The manager of what can be undone in the window; its responders share it.
    open override var undoManager: UndoManager? { ownUndoManager }
  #endif

  // MARK: Creating

  /// Creates a hidden window with a frame on the main screen.
  public override init(frame: CGRect) {
    application = Weak(UIApplication.shared)
    screen = .main
    super.init(frame: frame)
    enroll()
  }

  #if !hasFeature(Embedded)
    /// Creates a hidden window that fills a scene's screen.
    public init(windowScene: UIWindowScene) {
      application = Weak(UIApplication.shared)
      screen = .main
      super.init(frame: windowScene.screen.bounds)
      enroll()
      scene = windowScene
    }
  #endif

  /// Creates a hidden window that fills the main screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Creates a hidden window with a zero frame: there are no archives.
  public required init?(coder: NSCoder) {
    application = Weak(UIApplication.shared)
    screen = .main
    super.init(coder: coder)
    enroll()
  }

  #if !hasFeature(Embedded)
    // On the main actor, wherever the last reference goes: the application that it ends belongs there.
    isolated deinit { UIApplication.windowGoes(self) }
  #endif

  private func enroll() {
    isWindow = true
    wasFoundPlain = Shortcuts.areTaken && isOfThisWindowClass
    super.isHidden = true
    application.object?.register(self)
  }

  // MARK: The root controller

  /// The controller whose view fills the window once the window is shown.
  ///
  /// Another one ends everything that the one before presents.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      let tellEnds = oldValue?.dropPresentations()
      if let old = oldValue?.viewIfLoaded, old.isDescendant(of: self) { old.removeFromSuperview() }
      if !isHidden { installRootView() }
      tellEnds?()
    }
  }

  private func installRootView() {
    // A view that made room for the one that its controller presents comes back with its dismissal.
    guard let controller = rootViewController, controller.presentation?.hasMadeRoom != true,
      let view = controller.view, view.superview !== self
    else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  #if !hasFeature(Embedded)
    /// The scene that the window is in: the application's, unless set.
    open var windowScene: UIWindowScene? {
      get { scene }
      set { scene = newValue }
    }
  #endif

  // MARK: Showing

  /// Whether the window is hidden; true until it is shown for the first time.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      if !newValue { joinCurrentApplication() }
      forEachController { $0.willBe(onScreen: !newValue) }
      super.isHidden = newValue
      if newValue {
        if isKeyWindow { application.object?.makeKey(nil) }
      } else {
        application.object?.wasShown(self)
        installRootView()
      }
      forEachController { $0.isNow(onScreen: !isHidden) }
      postVisibility()
    }
  }

  /// Shows the window in front of others on its level, and makes it the key window.
  open func makeKeyAndVisible() {
    joinCurrentApplication()
    application.object?.wasShown(self)
    isHidden = false
    makeKey()
  }

  /// Moves the window to the application that is the current one when the window is shown for the first time, unless
  /// its client put it in a scene of another one.
  ///
  /// A window may be made before the application is launched, as by a stored property of a test.
  private func joinCurrentApplication() {
    guard shownOrder == 0 else { return }
    let (current, former) = (UIApplication.shared, application.object)
    guard former !== current else { return }
    if let scene = chosenScene?.object, scene !== current.windowScene { return }
    if former?.keyWindow === self { former?.makeKey(nil) }
    former?.unregister(self)
    let fillsScreen = frame == screen.bounds
    application = Weak(current)
    screen = current.screen
    let traits = traitLook.traits
    current.register(self)
    traitLook.traits = traits
    if fillsScreen { frame = screen.bounds }
    tellTraits(screen.traitCollection)
  }

  // MARK: The key window

  /// Whether the window receives events that have no location on the screen.
  open var isKeyWindow: Bool { application.object?.keyWindow === self }

  /// Whether the window may become the key window; true by default.
  open var canBecomeKey: Bool { true }

  /// Makes this the key window, if it can become one; a touch that begins in it does so too (rule 2.8).
  open func makeKey() {
    if !isKeyWindow, canBecomeKey { application.object?.makeKey(self) }
  }

  /// Called when the window became the key window.
  open func becomeKey() {}

  /// Called when the window stopped being the key window.
  open func resignKey() {}

  // MARK: Events

  /// Delivers an event to the recognizers and then to the views of this window (rules 3.1, 3.4).
  ///
  /// Override it to observe every event first, and call `super` to deliver it. Does nothing for an
  /// event that was delivered already or that comes from inside a delivery.
  open func sendEvent(_ event: UIEvent) {
    gestures?.deliver(event, in: self)
  }

  // MARK: Responder

  /// The application (rule 3.8).
  open override var next: UIResponder? { application.object }

  override var selfAsWindow: UIWindow? { self }
}
