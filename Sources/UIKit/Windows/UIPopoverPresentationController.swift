#if !hasFeature(Embedded)
  /// The edges of a popover at which its arrow may be.
  public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    /// A bit for each direction.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The arrow points up.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// The arrow points down.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// The arrow points to the left.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// The arrow points to the right.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    /// Any of these.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// Not known.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
  }

  /// Manages a popover; there are none, so that no controller has one.
  open class UIPopoverPresentationController: UIPresentationController {
    /// What the popover points at.
    open var sourceView: UIView?
    /// The part of that to point at, in its coordinates.
    open var sourceRect = CGRect.null
    /// Where the arrow may be.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
  }

  extension UIViewController {
    /// What manages the controller's popover: nil, as for every controller that isn't in a popover.
    public var popoverPresentationController: UIPopoverPresentationController? { nil }
  }
#endif
