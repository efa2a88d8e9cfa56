import TouchCore

/// The one application: its windows, its clock and what waits for a moment to come.
open class UIApplication: UIResponder {
  nonisolated(unsafe) private static var current: UIApplication?
  /// The environment that the next application takes over; nil where it makes its own.
  nonisolated(unsafe) private static var firstAnimations: AnimationEnvironment?

  /// The application that everything belongs to; a first look makes one of a phone's size.
  public static var shared: UIApplication {
    if let current { return current }
    // Layers can be there before: they go on in the environment that their first look made.
    firstAnimations = .current
    let application = UIApplication()
    firstAnimations = nil
    application.isUnlaunched = true
    replaceShared(with: application)
    return application
  }

  /// Whether a first look at `shared` made the application, and nothing launched it since.
  private var isUnlaunched = false
  /// Whether the application is over when its last window is gone, as a stage's is.
  nonisolated(unsafe) package final var endsWithWindows = false

  #if hasFeature(Embedded)
    /// The application to be launched.
    static func makeForLaunch(at time: TouchTime) -> Self { Self() }
  #else
    /// The application to be launched: the one that a first look made, or another.
    static func makeForLaunch(at time: TouchTime) -> Self {
      takeUnlaunched(at: time) as? Self ?? Self()
    }

    /// Takes the application that a first look made for the one to be launched, so that what was started before the
    /// launch goes on in it; nil where it showed something or its clock stands elsewhere.
    private static func takeUnlaunched(at time: TouchTime) -> UIApplication? {
      let application = shared
      guard application.isUnlaunched, application.clock == time.onClock,
        application.delegate == nil, !application.hasWindow(besides: nil)
      else { return nil }
      application.isUnlaunched = false
      return application
    }

    /// Ends the current application, if it lasts as long as its windows and the last of them goes.
    ///
    /// A window whose last reference went on another thread goes late, when the next application may be current: that one
    /// has had no window yet, and stays.
    static func windowGoes(_ window: UIView) {
      guard let application = current, application.endsWithWindows,
        !application.registeredWindows.isEmpty, !application.hasWindow(besides: window)
      else { return }
      current = nil
      AnimationEnvironment.forget()
      FeedbackChannel.current = nil
    }

    private func hasWindow(besides gone: UIView?) -> Bool {
      registeredWindows.contains {
        guard let window = $0.object else { return false }
        return window !== gone
      }
    }
  #endif

  /// Makes an application the current one.
  ///
  /// - Returns: The one before. It goes when the new one is in its place: its windows look at the current one as they
  ///   go.
  @discardableResult
  static func replaceShared(with application: UIApplication) -> UIApplication? {
    let former = current
    defer { withExtendedLifetime(former) {} }
    current = application
    UITraitCollection.current = application.screen.traitCollection
    AnimationEnvironment.current = application.animations
    FeedbackChannel.current = application.feedback
    return former
  }

  /// The screen that everything is on.
  private(set) var screen = UIScreen.standard
  /// The moment at which the application was launched; frames are counted from here.
  private(set) var launchTime = TouchTime.zero
  /// The time on the application's clock; only the clock sets it.
  var clock: TouchTime {
    get { animations.now }
    set { animations.clock.now = newValue }
  }
  /// Whether the clock is running timers just now.
  @exclusivity(unchecked) var isAdvancing = false
  /// What waits for a moment to come.
  var deadlines: DeadlineQueue { animations.clock.deadlines }
  #if !hasFeature(Embedded)
    /// What `perform(_:with:afterDelay:)` is to call, in the order of the calls.
    final var performRequests: [PerformRequest] = []
  #endif
  #if !hasFeature(Embedded)
    /// What was started outside of the clock's runs, and may go to the application that is launched next.
    final var earlyStarts: [EarlyStart] = []
  #endif
  /// The responder that gets what belongs to no location on the screen.
  var firstResponder = Weak<UIResponder>(nil) {
    didSet { gestures.firstResponderChanged() }
  }

  /// The application's gestures, and the touches that they are made of.
  ///
  /// Constants, these two: each input comes by them, and to be read a variable's object is counted.
  final let gestures = GestureSession()
  /// The animations of the application's layers, and the clock that all of it runs on.
  final let animations: AnimationEnvironment
  /// The closures of `UIView.animate` that are running.
  private(set) final lazy var viewAnimations = ViewAnimations(application: self)
  /// The scene that all windows are in.
  private(set) final lazy var windowScene = makeScene()
  /// The thresholds that recognizers take over when they are made.
  final var constants: GestureConstants {
    _read { yield gestures.constants }
    _modify { yield &gestures.constants }
  }
  /// The figures that scroll views take over when they are made.
  var scrolling = ScrollConstants.standard
  /// What depends on the system; `systemProfile` sets it.
  var profile = SystemProfile.phone
  /// What the application may do just now; `enter(_:)` changes it.
  @exclusivity(unchecked) var activity = State.active
  /// Input that came from inside a pass and waits for its end.
  @exclusivity(unchecked) var waitingInputs: [WaitingInput] = []
  /// Whether input is being worked through.
  @exclusivity(unchecked) var isReceiving = false
  /// How many beginnings of ignoring interaction have no end yet.
  @exclusivity(unchecked) final var ignoringDepth = 0
  #if !hasFeature(Embedded)
    /// The transitions that began ignoring interaction; each counts in `ignoringDepth`.
    final var ignoringTransitions: [IgnoringTransition] = []
  #endif
  /// Whether a frame is being made into events, during which the clock stands still.
  @exclusivity(unchecked) var isProcessing = false
  /// Whether something asked for layout in a window since windows were laid out last.
  @exclusivity(unchecked) var windowsNeedLayout = false
  /// Views whose content fingers or frames moved since then.
  @exclusivity(unchecked) var scrolledViews: [Weak<UIView>] = []
  /// Called with what a developer should know.
  var logger: ((String) -> Void)?
  /// Where generators hand what the user should feel.
  final let feedback = FeedbackChannel()
  /// Called with what the application tells assistive code.
  final var noticeListener: ((AccessibilityNotice) -> Void)?
  #if !hasFeature(Embedded)
    /// The element that the host reads.
    final var readElement = Weak<UIResponder>(nil)
  #endif
  /// Called with a control and the bits of the events that it sends, before its targets and actions run; a stage
  /// listens here for its reports.
  @exclusivity(unchecked) package final var controlListener: ((UIView, UInt) -> Void)?
  /// Whether the application wants the screen to stay on without touches.
  final var keepsScreenOn = false
  #if !hasFeature(Embedded)
    /// The looks that the application wants for the status bar.
    final var barStyle = UIStatusBarStyle.default
  #endif
  /// What the user chose for accessibility.
  final var accessibilitySettings = AccessibilitySettings()

  @exclusivity(unchecked) nonisolated(unsafe) private var registeredWindows: [Weak<UIWindow>] = []
  private var lastShownOrder = 0
  @exclusivity(unchecked) private var key = Weak<UIWindow>(nil)

  /// Creates an application with a phone's screen; `launch(…)` makes the current one.
  public required override init() {
    animations = UIApplication.firstAnimations ?? AnimationEnvironment(clock: EngineClock())
    super.init()
    gestures.serve(self)
  }

  deinit {
    for window in registeredWindows { window.object?.gestures = nil }
  }

  /// Takes over a screen and the moment of the launch; called before anything else.
  func prepare(screen: UIScreen, now: TouchTime) {
    self.screen = screen
    launchTime = now.onClock
    clock = launchTime
  }

  /// The object that is notified of the application's life.
  ///
  /// Kept alive here, because there is no `UIApplicationMain` to do it.
  @exclusivity(unchecked) open var delegate: (any UIApplicationDelegate)? {
    didSet { hasDelegate = delegate != nil }
  }
  /// Caches `delegate != nil`: a byte to load, and no reference to count.
  @exclusivity(unchecked) private(set) final var hasDelegate = false

  /// The delegate, if it is a responder (rule 3.8).
  open override var next: UIResponder? {
    let responder = (delegate as AnyObject?) as? UIResponder
    return responder === self ? nil : responder
  }

  // MARK: Events

  /// Hands an event to the windows that its touches, its presses or its pointer are in (rule 3.1).
  ///
  /// Override it to see every event first; call `super` to let it go on.
  open func sendEvent(_ event: UIEvent) {
    switch event.ownType {
    case .touches, .hover: gestures.touches.roster.send(event)
    case .presses: gestures.presses.roster.send(event)
    case .scroll: gestures.scrolling.roster.send(event)
    default: break
    }
  }

  /// Sends a method to a target, or to the first in the responder chain that has it (rule 7.7).
  ///
  /// Without a target the first responder is asked and those that follow it, then the sender and those that
  /// follow that. Override it to see every action that a control sends; call `super` to let it go on.
  ///
  /// - Returns: Whether a responder has the method.
  @discardableResult
  open func sendAction(
    _ action: Selector,
    to target: ActionTarget?,
    from sender: ActionTarget?,
    for event: UIEvent?
  ) -> Bool {
    send(
      action,
      to: target.map { $0 as AnyObject },
      from: sender.map { $0 as AnyObject },
      for: event
    )
  }

  #if !hasFeature(Embedded)
    /// Has keys of a keyboard type into the first responder, if it takes text; see `UIKeyInput`.
    ///
    /// They come here when no responder in the chain keeps them.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      firstResponder.object?.takeKeys(of: presses)
      super.pressesBegan(presses, with: event)
    }
  #endif

  // MARK: Windows

  /// The windows that are there, the frontmost last: by level, then by when they were shown last
  /// (rule 2.8).
  public var windows: [UIWindow] {
    registeredWindows.compactMap { $0.object }.ordered { one, other in
      one.windowLevel == other.windowLevel
        ? one.shownOrder < other.shownOrder : one.windowLevel < other.windowLevel
    }
  }

  /// The windows that can be touched, the frontmost first (rule 2.8).
  var visibleWindowsFromFront: [UIWindow] { windows.filter { !$0.isHidden }.reversed() }

  /// The window, where there has been only one.
  var soleWindow: UIWindow? {
    registeredWindows.count == 1 ? registeredWindows[0].object : nil
  }

  /// The window that gets what belongs to no location on the screen.
  public var keyWindow: UIWindow? { key.object }

  /// Takes a new window into the list.
  func register(_ window: UIWindow) {
    registeredWindows.removeAll { $0.object == nil }
    registeredWindows.append(Weak(window))
    window.gestures = gestures
    window.traitLook.traits = screen.traitCollection
  }

  /// Takes a window that goes to another application out of the list.
  func unregister(_ window: UIWindow) {
    registeredWindows.removeAll { $0.object === window }
  }

  /// Puts a window in front of the others of its level.
  func wasShown(_ window: UIWindow) {
    lastShownOrder += 1
    window.shownOrder = lastShownOrder
    windowsNeedLayout = true
  }

  /// Makes a window the key window, or none.
  func makeKey(_ window: UIWindow?) {
    let before = key.object
    guard before !== window else { return }
    key = Weak(window)
    before?.resignKey()
    before?.postKey()
    window?.becomeKey()
    window?.postKey()
  }
}

extension UIScreen {
  /// The screen of an application that was not launched explicitly.
  fileprivate static var standard: UIScreen {
    UIScreen(
      size: CGSize(width: 390, height: 844),
      scale: 3,
      framesPerSecond: 60,
      maximumForce: nil
    )
  }
}
