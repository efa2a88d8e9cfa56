import UIKit

extension TimeInterval {
  /// The duration of an animation; 0 where the user reduces motion.
  #if !hasFeature(Embedded)
    @MainActor
  #endif
  var unlessMotionIsReduced: TimeInterval { UIAccessibility.isReduceMotionEnabled ? 0 : self }
}
