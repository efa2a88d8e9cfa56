import Expectations
import Testing
import TouchCore
import UIKit

/// Transitions that a client animates, and nothing drives.
@MainActor
struct CustomTransitionTests {
  @Test("the delegate's animator runs, and all that take part are told in their order")
  func order() {
    let bench = TransitionBench()
    bench.root.present(bench.modal, animated: true) { bench.bench.log.append("completion") }
    expectEqual(
      bench.bench.take(),
      [
        "animator for presented", "manager begins", "modal will appear animated", "animate",
      ]
    )
    #expect(bench.top == 800 && bench.modal.view.frame.minY == 200)
    #expect(bench.modal.isBeingPresented)
    bench.wait(until: 0.25)
    #expect(abs(bench.top - 500) < 1e-3)
    bench.wait(until: 1)
    expectEqual(
      bench.bench.take(),
      [
        "animation ended true", "modal did appear animated", "manager ends true", "ended true",
        "completion",
      ]
    )
    #expect(!bench.modal.isBeingPresented && bench.root.view.window != nil)
    bench.modal.dismiss(animated: true) { bench.bench.log.append("completion") }
    expectEqual(
      bench.bench.take(),
      [
        "animator for dismissed", "driver for dismissed", "manager begins dismissal",
        "modal will disappear animated", "animate",
      ]
    )
    bench.wait(until: 2)
    expectEqual(
      bench.bench.take(),
      [
        "animation ended true", "modal did disappear animated", "manager ends dismissal true",
        "ended true", "completion",
      ]
    )
    #expect(bench.modal.view.superview == nil && bench.bench.window.subviews == [bench.root.view])
  }

  @Test("without animation no animator is asked, and there is no coordinator")
  func notAnimated() {
    let bench = TransitionBench()
    bench.root.present(bench.modal, animated: false)
    bench.modal.dismiss(animated: false)
    expectEqual(
      bench.bench.take(),
      [
        "manager begins", "modal will appear", "modal did appear", "manager ends true",
        "manager begins dismissal", "modal will disappear", "modal did disappear",
        "manager ends dismissal true",
      ]
    )
    expectEqual(bench.delegate.manager?.dimming.alpha, 1)
  }

  @Test("the presentation controller says where the view is, and hears of the container's layout")
  func manager() {
    let bench = TransitionBench()
    expectNil(bench.modal.presentationController)
    bench.present()
    let manager = bench.delegate.manager
    expectEqual(bench.modal.view.frame, CGRect(x: 0, y: 200, width: 300, height: 400))
    #expect(bench.modal.presentationController === manager && manager != nil)
    #expect(manager?.presentingViewController === bench.root)
    expectEqual(manager?.presentationStyle, .custom)
    bench.wait(until: 0.1)
    #expect((manager?.layouts ?? 0) > 0)
    bench.bench.application.rotate(to: CGSize(width: 600, height: 300))
    bench.wait(until: 0.2)
    expectEqual(bench.modal.view.frame.width, 600)
    #expect(bench.bench.take().contains("modal turns to 600"))
  }

  @Test("full screen the presenter's view takes part: it is in the context, and leaves at the end")
  func fullScreen() {
    let bench = TransitionBench(.fullScreen)
    var frames: [CGRect] = []
    let (root, modal) = (bench.root, bench.modal)
    bench.delegate.animation = { context in
      let views = [context.view(forKey: .from), context.view(forKey: .to)]
      expectEqual(views, [root.view, modal.view])
      #expect(
        context.viewController(forKey: .from) === root && context.presentationStyle == .fullScreen
      )
      frames = [root, modal].flatMap {
        [context.initialFrame(for: $0), context.finalFrame(for: $0)]
      }
      // A flip moves both views into the container.
      for view in views.compactMap({ $0 }) { context.containerView.addSubview(view) }
      context.completeTransition(true)
    }
    let all = bench.bench.window.bounds
    root.present(modal, animated: true)
    expectEqual(frames, [all, .zero, .zero, all])
    #expect(root.view.superview == nil && modal.view.window != nil)
    expectEqual(
      bench.bench.take(),
      [
        "animator for presented", "root will disappear animated", "modal will appear animated",
        "animate", "modal did appear animated", "root did disappear animated", "ended true",
      ]
    )
    bench.delegate.animation = { context in
      #expect(context.view(forKey: .from) === modal.view)
      frames = [root, modal].flatMap {
        [context.initialFrame(for: $0), context.finalFrame(for: $0)]
      }
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      context.completeTransition(true)
    }
    modal.dismiss(animated: true)
    expectEqual(frames, [.zero, all, all, all])
    #expect(root.view.superview === bench.bench.window && bench.bench.window.subviews.count == 1)
  }

  @Test("a presenter that stays is not in the context, and the custom style keeps it")
  func staying() {
    let bench = TransitionBench()
    bench.delegate.makesManager = false
    bench.delegate.animation = { context in
      expectNil(context.view(forKey: .from))
      expectEqual(context.finalFrame(for: bench.root), context.containerView.bounds)
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      context.completeTransition(true)
    }
    bench.root.present(bench.modal, animated: true)
    #expect(bench.root.view.window != nil && bench.modal.view.window != nil)
    expectEqual(bench.modal.view.frame, bench.bench.window.bounds)
  }

  @Test("completeTransition(_:) that is called twice is left out, with a line in the log")
  func twice() {
    let bench = TransitionBench()
    bench.root.present(bench.modal, animated: true)
    bench.wait(until: 1)
    _ = bench.bench.take()
    bench.delegate.contexts[0].completeTransition(false)
    #expect(bench.bench.warnings.count == 1 && bench.bench.take() == [])
    #expect(bench.modal.view.window != nil)
  }

  @Test("an animator that never completes leaves the transition open, until another root comes")
  func never() {
    let bench = TransitionBench()
    bench.delegate.completes = false
    bench.root.present(bench.modal, animated: true)
    bench.wait(until: 5)
    #expect(bench.modal.isBeingPresented && bench.modal.transitionCoordinator != nil)
    bench.modal.dismiss(animated: false)
    expectEqual(bench.bench.warnings.count, 1)
    bench.bench.window.rootViewController = bench.bench.controller("next")
    #expect(bench.modal.presentingViewController == nil && bench.modal.transitionCoordinator == nil)
    bench.delegate.contexts[0].completeTransition(true)
    #expect(bench.bench.warnings.count == 1 && bench.modal.view.window == nil)
  }

  @Test("a presented view that is removed in mid-transition ends its animation, and the transition")
  func tornDown() {
    let bench = TransitionBench()
    bench.root.present(bench.modal, animated: true)
    bench.wait(until: 0.1)
    _ = bench.bench.take()
    bench.modal.view.removeFromSuperview()
    bench.wait(until: 0.2)
    #expect(bench.bench.take().contains("ended true"))
    expectNil(bench.modal.transitionCoordinator)
    bench.modal.dismiss(animated: false)
    #expect(bench.root.presentedViewController == nil && bench.bench.window.subviews.count == 1)
  }

  @Test("an animator that reports no end but a cancellation undoes the presentation")
  func undone() {
    let bench = TransitionBench(.fullScreen)
    var completions = 0
    bench.delegate.animation = { context in
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      context.completeTransition(false)
    }
    bench.root.present(bench.modal, animated: true) { completions += 1 }
    expectEqual(
      bench.bench.take(),
      [
        "animator for presented", "root will disappear animated", "modal will appear animated",
        "animate", "modal will disappear animated", "root will appear animated",
        "modal did disappear animated", "root did appear animated", "ended false",
      ]
    )
    #expect(
      bench.root.presentedViewController == nil && bench.modal.presentingViewController == nil
    )
    #expect(bench.bench.window.subviews == [bench.root.view] && completions == 0)
  }

  @Test("of several that are dismissed the frontmost animates, and nothing drives it")
  func several() {
    let bench = TransitionBench()
    let middle = bench.bench.controller("middle", .overFullScreen)
    bench.delegate.driver = bench.percent
    bench.root.present(middle, animated: false)
    middle.present(bench.modal, animated: false)
    _ = bench.bench.take()
    bench.root.dismiss(animated: true)
    let log = bench.bench.take()
    #expect(log.contains("animate") && !log.contains("driver for dismissed"))
    bench.wait(until: 1)
    expectEqual(bench.bench.window.subviews, [bench.root.view])
  }

  @Test("without an animator the view slides in from below, and out again")
  func slide() {
    let bench = PresentationBench()
    let modal = bench.controller("modal", .overFullScreen)
    func frame() -> CGRect { modal.view.layer.presentation()?.frame ?? .zero }
    bench.root.present(modal, animated: true)
    expectEqual(frame(), CGRect(x: 0, y: 600, width: 300, height: 600))
    bench.wait(until: 0.2)
    #expect(frame().minX == 0 && abs(frame().minY - 300) < 1e-3)
    bench.wait(until: 1)
    expectEqual(frame(), bench.window.bounds)
    modal.dismiss(animated: true)
    bench.wait(until: 1.2)
    #expect(frame().minX == 0 && abs(frame().minY - 300) < 1e-3)
  }

  @Test("the coordinator's animations run with an animator that nothing drives")
  func alongside() throws {
    let bench = TransitionBench()
    bench.root.present(bench.modal, animated: true)
    let dimming = try #require(bench.delegate.manager?.dimming)
    bench.wait(until: 0.25)
    #expect(abs((dimming.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-5)
    bench.wait(until: 1)
    expectEqual(dimming.layer.presentation()?.opacity, 1)
  }

  @Test("crossDissolve lets the view appear and fade, and leaves its alpha as it was")
  func dissolve() {
    let bench = PresentationBench()
    let modal = bench.controller("modal", .overFullScreen)
    modal.modalTransitionStyle = .crossDissolve
    modal.view.alpha = 0.8
    bench.root.present(modal, animated: true)
    bench.wait(until: 0.2)
    #expect(abs((modal.view.layer.presentation()?.opacity ?? 0) - 0.4) < 1e-5)
    expectEqual(modal.view.frame, bench.window.bounds)
    bench.wait(until: 1)
    modal.dismiss(animated: true)
    bench.wait(until: 1.2)
    #expect(abs((modal.view.layer.presentation()?.opacity ?? 0) - 0.4) < 1e-5)
    bench.wait(until: 2)
    #expect(modal.view.superview == nil && abs(modal.view.alpha - 0.8) < 1e-6)
  }

  @Test("nothing keeps a controller whose transitions are over")
  func memory() {
    weak var gone: ToldController?
    weak var manager: UIPresentationController?
    let delegate = SlidingDelegate()
    let bench = PresentationBench()
    do {
      let modal = bench.controller("modal", .custom)
      modal.transitioningDelegate = delegate
      delegate.animation = { context in
        if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
        context.completeTransition(true)
      }
      delegate.makesManager = false
      gone = modal
      bench.root.present(modal, animated: true)
      manager = modal.presentationController
    }
    #expect(gone != nil && manager != nil)
    bench.root.dismiss(animated: true)
    expectEqual(delegate.contexts.count, 2)
    delegate.forget()
    bench.wait(until: 1)
    #expect(gone == nil && manager == nil)
  }
}
