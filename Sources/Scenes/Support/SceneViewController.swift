import TouchCore
public import UIKit

/// A scene's root: a controller that tells what its gestures come to.
open class SceneViewController: UIViewController {
  /// Called with every event of the scene.
  public var onEvent: ((SceneEvent) -> Void)?

  /// Makes the window that the scene wants to be shown in; a plain one unless a scene says otherwise.
  open func makeWindow(frame: CGRect) -> UIWindow { UIWindow(frame: frame) }

  /// Tells an event.
  ///
  /// - Parameters:
  ///   - gesture: The gesture or control that it is about.
  ///   - kind: What happened.
  ///   - location: Where, in points of the window.
  func tell(_ gesture: String, _ kind: SceneEvent.Kind, at location: CGPoint? = nil) {
    let place = location.map { Point(x: Double($0.x), y: Double($0.y)) }
    onEvent?(SceneEvent(gesture, kind, at: place))
  }
}
