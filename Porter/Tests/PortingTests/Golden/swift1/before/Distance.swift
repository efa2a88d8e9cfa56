import UIKit

func distance(index: Int, from start: CGFloat) -> CGFloat { return start + CGFloat(index) * 10 }

extension Pages {
  func turn(to: Int) {}
}
