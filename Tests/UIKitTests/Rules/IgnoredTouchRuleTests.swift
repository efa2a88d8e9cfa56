import Expectations
import Testing
import TouchCore
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Rules 4.25, 5.8: ignored touches and late beginnings.
///
/// Touches that a gesture ignores, and touches that a view is told of late.
@MainActor
final class IgnoredTouchRuleTests {
  lazy var bench = Bench()

  // MARK: Touches that are ignored

  @Test(
    "4.25 one that ignores its only touch fails for those that wait for it, before super and after",
    arguments: [true, false]
  )
  func ignoringBuiltIn(isBefore: Bool) {
    final class Tap: UITapGestureRecognizer {
      var ignoresBefore = true
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if ignoresBefore { for touch in touches { ignore(touch, for: event) } }
        super.touchesBegan(touches, with: event)
        if !ignoresBefore { for touch in touches { ignore(touch, for: event) } }
      }
    }
    let double = bench.add(Tap(), "double")
    double.ignoresBefore = isBefore
    double.numberOfTapsRequired = 2
    bench.add(UITapGestureRecognizer(), "tap").require(toFail: double)
    bench.tap(at: 0)
    expectEqual(bench.take(), ["V b", "tap!ended", "V c"])
    bench.tap(at: 0.2)
    expectEqual(bench.take(), ["V b", "tap!ended", "V c"])
  }

  @Test("4.25 a client's recognizer that ignores its only touch fails, and is reset")
  func ignoringCustom() {
    let own = bench.custom("own")
    own.delaysTouchesBegan = true
    own.reactions["b"] = { own, touches, event in
      guard let event else { return }
      for touch in touches { own.ignore(touch, for: event) }
    }
    bench.add(UITapGestureRecognizer(), "tap").require(toFail: own)
    bench.tap(at: 0)
    expectEqual(bench.take(), ["own.b", "V b", "tap!ended", "own.reset", "V c"])
  }

  @Test(
    "4.25 a recognizer that ignores one of two touches goes on; one that was under way is cancelled"
  )
  func ignoringOneOfTwo() {
    let own = bench.custom("own")
    own.reactions["b"] = { own, touches, event in
      guard let event, own.numberOfTouches == 2 else { return }
      for touch in touches { own.ignore(touch, for: event) }
    }
    own.reactions["m"] = { own, touches, event in
      guard let event else { return }
      if own.state == .possible {
        own.state = .began
      } else {
        own.ignore(touches.first!, for: event)
      }
    }
    bench.down(1, 100, 100, at: 0)
    bench.down(2, 200, 100, at: 0.1)
    bench.wait(until: 1)
    bench.move(1, 110, 100, at: 1.1)
    expectEqual(bench.take().suffix(3), ["own.m", "own!began", "V c"])
    bench.move(1, 120, 100, at: 1.2)
    expectEqual(bench.take(), ["own.m", "own!cancelled", "own.reset"])
  }

  @Test(
    "4.25 a class hears of the fingers that its recognizer has no use for, and may keep them",
    arguments: [true, false]
  )
  func hearingOfSurplus(isKept: Bool) {
    final class Pan: UIPanGestureRecognizer {
      var keepsAll = false
      var ignored: [CGPoint] = []
      override func ignore(_ touch: UITouch, for event: UIEvent) {
        expectEqual(event.allTouches?.contains(touch), true)
        ignored.append(touch.location(in: nil))
        if !keepsAll { super.ignore(touch, for: event) }
      }
    }
    let pan = bench.add(Pan(), "pan")
    pan.keepsAll = isKept
    pan.maximumNumberOfTouches = 1
    bench.down(1, 100, 100, at: 0)
    bench.move(1, 150, 100, at: 0.1)
    expectEqual(pan.state, .began)
    expectEqual(pan.ignored, [])
    bench.down(2, 300, 100, at: 0.2)
    expectEqual(pan.ignored, [CGPoint(x: 300, y: 100)])
    expectEqual(pan.numberOfTouches, (isKept ? 2 : 1))
    bench.move(2, 300, 140, at: 0.3)
    bench.move(1, 170, 100, at: 0.4)
    expectEqual(pan.translation(in: nil), CGPoint(x: 60, y: 0))
    bench.up(2, at: 0.5)
    bench.up(1, at: 0.6)
    #expect(pan.state == .possible || pan.state == .ended)
    expectEqual(pan.ignored.count, 1)
  }

  @Test("4.30 a touch counts no more for the place of a gesture as soon as it is ignored")
  func placeWithoutIgnored() {
    let own = bench.custom("own")
    var places: [CGPoint] = []
    own.reactions["b"] = { own, touches, event in
      guard let event, own.numberOfTouches == 2 else { return }
      places.append(own.location(in: nil))
      for touch in touches { own.ignore(touch, for: event) }
      places.append(own.location(in: nil))
    }
    bench.down(1, 100, 100, at: 0)
    bench.down(2, 200, 140, at: 0.1)
    expectEqual(places, [CGPoint(x: 150, y: 120), CGPoint(x: 100, y: 100)])
    bench.move(2, 220, 140, at: 0.2)
    expectEqual(own.location(in: nil), CGPoint(x: 100, y: 100))
  }

  @Test("4.25 a recognizer that begins after it ignored its only touch takes part without one")
  func beginningWithoutTouch() {
    let own = bench.custom("own")
    own.reactions["b"] = { own, touches, event in
      guard let event else { return }
      for touch in touches { own.ignore(touch, for: event) }
      own.state = .began
    }
    bench.tap(at: 0)
    expectEqual(bench.take(), ["own.b", "own!began", "V b", "V e"])
    own.state = .ended
    bench.wait(until: 1)
    expectEqual(bench.take(), ["own!ended", "own.reset"])
  }

  // MARK: Late beginnings

  /// A view with a first touch whose beginning a recognizer holds back after its lift, and a second that it
  /// doesn't.
  private func lateBeginning(prepare: (Bench) -> Void) -> [String] {
    let bench = Bench()
    let own = bench.custom("own")
    own.isSilent = true
    own.delaysTouchesBegan = true
    let questions = Questions()
    questions.takesTouch = { _, touch in touch.location(in: nil).x < 200 }
    own.delegate = questions
    prepare(bench)
    bench.tap(100, 100, at: 0)
    bench.down(2, 300, 100, at: 0.2)
    own.state = .failed
    bench.wait(until: 0.3)
    bench.up(2, at: 0.4)
    return bench.take()
  }

  @Test("2.9 · 5.8 a late beginning doesn't reach a view for one touch after a newer finger's")
  func lateInSingleTouchView() {
    expectEqual(lateBeginning { $0.v.isMultipleTouchEnabled = false }, ["V b", "V e"])
    expectEqual(lateBeginning { _ in }, ["V b", "V b", "V e", "V e"])
  }

  @Test(
    "2.10 · 5.8 a late beginning reaches no view beside an exclusive one that a newer finger is in"
  )
  func lateBesideExclusiveView() {
    func beside(_ isExclusive: Bool) -> [String] {
      lateBeginning { bench in
        let frame = CGRect(x: 250, y: 0, width: 100, height: 200)
        bench.view("W", frame, in: bench.p).isExclusiveTouch = isExclusive
      }
    }
    expectEqual(beside(true), ["W b", "W e"])
    expectEqual(beside(false), ["W b", "V b", "V e", "W e"])
  }

  @Test("2.9 · 5.4 of two late beginnings in a view for one touch, the earlier comes first")
  func bothLate() {
    let bench = bench
    bench.v.isMultipleTouchEnabled = false
    let own = bench.custom("own")
    own.isSilent = true
    own.delaysTouchesBegan = true
    bench.tap(100, 100, at: 0)
    bench.down(2, 300, 100, at: 0.2)
    expectEqual(bench.take(), [])
    own.state = .failed
    bench.wait(until: 0.3)
    bench.up(2, at: 0.4)
    expectEqual(bench.take(), ["V b", "V e", "V b", "V e"])
  }
}
