import DeliberateTouch
import UIKit

/// A dot of one colour that can be carried; it lights up under a finger that rests on it.
///
/// It answers in 44 by 44 points at least, however small it is.
final class DotView: TouchTarget {
  /// What the dot is called.
  let title: String
  /// Whether the dot lies in the drawer at first.
  let startsInDrawer: Bool

  /// How wide the dot is where the screen's shorter side is 390 points wide.
  private let designSize: CGFloat
  /// Where its middle is, as a part of what it lies in.
  private var place: CGPoint
  private let body = HighlightView(frame: .zero)
  private let halo = UIView()
  /// How wide the ring around a dot is at least, in points: so that it is seen around a finger.
  private static let leastHalo: CGFloat = 84

  /// Whether the dot is being carried, which its ring shows as it shows a touch.
  var isCarried = false { didSet { showHalo() } }

  /// The dots of the scene: large ones and small ones, two of them in the drawer.
  static var all: [DotView] {
    [
      DotView("red", hue: 0, size: 92, at: CGPoint(x: 0.24, y: 0.48)),
      DotView("blue", hue: 0.58, size: 92, at: CGPoint(x: 0.72, y: 0.6)),
      DotView("green", hue: 0.36, size: 20, at: CGPoint(x: 0.3, y: 0.74)),
      DotView("violet", hue: 0.78, size: 20, at: CGPoint(x: 0.72, y: 0.82)),
      DotView("yellow", hue: 0.13, size: 92, at: CGPoint(x: 0.3, y: 0.58), startsInDrawer: true),
      DotView("teal", hue: 0.48, size: 20, at: CGPoint(x: 0.7, y: 0.58), startsInDrawer: true),
    ]
  }

  private init(
    _ title: String,
    hue: CGFloat,
    size: CGFloat,
    at place: CGPoint,
    startsInDrawer: Bool = false
  ) {
    self.title = title
    designSize = size
    self.place = place
    self.startsInDrawer = startsInDrawer
    super.init(frame: CGRect(x: 0, y: 0, width: size, height: size))
    let color = UIColor(hue: hue, saturation: 0.75, brightness: 0.8, alpha: 1)
    halo.isUserInteractionEnabled = false
    halo.layer.borderColor = color.cgColor
    halo.layer.borderWidth = 4
    halo.alpha = 0
    addSubview(halo)
    body.backgroundColor = color
    body.highlightedAlpha = 0.75
    body.onHighlight = { [unowned(unsafe) self] _ in showHalo() }
    addSubview(body)
  }

  required init?(coder: NSCoder) { return nil }

  /// The body, wherever in the target a finger is.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : body
  }

  /// Gives the dot its size and its place in what it lies in.
  func layOut(in size: CGSize, unit: CGFloat) {
    let side = designSize * unit
    bounds = CGRect(x: 0, y: 0, width: side, height: side)
    center = CGPoint(x: size.width * place.x, y: size.height * place.y)
    body.frame = bounds
    body.layer.cornerRadius = side / 2
    let margin = max(9, (Self.leastHalo - side) / 2)
    halo.frame = bounds.insetBy(dx: -margin, dy: -margin)
    halo.layer.cornerRadius = halo.bounds.width / 2
  }

  private func showHalo() { halo.alpha = body.isHighlighted || isCarried ? 1 : 0 }

  /// Keeps the place where the dot lies, as a part of what it lies in.
  func settle(in size: CGSize) {
    guard size.width > 0, size.height > 0 else { return }
    place = CGPoint(x: center.x / size.width, y: center.y / size.height)
  }
}
