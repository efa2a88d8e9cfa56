import TouchCore
import UIKit

extension UITouch {
  /// When the touch was last measured.
  var time: TouchTime { .seconds(timestamp) }

  /// Where the touch is in the window, in points.
  var place: Point { location(in: nil).core }

  /// How hard the touch presses, as a part of the hardest that the hardware measures; 0 without it.
  var normalizedForce: Double {
    let most = Double(maximumPossibleForce)
    return most > 0 ? min(max(Double(force) / most, 0), 1) : 0
  }

  /// Whether the touch is down.
  var isDown: Bool { phase == .began || phase == .moved || phase == .stationary }

  /// A sample for a machine that knows the touch by a number.
  func sample(_ id: Int) -> ContactSample { ContactSample(id: Contact.ID(id), location: place) }
}

extension CGPoint {
  /// The same place in the core's words.
  var core: Point { Point(x: Double(x), y: Double(y)) }
}

extension Point {
  /// The same place in UIKit's words.
  var cgPoint: CGPoint { CGPoint(x: CGFloat(x), y: CGFloat(y)) }
}
