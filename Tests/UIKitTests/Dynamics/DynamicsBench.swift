import TouchCore
import UIKit

/// An animator over a root view of 400 by 800 points; create it inside a test, like `Bench`.
@MainActor
final class DynamicsBench {
  let application = UIApplication.launch(screen: CGSize(width: 400, height: 800))
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let animator: UIDynamicAnimator
  /// The log, in order.
  var log: [String] = []
  /// What the delegate does when it is told that the animator resumes.
  var onResume: () -> Void = {}

  init() {
    window.addSubview(root)
    window.makeKeyAndVisible()
    animator = UIDynamicAnimator(referenceView: root)
    wait(until: 0)
  }

  /// Adds a view of 100 by 100 points, or of a size.
  func view(_ x: Double, _ y: Double, _ width: Double = 100, _ height: Double = 100) -> UIView {
    let view = RoundView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.center = CGPoint(x: x, y: y)
    root.addSubview(view)
    return view
  }

  /// Advances the clock to a time in seconds.
  func wait(until time: Double) { application.advance(to: .seconds(time)) }
}

/// A view that collides as its bounds, or as the ellipse in them.
final class RoundView: UIView {
  var isRound = false
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType {
    isRound ? .ellipse : .rectangle
  }
}

extension DynamicsBench: UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
    log.append("resume")
    onResume()
  }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { log.append("pause") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint
  ) { log.append("began \(identifier as? String ?? "bounds") \(p.y.rounded())") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) { log.append("ended \(identifier as? String ?? "bounds")") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem,
    at p: CGPoint
  ) { log.append("met at \(p.x.rounded())") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) { log.append("parted") }
}
