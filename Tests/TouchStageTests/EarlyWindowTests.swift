import Expectations
import Testing
import TouchStage
import UIKit

/// Windows that are made before their stage, as by a stored property of a suite.
@MainActor
struct EarlyWindowTests {
  private final class Page: UIViewController {
    let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 44))
    var presses = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      button.addAction(UIAction { [weak self] _ in self?.presses += 1 }, for: .touchUpInside)
      view.addSubview(button)
      view.addGestureRecognizer(UIPanGestureRecognizer())
    }
  }

  private let early = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let full = UIWindow()
  private let size = CGSize(width: 320, height: 480)

  @Test("a window belongs to the application that is the current one when it is shown first")
  func shown() throws {
    let page = Page()
    early.rootViewController = page
    // Recognizers and views may be there before, too.
    _ = page.view
    let stage = TouchStage(scene: UIViewController(), size: size)
    let fingers = Fingers(on: stage)
    expectEqual(stage.application.windows, [stage.window])
    early.makeKeyAndVisible()
    expectEqual(stage.application.windows, [stage.window, early])
    #expect(early.isKeyWindow)
    #expect(early.screen === stage.window.screen)
    #expect(early.next === stage.application)
    try fingers.tap(at: page.button)
    try fingers.drag(from: CGPoint(x: 100, y: 200), by: CGVector(dx: 50, dy: 0))
    expectEqual(page.presses, 1)
    expectEqual(stage.gestures, [.pan(from: CGPoint(x: 110, y: 200), to: CGPoint(x: 150, y: 200))])
    let shown = UIWindow(frame: early.frame)
    shown.windowLevel = .alert
    shown.isHidden = false
    #expect(stage.application.windows.last === shown)
  }

  @Test("a window that is shown without becoming key is on the stage, too; it goes with its owner")
  func unhidden() throws {
    var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let stage = TouchStage(scene: UIViewController(), size: size)
    window?.isHidden = false
    expectEqual(stage.application.windows, [stage.window, try #require(window)])
    expectEqual(window?.isKeyWindow, false)
    window = nil
    expectEqual(stage.application.windows, [stage.window])
  }

  @Test("a window that fills the screen fills that of its application, in its traits")
  func filling() {
    var traits = StageTraits()
    traits.userInterfaceStyle = .dark
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    full.addSubview(view)
    let stage = TouchStage(scene: UIViewController(), size: size, traits: traits)
    full.makeKeyAndVisible()
    expectEqual(full.frame, stage.window.frame)
    expectEqual(full.traitCollection.userInterfaceStyle, .dark)
    expectEqual(view.layer.backgroundColor, UIColor.white.cgColor)
  }

  @Test("a window that was shown stays with its application, also when it is shown again")
  func stays() {
    let first = TouchStage(scene: UIViewController(), size: size)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.isHidden = false
    window.isHidden = true
    let second = TouchStage(scene: UIViewController(), size: size)
    window.makeKeyAndVisible()
    expectEqual(first.application.windows, [first.window, window])
    expectEqual(second.application.windows, [second.window])
  }

  @Test("a window of the application before leaves one alone that has had no window yet")
  func late() {
    var former: TouchStage? = TouchStage(scene: UIViewController(), size: size)
    let application = UIApplication.launch(screen: size)
    application.endsWithWindows = true
    expectEqual(former?.application.windows.count, 1)
    former = nil
    #expect(UIApplication.shared === application)
    var window: UIWindow? = UIWindow()
    window?.isHidden = false
    expectEqual(application.windows.count, 1)
    window = nil
    #expect(UIApplication.shared !== application)
  }

  @Test("a window that isn't shown yet can't be touched, and says so")
  func hidden() {
    let page = Page()
    early.rootViewController = page
    early.addSubview(page.view)
    let stage = TouchStage(scene: UIViewController(), size: size)
    let error = #expect(throws: FingerError.self) {
      try Fingers(on: stage).tap(at: page.button)
    }
    expectEqual(
      error?.description,
      "`button` can't be hit: the UIWindow at (0, 0), which it is in, is hidden"
    )
    let other = #expect(throws: FingerError.self) { try Fingers(on: stage).tap(at: early) }
    expectEqual(other?.description, "the UIWindow at (0, 0) can't be hit: it is hidden")
  }
}
