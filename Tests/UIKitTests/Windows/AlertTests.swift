import Expectations
import Testing
import TouchCore

@testable import UIKit

/// Alerts and action sheets, under fingers.
@MainActor
final class AlertTests {
  /// Launched by the first line of a test that uses it.
  private lazy var bench = PresentationBench()
  private var log: [String] = []

  private func action(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
    UIAlertAction(title: title, style: style) { [unowned self] in log.append($0.title ?? "-") }
  }

  /// Presents an alert, and waits until it is there: a second after the last thing.
  private func present(
    _ style: UIAlertController.Style,
    _ actions: [UIAlertAction]
  ) -> UIAlertController {
    let alert = UIAlertController(
      title: "Delete it?",
      message: "It is gone.",
      preferredStyle: style
    )
    for action in actions { alert.addAction(action) }
    bench.root.present(alert, animated: true)
    wait()
    return alert
  }

  private func wait() { bench.application.advance(to: bench.application.now + .seconds(1)) }

  private func tap(_ x: Double, _ y: Double) {
    let now = bench.application.now.seconds
    bench.send(.began, x, y, at: now + 0.1)
    bench.send(.ended, x, y, at: now + 0.2)
    wait()
  }

  private func buttons(in view: UIView) -> [UIButton] {
    if let button = view as? UIButton { return [button] }
    return view.subviews.flatMap { buttons(in: $0) }
  }

  /// The frame of an action's button in its window.
  private func frame(_ title: String, in alert: UIAlertController) -> CGRect {
    guard let button = buttons(in: alert.view).first(where: { $0.currentTitle == title })
    else { return .null }
    return button.convert(button.bounds, to: nil)
  }

  private func tap(_ title: String, in alert: UIAlertController) {
    let frame = frame(title, in: alert)
    tap(Double(frame.midX), Double(frame.midY))
  }

  @Test("a tap on an action dismisses the alert, and then does what the action is for, once")
  func choosing() {
    let alert = present(.alert, [action("Delete", .destructive), action("Keep", .cancel)])
    #expect(bench.root.presentedViewController === alert)
    var isPresented = true
    let handler = UIAlertAction(title: "More", style: .default) { [unowned self] _ in
      isPresented = bench.root.presentedViewController != nil
    }
    alert.addAction(handler)
    wait()
    tap("More", in: alert)
    #expect(!isPresented)
    expectEqual(log, [])
    let next = present(.alert, [action("Delete", .destructive), action("Keep", .cancel)])
    tap("Delete", in: next)
    expectEqual(log, ["Delete"])
    expectNil(bench.root.presentedViewController)
  }

  @Test(
    "a tap beside an alert does nothing; beside a sheet it cancels, if there is a cancel action"
  )
  func beside() {
    let alert = present(.alert, [action("Keep", .cancel)])
    tap(5, 5)
    #expect(bench.root.presentedViewController === alert)
    tap("Keep", in: alert)
    let sheet = present(.actionSheet, [action("Share")])
    tap(5, 5)
    #expect(bench.root.presentedViewController === sheet)
    tap("Share", in: sheet)
    _ = present(.actionSheet, [action("Share"), action("Cancel", .cancel)])
    tap(5, 5)
    expectNil(bench.root.presentedViewController)
    expectEqual(log, ["Keep", "Share", "Cancel"])
  }

  @Test("an action that is disabled isn't chosen, until it is enabled")
  func disabled() {
    let delete = action("Delete", .destructive)
    delete.isEnabled = false
    let alert = present(.alert, [delete])
    tap("Delete", in: alert)
    expectEqual(log, [])
    delete.isEnabled = true
    wait()
    tap("Delete", in: alert)
    expectEqual(log, ["Delete"])
  }

  @Test(
    "two short actions stand side by side, the cancelling one left; more stand in a row, that one last"
  )
  func order() {
    let alert = present(.alert, [action("Delete"), action("Keep", .cancel)])
    var (delete, keep) = (frame("Delete", in: alert), frame("Keep", in: alert))
    #expect(keep.maxX == delete.minX && keep.minY == delete.minY)
    alert.addAction(action("Share"))
    wait()
    (delete, keep) = (frame("Delete", in: alert), frame("Keep", in: alert))
    let share = frame("Share", in: alert)
    #expect(delete.maxY == share.minY && share.maxY == keep.minY)
    let card = alert.view.subviews[1]
    expectEqual(card.center, CGPoint(x: 150, y: 300))
    expectEqual(card.bounds.width, 270)
    expectEqual(keep.maxY, card.frame.maxY)
  }

  @Test("an alert that changes under a finger keeps the button that the finger is on")
  func changing() {
    let alert = present(.alert, [action("Delete", .destructive), action("Keep", .cancel)])
    let place = frame("Delete", in: alert)
    let (x, y) = (Double(place.midX), Double(place.midY))
    let now = bench.application.now.seconds
    bench.send(.began, x, y, at: now)
    alert.title = "Delete all of it?"
    alert.preferredAction = alert.actions.first
    alert.actions.last?.isEnabled = false
    bench.wait(until: now + 0.1)
    bench.send(.ended, x, y, at: now + 0.2)
    wait()
    expectEqual(log, ["Delete"])
  }

  @Test(
    "an alert or a sheet that is higher than the screen scrolls to its last action",
    arguments: [UIAlertController.Style.alert, .actionSheet]
  )
  func tall(style: UIAlertController.Style) {
    let alert = UIAlertController(
      title: "Which?",
      message: (0..<60).map { "Line \($0)" }.joined(separator: "\n"),
      preferredStyle: style
    )
    for index in 0..<30 { alert.addAction(action("\(index)")) }
    bench.root.present(alert, animated: true)
    wait()
    let card = alert.view.subviews[1].frame
    #expect(card.minY >= 8 && card.maxY <= 592 && card.height > 500)
    let first = frame("0", in: alert)
    #expect(first.minY > card.midY - 1)
    for _ in 0..<6 where frame("29", in: alert).maxY > card.maxY + 1 {
      let now = bench.application.now.seconds
      for step in 0...10 {
        let y = Double(card.maxY) - 20 - 20 * Double(step)
        let phase: Contact.Phase = step == 0 ? .began : step == 10 ? .ended : .moved
        bench.send(phase, 150, y, at: now + 0.02 * Double(step))
      }
      wait()
      wait()
    }
    expectEqual(log, [])
    tap("29", in: alert)
    expectEqual(log, ["29"])
  }

  @Test("an action is done, once, also where the window gets another root while the alert goes")
  func replacedRoot() {
    let alert = present(.alert, [action("Log out"), action("Keep", .cancel)])
    let place = frame("Log out", in: alert)
    let now = bench.application.now.seconds
    bench.send(.began, Double(place.midX), Double(place.midY), at: now)
    bench.send(.ended, Double(place.midX), Double(place.midY), at: now + 0.1)
    #expect(alert.isBeingDismissed && log == [])
    bench.window.rootViewController = UIViewController()
    expectEqual(log, ["Log out"])
    wait()
    expectEqual(log, ["Log out"])
  }

  @Test("long titles stand below each other")
  func longTitles() {
    let alert = present(.alert, [action("Delete this picture for ever"), action("Keep")])
    expectEqual(
      frame("Delete this picture for ever", in: alert).maxY,
      frame("Keep", in: alert).minY
    )
  }

  @Test("a sheet lies at the bottom, above the safe area, its cancel action apart")
  func sheet() {
    bench.window.ownSafeAreaInsets.bottom = 34
    let sheet = present(
      .actionSheet,
      [action("Cancel", .cancel), action("Share"), action("Delete", .destructive)]
    )
    let (share, delete) = (frame("Share", in: sheet), frame("Delete", in: sheet))
    let cancel = frame("Cancel", in: sheet)
    #expect(abs(cancel.maxY - 566) < 1e-9)
    #expect(share.maxY == delete.minY && delete.maxY < cancel.minY)
    #expect(cancel.minX == 8 && cancel.width == 284)
  }

  @Test("a handler may present the next alert")
  func chain() {
    var next: UIAlertController?
    let more = UIAlertAction(title: "More", style: .default) { [unowned self] _ in
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      alert.addAction(action("Done"))
      bench.root.present(alert, animated: true)
      next = alert
    }
    let alert = present(.alert, [more])
    tap("More", in: alert)
    wait()
    if let next { tap("Done", in: next) }
    expectEqual(log, ["Done"])
    expectNil(bench.root.presentedViewController)
  }

  @Test("the preferred action is emphasized, otherwise the cancelling one")
  func emphasis() {
    let (keep, delete) = (action("Keep", .cancel), action("Delete", .destructive))
    let alert = present(.alert, [keep, delete])
    func weights() -> [UIFont?] { buttons(in: alert.view).map { $0.titleLabel?.font } }
    let (plain, bold) = (
      UIFont.systemFont(ofSize: 17), UIFont.systemFont(ofSize: 17, weight: .semibold)
    )
    #expect(weights().contains(bold) && weights().contains(plain))
    func font(_ title: String) -> UIFont? {
      buttons(in: alert.view).first { $0.currentTitle == title }?.titleLabel?.font
    }
    #expect(font("Keep") == bold && font("Delete") == plain)
    alert.preferredAction = delete
    wait()
    #expect(font("Keep") == plain && font("Delete") == bold)
    expectEqual(
      buttons(in: alert.view).first { $0.currentTitle == "Delete" }?.currentTitleColor,
      .systemRed
    )
  }

  @Test("what is behind an alert gets no touch, and assistive code finds the alert alone")
  func behind() {
    let bench = bench
    let behind = UIButton(type: .system)
    var taps = 0
    behind.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    behind.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    bench.root.view.addSubview(behind)
    let alert = present(.alert, [action("Keep", .cancel)])
    tap(5, 5)
    expectEqual(taps, 0)
    #expect(alert.view.accessibilityViewIsModal)
  }
}
