#if !hasFeature(Embedded)
  /// What a controller shows in the bar of a navigation controller; no bar shows it, as where it is hidden.
  @preconcurrency @MainActor
  open class UINavigationItem: PlainObject, Hashable {
    /// When a title is shown large.
    public enum LargeTitleDisplayMode: Int, Sendable {
      /// As of the controller before.
      case automatic = 0
      /// Always.
      case always = 1
      /// Never.
      case never = 2
    }

    /// What the button back shows.
    public enum BackButtonDisplayMode: Int, Sendable {
      /// The title, where there is room.
      case `default` = 0
      /// A general title.
      case generic = 1
      /// The arrow alone.
      case minimal = 2
    }

    private weak var controller: UIViewController?
    private var ownTitle: String?

    /// The title; the controller's unless set.
    open var title: String? {
      get { ownTitle ?? controller?.title }
      set { ownTitle = newValue }
    }
    /// The view in the place of the title; nil for none.
    open var titleView: UIView?
    /// The line above the title; nil for none.
    open var prompt: String?
    /// The button back to the controller, of the next one; nil for one with the title.
    open var backBarButtonItem: UIBarButtonItem?
    /// The title of the button back to the controller; nil for the title.
    open var backButtonTitle: String?
    /// What the button back to the controller shows.
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    /// Whether there is no button back; false unless set.
    open var hidesBackButton = false
    /// Whether the buttons at the left leave the button back where it is; false unless set.
    open var leftItemsSupplementBackButton = false
    /// When the title is shown large.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// The buttons where the language begins; nil for none.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// The buttons where the language ends, the outermost first; nil for none.
    open var rightBarButtonItems: [UIBarButtonItem]?

    /// The first of the buttons where the language begins; setting it sets it alone.
    open var leftBarButtonItem: UIBarButtonItem? {
      get { leftBarButtonItems?.first }
      set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The outermost of the buttons where the language ends; setting it sets it alone.
    open var rightBarButtonItem: UIBarButtonItem? {
      get { rightBarButtonItems?.first }
      set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Creates an item with a title.
    public init(title: String) { ownTitle = title }

    /// Creates an item without a title: there are no archives.
    public required init?(coder: NSCoder) {}

    init(of controller: UIViewController) { self.controller = controller }

    /// Sets whether there is no button back.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
      self.hidesBackButton = hidesBackButton
    }

    /// Sets the button where the language begins.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
      leftBarButtonItem = item
    }

    /// Sets the buttons where the language begins.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
      leftBarButtonItems = items
    }

    /// Sets the button where the language ends.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
      rightBarButtonItem = item
    }

    /// Sets the buttons where the language ends, the outermost first.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
      rightBarButtonItems = items
    }
  }
#endif
