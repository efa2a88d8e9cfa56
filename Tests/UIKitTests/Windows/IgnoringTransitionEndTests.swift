import Expectations
import Testing
import TouchCore
import UIKit

/// What a transition has its application ignore ends once, whatever else ends meanwhile.
@MainActor
struct IgnoringTransitionEndTests {
  /// A bench whose animator adds the view that comes and leaves the end to the test.
  private func open(_ style: UIModalPresentationStyle = .overFullScreen) -> TransitionBench {
    let bench = TransitionBench(style)
    bench.delegate.makesManager = false
    bench.delegate.animation = { context in
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    }
    return bench
  }

  private func complete(_ bench: TransitionBench, _ number: Int, _ didComplete: Bool = true) {
    bench.delegate.contexts[number].completeTransition(didComplete)
  }

  @Test("a transition that is completed twice leaves the client's own beginning alone")
  func completedTwice() {
    let bench = open()
    let application = bench.bench.application
    application.beginIgnoringInteractionEvents()
    bench.root.present(bench.modal, animated: true)
    complete(bench, 0)
    complete(bench, 0)
    #expect(application.isIgnoringInteractionEvents)
    application.endIgnoringInteractionEvents()
    #expect(!application.isIgnoringInteractionEvents)
  }

  @Test(
    "an animator that ends it itself has touches during its animations, and later ones count anew"
  )
  func endedByClient() {
    let bench = open()
    let application = bench.bench.application
    bench.delegate.animation = { context in
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      application.endIgnoringInteractionEvents()
    }
    bench.root.present(bench.modal, animated: true)
    #expect(!application.isIgnoringInteractionEvents)
    _ = bench.bench.take()
    bench.bench.send(.began, 150, 300, at: 0.1)
    bench.bench.send(.ended, 150, 300, at: 0.2)
    expectEqual(bench.bench.take(), ["modal's view b", "modal's view e"])
    complete(bench, 0)
    bench.delegate.animation = { _ in }
    bench.modal.dismiss(animated: true)
    #expect(application.isIgnoringInteractionEvents)
    complete(bench, 1)
    #expect(!application.isIgnoringInteractionEvents)
  }

  @Test("another root controller ends it for all that the one before presents", arguments: [1, 2])
  func anotherRoot(count: Int) {
    let bench = open()
    let application = bench.bench.application
    bench.root.present(bench.modal, animated: true)
    let second = bench.bench.controller("second", .overFullScreen)
    second.transitioningDelegate = bench.delegate
    if count == 2 { bench.modal.present(second, animated: true) }
    expectEqual(bench.delegate.contexts.count, count)
    application.beginIgnoringInteractionEvents()
    bench.bench.window.rootViewController = bench.bench.controller("next")
    // What the client began stays.
    #expect(application.isIgnoringInteractionEvents)
    application.endIgnoringInteractionEvents()
    #expect(!application.isIgnoringInteractionEvents)
    application.beginIgnoringInteractionEvents()
    for context in bench.delegate.contexts { context.completeTransition(true) }
    #expect(application.isIgnoringInteractionEvents)
  }

  @Test("another root controller ends it for several that leave together")
  func anotherRootWhileSeveralLeave() {
    let bench = open()
    let application = bench.bench.application
    bench.root.present(bench.modal, animated: false)
    let second = bench.bench.controller("second", .overFullScreen)
    second.transitioningDelegate = bench.delegate
    bench.modal.present(second, animated: false)
    bench.root.dismiss(animated: true)
    expectEqual(bench.delegate.contexts.count, 1)
    application.beginIgnoringInteractionEvents()
    bench.bench.window.rootViewController = bench.bench.controller("next")
    #expect(application.isIgnoringInteractionEvents)
    application.endIgnoringInteractionEvents()
    #expect(!application.isIgnoringInteractionEvents)
  }

  @Test(
    "a controller in whose place another root controller comes before the animations ignores nothing"
  )
  func goneBefore() {
    let bench = open()
    bench.modal.reactions["will appear"] = {
      bench.bench.window.rootViewController = bench.bench.controller("next")
    }
    bench.root.present(bench.modal, animated: true)
    expectEqual(bench.delegate.contexts.count, 0)
    #expect(!bench.bench.application.isIgnoringInteractionEvents)
  }

  @Test("a window that goes in the middle ends it, once")
  func windowGoes() {
    let bench = open()
    let application = bench.bench.application
    let presenter = bench.bench.controller("presenter")
    weak var gone: UIWindow?
    do {
      let window = UIWindow()
      gone = window
      window.rootViewController = presenter
      window.isHidden = false
      presenter.present(bench.modal, animated: true)
      #expect(application.isIgnoringInteractionEvents)
      bench.wait(until: 0.1)
    }
    #expect(gone == nil)
    _ = bench.bench.take()
    bench.bench.send(.began, 150, 300, at: 0.2)
    bench.bench.send(.ended, 150, 300, at: 0.3)
    expectEqual(bench.bench.take(), ["root's view b", "root's view e"])
    application.beginIgnoringInteractionEvents()
    complete(bench, 0)
    #expect(application.isIgnoringInteractionEvents)
    application.endIgnoringInteractionEvents()
    #expect(!application.isIgnoringInteractionEvents)
  }

  @Test(
    "what the client begins after a window is gone lasts, and what it ends without a beginning isn't kept"
  )
  func countsAfterWindowGoes() {
    let bench = open()
    let application = bench.bench.application
    func loseWindow(ending: Bool = false) {
      let modal = bench.bench.controller("lost", .overFullScreen)
      modal.transitioningDelegate = bench.delegate
      let window = UIWindow()
      window.rootViewController = bench.bench.controller("presenter")
      window.isHidden = false
      window.rootViewController?.present(modal, animated: true)
      #expect(application.isIgnoringInteractionEvents)
      if ending { application.endIgnoringInteractionEvents() }
    }
    loseWindow()
    application.beginIgnoringInteractionEvents()
    #expect(application.isIgnoringInteractionEvents)
    application.endIgnoringInteractionEvents()
    #expect(!application.isIgnoringInteractionEvents)
    loseWindow()
    application.endIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    #expect(application.isIgnoringInteractionEvents)
    application.endIgnoringInteractionEvents()
    // What the client ended is no beginning any more once the window is gone.
    loseWindow(ending: true)
    application.beginIgnoringInteractionEvents()
    #expect(application.isIgnoringInteractionEvents)
  }

  @Test("views that leave the window end their animations, and so it")
  func viewsLeave() {
    let bench = open()
    let child = bench.bench.controller("child")
    child.definesPresentationContext = true
    bench.root.addChild(child)
    bench.root.view.addSubview(child.view)
    child.didMove(toParent: bench.root)
    bench.modal.modalPresentationStyle = .overCurrentContext
    bench.delegate.animation = { context in
      guard let view = context.view(forKey: .to) else { return }
      context.containerView.addSubview(view)
      view.alpha = 0
      UIView.animate(
        withDuration: 0.5,
        animations: { view.alpha = 1 },
        completion: { _ in context.completeTransition(true) }
      )
    }
    child.present(bench.modal, animated: true)
    #expect(bench.bench.application.isIgnoringInteractionEvents)
    child.willMove(toParent: nil)
    for view in bench.root.view.subviews { view.removeFromSuperview() }
    child.removeFromParent()
    bench.wait(until: 0.1)
    #expect(!bench.bench.application.isIgnoringInteractionEvents)
  }

  @Test(
    "an application that comes in the middle ignores nothing, and the end changes nothing in it"
  )
  func anotherApplication() {
    let bench = open()
    bench.root.present(bench.modal, animated: true)
    let next = PresentationBench()
    #expect(next.application !== bench.bench.application)
    #expect(!next.application.isIgnoringInteractionEvents)
    next.send(.began, 150, 300, at: 0.1)
    expectEqual(next.take(), ["root's view b"])
    next.application.beginIgnoringInteractionEvents()
    complete(bench, 0)
    #expect(next.application.isIgnoringInteractionEvents)
    #expect(!bench.bench.application.isIgnoringInteractionEvents)
  }

  @Test("of two transitions the one that ends last ends it", arguments: [[0, 1], [1, 0]])
  func nested(order: [Int]) {
    let bench = open()
    bench.root.present(bench.modal, animated: true)
    let second = bench.bench.controller("second", .overFullScreen)
    second.transitioningDelegate = bench.delegate
    bench.modal.present(second, animated: true)
    expectEqual(bench.delegate.contexts.count, 2)
    complete(bench, order[0])
    #expect(bench.bench.application.isIgnoringInteractionEvents)
    complete(bench, order[1])
    #expect(!bench.bench.application.isIgnoringInteractionEvents)
  }

  @Test("a completion that begins the next transition has touches ignored to the end of that")
  func chained() {
    let bench = open()
    let application = bench.bench.application
    var isGone = false
    bench.root.present(bench.modal, animated: true) {
      #expect(!application.isIgnoringInteractionEvents)
      bench.modal.dismiss(animated: true) { isGone = true }
    }
    complete(bench, 0)
    expectEqual(bench.delegate.contexts.count, 2)
    #expect(application.isIgnoringInteractionEvents)
    complete(bench, 0)
    #expect(application.isIgnoringInteractionEvents)
    complete(bench, 1)
    #expect(!application.isIgnoringInteractionEvents && isGone)
  }
}
