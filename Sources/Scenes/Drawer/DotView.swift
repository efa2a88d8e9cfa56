import DeliberateTouch
import UIKit

/// A coloured dot that can be carried; it is highlighted while a finger rests on it.
///
/// Its touch area is at least 44 by 44 points.
final class DotView: TouchTarget {
  /// The dot's name.
  let title: String
  /// Whether the dot starts in the drawer.
  let startsInDrawer: Bool

  /// The dot's width on a screen whose shorter side is 390 points.
  private let designSize: CGFloat
  /// The centre, as a part of the superview's size.
  private var location: CGPoint
  private let body = HighlightView(frame: .zero)
  private let halo = UIView()
  private let mark = KeyRing()
  /// The minimum width of the ring around a dot, in points: visible around a finger.
  private static let leastHalo: CGFloat = 84

  /// The least width of a touch area, in points (deliberate gestures 5).
  private static let leastTarget: CGFloat = 44
  /// The steps in which a dot moves away from others, in points.
  private static let evasion: CGFloat = 4

  /// Whether the dot is carried; its ring shows it like a touch.
  var isCarried = false {
    didSet {
      showHalo()
      accessibilityValue = isCarried ? "carried" : nil
    }
  }

  /// What carries the dot; the scene, which has the carrier, has the dot.
  var carrier: ViewCarrier? {
    get { unretained?.object }
    set { unretained = newValue.map { Unretained($0) } }
  }

  private var unretained: Unretained<ViewCarrier>?

  /// The scene's dots: large and small ones, two of them in the drawer.
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
    at location: CGPoint,
    startsInDrawer: Bool = false
  ) {
    self.title = title
    designSize = size
    self.location = location
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
    let dot = Unretained(self)
    body.onHighlight = { _ in dot.object?.showHalo() }
    addSubview(body)
    addSubview(mark)
    isAccessibilityElement = true
    accessibilityLabel = "\(title) dot"
    accessibilityTraits = .button
    accessibilityHint = "Its actions carry it"
  }

  required init?(coder: NSCoder) { return nil }

  /// The body, for any point of the touch area.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : body
  }

  /// Sets the dot's size, and its location in its superview's size, as near to that as it fits into an area.
  func layOut(in size: CGSize, keepingTo area: CGRect, unit: CGFloat) {
    let side = designSize * unit
    bounds = CGRect(x: 0, y: 0, width: side, height: side)
    let part = area.insetBy(dx: side / 2, dy: side / 2)
    center = CGPoint(
      x: min(max(size.width * location.x, part.minX), part.maxX),
      y: min(max(size.height * location.y, part.minY), part.maxY)
    )
    body.frame = bounds
    body.layer.cornerRadius = side / 2
    let margin = max(9, (Self.leastHalo - side) / 2)
    halo.frame = bounds.insetBy(dx: -margin, dy: -margin)
    halo.layer.cornerRadius = halo.bounds.width / 2
    mark.surround(bounds)
  }

  /// Moves the dot sideways, in an area and as little as it takes, until a finger can tell it from other dots.
  func keepClear(of others: [DotView], in area: CGRect) {
    let start = center.x
    let half = bounds.width / 2
    var distance: CGFloat = 0
    while distance < area.width {
      for side in distance == 0 ? [0] : [1, -1] as [CGFloat] {
        center.x = start + side * distance
        let isInside = center.x - half >= area.minX && center.x + half <= area.maxX
        if isInside, !others.contains(where: { isNear($0) }) { return }
      }
      distance += Self.evasion
    }
    center.x = start
  }

  /// Whether another dot is nearer than their touch areas are wide.
  private func isNear(_ other: DotView) -> Bool {
    let (x, y) = (center.x - other.center.x, center.y - other.center.y)
    let least =
      max(bounds.width, Self.leastTarget) / 2 + max(other.bounds.width, Self.leastTarget) / 2
    return x * x + y * y < least * least
  }

  // MARK: Keys

  /// True: the dot that receives the keys is the marked one.
  override var canBecomeFirstResponder: Bool { true }

  /// The keys that carry the dot.
  override var keyCommands: [UIKeyCommand]? { (super.keyCommands ?? []) + carryKeys }

  @discardableResult
  override func becomeFirstResponder() -> Bool {
    let isFirst = super.becomeFirstResponder()
    mark.isHidden = !isFirst
    return isFirst
  }

  @discardableResult
  override func resignFirstResponder() -> Bool {
    let hasResigned = super.resignFirstResponder()
    mark.isHidden = hasResigned
    return hasResigned
  }

  // MARK: Looks

  private func showHalo() { halo.alpha = body.isHighlighted || isCarried ? 1 : 0 }

  /// Stores the dot's location, as a part of the superview's size.
  func settle(in size: CGSize) {
    guard size.width > 0, size.height > 0 else { return }
    location = CGPoint(x: center.x / size.width, y: center.y / size.height)
  }
}
