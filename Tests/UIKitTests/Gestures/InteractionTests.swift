import Testing
import TouchCore
import UIKit
import UIKit.UIGestureRecognizerSubclass

@Suite("Several recognizers") @MainActor
final class InteractionTests {
  lazy var bench = Bench()
  let answers = Answers()

  @Test("4.15 of two taps the one on the deeper view is recognized")
  func deeper() {
    bench.add(UITapGestureRecognizer(), "inner")
    bench.add(UITapGestureRecognizer(), "outer", to: bench.p)
    bench.tap(at: 0)
    #expect(bench.take() == ["V b", "inner!ended", "V c"])
  }

  @Test("4.15 of two taps on one view the newer is recognized")
  func newer() {
    bench.add(UITapGestureRecognizer(), "old")
    bench.add(UITapGestureRecognizer(), "new")
    bench.tap(at: 0)
    #expect(bench.take() == ["V b", "new!ended", "V c"])
  }

  @Test("4.11 one delegate's yes is enough for both")
  func simultaneous() {
    bench.add(UITapGestureRecognizer(), "old").delegate = answers
    bench.add(UITapGestureRecognizer(), "new")
    answers.together = [("old", "new")]
    bench.tap(at: 0)
    #expect(bench.take() == ["V b", "new!ended", "old!ended", "V c"])
  }

  @Test("6.3 without a requirement the single tap fires on tap 1, only the double on tap 2")
  func singleAndDouble() {
    let double = bench.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    bench.add(UITapGestureRecognizer(), "single")
    bench.tap(at: 0)
    bench.tap(at: 0.2)
    #expect(bench.take() == ["V b", "single!ended", "V c", "V b", "double!ended", "V c"])
  }

  @Test("4.18 single requires double: a double tap is one double and no single")
  func requiredDouble() {
    let double = bench.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    bench.add(UITapGestureRecognizer(), "single").require(toFail: double)
    bench.tap(at: 0)
    bench.tap(at: 0.2)
    bench.wait(until: 2)
    #expect(bench.take() == ["V b", "V b", "double!ended", "V c", "V c"])
  }

  @Test("4.17 single requires double: a single tap fires when the gap is over")
  func requiredDoubleSingleTap() {
    let double = bench.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    bench.add(UITapGestureRecognizer(), "single").require(toFail: double)
    bench.tap(at: 0)
    bench.wait(until: 0.45)
    #expect(bench.take() == ["V b"])
    bench.wait(until: 0.451)
    #expect(bench.take() == ["single!ended", "V c"])
  }

  @Test("4.21 a required recognizer that is switched off holds nobody up")
  func disabledRequirement() {
    let double = bench.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    double.isEnabled = false
    bench.add(UITapGestureRecognizer(), "single").require(toFail: double)
    bench.tap(at: 0)
    #expect(bench.take() == ["V b", "single!ended", "V c"])
  }

  @Test("4.22 the delegate can make one wait for the other")
  func dynamicRequirement() {
    let double = bench.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    bench.add(UITapGestureRecognizer(), "single").delegate = answers
    answers.waits = [("single", "double")]
    bench.tap(at: 0)
    bench.wait(until: 0.4)
    #expect(bench.take() == ["V b"])
    #expect(answers.asked == ["require single double", "begin single"])
    bench.wait(until: 0.5)
    #expect(bench.take() == ["single!ended", "V c"])
  }

  @Test("4.18 a pan that requires a tap to fail: lifted at 30 points, the tap wins")
  func panRequiresTap() {
    let tap = bench.add(UITapGestureRecognizer(), "tap")
    bench.add(UIPanGestureRecognizer(), "pan").require(toFail: tap)
    bench.down(1, 100, 100, at: 0)
    bench.move(1, 130, 100, at: 0.1)
    bench.up(1, at: 0.2)
    #expect(bench.take() == ["V b", "V m", "tap!ended", "V c"])
  }

  @Test("4.19 a pan that was withheld reports its beginning when it is released")
  func panReleased() {
    let tap = bench.add(UITapGestureRecognizer(), "tap")
    bench.add(UIPanGestureRecognizer(), "pan").require(toFail: tap)
    bench.down(1, 100, 100, at: 0)
    bench.move(1, 130, 100, at: 0.1)
    bench.move(1, 140, 100, at: 0.2)
    bench.move(1, 160, 100, at: 0.3)
    bench.move(1, 170, 100, at: 0.4)
    bench.up(1, at: 0.5)
    #expect(
      bench.take() == ["V b", "V m", "V m", "pan!began", "V c", "pan!changed", "pan!ended"]
    )
  }

  @Test("4.12 a pan that begins makes the tap fail; the view gets no end for it")
  func panBeatsTap() {
    bench.add(UITapGestureRecognizer(), "tap")
    bench.add(UIPanGestureRecognizer(), "pan")
    bench.down(1, 100, 100, at: 0)
    bench.move(1, 115, 100, at: 0.1)
    bench.up(1, at: 0.2)
    #expect(bench.take() == ["V b", "pan!began", "V c", "pan!ended"])
  }

  @Test("4.14 pans on siblings go side by side")
  func siblings() {
    let left = bench.view("L", CGRect(x: 0, y: 0, width: 200, height: 800), in: bench.p)
    let right = bench.view("R", CGRect(x: 200, y: 0, width: 200, height: 800), in: bench.p)
    bench.add(UIPanGestureRecognizer(), "one", to: left)
    bench.add(UIPanGestureRecognizer(), "two", to: right)
    bench.frame([(1, .began, 100, 100), (2, .began, 300, 100)], at: 0)
    bench.frame([(1, .moved, 120, 100), (2, .moved, 320, 100)], at: 0.1)
    #expect(bench.take() == ["L b", "R b", "two!began", "one!began", "L c", "R c"])
  }

  @Test("4.9 a delegate that refuses makes the gesture fail, which sets others free")
  func refusal() {
    let double = bench.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    double.delegate = answers
    answers.begins = false
    bench.add(UITapGestureRecognizer(), "single").require(toFail: double)
    bench.tap(at: 0)
    bench.tap(at: 0.2)
    // The single tap was complete with the first tap.
    #expect(bench.take() == ["V b", "V b", "single!ended", "V e", "V c"])
  }

  @Test("3.3 a delegate that takes no touch: no callbacks, no delay, no cancellation")
  func notReceived() {
    bench.add(UITapGestureRecognizer(), "tap").delegate = answers
    answers.receives = false
    bench.tap(at: 0)
    #expect(bench.take() == ["V b", "V e"])
  }

  @Test("5.3 a pan that cancels nothing leaves the view its touches")
  func noCancellation() {
    bench.add(UIPanGestureRecognizer(), "pan").cancelsTouchesInView = false
    bench.down(1, 100, 100, at: 0)
    bench.move(1, 130, 100, at: 0.1)
    bench.move(1, 140, 100, at: 0.2)
    bench.up(1, at: 0.3)
    #expect(
      bench.take() == [
        "V b", "pan!began", "V m", "pan!changed", "V m", "pan!ended", "V e",
      ]
    )
  }

  @Test("5.5 a tap that delays beginnings and is recognized: the view hears nothing")
  func discarded() {
    bench.add(UITapGestureRecognizer(), "tap").delaysTouchesBegan = true
    bench.tap(at: 0)
    #expect(bench.take() == ["tap!ended"])
  }

  @Test("5.4 a tap that delays beginnings and fails: began, one move, and on")
  func released() {
    let tap = bench.add(UITapGestureRecognizer(), "tap")
    tap.delaysTouchesBegan = true
    bench.down(1, 100, 100, at: 0)
    bench.move(1, 110, 100, at: 0.1)
    bench.move(1, 120, 100, at: 0.2)
    #expect(bench.take() == [])
    bench.wait(until: 0.8)
    #expect(bench.take() == ["V b", "V m"])
    bench.move(1, 130, 100, at: 0.9)
    bench.up(1, at: 1)
    #expect(bench.take() == ["V m", "V e"])
  }
}
