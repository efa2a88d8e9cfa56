import Expectations
import Testing
import TouchCore
import UIKit

/// A window for a scene, and a control with titles: their initializers can be overridden.
private final class SceneWindow: UIWindow {
  override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
  required init?(coder: NSCoder) { nil }
}
private final class Titles: UISegmentedControl {
  override init(items: [Any]?) { super.init(items: items) }
  required init?(coder: NSCoder) { nil }
}

/// A controller that is told of rotations as before iOS 8.
private final class RotatedController: UIViewController {
  var told: [String] = []
  override func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) { told.append("will \(toInterfaceOrientation.isLandscape) \(interfaceOrientation.isPortrait)") }
  override func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) { told.append("turns \(view.bounds.width)") }
  override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
    told.append("did \(fromInterfaceOrientation.isPortrait)")
  }
}

/// Navigation and tab bar controllers: what is told, in which order, and what a finger at the edge does.
@MainActor
struct NavigationTests {
  /// A navigation controller that is on the screen, with one controller in it.
  @MainActor
  private final class Stack: UINavigationControllerDelegate {
    let bench = PresentationBench()
    let navigation: UINavigationController
    let (a, b): (ToldController, ToldController)
    var animator: SlidingDelegate?
    var driver: (any UIViewControllerInteractiveTransitioning)?

    init() {
      (a, b) = (bench.controller("a"), bench.controller("b"))
      navigation = UINavigationController(rootViewController: a)
      navigation.delegate = self
      bench.window.rootViewController = navigation
      bench.wait(until: 0.1)
    }

    func name(_ controller: UIViewController) -> String {
      (controller as? ToldController)?.name ?? "?"
    }
    func take() -> [String] {
      bench.take().filter { !$0.contains("'s view") && !$0.hasPrefix("root") }
    }
    /// A move of one finger, on a screen that is 300 points wide.
    func touch(_ phase: Contact.Phase, _ x: Double, at time: Double) {
      bench.send(phase, x, 300, at: time)
    }

    func navigationController(
      _ navigationController: UINavigationController,
      willShow viewController: UIViewController,
      animated: Bool
    ) { bench.log.append("will show \(name(viewController))\(animated ? " animated" : "")") }
    func navigationController(
      _ navigationController: UINavigationController,
      didShow viewController: UIViewController,
      animated: Bool
    ) { bench.log.append("did show \(name(viewController))\(animated ? " animated" : "")") }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  @Test(
    "a push and a pop tell the one that goes, the one that comes, and the delegate"
  )
  func order() {
    let stack = Stack()
    expectEqual(
      stack.take(),
      ["a will appear", "will show a", "a did appear", "did show a"]
    )
    stack.navigation.pushViewController(stack.b, animated: false)
    expectEqual(
      stack.take(),
      [
        "a will disappear", "b will appear", "will show b", "a did disappear", "b did appear",
        "did show b",
      ]
    )
    #expect(stack.navigation.visibleViewController === stack.b && stack.a.view.superview == nil)
    #expect(stack.b.navigationController === stack.navigation && stack.b.view.frame.width == 300)
    #expect(stack.navigation.popViewController(animated: true) === stack.b)
    expectEqual(stack.navigation.viewControllers, [stack.a])
    #expect(stack.b.isMovingFromParent && stack.b.transitionCoordinator != nil)
    expectEqual(
      stack.take(),
      [
        "b will disappear animated", "a will appear animated", "will show a animated",
      ]
    )
    stack.bench.wait(until: 1)
    expectEqual(
      stack.take(),
      ["b did disappear animated", "a did appear animated", "did show a animated"]
    )
    #expect(stack.b.parent == nil && stack.b.navigationController == nil)
    expectNil(stack.navigation.popViewController(animated: true))
  }

  @Test("a swipe from the edge pops as far as the finger goes, and on or back when it is lifted")
  func swipe() {
    let stack = Stack()
    stack.navigation.pushViewController(stack.b, animated: false)
    _ = stack.take()
    stack.touch(.began, 2, at: 0.2)
    stack.touch(.moved, 40, at: 0.3)
    expectEqual(
      stack.take(),
      [
        "b will disappear animated", "a will appear animated", "will show a animated",
      ]
    )
    stack.touch(.moved, 120, at: 0.5)
    let edge = stack.b.view.layer.presentation()?.frame.minX ?? 0
    stack.bench.wait(until: 1)
    #expect(edge > 90 && edge < 120 && stack.b.view.layer.presentation()?.frame.minX == edge)
    stack.touch(.moved, 121, at: 1.5)
    stack.touch(.ended, 121, at: 2)
    #expect(stack.navigation.viewControllers == [stack.a] && stack.take() == [])
    stack.bench.wait(until: 3)
    expectEqual(
      stack.take(),
      [
        "a will disappear animated", "a did disappear animated", "b will appear animated",
        "b did appear animated",
      ]
    )
    expectEqual(stack.navigation.viewControllers, [stack.a, stack.b])
    #expect(!stack.b.isMovingFromParent && stack.b.view.window != nil && stack.a.view.window == nil)
    stack.touch(.began, 2, at: 3)
    stack.touch(.moved, 40, at: 3.05)
    stack.touch(.moved, 90, at: 3.1)
    stack.touch(.ended, 90, at: 3.11)
    stack.bench.wait(until: 4)
    #expect(
      stack.navigation.viewControllers == [stack.a] && stack.take().last == "did show a animated"
    )
    // With one controller left, and the delegate replaced as clients do it, nothing is popped.
    stack.navigation.interactivePopGestureRecognizer?.delegate = nil
    stack.touch(.began, 2, at: 5)
    stack.touch(.moved, 200, at: 5.1)
    stack.touch(.ended, 200, at: 5.2)
    #expect(stack.take() == [] && stack.navigation.viewControllers == [stack.a])
  }

  @Test(
    "the delegate's animator is driven; a stack that is set meanwhile follows"
  )
  func driven() {
    let stack = Stack()
    let percent = UIPercentDrivenInteractiveTransition()
    stack.animator = SlidingDelegate()
    stack.animator?.animation = { context in
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      to.alpha = 0
      UIView.animate(
        withDuration: 0.5,
        animations: { to.alpha = 1 },
        completion: { _ in context.completeTransition(!context.transitionWasCancelled) }
      )
    }
    stack.driver = percent
    _ = stack.take()
    stack.navigation.pushViewController(stack.b, animated: true)
    percent.update(0.5)
    stack.bench.wait(until: 1)
    expectEqual(stack.b.view.layer.presentation()?.opacity, 0.5)
    percent.cancel()
    stack.bench.wait(until: 2)
    expectEqual(
      stack.take(),
      [
        "a will disappear animated", "b will appear animated", "will show b animated",
        "b will disappear animated", "b did disappear animated", "a will appear animated",
        "a did appear animated",
      ]
    )
    #expect(stack.navigation.topViewController === stack.a && stack.b.parent == nil)
    stack.driver = nil
    let c = stack.bench.controller("c")
    stack.navigation.show(stack.b, sender: nil)
    stack.navigation.setViewControllers([stack.a, c], animated: false)
    #expect(stack.navigation.topViewController === c && c.viewIfLoaded == nil)
    stack.bench.wait(until: 3)
    #expect(stack.navigation.view.subviews[0].subviews == [c.view] && stack.b.parent == nil)
    expectEqual(stack.take().suffix(2), ["c did appear", "did show c"])
  }

  @Test("a tab bar controller shows what is selected, and tells the one that comes first")
  func tabs() {
    let bench = PresentationBench()
    let (a, b) = (bench.controller("a"), bench.controller("b"))
    let tabs = UITabBarController()
    #expect(tabs.selectedIndex == .max && tabs.selectedViewController == nil)
    tabs.viewControllers = [a, b]
    bench.window.rootViewController = tabs
    bench.wait(until: 0.1)
    _ = bench.take()
    tabs.selectedIndex = 1
    expectEqual(
      bench.take(),
      ["b will appear", "a will disappear", "a did disappear", "b did appear"]
    )
    #expect(tabs.selectedViewController === b && b.tabBarController === tabs)
    tabs.viewControllers = [a]
    #expect(tabs.selectedIndex == 0 && b.parent == nil && a.view.window != nil)
  }

  @Test("bars count as hidden, and what controllers would show in them is kept")
  func bars() {
    let stack = Stack()
    expectEqual(stack.navigation.isNavigationBarHidden, true)
    expectEqual(stack.navigation.navigationBar.frame.maxY, 0)
    expectEqual(stack.navigation.navigationBar.bounds.height, 44)
    stack.a.title = "A"
    expectEqual(stack.navigation.navigationBar.topItem?.title, "A")
    let done = UIBarButtonItem(barButtonSystemItem: .done, target: stack.a, action: nil)
    stack.a.navigationItem.rightBarButtonItem = done
    #expect(stack.a.navigationItem.rightBarButtonItems?.first === done)
    #expect(done.target === stack.a)
    expectEqual(stack.a.tabBarItem.title, "A")
  }

  @Test("the initializers of a window for a scene and of a segmented control are overridden")
  func initializers() throws {
    let bench = PresentationBench()
    let window = SceneWindow(windowScene: try #require(bench.window.windowScene))
    expectEqual(window.frame, UIScreen.main.bounds)
    expectEqual(window.isHidden, true)
    expectEqual(Titles(items: ["a", "b"]).numberOfSegments, 2)
    _ = UIRefreshControl()
  }

  @Test("a rotation is told in the words of before iOS 8, where it turns the interface")
  func rotation() {
    let bench = PresentationBench()
    let controller = RotatedController()
    bench.window.rootViewController = controller
    bench.wait(until: 0.1)
    let size = UIScreen.main.bounds.size
    bench.application.rotate(to: CGSize(width: size.height, height: size.width))
    expectEqual(controller.told, ["will true true", "turns \(size.height)", "did true"])
  }
}
