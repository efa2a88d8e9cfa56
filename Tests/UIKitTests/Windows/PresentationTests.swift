import Expectations
import Testing
import TouchCore
import UIKit

/// Presented controllers.
@MainActor
struct PresentationTests {
  nonisolated private static let over: [UIModalPresentationStyle] = [
    .overFullScreen, .overCurrentContext,
  ]
  nonisolated private static let full: [UIModalPresentationStyle] = [
    .automatic, .fullScreen, .currentContext,
  ]

  @Test("a full-screen presentation takes the presenter out of its window", arguments: full)
  func fullScreen(style: UIModalPresentationStyle) {
    let bench = PresentationBench()
    let modal = bench.controller("modal", style)
    var completions = 0
    bench.root.present(modal, animated: false) { completions += 1 }
    expectEqual(
      bench.take(),
      [
        "root will disappear", "modal will appear", "modal did appear", "root did disappear",
      ]
    )
    expectEqual(completions, 1)
    #expect(bench.root.view.window == nil && bench.root.view.superview == nil)
    #expect(modal.view.window === bench.window)
    expectEqual(modal.view.convert(modal.view.bounds, to: nil), bench.window.bounds)
    #expect(bench.root.presentedViewController === modal)
    #expect(modal.presentingViewController === bench.root)
    modal.dismiss(animated: false) { completions += 1 }
    expectEqual(
      bench.take(),
      [
        "modal will disappear", "root will appear", "root did appear", "modal did disappear",
      ]
    )
    expectEqual(completions, 2)
    #expect(bench.root.view.superview === bench.window && bench.window.subviews.count == 1)
    #expect(modal.view.window == nil && modal.view.superview == nil)
    #expect(bench.root.presentedViewController == nil && modal.presentingViewController == nil)
    expectEqual(bench.warnings, [])
  }

  @Test("a presentation over the context leaves the presenter in its window", arguments: over)
  func overContext(style: UIModalPresentationStyle) {
    let bench = PresentationBench()
    let modal = bench.controller("modal", style)
    bench.root.present(modal, animated: false)
    expectEqual(bench.take(), ["modal will appear", "modal did appear"])
    #expect(bench.root.view.window === bench.window && modal.view.window === bench.window)
    bench.root.dismiss(animated: false)
    expectEqual(bench.take(), ["modal will disappear", "modal did disappear"])
    expectEqual(bench.window.subviews, [bench.root.view])
  }

  @Test("animated, the view slides in and out, and the ends are told when it is there")
  func animated() {
    let bench = PresentationBench()
    let modal = bench.controller("modal", .fullScreen)
    var completions: [Double] = []
    bench.root.present(modal, animated: true) {
      completions.append(bench.application.now.seconds)
      #expect(!modal.isBeingPresented)
    }
    expectEqual(bench.take(), ["root will disappear animated", "modal will appear animated"])
    #expect(modal.isBeingPresented && !modal.isBeingDismissed && completions == [])
    #expect(bench.root.view.window === bench.window)
    bench.wait(until: 0.399)
    #expect(bench.take() == [] && completions == [])
    bench.wait(until: 0.401)
    expectEqual(bench.take(), ["modal did appear animated", "root did disappear animated"])
    #expect(completions == [0.4] && bench.root.view.window == nil)
    modal.dismiss(animated: true) { completions.append(bench.application.now.seconds) }
    expectEqual(bench.take(), ["modal will disappear animated", "root will appear animated"])
    #expect(modal.isBeingDismissed && bench.root.view.window === bench.window)
    bench.wait(until: 2)
    expectEqual(bench.take(), ["root did appear animated", "modal did disappear animated"])
    #expect(completions.count == 2 && abs(completions[1] - 0.801) < 1e-9)
    #expect(!modal.isBeingDismissed && modal.view.superview == nil)
  }

  @Test("where animations are switched off, an animated presentation is there at once")
  func switchedOff() {
    let bench = PresentationBench()
    let modal = bench.controller("modal", .overFullScreen)
    UIView.setAnimationsEnabled(false)
    bench.root.present(modal, animated: true)
    expectEqual(bench.take(), ["modal will appear", "modal did appear"])
    modal.dismiss(animated: true)
    expectEqual(bench.take(), ["modal will disappear", "modal did disappear"])
    UIView.setAnimationsEnabled(true)
  }

  @Test("a child presents for its outermost ancestor, or for the one that defines the context")
  func contexts() {
    let bench = PresentationBench()
    let (side, leaf) = (bench.controller("side"), bench.controller("leaf"))
    bench.root.addChild(side)
    side.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    bench.root.view.addSubview(side.view)
    side.addChild(leaf)
    side.view.addSubview(leaf.view)
    let modal = bench.controller("modal", .overCurrentContext)
    leaf.present(modal, animated: false)
    #expect(modal.presentingViewController === bench.root)
    #expect(leaf.presentedViewController === modal && side.presentedViewController === modal)
    expectEqual(modal.view.bounds.size, bench.window.bounds.size)
    leaf.dismiss(animated: false)
    expectNil(leaf.presentedViewController)

    side.definesPresentationContext = true
    leaf.present(modal, animated: false)
    #expect(
      modal.presentingViewController === side
        && modal.view.bounds.size == CGSize(width: 100, height: 100)
    )
    expectNil(bench.root.presentedViewController)
    #expect(side.view.window != nil)
    modal.dismiss(animated: false)

    modal.modalPresentationStyle = .currentContext
    _ = bench.take()
    leaf.present(modal, animated: false)
    expectEqual(
      bench.take(),
      [
        "side will disappear", "leaf will disappear", "modal will appear", "modal did appear",
        "side did disappear", "leaf did disappear",
      ]
    )
    #expect(side.view.window == nil && bench.root.view.window != nil)
    modal.dismiss(animated: false)
    #expect(side.view.superview === bench.root.view)

    // A full-screen presentation takes no notice of the context.
    modal.modalPresentationStyle = .fullScreen
    leaf.present(modal, animated: false)
    #expect(modal.presentingViewController === bench.root)
  }

  @Test("what a presented controller presents goes with it, and only the frontmost one slides")
  func several() {
    let bench = PresentationBench()
    let first = bench.controller("first", .fullScreen)
    let second = bench.controller("second", .overFullScreen)
    let third = bench.controller("third", .fullScreen)
    bench.root.present(first, animated: false)
    first.present(second, animated: false)
    second.present(third, animated: false)
    #expect(third.presentingViewController === second && first.view.window != nil)
    expectNil(second.view.window)
    _ = bench.take()
    bench.root.dismiss(animated: true)
    expectEqual(
      bench.take(),
      [
        "third will disappear animated", "root will appear animated", "first will disappear",
        "first did disappear",
      ]
    )
    #expect(first.view.window == nil && third.view.window != nil)
    bench.wait(until: 1)
    expectEqual(bench.take(), ["root did appear animated", "third did disappear animated"])
    for controller in [bench.root, first, second, third] {
      expectNil(controller.presentedViewController)
      expectNil(controller.presentingViewController)
    }
    expectEqual(bench.window.subviews, [bench.root.view])
    // All of them can be presented again.
    bench.root.present(third, animated: false)
    #expect(third.view.window != nil)
  }

  @Test("a middle one dismisses what it presents, and then itself")
  func middle() {
    let bench = PresentationBench()
    let first = bench.controller("first", .fullScreen)
    let second = bench.controller("second", .fullScreen)
    bench.root.present(first, animated: false)
    first.present(second, animated: false)
    first.dismiss(animated: false)
    #expect(second.view.window == nil && first.view.window != nil)
    first.dismiss(animated: false)
    #expect(first.view.window == nil && bench.root.view.window != nil)
    _ = bench.take()
    first.dismiss(animated: false)
    bench.root.dismiss(animated: false)
    #expect(bench.take() == [] && bench.warnings == [])
  }

  @Test("what can't be presented or dismissed now is left out, with a line in the log")
  func refused() {
    let bench = PresentationBench()
    let (modal, other) = (bench.controller("modal", .overFullScreen), bench.controller("other"))
    other.present(modal, animated: false)
    #expect(bench.warnings.count == 1 && modal.presentingViewController == nil)
    bench.root.present(modal, animated: true)
    bench.root.present(other, animated: false)
    #expect(bench.warnings.count == 2 && other.presentingViewController == nil)
    modal.dismiss(animated: false)
    expectEqual(bench.warnings.count, 3)
    bench.wait(until: 1)
    modal.dismiss(animated: true)
    modal.dismiss(animated: false)
    expectEqual(bench.warnings.count, 4)
    bench.wait(until: 2)
    expectEqual(
      bench.take(),
      [
        "modal will appear animated", "modal did appear animated",
        "modal will disappear animated", "modal did disappear animated",
      ]
    )
    bench.window.isHidden = true
    bench.root.present(modal, animated: false)
    #expect(bench.warnings.count == 5 && modal.presentingViewController == nil)
  }

  @Test("a controller may dismiss itself in viewDidAppear, and present in viewDidDisappear")
  func fromCallbacks() {
    let bench = PresentationBench()
    let modal = bench.controller("modal", .fullScreen)
    modal.reactions["did appear"] = { [unowned modal] in
      #expect(modal.isBeingPresented)
      modal.dismiss(animated: false)
    }
    var completions = 0
    bench.root.present(modal, animated: false) { completions += 1 }
    #expect(completions == 1 && bench.root.view.window != nil && modal.view.window == nil)
    expectEqual(
      bench.take(),
      [
        "root will disappear", "modal will appear", "modal did appear", "modal will disappear",
        "root will appear", "root did appear", "modal did disappear",
      ]
    )
    modal.reactions["did appear"] = { [unowned modal] in modal.dismiss(animated: true) }
    bench.root.present(modal, animated: false)
    bench.wait(until: 1)
    #expect(modal.view.window == nil && bench.root.view.superview === bench.window)
    modal.reactions = [:]
    let next = bench.controller("next", .fullScreen)
    modal.reactions["did disappear"] = { [unowned modal] in
      #expect(modal.isBeingDismissed && modal.presentingViewController == nil)
      bench.root.present(next, animated: false)
    }
    bench.root.present(modal, animated: false)
    bench.root.dismiss(animated: false)
    #expect(bench.root.presentedViewController === next && next.view.window != nil)
    #expect(bench.root.view.window == nil && bench.warnings == [])
  }

  @Test("3.8 a presented controller's next responder is the one that presents it")
  func chain() {
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .currentContext] {
      let bench = PresentationBench()
      let modal = bench.controller("modal", style)
      bench.root.present(modal, animated: false)
      var chain: [UIResponder] = []
      var responder: UIResponder? = modal.view
      while let current = responder {
        chain.append(current)
        responder = current.next
      }
      let expected: [UIResponder] = [
        modal.view, modal, bench.root, bench.window, bench.application,
      ]
      expectEqual(chain, expected)
    }
  }

  @Test("another root controller ends what the one before presents")
  func newRoot() {
    let bench = PresentationBench()
    let modal = bench.controller("modal", .fullScreen)
    bench.root.present(modal, animated: false)
    let next = bench.controller("next")
    _ = bench.take()
    bench.window.rootViewController = next
    expectEqual(
      bench.take(),
      [
        "modal will disappear", "modal did disappear", "next will appear", "next did appear",
      ]
    )
    expectEqual(bench.window.subviews, [next.view])
    #expect(modal.presentingViewController == nil && bench.root.presentedViewController == nil)
    bench.window.rootViewController = bench.root
    expectEqual(bench.window.subviews, [bench.root.view])
  }

  @Test("a hidden window that is shown again shows what is presented, and not what made room")
  func hiddenWindow() {
    let bench = PresentationBench()
    let modal = bench.controller("modal", .fullScreen)
    bench.root.present(modal, animated: false)
    _ = bench.take()
    bench.window.isHidden = true
    expectEqual(bench.take(), ["modal will disappear", "modal did disappear"])
    bench.window.isHidden = false
    expectEqual(bench.take(), ["modal will appear", "modal did appear"])
    expectNil(bench.root.view.window)
  }

  @Test("a window that is hidden while a view slides in ends the slide")
  func hiddenMeanwhile() {
    let bench = PresentationBench()
    let modal = bench.controller("modal", .fullScreen)
    bench.root.present(modal, animated: true)
    bench.wait(until: 0.1)
    bench.window.isHidden = true
    bench.wait(until: 1)
    bench.window.isHidden = false
    bench.wait(until: 2)
    expectEqual(bench.log.filter { $0.contains("did appear") }.count, 1)
    #expect(modal.view.window != nil && bench.root.view.window == nil)
    bench.root.dismiss(animated: false)
    #expect(bench.root.view.window != nil)
  }

  @Test("a dismissed controller isn't kept, nor is one that presents without a window's knowledge")
  func memory() {
    let bench = PresentationBench()
    weak var gone: ToldController?
    do {
      let modal = bench.controller("modal", .fullScreen)
      gone = modal
      bench.root.present(modal, animated: true)
    }
    bench.wait(until: 1)
    #expect(gone != nil)
    bench.root.dismiss(animated: true)
    bench.wait(until: 2)
    expectNil(gone)
    let modal = bench.controller("modal", .overFullScreen)
    weak var presenter: ToldController?
    do {
      let side = bench.controller("side")
      presenter = side
      bench.root.view.addSubview(side.view)
      side.present(modal, animated: false)
      side.view.removeFromSuperview()
    }
    #expect(presenter == nil && modal.presentingViewController == nil)
    modal.dismiss(animated: false)
  }

  @Test("a subclass overrides the presenting methods and a window's root controller")
  func overriding() {
    final class Own: UIViewController {
      var calls: [String] = []
      override func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)? = nil
      ) {
        calls.append("present")
        super.present(viewControllerToPresent, animated: flag, completion: completion)
      }
      override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        calls.append("dismiss")
        super.dismiss(animated: flag, completion: completion)
      }
      override var presentedViewController: UIViewController? {
        calls.append("presented")
        return super.presentedViewController
      }
    }
    final class OwnWindow: UIWindow {
      var roots = 0
      override var rootViewController: UIViewController? {
        didSet { roots += 1 }
      }
    }
    UIApplication.launch(screen: CGSize(width: 100, height: 100))
    let window = OwnWindow()
    let (own, modal) = (Own(), UIViewController())
    window.rootViewController = own
    window.makeKeyAndVisible()
    #expect(window.roots == 1 && own.view.superview === window)
    own.present(modal, animated: false)
    #expect(own.presentedViewController === modal)
    own.dismiss(animated: false)
    expectEqual(own.calls, ["present", "presented", "dismiss"])
    window.rootViewController = nil
    #expect(window.roots == 2 && own.view.superview == nil)
  }
}
