import Expectations
import Testing
import UIKit

/// Effects of a tilt.
@MainActor
struct MotionEffectTests {
  @Test(
    "an effect lies between its values by the offset, and a view keeps it and stays where it is"
  )
  func effects() {
    let across = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    let down = UIInterpolatingMotionEffect(
      keyPath: "layer.shadowOffset",
      type: .tiltAlongVerticalAxis
    )
    let group = UIMotionEffectGroup()
    group.motionEffects = [across, down]
    expectNil(group.keyPathsAndRelativeValues(forViewerOffset: UIOffset())?.count)
    (across.minimumRelativeValue, across.maximumRelativeValue) = (-10, 30)
    (down.minimumRelativeValue, down.maximumRelativeValue) = (
      CGSize.zero, CGSize(width: 4, height: 8)
    )
    for (offset, x, size) in [
      (UIOffset(), 10, CGSize(width: 2, height: 4)),
      (UIOffset(horizontal: -1, vertical: 1), -10, CGSize(width: 4, height: 8)),
      (UIOffset(horizontal: 3, vertical: -0.5), 30, CGSize(width: 1, height: 2)),
    ] as [(UIOffset, CGFloat, CGSize)] {
      let values = group.keyPathsAndRelativeValues(forViewerOffset: offset)
      expectEqual(values?["center.x"] as? CGFloat, x)
      expectEqual(values?["layer.shadowOffset"] as? CGSize, size)
    }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addMotionEffect(group)
    view.addMotionEffect(group)
    expectEqual(view.motionEffects.count, 1)
    expectEqual(view.center, CGPoint(x: 5, y: 5))
    view.removeMotionEffect(group)
    expectEqual(view.motionEffects.count, 0)
  }
}
