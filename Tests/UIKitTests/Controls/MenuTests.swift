import Expectations
import Testing
import UIKit

/// Menus of buttons and views.
@MainActor struct MenuTests {
  private let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 40))

  private func actions(_ bench: Bench) -> [UIAction] {
    ["One", "Two", "Three"].map { title in
      UIAction(title: title) { [unowned bench] action in
        bench.log.append("\(title) \(action.sender is UIButton)")
      }
    }
  }

  @Test("a touch opens a button's menu, and lifting the finger from a row chooses it")
  func primary() {
    let bench = Bench()
    let actions = actions(bench)
    actions[2].attributes = .disabled
    button.menu = UIMenu(children: actions)
    button.showsMenuAsPrimaryAction = true
    button.addAction(UIAction { _ in bench.log.append("tap") }, for: .touchUpInside)
    button.addAction(UIAction { _ in bench.log.append("menu") }, for: .menuActionTriggered)
    bench.window.addSubview(button)
    let before = bench.window.subviews.count
    bench.down(1, 150, 120, at: 0)
    expectEqual(bench.take(), ["menu"])
    expectEqual(bench.window.subviews.count, before + 1)
    // The rows are 44 points high, from 8 points below the button on.
    bench.move(1, 150, 210, at: 0.1)
    bench.up(1, at: 0.2)
    expectEqual(bench.take(), ["Two true"])
    expectEqual(bench.window.subviews.count, before)
    // The finger lifts from the button: the menu stays, and a tap on a row that is enabled chooses.
    bench.tap(150, 120, at: 1)
    bench.tap(150, 260, at: 2)
    expectEqual(bench.take(), ["menu"])
    bench.tap(150, 170, at: 3)
    expectEqual(bench.take(), ["One true"])
    bench.tap(150, 120, at: 4)
    bench.tap(20, 700, at: 5)
    expectEqual(bench.take(), ["menu"])
    expectEqual(bench.window.subviews.count, before)
  }

  @Test("a button whose menu changes its selection has the title of the action that was chosen")
  func popUp() {
    let bench = Bench()
    let actions = actions(bench)
    button.changesSelectionAsPrimaryAction = true
    button.menu = UIMenu(children: actions)
    button.showsMenuAsPrimaryAction = true
    bench.window.addSubview(button)
    expectEqual(button.currentTitle, "One")
    bench.tap(150, 120, at: 1)
    bench.tap(150, 210, at: 2)
    expectEqual(button.currentTitle, "Two")
    expectEqual(actions.map(\.state), [.off, .on, .off])
  }

  @Test("a long press opens a view's menu where the delegate has one, and the delegate hears of it")
  func context() {
    final class Delegate: UIContextMenuInteractionDelegate {
      let bench: Bench
      let menu: UIMenu
      var hasMenu = true
      init(_ bench: Bench, _ menu: UIMenu) { (self.bench, self.menu) = (bench, menu) }
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        guard hasMenu else { return nil }
        return UIContextMenuConfiguration(actionProvider: { [menu] _ in menu })
      }
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) { bench.log.append("shown") }
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) { animator?.addCompletion { [bench] in bench.log.append("gone") } }
    }
    let bench = Bench()
    let more = UIMenu(title: "More", children: [actions(bench)[1]])
    let delegate = Delegate(bench, UIMenu(children: [actions(bench)[0], more]))
    let view = UIView(frame: button.frame)
    let interaction = UIContextMenuInteraction(delegate: delegate)
    view.addInteraction(interaction)
    bench.window.addSubview(view)
    bench.down(1, 150, 120, at: 0)
    bench.wait(until: 0.4)
    expectEqual(bench.take(), [])
    bench.wait(until: 0.6)
    expectEqual(bench.take(), ["shown"])
    bench.up(1, at: 0.7)
    // The second row opens another menu in the place of the first, with a title above its row.
    bench.tap(150, 210, at: 1)
    bench.tap(150, 200, at: 2)
    expectEqual(bench.take(), ["gone", "Two false"])
    delegate.hasMenu = false
    bench.down(1, 150, 120, at: 3)
    bench.wait(until: 4)
    expectEqual(bench.take(), [])
  }
}
