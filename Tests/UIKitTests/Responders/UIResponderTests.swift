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

/// A view that has an action's method, and takes it unless it is told not to.
private final class Taker: UIView {
  var calls = 0
  var takes = true

  func take() { calls += 1 }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    takes && super.canPerformAction(action, withSender: sender)
  }
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

  @Test(
    "7.7 an action goes to the first responder from its sender up that has the method and takes it"
  )
  func actionTargets() {
    let application = UIApplication.launch(screen: CGSize(width: 100, height: 100))
    let (window, outer, inner, plain) = (UIWindow(), Taker(), Taker(), UIControl())
    window.isHidden = false
    window.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(plain)
    let take = Selector(Taker.take)
    #expect(!plain.canPerformAction(take, withSender: nil))
    // Which of both take it, and which of both gets it.
    for (innerTakes, outerTakes, expected) in [
      (true, true, inner), (false, true, outer), (false, false, nil),
    ] as [(Bool, Bool, Taker?)] {
      (inner.takes, outer.takes, inner.calls, outer.calls) = (innerTakes, outerTakes, 0, 0)
      expectEqual(inner.canPerformAction(take, withSender: plain), innerTakes)
      let found = plain.target(forAction: take, withSender: plain) as? Taker
      #expect(found === expected)
      expectEqual(application.sendAction(take, to: nil, from: plain, for: nil), expected != nil)
      expectEqual([inner.calls, outer.calls], [inner, outer].map { $0 === expected ? 1 : 0 })
    }
  }

  @Test("nothing is ever focused: what the focus would ask has the answers of a device without it")
  func focus() {
    let (view, controller) = (Eager(), UIViewController())
    UIApplication.launch(screen: CGSize(width: 100, height: 100))
    let window = UIWindow()
    window.rootViewController = controller
    window.isHidden = false
    controller.view.addSubview(view)
    #expect(view.becomeFirstResponder())
    let environments: [any UIFocusEnvironment] = [view, UIButton(), controller, window]
    for environment in environments {
      environment.setNeedsFocusUpdate()
      environment.updateFocusIfNeeded()
      expectEqual(environment.preferredFocusEnvironments.count, 0)
      let item = environment as? any UIFocusItem
      expectEqual(item?.canBecomeFocused ?? false, false)
      expectEqual(item?.isFocused ?? false, false)
    }
    let all: UIFocusHeading = [.up, .down, .left, .right, .next, .previous]
    expectEqual(all.rawValue, 63)
  }
}
