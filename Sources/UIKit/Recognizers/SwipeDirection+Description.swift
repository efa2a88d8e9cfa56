// Ours, not Apple's: what is printed where an expectation fails.

import TouchCore

extension UISwipeGestureRecognizer.Direction: CustomStringConvertible {
  /// The directions as they are written in Swift: `left`, `[right, left]`.
  public var description: String {
    optionNames(
      self,
      [(.right, "right"), (.left, "left"), (.up, "up"), (.down, "down")],
      of: "UISwipeGestureRecognizer.Direction"
    )
  }
}
