// Ours, not Apple's: what is printed where an expectation fails.

extension UITouch.Phase: CustomStringConvertible {
  /// The phase as it is written in Swift: `began`.
  public var description: String {
    switch self {
    case .began: "began"
    case .moved: "moved"
    case .stationary: "stationary"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .regionEntered: "regionEntered"
    case .regionMoved: "regionMoved"
    case .regionExited: "regionExited"
    }
  }
}

extension UIPress.Phase: CustomStringConvertible {
  /// The phase as it is written in Swift: `began`.
  public var description: String {
    switch self {
    case .began: "began"
    case .changed: "changed"
    case .stationary: "stationary"
    case .ended: "ended"
    case .cancelled: "cancelled"
    }
  }
}
