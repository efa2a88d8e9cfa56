import Testing
import TouchCore
import UIKit

@MainActor @Suite("Touching animated views")
struct TouchedAnimationTests {
  private func animate(_ bench: AnimationBench, _ options: UIView.AnimationOptions) {
    UIView.animate(withDuration: 1, delay: 0.5, options: options) {
      bench.view.center = CGPoint(x: 250, y: 50)
    }
  }

  @Test("2.6 a view in an animation isn't hit, from the beginning of its delay to its end")
  func blocked() {
    let bench = AnimationBench()
    let child = UIView(frame: bench.view.bounds)
    bench.view.addSubview(child)
    let place = CGPoint(x: 250, y: 50)
    animate(bench, [])
    #expect(bench.window.hitTest(place, with: nil) === bench.window)
    bench.wait(until: 0.25)
    #expect(bench.window.hitTest(place, with: nil) === bench.window)
    bench.wait(until: 1.499)
    #expect(bench.window.hitTest(place, with: nil) === bench.window)
    bench.wait(until: 1.5)
    #expect(bench.window.hitTest(place, with: nil) === child)
  }

  @Test("2.6 allowUserInteraction lets it be hit, where the model is and not where it is displayed")
  func allowed() {
    let bench = AnimationBench()
    animate(bench, .allowUserInteraction)
    bench.wait(until: 0.75)
    #expect(bench.view.layer.presentation()!.position.x < 200)
    #expect(bench.window.hitTest(CGPoint(x: 250, y: 50), with: nil) === bench.view)
    #expect(bench.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === bench.window)
  }

  @Test("2.6 a removed animation makes its view hittable, and one of a layer never blocks its view")
  func free() {
    let bench = AnimationBench()
    animate(bench, [])
    bench.view.layer.removeAllAnimations()
    #expect(bench.window.hitTest(CGPoint(x: 250, y: 50), with: nil) === bench.view)
    let spin = CABasicAnimation(keyPath: "transform.rotation.z")
    spin.byValue = 1
    spin.duration = 1
    bench.view.layer.add(spin, forKey: nil)
    #expect(bench.window.hitTest(CGPoint(x: 250, y: 50), with: nil) === bench.view)
    UIView.animate(withDuration: 0) { bench.view.center.x = 260 }
    #expect(bench.window.hitTest(CGPoint(x: 250, y: 50), with: nil) === bench.view)
  }

  @Test("2.6 touches go to the view behind one in an animation, and stay bound to it")
  func behind() {
    let bench = AnimationBench()
    let tap = UITapGestureRecognizer()
    let behind = UIView(frame: bench.view.frame)
    bench.window.insertSubview(behind, belowSubview: bench.view)
    behind.addGestureRecognizer(tap)
    UIView.animate(withDuration: 1) { bench.view.alpha = 0.5 }
    let touch = Contact(id: Contact.ID(1), phase: .began, position: Point(x: 50, y: 50))
    bench.application.receive(TouchFrame(time: .seconds(0.5), contacts: [touch]))
    #expect(tap.numberOfTouches == 1)
  }
}
