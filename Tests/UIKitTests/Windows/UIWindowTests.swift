import Expectations
import Testing
import TouchCore

@testable import UIKit

/// Windows.
@MainActor
struct UIWindowTests {
  /// Tests take turns on one application, each from its first line to its last.
  private func launch() -> UIApplication {
    UIApplication.launch(screen: CGSize(width: 100, height: 100))
  }

  @Test("a level is so much higher or lower than another one")
  func levels() {
    let window = UIWindow()
    window.windowLevel = UIWindow.Level.alert + 1
    #expect(window.windowLevel.rawValue == 2001 && window.windowLevel - .alert == 1)
    window.windowLevel = .statusBar - 1
    #expect(window.windowLevel.rawValue == 999 && window.windowLevel < .statusBar)
    window.windowLevel += 2
    expectEqual(window.windowLevel, 1 + .statusBar)
    window.windowLevel -= 1
    expectEqual(window.windowLevel, .statusBar)
  }

  @Test("2.8 windows are ordered by level, then by when they were last shown")
  func order() {
    let application = launch()
    let (a, b, alert) = (UIWindow(), UIWindow(), UIWindow())
    alert.windowLevel = .alert
    alert.isHidden = false
    b.isHidden = false
    expectEqual(application.visibleWindowsFromFront, [alert, b])
    a.isHidden = false
    expectEqual(application.visibleWindowsFromFront, [alert, a, b])
    expectEqual(application.windows, [b, a, alert])
    b.makeKeyAndVisible()
    expectEqual(application.visibleWindowsFromFront, [alert, b, a])
    alert.isHidden = true
    expectEqual(application.visibleWindowsFromFront, [b, a])
    expectEqual(application.windows.count, 3)
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
    expectNil(application.hit(at: CGPoint(x: 19, y: 10), with: nil)?.view)
    back.isHidden = true
    expectNil(application.hit(at: CGPoint(x: 30, y: 10), with: nil)?.view)
  }

  @Test("a window is hidden at first and isn't retained")
  func life() {
    let application = launch()
    var window: UIWindow? = UIWindow()
    expectEqual(window?.isHidden, true)
    window?.makeKeyAndVisible()
    #expect(application.keyWindow === window)
    window = nil
    #expect(application.windows.isEmpty)
    expectNil(application.keyWindow)
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
    expectNil(application.keyWindow)
    expectEqual(one.calls, ["become", "resign"])
    expectEqual(other.calls, ["become", "resign"])
  }

  /// A window that notes when it becomes and stops being the key window.
  private final class Noting: UIWindow {
    var calls: [String] = []
    var mayBecomeKey = true

    override var canBecomeKey: Bool { mayBecomeKey }
    override func becomeKey() { calls.append("become") }
    override func resignKey() { calls.append("resign") }
  }

  private func send(
    _ phase: Contact.Phase,
    _ x: Double,
    _ id: Int = 1,
    at time: Double,
    to application: UIApplication
  ) {
    let contact = Contact(id: Contact.ID(id), phase: phase, position: Point(x: x, y: 10))
    application.receive(TouchFrame(time: .seconds(time), contacts: [contact]))
  }

  @Test("2.8 a touch makes its window key as it begins, and nothing else of it does")
  func touched() {
    let application = launch()
    let left = Noting(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
    let right = Noting(frame: CGRect(x: 50, y: 0, width: 50, height: 100))
    left.makeKeyAndVisible()
    right.isHidden = false
    #expect(left.isKeyWindow)
    send(.began, 60, at: 0, to: application)
    #expect(right.isKeyWindow)
    #expect(left.calls == ["become", "resign"] && right.calls == ["become"])
    left.makeKey()
    send(.moved, 65, at: 0.1, to: application)
    send(.ended, 65, at: 0.2, to: application)
    #expect(left.isKeyWindow)
    // A touch of the key window changes nothing.
    send(.began, 10, at: 1, to: application)
    send(.ended, 10, at: 1.1, to: application)
    #expect(left.calls == ["become", "resign", "become"] && right.calls == ["become", "resign"])
    // A pointer that hovers and a wheel leave it alone.
    let hover = Contact(
      id: Contact.ID(9),
      phase: .regionEntered,
      position: Point(x: 60, y: 10),
      kind: .indirectPointer
    )
    application.receive(TouchFrame(time: .seconds(2), contacts: [hover]))
    application.receive(
      ScrollInput(
        time: .seconds(3),
        phase: .step,
        position: Point(x: 60, y: 10),
        delta: Vector(dx: 0, dy: 5)
      )
    )
    #expect(left.isKeyWindow)
  }

  @Test("2.8 a window that can't become key gets its touches, and another one stays key")
  func neverKey() {
    let application = launch()
    let left = Noting(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
    let right = Noting(frame: CGRect(x: 50, y: 0, width: 50, height: 100))
    var touches = 0
    final class Counting: UIView {
      var write: () -> Void = {}
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { write() }
    }
    let view = Counting(frame: right.bounds)
    view.write = { touches += 1 }
    right.addSubview(view)
    right.mayBecomeKey = false
    left.makeKeyAndVisible()
    right.makeKeyAndVisible()
    #expect(left.isKeyWindow && !right.isHidden)
    send(.began, 60, at: 0, to: application)
    #expect(left.isKeyWindow && touches == 1)
    #expect(left.calls == ["become"] && right.calls == [])
    right.mayBecomeKey = true
    send(.began, 70, 2, at: 0.1, to: application)
    #expect(right.isKeyWindow)
  }

  @Test("2.8 a press goes to the window that was touched last, where there is no first responder")
  func pressAfterTouch() {
    final class Pressed: UIWindow {
      var presses = 0
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        self.presses += 1
      }
    }
    let application = launch()
    let left = Pressed(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
    let right = Pressed(frame: CGRect(x: 50, y: 0, width: 50, height: 100))
    left.makeKeyAndVisible()
    right.isHidden = false
    send(.began, 60, at: 0, to: application)
    application.receive(PressFrame(time: .seconds(1), presses: [Press(.select, .began)]))
    #expect(left.presses == 0 && right.presses == 1)
  }

  @Test("a launch starts without anything of the previous application")
  func relaunch() {
    let application = launch()
    let before = UIWindow()
    before.makeKeyAndVisible()
    let fresh = UIApplication.launch(screen: CGSize(width: 50, height: 60), at: .seconds(3))
    #expect(UIApplication.shared === fresh)
    expectEqual(UIScreen.main.bounds.size, CGSize(width: 50, height: 60))
    expectEqual(UIScreen.main.nativeBounds.width, 150)
    #expect(fresh.windows.isEmpty)
    expectEqual(fresh.now, .seconds(3))
    #expect(before.next === application)
  }

  @Test(
    "the root controller's view comes in front of what the window has, and so does the next one's"
  )
  func rootInFront() {
    let bench = AnimationBench()
    let root = UIViewController()
    bench.window.rootViewController = root
    expectEqual(bench.window.subviews, [bench.view, root.view])
    let next = UIViewController()
    bench.window.rootViewController = next
    expectEqual(bench.window.subviews, [bench.view, next.view])
  }

}
