import Expectations
import Testing
import TouchCore
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// What depends on the system.
@MainActor
struct SystemProfileRuleTests {
  /// The states that a recognizer reads in `reset()` after an end, a failure and a cancellation.
  private func statesInReset(_ bench: Bench) -> [UIGestureRecognizer.State] {
    let own = bench.custom("own")
    var read: [UIGestureRecognizer.State] = []
    own.reactions["reset"] = { own, _, _ in read.append(own.state) }
    for (index, end) in [UIGestureRecognizer.State.ended, .failed, .cancelled].enumerated() {
      own.reactions["b"] = { own, _, _ in if end != .failed { own.state = .began } }
      own.reactions["e"] = { own, _, _ in own.state = end }
      bench.tap(at: Double(index))
    }
    expectEqual(own.state, .possible)
    return read
  }

  @Test("4.5 the state that reset() reads is the final one by default")
  func finalState() {
    expectEqual(statesInReset(Bench()), [.ended, .failed, .cancelled])
  }

  @Test("4.5 the state that reset() reads is possible where the system is iOS 26 or later")
  func possibleState() {
    let bench = Bench()
    bench.application.systemProfile.isStatePossibleInReset = true
    expectEqual(statesInReset(bench), [.possible, .possible, .possible])
  }

  @Test("a state set in reset() has no effect, whatever the system")
  func stateSetInReset() {
    for isNew in [false, true] {
      let bench = Bench()
      bench.application.systemProfile.isStatePossibleInReset = isNew
      let own = bench.custom("own")
      own.reactions["e"] = { own, _, _ in own.state = .ended }
      own.reactions["reset"] = { own, _, _ in own.state = .began }
      bench.tap(at: 0)
      expectEqual(bench.take(), ["own.b", "V b", "own.e", "own!ended", "own.reset", "V c"])
      expectEqual(own.state, .possible)
    }
  }

  @Test("views find the profile's kind of device in their traits, at the launch and after a change")
  func idiom() {
    let bench = Bench()
    expectEqual(bench.v.traitCollection.userInterfaceIdiom, .phone)
    bench.application.systemProfile = .pad
    expectEqual(bench.v.traitCollection.userInterfaceIdiom, .pad)
    expectEqual(bench.v.traitCollection.forceTouchCapability, .unavailable)
    let tablet = UIApplication.launch(screen: CGSize(width: 800, height: 600), profile: .pad)
    expectEqual(tablet.systemProfile, .pad)
    expectEqual(UIView().traitCollection.userInterfaceIdiom, .pad)
  }
}
