#if !hasFeature(Embedded)
  /// A part of a view in which a pointer looks the same.
  @preconcurrency @MainActor
  open class UIPointerRegion: PlainObject {
    /// The part, in the view's coordinates.
    public let rect: CGRect
    /// What a client knows it by; nil for nothing.
    public let identifier: AnyHashable?

    /// Creates a part of a view.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
      self.rect = rect
      self.identifier = identifier
    }

    /// Whether the pointer stays in the same region.
    final func isSame(as other: UIPointerRegion) -> Bool {
      self === other || rect == other.rect && identifier == other.identifier
    }
  }

  /// Where a pointer is that a region is asked for.
  @preconcurrency @MainActor
  open class UIPointerRegionRequest: PlainObject {
    /// Where the pointer is, in the view's coordinates.
    public let location: CGPoint
    /// The keys that are held down.
    public let modifiers: UIKeyModifierFlags

    init(location: CGPoint, modifiers: UIKeyModifierFlags) {
      self.location = location
      self.modifiers = modifiers
    }
  }

  /// What a pointer does with the view that it is over; nothing of it is drawn.
  public enum UIPointerEffect {
    /// What the system chooses.
    case automatic(UITargetedPreview)
    /// The pointer becomes the view's ground.
    case highlight(UITargetedPreview)
    /// The view is lifted to the pointer.
    case lift(UITargetedPreview)
    /// The view changes, and the pointer stays as it is.
    case hover(
      UITargetedPreview,
      preferredTintMode: TintMode = .overlay,
      prefersShadow: Bool = false,
      prefersScaledContent: Bool = true
    )

    /// Where a view's tint lies.
    public enum TintMode: Int, Sendable {
      /// Nowhere.
      case none = 0
      /// Above the view.
      case overlay = 1
      /// Below the view.
      case underlay = 2
    }
  }

  /// The shape of a pointer; none is drawn.
  public enum UIPointerShape {
    /// The outline of a path.
    case path(UIBezierPath)
    /// A rectangle with round corners of a radius in points.
    case roundedRect(CGRect, radius: CGFloat = 8)
    /// An upright line of a length in points.
    case verticalBeam(length: CGFloat)
    /// A level line of a length in points.
    case horizontalBeam(length: CGFloat)
  }

  /// What a pointer looks like in a region; none is drawn.
  @preconcurrency @MainActor
  open class UIPointerStyle: PlainObject {
    /// What it does with the view; nil for nothing.
    final let effect: UIPointerEffect?
    /// Its shape; nil for the effect's.
    final let shape: UIPointerShape?

    init(_ effect: UIPointerEffect?, _ shape: UIPointerShape?) {
      self.effect = effect
      self.shape = shape
    }

    /// Creates what does something with the view.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
      self.init(effect, shape)
    }

    /// Creates a shape alone.
    public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
      self.init(nil, shape)
    }

    /// A pointer that isn't seen.
    open class func hidden() -> UIPointerStyle { UIPointerStyle(nil, nil) }
    /// The pointer of the system.
    open class func system() -> UIPointerStyle { UIPointerStyle(nil, nil) }
  }

  /// Directions along which something is held.
  public struct UIAxis: OptionSet, Hashable, Sendable {
    /// A bit for each.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// From side to side.
    public static let horizontal = UIAxis(rawValue: 1 << 0)
    /// From top to bottom.
    public static let vertical = UIAxis(rawValue: 1 << 1)
    /// Both.
    public static let both: UIAxis = [.horizontal, .vertical]
  }
#endif
