import UIKit

extension CALayer {
  /// Places and scales a layer without a view at once; by itself it would move there.
  func place(at position: CGPoint, scale: CGFloat) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    self.position = position
    setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
    CATransaction.commit()
  }
}
