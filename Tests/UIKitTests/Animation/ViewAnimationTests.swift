import Expectations
import Testing
import TouchCore
import UIKit

/// UIView.animate.
@MainActor
struct ViewAnimationTests {
  @Test(
    "the model changes at once, the display follows the curve, and the completion is called once"
  )
  func plain() {
    let bench = AnimationBench()
    UIView.animate(
      withDuration: 1,
      animations: { bench.view.alpha = 0 },
      completion: bench.note("done")
    )
    expectEqual(bench.view.alpha, 0)
    expectEqual(bench.seen, 1)
    for step in 1..<10 {
      let part = Double(step) / 10
      bench.wait(until: part)
      #expect(isNear(bench.seen, 1 - TimingCurve.easeInOut.progress(at: part)))
    }
    bench.wait(until: 0.999_999)
    expectEqual(bench.log, [])
    bench.wait(until: 1)
    expectEqual(bench.log, ["done true"])
    expectEqual(bench.seen, 0)
    expectNil(bench.view.layer.animationKeys())
    bench.wait(until: 10)
    expectEqual(bench.log, ["done true"])
  }

  @Test("dropped frames change nothing: the display depends only on the time")
  func closedForm() {
    func look(_ steps: [Double]) -> (CGPoint, CATransform3D) {
      let bench = AnimationBench()
      UIView.animate(
        withDuration: 2,
        delay: 0.25,
        usingSpringWithDamping: 0.4,
        initialSpringVelocity: 3
      ) {
        bench.view.center = CGPoint(x: 300, y: 500)
        bench.view.transform = CGAffineTransform(rotationAngle: 1)
      }
      for step in steps {
        bench.wait(until: step)
        _ = bench.view.layer.presentation()
      }
      let shown = bench.view.layer.presentation()!
      return (shown.position, shown.transform)
    }
    let often = look((0...97).map { Double($0) / 100 })
    let once = look([0.97])
    #expect(often == once)
    #expect(once.0 != CGPoint(x: 300, y: 500))
  }

  @Test("curves are those that the options name")
  func curves() {
    let cases: [(UIView.AnimationOptions, TimingCurve)] = [
      ([], .easeInOut), (.curveEaseInOut, .easeInOut), (.curveEaseIn, .easeIn),
      (.curveEaseOut, .easeOut), (.curveLinear, .linear),
    ]
    for (options, curve) in cases {
      let bench = AnimationBench()
      UIView.animate(withDuration: 1, delay: 0, options: options) { bench.view.alpha = 0 }
      bench.wait(until: 0.3)
      #expect(isNear(bench.seen, 1 - curve.progress(at: 0.3)))
    }
  }

  @Test("a delay shows the start, and begins afterwards")
  func delay() {
    let bench = AnimationBench()
    UIView.animate(
      withDuration: 1,
      delay: 0.5,
      options: .curveLinear,
      animations: { bench.view.alpha = 0 },
      completion: bench.note("done")
    )
    bench.wait(until: 0.5)
    expectEqual(bench.seen, 1)
    bench.wait(until: 0.75)
    #expect(isNear(bench.seen, 0.75))
    bench.wait(until: 1.499)
    expectEqual(bench.log, [])
    bench.wait(until: 1.5)
    expectEqual(bench.log, ["done true"])
  }

  @Test("a spring comes to rest within the duration, and overshoots before")
  func spring() {
    let bench = AnimationBench()
    UIView.animate(
      withDuration: 1,
      delay: 0,
      usingSpringWithDamping: 0.5,
      initialSpringVelocity: 0,
      animations: { bench.view.center.x = 150 },
      completion: bench.note("done")
    )
    let spring = SpringCurve(settlingDuration: 1, dampingRatio: 0.5)
    var most = 0.0
    for step in 1..<100 {
      let time = Double(step) / 100
      bench.wait(until: time)
      let x = Double(bench.view.layer.presentation()!.position.x)
      #expect(isNear(x, 50 + 100 * spring.progress(at: time)))
      most = max(most, x)
    }
    #expect(most > 160)
    bench.wait(until: 1)
    expectEqual(bench.log, ["done true"])
  }

  @Test("a perceptual spring takes its settling time")
  func perceptualSpring() {
    let bench = AnimationBench()
    UIView.animate(springDuration: 0.5, bounce: 0.2) {
      bench.view.alpha = 0
    } completion: {
      bench.note("done")($0)
    }
    let end = SpringCurve(perceptualDuration: 0.5, bounce: 0.2).settlingDuration
    bench.wait(until: end - 0.001)
    expectEqual(bench.log, [])
    bench.wait(until: end + 0.001)
    expectEqual(bench.log, ["done true"])
  }

  @Test(
    "if nothing animates, the completion runs in the next turn: no change, no duration, no animation"
  )
  func nothing() {
    let bench = AnimationBench()
    UIView.animate(withDuration: 5, animations: {}, completion: bench.note("empty"))
    UIView.animate(
      withDuration: 5,
      animations: { bench.view.alpha = 1 },
      completion: bench.note("same")
    )
    UIView.animate(
      withDuration: 0,
      animations: { bench.view.alpha = 0.5 },
      completion: bench.note("zero")
    )
    UIView.setAnimationsEnabled(false)
    UIView.animate(
      withDuration: 5,
      animations: { bench.view.alpha = 0.25 },
      completion: bench.note("off")
    )
    #expect(!UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(true)
    expectEqual(bench.log, [])
    expectEqual(bench.view.alpha, 0.25)
    expectEqual(bench.seen, 0.25)
    bench.wait(until: 0)
    expectEqual(bench.log, ["empty true", "same true", "zero true", "off true"])
  }

  @Test(
    "a new animation of the same property continues from what is displayed; the old one didn't finish"
  )
  func interruption() {
    let bench = AnimationBench()
    UIView.animate(
      withDuration: 1,
      delay: 0,
      options: .curveLinear,
      animations: { bench.view.alpha = 0 },
      completion: bench.note("first")
    )
    bench.wait(until: 0.6)
    UIView.animate(
      withDuration: 1,
      delay: 0,
      options: [.curveLinear, .beginFromCurrentState],
      animations: { bench.view.alpha = 1 },
      completion: bench.note("second")
    )
    expectEqual(bench.log, ["first false"])
    #expect(isNear(bench.seen, 0.4))
    bench.wait(until: 1.1)
    #expect(isNear(bench.seen, 0.7))
    bench.wait(until: 1.6)
    expectEqual(bench.log, ["first false", "second true"])
  }

  @Test("an animation of another property interrupts none")
  func otherProperty() {
    let bench = AnimationBench()
    UIView.animate(
      withDuration: 1,
      animations: { bench.view.alpha = 0 },
      completion: bench.note("alpha")
    )
    bench.wait(until: 0.5)
    UIView.animate(
      withDuration: 1,
      animations: { bench.view.center.x = 200 },
      completion: bench.note("center")
    )
    bench.wait(until: 5)
    expectEqual(bench.log, ["alpha true", "center true"])
  }

  @Test("a completion waits for all animations of its closure")
  func several() {
    let bench = AnimationBench()
    let other = UIView()
    bench.window.addSubview(other)
    UIView.animate(
      withDuration: 1,
      animations: {
        bench.view.alpha = 0
        bench.view.frame = CGRect(x: 10, y: 20, width: 50, height: 50)
        other.backgroundColor = .red
      },
      completion: bench.note("done")
    )
    expectEqual(bench.view.layer.animationKeys(), ["opacity", "bounds", "position"])
    bench.wait(until: 0.5)
    other.layer.removeAllAnimations()
    expectEqual(bench.log, [])
    bench.wait(until: 1)
    expectEqual(bench.log, ["done false"])
  }

  @Test("changes outside a closure show at once")
  func outside() {
    let bench = AnimationBench()
    bench.view.alpha = 0.5
    bench.view.center.x = 77
    expectNil(bench.view.layer.animationKeys())
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { bench.view.alpha = 0.25 }
      bench.view.center.x = 99
    }
    expectEqual(bench.view.layer.animationKeys(), ["position"])
  }

  @Test("inner closures take duration and curve from the outer one unless they override them")
  func nested() {
    let bench = AnimationBench()
    UIView.animate(
      withDuration: 2,
      delay: 0,
      options: .curveLinear,
      animations: {
        expectEqual(UIView.inheritedAnimationDuration, 2)
        UIView.animate(
          withDuration: 1,
          animations: { bench.view.alpha = 0 },
          completion: bench.note("inherits")
        )
        UIView.animate(
          withDuration: 1,
          delay: 0,
          options: .overrideInheritedDuration,
          animations: { bench.view.center.x = 150 },
          completion: bench.note("overrides")
        )
      },
      completion: bench.note("outer")
    )
    expectEqual(UIView.inheritedAnimationDuration, 0)
    bench.wait(until: 0.5)
    #expect(isNear(bench.seen, 0.75))
    #expect(isNear(Double(bench.view.layer.presentation()!.position.x), 100))
    bench.wait(until: 5)
    expectEqual(bench.log, ["outer true", "overrides true", "inherits true"])
  }

  @Test("repeat continues until it is removed, back and forth with autoreverse")
  func repeating() {
    let bench = AnimationBench()
    UIView.animate(
      withDuration: 1,
      delay: 0,
      options: [.repeat, .autoreverse, .curveLinear],
      animations: { bench.view.alpha = 0 },
      completion: bench.note("done")
    )
    for (time, alpha) in [(0.25, 0.75), (1.25, 0.25), (2.25, 0.75), (101.5, 0.5)] {
      bench.wait(until: time)
      #expect(isNear(bench.seen, alpha))
    }
    expectEqual(bench.log, [])
    bench.view.layer.removeAllAnimations()
    expectEqual(bench.log, ["done false"])
    expectEqual(bench.seen, 0)
  }

  @Test("subviews are laid out inside the closure if the option is set")
  func layout() {
    for option in [UIView.AnimationOptions.layoutSubviews, []] {
      let bench = AnimationBench()
      let parent = CenteringView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      bench.window.addSubview(parent)
      bench.window.layoutIfNeeded()
      UIView.animate(withDuration: 1, delay: 0, options: option) { parent.frame.size.width = 200 }
      bench.window.layoutIfNeeded()
      expectEqual(parent.child.center.x, 100)
      expectEqual((parent.child.layer.animationKeys() != nil), (option == .layoutSubviews))
    }
  }

  @Test("layoutIfNeeded inside a closure animates what it moves")
  func layoutIfNeeded() {
    let bench = AnimationBench()
    let parent = CenteringView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    bench.window.addSubview(parent)
    bench.window.layoutIfNeeded()
    UIView.animate(withDuration: 1) {
      parent.frame.size.width = 200
      parent.layoutIfNeeded()
    }
    expectEqual(parent.child.layer.animationKeys(), ["position"])
  }
}

/// Keeps a view at its centre.
private final class CenteringView: UIView {
  let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  override func layoutSubviews() {
    if child.superview == nil { addSubview(child) }
    child.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
