import Expectations
import Testing
import TouchCore
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Rules 4: states.
@MainActor
final class StateRuleTests {
  lazy var bench = Bench()

  @Test("4.1 states have Apple's numbers; recognized is ended")
  func numbers() {
    let states = (0..<6).map { UIGestureRecognizer.State(rawValue: $0) }
    expectEqual(states, [.possible, .began, .changed, .ended, .cancelled, .failed])
    expectEqual(UIGestureRecognizer.State.recognized, .ended)
  }

  @Test("4.2 a discrete gesture changes from possible to ended, a continuous one through began")
  func paths() {
    let own = bench.custom("own")
    own.isSilent = true
    own.cancelsTouchesInView = false
    own.reactions["m"] = { own, _, _ in own.state = .began }
    own.reactions["e"] = { own, _, _ in own.state = .ended }
    bench.play(
      """
      at   0  .1       .2       .3       1  1.1
      1    b  +1       +1       e        b  e
      own     began    changed  ended       ended
      V    b        m        m        e  b        e
      """
    )
  }

  @Test(
    "4.3 an illegal state is replaced with a legal one, or ignored",
    arguments: [
      ([.changed], ["began"]), ([.cancelled], []), ([.failed], []), ([.possible], []),
      ([.ended, .ended], ["ended"]), ([.ended, .changed], ["ended"]),
    ] as [([UIGestureRecognizer.State], [String])]
  )
  func fromPossible(wishes: [UIGestureRecognizer.State], expected: [String]) {
    let own = bench.custom("own")
    own.isSilent = true
    own.reactions["b"] = { own, _, _ in for wish in wishes { own.state = wish } }
    bench.down(1, 10, 10, at: 0)
    expectEqual(bench.take().filter { $0.contains("!") }, expected.map { "own!\($0)" })
  }

  @Test(
    "4.3 from active: began means changed, failed means cancelled, possible means nothing",
    arguments: [
      (.began, "changed"), (.failed, "cancelled"), (.possible, "changed"), (.ended, "ended"),
    ] as [(UIGestureRecognizer.State, String)]
  )
  func fromActive(wish: UIGestureRecognizer.State, expected: String) {
    let own = bench.custom("own")
    own.isSilent = true
    own.reactions["b"] = { own, _, _ in own.state = .began }
    own.reactions["m"] = { own, _, _ in own.state = wish }
    bench.down(1, 10, 10, at: 0)
    bench.move(1, 11, 10, at: 0.1)
    expectEqual(bench.take().filter { $0.contains("!") }, ["own!began", "own!\(expected)"])
  }

  @Test("scenario 61 · 4.4 an action sets ended: one ended, and the finger is ignored from then on")
  func endedByHand() {
    let pan = bench.add(UIPanGestureRecognizer(), "pan")
    bench.reactions["pan!changed"] = { pan.state = .ended }
    bench.play(
      """
      at   0  .1      .2             .3   .4  1  1.1
      1    b  +50     +5             +50  e   b  +50
      pan     began   changed ended              began
      V    b        c                         b        c
      """
    )
  }

  @Test(
    "4.4 one that failed receives nothing more of its touches, is possible again, and takes new ones"
  )
  func failed() {
    let own = bench.custom("own")
    own.reactions["m"] = { own, _, _ in own.state = .failed }
    bench.play(
      """
      at   0  .1          .2    .3   .4
      1    b  +5          +5         e
      2                         b
      own  b  m reset           b
      V      b        m   m       b  e
      """
    )
    expectEqual(own.state, .possible)
  }

  @Test("4.5 the reset comes after the actions, in the same pass, before the views are called")
  func reset() {
    let own = bench.custom("own")
    own.reactions["b"] = { own, _, _ in own.state = .ended }
    bench.play("at   0\n1    b\nown  b ended reset")
  }

  @Test("4.5 recognizers that a requirement links reset together, when all are over")
  func linkedResets() {
    let (first, second) = (bench.custom("first"), bench.custom("second"))
    first.require(toFail: second)
    first.reactions["m"] = { own, _, _ in own.state = .failed }
    second.reactions["e"] = { own, _, _ in own.state = .failed }
    bench.play(
      """
      at      0      .1       .2     .3                1
      1       b      +1       +1     e                 b
      second  b      m        m      e   reset         b
      first     b      m                       reset     b
      V           b      m       m                   e     b
      """
    )
  }

  @Test(
    "4.6 one that takes part and never finishes delays the ones that require it, and delayed ends"
  )
  func neverFinishes() {
    let own = bench.custom("own")
    own.delaysTouchesEnded = true
    bench.add(UITapGestureRecognizer(), "tap").require(toFail: own)
    bench.play(
      """
      at   0    .1  5  5.1
      1    b    e   b  e
      own  b    e   b  e
      V      b        b
      """
    )
    own.state = .failed
    bench.play("at   6\ntap  ended\nown         reset\nV                  e c")
  }

  @Test("4.7 in an action the state is the one that the action is about")
  func stateInAction() {
    let pan = bench.add(UIPanGestureRecognizer(), "pan")
    var states: [UIGestureRecognizer.State] = []
    for state in ["began", "changed", "ended"] {
      bench.reactions["pan!\(state)"] = { states.append(pan.state) }
    }
    bench.play(
      "at   0  .1     .2       .3\n1    b  +20    +5       e\npan     began  changed  ended\nV    b       c"
    )
    expectEqual(states, [.began, .changed, .ended])
    expectEqual(pan.state, .possible)
  }

  @Test(
    "4.8 an active gesture sends an action in every pass in which its touch moved, even if no state was set"
  )
  func changedByItself() {
    let own = bench.custom("own")
    own.isSilent = true
    own.reactions["b"] = { own, _, _ in if own.state == .possible { own.state = .began } }
    bench.play(
      """
      at   0      .1       .2        .3        .4
      1    b      +1                 +1        e
      2                    b200,200  +1
      own  began  changed            changed
      """
    )
  }

  @Test("4.8 at most one action a pass, however often the state is set")
  func onceAPass() {
    let own = bench.custom("own")
    own.isSilent = true
    own.reactions["b"] = { own, _, _ in own.state = .began }
    own.reactions["m"] = { own, _, _ in
      own.state = .changed
      own.state = .changed
    }
    bench.play("at   0      .1\n1    b      +1\nown  began  changed")
  }

  @Test("4.8 a built-in pan sends nothing while its fingers rest")
  func panRests() {
    bench.add(UIPanGestureRecognizer(), "pan")
    bench.play(
      """
      at   0  .1       .2       .3        .5  .6        .7
      1    b  +20      +10                              e
      2                         b300,300      e
      pan     began    changed                          ended
      V    b         c
      """
    )
  }
}
