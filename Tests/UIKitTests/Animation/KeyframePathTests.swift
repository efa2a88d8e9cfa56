import Expectations
import Testing
import UIKit

@MainActor
@Suite("Keyframe animations along a path, and what a group keeps at its end")
struct KeyframePathTests {
  /// An animation of the position along a line of 30 points, one of 10 and one of 60.
  private func along(_ mode: CAAnimationCalculationMode = .linear) -> CAKeyframeAnimation {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 30, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 10))
    path.addLine(to: CGPoint(x: 90, y: 10))
    let animation = CAKeyframeAnimation(keyPath: "position")
    (animation.path, animation.duration, animation.calculationMode) = (path, 3, mode)
    return animation
  }

  /// Where a layer with the animation is shown at times.
  private func places(_ animation: CAKeyframeAnimation, _ times: [Double]) -> [CGPoint] {
    let bench = AnimationBench()
    bench.view.layer.add(animation, forKey: nil)
    return times.map { time in
      bench.wait(until: time)
      let shown = bench.view.layer.presentation()!.position
      return CGPoint(x: shown.x.rounded(to: 6), y: shown.y.rounded(to: 6))
    }
  }

  @Test("each part of the path takes as long, whatever its length")
  func even() {
    let animation = along()
    animation.values = [CGPoint(x: 500, y: 500), CGPoint(x: 600, y: 600)]
    expectEqual(
      places(animation, [0.5, 1, 1.5, 2.5]),
      [
        CGPoint(x: 15, y: 0), CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 5), CGPoint(x: 60, y: 10),
      ]
    )
  }

  @Test("key times and timing functions count for its parts, and a copy has the path")
  func timed() {
    let animation = along()
    animation.keyTimes = [0, 0.5, 0.5, 1]
    animation.timingFunctions = [CAMediaTimingFunction(name: .linear)]
    expectEqual(
      places(animation, [0.75, 1.5, 2.25]),
      [
        CGPoint(x: 15, y: 0), CGPoint(x: 30, y: 10), CGPoint(x: 60, y: 10),
      ]
    )
  }

  @Test("paced: at even speed along the whole path; discrete: from end to end")
  func modes() {
    expectEqual(
      places(along(.paced), [0.6, 1.05, 1.5]),
      [
        CGPoint(x: 20, y: 0), CGPoint(x: 30, y: 5), CGPoint(x: 40, y: 10),
      ]
    )
    expectEqual(
      places(along(.discrete), [0.5, 1, 2.9]),
      [
        .zero, CGPoint(x: 30, y: 0), CGPoint(x: 90, y: 10),
      ]
    )
  }

  @Test("curves are followed, lifting the pen is no part, and closing is one")
  func curves() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 10, y: 10))
    path.move(to: CGPoint(x: 100, y: 100))
    path.addLine(to: CGPoint(x: 200, y: 100))
    path.closeSubpath()
    let animation = CAKeyframeAnimation(keyPath: "position")
    (animation.path, animation.duration) = (path, 3)
    expectEqual(
      places(animation, [0.5, 1, 1.5, 2.5]),
      [
        CGPoint(x: 10, y: 5), CGPoint(x: 100, y: 100), CGPoint(x: 150, y: 100),
        CGPoint(x: 150, y: 100),
      ]
    )
  }

  /// By how many degrees a layer with the animation is seen turned at times.
  private func turns(_ animation: CAKeyframeAnimation, _ times: [Double], from angle: Double = 0)
    -> [Double]
  {
    let bench = AnimationBench()
    bench.view.transform = CGAffineTransform(rotationAngle: angle * .pi / 180)
    bench.view.layer.add(animation, forKey: nil)
    return times.map { time in
      bench.wait(until: time)
      let seen = bench.view.layer.presentation()!.affineTransform()
      return (atan2(seen.b, seen.a) * 180 / .pi).rounded()
    }
  }

  @Test(
    "a layer turns with its path where that is asked for, besides its own rotation, and the other side may lead"
  )
  func turning() {
    let animation = along()
    expectEqual(turns(animation, [0.5, 1.5]), [0, 0])
    animation.rotationMode = .rotateAuto
    // At a station the next part counts; at the end it is over.
    expectEqual(turns(animation, [0.5, 1, 1.5, 2, 2.5, 3]), [0, 90, 90, 0, 0, 0])
    expectEqual(turns(animation, [0.5, 1.5], from: 20), [20, 110])
    animation.rotationMode = .rotateAutoReverse
    expectEqual(turns(animation, [0.5, 1.5], from: 20), [-160, -70])
    animation.calculationMode = .discrete
    expectEqual(turns(animation, [0.5, 0.8]), [180, -90])
  }

  @Test("along a curve the tangent counts, at even speed too; values turn nothing")
  func tangents() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 100, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    let animation = CAKeyframeAnimation(keyPath: "position")
    (animation.path, animation.duration, animation.rotationMode) = (path, 1, .rotateAuto)
    expectEqual(turns(animation, [0, 0.5, 0.999]), [90, 135, 180])
    animation.calculationMode = .paced
    expectEqual(turns(animation, [0.25, 0.5]), [113, 135])
    let ended = CGMutablePath()
    ended.move(to: .zero)
    ended.addCurve(to: CGPoint(x: 0, y: 9), control1: .zero, control2: CGPoint(x: 9, y: 9))
    (animation.path, animation.calculationMode) = (ended, .linear)
    expectEqual(turns(animation, [0]), [45])
    animation.path = nil
    animation.values = [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 100)]
    expectEqual(turns(animation, [0.5]), [0])
  }

  @Test("a path has nothing to say of what isn't a point")
  func numbers() {
    let bench = AnimationBench()
    let animation = along()
    animation.keyPath = "opacity"
    bench.view.layer.add(animation, forKey: nil)
    bench.wait(until: 1)
    expectEqual(bench.seen, 1)
    animation.values = [0.2, 0.4]
    bench.view.layer.add(animation, forKey: nil)
    bench.wait(until: 2.5)
    #expect(bench.seen > 0.29 && bench.seen < 0.31)
  }

  @Test("a group that stays shows what ended with it, and not what ended before")
  func staying() {
    let bench = AnimationBench()
    let short = CABasicAnimation(keyPath: "cornerRadius")
    (short.toValue, short.duration) = (8, 0.5)
    let whole = CABasicAnimation(keyPath: "opacity")
    whole.toValue = 0.25
    let late = CABasicAnimation(keyPath: "position.x")
    (late.toValue, late.beginTime, late.duration) = (70, 0.3, 0.7)
    let group = CAAnimationGroup()
    (group.animations, group.duration) = ([short, whole, late], 1)
    (group.fillMode, group.isRemovedOnCompletion) = (.forwards, false)
    bench.view.layer.add(group, forKey: "group")
    bench.wait(until: 4)
    let shown = bench.view.layer.presentation()!
    expectEqual(shown.opacity, 0.25)
    expectEqual(shown.position.x.rounded(to: 6), 70)
    expectEqual(shown.cornerRadius, 0)
    bench.view.layer.removeAnimation(forKey: "group")
    expectEqual(bench.seen, 1)
  }
}

extension CGFloat {
  /// The number with so many places after the point.
  fileprivate func rounded(to places: Int) -> CGFloat {
    var scale: CGFloat = 1
    for _ in 0..<places { scale *= 10 }
    return (self * scale).rounded() / scale
  }
}
