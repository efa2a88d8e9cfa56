// Ours, not Apple's: how a host connects a scene's delegate; and Apple's `connectedScenes`.

extension UIApplication {
  /// The application's scenes: there is one, with all windows.
  public var connectedScenes: Set<UIScene> { [windowScene] }

  /// Connects a delegate to the application's scene: tells it that the scene connects, enters the
  /// foreground and becomes active, in this order.
  ///
  /// Ours, not Apple's: there, the system makes the delegate that the information property list names.
  public func connectScene(delegate: any UISceneDelegate) {
    let scene = windowScene
    scene.delegate = delegate
    scene.activationState = .foregroundInactive
    delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
    scene.post(.connection)
    delegate.sceneWillEnterForeground(scene)
    scene.post(.foreground)
    scene.activationState = .foregroundActive
    delegate.sceneDidBecomeActive(scene)
    scene.post(.active)
  }

  /// Takes over a state, with the scene.
  func become(_ state: State) {
    activity = state
    switch state {
    case .active: windowScene.activationState = .foregroundActive
    case .inactive: windowScene.activationState = .foregroundInactive
    case .background: windowScene.activationState = .background
    }
  }

  /// Tells the scene's delegate of a step of the application's life, and without one the application's; then the
  /// default notification centre.
  func tell(_ step: ApplicationNotice) {
    let scene = windowScene
    if let listener = scene.delegate {
      switch step {
      case .active: listener.sceneDidBecomeActive(scene)
      case .inactive: listener.sceneWillResignActive(scene)
      case .background: listener.sceneDidEnterBackground(scene)
      case .foreground: listener.sceneWillEnterForeground(scene)
      case .connection, .memory, .orientation: break
      }
    } else {
      switch step {
      case .active: delegate?.applicationDidBecomeActive(self)
      case .inactive: delegate?.applicationWillResignActive(self)
      case .background: delegate?.applicationDidEnterBackground(self)
      case .foreground: delegate?.applicationWillEnterForeground(self)
      case .connection, .memory, .orientation: break
      }
    }
    scene.post(step)
    post(step)
  }

  /// Creates the application's scene.
  func makeScene() -> UIWindowScene {
    let scene = UIWindowScene(
      session: UISceneSession(role: .windowApplication),
      connectionOptions: UIScene.ConnectionOptions()
    )
    scene.activationState = .foregroundActive
    return scene
  }
}
