import TouchCore

/// Calls a method for each frame of the screen, on the application's clock.
///
/// Frames lie on one grid that starts at the application's launch. The link keeps its target alive
/// until it is invalid, and runs whatever the mode of the loop (rule 10.2).
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class CADisplayLink {
  private let application = Weak<UIApplication>(UIApplication.shared)
  private var target: AnyObject?
  private let selector: Selector
  private var modes: [RunLoop.Mode] = []
  private var deadline: DeadlineQueue.Deadline?
  private var frame: Int64 = 0

  /// When the frame was shown that the link was called for last, in seconds.
  public private(set) var timestamp: CFTimeInterval = 0
  /// When the next frame that the link is called for will be shown, in seconds.
  public private(set) var targetTimestamp: CFTimeInterval = 0

  /// Creates a link; it runs once it is added to the loop.
  public init(target: AnyObject, selector sel: Selector) {
    self.target = target
    selector = sel
  }

  /// How long the screen shows a frame, in seconds; zero before the first call.
  public var duration: CFTimeInterval {
    guard timestamp > 0 || targetTimestamp > 0 else { return 0 }
    return 1 / CFTimeInterval(application.object?.screen.maximumFramesPerSecond ?? 1)
  }

  /// Whether the link rests.
  public var isPaused = false {
    didSet { if isPaused != oldValue { update() } }
  }

  /// How many frames a second the link wants; zero means as many as the screen shows.
  ///
  /// The link is called for every frame, every second, every third and so on, whichever comes
  /// nearest.
  public var preferredFramesPerSecond = 0 {
    didSet { if preferredFramesPerSecond != oldValue { update() } }
  }

  /// Lets the link run.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    if !modes.contains(mode) { modes.append(mode) }
    if deadline == nil { update() }
  }

  /// Undoes `add(to:forMode:)`; the link rests once no mode is left.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.removeAll { $0 == mode }
    if modes.isEmpty { update() }
  }

  /// Ends the link for good, and lets go of the target.
  public func invalidate() {
    target = nil
    modes = []
    update()
  }

  /// Every how many frames the link is called.
  private var stride: Int64 {
    guard preferredFramesPerSecond > 0, let application = application.object else { return 1 }
    let most = Double(application.screen.maximumFramesPerSecond)
    return max(1, Int64((most / Double(preferredFramesPerSecond)).rounded(.toNearestOrEven)))
  }

  /// Waits for the next frame, or for none.
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
