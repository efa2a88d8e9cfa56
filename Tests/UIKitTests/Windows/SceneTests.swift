import Testing
import UIKit

/// As an app's template writes it.
private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var log: [String] = []

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    log.append("connect \(session.role == .windowApplication) \(scene.activationState.rawValue)")
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    log.append("active \(scene.activationState.rawValue)")
  }
}

/// Scenes of windows.
@MainActor
struct SceneTests {
  @Test("a scene's delegate makes a window that fills the screen and shows its controller")
  func connecting() throws {
    let application = UIApplication.launch(screen: CGSize(width: 320, height: 500))
    let delegate = SceneDelegate()
    application.connectScene(delegate: delegate)
    #expect(delegate.log == ["connect true 1", "active 0"])
    let window = try #require(delegate.window)
    #expect(window.frame == CGRect(x: 0, y: 0, width: 320, height: 500))
    #expect(window.isKeyWindow)
    #expect(window.rootViewController?.view.window === window)
    let scene = try #require(window.windowScene)
    #expect(scene.delegate === delegate)
    #expect(scene.session.scene === scene)
    #expect(scene.windows == [window])
    #expect(scene.keyWindow === window)
    #expect(scene.screen === UIScreen.main)
  }

  @Test("the key window is found by the application's scenes, as clients do")
  func searching() {
    let application = UIApplication.launch(screen: CGSize(width: 320, height: 500))
    let window = UIWindow()
    window.makeKeyAndVisible()
    let found = UIApplication.shared.connectedScenes
      .compactMap { $0 as? UIWindowScene }
      .flatMap { $0.windows }
      .first { $0.isKeyWindow }
    #expect(found === window)
    let other = UIWindowScene(
      session: application.connectedScenes.first!.session,
      connectionOptions: .forTest(in: application)
    )
    window.windowScene = other
    #expect(other.windows == [window])
    #expect(
      application.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap { $0.windows } == []
    )
    window.windowScene = nil
    #expect(window.windowScene == nil)
  }
}

extension UIScene.ConnectionOptions {
  /// The options that an application's own scene is connected with.
  fileprivate static func forTest(in application: UIApplication) -> UIScene.ConnectionOptions {
    final class Receiver: UISceneDelegate {
      var options: UIScene.ConnectionOptions?
      func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) { options = connectionOptions }
    }
    let receiver = Receiver()
    application.connectScene(delegate: receiver)
    return receiver.options!
  }
}
