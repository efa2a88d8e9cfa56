#if !hasFeature(Embedded)
  extension UIViewController {
    /// The nearest navigation controller among the ancestors; nil if there is none.
    public var navigationController: UINavigationController? {
      parent?.nearest { $0 is UINavigationController } as? UINavigationController
    }

    /// The nearest tab bar controller among the ancestors; nil if there is none.
    public var tabBarController: UITabBarController? {
      parent?.nearest { $0 is UITabBarController } as? UITabBarController
    }
  }
#endif
