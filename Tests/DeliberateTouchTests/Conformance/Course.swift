import DeliberateTouch
import Testing
import TouchCore
import UIKit

/// A deliberate gesture on a bench, as it is meant: its steps, the edges of its timers, and its log.
@MainActor
final class Course {
  let bench: Bench
  /// What happens, by its time in seconds.
  var steps: [(time: Double, act: (Double) -> Void)] = []
  /// The edges of the gesture's timers, in seconds.
  var edges: [Double] = []
  /// The words that begin something, and those that end it, in the log.
  var begins: Set<String> = []
  var ends: Set<String> = []
  /// What an undisturbed course logs.
  var expected: [String] = []
  /// Whether nothing is left behind.
  var isClean: () -> Bool = { true }
  /// Switches the gesture off and on.
  var setEnabled: (Bool) -> Void = { _ in }
  /// What has to live as long as the bench.
  var kept: [AnyObject] = []

  init(_ bench: Bench) { self.bench = bench }

  /// Plays the course from a time on, with an act at a moment of it.
  func play(from start: Double, at moment: Double? = nil, _ act: () -> Void = {}) {
    var isDue = moment != nil
    for step in steps {
      if isDue, let moment, step.time > moment {
        bench.wait(until: start + moment)
        act()
        isDue = false
      }
      // An act may have taken some time.
      step.act(max(start + step.time, bench.application.now.seconds))
    }
    if isDue, let moment {
      bench.wait(until: start + moment)
      act()
    }
  }
}

/// The gestures and controls that are disturbed.
enum Subject: String, CaseIterable {
  case confirmByTime, confirmByForce, holdMenu, pressMenu, tapPair, tapDown, swipe, drawing
  case drawer, carrier, highlight, target

  /// Builds the gesture.
  @MainActor
  func course() -> Course {
    switch self {
    case .confirmByTime: confirm(nil)
    case .confirmByForce: confirm(20.0 / 3)
    case .holdMenu: menu(nil)
    case .pressMenu: menu(4)
    case .tapPair: taps()
    case .tapDown: taps(countingAtTouchDown: true)
    case .swipe: swipeWindow()
    case .drawing: drawShape()
    case .drawer: openDrawer()
    case .carrier: carry()
    case .highlight: highlight()
    case .target: touchTarget()
    }
  }

  @MainActor
  private func confirm(_ force: Double?) -> Course {
    let course = Course(Bench(maximumForce: force))
    let bench = course.bench
    let button = ConfirmActionButton(frame: CGRect(x: 100, y: 300, width: 160, height: 44))
    bench.view.addSubview(button)
    button.onChange = { if $0 == .updating, bench.log.last != "pressed" { bench.note("pressed") } }
    button.onMiss = { _ in bench.note("missed") }
    button.addAction(UIAction { _ in bench.note("value") }, for: .valueChanged)
    course.steps = [
      (0, { bench.play(.down(1, 180, 322, force: force.map { _ in 0.5 }), at: $0) }),
      (0.5, { bench.play(.move(1, 182, 320, force: force.map { _ in 1.5 }), at: $0) }),
      (1.2, { bench.play(.move(1, 180, 322, force: force.map { _ in 3.2 }), at: $0) }),
      (2.2, { bench.play(.move(1, 180, 278), at: $0) }),
      (2.4, { bench.play(.up(1), at: $0) }),
    ]
    course.setEnabled = { button.isEnabled = $0 }
    course.edges = force == nil ? [0.1, 1, 1.9, 2] : []
    course.begins = ["pressed"]
    course.ends = ["missed", "value"]
    course.expected = ["pressed", "value"]
    course.isClean = {
      button.confirmation == .idle && button.intention == 0 && bench.window.subviews.count <= 1
    }
    return course
  }

  @MainActor
  private func menu(_ force: Double?) -> Course {
    let course = Course(Bench(maximumForce: force))
    let bench = course.bench
    let menu = ForceActionMenu(actions: [ForceAction(title: "A"), ForceAction(title: "B")])
    menu.onEvent = { event in
      if case .fixed = event { return }
      bench.note(event.word)
    }
    let press = ForceTouchGestureRecognizer(type: .forceTouch)
    press.onEvent = { event in
      switch event {
      case .started: bench.note("started")
      case .force: break
      case .fixed: bench.note("fixed")
      case .ended: bench.note("ended")
      }
      menu.handle(event, in: bench.view, snapshot: { nil })
    }
    bench.view.addGestureRecognizer(press)
    course.kept = [menu, press]
    course.setEnabled = { press.isEnabled = $0 }
    course.steps = [
      (0, { bench.play(.down(1, 200, 300, force: force.map { _ in 0.5 }), at: $0) }),
      (0.2, { bench.play(.move(1, 203, 300, force: force.map { _ in 0.9 }), at: $0) }),
      (0.4, { bench.play(.move(1, 203, 301, force: force.map { _ in 2 }), at: $0) }),
      (0.6, { bench.play(.move(1, 203, 302, force: force), at: $0) }),
      (
        0.8,
        { time in
          let icon = menu.isOpen ? menu.iconCenters[0] : CGPoint(x: 203, y: 302)
          bench.play(.move(1, Double(icon.x), Double(icon.y)), at: time)
        }
      ),
      (0.9, { bench.play(.up(1), at: $0) }),
      (
        2,
        { time in
          bench.wait(until: time)
          menu.dismiss()
        }
      ),
    ]
    course.edges = force == nil ? [0.3, 0.31, 0.48] : []
    course.begins = ["started", "opened"]
    course.ends = ["fixed", "ended", "chosen A", "chosen B", "dismissed"]
    course.expected = ["started", "opened", "fixed", "chosen A"]
    course.isClean = { !menu.isOpen && press.touch == nil && press.stage == .idle }
    return course
  }

  @MainActor
  private func taps(countingAtTouchDown countsAtTouchDown: Bool = false) -> Course {
    let course = Course(Bench())
    let bench = course.bench
    let tap = TriggeredTapGestureRecognizer()
    tap.requiredCount = 2
    tap.countsAtTouchDown = countsAtTouchDown
    course.setEnabled = { tap.isEnabled = $0 }
    let heard = Heard { bench.note("unlocked") }
    tap.addTarget(heard, action: Selector(Heard.act))
    bench.view.addGestureRecognizer(tap)
    course.kept = [heard, tap]
    course.steps = [
      (0, { bench.play(.down(1, 100, 300), at: $0) }),
      (0.5, { bench.play(.down(2, 300, 300), at: $0) }),
      (0.6, { bench.play(.up(2), at: $0) }),
      (0.8, { bench.play(.down(3, 300, 300), at: $0) }),
      (0.9, { bench.play(.up(3), at: $0) }),
      (1.2, { bench.play(.up(1), at: $0) }),
    ]
    course.edges = [0.1, 0.7]
    course.expected = ["unlocked"]
    course.isClean = { tap.trigger == nil }
    return course
  }

  @MainActor
  private func swipeWindow() -> Course {
    let bench = Bench(window: { SwipeWindow(frame: $0) })
    let course = Course(bench)
    guard let window = bench.window as? SwipeWindow else { return course }
    window.onGesture = { _, _ in bench.note("seen") }
    course.steps = [(0, { bench.play(.down(1, 300, 300), at: $0) })]
    for step in 1...6 {
      course.steps.append(
        (Double(step) * 0.05, { bench.play(.move(1, 300 - Double(step) * 30, 300), at: $0) })
      )
    }
    course.steps.append((0.4, { bench.play(.up(1), at: $0) }))
    course.expected = ["seen"]
    return course
  }

  @MainActor
  private func openDrawer() -> Course {
    let course = Course(Bench())
    let bench = course.bench
    let drawer = DrawerController(main: UIView(), drawer: UIView(), height: 150)
    drawer.showsHandle = true
    drawer.view.frame = bench.view.bounds
    drawer.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    bench.view.addSubview(drawer.view)
    bench.window.layoutIfNeeded()
    drawer.onChange = { bench.note($0 ? "opened" : "closed") }
    course.kept = [drawer]
    course.setEnabled = { drawer.scrollView.panGestureRecognizer.isEnabled = $0 }
    course.steps = [(0, { bench.play(.down(1, 200, 150), at: $0) })]
    for step in 1...6 {
      course.steps.append(
        (Double(step) * 0.05, { bench.play(.move(1, 200, 150 + Double(step) * 25), at: $0) })
      )
    }
    course.steps += [
      (0.4, { bench.play(.up(1), at: $0) }),
      (
        3,
        { time in
          bench.wait(until: time)
          drawer.setOpen(false, animated: false)
        }
      ),
    ]
    course.expected = ["opened", "closed"]
    course.isClean = { [0, 150].contains(drawer.scrollView.contentOffset.y) }
    return course
  }

  @MainActor
  private func carry() -> Course {
    let course = Course(Bench())
    let bench = course.bench
    let dot = UIView(frame: CGRect(x: 180, y: 280, width: 40, height: 40))
    let carrier = ViewCarrier(stage: bench.view)
    carrier.containers = [bench.view]
    bench.view.addSubview(dot)
    carrier.carry(dot)
    carrier.onEvent = { event in
      switch event {
      case .pickedUp: bench.note("picked up")
      case .moved: break
      case .dropped: bench.note("dropped")
      }
    }
    course.kept = [carrier]
    course.setEnabled = { isEnabled in
      for press in dot.gestureRecognizers ?? [] { press.isEnabled = isEnabled }
    }
    course.steps = [
      (
        0,
        { time in
          dot.center = CGPoint(x: 200, y: 300)
          bench.play(.down(1, 200, 300), at: time)
        }
      ),
      (0.7, { bench.play(.move(1, 150, 200), at: $0) }),
      (0.9, { bench.play(.up(1), at: $0) }),
      (2, { bench.wait(until: $0) }),
    ]
    course.edges = [0.5]
    course.begins = ["picked up"]
    course.ends = ["dropped"]
    course.expected = ["picked up", "dropped"]
    course.isClean = {
      carrier.carried.isEmpty && dot.transform == .identity && dot.alpha == 1
        && dot.layer.animationKeys() == nil
    }
    return course
  }
}
