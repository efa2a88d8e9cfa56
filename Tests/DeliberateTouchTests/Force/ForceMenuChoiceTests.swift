import DeliberateTouch
import Expectations
import Testing
import TouchCore
import UIKit

/// A controller whose base class sets up the press, and whose subclass is the gesture delegate.
class BaseController: UIViewController, ForceActionPresentable {
  var forceTouchView: UIView { view }
  func forceActions(for object: Int) -> [ForceAction] { [ForceAction(title: "A")] }
  func forceObject(at point: CGPoint) -> Int? { 1 }
  func snapshot(at point: CGPoint) -> UIView? { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    presentsForceActions()
  }
}

final class DelegateController: BaseController, UIGestureRecognizerDelegate {}

/// Choosing from a menu by a tap, by sliding and by code.
@MainActor
struct ForceMenuChoiceTests {
  /// A view that is pressed, with a menu of actions that log.
  private func menu(
    _ force: Double? = 4,
    image: UIImage? = nil,
    titles: [String] = ["A", "B"]
  ) -> (bench: Bench, menu: ForceActionMenu, press: ForceTouchGestureRecognizer) {
    let bench = Bench(maximumForce: force)
    let menu = ForceActionMenu(
      actions: titles.map { title in
        ForceAction(title: title, image: image) { bench.note("handles \(title)") }
      }
    )
    menu.onEvent = { bench.note($0.word) }
    let press = ForceTouchGestureRecognizer(type: .forceTouch)
    press.onEvent = { menu.handle($0, in: bench.view, snapshot: { nil }) }
    bench.view.addGestureRecognizer(press)
    return (bench, menu, press)
  }

  /// Presses until the menu is fixed, and keeps the finger down.
  private func fix(_ bench: Bench, _ force: Double?) {
    bench.play(.down(1, 200, 400, force: force), at: 0)
    bench.wait(until: 0.6)
  }

  @Test(
    "Deliberate gestures 1 one call finds the delegate where the base class calls and the subclass is it"
  )
  func subclass() throws {
    for (controller, isDelegate) in [(BaseController(), false), (DelegateController(), true)] {
      let bench = Bench(maximumForce: 4)
      bench.window.rootViewController = controller
      bench.window.layoutIfNeeded()
      let press = try #require(
        controller.view.gestureRecognizers?.compactMap { $0 as? ForceTouchGestureRecognizer }.first
      )
      expectEqual((press.delegate === controller), isDelegate)
    }
  }

  @Test(
    "Deliberate gestures 1 a tap calls the handler of the icon, after the event; once",
    arguments: [4.0, nil]
  )
  func tap(_ force: Double?) {
    for (index, title) in [(0, "A"), (1, "B")] {
      let it = menu(force)
      fix(it.bench, force)
      it.bench.play(.up(1), at: 0.7)
      let icon = it.menu.iconCenters[index]
      it.bench.play(.down(2, Double(icon.x), Double(icon.y)), at: 1)
      it.bench.play(.up(2), at: 1.1)
      it.bench.wait(until: 3)
      expectEqual(it.bench.take(), ["opened", "fixed", "chosen \(title)", "handles \(title)"])
    }
  }

  @Test(
    "Deliberate gestures 1 sliding onto an icon and lifting there chooses it",
    arguments: [4.0, nil]
  )
  func slide(_ force: Double?) {
    for (index, title) in [(0, "A"), (1, "B")] {
      let it = menu(force)
      fix(it.bench, force)
      expectEqual(it.bench.take(), ["opened", "fixed"])
      let icon = it.menu.iconCenters[index]
      it.bench.play(.move(1, Double(icon.x), Double(icon.y)), at: 0.8)
      expectEqual(it.bench.take(), [], "not before the lift")
      it.bench.play(.up(1), at: 0.9)
      expectEqual(it.bench.take(), ["chosen \(title)", "handles \(title)"])
      #expect(!it.menu.isOpen)
    }
  }

  @Test("Deliberate gestures 1 the icon under the sliding finger grows, and only that one")
  func grows() {
    let it = menu()
    fix(it.bench, 4)
    let icons = it.menu.subviews.dropFirst()
    func scales() -> [CGFloat] { icons.map { $0.transform.a } }
    expectEqual(scales(), [1, 1])
    let places = it.menu.iconCenters
    it.bench.play(.move(1, Double(places[0].x), Double(places[0].y)), at: 0.8)
    expectEqual(scales(), [1.25, 1])
    it.bench.play(.move(1, Double(places[1].x), Double(places[1].y)), at: 0.9)
    expectEqual(scales(), [1, 1.25])
    it.bench.play(.move(1, 200, 500), at: 1)
    expectEqual(scales(), [1, 1])
    expectEqual(it.menu.iconCenters, places)
  }

  @Test("Deliberate gestures 1 lifting beside the icons keeps the menu, and a tap chooses then")
  func beside() {
    let it = menu()
    fix(it.bench, 4)
    let icon = it.menu.iconCenters[0]
    it.bench.play(.move(1, Double(icon.x), Double(icon.y)), at: 0.8)
    it.bench.play(.move(1, Double(icon.x), Double(icon.y) - 28.1), at: 0.9)
    it.bench.play(.up(1), at: 1)
    expectEqual(it.bench.take(), ["opened", "fixed"])
    #expect(it.menu.isOpen)
    it.bench.play(.down(2, Double(icon.x), Double(icon.y)), at: 2)
    it.bench.play(.up(2), at: 2.1)
    expectEqual(it.bench.take(), ["chosen A", "handles A"])
  }

  @Test("Deliberate gestures 1 before the press is fixed a movement chooses nothing")
  func early() {
    let it = menu()
    it.bench.play(.down(1, 200, 400, force: 2), at: 0)
    let icon = it.menu.iconCenters[0]
    it.bench.play(.move(1, Double(icon.x), Double(icon.y)), at: 0.1)
    it.bench.play(.up(1), at: 0.2)
    expectEqual(it.bench.take(), ["opened", "dismissed"])
  }

  @Test(
    "Deliberate gestures 1 a finger that rests on an icon has to slide for 10 points to choose it"
  )
  func atOnce() {
    for (distance, chooses) in [(9.9, false), (10.0, true)] {
      // One icon lies under the finger; two would be beside it.
      let it = menu(titles: ["A"])
      it.menu.iconDistance = 5
      fix(it.bench, 4)
      it.bench.play(.move(1, 200, 400 - distance), at: 0.8)
      it.bench.play(.up(1), at: 0.9)
      expectEqual(it.bench.take().contains { $0.hasPrefix("chosen") }, chooses, "\(distance)")
    }
  }

  @Test("Deliberate gestures 1 a touch that is cancelled on an icon chooses nothing")
  func cancelled() {
    let it = menu()
    fix(it.bench, 4)
    let icon = it.menu.iconCenters[0]
    it.bench.play(.move(1, Double(icon.x), Double(icon.y)), at: 0.8)
    it.bench.interrupt(at: 0.9)
    expectEqual(it.bench.take(), ["opened", "fixed"])
    #expect(it.menu.isOpen)
    #expect(it.menu.subviews.dropFirst().allSatisfy { $0.transform == .identity })
  }

  @Test("Deliberate gestures 1 a point chooses the icon there, or the one whose title is there")
  func byPoint() throws {
    let it = menu(image: UIImage())
    fix(it.bench, 4)
    _ = it.bench.take()
    let title = try #require(it.menu.titleFrames.last)
    #expect(!it.menu.choose(at: CGPoint(x: 5, y: 5)))
    #expect(it.menu.choose(at: CGPoint(x: title.midX, y: title.midY)))
    expectEqual(it.bench.take(), ["chosen B", "handles B"])
    #expect(!it.menu.choose(at: CGPoint(x: title.midX, y: title.midY)))
  }
}
