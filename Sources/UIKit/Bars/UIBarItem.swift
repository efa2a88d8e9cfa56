#if !hasFeature(Embedded)
  /// An item of a bar; no bar shows it, as where bars are hidden.
  @preconcurrency @MainActor
  open class UIBarItem: PlainObject, Hashable {
    /// The text; nil for none.
    open var title: String?
    /// The image; nil for none.
    open var image: UIImage?
    /// The image where there is little room from top to bottom; nil for `image`.
    open var landscapeImagePhone: UIImage?
    /// How far the image stays away from the edges of its room, in points.
    open var imageInsets = UIEdgeInsets.zero
    /// Whether a user can choose the item; true unless set.
    open var isEnabled = true
    /// A number by which clients find the item.
    open var tag = 0
    /// A name for assistive code; nil for the title.
    open var accessibilityLabel: String?
    /// More for assistive code; nil for nothing.
    open var accessibilityHint: String?
    /// A name for tests; nil for none.
    open var accessibilityIdentifier: String?
    private var attributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

    /// Creates an item without a title and an image.
    public init() {}

    /// Creates an item without a title and an image: there are no archives.
    public required init?(coder: NSCoder) {}

    /// Sets the attributes of the title for a state; nil removes them.
    open func setTitleTextAttributes(
      _ attributes: [NSAttributedString.Key: Any]?,
      for state: UIControl.State
    ) {
      self.attributes[state.rawValue] = attributes
    }

    /// The attributes of the title that were set for a state; nil where none were.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
      attributes[state.rawValue]
    }
  }
#endif
