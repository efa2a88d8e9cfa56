import DeliberateTouch
import Expectations
import Testing
import TouchCore
import UIKit

/// Menus, taps, swipes, drawers and carried views without touch.
@MainActor
struct OtherAccessibilityTests {
  private let bench = Bench()

  private func act(_ name: String, of element: UIResponder) -> Bool {
    guard let action = element.accessibilityCustomActions?.first(where: { $0.name == name }) else {
      return false
    }
    return action.actionHandler?(action) ?? false
  }

  private func press(_ key: Press.Key, _ modifiers: UIKeyModifierFlags = []) {
    for phase in [Press.Phase.began, .ended] {
      bench.application.receive(
        PressFrame(
          time: bench.application.now,
          presses: [Press(key, phase)],
          modifiers: modifiers.rawValue
        )
      )
    }
  }

  // MARK: Presses

  @Test("Deliberate gestures 6 a press without a menu is an action: full force, and fixed, at once")
  func withoutMenu() {
    bench.application.makeShared()
    let bench = bench
    let press = ForceTouchGestureRecognizer(type: .longPress)
    #expect(!press.activateWithoutTouch())
    press.onEvent = { event in
      switch event {
      case .started: bench.note("started")
      case .force(let force): bench.note("force \(Double(force))")
      case .fixed: bench.note("fixed")
      case .ended: bench.note("ended")
      }
    }
    bench.view.addGestureRecognizer(press)
    bench.view.accessibilityCustomActions = [press.accessibilityAction(named: "Open")]
    #expect(act("Open", of: bench.view))
    expectEqual(bench.log, ["force 1.0", "fixed"])
    #expect(press.stage == .idle && press.state == .possible)
    press.isEnabled = false
    #expect(!act("Open", of: bench.view))
    press.isEnabled = true
    bench.play(.down(1, 200, 400), at: 1)
    #expect(!act("Open", of: bench.view))
    expectEqual(bench.log.count, 2)
  }

  // MARK: Menus

  private func menu() -> ForceActionMenu {
    let bench = bench
    let menu = ForceActionMenu(
      actions: ["Like", "Remove"].map { name in ForceAction(title: name) { bench.note(name) } }
    )
    menu.onEvent = { if case .dismissed = $0 { bench.note("dismissed") } }
    menu.open(at: CGPoint(x: 200, y: 400), in: bench.view, snapshot: nil)
    menu.fix()
    return menu
  }

  @Test("Deliberate gestures 6 a fixed menu is all that is read, and its icons are buttons")
  func menuIcons() {
    bench.application.makeShared()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    label.text = "behind"
    bench.view.addSubview(label)
    _ = menu()
    let read = bench.application.accessibilityOrder
    expectEqual(Set(read.map { $0.accessibilityLabel }), ["Like", "Remove"])
    #expect(read.allSatisfy { $0.accessibilityTraits == .button })
    expectEqual(read.first { $0.accessibilityLabel == "Remove" }?.accessibilityActivate(), true)
    expectEqual(bench.log, ["Remove"])
  }

  @Test("Deliberate gestures 6 escape dismisses a menu once, with VoiceOver or a key")
  func menuEscape() {
    bench.application.makeShared()
    let first = menu()
    #expect(first.accessibilityPerformEscape())
    #expect(!first.accessibilityPerformEscape())
    expectEqual(bench.log, ["dismissed"])
    _ = menu()
    press(.escape)
    expectEqual(bench.log, ["dismissed", "dismissed"])
  }

  @Test("Deliberate gestures 6 digits choose from a fixed menu")
  func menuKeys() {
    bench.application.makeShared()
    _ = menu()
    press(Press.Key(code: 32, characters: "3"))
    expectEqual(bench.log, [])
    press(Press.Key(code: 31, characters: "2"))
    expectEqual(bench.log, ["Remove"])
  }

  // MARK: Taps

  @Test("Deliberate gestures 6 activations count as taps do, and a set begins again after its end")
  func taps() {
    bench.application.makeShared()
    let bench = bench
    let counter = TriggeredTapGestureRecognizer()
    counter.requiredCount = 2
    let listener = Listener { bench.note("unlocked") }
    counter.addTarget(listener, action: Selector(Listener.heard))
    counter.onCount = { bench.note("\($0)") }
    counter.onMiss = { _ in bench.note("miss") }
    bench.view.addGestureRecognizer(counter)
    for _ in 1...3 {
      #expect(counter.countActivation())
      bench.application.advance(to: bench.application.now)
    }
    expectEqual(counter.count, 1)
    expectEqual(Set(bench.log.prefix(3)), ["1", "2", "unlocked"])
    expectEqual(bench.log.dropFirst(3), ["1"])
    counter.isEnabled = false
    #expect(!counter.countActivation())
  }

  @Test(
    "Deliberate gestures 6 with one tap required each activation is a gesture, and the count goes on"
  )
  func everyTap() {
    bench.application.makeShared()
    let counter = TriggeredTapGestureRecognizer()
    var counts: [Int] = []
    counter.onCount = { counts.append($0) }
    bench.view.addGestureRecognizer(counter)
    for _ in 1...3 {
      counter.countActivation()
      bench.application.advance(to: bench.application.now)
    }
    expectEqual(counts, [1, 2, 3])
  }

  // MARK: Swipes

  @Test(
    "Deliberate gestures 6 a window's actions and arrow keys swipe, and post what a swipe posts"
  )
  func swipes() {
    bench.application.makeShared()
    let bench = Bench(window: { SwipeWindow(frame: $0) })
    guard let window = bench.window as? SwipeWindow else { return }
    window.shapes.record("circle", strokes: [[.zero, CGPoint(x: 1, y: 1)]])
    let center = NotificationCenter()
    window.notificationCenter = center
    nonisolated(unsafe) var posted: [String] = []
    let token = center.addObserver(forName: nil, object: nil, queue: nil) {
      posted.append($0.name.rawValue)
    }
    defer { center.removeObserver(token) }
    var seen: [String] = []
    window.onGesture = { gesture, _ in
      switch gesture {
      case .swipe(let direction): seen.append("\(direction)")
      case .shape(let match): seen.append(match.name)
      }
    }
    expectEqual(
      window.accessibilityCustomActions?.map(\.name),
      ["Swipe left", "Swipe right", "Swipe up", "Swipe down", "Draw circle"]
    )
    for action in window.accessibilityCustomActions ?? [] {
      expectEqual(action.actionHandler?(action), true)
    }
    expectEqual(seen, ["left", "right", "up", "down", "circle"])
    expectEqual(posted, ["swipe left", "swipe right", "swipe up", "swipe down"])
    let press = { (key: Press.Key, modifiers: Int) in
      bench.application.receive(
        PressFrame(time: .zero, presses: [Press(key, .began)], modifiers: modifiers)
      )
    }
    press(.leftArrow, 0)
    expectEqual(seen.count, 5)
    press(.leftArrow, UIKeyModifierFlags.alternate.rawValue)
    #expect(seen.count == 6 && seen.last == "left")
  }

  // MARK: Drawers

  @Test(
    "Deliberate gestures 6 a drawer opens and closes by its handle, its action, escape and keys"
  )
  func drawer() {
    bench.application.makeShared()
    let bench = bench
    bench.application.accessibilityChoices.reducesMotion = true
    let shelf = UIView()
    let inside = UILabel(frame: CGRect(x: 10, y: 10, width: 60, height: 20))
    inside.text = "inside"
    shelf.addSubview(inside)
    let drawer = DrawerController(main: UIView(), drawer: shelf, height: 160)
    drawer.showsHandle = true
    drawer.onChange = { bench.note($0 ? "open" : "closed") }
    bench.window.rootViewController = drawer
    bench.view.removeFromSuperview()
    let labels = { bench.application.accessibilityOrder.compactMap(\.accessibilityLabel) }
    expectEqual(labels(), ["Drawer"])
    expectEqual(bench.application.accessibilityOrder[0].accessibilityHint, "Open drawer")
    expectEqual(drawer.view.accessibilityCustomActions?.map(\.name), ["Open drawer"])
    #expect(!drawer.accessibilityPerformEscape())
    #expect(bench.application.accessibilityOrder[0].accessibilityActivate())
    expectEqual(labels(), ["inside", "Drawer"])
    expectEqual(drawer.view.accessibilityCustomActions?.map(\.name), ["Close drawer"])
    #expect(drawer.accessibilityPerformEscape())
    expectEqual(labels(), ["Drawer"])
    expectEqual(drawer.view.accessibilityCustomActions?.map(\.name), ["Open drawer"])
    press(.downArrow, .command)
    press(.escape)
    press(.escape)
    press(.downArrow)
    expectEqual(bench.log, ["open", "closed", "open", "closed"])
  }

  @Test("Deliberate gestures 6 a drawer in another one leaves it the keys that it lists")
  func nestedDrawers() {
    bench.application.makeShared()
    let bench = bench
    bench.application.accessibilityChoices.reducesMotion = true
    let inner = DrawerController(main: UIView(), drawer: UIView(), height: 100)
    let outer = DrawerController(main: inner, drawer: UIViewController(), height: 160)
    bench.window.rootViewController = outer
    inner.onChange = { bench.note($0 ? "inner open" : "inner closed") }
    outer.setOpen(true, animated: false)
    inner.becomeFirstResponder()
    outer.onChange = { bench.note($0 ? "outer open" : "outer closed") }
    // Escape is a key of the open drawer alone.
    press(.escape)
    expectEqual(bench.log, ["outer closed"])
    press(.downArrow, .command)
    expectEqual(bench.log, ["outer closed", "inner open"])
  }

  // MARK: Carried views

  @Test("Deliberate gestures 6 a view's actions pick it up, drop it and put it back")
  func carried() {
    bench.application.makeShared()
    let bench = bench
    let (left, right) = (UIView(), UIView())
    left.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
    right.frame = CGRect(x: 200, y: 0, width: 200, height: 200)
    right.accessibilityLabel = "box"
    for view in [left, right] { bench.view.addSubview(view) }
    let dot = UIView(frame: CGRect(x: 40, y: 80, width: 20, height: 40))
    left.addSubview(dot)
    let carrier = ViewCarrier(stage: bench.view)
    carrier.containers = [left, right]
    carrier.onEvent = {
      switch $0 {
      case .pickedUp: bench.note("up")
      case .moved: bench.note("moved")
      case .dropped(_, let container): bench.note(container === right ? "right" : "left")
      }
    }
    carrier.carry(dot)
    expectEqual(dot.accessibilityCustomActions?.map(\.name), ["Pick up"])
    #expect(act("Pick up", of: dot))
    #expect(dot.superview === bench.view && carrier.carried == [dot])
    expectEqual(
      dot.accessibilityCustomActions?.map(\.name),
      ["Drop into container 1", "Drop into box", "Put back"]
    )
    #expect(!carrier.pickUp(dot))
    #expect(act("Drop into box", of: dot))
    #expect(dot.superview === right && dot.center == CGPoint(x: 50, y: 50))
    #expect(act("Pick up", of: dot) && act("Put back", of: dot))
    #expect(dot.superview === right && dot.center == CGPoint(x: 50, y: 50))
    expectEqual(bench.log, ["up", "right", "up", "right"])
    carrier.leave(dot)
    expectNil(dot.accessibilityCustomActions)
  }

  @Test("Deliberate gestures 5 a delegate refuses a pick-up and a place also without touch")
  func refused() {
    bench.application.makeShared()
    let dot = UIView(frame: CGRect(x: 40, y: 80, width: 20, height: 40))
    bench.view.addSubview(dot)
    let carrier = ViewCarrier(stage: bench.window)
    carrier.containers = [bench.view]
    let delegate = RefusingCarrier()
    carrier.delegate = delegate
    carrier.carry(dot)
    delegate.refusesPickUp = true
    #expect(!act("Pick up", of: dot))
    delegate.refusesPickUp = false
    #expect(act("Pick up", of: dot))
    #expect(!act("Drop into container 1", of: dot))
    expectEqual(carrier.carried, [dot])
    #expect(act("Put back", of: dot))
    #expect(carrier.carried == [] && dot.superview === bench.view)
  }
}

private final class Listener: UIResponder {
  private let body: () -> Void
  init(_ body: @escaping () -> Void) { self.body = body }
  func heard() { body() }
}

private final class RefusingCarrier: ViewCarrierDelegate {
  var refusesPickUp = false
  func viewCarrier(_ carrier: ViewCarrier, shouldPickUp view: UIView) -> Bool { !refusesPickUp }
  func viewCarrier(_ carrier: ViewCarrier, shouldDrop view: UIView, into container: UIView) -> Bool
  { false }
}
