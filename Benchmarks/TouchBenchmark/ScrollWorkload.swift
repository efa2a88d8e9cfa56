import TouchCore
import UIKit

/// Towers of ten nested scroll views side by side, and a finger that scrolls one of them.
@MainActor
final class ScrollWorkload: UIScrollViewDelegate {
  private let application: UIApplication
  private let window: UIWindow
  /// The number of delegate calls.
  private(set) var heard = 0

  init(chains: Int) {
    application = UIApplication.launch(screen: CGSize(width: 400, height: 800))
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    for chain in 0..<chains {
      var home: UIView = window
      for depth in 0..<10 {
        let x = depth == 0 ? CGFloat(-400 * chain) : 0
        let view = UIScrollView(frame: CGRect(x: x, y: 0, width: 400, height: 800))
        view.contentSize = CGSize(width: 400, height: 40000)
        view.contentOffset.y = depth == 9 ? 5000 : 0
        view.delegate = self
        home.addSubview(view)
        home = view
      }
    }
    window.makeKeyAndVisible()
  }

  /// Moves the finger a number of times; every second move is followed by a frame of the screen.
  func run(_ count: Int) -> Int {
    var now = TouchTime.milliseconds(100)
    application.advance(to: now)
    send(.began, 400, at: now)
    for step in 0..<count {
      now = now + .milliseconds(8)
      let part = step % 100
      send(.moved, Double(400 + (part < 50 ? part : 100 - part) * 4), at: now)
      application.advance(to: now)
    }
    application.cancelAllTouches()
    return count + 1
  }

  private func send(_ phase: Contact.Phase, _ y: Double, at time: TouchTime) {
    let contact = Contact(id: Contact.ID(1), phase: phase, position: Point(x: 200, y: y))
    application.receive(TouchFrame(time: time, contacts: [contact]))
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { heard += 1 }
}
