import TouchCore
import UIKit

/// A new application with a window and a view; create it inside a test, like `Bench`.
@MainActor
final class AnimationBench {
  let application = UIApplication.launch(screen: CGSize(width: 400, height: 800))
  let window: UIWindow
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  /// The log, in order.
  var log: [String] = []

  init() {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.addSubview(view)
    window.makeKeyAndVisible()
    wait(until: 0)
  }

  /// Advances the clock to a time in seconds.
  func wait(until time: Double) { application.advance(to: .seconds(time)) }

  /// The view's displayed opacity.
  var seen: Double { Double(view.layer.presentation()!.opacity) }

  /// A completion that adds to the log.
  func note(_ name: String) -> @MainActor (Bool) -> Void {
    { self.log.append("\(name) \($0)") }
  }

  /// A standalone layer in the view that was displayed already.
  func shownLayer() -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.layer.addSublayer(layer)
    application.advance(to: application.now)
    return layer
  }
}

/// Logs its calls.
@MainActor
final class LoggingAnimationDelegate: CAAnimationDelegate {
  var log: [String] = []
  var onStop: () -> Void = {}

  func animationDidStart(_ anim: CAAnimation) { log.append("start") }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    log.append("stop \(flag)")
    onStop()
  }
}

/// Whether two numbers are equal except for rounding.
func isNear(_ a: Double, _ b: Double, within tolerance: Double = 1e-6) -> Bool {
  abs(a - b) <= tolerance
}

/// An animator that moves the bench's view 200 points to the right, at constant speed in a second.
@MainActor func slide(_ bench: AnimationBench) -> UIViewPropertyAnimator {
  let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
    bench.view.center.x += 200
  }
  animator.addCompletion { bench.log.append("\($0)") }
  return animator
}

/// Where the view is seen.
@MainActor func seenX(_ bench: AnimationBench) -> Double {
  Double(bench.view.layer.presentation()!.position.x)
}
