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
    delegate.sceneWillEnterForeground(scene)
    scene.activationState = .foregroundActive
    delegate.sceneDidBecomeActive(scene)
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
