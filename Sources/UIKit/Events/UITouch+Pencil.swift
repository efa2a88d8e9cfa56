// Ours, not Apple's: what applications work out for themselves.

import TouchCore

extension UITouch {
  /// How hard a pencil presses straight down on the surface, at most `maximumPossibleForce`.
  ///
  /// Ours, not Apple's. A pencil measures `force` along its axis; the flatter it lies, the less of that
  /// goes into the surface it reports, and the more this adds (rule 1.11). A finger's is its force.
  public var perpendicularForce: CGFloat {
    guard type == .pencil else { return force }
    let slope = CGFloat(ElementaryFunctions.sin(Double(altitudeAngle)))
    return slope > 0 ? min(force / slope, maximumPossibleForce) : maximumPossibleForce
  }
}
