import Foundation
import TouchRecorder
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = RecordingWindow(windowScene: scene)
    window.rootViewController = AlbumViewController()
    window.makeKeyAndVisible()
    self.window = window

    window.recorder.source = "Albums 3.1"
    window.recorder.onFailure = { failure in print(failure) }
    let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
    window.recorder.start(in: documents)
  }
}
