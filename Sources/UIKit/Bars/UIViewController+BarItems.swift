#if !hasFeature(Embedded)
  /// What a controller shows in bars; made at the first look.
  private final class BarItems {
    var navigation: UINavigationItem?
    var tab: UITabBarItem?
    var toolbar: [UIBarButtonItem]?
    var edit: UIBarButtonItem?
  }

  // Bars count as hidden: what is set here is kept, and no bar shows it.
  extension UIViewController {
    private var madeBarItems: BarItems {
      if let items = extras?.barItems as? BarItems { return items }
      let made = BarItems()
      ownExtras.barItems = made
      return made
    }

    /// What the bar of a navigation controller would show of the controller.
    public var navigationItem: UINavigationItem {
      let items = madeBarItems
      if let item = items.navigation { return item }
      let made = UINavigationItem(of: self)
      items.navigation = made
      return made
    }

    /// What the bar of a tab bar controller would show of the controller; with the controller's title unless set.
    public var tabBarItem: UITabBarItem! {
      get {
        let items = madeBarItems
        if let item = items.tab { return item }
        let made = UITabBarItem()
        made.controller = self
        items.tab = made
        return made
      }
      set { madeBarItems.tab = newValue }
    }

    /// A button that begins to edit what the controller shows, and ends that.
    public var editButtonItem: UIBarButtonItem {
      let items = madeBarItems
      if let item = items.edit { return item }
      let made = UIBarButtonItem(
        systemItem: .edit,
        primaryAction: UIAction { [weak self] _ in
          if let self { setEditing(!isEditing, animated: true) }
        }
      )
      items.edit = made
      return made
    }

    /// The buttons that a navigation controller's bar at the bottom would show; nil for none.
    public var toolbarItems: [UIBarButtonItem]? {
      get { madeBarItems.toolbar }
      set { madeBarItems.toolbar = newValue }
    }

    /// Sets the buttons that a navigation controller's bar at the bottom would show.
    public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
      self.toolbarItems = toolbarItems
    }
  }
#endif
