import DeliberateTouch
import Expectations
import Testing
import TouchCore
import UIKit

/// Accessibility actions of a client beside those of a view of this module.
@MainActor
struct OtherActionsTests {
  private let bench = Bench(window: { SwipeWindow(frame: $0) })

  private func action(_ name: String) -> UIAccessibilityCustomAction {
    UIAccessibilityCustomAction(name: name) { _ in true }
  }

  private func names(_ object: UIResponder) -> [String] {
    (object.accessibilityCustomActions ?? []).map(\.name)
  }

  @Test("Deliberate gestures 6 a drawer keeps the actions that its view has")
  func drawer() {
    bench.application.makeShared()
    let drawer = DrawerController(main: UIView(), drawer: UIView(), height: 100)
    bench.window.rootViewController = drawer
    drawer.view.accessibilityCustomActions?.append(action("Print"))
    expectEqual(names(drawer.view), ["Open drawer", "Print"])
    drawer.setOpen(true, animated: false)
    expectEqual(names(drawer.view), ["Close drawer", "Print"])
    drawer.closeTitle = "Zu"
    expectEqual(names(drawer.view), ["Zu", "Print"])
    // The drawer's own comes back where others take its place.
    drawer.view.accessibilityCustomActions = [action("Print")]
    drawer.setOpen(false, animated: false)
    expectEqual(names(drawer.view), ["Print", "Open drawer"])
    drawer.setOpen(true, animated: false)
    expectEqual(names(drawer.view), ["Print", "Zu"])
  }

  @Test(
    "Deliberate gestures 6 an action that is appended to a window's is one, and follows its shapes"
  )
  func window() throws {
    let window = try #require(bench.window as? SwipeWindow)
    let swipes = ["Swipe left", "Swipe right", "Swipe up", "Swipe down"]
    window.accessibilityCustomActions?.append(action("Print"))
    expectEqual(names(window), ["Print"] + swipes)
    window.accessibilityCustomActions?.append(action("Share"))
    expectEqual(names(window), ["Print", "Share"] + swipes)
    window.shapes.record("circle", strokes: [[.zero, CGPoint(x: 1, y: 1)]])
    expectEqual(names(window), ["Print", "Share"] + swipes + ["Draw circle"])
    window.accessibilityCustomActions = nil
    expectEqual(names(window), swipes + ["Draw circle"])
  }

  @Test("Deliberate gestures 6 carried views that offer actions of their own offer them once")
  func carried() {
    bench.application.makeShared()
    let carrier = ViewCarrier(stage: bench.view)
    let box = UIView()
    bench.view.addSubview(box)
    carrier.containers = [bench.view, box]
    let view = UIView()
    view.accessibilityCustomActions = [action("Print")]
    box.addSubview(view)
    carrier.carry(view)
    for _ in 1...3 {
      expectEqual(names(view), ["Print", "Pick up"])
      carrier.pickUp(view)
      expectEqual(
        names(view),
        ["Print", "Drop into container 1", "Drop into container 2", "Put back"]
      )
      carrier.drop(view, into: nil)
    }
    carrier.leave(view)
    expectEqual(names(view), ["Print"])
  }

  @Test("Deliberate gestures 6 a carrier's titles and containers count from when they are set")
  func titles() {
    bench.application.makeShared()
    let carrier = ViewCarrier(stage: bench.view)
    let view = UIView()
    bench.view.addSubview(view)
    carrier.carry(view)
    carrier.pickUpTitle = "Aufheben"
    expectEqual(names(view), ["Aufheben"])
    carrier.pickUp(view)
    expectEqual(names(view), ["Put back"])
    carrier.putBackTitle = "Zurücklegen"
    carrier.containers = [bench.view]
    carrier.dropTitle = { _, number in "Ablegen \(number)" }
    expectEqual(names(view), ["Ablegen 1", "Zurücklegen"])
  }

  @Test("Deliberate gestures 6 actions that one view offers can be another's")
  func otherOffers() {
    let window = SwipeWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let button = ConfirmActionButton(title: "Delete")
    button.accessibilityCustomActions = window.gestureActions
    let swipes = window.gestureActions.map(\.name)
    expectEqual(button.accessibilityCustomActions?.map(\.name), swipes + ["CONFIRM"])
    button.accessibilityCustomActions = button.accessibilityCustomActions
    expectEqual(button.accessibilityCustomActions?.map(\.name), swipes + ["CONFIRM"])
    window.accessibilityCustomActions = button.accessibilityCustomActions
    expectEqual(window.accessibilityCustomActions?.map(\.name), ["CONFIRM"] + swipes)
  }
}
