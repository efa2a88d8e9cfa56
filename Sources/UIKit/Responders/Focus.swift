#if !hasFeature(Embedded)
  // A device with a touch screen and no keyboard has no focus: nothing is ever focused, and none of the methods of this
  // file is called. That is what the engine is, so they may be overridden and answer as they do there.

  /// What the focus may be in.
  @preconcurrency @MainActor
  public protocol UIFocusEnvironment: AnyObject {
    /// Where the focus would go first; nothing here asks.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// Asks for the focus to be found anew; there is none, so nothing happens.
    func setNeedsFocusUpdate()
    /// Finds the focus anew if that was asked for; there is none, so nothing happens.
    func updateFocusIfNeeded()
    /// Whether the focus may move as the context says; nothing here asks.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// The focus moved; nothing here calls it.
    func didUpdateFocus(
      in context: UIFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    )
  }

  /// What can be focused.
  @preconcurrency @MainActor
  public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether the item could have the focus.
    var canBecomeFocused: Bool { get }
    /// Whether the item has the focus, which nothing has here.
    var isFocused: Bool { get }
  }

  /// The direction in which the focus moves.
  public struct UIFocusHeading: OptionSet, Sendable {
    /// One bit for each direction.
    public let rawValue: UInt
    /// Creates a set of directions.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Up.
    public static let up = UIFocusHeading(rawValue: 1 << 0)
    /// Down.
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    /// Left.
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    /// Right.
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    /// To the next item.
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    /// To the item before.
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
  }

  /// A move of the focus; there is no object of this class, as there is no focus.
  @preconcurrency @MainActor
  public final class UIFocusUpdateContext {
    private init() {}

    /// The item that loses the focus.
    public var previouslyFocusedItem: (any UIFocusItem)? { nil }
    /// The item that gets the focus.
    public var nextFocusedItem: (any UIFocusItem)? { nil }
    /// The view that loses the focus.
    public var previouslyFocusedView: UIView? { nil }
    /// The view that gets the focus.
    public var nextFocusedView: UIView? { nil }
    /// The direction.
    public var focusHeading: UIFocusHeading { [] }
  }

  /// The animations of a move of the focus; there is no object of this class, as there is no focus.
  @preconcurrency @MainActor
  public final class UIFocusAnimationCoordinator {
    private init() {}

    /// Animates along with the focus.
    public func addCoordinatedAnimations(
      _ animations: (() -> Void)?,
      completion: (() -> Void)? = nil
    ) { preconditionFailure("There is no focus.") }
  }

  extension UIView: UIFocusItem {}

  extension UIViewController: UIFocusEnvironment {}
#endif
