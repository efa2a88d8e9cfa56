extension UIApplication {
  /// What an application may do just now.
  public enum State: Int, Sendable {
    /// It is in front and receives input.
    case active = 0
    /// It is in front and receives no input.
    case inactive = 1
    /// It isn't in front.
    case background = 2
  }

  /// What the application may do just now; active from its launch on.
  public var applicationState: State { activity }

  /// Whether the screen stays on without touches: what the application sets, for the host to follow; false by default.
  public var isIdleTimerDisabled: Bool {
    get { keepsScreenOn }
    set { keepsScreenOn = newValue }
  }

  /// The size of text that the reader chose.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    screen.traitCollection.preferredContentSizeCategory
  }

  /// Whether the status bar is hidden: whether the safe area leaves no room for it.
  public var isStatusBarHidden: Bool { statusBarFrame.isEmpty }

  #if !hasFeature(Embedded)
    /// How the status bar's letters look: what the application sets; nothing shows it, as there is no status bar.
    public var statusBarStyle: UIStatusBarStyle {
      get { barStyle }
      set { barStyle = newValue }
    }

    /// Sets `statusBarStyle`.
    public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
      barStyle = statusBarStyle
    }
  #endif
}
