import DeliberateTouch
import TouchCore
import UIKit

extension World {
  /// Creates some of the deliberate gestures.
  func buildDeliberate() {
    for _ in 0..<(2 + building.below(3)) {
      switch building.below(7) {
      case 0, 1: buildForcePress()
      case 2: buildTriggeredTap()
      case 3: buildTouchDelay()
      case 4: buildConfirmButton()
      case 5: buildDrawer()
      default: buildCarrier()
      }
    }
    buildTargets()
  }

  private func add(_ recognizer: UIGestureRecognizer) {
    names.give("r\(recognizers.count)", to: recognizer)
    recognizer.addTarget(self, action: World.heard)
    if building.oneIn(3) { recognizer.delegate = building.pick(delegates) }
    recognizers.append(recognizer)
    let home = building.oneIn(2) ? containers[0] : building.pick(containers)
    home.addGestureRecognizer(recognizer)
  }

  private func buildForcePress() {
    let press = ForceTouchGestureRecognizer(
      threshold: building.pick([0.25, 0.5]),
      type: building.oneIn(2) ? .forceTouch : .longPress
    )
    let menu = building.oneIn(2) ? makeMenu() : nil
    let container = building.pick(containers)
    press.onEvent = { [unowned self] event in
      say("press \(eventWords(event))")
      menu?.handle(event, in: container, snapshot: { nil })
      occur()
    }
    add(press)
  }

  private func eventWords(_ event: ForceTouchGestureRecognizer.Event) -> String {
    switch event {
    case .started(let touch): "started \(names.name(of: touch))"
    case .force(let force): "force \(text(force))"
    case .fixed: "fixed"
    case .ended: "ended"
    }
  }

  private func makeMenu() -> ForceActionMenu {
    let menu = ForceActionMenu(actions: [ForceAction(title: "A"), ForceAction(title: "B")])
    names.give("menu\(menus.count)", to: menu)
    menu.onEvent = { [unowned self, unowned menu] event in
      let centers = menu.iconCenters.map { text($0) }
      switch event {
      case .opened: say("menu opened \(centers)")
      case .fixed: say("menu fixed \(centers)")
      case .chosen(let action): say("menu chosen \(action.title)")
      case .dismissed: say("menu dismissed")
      }
      occur()
    }
    menus.append(menu)
    return menu
  }

  private func buildTriggeredTap() {
    let tap = TriggeredTapGestureRecognizer(target: nil, action: nil)
    if building.oneIn(3) { tap.minimumDistance = 40 }
    if building.oneIn(3) { tap.maximumTapDuration = 0.3 }
    if building.oneIn(3) { tap.allowableTapMovement = 10 }
    if building.oneIn(3) { tap.allowableTriggerMovement = 20 }
    add(tap)
    recognizers.last?.view?.isMultipleTouchEnabled = true
  }

  private func buildTouchDelay() {
    let delay = TouchDelayGestureRecognizer(target: nil, action: nil)
    if building.oneIn(2) { delay.delay = 0.3 }
    add(delay)
  }

  private func buildConfirmButton() {
    let button = ConfirmActionButton(title: "Delete")
    button.frame = CGRect(
      x: building.real(0, 200),
      y: building.real(200, 450),
      width: 150,
      height: 90
    )
    button.onChange = { [unowned self, unowned button] state in
      say("confirm \(word(for: state)) \(text(button.intention)) \(text(button.circleCenter))")
      occur()
    }
    button.onMiss = { [unowned self] miss in say("confirm miss \(missWords(miss))") }
    add(button)
    windows[0].addSubview(button)
  }

  private func word(for state: ConfirmActionButton.Confirmation) -> String {
    switch state {
    case .idle: "idle"
    case .updating: "updating"
    case .selected: "selected"
    case .confirmed: "confirmed"
    }
  }

  private func makeView(_ frame: CGRect) -> ProbeView {
    let view = ProbeView(frame: frame)
    view.backgroundColor = .white
    names.give("v\(views.count)", to: view)
    views.append(view)
    containers.append(view)
    return view
  }

  private func buildDrawer() {
    let main = makeView(CGRect(x: 0, y: 0, width: 300, height: 400))
    let shelf = makeView(CGRect(x: 0, y: 0, width: 300, height: 120))
    let drawer = DrawerController(main: main, drawer: shelf, height: 120)
    drawer.onChange = { [unowned self] isOpen in
      say("drawer \(isOpen)")
      occur()
    }
    drawer.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    names.give("drawer\(controllers.count)", to: drawer.view)
    names.give("drawer\(controllers.count).scroll", to: drawer.scrollView)
    windows[0].addSubview(drawer.view)
    controllers.append(drawer)
    scrollViews.append(drawer.scrollView)
  }

  private func buildCarrier() {
    let stage = windows[0]
    let carrier = ViewCarrier(stage: stage, scrollView: scrollViews.last)
    carrier.containers = Array(containers.suffix(3))
    carrier.onEvent = { [unowned self] event in
      switch event {
      case .pickedUp(let view): say("carry pickedUp \(names.name(of: view))")
      case .moved(let view): say("carry moved \(names.name(of: view)) \(text(view.center))")
      case .dropped(let view, let home):
        say("carry dropped \(names.name(of: view)) into \(names.name(of: home))")
      }
      occur()
    }
    for _ in 0..<2 {
      let view = makeView(
        CGRect(x: building.real(0, 200), y: building.real(0, 300), width: 70, height: 60)
      )
      containers.removeLast()
      (building.oneIn(2) ? stage : building.pick(containers)).addSubview(view)
      carrier.carry(view)
      goals += [view, view, view]
    }
    carriers.append(carrier)
  }

  private func buildTargets() {
    let highlight = HighlightView(frame: CGRect(x: 100, y: 100, width: 90, height: 90))
    highlight.onHighlight = { [unowned self] in say("highlight \($0)") }
    names.give("highlight", to: highlight)
    windows[0].addSubview(highlight)
    views.append(highlight)
    guard building.oneIn(2) else { return }
    let content = makeView(CGRect(x: 200, y: 300, width: 12, height: 12))
    containers.removeLast()
    let target = TouchTarget(around: content)
    names.give("target", to: target)
    place(target)
  }

  /// Creates a window that recognizes swipes and shapes.
  func swipeWindow(_ frame: CGRect) -> UIWindow {
    let window = SwipeWindow(frame: frame)
    window.space = building.oneIn(2) ? .window : .touchedView
    for (name, points) in Gestures.shapes where building.oneIn(2) {
      _ = window.shapes.record(name, strokes: [points.map { CGPoint(x: $0.x, y: $0.y) }])
    }
    window.onGesture = { [unowned self] gesture, view in
      switch gesture {
      case .swipe(let direction):
        say("window swipe \(word(for: direction)) \(names.name(of: view))")
      case .shape(let match): say("window shape \(match.name) \(text(match.score))")
      }
      occur()
    }
    window.onMiss = { [unowned self] miss, view in
      say("window miss \(missWords(miss)) \(names.name(of: view))")
    }
    return window
  }

  private func word(for direction: SwipeDirection) -> String {
    switch direction {
    case .left: "left"
    case .right: "right"
    case .up: "up"
    case .down: "down"
    }
  }
}
