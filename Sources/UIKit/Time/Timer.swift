import TouchCore

/// Calls a closure or a method once or repeatedly, on the application's clock.
///
/// Replaces Foundation's `Timer`, which uses the machine's clock. A file that imports both modules
/// declares `typealias Timer = UIKit.Timer`. Timers run in every mode of the run loop (rule 10.2).
///
/// `DispatchQueue.main.asyncAfter` runs on the machine's clock too. Write
/// `Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in … }` instead of it.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class Timer: PlainObject, Hashable {
  /// The interval used in place of zero, as in Foundation.
  static let shortestInterval: TimeInterval = 0.000_1

  /// The seconds between two calls; zero for a timer that doesn't repeat.
  public let timeInterval: TimeInterval
  /// The client's data.
  public private(set) var userInfo: TimerUserInfo?
  /// Whether the timer can still fire.
  public private(set) var isValid = true
  /// The delay that the client accepts; timers here are never late.
  public var tolerance: TimeInterval = 0

  private var application = Weak<UIApplication>(nil)
  private let span: TouchTime
  /// How long the timer waits for its first call, where that isn't its interval.
  private var delay: TouchTime?
  private let repeats: Bool
  private var block: TimerBlock?
  /// The object whose method is called; nil where a closure is.
  private var target: AnyObject?
  private var deadline: DeadlineQueue.Deadline?

  // MARK: Creating

  /// Creates a timer that starts when it is added to the run loop.
  public init(
    timeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping TimerBlock
  ) {
    let interval = interval > 0 ? interval : Timer.shortestInterval
    timeInterval = repeats ? interval : 0
    span = max(TouchTime(seconds: interval), .tick)
    self.repeats = repeats
    self.block = block
  }

  /// Creates a timer that never fires, for a property to hold before there is another one.
  public convenience init() {
    self.init(timeInterval: 0, repeats: false) { _ in }
    invalidate()
  }

  /// Creates a timer that calls a method; it retains the target until it is invalidated.
  public convenience init(
    timeInterval interval: TimeInterval,
    target aTarget: AnyObject,
    selector aSelector: Selector,
    userInfo: TimerUserInfo?,
    repeats yesOrNo: Bool
  ) {
    self.init(timeInterval: interval, repeats: yesOrNo) { timer in
      let found = aSelector.perform(on: aTarget, sender: timer)
      precondition(found, "A timer's target doesn't have the method that its selector names.")
    }
    self.userInfo = userInfo
    target = aTarget
  }

  /// Creates a timer and starts it.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping TimerBlock
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.start()
    return timer
  }

  /// Creates a timer that calls a method, and starts it.
  ///
  /// It retains the target until it is invalidated.
  @discardableResult
  public static func scheduledTimer(
    timeInterval interval: TimeInterval,
    target aTarget: AnyObject,
    selector aSelector: Selector,
    userInfo: TimerUserInfo?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval,
      target: aTarget,
      selector: aSelector,
      userInfo: userInfo,
      repeats: yesOrNo
    )
    timer.start()
    return timer
  }

  // MARK: Firing

  /// Fires at once; a timer that doesn't repeat is then invalidated.
  ///
  /// The next regular call is unchanged.
  public func fire() {
    guard isValid, let block else { return }
    block(self)
    if !repeats { invalidate() }
  }

  /// Stops the timer for good, and releases the target.
  public func invalidate() {
    isValid = false
    block = nil
    target = nil
    userInfo = nil
    if let deadline { application.object?.deadlines.cancel(deadline) }
    deadline = nil
  }

  /// Starts the timer, unless it runs already or is invalid.
  func start() { start(on: .shared) }

  /// Starts the timer on an application's clock; where that isn't known yet to be the right one, another application
  /// that is launched before the clock runs takes it over, unless it is of a view that is shown.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - view: The view that the timer is of; nil for its target.
  func start(on application: UIApplication, of view: Weak<UIView> = Weak(nil)) {
    guard isValid, deadline == nil else { return }
    wait(for: delay ?? span, on: application)
    #if !hasFeature(Embedded)
      application.noteStart(
        unless: { [weak self] in UIView.shows(view.object ?? self?.target) },
        { [weak self] in self?.move(to: $0) }
      )
    #endif
  }

  #if !hasFeature(Embedded)
    /// Waits on in another application, for as long as is left.
    private func move(to other: UIApplication) {
      guard let former = application.object, let deadline else { return }
      former.deadlines.cancel(deadline)
      wait(for: deadline.time - former.now, on: other)
    }
  #endif

  #if !hasFeature(Embedded)
    /// How long it is to the next call, or will be once the timer is started.
    final var wait: TouchTime {
      get {
        guard let application = application.object, let deadline else { return delay ?? span }
        return max(deadline.time - application.now, .zero)
      }
      set {
        guard isValid else { return }
        delay = newValue
        guard let application = application.object, let deadline else { return }
        application.deadlines.reschedule(deadline, at: (application.now + newValue).onClock)
      }
    }
  #endif

  /// Waits for a span of an application's time.
  private func wait(for span: TouchTime, on application: UIApplication) {
    self.application = Weak(application)
    deadline = application.deadlines.schedule(
      at: (application.now + span).onClock,
      isRecurring: repeats,
      action: { self.deadlineCame() }
    )
  }

  private func deadlineCame() {
    guard let application = application.object, let deadline else { return }
    if repeats {
      // The clock stands at each deadline in turn, so that no call is ever missed.
      let next = (deadline.time + span).onClock
      if next > deadline.time { application.deadlines.reschedule(deadline, at: next) }
    }
    fire()
  }
}

extension RunLoop {
  /// Starts a timer; every mode acts as the common one (rule 10.2).
  #if !hasFeature(Embedded)
    @preconcurrency @MainActor
  #endif
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.start() }
}
