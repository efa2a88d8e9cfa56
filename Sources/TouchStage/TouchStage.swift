public import TouchCore
public import UIKit

/// A stage: a scene, a virtual clock, and frames that touch it.
///
/// The stage makes an application of its own, which is `UIApplication.shared` until another one is made,
/// shows the scene in a window as large as the screen, and hands every action to whoever listens. The
/// same frames give the same actions, to the byte, on every platform.
@MainActor
public final class TouchStage {
  /// How long a clock runs on after the last frame while nothing but repeating timers is due, and at
  /// most, so that a scene that never rests doesn't hold the stage for ever (our own choice).
  public static let longestSettling = TouchTime.seconds(60)

  /// The application on the stage.
  public let application: UIApplication
  /// The window that shows the scene.
  public let window: UIWindow
  /// Called with every action, in the order in which they are sent.
  public var onAction: ((TranscriptEntry) -> Void)?
  /// Called with every note that a scene makes, in their order among the actions.
  public var onNote: ((GestureNote) -> Void)?
  /// Keeps what is told; nil while nobody asked for it.
  private weak var logger: GestureLogger?

  /// Creates a stage and shows a scene on it.
  ///
  /// - Parameters:
  ///   - scene: The scene's controller.
  ///   - size: The screen's size in points.
  ///   - maximumForce: The largest force that touches can have; nil where the screen measures none.
  ///   - gestures: The names of the recognizers that take part; nil for all. The others are removed.
  ///   - makeWindow: Makes the window, for scenes that want one of their own.
  public init(
    scene: UIViewController,
    size: CGSize,
    maximumForce: Double? = nil,
    gestures: [String]? = nil,
    window makeWindow: (CGRect) -> UIWindow = { UIWindow(frame: $0) }
  ) {
    application = UIApplication.launch(screen: size, maximumForce: maximumForce)
    window = makeWindow(CGRect(origin: .zero, size: size))
    window.rootViewController = scene
    window.makeKeyAndVisible()
    // As before the first frame of a screen: nobody touches what was never laid out.
    window.layoutIfNeeded()
    if let gestures {
      for recognizer in recognizers where !gestures.contains(recognizer.name ?? "") {
        recognizer.view?.removeGestureRecognizer(recognizer)
      }
    }
    for recognizer in recognizers {
      recognizer.addTarget(self, action: Selector(TouchStage.heard(_:)))
    }
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

  /// Makes the application tell a journal, from now on, what it decides; the scene's recognizers get the
  /// first numbers, in their order.
  public func startLogging() -> GestureLogger {
    let logger = GestureLogger(recognizers)
    application.gestureObserver = logger
    self.logger = logger
    return logger
  }

  /// Lets one frame touch the scene; timers that are due before it fire first (rule 10.3).
  public func play(_ frame: TouchFrame) {
    application.receive(frame)
  }

  /// Ends the play: the clock runs on until nothing is due, and fingers that are still down are
  /// cancelled then.
  public func finish() {
    settle()
    application.cancelAllTouches()
    settle()
  }

  /// Tells whoever listens what a scene has to say of a gesture.
  ///
  /// A scene is connected to its stage by whoever makes both, as neither knows the other.
  public func tell(_ note: GestureNote) {
    logger?.take(note)
    onNote?(note)
  }

  /// Plays frames to the end and returns every action.
  public func transcript(of frames: some Sequence<TouchFrame>) -> [TranscriptEntry] {
    var entries: [TranscriptEntry] = []
    let listener = onAction
    onAction = { entry in
      entries.append(entry)
      listener?(entry)
    }
    for frame in frames { play(frame) }
    finish()
    onAction = listener
    return entries
  }

  private func settle() {
    let end = application.now + TouchStage.longestSettling
    while !application.isQuiet, let deadline = application.nextDeadline, deadline <= end {
      application.advance(to: deadline)
    }
  }

  private func heard(_ recognizer: UIGestureRecognizer) {
    guard let onAction else { return }
    onAction(
      TranscriptEntry(
        time: application.now,
        recognizer: recognizer.name ?? "\(type(of: recognizer))",
        state: recognizer.state,
        location: Point(recognizer.location(in: nil)),
        touches: recognizer.numberOfTouches,
        values: GestureValues(of: recognizer)
      )
    )
  }
}
