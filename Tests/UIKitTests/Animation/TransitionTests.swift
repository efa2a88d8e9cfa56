import Expectations
import Testing
import TouchCore
import UIKit

/// Transitions of views.
@MainActor
struct TransitionTests {
  private let dissolve: UIView.AnimationOptions = [.transitionCrossDissolve, .curveLinear]

  /// The picture of what was there before.
  private func picture(_ view: UIView) -> CALayer? { view.layer.sublayers?.last }

  @Test("a dissolve shows what was there over what is there, and fades it")
  func dissolving() {
    let bench = AnimationBench()
    bench.view.backgroundColor = .red
    UIView.transition(
      with: bench.view,
      duration: 1,
      options: dissolve,
      animations: { bench.view.backgroundColor = .blue },
      completion: bench.note("done")
    )
    expectEqual(bench.view.backgroundColor, .blue)
    expectEqual(bench.view.layer.presentation()!.backgroundColor, UIColor.blue.cgColor)
    bench.wait(until: 0.25)
    expectEqual(picture(bench.view)?.presentation()?.backgroundColor, UIColor.red.cgColor)
    #expect(isNear(Double(picture(bench.view)?.presentation()?.opacity ?? 0), 0.75))
    expectEqual(bench.log, [])
    bench.wait(until: 1)
    expectEqual(bench.log, ["done true"])
    expectNil(picture(bench.view))
    expectNil(bench.view.layer.animationKeys())
  }

  @Test(
    "in the place of a curl what was there slides off, upwards or downwards",
    arguments: [(UIView.AnimationOptions.transitionCurlUp, -1.0), (.transitionCurlDown, 1.0)]
  )
  func curls(options: UIView.AnimationOptions, sign: Double) {
    let bench = AnimationBench()
    let height = Double(bench.view.bounds.height)
    UIView.transition(
      with: bench.view,
      duration: 1,
      options: [options, .curveLinear],
      animations: { bench.view.backgroundColor = .blue },
      completion: bench.note("done")
    )
    bench.wait(until: 0.25)
    let shown = picture(bench.view)?.presentation()
    expectEqual(shown?.opacity, 1)
    #expect(isNear(Double(shown?.position.y ?? 0), height / 2 + sign * height / 4))
    bench.wait(until: 1)
    #expect(bench.log == ["done true"] && picture(bench.view) == nil)
  }

  @Test("without a transition the changes are animated, as by an animation")
  func withoutTransition() {
    let bench = AnimationBench()
    UIView.transition(
      with: bench.view,
      duration: 1,
      options: .curveLinear,
      animations: { bench.view.alpha = 0 },
      completion: bench.note("done")
    )
    bench.wait(until: 0.25)
    #expect(isNear(Double(bench.view.layer.presentation()?.opacity ?? 0), 0.75))
    expectEqual(bench.log, [])
    bench.wait(until: 1)
    expectEqual(bench.log, ["done true"])
  }

  @Test("2.6 a view in a transition isn't hit, unless it allows user interaction")
  func touches() {
    let bench = AnimationBench()
    let place = CGPoint(x: 50, y: 50)
    UIView.transition(with: bench.view, duration: 1, options: dissolve, animations: nil)
    #expect(bench.window.hitTest(place, with: nil) === bench.window)
    bench.wait(until: 1)
    #expect(bench.window.hitTest(place, with: nil) === bench.view)
    UIView.transition(
      with: bench.view,
      duration: 1,
      options: [dissolve, .allowUserInteraction],
      animations: nil
    )
    #expect(bench.window.hitTest(place, with: nil) === bench.view)
  }

  @Test(
    "a flip makes the view narrow, changes the side in the middle, and makes it wide again",
    arguments: [
      (UIView.AnimationOptions.transitionFlipFromLeft, true), (.transitionFlipFromRight, true),
      (.transitionFlipFromTop, false), (.transitionFlipFromBottom, false),
    ]
  )
  func flipping(option: UIView.AnimationOptions, isAcross: Bool) {
    let bench = AnimationBench()
    UIView.transition(
      with: bench.view,
      duration: 1,
      options: [option, .curveLinear],
      animations: { bench.view.backgroundColor = .blue }
    )
    func scale() -> Double {
      let seen = bench.view.layer.presentation()!.affineTransform()
      return Double(isAcross ? seen.a : seen.d)
    }
    bench.wait(until: 0.25)
    #expect(isNear(scale(), 0.5, within: 0.01))
    expectEqual(picture(bench.view)?.presentation()?.opacity, 1)
    bench.wait(until: 0.5)
    #expect(scale() < 0.01)
    bench.wait(until: 0.75)
    #expect(isNear(scale(), 0.5, within: 0.01))
    expectEqual(picture(bench.view)?.presentation()?.opacity, 0)
    bench.wait(until: 1)
    expectEqual(scale(), 1)
  }

  @Test("one view takes another one's place, at once for the tree and by a dissolve for the eye")
  func replacing() {
    let bench = AnimationBench()
    let next = UIView(frame: bench.view.frame)
    let front = UIView()
    bench.window.addSubview(front)
    UIView.transition(
      from: bench.view,
      to: next,
      duration: 1,
      options: dissolve,
      completion: bench.note("done")
    )
    expectNil(bench.view.superview)
    expectEqual(bench.window.subviews, [next, front])
    #expect(picture(next) != nil)
    bench.wait(until: 1)
    expectEqual(bench.log, ["done true"])
    expectNil(picture(next))
    next.addSubview(bench.view)
  }

  @Test("showHideTransitionViews hides and shows instead")
  func hiding() {
    let bench = AnimationBench()
    let next = UIView(frame: bench.view.frame)
    next.isHidden = true
    bench.window.addSubview(next)
    let options: UIView.AnimationOptions = [dissolve, .showHideTransitionViews]
    UIView.transition(from: bench.view, to: next, duration: 1, options: options)
    #expect(bench.view.isHidden && !next.isHidden)
    expectEqual(bench.window.subviews, [bench.view, next])
  }

  @Test("changes aren't animated in a transition, unless it allows animated content")
  func content() {
    let bench = AnimationBench()
    UIView.transition(
      with: bench.view,
      duration: 1,
      options: dissolve,
      animations: { UIView.animate(withDuration: 1) { bench.view.alpha = 0 } }
    )
    expectEqual(bench.seen, 0)
    UIView.transition(
      with: bench.view,
      duration: 1,
      options: [dissolve, .allowAnimatedContent],
      animations: { UIView.animate(withDuration: 1) { bench.view.alpha = 1 } }
    )
    expectEqual(bench.seen, 0)
    bench.wait(until: 2)
    expectEqual(bench.seen, 1)
  }

  @Test("without a transition, a duration or a superview the completion runs in the next turn")
  func none() {
    let bench = AnimationBench()
    let note = bench.note("done")
    UIView.transition(with: bench.view, duration: 1, animations: nil, completion: note)
    UIView.transition(
      with: bench.view,
      duration: 0,
      options: dissolve,
      animations: nil,
      completion: note
    )
    UIView.transition(
      with: UIView(),
      duration: 1,
      options: dissolve,
      animations: nil,
      completion: note
    )
    expectNil(picture(bench.view))
    bench.wait(until: 0)
    expectEqual(bench.log, ["done true", "done true", "done true"])
  }

  @Test("a view that leaves in mid-transition loses the picture and tells that it did not finish")
  func leaving() {
    let bench = AnimationBench()
    UIView.transition(
      with: bench.view,
      duration: 1,
      options: dissolve,
      animations: nil,
      completion: bench.note("done")
    )
    bench.wait(until: 0.5)
    bench.view.removeFromSuperview()
    expectEqual(bench.log, ["done false"])
    expectNil(picture(bench.view))
    UIView.transition(with: bench.window, duration: 1, options: dissolve, animations: nil)
  }

  @Test("a second transition replaces the first")
  func twice() {
    let bench = AnimationBench()
    for name in ["one", "two"] {
      UIView.transition(
        with: bench.view,
        duration: 1,
        options: dissolve,
        animations: nil,
        completion: bench.note(name)
      )
      bench.wait(until: 0.5)
    }
    expectEqual(bench.log, ["one false"])
    expectEqual(bench.view.layer.sublayers?.count, 1)
    bench.wait(until: 2)
    expectEqual(bench.log, ["one false", "two true"])
    expectNil(picture(bench.view))
  }
}
