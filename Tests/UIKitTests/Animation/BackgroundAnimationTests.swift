import Expectations
import Testing
import UIKit

/// Animations of an application that goes to the background.
@MainActor
struct BackgroundAnimationTests {
  @Test(
    "in the background animations end with false, after the notification; what isn't removed on completion stays"
  )
  func ending() {
    let bench = AnimationBench()
    let layer = bench.view.layer
    UIView.animate(
      withDuration: 1,
      delay: 0,
      options: [.repeat, .curveLinear],
      animations: { bench.view.center.x = 250 },
      completion: bench.note("repeating")
    )
    let told = LoggingAnimationDelegate()
    let turning = CABasicAnimation(keyPath: "transform.rotation")
    (turning.fromValue, turning.toValue, turning.duration) = (0, 1, 1)
    turning.delegate = told
    layer.add(turning, forKey: "turning")
    let kept = CABasicAnimation(keyPath: "opacity")
    (kept.fromValue, kept.toValue, kept.duration, kept.isRemovedOnCompletion) = (0, 1, 2, false)
    layer.add(kept, forKey: "kept")
    let observer = NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification,
      object: bench.application,
      queue: nil
    ) { _ in MainActor.assumeIsolated { bench.log.append("background") } }
    defer { NotificationCenter.default.removeObserver(observer) }
    bench.wait(until: 0.5)
    bench.application.enter(.inactive)
    expectEqual(bench.log, [])
    #expect(isNear(layer.presentation()!.position.x, 150))
    bench.application.enter(.background)
    expectEqual(bench.log, ["background", "repeating false"])
    expectEqual(told.log, ["start", "stop false"])
    expectEqual(layer.animationKeys(), ["kept"])
    expectEqual(layer.presentation()!.position.x, 250)
    bench.application.enter(.active)
    bench.wait(until: 1)
    #expect(isNear(bench.seen, 0.5))
    expectEqual(bench.log, ["background", "repeating false"])
  }

  @Test(
    "a view that leaves its window takes along what isn't removed on completion, which is seen when it is back"
  )
  func leaving() {
    let bench = AnimationBench()
    let layer = bench.view.layer
    let kept = CABasicAnimation(keyPath: "opacity")
    (kept.fromValue, kept.toValue, kept.duration, kept.repeatCount) = (0, 1, 1, .infinity)
    kept.isRemovedOnCompletion = false
    layer.add(kept, forKey: "kept")
    UIView.animate(withDuration: 5) {
      bench.view.center.x = 250
    } completion: {
      bench.log.append("\($0)")
    }
    bench.view.removeFromSuperview()
    expectEqual(bench.log, ["false"])
    expectEqual(layer.animationKeys(), ["kept"])
    bench.wait(until: 1.25)
    bench.window.addSubview(bench.view)
    #expect(isNear(bench.seen, 0.25))
    layer.removeAnimation(forKey: "kept")
    expectEqual(bench.seen, 1)
  }

  @Test("an animator goes on in the background, and a transition of the engine's own is complete")
  func animator() {
    let bench = AnimationBench()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { bench.view.center.x = 250 }
    animator.addCompletion { position in bench.log.append("animator \(position == .end)") }
    animator.startAnimation()
    let root = UIViewController()
    bench.window.rootViewController = root
    let page = UIViewController()
    page.modalPresentationStyle = .fullScreen
    root.present(page, animated: true) { bench.log.append("presented") }
    bench.wait(until: 0.1)
    bench.application.enter(.background)
    bench.application.enter(.active)
    bench.wait(until: 0.2)
    expectEqual(bench.log, ["presented"])
    expectEqual(page.view.layer.presentation()!.frame, bench.window.bounds)
    #expect(isNear(bench.view.layer.presentation()!.position.x, 90))
    bench.wait(until: 1)
    expectEqual(bench.log, ["presented", "animator true"])
  }
}
