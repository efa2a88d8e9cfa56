import Expectations
import Testing
import TouchCore
import TouchStage
import UIKit

/// A sheet that a swipe down dismisses, as it is written for iOS.
@MainActor
struct SwipeToDismissTests {
  /// Drives the dismissal of a controller by a pan.
  private final class SwipeInteractor: UIPercentDrivenInteractiveTransition {
    var hasStarted = false
    private unowned let controller: UIViewController

    init(_ controller: UIViewController) {
      self.controller = controller
      super.init()
      let pan = UIPanGestureRecognizer(target: self, action: Selector(Self.panned(_:)))
      controller.view.addGestureRecognizer(pan)
    }

    func panned(_ pan: UIPanGestureRecognizer) {
      guard let view = pan.view else { return }
      let part = max(pan.translation(in: view.superview).y, 0) / view.bounds.height
      switch pan.state {
      case .began:
        hasStarted = true
        controller.dismiss(animated: true)
        update(part)
      case .changed:
        update(part)
      case .ended:
        hasStarted = false
        if part > 0.4 || pan.velocity(in: view.superview).y > 800 { finish() } else { cancel() }
      case .cancelled:
        hasStarted = false
        cancel()
      default: break
      }
    }
  }

  /// Lets the view of a dismissed controller slide down.
  private final class Dismissal: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    var interactor: SwipeInteractor?

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      interactor?.hasStarted == true ? interactor : nil
    }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      guard let sheet = transitionContext.viewController(forKey: .from) else { return }
      let below = transitionContext.containerView.bounds.height
      UIView.animate(
        withDuration: transitionDuration(using: transitionContext),
        animations: { sheet.view.frame.origin.y = below },
        completion: { _ in
          transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
      )
    }
  }

  /// A controller that logs its appearance.
  private final class Told: UIViewController {
    var log: [String] = []
    override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
  }

  private let root = Told()
  private let sheet = Told()
  private let dismissal = Dismissal()

  private func makeStage() -> TouchStage {
    let stage = TouchStage(scene: root, size: CGSize(width: 300, height: 600))
    sheet.modalPresentationStyle = .fullScreen
    sheet.transitioningDelegate = dismissal
    root.present(sheet, animated: false)
    dismissal.interactor = SwipeInteractor(sheet)
    root.log = []
    sheet.log = []
    return stage
  }

  private var top: CGFloat { sheet.view.layer.presentation()?.frame.minY ?? -1 }

  @Test("the sheet follows the finger, and a long drag dismisses it")
  func dragged() throws {
    let stage = makeStage()
    let fingers = Fingers(on: stage)
    let finger = fingers.finger()
    try finger.down(at: CGPoint(x: 150, y: 100))
    try finger.move(by: CGVector(dx: 0, dy: 150), over: 0.3)
    let pan = try #require(sheet.view.gestureRecognizers?.first as? UIPanGestureRecognizer)
    let translation = pan.translation(in: sheet.view.superview).y
    #expect(translation > 100 && abs(top - translation) < 1e-3)
    try finger.move(by: CGVector(dx: 0, dy: 150), over: 0.3)
    try finger.wait(1)
    #expect(abs(top - translation - 150) < 1e-3)
    #expect(sheet.log == ["will disappear"] && root.log == ["will appear"])
    try finger.lift()
    #expect(sheet.isBeingDismissed)
    try fingers.wait(0.5)
    expectEqual(sheet.log, ["will disappear", "did disappear"])
    expectEqual(root.log, ["will appear", "did appear"])
    #expect(root.presentedViewController == nil && root.view.superview === stage.window)
  }

  @Test("after a short drag the sheet goes back, and its gesture is there for the next one")
  func returned() throws {
    let stage = makeStage()
    let fingers = Fingers(on: stage)
    for _ in 0..<2 {
      sheet.log = []
      root.log = []
      try fingers.drag(from: CGPoint(x: 150, y: 100), by: CGVector(dx: 0, dy: 120))
      #expect(top > 0 && sheet.isBeingDismissed)
      try fingers.wait(0.5)
      #expect(top == 0 && sheet.view.frame.minY == 0)
      expectEqual(sheet.log, ["will disappear", "will appear", "did appear"])
      expectEqual(root.log, ["will appear", "will disappear", "did disappear"])
    }
    #expect(root.presentedViewController === sheet && root.view.window == nil)
    try fingers.flick(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 300))
    try fingers.wait(0.5)
    expectNil(root.presentedViewController)
  }

  @Test("a touch that is cancelled in mid-swipe lets the sheet go back")
  func interrupted() throws {
    let stage = makeStage()
    let fingers = Fingers(on: stage)
    let finger = fingers.finger()
    try finger.down(at: CGPoint(x: 150, y: 100))
    try finger.move(by: CGVector(dx: 0, dy: 350), over: 0.3)
    fingers.interrupt()
    try fingers.wait(1)
    #expect(top == 0 && root.presentedViewController === sheet)
  }
}
