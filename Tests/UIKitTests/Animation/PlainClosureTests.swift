import Expectations
import Testing
import UIKit

/// What Apple's declarations take in Swift 6 mode: closures that a client stores as plain ones.
@MainActor
struct PlainClosureTests {
  @Test("animate, transition, keyframes, animators, actions and transactions take them")
  func all() {
    let application = UIApplication.launch(screen: CGSize(width: 100, height: 100))
    let view = UIView()
    var calls: [String] = []
    let changes: () -> Void = { calls.append("changes") }
    let completion: (Bool) -> Void = { calls.append("completion \($0)") }
    UIView.animate(withDuration: 0, animations: changes)
    UIView.animate(withDuration: 0, animations: changes, completion: completion)
    UIView.animate(
      withDuration: 0,
      delay: 0,
      options: [],
      animations: changes,
      completion: completion
    )
    UIView.performWithoutAnimation(changes)
    UIView.transition(with: view, duration: 0, animations: changes, completion: completion)
    UIView.animateKeyframes(withDuration: 0, delay: 0, animations: changes, completion: completion)
    let animator = UIViewPropertyAnimator(duration: 0.1, curve: .linear, animations: changes)
    let end: (UIViewAnimatingPosition) -> Void = { calls.append("end \($0.rawValue)") }
    animator.addCompletion(end)
    animator.startAnimation()
    let done: () -> Void = { calls.append("done") }
    CATransaction.setCompletionBlock(done)
    let handler: (UIAction) -> Void = { _ in calls.append("handled") }
    let control = UIControl()
    control.addAction(UIAction(handler: handler), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    application.advance(to: .seconds(1))
    expectEqual(calls.filter { $0 == "changes" }.count, 7)
    expectEqual(calls.filter { $0 == "completion true" }.count, 4)
    expectEqual(
      calls.filter { ["end 0", "done", "handled"].contains($0) }.sorted(),
      [
        "done", "end 0", "handled",
      ]
    )
  }
}
