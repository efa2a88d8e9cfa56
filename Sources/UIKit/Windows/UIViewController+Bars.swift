#if !hasFeature(Embedded)
  /// What bars would ask of a controller; there are none.
  struct BarChoices {
    var insetScrollViews = true
    var extendedEdges = UIRectEdge.all
    var extendsBeneathOpaqueBars = false
    var capturesStatusBar = false
  }

  // What the program says to bars is kept, and nothing asks for it.
  extension UIViewController {
    private var barChoices: BarChoices {
      get { extras?.barChoices ?? BarChoices() }
      set { ownExtras.barChoices = newValue }
    }

    /// Whether bars at the screen's edges would inset a scroll view.
    public var automaticallyAdjustsScrollViewInsets: Bool {
      get { barChoices.insetScrollViews }
      set { barChoices.insetScrollViews = newValue }
    }

    /// The edges at which the view would go on beneath bars.
    public var edgesForExtendedLayout: UIRectEdge {
      get { barChoices.extendedEdges }
      set { barChoices.extendedEdges = newValue }
    }

    /// Whether it would do so beneath bars that cover what is behind them.
    public var extendedLayoutIncludesOpaqueBars: Bool {
      get { barChoices.extendsBeneathOpaqueBars }
      set { barChoices.extendsBeneathOpaqueBars = newValue }
    }

    /// Whether a controller that isn't presented full screen would say how the status bar looks.
    public var modalPresentationCapturesStatusBarAppearance: Bool {
      get { barChoices.capturesStatusBar }
      set { barChoices.capturesStatusBar = newValue }
    }
  }
#endif
