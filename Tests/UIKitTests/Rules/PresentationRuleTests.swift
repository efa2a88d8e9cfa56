import Expectations
import Testing
import TouchCore
import UIKit

/// Rules 3: what presentations, rotation and inactivity do to live touches.
@MainActor
struct PresentationRuleTests {
  @Test(
    "3.10 a full-screen presentation cancels the presenter's live touches",
    arguments: [UIModalPresentationStyle.automatic, .fullScreen, .currentContext]
  )
  func cancels(style: UIModalPresentationStyle) {
    let bench = PresentationBench()
    let modal = bench.controller("modal", style)
    bench.send(.began, 50, 50, at: 0)
    _ = bench.take()
    bench.root.present(modal, animated: false)
    bench.wait(until: 0.1)
    expectEqual(bench.take().last, "root's view c")
    bench.send(.moved, 60, 50, at: 0.2)
    bench.send(.ended, 60, 50, at: 0.3)
    expectEqual(bench.take(), [])
    bench.send(.began, 50, 50, at: 1)
    expectEqual(bench.take(), ["modal's view b"])
  }

  @Test("3.10 an animated one cancels them when the presenter leaves its window, and not before")
  func cancelsAtTheEnd() {
    let bench = PresentationBench()
    let modal = bench.controller("modal", .fullScreen)
    bench.send(.began, 50, 50, at: 0)
    bench.root.present(modal, animated: true)
    _ = bench.take()
    bench.send(.moved, 60, 50, at: 0.2)
    expectEqual(bench.take(), ["root's view m"])
    bench.wait(until: 0.5)
    expectEqual(bench.take().last, "root's view c")
  }

  @Test(
    "3.10 a presentation over the context leaves a live touch alone",
    arguments: [UIModalPresentationStyle.overFullScreen, .overCurrentContext],
    [false, true]
  )
  func leavesAlone(style: UIModalPresentationStyle, animated: Bool) {
    let bench = PresentationBench()
    let modal = bench.controller("modal", style)
    bench.send(.began, 50, 50, at: 0)
    bench.root.present(modal, animated: animated)
    _ = bench.take()
    bench.send(.moved, 60, 50, at: 0.2)
    expectEqual(bench.take(), ["root's view m"])
    // A new touch is for what is in front.
    bench.wait(until: 0.9)
    _ = bench.take()
    bench.send(.began, 50, 80, 2, at: 1)
    expectEqual(bench.take(), ["modal's view b"])
    bench.send(.ended, 60, 50, at: 1.1)
    expectEqual(bench.take(), ["root's view e"])
  }

  @Test(
    "3.10 a touch on the presented view is cancelled by its dismissal, for all that heard of it"
  )
  func dismissal() {
    let bench = PresentationBench()
    let modal = bench.controller("modal", .overFullScreen)
    modal.forwards = true
    bench.root.present(modal, animated: false)
    bench.wait(until: 0.1)
    _ = bench.take()
    bench.send(.began, 50, 50, at: 1)
    expectEqual(bench.take(), ["modal's view b", "modal b"])
    bench.root.dismiss(animated: false)
    _ = bench.take()
    bench.wait(until: 1.1)
    expectEqual(bench.take(), ["modal's view c", "modal c"])

    // A controller that passes its touches on has its presenter as the next one.
    final class Passing: UIViewController {}
    let passing = Passing()
    passing.modalPresentationStyle = .overFullScreen
    bench.root.present(passing, animated: false)
    bench.wait(until: 2)
    bench.send(.began, 50, 50, at: 2.1)
    expectEqual(bench.take(), ["root b"])
    passing.dismiss(animated: false)
    bench.wait(until: 2.2)
    expectEqual(bench.take(), ["root c"])
  }

  @Test("3.10 presenting in the action of a gesture that goes on, full screen and over it")
  func fromAnAction() {
    // 1 is began, 2 changed, 3 ended, 4 cancelled.
    for (style, states) in [
      (UIModalPresentationStyle.fullScreen, [1, 4]), (.overFullScreen, [1, 2, 3]),
    ] {
      let bench = PresentationBench()
      let modal = bench.controller("modal", style)
      @MainActor final class Target {
        var states: [Int] = []
        var act: () -> Void = {}
        func moved(_ pan: UIGestureRecognizer) {
          states.append(pan.state.rawValue)
          if pan.state == .began { act() }
        }
      }
      let target = Target()
      target.act = { bench.root.present(modal, animated: false) }
      bench.root.view.addGestureRecognizer(
        UIPanGestureRecognizer(target: target, action: Selector(Target.moved(_:)))
      )
      bench.send(.began, 50, 50, at: 0)
      bench.send(.moved, 80, 50, at: 0.1)
      #expect(modal.view.window != nil)
      bench.send(.moved, 90, 50, at: 0.2)
      bench.send(.ended, 90, 50, at: 0.3)
      expectEqual(target.states, states)
    }
  }

  @Test("3.10 recognizers of the window keep a touch whose view makes room")
  func window() {
    let bench = PresentationBench()
    @MainActor final class Target {
      var states: [Int] = []
      func moved(_ pan: UIGestureRecognizer) { states.append(pan.state.rawValue) }
    }
    let target = Target()
    let pan = UIPanGestureRecognizer(target: target, action: Selector(Target.moved(_:)))
    bench.window.addGestureRecognizer(pan)
    bench.send(.began, 50, 50, at: 0)
    bench.root.present(bench.controller("modal", .fullScreen), animated: false)
    bench.send(.moved, 80, 50, at: 0.1)
    bench.send(.ended, 80, 50, at: 0.2)
    expectEqual(target.states, [1, 3])
  }

  @Test("2.6 a view on its way in takes no touches, nor does what is behind it")
  func sliding() {
    let bench = PresentationBench()
    let modal = bench.controller("modal", .overFullScreen)
    bench.root.present(modal, animated: true)
    _ = bench.take()
    bench.send(.began, 50, 50, at: 0.2)
    bench.send(.ended, 50, 50, at: 0.3)
    bench.wait(until: 0.5)
    expectEqual(bench.take().filter { $0.contains("view") }, [])
    bench.send(.began, 50, 50, at: 0.6)
    expectEqual(bench.take(), ["modal's view b"])
  }

  @Test("3.10 flags that are switched in mid-touch leave the touch alone, on the view and above it")
  func flags() {
    let flags: [(UIView) -> Void] = [
      { $0.isHidden = true }, { $0.isUserInteractionEnabled = false }, { $0.alpha = 0 },
    ]
    for flag in flags {
      for isAbove in [false, true] {
        let bench = PresentationBench()
        let inner = UIView(frame: bench.window.bounds)
        bench.window.addSubview(inner)
        inner.addSubview(bench.root.view)
        _ = bench.take()
        bench.send(.began, 50, 50, at: 0)
        flag(isAbove ? inner : bench.root.view)
        bench.wait(until: 0.1)
        bench.send(.moved, 60, 50, at: 0.2)
        bench.send(.ended, 60, 50, at: 0.3)
        expectEqual(bench.take(), ["root's view b", "root's view m", "root's view e"])
        // The next touch is for another view.
        bench.send(.began, 50, 50, at: 1)
        expectEqual(bench.take(), [])
      }
    }
  }

  // MARK: Rotation

  @Test("3.10 a rotation cancels live touches, then tells the controllers, then turns")
  func rotation() {
    let bench = PresentationBench()
    let child = bench.controller("child")
    bench.root.addChild(child)
    bench.root.view.addSubview(child.view)
    bench.root.view.sendSubviewToBack(child.view)
    let modal = bench.controller("modal", .fullScreen)
    let small = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let other = bench.controller("other")
    small.rootViewController = other
    small.isHidden = false
    bench.root.present(modal, animated: false)
    bench.wait(until: 0.1)
    bench.send(.began, 50, 50, at: 1)
    _ = bench.take()
    bench.application.rotate(to: CGSize(width: 600, height: 300))
    expectEqual(
      bench.take(),
      [
        "modal's view c", "root turns to 600", "child turns to 600", "modal turns to 600",
      ]
    )
    expectEqual(UIScreen.main.bounds.size, CGSize(width: 600, height: 300))
    expectEqual(bench.window.bounds.size, UIScreen.main.bounds.size)
    expectEqual(modal.view.bounds.size, UIScreen.main.bounds.size)
    expectEqual(small.bounds.size, CGSize(width: 10, height: 10))
    bench.send(.moved, 60, 50, at: 1.1)
    bench.send(.ended, 60, 50, at: 1.2)
    expectEqual(bench.take(), [])
    modal.dismiss(animated: false)
    expectEqual(bench.root.view.frame, bench.window.bounds)
    // The same size again is no rotation.
    bench.send(.began, 50, 50, at: 2)
    _ = bench.take()
    bench.application.rotate(to: CGSize(width: 600, height: 300))
    bench.send(.ended, 50, 50, at: 2.1)
    expectEqual(bench.take(), ["child's view e"])
  }

  @Test("a controller's changes alongside a rotation come between the new size and the completion")
  func coordinator() {
    final class Own: UIViewController {
      var log: [String] = []
      var kept: (any UIViewControllerTransitionCoordinator)?
      override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        log.append("will \(Int(view.bounds.width)) \(Int(size.width))")
        kept = coordinator
        coordinator.animate(
          alongsideTransition: { [unowned self] context in
            log.append("along \(Int(view.bounds.width)) \(context.containerView is UIWindow)")
          },
          completion: { [unowned self] context in
            log.append("after \(context.isAnimated) \(context.transitionDuration)")
          }
        )
        coordinator.animate(alongsideTransition: nil)
      }
      override func viewDidLayoutSubviews() { log.append("layout") }
    }
    let bench = PresentationBench()
    let own = Own()
    bench.window.rootViewController = own
    bench.wait(until: 1)
    own.log = []
    bench.application.rotate(to: CGSize(width: 600, height: 300))
    expectEqual(own.log, ["will 300 600", "along 600 true", "layout", "after false 0.0"])
    expectEqual(own.kept?.animate(alongsideTransition: { _ in }), false)
  }

  @Test("3.10 a rotation from inside a touch's callback waits until the pass is over")
  func rotationInside() {
    let bench = PresentationBench()
    final class Turning: UIView {
      var act: () -> Void = {}
      var calls: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        act()
        calls.append("b \(Int(UIScreen.main.bounds.width))")
      }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("c \(Int(UIScreen.main.bounds.width))")
      }
    }
    let view = Turning(frame: bench.window.bounds)
    view.act = { bench.application.rotate(to: CGSize(width: 600, height: 300)) }
    bench.root.view.addSubview(view)
    bench.send(.began, 50, 50, at: 0)
    expectEqual(view.calls, ["b 300", "c 300"])
    expectEqual(UIScreen.main.bounds.width, 600)
  }

  // MARK: Inactivity

  private final class Told: UIApplicationDelegate {
    var calls: [String] = []
    func applicationDidFinishLaunching(_ application: UIApplication) { calls.append("launched") }
    func applicationDidBecomeActive(_ application: UIApplication) {
      calls.append("active \(application.applicationState.rawValue)")
    }
    func applicationWillResignActive(_ application: UIApplication) {
      calls.append("resign \(application.applicationState.rawValue)")
    }
    func applicationDidEnterBackground(_ application: UIApplication) {
      calls.append("background \(application.applicationState.rawValue)")
    }
    func applicationWillEnterForeground(_ application: UIApplication) {
      calls.append("foreground \(application.applicationState.rawValue)")
    }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
      calls.append("memory")
    }
  }

  @Test(
    "3.10 inactivity cancels live touches, and none begins until the application is active again"
  )
  func inactivity() {
    let bench = PresentationBench()
    bench.send(.began, 50, 50, at: 0)
    _ = bench.take()
    bench.application.enter(.inactive)
    expectEqual(bench.application.applicationState, .inactive)
    expectEqual(bench.take(), ["root's view c"])
    bench.send(.moved, 60, 50, at: 0.1)
    bench.send(.ended, 60, 50, at: 0.2)
    bench.send(.began, 50, 50, 2, at: 0.3)
    bench.application.receive(PressFrame(time: .seconds(0.3), presses: [Press(.select, .began)]))
    bench.application.receive(
      ScrollInput(
        time: .seconds(0.3),
        phase: .step,
        position: Point(x: 50, y: 50),
        delta: Vector(dx: 0, dy: 5)
      )
    )
    bench.application.enter(.active)
    bench.send(.moved, 60, 50, 2, at: 0.4)
    expectEqual(bench.take(), [])
    bench.send(.began, 50, 50, 3, at: 0.5)
    expectEqual(bench.take(), ["root's view b"])
  }

  @Test("3.10 from inside a touch's callback the cancellation comes after the pass")
  func inactivityInside() {
    let bench = PresentationBench()
    bench.root.forwards = true
    bench.root.reactions["b"] = { bench.application.enter(.background) }
    bench.send(.began, 50, 50, at: 0)
    expectEqual(bench.take(), ["root's view b", "root b", "root's view c", "root c"])
  }

  @Test("the delegate hears of each step between active, inactive and background")
  func steps() {
    let told = Told()
    let application = UIApplication.launch(
      screen: CGSize(width: 10, height: 10),
      delegate: told
    )
    application.enter(.active)
    expectEqual(told.calls, ["launched", "active 0"])
    told.calls = []
    application.enter(.background)
    expectEqual(told.calls, ["resign 0", "background 2"])
    told.calls = []
    application.enter(.inactive)
    expectEqual(told.calls, ["foreground 2"])
    application.enter(.active)
    expectEqual(told.calls, ["foreground 2", "active 0"])
    told.calls = []
    application.receiveMemoryWarning()
    expectEqual(told.calls, ["memory"])
  }

  @Test("a memory warning reaches root controllers, their children and what they present")
  func memory() {
    let bench = PresentationBench()
    let child = bench.controller("child")
    bench.root.addChild(child)
    let modal = bench.controller("modal", .overFullScreen)
    bench.root.present(modal, animated: false)
    _ = bench.take()
    bench.application.receiveMemoryWarning()
    expectEqual(bench.take(), ["root memory", "child memory", "modal memory"])
  }
}
