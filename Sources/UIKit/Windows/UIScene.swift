/// One instance of an application's interface.
///
/// The application makes the only one there is.
open class UIScene: UIResponder {
  /// Whether a scene is on the screen.
  public enum ActivationState: Int, Sendable {
    /// It isn't connected.
    case unattached = -1
    /// It is on the screen and receives events.
    case foregroundActive = 0
    /// It is on the screen and receives no events.
    case foregroundInactive = 1
    /// It isn't on the screen.
    case background = 2
  }

  /// Why a scene was connected: nothing says it here.
  #if !hasFeature(Embedded)
    @preconcurrency @MainActor
  #endif
  open class ConnectionOptions {
    init() {}
  }

  /// The scene's session.
  public let session: UISceneSession
  /// The object that the scene tells of its life.
  ///
  /// The scene retains it, as the system does.
  open var delegate: (any UISceneDelegate)?
  /// Whether the scene is on the screen.
  open internal(set) var activationState = ActivationState.unattached
  /// A title for the user.
  open var title: String! = ""

  /// Creates a scene of a session; the application does it.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
    session.owner = Weak(self)
  }

  /// The application (rule 3.8).
  open override var next: UIResponder? { UIApplication.shared }
}

/// What the system knows of a scene.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UISceneSession: PlainObject, Hashable {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's name.
    public let rawValue: String

    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A scene with windows on the screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The session's role.
  public let role: Role
  /// The scene, if it is still there.
  open var scene: UIScene? { owner.object }
  var owner = Weak<UIScene>(nil)

  init(role: Role) { self.role = role }
}

/// Is told of a scene's life.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UISceneDelegate: AnyObject {
  /// The scene is connected and its windows can be made.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
  /// The scene is about to be on the screen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene receives events.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to receive no more events.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene isn't on the screen any more.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}
