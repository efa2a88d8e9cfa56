import DeliberateTouch
import Expectations
import Testing
import TouchCore
import UIKit

/// An interruption at every step of a press and of the menu that it opens: what began ends once, a
/// menu that stays can still be tapped, and none is left behind.
@MainActor
struct ForceMenuDisturbanceTests {
  /// The interruptions.
  enum Interruption: CaseIterable {
    /// The system cancels all touches.
    case system
    /// Another finger touches the screen, and stays.
    case secondFinger
    /// Another finger taps.
    case secondTap
    /// The pressed view is removed.
    case pressedViewRemoved
    /// The controller's view is removed.
    case viewRemoved
    /// The menu is removed.
    case menuRemoved
    /// The recognizer is disabled.
    case disabled
    /// The recognizer is removed from its view.
    case recognizerRemoved
    /// The content scrolls without a finger.
    case scrolled
  }

  private func steps(_ it: GridBench, _ force: Double?) -> [() -> Void] {
    let bench = it.bench
    let course: [() -> Void] =
      force == nil
      ? [
        { bench.play(.down(1, 200, 400), at: 0) },
        { bench.wait(until: 0.15) },
        { bench.wait(until: 0.3) },
        { bench.wait(until: 0.4) },
        { bench.wait(until: 0.48) },
        { bench.play(.move(1, 204, 401), at: 0.5) },
      ]
      : [
        { bench.play(.down(1, 200, 400, force: 0.5), at: 0) },
        { bench.play(.press(1, 0.9), at: 0.15) },
        { bench.play(.press(1, 1.5), at: 0.3) },
        { bench.play(.press(1, 3), at: 0.4) },
        { bench.play(.press(1, 4), at: 0.48) },
        { bench.play(.press(1, 2), at: 0.5) },
      ]
    let light = force.map { _ in 0.3 }
    return course + [
      { bench.play(.up(1), at: 0.6) },
      { bench.wait(until: 1) },
      { bench.play(.down(2, 162, 318, force: light), at: 1.1) },
      { bench.play(.up(2), at: 1.2) },
      { bench.wait(until: 1.3) },
      { bench.wait(until: 2) },
    ]
  }

  private func disturb(_ it: GridBench, _ interruption: Interruption) {
    let now = it.bench.application.now.seconds
    switch interruption {
    case .system: it.bench.interrupt(at: now)
    case .secondFinger: it.bench.play(.down(7, 30, 560, force: 0.3), at: now)
    case .secondTap:
      it.bench.play(.down(7, 30, 560, force: 0.3), at: now)
      it.bench.play(.up(7), at: now)
    case .pressedViewRemoved: it.grid.scrollView.removeFromSuperview()
    case .viewRemoved: it.grid.view.removeFromSuperview()
    case .menuRemoved: it.menu?.removeFromSuperview()
    case .disabled: it.grid.press?.isEnabled = false
    case .recognizerRemoved:
      if let press = it.grid.press { it.grid.scrollView.removeGestureRecognizer(press) }
    case .scrolled: it.grid.scrollView.contentOffset.y += 40
    }
  }

  @Test(
    "Deliberate gestures 1 after an interruption at any step, press and menu end once and leave nothing behind",
    arguments: Interruption.allCases,
    [0, 4.0]
  )
  func everyMoment(_ interruption: Interruption, _ most: Double) {
    let force = most > 0 ? most : nil
    for moment in 0...12 {
      let it = GridBench(maximumForce: force)
      var course: [String] = []
      it.grid.hear = { event in
        switch event {
        case .started: course.append("started")
        case .force: break
        case .fixed: course.append("fixed")
        case .ended: course.append("ended")
        }
      }
      for (index, step) in steps(it, force).enumerated() {
        if index == moment { disturb(it, interruption) }
        step()
      }
      if moment == 12 { disturb(it, interruption) }
      it.bench.wait(until: 5)
      it.bench.interrupt(at: 5)
      it.bench.wait(until: 6)
      let note = "\(interruption) before step \(moment)"
      // A menu that stays waits for a tap.
      if let menu = it.menu {
        #expect(menu.isOpen, "\(note)")
        expectEqual(course.last, "fixed", "\(note)")
        it.tap(menu.iconCenters[1], at: 7)
      }
      expectNil(it.menu, "\(note)")
      expectNil(it.bench.application.nextDeadline, "\(note)")
      let starts = course.count { $0 == "started" }
      let ends = course.count { $0 == "fixed" || $0 == "ended" }
      expectEqual(starts, ends, "\(note): \(course)")
      // A finger that comes before or after the press starts its own press.
      #expect(starts <= (interruption == .secondFinger ? 2 : 1), "\(note): \(course)")
      let results = it.bench.take().filter { !$0.hasPrefix("tap") }
      expectEqual(results.count, starts, "\(note): \(course), \(results)")
    }
  }

  @Test(
    "Deliberate gestures 1 whatever a controller does when its menu closes, nothing is left behind",
    arguments: Interruption.allCases
  )
  func reentrance(_ interruption: Interruption) {
    for place in [CGPoint(x: 162, y: 318), CGPoint(x: 30, y: 560)] {
      let it = GridBench()
      var words: [String] = []
      it.grid.write = { word in
        words.append(word)
        self.disturb(it, interruption)
      }
      it.press()
      it.tap(place, at: 2)
      it.bench.wait(until: 5)
      expectEqual(words.filter { !$0.hasPrefix("tap") }.count, 1, "\(interruption): \(words)")
      expectNil(it.menu, "\(interruption)")
    }
  }

  @Test("Deliberate gestures 1 an open menu retains neither its controller nor itself")
  func memory() {
    weak var controller: GridController?
    weak var menu: ForceActionMenu?
    for force in [4.0, nil] {
      do {
        let it = GridBench(maximumForce: force)
        it.press()
        controller = it.grid
        menu = it.menu
        expectEqual(menu?.isOpen, true)
        it.bench.window.rootViewController = nil
        it.bench.wait(until: 5)
      }
      // Another application replaces the one that held the window.
      _ = Bench()
      expectNil(menu)
      expectNil(controller)
    }
  }
}
