import TouchCore
import UIKit

/// A screen with an application on it.
@MainActor
final class AppHost {
  let application: UIApplication
  let window: UIWindow
  /// The picture that was given out last.
  private var shown: DisplayList?

  /// Launches an application whose window shows a controller.
  ///
  /// - Parameters:
  ///   - controller: What the application shows.
  ///   - pixels: The panel's size in pixels.
  ///   - scale: How many pixels a point is wide.
  init(showing controller: UIViewController, on pixels: CGSize, scale: CGFloat) {
    let size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
    application = UIApplication.launch(screen: size, scale: scale, profile: .pad)
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  /// Hands in what the panel reported, and lets the time pass.
  ///
  /// - Returns: The picture, where it isn't the one that was given out last.
  func turn(to now: TouchTime, _ reports: [PanelReport] = []) -> DisplayList? {
    application.makeShared()
    for report in reports {
      switch report {
      case .frame(let frame): application.receive(frame)
      case .lost: application.cancelAllTouches()
      }
    }
    application.advance(to: now)
    let picture = application.displayList()
    guard picture != shown else { return nil }
    shown = picture
    return picture
  }
}
