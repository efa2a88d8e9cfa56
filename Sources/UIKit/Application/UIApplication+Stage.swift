public import TouchCore

// Ours, not Apple's: how a host launches an application and moves its clock.

extension UIApplication {
  /// Makes a fresh application with a fresh screen the current one.
  ///
  /// Ours, not Apple's. Called on a subclass it makes one of that, which can override `sendEvent(_:)`
  /// and `sendAction(_:to:from:for:)`. Views, windows and timers of the application before stay with it and go
  /// when they are let go. Where none was launched yet, timers and animations that were started without one go on
  /// in the new one, unless it is of a subclass or its clock starts later.
  ///
  /// - Parameters:
  ///   - size: The size of the screen in points.
  ///   - maximumForce: The hardest touch that the screen measures; nil if it measures none.
  ///   - time: The moment at which the clock starts.
  ///   - framesPerSecond: How many frames a second the screen shows.
  ///   - scale: How many pixels a point is wide.
  ///   - profile: What depends on the version of the system and on the kind of device.
  ///   - delegate: The object that is notified of the launch and is last in every responder chain.
  /// - Returns: The new application, also to be had from `shared`.
  @discardableResult
  public static func launch(
    screen size: CGSize,
    maximumForce: Double? = nil,
    at time: TouchTime = .zero,
    framesPerSecond: Int = 60,
    scale: CGFloat = 3,
    profile: SystemProfile = .phone,
    delegate: (any UIApplicationDelegate)? = nil
  ) -> Self {
    let screen = UIScreen(
      size: size,
      scale: scale,
      framesPerSecond: framesPerSecond,
      maximumForce: maximumForce
    )
    let application = makeForLaunch(at: time)
    application.prepare(screen: screen, now: time)
    application.systemProfile = profile
    let former = replaceShared(with: application)
    if let former, former !== application { former.handOver(to: application) }
    application.delegate = delegate
    #if hasFeature(Embedded)
      delegate?.applicationDidFinishLaunching(application)
    #else
      _ = delegate?.application(application, didFinishLaunchingWithOptions: nil)
    #endif
    delegate?.applicationDidBecomeActive(application)
    return application
  }

  /// The time on the application's clock.
  ///
  /// Ours, not Apple's.
  public var now: TouchTime { clock }

  /// Runs the timers that are due at or before a moment, in the order of their deadlines, and sets
  /// the clock to it (rule 10.3), or to the end of `TouchTime.clock` where it lies beyond.
  ///
  /// Ours, not Apple's. The clock never goes back, and a call from inside a timer or a gesture's
  /// callback does nothing.
  public func advance(to time: TouchTime) {
    runDeadlines(until: time)
    receiveWaitingInputs()
  }

  /// When something is due next; nil while nothing is, or nothing before the end of `TouchTime.clock`.
  ///
  /// Ours, not Apple's.
  public var nextDeadline: TouchTime? {
    guard let time = deadlines.next?.time, time <= TouchTime.clock.upperBound else { return nil }
    return time
  }

  /// Whether nothing is due but repeating timers and display links, which never come to an end, and the
  /// ends of animations without a completion.
  ///
  /// Ours, not Apple's. A host that runs the clock until everything is over stops here.
  public var isQuiet: Bool { deadlines.hasOnlyRecurring }

  /// Whether a layer is animated, or emitted particles when the last picture was made: what is seen changes with the
  /// clock, and not only at deadlines.
  ///
  /// Ours, not Apple's.
  public var isAnimating: Bool { animations.isRunning || animations.isEmitting }

  /// Makes the application the shared one again, after another one was launched.
  ///
  /// Ours, not Apple's. A host that runs several side by side calls it before it lets one of them work.
  public func makeShared() { UIApplication.replaceShared(with: self) }
}
