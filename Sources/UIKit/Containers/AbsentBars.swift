#if !hasFeature(Embedded)
  /// What clients say to the bars of containers: there are none, and each name says so.
  ///
  /// Nothing here can be called, and no code is made of it.
  extension UINavigationController {
    /// The bar at the top.
    @available(*, unavailable, message: "there are no bars; see Deviations")
    @_alwaysEmitIntoClient
    public var navigationBar: UIView { fatalError() }

    /// Whether the bar at the top is hidden.
    @available(*, unavailable, message: "there are no bars; see Deviations")
    @_alwaysEmitIntoClient
    public var isNavigationBarHidden: Bool {
      get { true }
      set {}
    }

    /// Hides the bar at the top, or shows it.
    @available(*, unavailable, message: "there are no bars; see Deviations")
    @_alwaysEmitIntoClient
    public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {}

    /// The bar at the bottom.
    @available(*, unavailable, message: "there are no bars; see Deviations")
    @_alwaysEmitIntoClient
    public var toolbar: UIView! { fatalError() }

    /// Whether the bar at the bottom is hidden.
    @available(*, unavailable, message: "there are no bars; see Deviations")
    @_alwaysEmitIntoClient
    public var isToolbarHidden: Bool {
      get { true }
      set {}
    }

    /// Hides the bar at the bottom, or shows it.
    @available(*, unavailable, message: "there are no bars; see Deviations")
    @_alwaysEmitIntoClient
    public func setToolbarHidden(_ hidden: Bool, animated: Bool) {}

    /// Whether a swipe hides the bars.
    @available(*, unavailable, message: "there are no bars; see Deviations")
    @_alwaysEmitIntoClient
    public var hidesBarsOnSwipe: Bool {
      get { false }
      set {}
    }

    /// Whether a tap hides the bars.
    @available(*, unavailable, message: "there are no bars; see Deviations")
    @_alwaysEmitIntoClient
    public var hidesBarsOnTap: Bool {
      get { false }
      set {}
    }
  }

  /// The tab bar controller's bar.
  extension UITabBarController {
    /// The bar at the bottom, which selects.
    @available(*, unavailable, message: "there are no bars; see Deviations")
    @_alwaysEmitIntoClient
    public var tabBar: UIView { fatalError() }
  }
#endif
