import Expectations
import Foundation
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

  func sceneWillResignActive(_ scene: UIScene) {
    log.append("resign \(scene.activationState.rawValue)")
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    log.append("background \(scene.activationState.rawValue)")
  }

  func sceneWillEnterForeground(_ scene: UIScene) {
    if log.contains("posted") { log.append("foreground \(scene.activationState.rawValue)") }
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
    expectEqual(delegate.log, ["connect true 1", "active 0"])
    let window = try #require(delegate.window)
    expectEqual(window.frame, CGRect(x: 0, y: 0, width: 320, height: 500))
    #expect(window.isKeyWindow)
    #expect(window.rootViewController?.view.window === window)
    let scene = try #require(window.windowScene)
    #expect(scene.delegate === delegate)
    #expect(scene.session.scene === scene)
    expectEqual(scene.windows, [window])
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
    expectEqual(other.windows, [window])
    expectEqual(
      application.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap { $0.windows },
      []
    )
    window.windowScene = nil
    expectNil(window.windowScene)
  }

  @Test("a scene's delegate hears of the application's life, and then the notification centre")
  func life() {
    let application = UIApplication.launch(screen: CGSize(width: 320, height: 500))
    let delegate = SceneDelegate()
    application.connectScene(delegate: delegate)
    delegate.log = []
    let token = NotificationCenter.default.addObserver(
      forName: UIScene.didEnterBackgroundNotification,
      object: application.connectedScenes.first,
      queue: nil
    ) { _ in MainActor.assumeIsolated { delegate.log.append("posted") } }
    application.enter(.background)
    expectEqual(delegate.log, ["resign 0", "background 2", "posted"])
    application.enter(.active)
    expectEqual(delegate.log.suffix(2), ["foreground 2", "active 0"])
    NotificationCenter.default.removeObserver(token)
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
