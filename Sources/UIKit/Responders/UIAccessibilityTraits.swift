/// What an element is for assistive code: how it is announced, and what can be done with it.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits; Apple's where they are known.
  public let rawValue: UInt64
  /// Creates a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing of its own.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Plays a sound of its own when it is activated.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Text that can't be changed.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// A summary of the present state, read when the application starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// Doesn't answer.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Changes its label or its value often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Starts something that announcements would disturb, such as a recording.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Has a value that can be incremented and decremented.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Is touched directly, past the assistive code.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Turns the page when it was read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  #if !hasFeature(Embedded)
    /// Can be zoomed by assistive code; nothing here asks for that.
    public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 54)
  #endif
  /// A bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// A button that is on or off; Apple's bit isn't documented.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}
