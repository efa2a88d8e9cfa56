#if !hasFeature(Embedded)
  /// What bars would ask of a controller; there are none.
  struct BarChoices {
    var insetScrollViews = true
    var extendedEdges = UIRectEdge.all
    var extendsBeneathOpaqueBars = false
    var capturesStatusBar = false
    var givesTransitionStyle = false
    var restoresFocus = true
  }

  // What the program says to bars is kept, and nothing asks for it.
  extension UIViewController {
    final var barChoices: BarChoices {
      get { extras?.barChoices ?? BarChoices() }
      set { ownExtras.barChoices = newValue }
    }
  }
#endif
