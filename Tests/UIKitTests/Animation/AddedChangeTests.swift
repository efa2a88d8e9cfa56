import Expectations
import Testing
import UIKit

/// Changes of a view's property while an earlier one is animated: they add up.
@MainActor
struct AddedChangeTests {
  @Test(
    "a position that is set during its animation is seen at once, with the rest of the way added to it"
  )
  func setDirectly() {
    let bench = AnimationBench()
    bench.slide(to: 250, "slide")
    bench.wait(until: 0.5)
    #expect(isNear(bench.seenX, 150))
    bench.view.center.x = 100
    #expect(isNear(bench.seenX, 0))
    UIView.performWithoutAnimation { bench.view.center.x = 110 }
    UIView.animate(withDuration: 0) { bench.view.center.x = 120 }
    #expect(isNear(bench.seenX, 20))
    bench.wait(until: 0.75)
    #expect(isNear(bench.seenX, 70))
    expectEqual(bench.log, [])
    bench.wait(until: 1)
    expectEqual(bench.seenX, 120)
    expectEqual(bench.log, ["slide true"])
  }

  @Test(
    "animations there and back add up: an even one stands still until the first is over, and both end at their time",
    arguments: [UIView.AnimationOptions(), .beginFromCurrentState]
  )
  func thereAndBack(_ options: UIView.AnimationOptions) {
    let bench = AnimationBench()
    bench.slide(to: 250, "there")
    bench.wait(until: 0.5)
    bench.slide(to: 50, "back", options)
    expectEqual(bench.view.layer.animationKeys()?.sorted(), ["position", "position-2"])
    #expect(isNear(bench.seenX, 150))
    bench.wait(until: 0.9)
    #expect(isNear(bench.seenX, 150))
    bench.wait(until: 1)
    expectEqual(bench.log, ["there true"])
    #expect(isNear(bench.seenX, 150))
    bench.wait(until: 1.25)
    #expect(isNear(bench.seenX, 100))
    bench.wait(until: 1.5)
    expectEqual(bench.seenX, 50)
    expectEqual(bench.log, ["there true", "back true"])
    expectNil(bench.view.layer.animationKeys())
  }

  @Test(
    "a short animation ends within a longer one of the same property, and the rest of that is seen"
  )
  func shortInLong() {
    let bench = AnimationBench()
    bench.slide(to: 250, "long")
    bench.wait(until: 0.5)
    bench.slide(to: 270, "short", over: 0.1)
    bench.wait(until: 0.6)
    expectEqual(bench.log, ["short true"])
    #expect(isNear(bench.seenX, 190))
    bench.view.layer.removeAllAnimations()
    expectEqual(bench.log, ["short true", "long false"])
    expectEqual(bench.seenX, 270)
  }

  @Test("sizes, corners and transforms add up; a turn in a scaling begins at what is seen")
  func others() {
    let bench = AnimationBench()
    let layer = bench.view.layer
    func animate(_ changes: @escaping () -> Void) {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: changes)
    }
    animate {
      bench.view.bounds.size.width = 200
      layer.cornerRadius = 10
      bench.view.transform = CGAffineTransform(scaleX: 2, y: 1)
    }
    bench.wait(until: 0.5)
    let before = layer.presentation()!.affineTransform()
    #expect(isNear(before.a, 1.5))
    animate {
      bench.view.bounds.size.width = 100
      layer.cornerRadius = 0
      bench.view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    }
    let shown = layer.presentation()!
    #expect(isNear(shown.bounds.width, 150) && isNear(shown.cornerRadius, 5))
    #expect(isNear(shown.affineTransform(), before))
    bench.wait(until: 0.75)
    #expect(isNear(layer.presentation()!.bounds.width, 150))
    bench.wait(until: 1.5)
    expectEqual(layer.presentation()!.bounds.width, 100)
    expectEqual(layer.presentation()!.cornerRadius, 0)
    expectEqual(layer.presentation()!.affineTransform(), bench.view.transform)
  }

  @Test("a transform that is set during its animation is seen with the rest of the way ahead of it")
  func transformSet() {
    let bench = AnimationBench()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      bench.view.transform = CGAffineTransform(translationX: 100, y: 0)
    }
    bench.wait(until: 0.5)
    bench.view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(
      isNear(
        bench.view.layer.presentation()!.affineTransform(),
        CGAffineTransform(translationX: -50, y: 0).concatenating(bench.view.transform)
      )
    )
  }

  @Test(
    "a transform that nothing undoes has no difference: its animation is replaced, and goes on from what is seen"
  )
  func flat() {
    let bench = AnimationBench()
    func scale(to scale: CGFloat, _ name: String) {
      UIView.animate(
        withDuration: 1,
        delay: 0,
        options: .curveLinear,
        animations: { bench.view.transform = CGAffineTransform(scaleX: scale, y: scale) },
        completion: bench.note(name)
      )
    }
    scale(to: 0, "shrink")
    bench.wait(until: 0.5)
    scale(to: 1, "grow")
    expectEqual(bench.log, ["shrink false"])
    #expect(isNear(bench.view.layer.presentation()!.affineTransform().a, 0.5))
    bench.wait(until: 1)
    #expect(isNear(bench.view.layer.presentation()!.affineTransform().a, 0.75))
    bench.wait(until: 1.5)
    expectEqual(bench.log, ["shrink false", "grow true"])
  }

  @Test(
    "opacities don't add up: one begins at what was set, or at what is seen where that is asked for"
  )
  func opacity() {
    let bench = AnimationBench()
    func fade(to alpha: CGFloat, _ name: String, _ options: UIView.AnimationOptions = []) {
      UIView.animate(
        withDuration: 1,
        delay: 0,
        options: options.union(.curveLinear),
        animations: { bench.view.alpha = alpha },
        completion: bench.note(name)
      )
    }
    fade(to: 0, "out")
    bench.wait(until: 0.25)
    #expect(isNear(bench.seen, 0.75))
    fade(to: 1, "in")
    expectEqual(bench.log, ["out false"])
    expectEqual(bench.seen, 0)
    bench.wait(until: 0.5)
    #expect(isNear(bench.seen, 0.25))
    fade(to: 0, "out again", .beginFromCurrentState)
    #expect(isNear(bench.seen, 0.25))
    bench.view.alpha = 0.5
    #expect(isNear(bench.seen, 0.25))
    expectEqual(bench.view.layer.animationKeys(), ["opacity"])
    bench.wait(until: 1.5)
    expectEqual(bench.seen, 0.5)
  }

  @Test("a colour that comes from none fades in, and one that goes fades out")
  func colors() {
    let bench = AnimationBench()
    var seen: CGColor? { bench.view.layer.presentation()!.backgroundColor }
    func paint(_ color: UIColor?) {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        bench.view.backgroundColor = color
      }
    }
    bench.view.backgroundColor = nil
    paint(.red)
    bench.wait(until: 0.5)
    expectEqual(seen, UIColor.red.withAlphaComponent(0.5).cgColor)
    bench.wait(until: 1)
    paint(nil)
    bench.wait(until: 1.25)
    expectEqual(seen, UIColor.red.withAlphaComponent(0.75).cgColor)
    bench.wait(until: 2)
    expectNil(seen)
    let layer = bench.shownLayer()
    layer.backgroundColor = UIColor.blue.cgColor
    bench.wait(until: 2.125)
    let alpha = layer.presentation()!.backgroundColor?.alpha ?? 1
    #expect(alpha > 0.1 && alpha < 0.99)
  }

  @Test("an animator that stops leaves to other animations what they add")
  func stoppedAnimator() {
    let bench = AnimationBench()
    bench.slide(to: 250, "slide")
    bench.wait(until: 0.5)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { bench.view.center.x = 350 }
    animator.startAnimation()
    bench.wait(until: 0.75)
    #expect(isNear(bench.seenX, 225))
    animator.stopAnimation(true)
    #expect(isNear(bench.view.center.x, 275))
    #expect(isNear(bench.seenX, 225))
    bench.wait(until: 1)
    #expect(isNear(bench.seenX, 275))
  }

  @Test("shadows, borders and shapes of a view's own layer don't follow its animations")
  func shadows() {
    let bench = AnimationBench()
    let layer = bench.view.layer
    UIView.animate(withDuration: 1) {
      layer.shadowOpacity = 0.5
      layer.shadowRadius = 9
      layer.borderWidth = 2
      layer.borderColor = UIColor.red.cgColor
    } completion: {
      bench.log.append("\($0)")
    }
    expectNil(layer.animationKeys())
    bench.wait(until: 0.1)
    expectEqual(bench.log, ["true"])
    expectEqual(layer.presentation()!.shadowOpacity, 0.5)
  }
}

private func isNear(_ a: CGAffineTransform, _ b: CGAffineTransform) -> Bool {
  zip([a.a, a.b, a.c, a.d, a.tx, a.ty], [b.a, b.b, b.c, b.d, b.tx, b.ty]).allSatisfy {
    isNear($0, $1)
  }
}

extension AnimationBench {
  /// Where the view's anchor is seen.
  fileprivate var seenX: CGFloat { view.layer.presentation()!.position.x }

  /// Moves the view evenly, and logs the end.
  fileprivate func slide(
    to x: CGFloat,
    _ name: String,
    _ options: UIView.AnimationOptions = [],
    over time: Double = 1
  ) {
    UIView.animate(
      withDuration: time,
      delay: 0,
      options: options.union(.curveLinear),
      animations: { self.view.center.x = x },
      completion: note(name)
    )
  }
}
