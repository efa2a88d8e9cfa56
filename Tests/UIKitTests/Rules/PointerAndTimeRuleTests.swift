import Expectations
import Testing
import TouchCore
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Rules 9 and 10: force, pointers, pencils, time.
@MainActor
final class PointerAndTimeRuleTests {
  lazy var bench = Bench()

  @Test("9.1 the capability is unknown, unavailable or available, as the screen's")
  func forceCapability() {
    expectEqual(UITraitCollection().forceTouchCapability.rawValue, 0)
    expectEqual(bench.window.traitCollection.forceTouchCapability.rawValue, 1)
    bench = Bench(maximumForce: 5)
    expectEqual(bench.window.traitCollection.forceTouchCapability.rawValue, 2)
  }

  private func click(_ buttons: Int, at time: Double, kind: Contact.Kind = .indirectPointer) {
    for (phase, delay) in [(Contact.Phase.began, 0.0), (.ended, 0.1)] {
      bench.application.receive(
        TouchFrame(
          time: .seconds(time + delay),
          contacts: [
            Contact(id: Contact.ID(1), phase: phase, position: Point(x: 9, y: 9), kind: kind)
          ],
          buttons: buttons
        )
      )
    }
  }

  @Test("9.4 the buttons that a tap requires count for pointers, and not for fingers")
  func buttonMaskRequired() {
    let tap = bench.add(UITapGestureRecognizer(), "tap")
    expectEqual(tap.buttonMaskRequired, .primary)
    click(1, at: 0)
    expectEqual(bench.take(), ["V b", "tap!ended", "V c"])
    click(2, at: 1)
    expectEqual(bench.take(), ["V b", "V e"])
    click(0, at: 2, kind: .direct)
    expectEqual(bench.take(), ["V b", "tap!ended", "V c"])
    tap.buttonMaskRequired = .secondary
    click(2, at: 3)
    expectEqual(bench.take(), ["V b", "tap!ended", "V c"])
  }

  @Test("9.4 events and recognizers have the buttons and the keys that are down")
  func buttonsAndKeys() {
    let own = bench.custom("own")
    var seen: [UIEvent.ButtonMask] = []
    var keys: [UIKeyModifierFlags] = []
    own.reactions["b"] = { own, _, event in
      seen = [own.buttonMask, event?.buttonMask ?? []]
      keys = [own.modifierFlags, event?.modifierFlags ?? []]
      own.state = .failed
    }
    bench.application.receive(
      TouchFrame(
        time: .zero,
        contacts: [
          Contact(
            id: Contact.ID(1),
            phase: .began,
            position: Point(x: 9, y: 9),
            kind: .indirectPointer
          )
        ],
        buttons: 3,
        modifiers: 1 << 17 | 1 << 20
      )
    )
    expectEqual(seen, [[.primary, .secondary], [.primary, .secondary]])
    expectEqual(keys, [[.shift, .command], [.shift, .command]])
    #expect(own.buttonMask == [] && own.modifierFlags == [])
    expectEqual(UIEvent.ButtonMask.button(2), .secondary)
  }

  @Test(
    "9.5 pencil and finger share a gesture only if different types are allowed",
    arguments: [true, false]
  )
  func touchTypes(isExclusive: Bool) {
    let own = bench.custom("own")
    #expect(own.requiresExclusiveTouchType)
    own.requiresExclusiveTouchType = isExclusive
    own.isSilent = true
    bench.play("at  0  .1\n1   b\n2p     b\nV   b  b")
    expectEqual(own.numberOfTouches, (isExclusive ? 1 : 2))
  }

  @Test(
    "9.5 a finger and a pencil are no double tap unless different types are allowed",
    arguments: [true, false]
  )
  func typesOfTaps(isExclusive: Bool) {
    let taps = bench.add(UITapGestureRecognizer(), "taps")
    taps.numberOfTapsRequired = 2
    taps.requiresExclusiveTouchType = isExclusive
    func tap(_ kind: Contact.Kind, at time: Double) {
      for (phase, delay) in [(Contact.Phase.began, 0.0), (.ended, 0.1)] {
        let place = Point(x: 9, y: 9)
        let contact = Contact(id: Contact.ID(1), phase: phase, position: place, kind: kind)
        bench.application.receive(
          TouchFrame(time: .seconds(time + delay), contacts: [contact])
        )
      }
    }
    tap(.direct, at: 0)
    tap(.pencil, at: 0.2)
    #expect(bench.take().contains("taps!ended") != isExclusive)
    // The next attempt is for the other type.
    tap(.pencil, at: 2)
    tap(.pencil, at: 2.2)
    #expect(bench.take().contains("taps!ended"))
  }

  @Test("10.1 a frame is one event; a frame with two phases of one contact is two")
  func frames() {
    let place = Point(x: 9, y: 9)
    let id = Contact.ID(1)
    bench.application.receive(
      TouchFrame(
        time: .zero,
        contacts: [
          Contact(id: id, phase: .began, position: place),
          Contact(id: id, phase: .moved, position: Point(x: 10, y: 9)),
          Contact(id: id, phase: .ended, position: place),
        ]
      )
    )
    expectEqual(bench.take(), ["V b", "V m", "V e"])
  }

  @Test(
    "scenario 65 · 10.1 a touch that begins in the event of another's end: both, and nothing stale"
  )
  func endAndBeginning() {
    bench.add(UITapGestureRecognizer(), "tap")
    bench.play(
      """
      at   0  .1       .2  1  1.1
      1    b  e            b  e
      2       b        e
      tap                     ended
      V    b  b  e     e   b          c
      """
    )
  }

  @Test("10.2 deadlines count from the touch's time, and firing them is a flush")
  func deadlines() {
    bench.add(UILongPressGestureRecognizer(), "press")
    bench.when("look") { [self] in expectEqual(bench.application.nextDeadline, .seconds(0.75)) }
    bench.play(
      "at     .25  .3    .75\n1      b\ndo          look\npress             began\nV      b                c"
    )
  }

  @Test("10.3 a timer due at an event's own time runs before it, an earlier one before that")
  func timersFirst() {
    let bench = bench
    for (name, delay) in [("late", 0.1), ("early", 0.05)] {
      Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { [unowned bench] _ in
        bench.note("timer \(name)")
      }
    }
    bench.play("at     .1\n1      b\ntimer  early late\nV                 b")
  }

  @Test("10.3 a press that is due at the time of the lift began before it")
  func pressAtLift() {
    bench.add(UILongPressGestureRecognizer(), "press")
    bench.play("at     0  .5\n1      b  e\npress     began   ended\nV      b        c")
  }
}
