import Expectations
import Testing
import UIKit

/// When and where windows are deallocated.
@MainActor
struct WindowLifeTests {
  /// Says when it goes, on the main actor: the compiler refuses this elsewhere.
  private final class Told: UIWindow {
    var onEnd: @MainActor () -> Void = {}

    isolated deinit { onEnd() }
  }

  /// Holds a window for another thread.
  private final class Holder: @unchecked Sendable {
    nonisolated(unsafe) var window: UIWindow?

    init(_ window: UIWindow) { self.window = window }
  }

  @Test("a window whose last reference goes on another thread is deallocated on the main actor")
  func elsewhere() async {
    var gone = 0
    let holder: Holder
    do {
      let window = Told(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.onEnd = { gone += 1 }
      holder = Holder(window)
    }
    await Task.detached { holder.window = nil }.value
    await Task.yield()
    expectEqual(gone, 1)
  }

  @Test(
    "on the main actor a window goes at once, also one whose root controller presents on the full screen"
  )
  func presenting() {
    _ = UIApplication.launch(screen: CGSize(width: 400, height: 800))
    var gone = 0
    do {
      let window = Told(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      window.onEnd = { gone += 1 }
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      let page = UIViewController()
      page.modalPresentationStyle = .fullScreen
      root.present(page, animated: false)
      #expect(root.view.window == nil && page.view.window === window)
    }
    expectEqual(gone, 1)
  }
}
