import TouchCore
import UIKit

extension UITouch {
  /// The time of the touch's last sample.
  var time: TouchTime { .seconds(timestamp) }

  /// The touch's location in the window, in points.
  var windowLocation: Point { location(in: nil).core }

  /// Whether the force of the touch is measured.
  ///
  /// A pencil measures its own. A finger's counts only where the screen measures it and that isn't
  /// switched off.
  func isForceMeasured(in traits: UITraitCollection) -> Bool {
    guard maximumPossibleForce > 0 else { return false }
    return type == .pencil || traits.forceTouchCapability == .available
  }

  /// Whether the touch is down.
  var isDown: Bool { phase == .began || phase == .moved || phase == .stationary }

  /// A sample that identifies the touch by a number.
  func sample(_ id: Int) -> ContactSample {
    ContactSample(id: Contact.ID(id), location: windowLocation)
  }
}

extension CGPoint {
  /// The same location as a `Point`.
  var core: Point { Point(x: Double(x), y: Double(y)) }
}

extension CGRect {
  /// The same rectangle as a `Rect`.
  var core: Rect {
    Rect(x: Double(minX), y: Double(minY), width: Double(width), height: Double(height))
  }
}

extension Point {
  /// The same location as a `CGPoint`.
  var cgPoint: CGPoint { CGPoint(x: CGFloat(x), y: CGFloat(y)) }
}
