import Foundation
import UIKit

/// A round view: it receives no touches outside its circle.
open class DialView: UIView {
  /// Creates a view that receives several touches.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
  }

  /// Creates it from an archive.
  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let (x, y) = (point.x - bounds.midX, point.y - bounds.midY)
    return x * x + y * y <= bounds.width * bounds.height / 4
  }
}
