import Testing
import TouchCore

@testable import UIKit

@MainActor
@Suite("Windows")
struct UIWindowTests {
  /// Tests take turns on one application, each from its first line to its last.
  private func launch() -> UIApplication {
    UIApplication.launch(screen: CGSize(width: 100, height: 100))
  }

  @Test("2.8 windows are ordered by level, then by when they were last shown")
  func order() {
    let application = launch()
    let (a, b, alert) = (UIWindow(), UIWindow(), UIWindow())
    alert.windowLevel = .alert
    alert.isHidden = false
    b.isHidden = false
    #expect(application.visibleWindowsFromFront == [alert, b])
    a.isHidden = false
    #expect(application.visibleWindowsFromFront == [alert, a, b])
    #expect(application.windows == [b, a, alert])
    b.makeKeyAndVisible()
    #expect(application.visibleWindowsFromFront == [alert, b, a])
    alert.isHidden = true
    #expect(application.visibleWindowsFromFront == [b, a])
    #expect(application.windows.count == 3)
  }

  @Test("2.8 if the front window isn't hit, the one behind it is")
  func fallingThrough() {
    final class Glass: UIWindow {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    }
    let application = launch()
    let back = UIWindow(frame: CGRect(x: 20, y: 0, width: 50, height: 50))
    let front = Glass()
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    back.addSubview(view)
    back.isHidden = false
    front.isHidden = false
    #expect(application.hit(at: CGPoint(x: 30, y: 10), with: nil)?.view === view)
    #expect(application.hit(at: CGPoint(x: 29, y: 10), with: nil)?.view === back)
    #expect(application.hit(at: CGPoint(x: 19, y: 10), with: nil)?.view == nil)
    back.isHidden = true
    #expect(application.hit(at: CGPoint(x: 30, y: 10), with: nil)?.view == nil)
  }

  @Test("a window is hidden at first and isn't retained")
  func life() {
    let application = launch()
    var window: UIWindow? = UIWindow()
    #expect(window?.isHidden == true)
    window?.makeKeyAndVisible()
    #expect(application.keyWindow === window)
    window = nil
    #expect(application.windows.isEmpty)
    #expect(application.keyWindow == nil)
  }

  @Test("one window is the key window, and is called")
  func key() {
    let application = launch()
    final class Told: UIWindow {
      var calls: [String] = []

      override func becomeKey() { calls.append("become") }
      override func resignKey() { calls.append("resign") }
    }
    let (one, other) = (Told(), Told())
    one.makeKeyAndVisible()
    one.makeKey()
    other.makeKeyAndVisible()
    #expect(other.isKeyWindow)
    #expect(!one.isKeyWindow)
    other.isHidden = true
    #expect(application.keyWindow == nil)
    #expect(one.calls == ["become", "resign"])
    #expect(other.calls == ["become", "resign"])
  }

  @Test("a launch starts without anything of the previous application")
  func relaunch() {
    let application = launch()
    let before = UIWindow()
    before.makeKeyAndVisible()
    let fresh = UIApplication.launch(screen: CGSize(width: 50, height: 60), at: .seconds(3))
    #expect(UIApplication.shared === fresh)
    #expect(UIScreen.main.bounds.size == CGSize(width: 50, height: 60))
    #expect(UIScreen.main.nativeBounds.width == 150)
    #expect(fresh.windows.isEmpty)
    #expect(fresh.now == .seconds(3))
    #expect(before.next === application)
  }
}
