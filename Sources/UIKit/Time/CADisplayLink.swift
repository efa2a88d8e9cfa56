import TouchCore

/// Calls a method for each frame of the screen, on the application's clock.
///
/// Frames lie on one grid that starts at the application's launch. The link retains its target
/// until it is invalidated, and runs in every mode of the run loop (rule 10.2).
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class CADisplayLink: PlainObject, Hashable {
  private var application = Weak<UIApplication>(UIApplication.shared)
  private var target: AnyObject?
  private let selector: Selector
  private var modes: [RunLoop.Mode] = []
  private var deadline: DeadlineQueue.Deadline?
  private var frame: Int64 = 0

  /// The time of the frame for which the link was last called, in seconds.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame for which the link will be called, in seconds.
  public private(set) var targetTimestamp: CFTimeInterval = 0

  /// Creates a link; it runs once it is added to the run loop.
  public init(target: AnyObject, selector sel: Selector) {
    self.target = target
    selector = sel
  }

  /// The time between two frames of the screen, in seconds; zero before the first call.
  public var duration: CFTimeInterval {
    guard timestamp > 0 || targetTimestamp > 0 else { return 0 }
    return 1 / CFTimeInterval(application.object?.screen.maximumFramesPerSecond ?? 1)
  }

  /// Whether the link is paused.
  public var isPaused = false {
    didSet { if isPaused != oldValue { update() } }
  }

  /// The requested number of calls per second; zero for every frame of the screen.
  ///
  /// The link is called every n-th frame, with the n that comes nearest.
  public var preferredFramesPerSecond = 0 {
    didSet { if preferredFramesPerSecond != oldValue { update() } }
  }

  /// The number of the screen's frames from one call to the next, at least 1; another spelling of
  /// `preferredFramesPerSecond`.
  public var frameInterval: Int {
    get {
      guard preferredFramesPerSecond > 0 else { return 1 }
      return max(rate / preferredFramesPerSecond, 1)
    }
    set { preferredFramesPerSecond = newValue > 1 ? max(rate / newValue, 1) : 0 }
  }

  private var rate: Int { application.object?.screen.maximumFramesPerSecond ?? 60 }

  /// The requested range of calls per second; by default every frame of the screen.
  ///
  /// The link is called every n-th frame, with the n whose rate lies in the range and comes nearest to
  /// the preferred one, or to the maximum where none is preferred. Where no rate lies in the range it is
  /// the one that comes nearest. Unless it is the default, `preferredFramesPerSecond` doesn't count.
  public var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { if preferredFrameRateRange != oldValue { update() } }
  }

  /// Starts the link.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    if !modes.contains(mode) { modes.append(mode) }
    guard deadline == nil else { return }
    move(to: .shared)
    #if !hasFeature(Embedded)
      UIApplication.shared.noteStart(unless: { [weak self] in UIView.shows(self?.target) }) {
        [weak self] in self?.move(to: $0)
      }
    #endif
  }

  /// Runs with an application's frames from now on.
  private func move(to other: UIApplication) {
    if let deadline { application.object?.deadlines.cancel(deadline) }
    deadline = nil
    application = Weak(other)
    update()
  }

  /// Undoes `add(to:forMode:)`; the link stops once no mode is left.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.removeAll { $0 == mode }
    if modes.isEmpty { update() }
  }

  /// Stops the link for good, and releases the target.
  public func invalidate() {
    target = nil
    modes = []
    update()
  }

  /// The number of frames between two calls.
  private var stride: Int64 {
    if preferredFrameRateRange != .default { return stride(for: preferredFrameRateRange) }
    guard preferredFramesPerSecond > 0, let application = application.object else { return 1 }
    let most = Double(application.screen.maximumFramesPerSecond)
    return Int64(
      (most / Double(preferredFramesPerSecond)).rounded(.toNearestOrEven),
      within: 1...Int64(UIScreen.frameRates.upperBound)
    )
  }

  /// The number of frames between two calls whose rate suits a range best.
  private func stride(for range: CAFrameRateRange) -> Int64 {
    let most = Double(application.object?.screen.maximumFramesPerSecond ?? 1)
    let preferred = range.preferred ?? 0
    let wish = Double(preferred > 0 ? preferred : range.maximum)
    guard wish > 0 else { return 1 }
    // A rate below one call a minute is none that a screen offers.
    let longest = max(1, Int64(min(most / wish, most) * 60))
    var best: (stride: Int64, isInside: Bool, distance: Double)?
    for stride in 1...longest {
      let rate = most / Double(stride)
      let isInside = rate >= Double(range.minimum) && rate <= Double(range.maximum)
      let distance = (rate - wish).magnitude
      if let best, best.isInside, !isInside || distance >= best.distance { continue }
      if let best, !best.isInside, !isInside, distance >= best.distance { continue }
      best = (stride, isInside, distance)
    }
    return best?.stride ?? 1
  }

  /// Schedules the next call, or cancels it.
  private func update() {
    guard let application = application.object else { return }
    if let deadline { application.deadlines.cancel(deadline) }
    deadline = nil
    guard target != nil, !isPaused, !modes.isEmpty else { return }
    frame = application.frameIndex(after: application.now, stride: stride)
    deadline = application.deadlines.schedule(
      at: application.frameTime(frame),
      isRecurring: true,
      action: { self.frameCame() }
    )
  }

  private func frameCame() {
    guard let application = application.object, let deadline, let target else { return }
    let next = application.frameIndex(after: application.now, stride: stride)
    timestamp = application.frameTime(frame).seconds
    targetTimestamp = application.frameTime(next).seconds
    frame = next
    application.deadlines.reschedule(deadline, at: application.frameTime(next))
    let found = selector.perform(on: target, sender: self)
    precondition(found, "A display link's target doesn't have the method that its selector names.")
  }
}
