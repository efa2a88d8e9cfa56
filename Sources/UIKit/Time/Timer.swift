import TouchCore

/// Calls something at a moment, or again and again, on the application's clock.
///
/// Stands in for Foundation's, whose time is the machine's. A file that imports both modules says
/// `typealias Timer = UIKit.Timer` once. Timers run whatever the mode of the loop (rule 10.2).
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class Timer {
  /// What a timer that was given no interval waits, as Foundation's does.
  static let shortestInterval: TimeInterval = 0.000_1

  /// The seconds between two calls; zero for a timer that doesn't repeat.
  public let timeInterval: TimeInterval
  /// What the client gave along.
  public private(set) var userInfo: TimerUserInfo?
  /// Whether the timer will call again.
  public private(set) var isValid = true
  /// How much later than asked the client would accept; timers here are never late.
  public var tolerance: TimeInterval = 0

  private let application: Weak<UIApplication>
  private let span: TouchTime
  private let repeats: Bool
  private var block: TimerBlock?
  private var deadline: DeadlineQueue.Deadline?

  // MARK: Making

  /// Creates a timer that waits from the moment that it is added to the loop.
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
    application = Weak(UIApplication.shared)
  }

  /// Creates a timer that calls a method; it keeps the target alive until it is invalid.
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
  }

  /// Makes a timer that waits from now on.
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

  /// Makes a timer that calls a method, and waits from now on.
  ///
  /// It keeps the target alive until it is invalid.
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

  // MARK: Running

  /// Calls at once; a timer that doesn't repeat is done then.
  ///
  /// The next regular call stays.
  public func fire() {
    guard isValid, let block else { return }
    block(self)
    if !repeats { invalidate() }
  }

  /// Ends the timer for good, and lets go of the target.
  public func invalidate() {
    isValid = false
    block = nil
    userInfo = nil
    if let deadline { application.object?.deadlines.cancel(deadline) }
    deadline = nil
  }

  /// Begins to wait; does nothing in a timer that waits already or is done.
  func start() {
    guard isValid, deadline == nil, let application = application.object else { return }
    deadline = application.deadlines.schedule(
      at: application.now + span,
      isRecurring: repeats,
      action: { self.deadlineCame() }
    )
  }

  private func deadlineCame() {
    guard let application = application.object, let deadline else { return }
    let due = deadline.time
    if repeats {
      // The next call is due whole intervals after this one, and after now.
      var next = due + span
      if next <= application.now {
        let missed = (application.now - due).nanoseconds / span.nanoseconds
        next = due + TouchTime(nanoseconds: span.nanoseconds * (missed + 1))
      }
      if next > due { application.deadlines.reschedule(deadline, at: next) }
    }
    fire()
  }
}

extension RunLoop {
  /// Lets a timer wait from now on; every mode is the common one (rule 10.2).
  #if !hasFeature(Embedded)
    @preconcurrency @MainActor
  #endif
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.start() }
}
