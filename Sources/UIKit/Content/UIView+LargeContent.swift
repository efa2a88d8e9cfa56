#if !hasFeature(Embedded)
  /// What the viewer of large contents would show of a view.
  private final class LargeContent {
    var isShown = false
    var title: String?
    var image: UIImage?
    var insets = UIEdgeInsets.zero
    var scales = false
  }

  // The viewer comes where the user chose letters of a size for accessibility. Here it doesn't, so that this is kept alone.
  extension UIView {
    private var largeContent: LargeContent? { traitLook.extras?.largeContent as? LargeContent }
    private var madeLargeContent: LargeContent {
      if let largeContent { return largeContent }
      let made = LargeContent()
      ownExtras.largeContent = made
      return made
    }

    /// Whether the viewer of large contents would show the view; false unless set.
    public var showsLargeContentViewer: Bool {
      get { largeContent?.isShown ?? false }
      set { madeLargeContent.isShown = newValue }
    }

    /// The text that the viewer would show; nil unless set.
    public var largeContentTitle: String? {
      get { largeContent?.title }
      set { madeLargeContent.title = newValue }
    }

    /// The image that the viewer would show; nil unless set.
    public var largeContentImage: UIImage? {
      get { largeContent?.image }
      set { madeLargeContent.image = newValue }
    }

    /// How far the viewer would move the image, in points.
    public var largeContentImageInsets: UIEdgeInsets {
      get { largeContent?.insets ?? .zero }
      set { madeLargeContent.insets = newValue }
    }

    /// Whether the viewer would make the image larger; false unless set.
    public var scalesLargeContentImage: Bool {
      get { largeContent?.scales ?? false }
      set { madeLargeContent.scales = newValue }
    }
  }

  /// Would show the contents of a view large, where the user chose letters of a size for accessibility.
  ///
  /// Deviation: nothing is shown here, whatever size was chosen.
  open class UILargeContentViewerInteraction: PlainObject, Hashable, UIInteraction {
    /// The view that the interaction belongs to.
    open private(set) weak var view: UIView?

    /// Creates an interaction.
    public init() {}

    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Notes the view.
    open func didMove(to view: UIView?) { self.view = view }
  }
#endif
