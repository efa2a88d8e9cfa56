import Expectations
import Testing
import TouchCore
import UIKit

@MainActor
private func shown(_ body: @MainActor (UIApplication, UIView) -> Void) {
  let application = UIApplication.launch(screen: CGSize(width: 400, height: 800))
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  window.addSubview(view)
  window.makeKeyAndVisible()
  application.advance(to: .zero)
  body(application, view)
}

@MainActor private func opacity(_ view: UIView) -> Float { view.layer.presentation()!.opacity }

@MainActor @Suite("Animations between a beginning and an end", .serialized)
struct OpenAnimationTests {
  @Test(
    "follow what changes between the two, for the duration that is set, and nothing after the end"
  )
  func duration() {
    shown { application, view in
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationCurve(.linear)
      view.alpha = 0
      UIView.commitAnimations()
      view.center.x = 300
      application.advance(to: .seconds(0.5))
      #expect(abs(opacity(view) - 0.5) < 0.01)
      expectEqual(view.layer.presentation()!.position.x, 300)
      application.advance(to: .seconds(1))
      expectEqual(opacity(view), 0)
    }
  }

  @Test("take 0.2 seconds unless set, and end where the other side is")
  func standard() {
    shown { application, view in
      UIView.beginAnimations("fade", context: nil)
      view.alpha = 0
      UIView.commitAnimations()
      application.advance(to: .seconds(0.199))
      #expect(opacity(view) > 0)
      application.advance(to: .seconds(0.201))
      expectEqual(opacity(view), 0)
    }
  }

  @Test("wait, run as often as set, and go back")
  func settings() {
    shown { application, view in
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationCurve(.linear)
      UIView.setAnimationDelay(1)
      UIView.setAnimationRepeatCount(2)
      UIView.setAnimationRepeatAutoreverses(true)
      view.alpha = 0
      UIView.commitAnimations()
      let times: [(Double, Float)] = [
        (0.5, 1), (1.5, 0.5), (2, 0), (2.5, 0.5), (3.5, 0.5), (4.75, 0.75), (5.1, 0),
      ]
      for (time, expected) in times {
        application.advance(to: .seconds(time))
        #expect(abs(opacity(view) - expected) < 0.01, "at \(time)")
      }
    }
  }

  @Test("run once and forward where going back is unset, and a negative count is none")
  func unset() {
    shown { application, view in
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationCurve(.linear)
      UIView.setAnimationRepeatAutoreverses(true)
      UIView.setAnimationRepeatAutoreverses(false)
      UIView.setAnimationBeginsFromCurrentState(true)
      UIView.setAnimationBeginsFromCurrentState(false)
      UIView.setAnimationRepeatCount(-2)
      view.alpha = 0
      UIView.commitAnimations()
      application.advance(to: .seconds(0.25))
      #expect(abs(opacity(view) - 0.75) < 0.01)
      application.advance(to: .seconds(1.25))
      expectEqual(opacity(view), 0)
    }
  }

  @Test("end halfway where half a run is set")
  func half() {
    shown { application, view in
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationCurve(.linear)
      UIView.setAnimationRepeatCount(0.5)
      view.alpha = 0
      UIView.commitAnimations()
      application.advance(to: .seconds(0.4))
      #expect(abs(opacity(view) - 0.6) < 0.01)
      application.advance(to: .seconds(0.6))
      expectEqual(opacity(view), 0)
    }
  }

  @Test("follow the curve that is set")
  func curves() {
    let curves: [(UIView.AnimationCurve, TimingCurve)] = [
      (.easeInOut, .easeInOut), (.easeIn, .easeIn), (.easeOut, .easeOut), (.linear, .linear),
    ]
    for (name, curve) in curves {
      shown { application, view in
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(name)
        view.alpha = 0
        UIView.commitAnimations()
        application.advance(to: .seconds(0.25))
        #expect(abs(Double(opacity(view)) - 1 + curve.progress(at: 0.25)) < 0.001, "\(name)")
      }
    }
  }

  @Test("nest, and an end or a setting without a beginning does nothing")
  func nesting() {
    shown { application, view in
      UIView.commitAnimations()
      UIView.setAnimationDuration(9)
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationCurve(.linear)
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(3)
      UIView.commitAnimations()
      view.alpha = 0
      UIView.commitAnimations()
      UIView.commitAnimations()
      application.advance(to: .seconds(0.5))
      #expect(abs(opacity(view) - 0.5) < 0.01)
    }
  }

  @Test(
    "tell a delegate of the start, after the delay, and of the end, by as much as its methods take"
  )
  func delegates() {
    shown { application, view in
      let delegate = AnimationWitness()
      var context = 7
      withUnsafeMutablePointer(to: &context) { context in
        UIView.beginAnimations("move", context: context)
        UIView.setAnimationDuration(1)
        UIView.setAnimationDelay(1)
        view.alpha = 0
        UIView.setAnimationDelegate(delegate)
        UIView.setAnimationWillStart(Selector(AnimationWitness.start(_:context:)))
        UIView.setAnimationDidStop(Selector(AnimationWitness.stop(_:finished:context:)))
        UIView.commitAnimations()
        application.advance(to: .seconds(0.9))
        #expect(delegate.calls.isEmpty)
        application.advance(to: .seconds(1.1))
        expectEqual(delegate.calls, ["start move 7"])
        application.advance(to: .seconds(2.1))
        expectEqual(delegate.calls, ["start move 7", "stop move 1 7"])
      }
      UIView.beginAnimations("none", context: nil)
      UIView.setAnimationDelegate(delegate)
      UIView.setAnimationDidStop(Selector(AnimationWitness.ended(_:finished:)))
      UIView.commitAnimations()
      #expect(delegate.calls.count == 2)
      application.advance(to: .seconds(2.2))
      expectEqual(delegate.calls.last, "ended none true")
    }
  }

  @Test("turn a view about by a transition, from what it showed")
  func transitions() {
    shown { application, view in
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationTransition(.flipFromLeft, for: view, cache: true)
      view.backgroundColor = .red
      UIView.commitAnimations()
      application.advance(to: .seconds(0.5))
      #expect(view.layer.sublayers?.count == 1)
      application.advance(to: .seconds(1.1))
      #expect(view.layer.sublayers?.isEmpty != false)
    }
  }

  @Test("leave touches to the views, as those in a closure don't")
  func touches() {
    shown { application, view in
      let tap = UITapGestureRecognizer()
      view.addGestureRecognizer(tap)
      @MainActor func taps(_ start: Double) -> Bool {
        var taps = 0
        tap.addAction { taps += 1 }
        for (time, phase) in [(start, Contact.Phase.began), (start + 0.05, .ended)] {
          application.receive(
            TouchFrame(
              time: .seconds(time),
              contacts: [Contact(id: .init(1), phase: phase, position: Point(x: 50, y: 50))]
            )
          )
        }
        return taps == 1
      }
      UIView.animate(withDuration: 1) { view.alpha = 0.5 }
      #expect(!taps(0.1))
      application.advance(to: .seconds(2))
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(1)
      view.alpha = 1
      UIView.commitAnimations()
      #expect(taps(2.1))
    }
  }
}

extension UITapGestureRecognizer {
  fileprivate func addAction(_ body: @escaping () -> Void) {
    let relay = Relay(body)
    relays.append(relay)
    addTarget(relay, action: Selector(Relay.call))
  }
}

@MainActor private var relays: [Relay] = []

@MainActor private final class Relay {
  private let body: () -> Void
  init(_ body: @escaping () -> Void) { self.body = body }
  func call() { body() }
}

@MainActor private final class AnimationWitness {
  var calls: [String] = []

  func start(_ name: String?, context: UnsafeMutableRawPointer?) {
    calls.append("start \(name ?? "") \(context!.load(as: Int.self))")
  }

  func stop(_ name: String, finished: NSNumber, context: UnsafeMutableRawPointer?) {
    calls.append("stop \(name) \(finished.intValue) \(context!.load(as: Int.self))")
  }

  func ended(_ name: String, finished: Bool) { calls.append("ended \(name) \(finished)") }
}
