public import TouchCore
import TouchRecording
public import UIKit

/// A stage: a scene, a virtual clock, and frames that touch it.
///
/// The stage makes an application of its own, which is `UIApplication.shared` whenever the stage is played,
/// and shows the scene in a window as large as the screen. It lasts as long as that window. The same frames give the
/// same actions, to the byte, on every platform. `StagePlay` plays frames to their end; probes see what happens.
///
/// What a view starts when it is made, such as a timer or an animation, runs on the stage that is made next, also while
/// another stage is there. It runs on that other one if that is played in between, or if the timer's target or the
/// animated view is shown there.
///
/// What a developer should know, such as an action that is added twice, is printed on standard error, as a device
/// does in its log, and each text once; `application.onLog` takes it elsewhere.
#if !hasFeature(Embedded)
  @MainActor
#endif
public final class TouchStage: Anchored {
  /// The application on the stage.
  public let application: UIApplication
  /// The window that shows the scene.
  public let window: UIWindow

  package var anchorage = Anchorage()
  /// The system's own gestures, which compete with the scene's; none unless set, while nothing touches.
  public var system: SystemGestures = [] {
    didSet {
      if system != oldValue { competitor = system.isEmpty ? nil : SystemCompetitor(system) }
    }
  }
  @exclusivity(unchecked) var competitor: SystemCompetitor?
  /// How many times the system's gestures took the touches that the application had.
  @exclusivity(unchecked) var systemTakeCount = 0
  /// How many times all touches were cancelled when the system's gestures were asked last.
  @exclusivity(unchecked) var knownCancellationCount = 0

  /// What sees the stage's events.
  @exclusivity(unchecked) private var probes: [(StageEvent) -> Void] = []
  /// What says at which moments probes want the clock to stop.
  @exclusivity(unchecked) private var looks: [() -> TouchTime?] = []
  private var lastFinger = 0
  /// Called with what the system did with touches.
  var systemListener: ((GestureNote) -> Void)?

  /// Creates a stage and shows a scene on it.
  ///
  /// - Parameters:
  ///   - scene: The scene's controller.
  ///   - size: The screen's size in points; both sides lie within `ScreenSize.sides`.
  ///   - maximumForce: The largest force that touches can have, above 0; nil where the screen measures none.
  ///   - gestures: The names of the recognizers that take part; nil for all. The others are removed.
  ///   - traits: What the reader chose in the device's settings.
  ///   - makeWindow: Makes the window, for scenes that want one of their own.
  public init(
    scene: UIViewController,
    size: CGSize,
    maximumForce: Double? = nil,
    gestures: [String]? = nil,
    traits: StageTraits = StageTraits(),
    window makeWindow: (CGRect) -> UIWindow = { UIWindow(frame: $0) }
  ) {
    precondition(
      ScreenSize.isPossible(width: size.width, height: size.height),
      "A stage's sides are between 1 and 100,000 points, not \(size.width) and \(size.height)"
    )
    if let maximumForce {
      precondition(
        maximumForce > 0 && maximumForce.isFinite,
        "A screen measures forces up to a number above 0, not \(maximumForce): give the stage such a maximumForce"
      )
    }
    application = UIApplication.launch(screen: size, maximumForce: maximumForce)
    #if !hasFeature(Embedded)
      var told: Set<String> = []
      application.onLog = { message in
        if told.insert(message).inserted { writeNotice(["Touchstone: \(message)"]) }
      }
    #endif
    traits.apply(to: application)
    window = makeWindow(CGRect(origin: .zero, size: size))
    application.endsWithWindows = true
    window.rootViewController = scene
    window.makeKeyAndVisible()
    // As on a screen before its first frame: what was never laid out isn't touched.
    window.layoutIfNeeded()
    if let gestures {
      for recognizer in recognizers where !gestures.contains(recognizer.name ?? "") {
        recognizer.view?.removeGestureRecognizer(recognizer)
      }
    }
    for recognizer in recognizers {
      recognizer.addTarget(self, action: Selector(TouchStage.heard(_:)))
    }
    application.keepWhatStarted()
  }

  /// The recognizers on the stage: parents before children, in the order in which they were added.
  public var recognizers: [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var waiting: [UIView] = [window]
    while let view = waiting.popLast() {
      found += view.gestureRecognizers ?? []
      waiting += view.subviews.reversed()
    }
    return found
  }

  // MARK: Probes

  /// Adds a probe, which sees everything that happens on the stage from now on.
  ///
  /// Probes are called in the order in which they were added. They may read the application, and must not
  /// touch it.
  ///
  /// - Parameters:
  ///   - nextLook: The next moment at which the clock shall stop for a `.look`, later than the clock's time; nil
  ///     for none. It is asked for before each move of the clock.
  ///   - observe: Called with each event.
  public func probe(
    lookingAt nextLook: (() -> TouchTime?)? = nil,
    _ observe: @escaping (StageEvent) -> Void
  ) {
    probes.append(observe)
    if let nextLook { looks.append(nextLook) }
  }

  /// Starts a log of every decision about gestures, and of what the scene tells; the scene's recognizers get
  /// the first numbers, in their order.
  ///
  /// - Parameters:
  ///   - longestPart: The number of decisions and touches from which on a part is cut; nil for none.
  ///   - takePart: Called with each part of a log that is handed out in parts; nil for a whole log.
  /// - Returns: The logger, whose `finish()` hands out the last part.
  public func startLogging(
    longestPart: Int? = nil,
    inParts takePart: ((GestureLog) -> Void)? = nil
  ) -> GestureLogger {
    let logger = GestureLogger(recognizers, longestPart: longestPart, inParts: takePart)
    observeGestures(logger)
    probe { if case .note(let note) = $0 { logger.take(note) } }
    return logger
  }

  /// Tells the probes what the scene has to say of a gesture.
  ///
  /// Scene and stage don't know each other: the code that makes both connects them.
  public func tell(_ note: GestureNote) { tell(.note(note)) }

  func tell(_ event: StageEvent) {
    for observe in probes { observe(event) }
  }

  private func heard(_ recognizer: UIGestureRecognizer) {
    if probes.isEmpty { return }
    tell(
      .action(
        TranscriptEntry(
          time: application.now,
          recognizer: recognizer.nameOrKind,
          state: recognizer.state,
          location: Point(recognizer.location(in: nil)),
          touches: recognizer.numberOfTouches,
          values: GestureValues(of: recognizer)
        )
      )
    )
  }

  /// Lets go of the recognizers, the probes and the observer, so that stage and scene can go.
  ///
  /// Where there are no weak references, they would keep each other for ever.
  package func dismantle() {
    for recognizer in recognizers { recognizer.removeTarget(self, action: nil) }
    probes = []
    looks = []
    application.gestureObserver = nil
    window.rootViewController = nil
    window.isHidden = true
  }

  // MARK: The clock

  /// Lets one frame touch the scene; timers that are due before it fire first (rule 10.3).
  ///
  /// Call `finish()` after the last frame. `StagePlay` does both.
  public func play(_ frame: TouchFrame) {
    shareApplication()
    look(before: frame.time)
    if competitor == nil { deliver(frame) } else { playBesideSystem(frame) }
    tell(.frame(frame))
  }

  /// Lets the application have a frame.
  func deliver(_ frame: TouchFrame) {
    if frame.hasExtras { play(extrasOf: frame) }
    if !frame.hasOnlyExtras { application.receive(frame, history: frame.history) }
  }

  /// What comes before a frame's contacts: the screen's turn, better values for earlier estimates.
  private func play(extrasOf frame: TouchFrame) {
    application.advance(to: frame.time)
    if let size = frame.screen {
      application.rotate(to: CGSize(width: size.width, height: size.height))
    }
    if !frame.updates.isEmpty { application.receive(frame.updates) }
  }

  /// Runs what is due before or at a moment; does nothing if that is past.
  package func pass(to time: TouchTime) {
    if time > application.now { advance(to: time) }
  }

  /// The number of a further synthetic finger: no two on a stage have the same.
  func nextFinger() -> Int {
    lastFinger += 1
    return lastFinger
  }

  /// When something is due next: in the application, unless that is a timer that repeats for ever, or of the system.
  var nextDeadline: TouchTime? {
    let due = [application.isQuiet ? nil : application.nextDeadline, competitor?.deadline]
    return due.compactMap { $0 }.min()
  }

  func advance(to time: TouchTime) {
    shareApplication()
    look(before: time)
    application.advance(to: time)
  }

  func cancelAllTouches() {
    shareApplication()
    competitor?.forget()
    application.cancelAllTouches()
  }

  /// Several stages may be played in turns.
  private func shareApplication() {
    if UIApplication.shared !== application { application.makeShared() }
  }

  /// The next moment at which a probe wants the clock to stop; nil for none.
  private var nextLook: TouchTime? {
    var first: TouchTime?
    for next in looks {
      if let look = next(), look < first ?? .distantFuture { first = look }
    }
    return first
  }

  private func look(before time: TouchTime) {
    while !looks.isEmpty, let moment = nextLook, moment < time {
      releaseHeldTouches(by: moment)
      application.advance(to: moment)
      tell(.look)
    }
    releaseHeldTouches(by: time)
  }
}
