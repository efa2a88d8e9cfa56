#if !hasFeature(Embedded)
  // No pointer is drawn here and no view is lifted: what clients say of both is kept.

  /// What a pointer does to a view that it is over.
  public enum UIPointerEffect {
    /// How the view's colours change.
    public enum TintMode: Int, Sendable {
      /// They don't.
      case none = 0
      /// A colour is laid over the view.
      case overlay = 1
      /// A colour is laid under the view.
      case underlay = 2
    }

    /// What the system chooses.
    case automatic(UITargetedPreview)
    /// The pointer becomes the view's ground.
    case highlight(UITargetedPreview)
    /// The pointer goes under the view, which is lifted.
    case lift(UITargetedPreview)
    /// The view changes, and the pointer stays.
    case hover(
      UITargetedPreview,
      preferredTintMode: TintMode = .overlay,
      prefersShadow: Bool = false,
      prefersScaledContent: Bool = true
    )

    /// The view.
    public var preview: UITargetedPreview {
      switch self {
      case .automatic(let preview), .highlight(let preview), .lift(let preview),
        .hover(let preview, _, _, _):
        preview
      }
    }
  }

  /// What a pointer looks like.
  public enum UIPointerShape {
    /// An outline about its middle.
    case path(UIBezierPath)
    /// A rectangle with rounded corners.
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    /// A vertical beam of a length.
    case verticalBeam(length: CGFloat)
    /// A horizontal beam of a length.
    case horizontalBeam(length: CGFloat)

    /// The radius of corners that aren't given one.
    public static let defaultCornerRadius: CGFloat = 8
  }

  /// Directions in which a pointer is held to the middle of what it is over.
  public struct UIAxis: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Across.
    public static let horizontal = UIAxis(rawValue: 1)
    /// Down.
    public static let vertical = UIAxis(rawValue: 2)
    /// Both.
    public static let both: UIAxis = [.horizontal, .vertical]
    /// Neither.
    public static let neither: UIAxis = []
  }

  /// How a pointer looks over a region, and what it does to the view there.
  @preconcurrency @MainActor
  open class UIPointerStyle: PlainObject, Hashable {
    let effect: UIPointerEffect?
    let shape: UIPointerShape?
    let constrainedAxes: UIAxis
    let isHidden: Bool

    private init(
      _ effect: UIPointerEffect?,
      _ shape: UIPointerShape?,
      _ axes: UIAxis,
      isHidden: Bool
    ) {
      (self.effect, self.shape, constrainedAxes, self.isHidden) = (effect, shape, axes, isHidden)
    }

    /// Creates a style with an effect.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
      self.init(effect, shape, [], isHidden: false)
    }

    /// Creates a style with a shape.
    public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
      self.init(nil, shape, axes, isHidden: false)
    }

    /// A style that hides the pointer.
    public static func hidden() -> UIPointerStyle { UIPointerStyle(nil, nil, [], isHidden: true) }
    /// The system's style.
    public static func system() -> UIPointerStyle { UIPointerStyle(nil, nil, [], isHidden: false) }
  }
#endif
