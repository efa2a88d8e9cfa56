import DeliberateTouch
import Expectations
import Testing
import TouchCore
import UIKit

/// A view that can receive keys.
private final class Editor: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

/// A controller that receives keys.
private final class KeyController: UIViewController {
  override var canBecomeFirstResponder: Bool { true }
}

/// A cell whose choices are made when they are asked for.
private final class ChoiceCell: UIView {
  weak var grid: GridController?

  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { (super.accessibilityCustomActions ?? []) + (grid?.accessibilityActions(for: 1) ?? []) }
    set {
      super.accessibilityCustomActions = newValue?.filter {
        !($0 is ForceAction.AccessibilityAction)
      }
    }
  }
}

/// Keys and actions beside a menu.
@MainActor
struct MenuKeyTests {
  private let bench = Bench()

  private func fixedMenu() -> ForceActionMenu {
    let menu = ForceActionMenu(actions: [ForceAction(title: "Like"), ForceAction(title: "Remove")])
    menu.open(at: CGPoint(x: 200, y: 400), in: bench.view, snapshot: nil)
    menu.fix()
    return menu
  }

  @Test("Deliberate gestures 6 a menu that closes gives the keys back, however it closes")
  func keysGivenBack() {
    bench.application.makeShared()
    let editor = Editor()
    bench.view.addSubview(editor)
    for close in ["choose", "dismiss", "remove", "open"] {
      editor.becomeFirstResponder()
      let menu = fixedMenu()
      #expect(menu.isFirstResponder)
      switch close {
      case "choose": menu.choose(at: menu.iconCenters[0])
      case "dismiss": menu.dismiss()
      case "remove": menu.removeFromSuperview()
      default: menu.open(at: .zero, in: bench.view, snapshot: nil)
      }
      #expect(editor.isFirstResponder, "\(close)")
      menu.removeFromSuperview()
    }
    editor.resignFirstResponder()
    let menu = fixedMenu()
    menu.dismiss()
    #expect(!menu.isFirstResponder)
  }

  @Test("Deliberate gestures 6 a menu under a finger leaves the keys to what is edited")
  func keysLeft() {
    bench.application.makeShared()
    let bench = bench
    let press = ForceTouchGestureRecognizer(type: .longPress)
    let menu = ForceActionMenu(actions: [ForceAction(title: "A")])
    press.onEvent = { menu.handle($0, in: bench.view, snapshot: { nil }) }
    bench.view.addGestureRecognizer(press)
    let editor = Editor()
    bench.view.addSubview(editor)
    let around = KeyController()
    for (first, takes) in [(nil, true), (editor, false), (around, true)] as [(UIResponder?, Bool)] {
      if first === around {
        bench.view.removeFromSuperview()
        around.view.addSubview(bench.view)
        bench.window.rootViewController = around
      }
      first?.becomeFirstResponder()
      let start = bench.application.now.seconds + 1
      bench.play(.down(1, 200, 400), at: start)
      bench.wait(until: start + 0.6)
      #expect(menu.isOpen)
      expectEqual(menu.isFirstResponder, takes)
      expectEqual(editor.isFirstResponder, (first === editor))
      bench.play(.up(1), at: start + 0.7)
      menu.dismiss()
      bench.wait(until: start + 2)
      #expect(first?.isFirstResponder != false)
      first?.resignFirstResponder()
    }
  }

  @Test("Deliberate gestures 6 assistive code is told that a menu is there, and that it is gone")
  func menuNotices() {
    bench.application.makeShared()
    var notices = 0
    bench.application.onAccessibilityNotification = {
      if $0.notification == .screenChanged { notices += 1 }
    }
    let fixed = fixedMenu()
    expectEqual(notices, 1)
    fixed.dismiss()
    bench.application.advance(to: .seconds(2))
    expectEqual(notices, 2)
    let following = ForceActionMenu(actions: [ForceAction(title: "A")])
    following.open(at: .zero, in: bench.view, snapshot: nil)
    following.dismiss()
    expectEqual(notices, 2)
  }

  @Test("Deliberate gestures 6 a controller opens the menu of an object without a press")
  func openedByCode() throws {
    for force in [4.0, nil] {
      let it = GridBench(maximumForce: force)
      #expect(!it.grid.openForceActions(at: CGPoint(x: 200, y: 290)))
      expectNil(it.menu)
      #expect(it.grid.openForceActions(at: CGPoint(x: 200, y: 400)))
      let menu = try #require(it.menu)
      #expect(menu.isOpen && menu.isFirstResponder)
      menu.dismiss()
      expectEqual(it.bench.take(), ["dismissed 1"])
      it.bench.wait(until: 2)
      it.grid.openForceActions(at: CGPoint(x: 200, y: 100))
      let place = it.menu?.iconCenters[1] ?? .zero
      it.tap(place, at: 3)
      expectEqual(it.bench.take(), ["1 on 0"])
    }
  }

  @Test(
    "Deliberate gestures 6 actions that are added to an element stand beside its choices, once each"
  )
  func addedToChoices() {
    let it = GridBench()
    let cell = ChoiceCell()
    cell.grid = it.grid
    let names = { cell.accessibilityCustomActions?.map(\.name) ?? [] }
    for name in ["Pick up", "Share"] {
      cell.accessibilityCustomActions?.append(
        UIAccessibilityCustomAction(name: name) { _ in true }
      )
    }
    expectEqual(names().sorted(), ["A", "B", "Pick up", "Share"])
  }
}
