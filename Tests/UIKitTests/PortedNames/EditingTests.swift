import Expectations
import Testing

@testable import UIKit

/// A label that offers to copy its text, as most apps have one.
@MainActor private final class CopyableLabel: UILabel {
  override var canBecomeFirstResponder: Bool { true }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == Selector(UIResponderStandardEditActions.copy(_:)).named("copy(_:)")
      || action == Selector(CopyableLabel.shout).named("shout")
  }
  override func copy(_ sender: Any?) { UIPasteboard.general.string = text }
  func shout() { text = text?.uppercased() }
}

@MainActor private final class Counter: UIView {
  var value = 0 {
    didSet { undoManager?.registerUndo(withTarget: self) { $0.value = oldValue } }
  }
}

@MainActor private final class PinView: UIView, UIKeyInput {
  var digits = ""
  var keyboardType = UIKeyboardType.numberPad
  var hasText: Bool { !digits.isEmpty }
  func insertText(_ text: String) { digits += text }
  func deleteBackward() { digits.removeLast() }
}

/// Menus for editing, what is copied and undone, and what a keyboard would be told.
@MainActor
struct EditingTests {
  private func window(with view: UIView) -> UIWindow {
    let application = UIApplication.launch(screen: CGSize(width: 400, height: 800))
    let window = UIWindow(frame: application.screen.bounds)
    window.makeKeyAndVisible()
    window.addSubview(view)
    return window
  }

  @Test("the menu for editing shows what the first responder takes, and sends it there")
  func menu() throws {
    let label = CopyableLabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    label.text = "hello"
    let window = window(with: label)
    let menu = UIMenuController.shared
    menu.menuItems = [
      UIMenuItem(title: "Shout", action: Selector(CopyableLabel.shout).named("shout"))
    ]
    defer { menu.menuItems = nil }
    menu.showMenu(from: UIView(), rect: .zero)
    #expect(!menu.isMenuVisible)
    label.becomeFirstResponder()
    for title in ["Copy", "Shout"] {
      menu.showMenu(from: label, rect: label.bounds)
      let screen = try #require(window.subviews.last as? MenuScreen)
      let rows = screen.subviews.flatMap(\.subviews).compactMap { $0 as? MenuRow }
      expectEqual(rows.map(\.element.title), ["Copy", "Shout"])
      rows.first { $0.element.title == title }?.sendActions(for: .touchUpInside)
      #expect(!menu.isMenuVisible)
    }
    expectEqual(UIPasteboard.general.string, "hello")
    expectEqual(label.text, "HELLO")
    menu.showMenu(from: label, rect: label.bounds)
    #expect(menu.isMenuVisible && menu.menuFrame.width > 0)
    menu.hideMenu()
    #expect(!menu.isMenuVisible)
    let plain = UILabel()
    #expect(!plain.canPerformAction(Selector(UILabel.copy(_:)).named("copy(_:)"), withSender: nil))
  }

  @Test("changes of one turn are undone together, and done again")
  func undo() throws {
    let counter = Counter()
    let window = window(with: counter)
    let manager = try #require(counter.undoManager)
    #expect(manager === window.undoManager)
    counter.value = 1
    counter.value = 2
    UIApplication.shared.advance(to: .milliseconds(10))
    counter.value = 3
    manager.setActionName("Count")
    expectEqual(manager.undoMenuItemTitle, "Undo Count")
    manager.undo()
    expectEqual(counter.value, 2)
    manager.undo()
    expectEqual(counter.value, 0)
    #expect(!manager.canUndo && manager.canRedo)
    manager.redo()
    manager.redo()
    expectEqual(counter.value, 3)
    manager.undo()
    counter.value = 9
    #expect(!manager.canRedo)
  }

  @Test("an object that takes keys says what keyboard it wants")
  func traits() {
    let view = PinView()
    view.insertText("12")
    view.deleteBackward()
    expectEqual(view.digits, "1")
    let traits: any UITextInputTraits = view
    expectEqual(traits.keyboardType, .numberPad)
    expectEqual(traits.returnKeyType, .default)
  }

  @Test("assistive code that moves tells both elements, and the one that it is at says so")
  func focus() {
    final class Element: UIView {
      var heard: [String] = []
      override func accessibilityElementDidBecomeFocused() { heard.append("in") }
      override func accessibilityElementDidLoseFocus() { heard.append("out") }
    }
    let first = Element()
    let window = window(with: first)
    first.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    first.accessibilityPath = UIAccessibility.convertToScreenCoordinates(
      UIBezierPath(rect: CGRect(x: 10, y: 10, width: 5, height: 5)),
      in: first
    )
    expectEqual(first.accessibilityFrame, CGRect(x: 20, y: 20, width: 5, height: 5))
    UIApplication.shared.moveAccessibilityFocus(to: first)
    #expect(first.accessibilityElementIsFocused())
    UIApplication.shared.moveAccessibilityFocus(to: window)
    expectEqual(first.heard, ["in", "out"])
    #expect(!first.accessibilityElementIsFocused())
  }

  @Test("a double of a touch answers as its class says")
  func doubles() {
    final class Double: UITouch {
      override var phase: Phase { .moved }
      override var view: UIView? { nil }
      override func location(in view: UIView?) -> CGPoint { CGPoint(x: 3, y: 4) }
    }
    final class Finger: UIGestureRecognizer {
      var places: [CGPoint] = []
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches where touch.phase == .moved {
          places.append(touch.location(in: touch.view))
        }
      }
    }
    let finger = Finger()
    finger.touchesMoved([Double()], with: UIEvent())
    expectEqual(finger.places, [CGPoint(x: 3, y: 4)])
  }

  @Test("a device turns to the orientation under its key, where the frontmost controller lets it")
  func orientation() {
    final class Upright: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    let window = window(with: UIView())
    let across = UIInterfaceOrientation.landscapeRight.rawValue
    window.rootViewController = Upright()
    UIDevice.current.setValue(across, forKey: "orientation")
    expectEqual(UIScreen.main.bounds.size, CGSize(width: 400, height: 800))
    window.rootViewController = UIViewController()
    UIDevice.current.setValue(across, forKey: "orientation")
    expectEqual(UIScreen.main.bounds.size, CGSize(width: 800, height: 400))
  }
}
