/// What a menu can contain: an action, or another menu.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIMenuElement: PlainObject, Hashable {
  /// How an element is shown and what it does.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// A bit for each.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It can't be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It takes something away: it is shown in red.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It isn't shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Whether an element is chosen already.
  public enum State: Int, Sendable {
    /// It isn't.
    case off = 0
    /// It is: it has a mark.
    case on = 1
    /// Some of what it stands for is: it has another mark.
    case mixed = 2
  }

  /// The text; of an action it can be set.
  open internal(set) var title: String
  /// The text below that; nil for none.
  open var subtitle: String?
  /// The image; nil for none.
  open internal(set) var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}
