import TouchCore
import TouchGraphics

extension UIButton.ButtonType {
  /// The sizes in points; our own choice, Apple publishes none.
  private enum Size {
    static let picture = 22.0
    static let disc = 30.0
    static let stroke = 1.5
  }

  /// The image that a button of the type begins with; nil for none.
  var image: UIImage? {
    switch self {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: Self.image(Self.information)
    case .contactAdd: Self.image(Self.plus)
    case .close: UIImage(picture: Self.cross)
    }
  }

  /// An image in the button's tint colour.
  private static func image(_ list: DisplayList) -> UIImage {
    UIImage(picture: list).withRenderingMode(.alwaysTemplate)
  }

  /// A circle, with room for its line.
  private static var circle: DisplayList {
    var list = DisplayList(width: Size.picture, height: Size.picture)
    let side = Size.picture - Size.stroke
    let frame = Rect(x: Size.stroke / 2, y: Size.stroke / 2, width: side, height: side)
    list.stroke(Path(ellipseIn: frame), .black, PaintStroke(width: Size.stroke))
    return list
  }

  private static var information: DisplayList {
    var list = circle
    let (middle, stroke) = (Size.picture / 2, Size.stroke)
    let dot = Rect(x: middle - stroke / 2, y: 5.5, width: stroke, height: stroke)
    list.fill(Path(ellipseIn: dot), .black)
    let stem = Rect(x: middle - stroke / 2, y: 9, width: stroke, height: 7.5)
    list.fill(Path(stem), .black)
    return list
  }

  private static var plus: DisplayList {
    var list = circle
    let (middle, stroke) = (Size.picture / 2, Size.stroke)
    let part = Size.picture / 2
    let start = middle - part / 2
    list.fill(Path(Rect(x: start, y: middle - stroke / 2, width: part, height: stroke)), .black)
    list.fill(Path(Rect(x: middle - stroke / 2, y: start, width: stroke, height: part)), .black)
    return list
  }

  private static var cross: DisplayList {
    var list = DisplayList(width: Size.disc, height: Size.disc)
    let frame = Rect(x: 0, y: 0, width: Size.disc, height: Size.disc)
    list.fill(Path(ellipseIn: frame), PaintColor(red: 0.46, green: 0.46, blue: 0.5, alpha: 0.12))
    var path = Path()
    path.move(to: Point(x: 10, y: 10))
    path.addLine(to: Point(x: 20, y: 20))
    path.move(to: Point(x: 20, y: 10))
    path.addLine(to: Point(x: 10, y: 20))
    let gray = PaintColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.6)
    list.stroke(path, gray, PaintStroke(width: 2))
    return list
  }
}
