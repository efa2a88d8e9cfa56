/// A scene with windows on a screen.
open class UIWindowScene: UIScene {
  /// The screen that the scene is on.
  open var screen: UIScreen { .main }

  /// The coordinates that the frames of the scene's windows are in.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  /// The scene's windows, the frontmost last.
  open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }

  /// The scene's key window.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  /// How the scene's screen is held, as the interface takes it.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIInterfaceOrientation(rawValue: screen.heldOrientation.rawValue) ?? .unknown
  }

  /// Tells where the status bar is.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()

  /// The traits of the screen.
  open var traitCollection: UITraitCollection { screen.traitCollection }
}

/// Is told of the life of a scene with windows.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// Nil: a delegate that has a window declares the property.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

extension UIWindow {
  #if hasFeature(Embedded)
    /// Creates a hidden window that fills a scene's screen.
    public convenience init(windowScene: UIWindowScene) {
      self.init(frame: windowScene.screen.bounds)
      scene = windowScene
    }
  #endif

  /// The scene that the window is in: the application's, unless set.
  final var scene: UIWindowScene? {
    get { chosenScene.map { $0.object } ?? application.object?.windowScene }
    set { chosenScene = Weak(newValue) }
  }
}
