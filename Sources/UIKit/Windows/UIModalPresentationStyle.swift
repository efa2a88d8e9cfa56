/// How a presented controller's view covers the one that presents it.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The system chooses: `fullScreen`, or `pageSheet` for a controller that was asked for its
  /// `sheetPresentationController`.
  case automatic = -2
  /// The view fills the window. What is behind it leaves the window, and its touches are cancelled (rule
  /// 3.10).
  case fullScreen = 0
  /// The view covers that of the controller that defines the context, which leaves the window.
  case currentContext = 3
  /// The transitioning delegate says how, with a presentation controller and animators.
  case custom = 4
  /// The view fills the window. What is behind it stays, with its touches.
  case overFullScreen = 5
  /// The view covers that of the controller that defines the context, which stays, with its touches.
  case overCurrentContext = 6
  #if !hasFeature(Embedded)
    /// What a delegate answers that wants no other style; a controller in it fills the window.
    case none = -1
    /// A sheet at the lower edge, or a large card where there is much room.
    case pageSheet = 1
    /// A sheet at the lower edge, or a card of a form's size where there is much room.
    case formSheet = 2
    /// Beside what `popoverPresentationController` points at; a sheet where the window is narrow.
    case popover = 7
  #endif
}

/// How a controller is presented and dismissed if no animator is there.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The view slides in from below and out again.
  case coverVertical = 0
  /// The view appears and fades.
  case crossDissolve = 2
  #if !hasFeature(Embedded)
    /// The views turn about a vertical axis; here the view slides in from below as with `coverVertical`.
    case flipHorizontal = 1
    /// The presenter's view curls up; here the view slides in from below as with `coverVertical`.
    case partialCurl = 3
  #endif
}

extension UIModalPresentationStyle {
  /// Whether what is behind the presented view stays in its window.
  var keepsPresenter: Bool {
    #if !hasFeature(Embedded)
      if self == .pageSheet || self == .formSheet || self == .popover { return true }
    #endif
    return self == .overFullScreen || self == .overCurrentContext
  }
  /// Whether the presented view covers a context instead of the window.
  var coversContext: Bool { self == .currentContext || self == .overCurrentContext }
}
