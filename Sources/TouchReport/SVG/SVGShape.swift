import TouchCore
import TouchGraphics
import TouchStage

/// A path as an element of SVG, in the shortest form that says the same.
enum SVGShape {
  /// How far, in points, a path may be from a shape that it is written as.
  private static let tolerance = 1e-6
  /// Decimals of a coordinate: a thousandth of a point is less than any screen shows.
  private static let decimals = 3

  /// A number as SVG writes it.
  static func number(_ value: Double) -> String { NumberText.short(value, decimals) }

  /// The element's name and geometry, as in `rect x="0" …`; nil where a coordinate is no number.
  static func element(_ path: Path) -> String? {
    guard let bounds = path.controlBounds, isFinite(bounds) else { return nil }
    if let rect = rectangle(path, bounds) { return rect }
    if agree(path, Path(ellipseIn: bounds)) { return ellipse(bounds) }
    return "path d=\"\(data(path))\""
  }

  private static func isFinite(_ rect: Rect) -> Bool {
    rect.minX.isFinite && rect.minY.isFinite && rect.maxX.isFinite && rect.maxY.isFinite
  }

  // MARK: Shapes

  /// A rectangle, perhaps with round corners.
  private static func rectangle(_ path: Path, _ bounds: Rect) -> String? {
    guard case .move(let first)? = path.elements.first else { return nil }
    var text = "rect x=\"\(number(bounds.minX))\" y=\"\(number(bounds.minY))\""
    text += " width=\"\(number(bounds.maxX - bounds.minX))\""
    text += " height=\"\(number(bounds.maxY - bounds.minY))\""
    if agree(path, Path(bounds)) { return text }
    guard path.elements.count == 9, case .cubic(let second, _, _) = path.elements[1] else {
      return nil
    }
    let (rx, ry) = (second.x - bounds.minX, first.y - bounds.minY)
    var round = Path()
    round.addRoundedRect(bounds, cornerWidth: rx, cornerHeight: ry)
    guard agree(path, round) else { return nil }
    text += " rx=\"\(number(rx))\""
    return (rx - ry).magnitude > tolerance ? text + " ry=\"\(number(ry))\"" : text
  }

  private static func ellipse(_ bounds: Rect) -> String {
    let (rx, ry) = ((bounds.maxX - bounds.minX) / 2, (bounds.maxY - bounds.minY) / 2)
    var attributes = ""
    // SVG's own middle is the origin.
    for (name, value) in [("cx", bounds.minX + rx), ("cy", bounds.minY + ry)] {
      let text = number(value)
      if text != "0" { attributes += "\(name)=\"\(text)\" " }
    }
    if (rx - ry).magnitude <= tolerance { return "circle \(attributes)r=\"\(number(rx))\"" }
    return "ellipse \(attributes)rx=\"\(number(rx))\" ry=\"\(number(ry))\""
  }

  private static func agree(_ path: Path, _ other: Path) -> Bool {
    guard path.elements.count == other.elements.count else { return false }
    func near(_ a: Point, _ b: Point) -> Bool {
      (a.x - b.x).magnitude <= tolerance && (a.y - b.y).magnitude <= tolerance
    }
    for pair in zip(path.elements, other.elements) {
      switch pair {
      case (.move(let a), .move(let b)), (.line(let a), .line(let b)):
        guard near(a, b) else { return false }
      case (.cubic(let a, let a1, let a2), .cubic(let b, let b1, let b2)):
        guard near(a, b), near(a1, b1), near(a2, b2) else { return false }
      case (.close, .close): break
      default: return false
      }
    }
    return true
  }

  // MARK: Path data

  /// The path as path data, which a canvas reads as well.
  static func data(_ path: Path) -> String {
    path.elements.map { element in
      switch element {
      case .move(let point): "M\(pair(point))"
      case .line(let point): "L\(pair(point))"
      case .quad(let point, let control): "Q\(pair(control)) \(pair(point))"
      case .cubic(let point, let control1, let control2):
        "C\(pair(control1)) \(pair(control2)) \(pair(point))"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }

  private static func pair(_ point: Point) -> String { "\(number(point.x)) \(number(point.y))" }
}
