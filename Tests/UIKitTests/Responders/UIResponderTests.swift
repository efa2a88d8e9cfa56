import Expectations
import Testing

@testable import UIKit

private final class Catcher: UIResponder, UIApplicationDelegate {
  var calls: [String] = []
  var launched = false

  func applicationDidFinishLaunching(_ application: UIApplication) { launched = true }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("b") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("m") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("e") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("c")
  }
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { calls.append("u") }
}

private final class Eager: UIView {
  var stays = false

  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { !stays }
}

/// Responders.
@MainActor
struct UIResponderTests {
  @Test("3.8 unhandled calls go up to the application and its delegate")
  func forwarding() {
    let delegate = Catcher()
    UIApplication.launch(screen: CGSize(width: 100, height: 100), delegate: delegate)
    #expect(delegate.launched)
    let window = UIWindow()
    let view = UIView()
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    controller.view.addSubview(view)
    view.touchesBegan([], with: nil)
    view.touchesMoved([], with: nil)
    view.touchesEnded([], with: nil)
    view.touchesCancelled([], with: nil)
    view.touchesEstimatedPropertiesUpdated([])
    expectEqual(delegate.calls, ["b", "m", "e", "c", "u"])
  }

  @Test("an action for the first responder has it resign, as apps send it to put the keyboard away")
  func resigning() {
    let application = UIApplication.launch(screen: CGSize(width: 100, height: 100))
    let (window, view) = (UIWindow(), Eager())
    window.isHidden = false
    window.addSubview(view)
    let resign = Selector(UIResponder.resignFirstResponder)
    #expect(view.becomeFirstResponder())
    #expect(application.sendAction(resign, to: nil, from: nil, for: nil))
    #expect(!view.isFirstResponder)
    view.stays = true
    #expect(view.becomeFirstResponder())
    #expect(application.sendAction(resign, to: nil, from: nil, for: nil))
    #expect(view.isFirstResponder)
  }

  @Test("one responder at a time is first, if it can become it and is in a window")
  func firstResponder() {
    UIApplication.launch(screen: CGSize(width: 100, height: 100))
    let window = UIWindow()
    let (plain, one, other) = (UIView(), Eager(), Eager())
    #expect(!one.becomeFirstResponder())
    for view in [plain, one, other] { window.addSubview(view) }
    #expect(!plain.becomeFirstResponder())
    #expect(one.becomeFirstResponder())
    #expect(one.isFirstResponder)
    #expect(other.becomeFirstResponder())
    #expect(!one.isFirstResponder)
    other.stays = true
    #expect(!one.becomeFirstResponder())
    #expect(!other.resignFirstResponder())
    other.removeFromSuperview()
    #expect(!other.isFirstResponder)
    #expect(one.becomeFirstResponder())
    #expect(one.resignFirstResponder())
    #expect(!one.isFirstResponder)
  }
}
