import Expectations
import Testing
import TouchCore
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Rules 1: one object for each contact.
@MainActor
final class PointerClickRuleTests {
  lazy var bench = Bench()
  private var touches: [UITouch] = []

  private func watch() {
    bench.v.onTouch = { [unowned self] letter, event in
      if letter == "b", let touch = event?.allTouches?.first(where: { $0.phase == .began }) {
        touches.append(touch)
      }
    }
  }

  private func send(
    _ phase: Contact.Phase,
    _ x: Double = 50,
    _ y: Double = 50,
    id: Int = 1,
    kind: Contact.Kind = .indirectPointer,
    at time: Double
  ) {
    let contact = Contact(
      id: Contact.ID(id),
      phase: phase,
      position: Point(x: x, y: y),
      kind: kind
    )
    bench.application.receive(TouchFrame(time: .seconds(time), contacts: [contact], buttons: 1))
  }

  @Test(
    "1.1 a pointer keeps its object over several clicks, and each click is a contact of its own"
  )
  func clicks() {
    watch()
    send(.began, 50, at: 0)
    send(.moved, 90, at: 0.1)
    send(.ended, 90, at: 0.2)
    send(.began, 200, id: 2, at: 1)
    expectEqual(touches.count, 2)
    #expect(touches[0] === touches[1])
    let touch = touches[0]
    #expect(touch.location(in: nil).x == 200 && touch.previousLocation(in: nil).x == 200)
    #expect(touch.phase == .began && touch.tapCount == 1 && touch.timestamp == 1)
    send(.moved, 210, id: 2, at: 1.1)
    #expect(touch.previousLocation(in: nil).x == 200 && touch.phase == .moved)
    send(.ended, 210, id: 2, at: 1.2)
    expectEqual(bench.take(), ["V b", "V m", "V e", "V b", "V m", "V e"])
  }

  @Test("1.1 the object follows its pointer to another view, and counts taps anew there")
  func otherView() {
    let right = bench.view("R", CGRect(x: 200, y: 0, width: 200, height: 800), in: bench.p)
    watch()
    send(.began, 50, at: 0)
    send(.ended, 50, at: 0.1)
    send(.began, 50, at: 0.2)
    #expect(touches[0].tapCount == 2 && touches[0].view === bench.v)
    send(.ended, 50, at: 0.3)
    var seen: UITouch?
    right.onTouch = { _, event in seen = event?.allTouches?.first }
    send(.began, 250, at: 0.4)
    #expect(seen === touches[0])
    #expect(seen?.view === right && seen?.tapCount == 1)
  }

  @Test("1.1 a finger, a pencil and a finger on a touchpad are new objects each time")
  func others() {
    for kind in [Contact.Kind.direct, .pencil, .indirect] {
      touches = []
      watch()
      let start = bench.now + 1
      bench.now = start
      send(.began, kind: kind, at: start)
      send(.ended, kind: kind, at: start + 0.1)
      send(.began, kind: kind, at: start + 0.5)
      send(.ended, kind: kind, at: start + 0.6)
      #expect(touches.count == 2 && touches[0] !== touches[1])
    }
  }

  @Test(
    "1.1 two pointers at a time are two objects, and so is a click beside a lift that is held back"
  )
  func twoAtATime() {
    watch()
    send(.began, 50, id: 1, at: 0)
    send(.began, 90, id: 2, at: 0.1)
    #expect(touches.count == 2 && touches[0] !== touches[1])
    send(.ended, 50, id: 1, at: 0.2)
    send(.ended, 90, id: 2, at: 0.3)
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    bench.v.addGestureRecognizer(tap)
    touches = []
    _ = bench.take()
    send(.began, at: 1)
    send(.ended, at: 1.1)
    send(.began, 55, at: 1.2)
    #expect(touches.count == 2 && touches[0] !== touches[1])
    send(.ended, 55, at: 1.3)
    expectEqual(bench.take(), ["V b", "V b", "V c", "V c"])
  }

  @Test("1.1 a touch that a client keeps by identity is found again, and hashes the same")
  func identity() {
    watch()
    send(.began, at: 0)
    let set: Set<UITouch> = [touches[0]]
    send(.ended, at: 0.1)
    bench.down(7, 300, 300, at: 0.2)
    send(.began, id: 3, at: 0.3)
    expectEqual(touches.count, 3)
    #expect(set.contains(touches[2]) && !set.contains(touches[1]))
    // The finger began first: the click is the later one, for all that its object is older.
    bench.v.isMultipleTouchEnabled = false
    send(.ended, id: 3, at: 0.4)
    _ = bench.take()
    send(.began, id: 4, at: 0.5)
    expectEqual(bench.take(), [])
  }

  @Test("1.1 a control that never heard of a click's end tracks the next click")
  func control() {
    let control = bench.control()
    send(.began, 150, 150, at: 0)
    expectEqual(bench.take(), ["begin", "down"])
    control.keepsEnds = true
    send(.ended, 150, 150, at: 0.1)
    control.keepsEnds = false
    send(.began, 150, 150, at: 1)
    expectEqual(bench.take(), ["cancel", "touchCancel", "begin", "down"])
    send(.ended, 150, 150, at: 1.1)
    expectEqual(bench.take(), ["end", "upInside"])
    send(.began, 150, 150, at: 2)
    expectEqual(bench.take(), ["begin", "down"])
  }
}
