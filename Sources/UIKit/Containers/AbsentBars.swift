#if !hasFeature(Embedded)
  /// What clients say to the bars of containers, which count as hidden: what would show them is unavailable.
  extension UINavigationController {
    /// The bar at the top, which counts as hidden.
    public var navigationBar: UINavigationBar { hiddenNavigationBar }

    /// Whether the bar at the top is hidden: always, as there is none.
    public var isNavigationBarHidden: Bool {
      get { true }
      @available(*, unavailable, message: "there are no bars; see Deviations")
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

    /// Whether the bar at the bottom is hidden: always, as there is none.
    public var isToolbarHidden: Bool {
      get { true }
      @available(*, unavailable, message: "there are no bars; see Deviations")
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
    /// The bar at the bottom, which counts as hidden: code alone selects.
    public var tabBar: UITabBar { hiddenTabBar }
  }
#endif
