import TouchCore
public import UIKit

extension ForceActionMenu {
  /// The icons' centres in the menu's coordinates.
  public var iconCenters: [CGPoint] { icons.map { $0.center } }

  /// The rectangles of the titles beside the icons, in the menu's coordinates.
  public var titleFrames: [CGRect] {
    icons.indices.compactMap { fan.title(at: $0) }.map {
      CGRect(x: $0.minX, y: $0.minY, width: $0.maxX - $0.minX, height: $0.maxY - $0.minY)
    }
  }

  // MARK: Geometry

  /// The radius of an icon, in points; 28 by default, our own choice.
  public var iconRadius: CGFloat {
    get { CGFloat(configuration.radius) }
    set { change { $0.radius = Double(newValue) } }
  }

  /// The distance of an icon from the touch, in points; 90 by default, our own choice.
  ///
  /// Icons move farther away where their titles need the room, and where there are too many for it.
  public var iconDistance: CGFloat {
    get { CGFloat(configuration.distance) }
    set { change { $0.distance = Double(newValue) } }
  }

  /// The angle between two icons as seen from the touch, in degrees; 50 by default, our own choice.
  ///
  /// Icons move farther apart where their titles need the room, and where they would cover each other; closer
  /// together where they wouldn't fit around the touch.
  public var iconSpread: CGFloat {
    get { CGFloat(configuration.spread * 180 / .pi) }
    set { change { $0.spread = Double(newValue) * .pi / 180 } }
  }

  /// The minimum distance of icons and titles from the edges, in points; 8 by default, our own
  /// choice.
  public var edgeMargin: CGFloat {
    get { CGFloat(configuration.margin) }
    set { change { $0.margin = Double(newValue) } }
  }

  /// The titles' font in the reader's text size (deliberate gestures 1).
  var readersFont: UIFont { scaledForReader(titleFont) }

  // MARK: Touches

  /// Whether a touch began on a menu.
  static func isTouched(by touch: UITouch) -> Bool {
    var view = touch.view
    while let current = view {
      if current is ForceActionMenu { return true }
      view = current.superview
    }
    return false
  }
}
