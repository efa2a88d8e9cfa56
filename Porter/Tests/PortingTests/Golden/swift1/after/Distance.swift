import UIKit

func distance(_ index: Int, from start: CGFloat) -> CGFloat { return start + CGFloat(index) * 10 }

extension Pages {
  func turn(_ to: Int) {}
}
