#if !hasFeature(Embedded)
  /// The bar at the top of a navigation controller, which counts as hidden: it is in no window.
  ///
  /// It lies above the top edge, and is as high as the system's. Nothing that is set of it shows.
  open class UINavigationBar: UIView {
    /// The height in points.
    static let height: CGFloat = 44

    private weak var container: UIViewController?
    /// Whether what is behind would be seen; true unless set.
    open var isTranslucent = true
    /// The ground's colour; nil for the system's.
    open var barTintColor: UIColor?

    /// The item of the topmost controller.
    open var topItem: UINavigationItem? { container?.children.last?.navigationItem }
    /// The items of the controllers, from the bottom to the top.
    open var items: [UINavigationItem]? { container?.children.map { $0.navigationItem } }

    init(of controller: UIViewController) {
      container = controller
      super.init(frame: .zero)
      isHidden = true
    }

    /// Bars aren't shown here.
    @available(*, unavailable, message: "there are no bars; see Deviations")
    public convenience init() { fatalError("There are no bars.") }

    /// Bars aren't shown here.
    @available(*, unavailable, message: "there are no bars; see Deviations")
    public override init(frame: CGRect) { fatalError("There are no bars.") }

    /// Bars aren't shown here.
    @available(*, unavailable, message: "there are no bars; see Deviations")
    public required init?(coder: NSCoder) { return nil }
  }

  /// The bar at the bottom of a tab bar controller, which counts as hidden: it is in no window.
  ///
  /// It lies below the bottom edge, and is as high as the system's. Nothing that is set of it shows.
  open class UITabBar: UIView {
    /// The height in points.
    static let height: CGFloat = 49

    private weak var container: UIViewController?
    /// Whether what is behind would be seen; true unless set.
    open var isTranslucent = true
    /// The ground's colour; nil for the system's.
    open var barTintColor: UIColor?

    /// The items of the controllers, in their order.
    open var items: [UITabBarItem]? { container?.children.compactMap { $0.tabBarItem } }

    init(of controller: UIViewController) {
      container = controller
      super.init(frame: .zero)
      isHidden = true
    }

    /// Bars aren't shown here.
    @available(*, unavailable, message: "there are no bars; see Deviations")
    public convenience init() { fatalError("There are no bars.") }

    /// Bars aren't shown here.
    @available(*, unavailable, message: "there are no bars; see Deviations")
    public override init(frame: CGRect) { fatalError("There are no bars.") }

    /// Bars aren't shown here.
    @available(*, unavailable, message: "there are no bars; see Deviations")
    public required init?(coder: NSCoder) { return nil }
  }

  extension UIViewController {
    /// The hidden bar of a navigation controller, where it lies beside the view.
    final var hiddenNavigationBar: UINavigationBar {
      let bar = extras?.hiddenBar as? UINavigationBar ?? UINavigationBar(of: self)
      ownExtras.hiddenBar = bar
      bar.frame = CGRect(
        x: 0,
        y: -UINavigationBar.height,
        width: viewIfLoaded?.bounds.width ?? 0,
        height: UINavigationBar.height
      )
      return bar
    }

    /// The hidden bar of a tab bar controller, where it lies beside the view.
    final var hiddenTabBar: UITabBar {
      let bar = extras?.hiddenBar as? UITabBar ?? UITabBar(of: self)
      ownExtras.hiddenBar = bar
      bar.frame = CGRect(
        x: 0,
        y: viewIfLoaded?.bounds.height ?? 0,
        width: viewIfLoaded?.bounds.width ?? 0,
        height: UITabBar.height
      )
      return bar
    }
  }
#endif
