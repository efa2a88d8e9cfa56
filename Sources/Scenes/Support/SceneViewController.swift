import DeliberateTouch
public import UIKit

/// A scene's root controller; it reports the results of its gestures.
open class SceneViewController: UIViewController {
  /// Called with every event of the scene.
  public var onEvent: ((SceneEvent) -> Void)?

  /// The targets of the recognizers, which don't retain them.
  private var relays: [Relay] = []

  /// The controls and windows with thresholds of their own, by the names of their gestures.
  open var adjustables: [(name: String, object: AnyObject)] { [] }

  /// Follows look, text size and direction.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.layOutWhenTraitsChange()
  }

  /// Creates the scene's window; a plain one by default.
  open func makeWindow(frame: CGRect) -> UIWindow { UIWindow(frame: frame) }

  // MARK: Recognizers

  /// Calls `recognized(_:)` for every action of a recognizer.
  final func listen(to recognizer: UIGestureRecognizer) {
    // The scene owns the relay, so that its closure doesn't retain the scene.
    let relay = Relay(for: self) { $0.recognized(recognizer) }
    relays.append(relay)
    recognizer.addTarget(relay)
  }

  /// Called with each action of the recognizers that the scene listens to; does nothing by default.
  func recognized(_ recognizer: UIGestureRecognizer) {}

  // MARK: Events

  /// Reports an event.
  ///
  /// - Parameters:
  ///   - gesture: The gesture's or control's name.
  ///   - kind: What happened.
  ///   - location: The location in points of the window.
  func tell(_ gesture: String, _ kind: SceneEvent.Kind, at location: CGPoint? = nil) {
    onEvent?(SceneEvent(gesture, kind, at: location))
  }
}
