#if !hasFeature(Embedded)
  /// Traits in the place of the inherited ones; of these the style alone can be set here.
  public struct UITraitOverrides {
    /// The style; `unspecified` for the inherited one.
    public var userInterfaceStyle: UIUserInterfaceStyle
  }

  extension UIView {
    /// Traits of the view and its subtree in the place of the inherited ones.
    public var traitOverrides: UITraitOverrides {
      get { UITraitOverrides(userInterfaceStyle: overrideUserInterfaceStyle) }
      set { overrideUserInterfaceStyle = newValue.userInterfaceStyle }
    }

    /// Tells of changed traits what wasn't told yet: views are told at once, so that nothing is left to do.
    public func updateTraitsIfNeeded() {}
  }

  extension UIViewController {
    /// Traits of the root view and its subtree in the place of the inherited ones.
    public var traitOverrides: UITraitOverrides {
      get { UITraitOverrides(userInterfaceStyle: overrideUserInterfaceStyle) }
      set { overrideUserInterfaceStyle = newValue.userInterfaceStyle }
    }

    /// Tells of changed traits what wasn't told yet: views are told at once, so that nothing is left to do.
    public func updateTraitsIfNeeded() {}
  }
#endif
