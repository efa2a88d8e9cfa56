import Expectations
import Testing
import TouchCore
import UIKit

/// Transitions that something drives.
@MainActor
struct InteractiveTransitionTests {
  private func near(_ value: CGFloat, _ other: CGFloat) -> Bool { abs(value - other) < 1e-3 }

  @Test("an update holds the animations at their part, whatever the time, along a straight line")
  func held() {
    let bench = TransitionBench()
    bench.present()
    #expect(bench.percent.percentComplete == 0 && bench.percent.duration == 0)
    bench.drag(to: 0.25)
    #expect(near(bench.top, 350) && bench.modal.view.frame.minY == 800)
    bench.wait(until: 3)
    #expect(near(bench.top, 350))
    bench.percent.update(0.5)
    #expect(near(bench.top, 500))
    bench.percent.update(0.1)
    #expect(near(bench.top, 260))
    bench.percent.update(-1)
    #expect(near(bench.top, 200) && bench.percent.percentComplete == 0)
    bench.percent.update(2)
    #expect(near(bench.top, 800) && bench.percent.percentComplete == 1)
    bench.percent.update(.nan)
    #expect(near(bench.top, 800) && bench.percent.percentComplete == 1)
    expectEqual(bench.percent.duration, 0.5)
    #expect(bench.modal.isBeingDismissed && bench.root.presentedViewController === bench.modal)
    #expect(!bench.bench.log.contains("animation ended true"))
  }

  @Test("finished, it takes the rest of its duration, along the completion curve")
  func finished() {
    let bench = TransitionBench()
    bench.present()
    bench.drag(to: 0.6)
    _ = bench.bench.take()
    bench.percent.finish()
    bench.wait(until: 0.05)
    // A quarter of the rest, slowly: an eighth of the way is the rest's 240 points' easeInOut.
    #expect(bench.top > 560 && bench.top < 560 + 240 / 4 - 10)
    bench.wait(until: 0.1)
    #expect(near(bench.top, 680))
    bench.wait(until: 0.199)
    expectEqual(bench.bench.take(), [])
    bench.wait(until: 0.2)
    expectEqual(
      bench.bench.take(),
      [
        "animation ended true", "modal did disappear animated", "manager ends dismissal true",
        "ended true",
      ]
    )
    #expect(bench.modal.view.superview == nil && bench.root.presentedViewController == nil)
  }

  @Test("completionSpeed divides the time of the rest, both ways", arguments: [true, false])
  func speed(finishes: Bool) {
    let bench = TransitionBench()
    bench.present()
    bench.drag(to: 0.5)
    bench.percent.completionSpeed = 2
    bench.percent.completionCurve = .linear
    if finishes { bench.percent.finish() } else { bench.percent.cancel() }
    bench.wait(until: 0.0625)
    #expect(near(bench.top, finishes ? 650 : 350))
    bench.wait(until: 0.124)
    #expect(bench.modal.isBeingDismissed)
    bench.wait(until: 0.126)
    #expect(!bench.modal.isBeingDismissed)
  }

  @Test("cancelled, it runs back, and view and controllers are as before")
  func cancelled() {
    let bench = TransitionBench(.fullScreen)
    bench.root.present(bench.modal, animated: false)
    var completions = 0
    bench.delegate.driver = bench.percent
    _ = bench.bench.take()
    bench.modal.dismiss(animated: true) { completions += 1 }
    bench.percent.update(0.4)
    expectEqual(
      bench.bench.take(),
      [
        "animator for dismissed", "driver for dismissed", "modal will disappear animated",
        "root will appear animated", "animate",
      ]
    )
    #expect(bench.root.view.window != nil)
    bench.percent.cancel()
    bench.wait(until: 0.1)
    #expect(near(bench.top, 120))
    bench.wait(until: 0.199)
    expectEqual(bench.bench.take(), [])
    bench.wait(until: 0.2)
    expectEqual(
      bench.bench.take(),
      [
        "animation ended true", "root will disappear animated", "root did disappear animated",
        "modal will appear animated", "modal did appear animated", "ended false",
      ]
    )
    #expect(bench.modal.view.frame == bench.bench.window.bounds && bench.top == 0)
    #expect(bench.root.view.window == nil && bench.root.presentedViewController === bench.modal)
    #expect(!bench.modal.isBeingDismissed && completions == 0)
    #expect(bench.modal.next === bench.root && bench.modal.transitionCoordinator == nil)
    // It can be dismissed again; clients ask by the percentage whether a transition is on.
    expectEqual(bench.percent.percentComplete, 0)
    bench.modal.dismiss(animated: true)
    bench.percent.update(0.9)
    bench.percent.finish()
    bench.wait(until: 1)
    #expect(bench.root.view.superview === bench.bench.window && bench.modal.view.superview == nil)
  }

  @Test("a cancelled presentation removes the presented view, and the presenter appears again")
  func cancelledPresentation() {
    let bench = TransitionBench(.fullScreen)
    bench.delegate.driver = bench.percent
    bench.root.present(bench.modal, animated: true)
    bench.percent.update(0.2)
    #expect(near(bench.top, 480))
    bench.percent.cancel()
    bench.wait(until: 1)
    expectEqual(
      bench.bench.take(),
      [
        "animator for presented", "root will disappear animated", "modal will appear animated",
        "animate", "animation ended true", "modal will disappear animated",
        "root will appear animated", "modal did disappear animated", "root did appear animated",
        "ended false",
      ]
    )
    expectEqual(bench.bench.window.subviews, [bench.root.view])
    #expect(!bench.modal.isBeingPresented && bench.root.presentedViewController == nil)
  }

  @Test("the coordinator's animations go with the others; its closures tell of interaction and end")
  func coordinator() throws {
    let bench = TransitionBench()
    bench.present()
    bench.drag(to: 0.3)
    let dimming = try #require(bench.delegate.manager?.dimming)
    #expect(abs((dimming.layer.presentation()?.opacity ?? 0) - 0.7) < 1e-5)
    let coordinator = try #require(bench.modal.transitionCoordinator)
    #expect(bench.root.transitionCoordinator === coordinator)
    #expect(coordinator.isInteractive && coordinator.initiallyInteractive && coordinator.isAnimated)
    #expect(coordinator.percentComplete == 0.3 && coordinator.transitionDuration == 0.5)
    #expect(!coordinator.isInterruptible && coordinator.completionVelocity == 1)
    var told: [String] = []
    coordinator.notifyWhenInteractionChanges { told.append("changes \($0.isInteractive)") }
    // The animations have begun: no more of them, but a completion.
    let isQueued = coordinator.animate(
      alongsideTransition: { _ in told.append("late") },
      completion: { told.append("cancelled \($0.isCancelled)") }
    )
    #expect(!isQueued)
    #expect(coordinator.animate(alongsideTransition: nil, completion: { _ in told.append("end") }))
    bench.percent.cancel()
    expectEqual(told, ["changes false"])
    bench.wait(until: 1)
    expectEqual(told, ["changes false", "cancelled true", "end"])
    #expect(dimming.alpha == 1 && dimming.layer.presentation()?.opacity == 1)
    #expect(!coordinator.animate(alongsideTransition: nil, completion: { _ in told.append("x") }))
  }

  @Test(
    "what ends before the first frame runs once there are animations",
    arguments: [true, false]
  )
  func early(finishes: Bool) {
    let bench = TransitionBench()
    bench.present()
    bench.delegate.driver = bench.percent
    bench.modal.reactions["will disappear"] = { [percent = bench.percent] in
      percent.update(0.5)
      if finishes { percent.finish() } else { percent.cancel() }
    }
    bench.modal.dismiss(animated: true)
    #expect(near(bench.top, 500) && bench.modal.transitionCoordinator?.isInteractive == false)
    bench.wait(until: 0.25)
    expectEqual((bench.modal.view.window == nil), finishes)
    expectNil(bench.modal.transitionCoordinator)
    // Without a transition its methods do nothing.
    bench.percent.finish()
    bench.percent.update(0.7)
    expectEqual(bench.percent.percentComplete, 0)
  }

  @Test("what moves before the first frame is where it was moved")
  func earlyUpdate() {
    let bench = TransitionBench()
    bench.present()
    bench.delegate.driver = bench.percent
    bench.modal.reactions["will disappear"] = { [percent = bench.percent] in percent.update(0.5) }
    bench.modal.dismiss(animated: true)
    #expect(near(bench.top, 500) && bench.modal.transitionCoordinator?.isInteractive == true)
    bench.wait(until: 1)
    #expect(near(bench.top, 500))
  }

  @Test("an interaction that never ends holds the transition; another dismissal is refused")
  func open() {
    let bench = TransitionBench()
    bench.present()
    bench.drag(to: 0.5)
    bench.wait(until: 10)
    bench.modal.dismiss(animated: true)
    #expect(bench.bench.warnings.count == 1 && near(bench.top, 500))
    bench.bench.window.rootViewController = bench.bench.controller("next")
    #expect(bench.modal.view.window == nil && bench.modal.presentingViewController == nil)
    bench.percent.update(0.8)
    expectEqual(bench.percent.percentComplete, 0)
  }

  @Test("another root controller abandons a transition: it isn't driven, told or ended any more")
  func abandoned() throws {
    let bench = TransitionBench()
    bench.present()
    bench.drag(to: 0.5)
    let coordinator = try #require(bench.modal.transitionCoordinator)
    let context = bench.delegate.contexts[0]
    var told = 0
    coordinator.notifyWhenInteractionChanges { _ in told += 1 }
    bench.bench.window.rootViewController = bench.bench.controller("next")
    #expect(!coordinator.isInteractive && coordinator.percentComplete == 0.5)
    context.updateInteractiveTransition(0.8)
    bench.percent.cancel()
    #expect(coordinator.percentComplete == 0.5 && !coordinator.isCancelled && told == 0)
    #expect(!coordinator.animate(alongsideTransition: nil, completion: { _ in told += 1 }))
    _ = bench.bench.take()
    for _ in 0..<2 { context.completeTransition(true) }
    bench.wait(until: 1)
    let ends = bench.bench.take().filter { $0.hasPrefix("ended") || $0.hasPrefix("manager ends") }
    #expect(ends == [] && told == 0 && bench.bench.warnings == [])
  }

  @Test("what an abandoned transition held elsewhere goes on for the rest of its time")
  func abandonedElsewhere() {
    let bench = TransitionBench()
    bench.present()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    bench.bench.window.addSubview(view)
    bench.delegate.animation = { _ in
      UIView.animate(withDuration: 0.5) { view.frame.origin.x = 100 }
    }
    bench.drag(to: 0.25)
    bench.bench.window.rootViewController = bench.bench.controller("next")
    func x() -> CGFloat { view.layer.presentation()?.frame.minX ?? -1 }
    #expect(near(x(), 25))
    bench.wait(until: 0.125)
    #expect(near(x(), 50))
    bench.wait(until: 0.3)
    #expect(near(x(), 85))
    bench.wait(until: 0.4)
    #expect(near(x(), 100))
  }

  @Test("the end of a transition leaves what drives it to the next one")
  func handedOn() {
    let bench = TransitionBench()
    bench.delegate.driver = bench.percent
    bench.delegate.makesManager = false
    bench.root.present(bench.modal, animated: true)
    let next = bench.bench.controller("next", .custom)
    next.transitioningDelegate = bench.delegate
    bench.modal.present(next, animated: true)
    bench.delegate.contexts[0].completeTransition(true)
    #expect(!bench.modal.isBeingPresented && next.isBeingPresented)
    bench.percent.update(0.25)
    expectEqual(bench.percent.percentComplete, 0.25)
    #expect(near(next.view.layer.presentation()?.frame.minY ?? -1, 450))
  }

  private enum Ending: CaseIterable {
    case finished
    case cancelled
    case abandoned
  }

  @Test("what drives transitions keeps nothing of one that is over", arguments: Ending.allCases)
  private func memory(ending: Ending) {
    weak var gone: ToldController?
    let (delegate, percent) = (SlidingDelegate(), UIPercentDrivenInteractiveTransition())
    let bench = PresentationBench()
    delegate.driver = percent
    delegate.makesManager = false
    do {
      let modal = bench.controller("modal", .custom)
      modal.transitioningDelegate = delegate
      gone = modal
      bench.root.present(modal, animated: false)
      modal.dismiss(animated: true)
    }
    percent.update(0.5)
    switch ending {
    case .finished: percent.finish()
    case .cancelled: percent.cancel()
    case .abandoned: bench.window.rootViewController = bench.controller("next")
    }
    bench.wait(until: 1)
    expectEqual((gone?.view.window != nil), (ending == .cancelled))
    if ending == .cancelled { bench.window.rootViewController = bench.controller("next") }
    delegate.forget()
    bench.wait(until: 2)
    expectNil(gone)
  }

  @Test("a window that is hidden in mid-interaction keeps the transition, which ends as it is told")
  func hidden() {
    let bench = TransitionBench()
    bench.present()
    bench.drag(to: 0.5)
    bench.bench.window.isHidden = true
    bench.wait(until: 1)
    bench.bench.window.isHidden = false
    bench.percent.finish()
    bench.wait(until: 2)
    #expect(bench.modal.view.superview == nil && bench.root.presentedViewController == nil)
    #expect(bench.modal.transitionCoordinator == nil && bench.bench.warnings == [])
    let log = bench.bench.log.filter { $0.hasPrefix("modal did") }.map { $0.prefix(13) }
    expectEqual(log, ["modal did dis", "modal did app", "modal did dis"])
  }

  @Test("a held view that is removed ends the transition; what drives it is then without effect")
  func tornDown() {
    let bench = TransitionBench()
    bench.present()
    bench.drag(to: 0.5)
    bench.modal.view.removeFromSuperview()
    bench.wait(until: 0.1)
    expectNil(bench.root.presentedViewController)
    bench.percent.cancel()
    bench.wait(until: 1)
    #expect(bench.bench.window.subviews == [bench.root.view] && bench.bench.warnings == [])
  }

  @Test("an animation with a delay, a shorter one and a longer one each end at their time")
  func several() {
    let bench = TransitionBench()
    bench.present()
    let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    for view in views { bench.modal.view.addSubview(view) }
    var ends: [(Int, Double)] = []
    bench.delegate.animation = { context in
      let times = [(0.2, 0.2), (0.0, 0.25), (0.0, 1.0)]
      for (index, (delay, duration)) in times.enumerated() {
        UIView.animate(
          withDuration: duration,
          delay: delay,
          animations: { views[index].frame.origin.x = 100 },
          completion: { _ in
            ends.append((index, bench.bench.application.now.seconds))
            if index == 2 { context.completeTransition(!context.transitionWasCancelled) }
          }
        )
      }
    }
    bench.drag(to: 0.6)
    let places = views.map { $0.layer.presentation()?.frame.minX ?? -1 }
    #expect(near(places[0], 50) && near(places[1], 100) && near(places[2], 30))
    bench.percent.completionCurve = .linear
    bench.percent.finish()
    bench.wait(until: 2)
    expectEqual(ends.map(\.0), [1, 0, 2])
    let times: [Double] = [0, 0.1, 0.7]
    for (end, time) in zip(ends, times) { #expect(abs(end.1 - time) < 1e-6) }
  }

  @Test("wantsInteractiveStart false lets the animator run in its own time")
  func notAtFirst() {
    let bench = TransitionBench()
    bench.present()
    bench.percent.wantsInteractiveStart = false
    bench.drag(to: 0.9)
    #expect(bench.top == 200 && bench.modal.transitionCoordinator?.initiallyInteractive == false)
    bench.wait(until: 0.5)
    expectNil(bench.modal.view.superview)
  }
}
