// Ours, not Apple's: what is printed where an expectation fails.

import TouchCore

extension UIRectEdge: CustomStringConvertible {
  /// The edges as they are written in Swift: `left`, `[top, left]`.
  public var description: String {
    optionNames(
      self,
      [(.top, "top"), (.left, "left"), (.bottom, "bottom"), (.right, "right")],
      of: "UIRectEdge"
    )
  }
}
