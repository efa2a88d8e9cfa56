import UIKit

/// Icon symbols, each drawn in a square of 24 by 24 points.
extension UIBezierPath {
  /// A heart.
  static var heart: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 12, y: 21))
    path.addCurve(
      to: CGPoint(x: 2.5, y: 9),
      controlPoint1: CGPoint(x: 6, y: 16.5),
      controlPoint2: CGPoint(x: 2.5, y: 13)
    )
    path.addCurve(
      to: CGPoint(x: 12, y: 7),
      controlPoint1: CGPoint(x: 2.5, y: 2.5),
      controlPoint2: CGPoint(x: 10, y: 2)
    )
    path.addCurve(
      to: CGPoint(x: 21.5, y: 9),
      controlPoint1: CGPoint(x: 14, y: 2),
      controlPoint2: CGPoint(x: 21.5, y: 2.5)
    )
    path.addCurve(
      to: CGPoint(x: 12, y: 21),
      controlPoint1: CGPoint(x: 21.5, y: 13),
      controlPoint2: CGPoint(x: 18, y: 16.5)
    )
    path.close()
    return path
  }

  /// A bin.
  static var bin: UIBezierPath {
    let path = UIBezierPath(rect: CGRect(x: 4, y: 5, width: 16, height: 2.5))
    path.append(UIBezierPath(rect: CGRect(x: 9.5, y: 2.5, width: 5, height: 2.5)))
    path.move(to: CGPoint(x: 5.5, y: 9))
    path.addLine(to: CGPoint(x: 18.5, y: 9))
    path.addLine(to: CGPoint(x: 17.5, y: 21.5))
    path.addLine(to: CGPoint(x: 6.5, y: 21.5))
    path.close()
    return path
  }

  /// A tick.
  static var hook: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 6.5, y: 12.5))
    path.addLine(to: CGPoint(x: 10.5, y: 16.5))
    path.addLine(to: CGPoint(x: 17.5, y: 8))
    return path
  }

  /// A lock, shut or open.
  static func lock(isOpen: Bool) -> UIBezierPath {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 4, y: 11, width: 16, height: 11),
      cornerRadius: 2
    )
    let rise: CGFloat = isOpen ? 3 : 0
    path.move(to: CGPoint(x: 7, y: isOpen ? 7 : 11))
    path.addLine(to: CGPoint(x: 7, y: 8 - rise))
    path.addCurve(
      to: CGPoint(x: 17, y: 8 - rise),
      controlPoint1: CGPoint(x: 7, y: 1.5 - rise),
      controlPoint2: CGPoint(x: 17, y: 1.5 - rise)
    )
    path.addLine(to: CGPoint(x: 17, y: 11))
    return path
  }

  /// A sheet of paper with a folded corner.
  static var sheet: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 5, y: 2))
    path.addLine(to: CGPoint(x: 14, y: 2))
    path.addLine(to: CGPoint(x: 19, y: 7))
    path.addLine(to: CGPoint(x: 19, y: 22))
    path.addLine(to: CGPoint(x: 5, y: 22))
    path.close()
    return path
  }
}
