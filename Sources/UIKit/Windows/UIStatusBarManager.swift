/// Tells where a scene's status bar is.
///
/// Deviation: none is drawn; it counts as shown where the safe area leaves room for one at the top.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class UIStatusBarManager: PlainObject, Hashable {
  init() {}

  /// What the key window's safe area leaves at the top of the screen; zero where it leaves nothing.
  public var statusBarFrame: CGRect {
    let frame = UIApplication.shared.statusBarFrame
    return frame.height > 0 ? frame : .zero
  }

  /// Whether there is no room for a status bar.
  public var isStatusBarHidden: Bool { statusBarFrame == .zero }
}

#if !hasFeature(Embedded)
  extension UIStatusBarManager {
    /// The style that the key window's controller wants for the status bar.
    public var statusBarStyle: UIStatusBarStyle {
      var controller = UIApplication.shared.keyWindow?.rootViewController
      while let child = controller?.childForStatusBarStyle { controller = child }
      return controller?.preferredStatusBarStyle ?? .default
    }
  }
#endif
