import TouchCore
import UIKit

extension UIApplication {
  /// Sets other thresholds on the application, before objects copy them.
  func tune(_ dice: inout Dice) {
    switch dice.below(8) {
    case 0: gestureConstants.settingResetsVelocity = false
    case 1: gestureConstants.cancelsTouchesBeforeAction = true
    case 2: gestureConstants.lostStreamSilence = .milliseconds(300)
    case 3: gestureConstants.velocity.horizon = .milliseconds(40)
    case 4: gestureConstants.tapCountGap = .milliseconds(200)
    case 5: gestureConstants.panSlop = 3
    case 6:
      gestureConstants.rotationSlop = 0.1
      gestureConstants.pinchSlop = 4
    default: scrollConstants.directionalLockAngle = 20
    }
  }
}
