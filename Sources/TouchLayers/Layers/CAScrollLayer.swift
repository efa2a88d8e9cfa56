public import TouchGraphics

/// A layer whose bounds are moved over its sublayers.
open class CAScrollLayer: CALayer {
  /// Along which axes `scroll(to:)` moves the bounds; both unless set.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Creates a layer that scrolls along both axes.
  public required init() { super.init() }

  /// Creates a layer that scrolls along both axes: there are no archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  #if !hasFeature(Embedded)
    /// Creates a copy of a layer, without its sublayers and animations.
    public required init(layer: Any) {
      super.init(layer: layer)
      if let layer = layer as? CAScrollLayer { scrollMode = layer.scrollMode }
    }
  #endif

  /// Makes a point the origin of the bounds, along the axes that the mode says.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    if origin != bounds.origin { bounds.origin = origin }
  }

  /// Moves the bounds as little as possible so that a rectangle is in them, along the axes that the mode says; where it
  /// is larger than they are its beginning is.
  open func scroll(to r: CGRect) {
    func moved(_ start: CGFloat, _ room: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      min(max(start, high - room), low)
    }
    let (x, y) = (bounds.origin.x, bounds.origin.y)
    scroll(
      to: CGPoint(
        x: moved(x, bounds.width, r.minX, r.maxX),
        y: moved(y, bounds.height, r.minY, r.maxY)
      )
    )
  }
}

/// Along which axes a scroll layer moves its bounds.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along none.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Up and down.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// From side to side.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// Along both.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

extension CALayer {
  /// The nearest scroll layer above this one.
  private var scroller: CAScrollLayer? {
    var current = superlayer
    while let layer = current {
      if let scroller = layer as? CAScrollLayer { return scroller }
      current = layer.superlayer
    }
    return nil
  }

  /// Has the nearest scroll layer above scroll to a point of this layer; does nothing without one.
  public func scroll(_ p: CGPoint) {
    if let scroller { scroller.scroll(to: convert(p, to: scroller)) }
  }

  /// Has the nearest scroll layer above scroll until a rectangle of this layer is seen; does nothing without one.
  public func scrollRectToVisible(_ r: CGRect) {
    if let scroller { scroller.scroll(to: convert(r, to: scroller)) }
  }
}
