import Expectations
import Testing
import TouchCore
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Rules 4: permission.
@MainActor
final class AskingRuleTests {
  lazy var bench = Bench()
  let questions = Questions()

  /// A view that decides whether gestures may begin.
  private final class Gate: UIView {
    var isOpen = true
    var note: () -> Void = {}

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      note()
      return isOpen
    }
  }

  private func tap(_ name: String, taps: Int = 1, to view: UIView? = nil) -> UITapGestureRecognizer
  {
    let tap = bench.add(UITapGestureRecognizer(), name, to: view)
    tap.numberOfTapsRequired = taps
    return tap
  }

  @Test(
    "scenario 50 · 4.9 shouldBegin returns false: failed, no action, and waiting ones may proceed"
  )
  func refusal() {
    let double = tap("double", taps: 2)
    double.delegate = questions
    questions.begins = { _ in false }
    tap("single").require(toFail: double)
    bench.play(
      """
      at      0  .1  .2  .3
      1       b  e   b   e
      single             ended
      V       b      b         e c
      """
    )
    expectEqual(questions.asked.filter { $0 == "begin double" }.count, 1)
  }

  @Test("4.9 whether it may begin is asked before simultaneous recognition")
  func order() {
    tap("old").delegate = questions
    tap("new").delegate = questions
    bench.tap(at: 0)
    let asked = questions.asked.filter { $0.hasPrefix("begin") || $0.hasPrefix("together") }
    expectEqual(asked.prefix(2), ["begin new", "begin old"])
    #expect(asked.dropFirst(2).allSatisfy { $0.hasPrefix("together") })
    #expect(asked.count > 2)
  }

  @Test("4.10 the views are asked from the hit view up to the recognizer's own, then the delegate")
  func views() {
    var asked: [String] = []
    let (outer, inner) = (Gate(frame: bench.window.bounds), Gate(frame: bench.window.bounds))
    let above = Gate(frame: bench.window.bounds)
    bench.window.addSubview(above)
    above.addSubview(outer)
    outer.addSubview(inner)
    outer.note = { asked.append("outer") }
    inner.note = { asked.append("inner") }
    above.note = { asked.append("above") }
    questions.begins = { _ in
      asked.append("delegate")
      return true
    }
    tap("tap", to: outer).delegate = questions
    bench.play("at   0  .1\n1    b  e\ntap     ended")
    expectEqual(asked, ["inner", "outer", "delegate"])
    inner.isOpen = false
    bench.play("at   1  1.1\n1    b  e")
    expectEqual(asked.suffix(1), ["inner"])
    (inner.isOpen, outer.isOpen) = (true, false)
    bench.play("at   2  2.1\n1    b  e")
    expectEqual(asked.suffix(2), ["inner", "outer"])
  }

  @Test(
    "scenario 39 · 4.11 one delegate's yes is enough for both, from either side",
    arguments: ["old", "new"]
  )
  func eitherYes(name: String) {
    let taps = [tap("old"), tap("new")]
    taps.first { $0.name == name }?.delegate = questions
    questions.together = { _, _ in true }
    bench.play(
      """
      at   0  .1
      1    b  e
      old     ended
      new     ended
      V    b         c
      """
    )
  }

  @Test("4.11 it is asked again each time, never cached")
  func askedAnew() {
    let one = bench.add(UIPanGestureRecognizer(), "one")
    one.delegate = questions
    bench.add(UIPanGestureRecognizer(), "two", to: bench.p)
    questions.together = { _, _ in true }
    bench.play(
      """
      at   0  .1            .2
      1    b  +20           e
      one     began         ended
      two     began         ended
      V    b         c
      """
    )
    questions.together = { _, _ in false }
    bench.play("at   1  1.1     1.2\n1    b  +20     e\none     began   ended\nV    b        c")
  }

  @Test("scenario 37 · 4.12 taps on a view and its superview: the view's only")
  func exclusion() {
    _ = (tap("inner"), tap("outer", to: bench.p))
    bench.play("at     0  .1\n1      b  e\ninner     ended\nV      b         c")
  }

  @Test(
    "scenario 47 · 4.12 a pan that begins makes the tap fail, and no view receives an end for it"
  )
  func panBeatsTap() {
    _ = tap("tap")
    bench.add(UIPanGestureRecognizer(), "pan")
    bench.play("at   0  .1     .2\n1    b  +15    e\npan     began  ended\nV    b       c")
  }

  @Test(
    "scenario 52 · 4.12 canPrevent or canBePrevented return false: both",
    arguments: [true, false]
  )
  func overrides(prevents: Bool) {
    let own = bench.custom("own")
    own.isSilent = true
    own.reactions["e"] = { own, _, _ in own.state = .ended }
    own.preventsOthers = !prevents
    own.canBePrevented = prevents
    let other = bench.custom("other", to: bench.p)
    other.isSilent = true
    other.reactions["e"] = { own, _, _ in own.state = .ended }
    other.canBePrevented = prevents ? true : false
    bench.play(
      """
      at     0  .1
      1      b  e
      own       ended
      other     ended
      V      b         c
      """
    )
  }

  @Test("4.13 an active gesture blocks a later related one, even with another finger")
  func blocked() {
    bench.add(UIPanGestureRecognizer(), "outer", to: bench.p).maximumNumberOfTouches = 1
    let w = bench.view("W", CGRect(x: 200, y: 0, width: 200, height: 800), in: bench.p)
    bench.add(UIPanGestureRecognizer(), "inner", to: w)
    bench.play(
      """
      at     0         .1       .2        .3       .4
      1      b10,10    +0,20                       +5
      2                         b300,300  +40
      outer            began                       changed
      V      b               c
      W                         b         m
      """
    )
  }

  @Test("4.13 an active one that allows others to begin beside it blocks none")
  func notBlocked() {
    let outer = bench.add(UIPanGestureRecognizer(), "outer", to: bench.p)
    outer.maximumNumberOfTouches = 1
    outer.delegate = questions
    questions.together = { _, _ in true }
    let w = bench.view("W", CGRect(x: 200, y: 0, width: 200, height: 800), in: bench.p)
    bench.add(UIPanGestureRecognizer(), "inner", to: w)
    bench.play(
      """
      at     0         .1       .2        .3
      1      b10,10    +0,20
      2                         b300,300  +40
      outer            began
      inner                               began
      V      b               c
      W                         b               c
      """
    )
  }

  @Test("scenario 49 · 4.14 pans on siblings, two fingers: both")
  func siblings() {
    let left = bench.view("L", CGRect(x: 0, y: 0, width: 150, height: 800), in: bench.p)
    let right = bench.view("R", CGRect(x: 150, y: 0, width: 250, height: 800), in: bench.p)
    bench.add(UIPanGestureRecognizer(), "one", to: left)
    bench.add(UIPanGestureRecognizer(), "two", to: right)
    bench.play(
      """
      at   0  .1
      1    b  +20
      2    b  +20
      one     began
      two     began
      L    b         c
      R    b         c
      """
    )
  }

  @Test("scenario 38 · 4.15 two taps on one view: the newest only")
  func newest() {
    _ = (tap("old"), tap("new"))
    bench.play("at   0  .1\n1    b  e\nnew     ended\nV    b         c")
  }

  @Test("4.15 the deeper view's goes first, even if it is older")
  func deeper() {
    _ = (tap("inner"), tap("outer", to: bench.p))
    bench.play("at     0  .1\n1      b  e\ninner     ended\nV      b         c")
  }

  @Test(
    "4.16 a tap prevents no tap of a higher count, but is prevented by it",
    arguments: [true, false]
  )
  func tapCounts(doubleFirst: Bool) {
    if doubleFirst {
      _ = (tap("double", taps: 2), tap("single"))
    } else {
      _ = (tap("single"), tap("double", taps: 2))
    }
    bench.play(
      """
      at      0  .1      .2  .3
      1       b  e       b   e
      single     ended
      double                 ended
      V       b        c b         c
      """
    )
  }
}
