import Expectations
import Testing
import TouchCore

@testable import UIKit

/// A container that tells its children of their appearance itself.
private final class ManualContainer: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

/// A controller that logs its appearance.
private final class Child: UIViewController {
  var log: [String] = []

  override func viewWillAppear(_ animated: Bool) { log.append("will appear \(animated)") }
  override func viewIsAppearing(_ animated: Bool) {
    log.append("is appearing \(view.window == nil ? "outside" : "inside")")
  }
  override func viewDidAppear(_ animated: Bool) { log.append("did appear \(animated)") }
  override func viewWillDisappear(_ animated: Bool) { log.append("will disappear \(animated)") }
  override func viewDidDisappear(_ animated: Bool) { log.append("did disappear \(animated)") }
  override func viewSafeAreaInsetsDidChange() { log.append("safe area") }

  /// The log since the last call.
  func take() -> [String] {
    defer { log = [] }
    return log
  }
}

/// Controllers in containers: what they are told, and when.
@MainActor
final class ContainerAppearanceTests {
  /// Launched by the first line of a test that uses it.
  private lazy var application = UIApplication.launch(screen: CGSize(width: 300, height: 600))
  private lazy var window = UIWindow()
  private let child = Child()

  private func show(_ root: UIViewController) {
    _ = application
    window.rootViewController = root
    window.makeKeyAndVisible()
    application.advance(to: .zero)
  }

  @Test("a view that enters its window is appearing between will and did, once an appearance")
  func appearing() {
    let root = UIViewController()
    show(root)
    root.addChild(child)
    root.view.addSubview(child.view)
    expectEqual(child.take(), ["will appear false", "is appearing inside", "did appear false"])
    window.isHidden = true
    window.isHidden = false
    expectEqual(
      child.take(),
      [
        "will disappear false", "did disappear false", "will appear false", "is appearing inside",
        "did appear false",
      ]
    )
  }

  @Test("a safe area is told when the view enters a window that has one, and when it changes")
  func safeArea() {
    _ = application
    window.ownSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    show(child)
    expectEqual(
      child.take(),
      [
        "will appear false", "safe area", "is appearing inside", "did appear false",
      ]
    )
    window.ownSafeAreaInsets = .zero
    expectEqual(child.take(), ["safe area"])
  }

  @Test("children of a container that forwards nothing are told by it alone")
  func manual() {
    let root = ManualContainer()
    show(root)
    root.addChild(child)
    root.view.addSubview(child.view)
    expectEqual(child.take(), [])
    child.beginAppearanceTransition(true, animated: true)
    expectEqual(child.take(), ["will appear true"])
    child.endAppearanceTransition()
    expectEqual(child.take(), ["is appearing inside", "did appear true"])
    child.endAppearanceTransition()
    expectEqual(child.take(), [])
    window.isHidden = true
    expectEqual(child.take(), [])
    child.beginAppearanceTransition(false, animated: false)
    child.view.removeFromSuperview()
    expectEqual(child.take(), ["will disappear false"])
    child.endAppearanceTransition()
    expectEqual(child.take(), ["did disappear false"])
  }

  @Test("a transition that turns back says so")
  func turningBack() {
    let root = ManualContainer()
    show(root)
    root.addChild(child)
    child.beginAppearanceTransition(true, animated: true)
    root.view.addSubview(child.view)
    child.beginAppearanceTransition(false, animated: true)
    child.view.removeFromSuperview()
    child.endAppearanceTransition()
    expectEqual(
      child.take(),
      [
        "will appear true", "is appearing inside", "will disappear true", "did disappear true",
      ]
    )
  }

  @Test(
    "what is in a child that is told by its container is told with it, and later changes by themselves"
  )
  func nested() {
    let (root, middle) = (ManualContainer(), UIViewController())
    show(root)
    root.addChild(middle)
    middle.addChild(child)
    middle.view.addSubview(child.view)
    root.view.addSubview(middle.view)
    expectEqual(child.take(), [])
    middle.beginAppearanceTransition(true, animated: true)
    expectEqual(child.take(), ["will appear true"])
    middle.endAppearanceTransition()
    expectEqual(child.take(), ["is appearing inside", "did appear true"])
    child.view.removeFromSuperview()
    expectEqual(child.take(), ["will disappear false", "did disappear false"])
  }

  @Test("a container puts one child's view in another's place, and tells both at the end")
  func transition() {
    let (root, next) = (UIViewController(), Child())
    show(root)
    for controller in [child, next] { root.addChild(controller) }
    root.view.addSubview(child.view)
    _ = child.take()
    var ends: [Bool] = []
    root.transition(
      from: child,
      to: next,
      duration: 0.5,
      animations: { next.view.alpha = 0.5 },
      completion: { ends.append($0) }
    )
    expectEqual(child.take(), ["will disappear true"])
    expectEqual(next.take(), ["will appear true", "is appearing inside"])
    #expect(child.view.superview === root.view)
    application.advance(to: .seconds(0.4))
    expectEqual(ends, [])
    application.advance(to: .seconds(0.6))
    expectEqual(ends, [true])
    expectEqual(child.take(), ["did disappear true"])
    expectEqual(next.take(), ["did appear true"])
    expectNil(child.view.superview)
    #expect(next.view.superview === root.view)
  }

  @Test("a transition with a picture of its own changes the views at once")
  func dissolving() {
    let (root, next) = (UIViewController(), Child())
    show(root)
    for controller in [child, next] { root.addChild(controller) }
    root.view.addSubview(child.view)
    root.transition(
      from: child,
      to: next,
      duration: 0.5,
      options: .transitionCrossDissolve,
      animations: nil
    )
    expectNil(child.view.superview)
    #expect(next.view.superview === root.view)
    expectEqual(next.take(), ["will appear true", "is appearing inside"])
    application.advance(to: .seconds(0.6))
    expectEqual(next.take(), ["did appear true"])
    expectEqual(child.take().suffix(2), ["will disappear true", "did disappear true"])
  }

  @Test("a controller is moving to its parent until it did, and from it until it is gone")
  func moving() {
    let root = UIViewController()
    show(root)
    #expect(!child.isMovingToParent)
    root.addChild(child)
    #expect(child.isMovingToParent)
    child.didMove(toParent: root)
    #expect(!child.isMovingToParent && !child.isMovingFromParent)
    child.willMove(toParent: nil)
    #expect(child.isMovingFromParent)
    child.removeFromParent()
    #expect(!child.isMovingFromParent)
  }
}

/// Transitions between children.
@MainActor
struct ChildTransitionTests {
  @Test("a transition says whether it is animated", arguments: [0, 0.25])
  func animated(duration: TimeInterval) {
    let (application, window, root, first, second) = shown()
    root.transition(from: first, to: second, duration: duration, animations: nil)
    application.advance(to: .seconds(1))
    let flag = duration > 0
    expectEqual(first.take(), ["will disappear \(flag)", "did disappear \(flag)"])
    expectEqual(
      second.take(),
      ["will appear \(flag)", "is appearing inside", "did appear \(flag)"]
    )
    withExtendedLifetime(window) {}
  }

  @Test("a child whose container leaves during its transition goes with it, and never did appear")
  func leaving() {
    let (application, window, root, first, second) = shown()
    root.transition(from: first, to: second, duration: 0.25, animations: nil)
    window.rootViewController = UIViewController()
    expectEqual(
      second.take(),
      [
        "will appear true", "is appearing inside", "will disappear false", "did disappear false",
      ]
    )
    application.advance(to: .seconds(1))
    #expect(second.take() == [] && second.view.superview === root.view)
    expectEqual(first.take(), ["will disappear true", "did disappear true"])
    window.rootViewController = root
    expectEqual(second.take(), ["will appear false", "is appearing inside", "did appear false"])
  }

  /// A root controller in a window, with the view of the first of two children.
  private func shown() -> (UIApplication, UIWindow, UIViewController, Child, Child) {
    let application = UIApplication.launch(screen: CGSize(width: 300, height: 600))
    let (window, root, first, second) = (UIWindow(), UIViewController(), Child(), Child())
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.addChild(first)
    root.addChild(second)
    root.view.addSubview(first.view)
    application.advance(to: .zero)
    _ = first.take()
    return (application, window, root, first, second)
  }
}

/// What a child would like to be as large as, and who is asked.
@MainActor
struct ContentContainerTests {
  private final class Container: UIViewController {
    var told: [CGSize] = []
    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) { told.append(container.preferredContentSize) }
  }

  private final class Sheet: UIPresentationController {
    var told: [CGSize] = []
    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) { told.append(container.preferredContentSize) }
    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: parentSize.width, height: parentSize.height / 3) }
    override var frameOfPresentedViewInContainerView: CGRect {
      guard let bounds = containerView?.bounds else { return .zero }
      let size = size(
        forChildContentContainer: presentedViewController,
        withParentContainerSize: bounds.size
      )
      return CGRect(origin: CGPoint(x: 0, y: bounds.height - size.height), size: size)
    }
  }

  private final class Transitioning: UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController,
      presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      Sheet(presentedViewController: presented, presenting: presenting)
    }
  }

  @Test("a parent is told of another preferred size, once a change")
  func parent() {
    let (parent, child) = (Container(), UIViewController())
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 30, height: 40)
    child.preferredContentSize = CGSize(width: 30, height: 40)
    expectEqual(parent.told, [CGSize(width: 30, height: 40)])
    let size = CGSize(width: 5, height: 6)
    expectEqual(parent.size(forChildContentContainer: child, withParentContainerSize: size), size)
  }

  @Test(
    "a presentation controller says how large what it presents is, and is told what that would like"
  )
  func presentation() throws {
    let application = UIApplication.launch(screen: CGSize(width: 300, height: 600))
    let window = UIWindow()
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let (presented, delegate) = (UIViewController(), Transitioning())
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = delegate
    window.rootViewController?.present(presented, animated: false)
    application.advance(to: .zero)
    expectEqual(presented.view.frame, CGRect(x: 0, y: 400, width: 300, height: 200))
    let sheet = try #require(presented.presentationController as? Sheet)
    presented.preferredContentSize = CGSize(width: 1, height: 2)
    expectEqual(sheet.told, [CGSize(width: 1, height: 2)])
    expectEqual(sheet.preferredContentSize, CGSize(width: 1, height: 2))
  }
}
