import TouchCore
import UIKit

extension UITouch {
  /// The time of the touch's last sample.
  var time: TouchTime { .seconds(timestamp) }

  /// The touch's location in the window, in points.
  var place: Point { location(in: nil).core }

  /// The touch's force as a part of the hardware's maximum; 0 without force hardware.
  var normalizedForce: Double {
    let most = Double(maximumPossibleForce)
    return most > 0 ? min(max(Double(force) / most, 0), 1) : 0
  }

  /// Whether the touch is down.
  var isDown: Bool { phase == .began || phase == .moved || phase == .stationary }

  /// A sample that identifies the touch by a number.
  func sample(_ id: Int) -> ContactSample { ContactSample(id: Contact.ID(id), location: place) }
}

extension CGPoint {
  /// The same location as a `Point`.
  var core: Point { Point(x: Double(x), y: Double(y)) }
}

extension Point {
  /// The same location as a `CGPoint`.
  var cgPoint: CGPoint { CGPoint(x: CGFloat(x), y: CGFloat(y)) }
}
