import Expectations
import Testing
import TouchCore

@testable import UIKit

@MainActor
private final class Diary {
  var lines: [String] = []
}

private final class Told: UIViewController {
  let name: String
  let diary: Diary

  init(_ name: String, _ diary: Diary) {
    self.name = name
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  private func note(_ line: String) { diary.lines.append("\(name) \(line)") }

  override func loadView() {
    note("load")
    super.loadView()
  }
  override func viewDidLoad() { note("loaded") }
  override func viewWillAppear(_ animated: Bool) { note("will appear") }
  override func viewDidAppear(_ animated: Bool) { note("did appear") }
  override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
  override func viewWillLayoutSubviews() { note("will lay out") }
  override func viewDidLayoutSubviews() { note("did lay out") }
  override func willMove(toParent parent: UIViewController?) {
    note("will parent \(parent == nil ? "-" : "+")")
  }
  override func didMove(toParent parent: UIViewController?) {
    note("did parent \(parent == nil ? "-" : "+")")
  }
}

/// Controllers.
@MainActor
struct UIViewControllerTests {
  /// Tests take turns on one application, each from its first line to its last.
  private func launch() -> UIApplication {
    UIApplication.launch(screen: CGSize(width: 320, height: 480))
  }
  private let diary = Diary()

  @Test("a title is stored, nil by default, and loads no view")
  func title() {
    _ = launch()
    let controller = UIViewController()
    expectNil(controller.title)
    controller.title = "Albums"
    expectEqual(controller.title, "Albums")
    #expect(!controller.isViewLoaded)
  }

  @Test("a view is loaded at the first access, once")
  func loading() {
    _ = launch()
    let controller = Told("a", diary)
    #expect(!controller.isViewLoaded)
    expectNil(controller.viewIfLoaded)
    expectEqual(controller.view.frame, CGRect(x: 0, y: 0, width: 320, height: 480))
    controller.loadViewIfNeeded()
    #expect(controller.isViewLoaded)
    expectEqual(diary.lines, ["a load", "a loaded"])
  }

  @Test("a root controller's appearance follows its window")
  func life() {
    let application = launch()
    let window = UIWindow()
    let controller = Told("a", diary)
    window.rootViewController = controller
    #expect(diary.lines.isEmpty)
    window.makeKeyAndVisible()
    expectEqual(diary.lines, ["a load", "a loaded", "a will appear", "a did appear"])
    diary.lines = []
    application.advance(to: .zero)
    application.layOutWindows()
    expectEqual(diary.lines, ["a will lay out", "a did lay out"])
    diary.lines = []
    window.isHidden = true
    expectEqual(diary.lines, ["a will disappear", "a did disappear"])
    diary.lines = []
    window.isHidden = false
    expectEqual(diary.lines, ["a will appear", "a did appear"])
    diary.lines = []
    let next = Told("b", diary)
    window.rootViewController = next
    expectEqual(
      diary.lines,
      [
        "a will disappear", "a did disappear", "b load", "b loaded", "b will appear",
        "b did appear",
      ]
    )
    expectNil(controller.view.superview)
    expectEqual(next.view.frame, window.bounds)
    window.frame.size = CGSize(width: 100, height: 100)
    expectEqual(next.view.frame, window.bounds)
  }

  @Test(
    "a controller that has disappeared with its window disappears once, though its view goes then"
  )
  func goneTwice() {
    _ = launch()
    let window = UIWindow()
    let (parent, child) = (Told("parent", diary), Told("child", diary))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    window.rootViewController = parent
    window.isHidden = false
    window.isHidden = true
    diary.lines = []
    child.view.removeFromSuperview()
    window.rootViewController = nil
    expectEqual(diary.lines.filter { $0.contains("appear") }, [])
  }

  @Test("a child appears when its view does")
  func children() {
    _ = launch()
    let window = UIWindow()
    let (parent, child) = (Told("parent", diary), Told("child", diary))
    window.rootViewController = parent
    window.makeKeyAndVisible()
    diary.lines = []
    parent.addChild(child)
    expectEqual(parent.children, [child])
    #expect(child.parent === parent)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    expectEqual(
      diary.lines,
      [
        "child will parent +", "child load", "child loaded", "child will appear",
        "child did appear", "child did parent +",
      ]
    )
    diary.lines = []
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    expectEqual(
      diary.lines,
      [
        "child will parent -", "child will disappear", "child did disappear", "child did parent -",
      ]
    )
    #expect(parent.children.isEmpty)
    expectNil(child.parent)
  }

  @Test("a hidden window shows both parent and child at once, outer ones first")
  func together() {
    _ = launch()
    let window = UIWindow()
    let (parent, child) = (Told("parent", diary), Told("child", diary))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    window.rootViewController = parent
    diary.lines = []
    window.isHidden = false
    expectEqual(
      diary.lines,
      [
        "parent will appear", "child will appear", "parent did appear", "child did appear",
      ]
    )
  }

  @Test("3.8 a root view's next is its controller, and the controller's is the superview")
  func chain() {
    let application = launch()
    let window = UIWindow()
    let (parent, child) = (Told("parent", diary), Told("child", diary))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    window.rootViewController = parent
    window.isHidden = false
    let inner = UIView()
    child.view.addSubview(inner)
    var chain: [UIResponder] = []
    var responder: UIResponder? = inner
    while let current = responder {
      chain.append(current)
      responder = current.next
    }
    let expected: [UIResponder] = [
      inner, child.view, child, parent.view, parent, window, application,
    ]
    expectEqual(chain, expected)
  }

  @Test("what controllers add to the safe area reaches into their views")
  func addedSafeArea() {
    let application = launch()
    let (parent, child, window) = (UIViewController(), UIViewController(), UIWindow())
    window.rootViewController = parent
    window.setSafeAreaInsets(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    window.makeKeyAndVisible()
    parent.addChild(child)
    child.view.frame = CGRect(x: 0, y: 10, width: 320, height: 400)
    parent.view.addSubview(child.view)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 5, width: 320, height: 400))
    child.view.addSubview(scroll)
    expectEqual(child.view.safeAreaInsets.top, 10)
    parent.additionalSafeAreaInsets.top = 44
    expectEqual(parent.view.safeAreaInsets.top, 64)
    expectEqual(child.view.safeAreaInsets.top, 54)
    child.additionalSafeAreaInsets = UIEdgeInsets(top: 6, left: 0, bottom: 30, right: 0)
    expectEqual(child.view.safeAreaInsets, UIEdgeInsets(top: 60, left: 0, bottom: 30, right: 0))
    expectEqual(scroll.safeAreaInsets, UIEdgeInsets(top: 55, left: 0, bottom: 35, right: 0))
    expectEqual(parent.topLayoutGuide.length, 64)
    window.setSafeAreaInsets(.zero)
    expectEqual(child.view.safeAreaInsets.top, 40)
    parent.additionalSafeAreaInsets = .zero
    expectEqual(scroll.safeAreaInsets.top, 1)
    _ = application
  }

  @Test("controllers hear of other traits before they hear of another size")
  func traitTransition() {
    final class Listener: UIViewController {
      var log: [String] = []
      override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.willTransition(to: newCollection, with: coordinator)
        let before = traitCollection.verticalSizeClass.rawValue
        log.append("traits \(before) \(newCollection.verticalSizeClass.rawValue)")
      }
      override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) { log.append("size \(size.height)") }
    }
    let application = launch()
    let (listener, window) = (Listener(), UIWindow())
    window.rootViewController = listener
    window.makeKeyAndVisible()
    application.rotate(to: CGSize(width: 480, height: 320))
    expectEqual(listener.log, ["traits 2 1", "size 320.0"])
  }

  @Test("children hear of a turn by the methods that Apple had before; of another size they do not")
  func oldTurns() {
    final class Turned: UIViewController {
      var log: [String] = []
      override func willRotate(to new: UIInterfaceOrientation, duration: TimeInterval) {
        log.append("will \(interfaceOrientation.rawValue) \(new.rawValue) \(view.bounds.width)")
      }
      override func willAnimateRotation(to new: UIInterfaceOrientation, duration: TimeInterval) {
        log.append("animate \(new.rawValue) \(view.bounds.width) \(duration)")
      }
      override func didRotate(from old: UIInterfaceOrientation) {
        log.append("did \(old.rawValue) \(interfaceOrientation.rawValue)")
      }
    }
    let application = launch()
    let (parent, child, window) = (UIViewController(), Turned(), UIWindow())
    window.rootViewController = parent
    window.makeKeyAndVisible()
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.view.addSubview(child.view)
    application.rotate(to: CGSize(width: 480, height: 320))
    expectEqual(child.log, ["will 1 3 320.0", "animate 3 480.0 0.0", "did 1 3"])
    application.rotate(to: CGSize(width: 500, height: 320))
    expectEqual(child.log.count, 3)
  }
}
