import TouchCore
import UIKit

/// A picture that is one colour all over.
func picture(_ width: Double, _ height: Double, _ color: PaintColor) -> UIImage {
  var list = DisplayList(width: width, height: height)
  var path = Path()
  path.addRect(Rect(x: 0, y: 0, width: width, height: height))
  list.fill(path, color)
  return UIImage(picture: list)
}

/// The colours that a view and its subviews are filled with, in the order in which they are painted.
@MainActor
func fills(_ view: UIView) -> [PaintColor] {
  func fills(_ list: DisplayList) -> [PaintColor] {
    list.commands.flatMap { command -> [PaintColor] in
      switch command {
      case .fill(_, let color, _): return [color]
      case .list(let inner): return fills(inner)
      default: return []
      }
    }
  }
  view.layoutIfNeeded()
  return fills(view.displayList())
}
