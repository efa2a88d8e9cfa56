// Apple's Foundation has these names with Objective-C; Foundation on Linux has none of them.
#if !hasFeature(Embedded) && !canImport(ObjectiveC)

  /// What a change that is told contains, and whether the present value is told at once.
  ///
  /// What Apple has besides, `prior`, a call before each change, is absent.
  public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The bits, as Apple numbers them.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The change contains the value after it.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The change contains the value before it.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// The observer is called at once, too, while it is added; as after a change, but without an old value.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  }

  /// What happened to a value that is observed.
  ///
  /// Apple's changes of collections are absent.
  public enum NSKeyValueChange: UInt, Sendable {
    /// The value was set, perhaps to what it was.
    case setting = 1
  }

  /// A key of the dictionary that `observeValue(forKeyPath:of:change:context:)` gets.
  public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The raw value of an `NSKeyValueChange`; always there.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value after the change; there if the observer asked for it.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change; there if the observer asked for it.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  }

  /// A change of a value, as a closure gets it.
  public struct NSKeyValueObservedChange<Value> {
    /// What Apple calls the kind.
    public typealias Kind = NSKeyValueChange

    /// What happened to the value.
    public let kind: Kind
    /// The value after the change; nil unless the observer asked for it.
    public let newValue: Value?
    /// The value before the change; nil unless the observer asked for it, and where nothing changed yet.
    public let oldValue: Value?
  }

#endif
