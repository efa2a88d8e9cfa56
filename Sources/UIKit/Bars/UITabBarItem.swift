#if !hasFeature(Embedded)
  /// What a controller shows in the bar of a tab bar controller; no bar shows it, as where it is hidden.
  open class UITabBarItem: UIBarItem {
    /// The image while the item is selected; nil for `image`.
    open var selectedImage: UIImage?
    /// The text of the badge; nil for none.
    open var badgeValue: String?
    /// The badge's colour; nil for the system's red.
    open var badgeColor: UIColor?
    /// How far the title is moved, in points.
    open var titlePositionAdjustment = UIOffset.zero

    /// The controller whose title it has unless it is given one.
    final weak var controller: UIViewController?

    /// The title; that of the controller unless set.
    open override var title: String? {
      get { super.title ?? controller?.title }
      set { super.title = newValue }
    }

    /// Creates an item with a title, an image and a number.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
      self.init()
      self.title = title
      self.image = image
      self.tag = tag
    }

    /// Creates an item with a title, and with an image in each state.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
      self.init(title: title, image: image, tag: 0)
      self.selectedImage = selectedImage
    }
  }
#endif
