import Expectations
import Testing
import TouchCore
import UIKit

/// Keyframe animations of views.
@MainActor
struct KeyframeTests {
  private let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue
  )

  private func seenX(_ bench: AnimationBench) -> Double {
    Double(bench.view.layer.presentation()!.position.x)
  }

  /// Goes right in the first quarter, waits, and goes down in the last half.
  private func corner(
    _ bench: AnimationBench,
    _ options: UIView.KeyframeAnimationOptions
  ) {
    UIView.animateKeyframes(
      withDuration: 2,
      delay: 0,
      options: options,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
          bench.view.center.x = 150
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          bench.view.center.y = 250
        }
      },
      completion: bench.note("done")
    )
  }

  @Test("keyframes happen in their parts of the time, and values wait between them")
  func parts() {
    let bench = AnimationBench()
    corner(bench, linear)
    expectEqual(bench.view.center, CGPoint(x: 150, y: 250))
    let places: [(time: Double, x: Double, y: Double)] = [
      (0, 50, 50), (0.25, 100, 50), (0.5, 150, 50), (0.9, 150, 50), (1.5, 150, 150),
    ]
    for place in places {
      bench.wait(until: place.time)
      let seen = bench.view.layer.presentation()!.position
      #expect(isNear(Double(seen.x), place.x) && isNear(Double(seen.y), place.y), "\(place)")
    }
    expectEqual(bench.log, [])
    bench.wait(until: 2)
    expectEqual(bench.log, ["done true"])
  }

  @Test("the whole is slow at the start and the end, unless the bits name another curve")
  func curve() {
    let bench = AnimationBench()
    corner(bench, [])
    bench.wait(until: 0.25)
    #expect(isNear(seenX(bench), 50 + 400 * TimingCurve.easeInOut.progress(at: 0.125)))
  }

  @Test("discrete keyframes are seen from their start on")
  func discrete() {
    let bench = AnimationBench()
    UIView.animateKeyframes(
      withDuration: 1,
      delay: 0,
      options: [.calculationModeDiscrete, linear]
    ) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        bench.view.alpha = 0
      }
    }
    bench.wait(until: 0.49)
    expectEqual(bench.seen, 1)
    bench.wait(until: 0.51)
    expectEqual(bench.seen, 0)
  }

  @Test("paced keyframes go at even speed, whatever their times say")
  func paced() {
    let bench = AnimationBench()
    UIView.animateKeyframes(
      withDuration: 1,
      delay: 0,
      options: [.calculationModePaced, linear]
    ) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        bench.view.center.x = 150
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        bench.view.center.x = 450
      }
    }
    for time in [0.1, 0.25, 0.5, 0.9] {
      bench.wait(until: time)
      #expect(isNear(seenX(bench), 50 + 400 * time))
    }
  }

  @Test("cubic keyframes lead smoothly through their values", arguments: [3, 4])
  func cubic(mode: UInt) {
    let bench = AnimationBench()
    let options = UIView.KeyframeAnimationOptions(rawValue: mode << 10).union(linear)
    #expect(options.isSuperset(of: mode == 3 ? .calculationModeCubic : .calculationModeCubicPaced))
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: options) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        bench.view.center = CGPoint(x: 150, y: 150)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        bench.view.center = CGPoint(x: 250, y: 50)
      }
    }
    func y() -> Double { Double(bench.view.layer.presentation()!.position.y) }
    bench.wait(until: 0.5)
    #expect(isNear(seenX(bench), 150) && isNear(y(), 150))
    var xs: [Double] = []
    for time in [0.48, 0.49, 0.51, 0.52] {
      // Just before and after the middle value the way down and the way up are level.
      let place = AnimationBench.cubicPlace(at: time, options)
      xs.append(place)
    }
    #expect(xs.allSatisfy { $0 > 149 && $0 <= 150 })
    bench.wait(until: 1)
    expectEqual(bench.view.center, CGPoint(x: 250, y: 50))
  }

  @Test("overlapping keyframes of one property go on from where the one before is")
  func overlapping() {
    let bench = AnimationBench()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
        bench.view.center.x = 150
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        bench.view.center.x = 0
      }
    }
    bench.wait(until: 0.5)
    #expect(isNear(seenX(bench), 100))
    bench.wait(until: 0.75)
    #expect(isNear(seenX(bench), 50))
  }

  @Test("parts outside of 0 to 1 are cut off, and changes outside of keyframes take the whole time")
  func limits() {
    let bench = AnimationBench()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
      bench.view.alpha = 0
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 7) {
        bench.view.center.x = 150
      }
      UIView.addKeyframe(withRelativeStartTime: .nan, relativeDuration: -1) {
        bench.view.transform = CGAffineTransform(scaleX: 2, y: 2)
      }
    }
    bench.wait(until: 0.75)
    #expect(isNear(bench.seen, 0.25))
    #expect(isNear(seenX(bench), 100))
    expectEqual(bench.view.layer.presentation()!.affineTransform().a, 2)
  }

  @Test("keyframes nest, repeat, wait, and block touches as other animations do")
  func options() {
    let bench = AnimationBench()
    UIView.animateKeyframes(
      withDuration: 1,
      delay: 1,
      options: [linear, .autoreverse, .repeat, .allowUserInteraction]
    ) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          bench.view.alpha = 0.5
        }
      }
    }
    #expect(bench.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === bench.view)
    bench.wait(until: 1.75)
    expectEqual(bench.seen, 1)
    bench.wait(until: 1.875)
    #expect(isNear(bench.seen, 0.75))
    bench.wait(until: 2.125)
    #expect(isNear(bench.seen, 0.75))
    bench.wait(until: 3.875)
    #expect(isNear(bench.seen, 0.75))
    UIView.animateKeyframes(withDuration: 1, delay: 0) { bench.view.alpha = 1 }
    #expect(bench.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === bench.window)
  }

  @Test("without a duration or a change, everything is seen at once and the completion runs next")
  func instant() {
    let bench = AnimationBench()
    UIView.animateKeyframes(
      withDuration: 0,
      delay: 0,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { bench.view.alpha = 0 }
      },
      completion: bench.note("done")
    )
    expectEqual(bench.seen, 0)
    expectEqual(bench.log, [])
    bench.wait(until: 0)
    expectEqual(bench.log, ["done true"])
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { bench.view.alpha = 1 }
    expectEqual(bench.seen, 1)
  }
}

extension AnimationBench {
  /// How far down a view is at a time of the same keyframes.
  fileprivate static func cubicPlace(
    at time: Double,
    _ options: UIView.KeyframeAnimationOptions
  ) -> Double {
    let bench = AnimationBench()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: options) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        bench.view.center = CGPoint(x: 150, y: 150)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        bench.view.center = CGPoint(x: 250, y: 50)
      }
    }
    bench.wait(until: time)
    return Double(bench.view.layer.presentation()!.position.y)
  }
}
