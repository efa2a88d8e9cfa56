public import UIKit

/// A scene's root controller; it reports the results of its gestures.
open class SceneViewController: UIViewController {
  /// Called with every event of the scene.
  public var onEvent: ((SceneEvent) -> Void)?

  /// The controls and windows with thresholds of their own, by the names of their gestures.
  open var adjustables: [(name: String, object: AnyObject)] { [] }

  /// Creates the scene's window; a plain one by default.
  open func makeWindow(frame: CGRect) -> UIWindow { UIWindow(frame: frame) }

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
